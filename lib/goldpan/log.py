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

Here is what a game's events need; reading is `goldpan.reader`, writing long records `goldpan.blocks`.
"""

from binascii import crc32

MAGIC = b"GPN1"
FLAGS = 16  # bytes at the end that belong to boot.py, see goldpan.bootflag
SMALLEST = 512
SHORT_END = 244  # kinds below are short records
UNDO, ABANDON, END, ASIDE = 240, 241, 242, 243
PRESETS, NAMES, SETUPS, HISTORY, SETTINGS, GAME, SPLICE = 247, 248, 249, 250, 251, 252, 254
KEPT = (SETTINGS, NAMES, SETUPS, PRESETS)  # of these only the latest record counts
EMPTY = 255
GAP = 2  # erased bytes left after a torn record: whatever follows can never complete its check


def check(data, start):
    """16 bits that tell whether `data` is as it was written."""
    return crc32(data, start) & 0xFFFF


def sealed(body, start):
    """A record: body and its check."""
    seal = check(body, start)
    return bytes(body) + bytes((seal & 255, seal >> 8))


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
        if not self.ready() or not self.append(record):
            return False
        self.follow(record)
        return True

    def flush(self):
        """Write what waits (memory of kind "rewrite"); at the end of a turn."""
        if not self.pending:
            return
        data, self.pending = self.pending, b""
        self.write(self.end - len(data), data)

    def torn(self):
        """True when something unsound lies between the last good record and the end."""
        return self.good < self.end

    def ready(self):
        """True when a record can be appended; makes the memory ours first."""
        if not self.saving:
            return False
        if not self.fresh:
            return True
        from goldpan.blocks import begin

        return begin(self)

    def append(self, record):
        """Add a record at the end. True when that could be done."""
        if self.torn():
            from goldpan.blocks import splice

            record = splice(self) + record
        if self.end + len(record) > self.limit:
            self.note = "memory_full"
            return False
        if self.memory.kind != "append":
            self.pending += record
        elif not self.write(self.end, record):
            return False
        self.end += len(record)
        self.good = self.end
        return True

    def follow(self, record):
        """Keep the chain: the check of the game's own record or of its last short one."""
        self.chain = record[-2] | record[-1] << 8

    def write(self, place, data):
        """Put bytes into the memory. True when that could be done."""
        try:
            self.memory.write(place, data)
            return True
        except Exception:  # whatever a driver raises, the game goes on unsaved and says so
            self.note = "memory_failed"
            return False
