"""The one log in non-volatile memory: records are appended, never changed.

    0        4                                        size-16        size
    | "GPN1" | record | record | … | erased, all 0xFF | boot flags |

Two shapes of record, told apart by the first byte, the kind:

    short  kind 0…243                    check check      a game's events; the checks form a chain
    long   kind 244…254  length payload  check check      stands alone; payload is JSON

A check is the low 16 bits of a CRC-32, low byte first. A long record's starts from its own place, so
one damaged block costs that block alone. A short record's starts from the record before it in the
same game, so that an event out of its row is never trusted. Power can fail inside any write: what is
torn is left where it is (clearing it would mean erasing the rest), and before the next record a
`SPLICE` says where the good part ended.

Memory of kind "append" (RP2040, RP2350) takes each record at once. Kind "rewrite" (SAMD51, ESP32)
replaces everything at every write, so there records wait for `flush()`, at the end of a turn.
"""

from binascii import crc32

from goldpan.modules import forget

MAGIC = b"GPN1"
FLAGS = 16  # bytes at the end that belong to boot.py, see goldpan.bootflag
SMALLEST = 512
SHORT_END = 244  # kinds below are short records
UNDO, ABANDON, END, ASIDE = 240, 241, 242, 243
PRESETS, NAMES, SETUPS, HISTORY, SETTINGS, GAME, SPLICE = 247, 248, 249, 250, 251, 252, 254
KEPT = (SETTINGS, NAMES, SETUPS, PRESETS)  # of these only the latest record counts
EMPTY = 255
ERASED = b"\xff" * 64
SPLICE_SIZE = 6
GAP = 2  # erased bytes left after a torn record: whatever follows can never complete its check


def check(data, start):
    """16 bits that tell whether `data` is as it was written."""
    return crc32(data, start) & 0xFFFF


def sealed(body, start):
    """A record: body and its check."""
    seal = check(body, start)
    return bytes(body) + bytes((seal & 255, seal >> 8))


def long_record(kind, payload, place):
    """A long record as it is written at `place`."""
    return sealed(bytes((kind, len(payload))) + payload, place)


def is_erased(data, start, end):
    """True when all bytes are 0xFF."""
    while start < end:  # in slices: byte by byte would take tens of milliseconds on the board
        size = min(len(ERASED), end - start)
        if data[start : start + size] != ERASED[:size]:
            return False
        start += size
    return True


class Log:
    """Appends records to a memory and keeps the RAM side: where the end is, what waits.

    `memory` is a `hal.device.Memory` or None. `note` is a text key when something is to be said:
    "memory_none", "memory_foreign", "memory_damaged", "memory_full", "memory_failed"; else None.
    """

    def __init__(self, memory):
        self.memory = memory
        self.note = None
        self.chain = 0
        self.end = self.good = 0
        self.limit = 0
        self.fresh = True  # nothing sound in it yet: the first write makes it ours
        self.erased = False  # and needs no erase for that
        self.pending = b""

    def read(self):
        """Read everything once: yields (kind, payload) in the order written. A list would be too much for the heap.

        The log can be used when all has been taken.
        """
        try:
            data = self.memory.read()
            if len(data) < SMALLEST:
                raise ValueError
        except Exception:  # a missing, broken or tiny memory all mean the same: play without it
            self.memory = None
            self.note = "memory_none"
            return
        self.limit = len(data) - FLAGS
        if sum([data[place] == MAGIC[place] for place in range(4)]) < 3:  # one damaged byte costs nothing
            self.erased = is_erased(data, 0, self.limit)
            if not self.erased and not is_erased(data, len(MAGIC) - 1, self.limit):
                self.note = "memory_foreign"  # more than our own first four bytes, torn
            return
        from goldpan.reader import Reader

        reader = Reader(data)
        for record in reader.records():
            yield record
        self.fresh = False
        self.chain, self.end, self.good = reader.chain, reader.end, reader.good
        if reader.damaged:
            self.note = "memory_damaged"
        forget("goldpan", ("reader",))  # needed once at the start, and 3 KB

    @property
    def saving(self):
        """True while records can still be written."""
        return self.memory is not None and self.note not in ("memory_full", "memory_failed")

    def room(self):
        """Bytes left for records."""
        return self.limit - self.end

    def event(self, kind):
        """Append a short record. True when it is (or will be, at flush) safe."""
        record = sealed(bytes((kind,)), self.chain)
        if not self._ready() or not self._append(record):
            return False
        self._follow(record)
        return True

    def block(self, kind, payload):
        """Append a long record of at most 255 bytes. True when it is safe."""
        if not self._ready():
            return False
        record = long_record(kind, payload, self.end + (SPLICE_SIZE if self.torn() else 0))
        if kind != GAME and self.end + SPLICE_SIZE + len(record) > self.limit:
            return False  # no room for this one, but still for a game's small records
        if not self._append(record):
            return False
        if kind == GAME:
            self._follow(record)
        return True

    def flush(self):
        """Write what waits (memory of kind "rewrite"); at the end of a turn."""
        if not self.pending:
            return
        data, self.pending = self.pending, b""
        self._write(self.end - len(data), data)

    def rewrite(self, blocks):
        """Erase everything and keep only these (kind, payload): between games only, a cut here costs them."""
        if self.memory is None:
            return False
        data = bytearray(b"\xff" * (self.limit + FLAGS))
        data[: len(MAGIC)] = MAGIC
        end = len(MAGIC)
        for kind, payload in blocks:
            record = long_record(kind, payload, end)
            if end + len(record) <= self.limit:
                data[end : end + len(record)] = record
                end += len(record)
        self.pending = b""
        try:
            self.memory.rewrite(data)
        except Exception:
            self.note = "memory_failed"
            return False
        self.end = self.good = end
        self.fresh = False
        self.note = None
        return True

    def torn(self):
        """True when something unsound lies between the last good record and the end."""
        return self.good < self.end

    def _ready(self):
        """True when a record can be appended; makes the memory ours first."""
        if not self.saving:
            return False
        if not self.fresh:
            return True
        if self.memory.kind == "append" and self.erased:
            if not self._write(0, MAGIC):
                return False
            self.end = self.good = len(MAGIC)
            self.fresh = False
            return True
        return self.rewrite(())

    def _append(self, record):
        if self.torn():
            record = long_record(SPLICE, bytes((self.good & 255, self.good >> 8)), self.end) + record
        if self.end + len(record) > self.limit:
            self.note = "memory_full"
            return False
        if self.memory.kind != "append":
            self.pending += record
        elif not self._write(self.end, record):
            return False
        self.end += len(record)
        self.good = self.end
        return True

    def _follow(self, record):
        """Keep the chain: the check of the game's own record or of its last short one."""
        self.chain = record[-2] | record[-1] << 8

    def _write(self, place, data):
        try:
            self.memory.write(place, data)
            return True
        except Exception:  # whatever a driver raises, the game goes on unsaved and says so
            self.note = "memory_failed"
            return False
