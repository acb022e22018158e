"""Records: every press of a run with its time, and what is needed to play it back exactly.

A file of JSON lines. The first names board, seed, versions and the memory the run began with; then one
[ms, key, pressed] a change; the last says how the screen looked at the end, so that playback can check it.
"""

import hashlib
import json

from goldpan import library
from goldpan.app import VERSION
from hal.desktop.device import Refused


def header(board, seed, memory):
    """The first line of a record, as a dict."""
    rules = {name: library.load(name, "rules").VERSION for name in library.GAMES}
    return {
        "goldpan": VERSION,
        "board": board,
        "seed": seed,
        "rules": rules,
        "memory": hashlib.sha256(memory).hexdigest()[:16],
    }


def seen(device):
    """A digest of the panel."""
    return hashlib.sha256(bytes(device.screen.wire.frame)).hexdigest()[:16]


class Recorder:
    """Writes a record as the run goes on. Refused when the file exists: nothing is overwritten."""

    def __init__(self, path, head):
        try:
            self.file = open(path, "x")
        except FileExistsError:
            raise Refused("{} exists already; nothing is overwritten.".format(path)) from None
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
    """(header, changes, end or None) of a record. Refused when it is none."""
    try:
        with open(path) as file:
            lines = [json.loads(line) for line in file]
        head, rest = lines[0], lines[1:]
        if not isinstance(head, dict) or "goldpan" not in head:
            raise ValueError
        end = rest.pop() if rest and isinstance(rest[-1], dict) else None
        changes = [(int(ms), int(key), bool(pressed)) for ms, key, pressed in rest]
        return head, changes, end
    except OSError as error:
        raise Refused("The record {} cannot be read: {}.".format(path, error.strerror)) from error
    except (ValueError, IndexError, TypeError, UnicodeDecodeError):
        raise Refused("{} is no record of Goldpan.".format(path)) from None


def matches(head, mine):
    """Refused, naming the first difference, when a record was made with something else."""
    for name, value in mine.items():
        if name != "seed" and head.get(name) != value:
            raise Refused("The record was made with another {}: {} instead of {}.".format(name, head.get(name), value))


def play(runner, changes, end):
    """Feed the changes at their times. True when the screen at the end is the recorded one."""
    clock = runner.device.clock
    for ms, key, pressed in changes:
        runner.wait(ms - clock.ms())
        runner.feed(key, pressed)
    if end is None:
        runner.wait(1000)
        return True
    runner.wait(end["end"] - clock.ms())
    return seen(runner.device) == end["seen"]
