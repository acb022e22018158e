"""Records: every press of a run with its time, and what is needed to play it back exactly.

A file of JSON lines. The first names board, seed, language, versions and the memory the run began with; then one
[ms, key, pressed] a change; the last says how the screen looked at the end, so that playback can check it.
"""

import hashlib
import json
import os

from goldpan import library
from goldpan.keys import NAMES
from goldpan.mainmenu import VERSION
from hal.desktop.device import Refused

AFTERWARDS_MS = 1000  # what a record without an end is followed by, so that animations come to rest


def header(board, seed, memory, language=None):
    """The first line of a record, as a dict. `language` is None where that of the settings counts."""
    try:
        rules = [(name, library.load(name, "rules")) for name in library.GAMES]
    except ValueError as error:  # somebody edited a game's data
        raise Refused("Nothing can be recorded or played back: {}".format(error)) from error
    return {
        "goldpan": VERSION,
        "board": board,
        "rules": {name: module.VERSION for name, module in rules},
        "data": {name: module.DATA_SUM for name, module in rules},
        "seed": seed,
        "language": language,
        "memory": hashlib.sha256(memory).hexdigest()[:16],
    }


def seen(device):
    """A digest of the panel."""
    return hashlib.sha256(bytes(device.screen.wire.frame)).hexdigest()[:16]


def free(path):
    """Refused when a record cannot begin at `path`, because something is there or there is no such folder."""
    if os.path.lexists(path):
        raise Refused("{} exists already; nothing is overwritten.".format(path))
    folder = os.path.dirname(os.path.abspath(path))
    if not (os.path.isdir(folder) and os.access(folder, os.W_OK)):
        raise Refused("The record {} cannot be written: there is no such folder to write in.".format(path))


class Recorder:
    """Writes a record as the run goes on. Refused when the file exists: nothing is overwritten."""

    def __init__(self, path, head):
        free(path)
        try:
            self.file = open(path, "x", encoding="ascii")
        except OSError as error:
            raise Refused("The record {} cannot be written: {}.".format(path, error.strerror)) from error
        self.line(head)

    def line(self, value):
        self.file.write(json.dumps(value) + "\n")
        self.file.flush()

    def heard(self, ms, key, pressed):
        self.line([ms, key, int(pressed)])

    def end(self, device):
        """The last line."""
        self.line({"end": device.clock.ms(), "seen": seen(device)})
        self.file.close()


def read(path):
    """(header, changes, end or None) of a record; a run that was killed has no end. Refused when it is none."""
    try:
        with open(path, encoding="ascii") as file:
            lines = file.read().split("\n")
        torn = lines.pop()  # "" after the last line break; else the line that killing cut short
        lines = [json.loads(line) for line in lines]
        head, rest = lines[0], lines[1:]
        end = rest.pop() if rest and isinstance(rest[-1], dict) and not torn else None
        if not sound(head, rest, end):
            raise ValueError
        return head, rest, end
    except OSError as error:
        raise Refused("The record {} cannot be read: {}.".format(path, error.strerror)) from error
    except (ValueError, IndexError, RecursionError):
        raise Refused("{} is no record of Goldpan.".format(path)) from None


def sound(head, changes, end):
    """True when the lines of a file are what a Recorder writes."""
    if not (isinstance(head, dict) and isinstance(head.get("goldpan"), str) and type(head.get("seed")) is int):
        return False
    last = 0
    for change in changes:
        if not (isinstance(change, list) and len(change) == 3 and all([type(value) is int for value in change])):
            return False
        ms, key, pressed = change
        if ms < last or not (0 <= key < len(NAMES) and pressed in (0, 1)):
            return False
        last = ms
    return end is None or (type(end.get("end")) is int and end["end"] >= last and isinstance(end.get("seen"), str))


def matches(head, mine):
    """Refused, naming the first difference, when a record was made with something else."""
    for name, words in (
        ("goldpan", "version of Goldpan"),
        ("board", "board"),
        ("rules", "version of the rules"),
        ("data", "set of game data"),
        ("seed", "seed"),
        ("language", "language"),
        ("memory", "memory"),
    ):
        if head.get(name) != mine[name]:
            raise Refused(
                "The record was made with another {}: {}, not {}.".format(words, told(head.get(name)), told(mine[name]))
            )


def told(value):
    """A value of a header, for a sentence."""
    if isinstance(value, dict):
        return ", ".join(["{} {}".format(name, value[name]) for name in sorted(value)])
    return str(value)


def play(runner, changes, end):
    """Feed the changes at their times. True when the screen at the end is the recorded one; None when unknown."""
    clock = runner.device.clock
    for ms, key, pressed in changes:
        runner.wait(ms - clock.ms())
        runner.feed(key, bool(pressed))
    if end is None:
        runner.wait(AFTERWARDS_MS)
        return None
    runner.wait(end["end"] - clock.ms())
    return seen(runner.device) == end["seen"]
