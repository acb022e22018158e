"""What is written to the log between games: long records, and all of it anew. Forgotten while a game is played.

Its events are short records, for which `goldpan.log` alone will do.
"""

from goldpan.log import FLAGS, GAME, MAGIC, sealed, SPLICE

SPLICE_SIZE = 6


def long_record(kind, payload, place):
    """A long record as it is written at `place`."""
    return sealed(bytes((kind, len(payload))) + payload, place)


def splice(log):
    """The record that says where the good part before a torn record ended; it goes before the next one."""
    return long_record(SPLICE, bytes((log.good & 255, log.good >> 8)), log.end)


def block(log, kind, payload):
    """Append a long record of at most 255 bytes. True when it is safe."""
    if not log.ready():
        return False
    record = long_record(kind, payload, log.end + (SPLICE_SIZE if log.torn() else 0))
    if kind != GAME and log.end + SPLICE_SIZE + len(record) > log.limit:
        return False  # no room for this one, but still for a game's small records
    if not log.append(record):
        return False
    if kind == GAME:
        log.follow(record)
    return True


def begin(log):
    """Make a memory with nothing sound in it ours. True when it is."""
    if log.memory.kind != "append" or not log.erased:
        return rewrite(log, ())
    if not log.write(0, MAGIC):
        return False
    log.end = log.good = len(MAGIC)
    log.fresh = False
    return True


def rewrite(log, blocks):
    """Erase everything and keep only these (kind, payload): between games only, a cut here costs them."""
    if log.memory is None:
        return False
    data = bytearray(b"\xff" * (log.limit + FLAGS))
    data[: len(MAGIC)] = MAGIC
    end = len(MAGIC)
    for kind, payload in blocks:
        record = long_record(kind, payload, end)
        if end + len(record) <= log.limit:
            data[end : end + len(record)] = record
            end += len(record)
    log.pending = b""
    try:
        log.memory.rewrite(data)
    except Exception:
        log.note = "memory_failed"
        return False
    log.end = log.good = end
    log.fresh = False
    log.note = None
    return True
