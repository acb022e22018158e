"""Helpers for tests of what stands in memory; runs under CPython and MicroPython."""

from goldpan import log
from goldpan.between import record_of
from goldpan.journal import Journal, Start
from goldpan.log import Log
from hal.fake import Memory

NAMES = ["Ada", "Bo", "Cy"]
log.forget = lambda package, names: None  # loading the reader anew for each of thousands would take minutes


def start(name="gold_fever", players=3, **options):
    """How a game begins."""
    return Start(name, 1, 0, players, options, NAMES[:players])


class Tape(Memory):
    """A memory that keeps every piece of programming: `tape` is a list of (memory before, place, data).

    An erase stands as (memory before, None, all bytes written after it).
    """

    def __init__(self, size=4096, data=None, kind="append"):
        Memory.__init__(self, size, data, kind)
        self.tape = []

    def write(self, place, data):
        self.tape.append((bytes(self.data), place, bytes(data)))
        Memory.write(self, place, data)

    def rewrite(self, data):
        self.tape.append((bytes(self.data), None, bytes(data)))
        Memory.rewrite(self, data)


def cuts(before, place, data, step=1):
    """Every memory that a power cut during this write can leave behind, the finished one last."""
    if place is not None:
        for size in range(0, len(data), step):
            yield before[:place] + data[:size] + before[place + size :]
        yield before[:place] + data + before[place + len(data) :]
        return
    used = len(data)
    while used and data[used - 1] == 255:
        used -= 1
    yield before
    for size in range(0, used, step):
        yield data[:size] + b"\xff" * (len(data) - size)
    yield data


def opened(data, kind="append"):
    """The journal in a memory with these bytes."""
    return Journal(Log(Memory(data=data, kind=kind)))


def game(journal):
    """What a journal says of the game in progress: (start, events), or None."""
    return (record_of(journal.start), bytes(journal.events)) if journal.start else None
