"""Reads the log at power-on, passing over what is damaged or torn; see goldpan.log for the records.

Needed once, and 4 KB: forgotten then.
"""

from goldpan.log import check, EMPTY, FLAGS, GAME, GAP, MAGIC, SHORT_END, SMALLEST, SPLICE

ERASED = b"\xff" * 64


def is_erased(data, start, end):
    """True when all bytes are 0xFF."""
    while start < end:  # in slices: byte by byte would take tens of milliseconds on the board
        size = min(len(ERASED), end - start)
        if data[start : start + size] != ERASED[:size]:
            return False
        start += size
    return True


def read(log):
    """Read everything once: yields (kind, payload) in the order written. A list would be too much for the heap.

    The log can be used when all has been taken.
    """
    try:
        data = log.memory.read()
        if len(data) < SMALLEST:
            raise ValueError
    except Exception:  # a missing, broken or tiny memory all mean the same: play without it
        log.memory = None
        log.note = "memory_none"
        return
    log.limit = len(data) - FLAGS
    if sum([data[place] == MAGIC[place] for place in range(4)]) < 3:  # one damaged byte costs nothing
        log.erased = is_erased(data, 0, log.limit)
        if not log.erased and not is_erased(data, len(MAGIC) - 1, log.limit):
            log.note = "memory_foreign"  # more than our own first four bytes, torn
        return
    reader = Reader(data)
    for record in reader.records():
        yield record
    log.fresh = False
    log.chain, log.end, log.good = reader.chain, reader.end, reader.good
    if reader.damaged:
        log.note = "memory_damaged"


class Reader:
    """Walks over the records of `data`, passing over what is damaged or torn.

    `records()` yields (kind, payload): payload is None for a short record. `end` is then where the
    next record may be written, `good` where the last trusted one ended, `damaged` whether something
    was passed over that is not just the torn tail a power cut leaves.
    """

    def __init__(self, data):
        self.data = data
        self.limit = len(data) - FLAGS
        self.chain = 0
        self.good = self.end = len(MAGIC)
        self.damaged = False

    def records(self):
        place = self.end
        last = self.last_written()
        while place < last:
            size = self.valid(place, self.chain)
            if not size:
                found = self.resync(place, last)
                self.damaged = self.damaged or not self.torn(place, found, last)
                place = found
                continue
            kind = self.data[place]
            body = bytes(self.data[place : place + size])
            if kind < SHORT_END:
                self.chain = body[1] | body[2] << 8
                yield kind, None
            elif kind == SPLICE:
                pass  # resync() has looked at it already; a splice in its place says nothing new
            else:
                if kind == GAME:
                    self.chain = body[-2] | body[-1] << 8
                yield kind, body[2:-2]
            place += size
            self.good = place
        self.end = last + GAP if self.good < last else place

    def last_written(self):
        """One past the last byte that is not erased."""
        last, data = self.limit, self.data
        while last >= 64 and is_erased(data, last - 64, last):
            last -= 64  # in strides first: most of the memory is erased
        while last > len(MAGIC) and data[last - 1] == EMPTY:
            last -= 1
        # A check may itself end in 0xFF; the record it belongs to is then longer than it looks.
        return last

    def valid(self, place, chain):
        """Size in bytes of the sound record at `place`, or 0."""
        data, kind = self.data, self.data[place]
        if kind < SHORT_END:
            size, start = 3, chain
        elif kind == EMPTY or place + 2 > self.limit:
            return 0
        else:
            size, start = data[place + 1] + 4, place
        if place + size > self.limit:
            return 0
        seal = check(bytes(data[place : place + size - 2]), start)
        return size if data[place + size - 2] == seal & 255 and data[place + size - 1] == seal >> 8 else 0

    def resync(self, place, last):
        """The next place to read on from after something unsound at `place`."""
        for at in range(place + 1, last):
            kind = self.data[at]
            if kind == EMPTY:
                continue
            if kind < SHORT_END:
                # One short record can look sound by accident (1 in 65,536): ask for more than that.
                if self.valid(at, self.chain) and self.confirmed(at, last):
                    return at
            elif self.valid(at, 0):
                if kind != SPLICE or self.joins(at):
                    return at
        return last

    def confirmed(self, at, last):
        """True when a sound record follows the short one at `at`, or it is the last and follows no other."""
        if at + 3 < last:
            return self.valid(at + 3, self.data[at + 1] | self.data[at + 2] << 8)
        return not self.valid(at, self.data[at - 2] | self.data[at - 1] << 8)

    def torn(self, place, found, last):
        """True when just unfinished records lie between, as power cuts leave them; else it is damage."""
        data, end = self.data, place
        while True:
            end = self.reach(end, last)
            while end < found and data[end] == EMPTY:
                end += 1
            if end >= found:
                return found < last and data[found] == SPLICE or end > last
            if data[end] != SPLICE:
                return False

    def reach(self, at, last):
        """Where the record at `at` ends by its own words, or by the first erased byte that JSON cannot hold."""
        if self.data[at] < SHORT_END:
            return at + 3
        end = at + 4 + self.data[at + 1]
        for place in range(at + 2, min(end - 2, last)):
            if self.data[place] == EMPTY:
                return place
        return end

    def joins(self, at):
        """True when the splice at `at` continues exactly what has been read so far."""
        return self.data[at + 2] | self.data[at + 3] << 8 == self.good
