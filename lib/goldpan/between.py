"""The journal between games: a game begins, ends, settings are kept. Forgotten while a game is played."""

import json

from goldpan.blocks import block, rewrite
from goldpan.log import ABANDON, END, GAME, HISTORY, KEPT

PAYLOAD = 255  # bytes that a record can hold at most
HISTORY_KEPT = 8
HISTORY_SHARE = 4  # history may take this part of the memory at most, the rest is for games


def packed(value):
    """JSON bytes, letters such as Ä as they are: CPython alone would make six bytes of each."""
    try:
        return json.dumps(value, ensure_ascii=False).encode()
    except TypeError:
        return json.dumps(value).encode()


def record_of(start):
    """How a game began as a JSON record. ValueError when it would be longer than the log allows (255 bytes)."""
    payload = packed([start.name, start.version, start.data_sum, start.players, start.options, start.names])
    if len(payload) > PAYLOAD:
        raise ValueError("The players' names are too long to be saved.")
    return payload


def begin(journal, start):
    """Begin a game; one that is unfinished is dropped (the asking has been done)."""
    log, payload = journal.log, record_of(start)
    if journal.start:
        log.event(ABANDON)
    journal.clear()
    if not log.fresh and log.room() < log.limit // 2:
        compact(journal)
    journal.unsaved = not block(log, GAME, payload)
    journal.start = start
    log.flush()


def end(journal, result=None):
    """The game is over; `result` (bytes of JSON, or None) joins the history."""
    if result is not None:
        journal.history = journal.history[1 - HISTORY_KEPT :] + [result]
    written = not journal.unsaved and journal.log.event(END)
    journal.clear()
    if written and result is not None:
        written = block(journal.log, HISTORY, result)
    if not written:
        compact(journal)
    journal.unsaved = False
    journal.log.flush()


def keep(journal, kind, payload):
    """Keep new settings or the like (a kind in `log.KEPT`). True when they are safe."""
    unkept = journal.unkept
    if journal.kept.get(kind) == payload and kind not in unkept:
        return True
    journal.kept[kind] = payload
    if block(journal.log, kind, payload):
        journal.log.flush()
        if journal.log.saving:
            if kind in unkept:
                unkept.remove(kind)
            return True
    elif not journal.start and compact(journal):
        return True
    if kind not in unkept:
        unkept.append(kind)
    return False


def compact(journal):
    """Rewrite the log with what is still needed; never while a game is unfinished."""
    if journal.start:
        raise ValueError("A game is unfinished: its memory is not erased.")
    blocks = [(kind, journal.kept[kind]) for kind in KEPT if kind in journal.kept]
    room = journal.log.limit // HISTORY_SHARE
    newest = []
    for payload in journal.history[::-1]:
        room -= len(payload) + 4
        if room >= 0:
            newest.append((HISTORY, payload))
    if not rewrite(journal.log, blocks + newest[::-1]):
        return False
    journal.unkept = []
    return True
