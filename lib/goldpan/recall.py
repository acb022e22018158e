"""The journal at power-on, out of the records in the log. Forgotten when that is done."""

import json

from goldpan.between import HISTORY_KEPT
from goldpan.journal import Start
from goldpan.log import ABANDON, ASIDE, END, GAME, HISTORY, KEPT, UNDO
from goldpan.reader import read


def recall(journal):
    """Read the log and sort out what it holds."""
    for kind, payload in read(journal.log):
        take(journal, kind, payload)


def take(journal, kind, payload):
    """One record, in the order written."""
    if kind == GAME:
        journal.clear()
        journal.start = unpacked(payload)
    elif kind in KEPT:
        journal.kept[kind] = payload
    elif kind == HISTORY:
        journal.history = journal.history[1 - HISTORY_KEPT :] + [payload]
    elif kind in (ABANDON, END):
        journal.clear()
    elif kind == UNDO:
        journal.events = journal.events[:-1]
        journal.aside = 0
    elif kind == ASIDE:
        journal.aside += 1
    elif journal.start and kind < UNDO:
        journal.events.append(kind)
        journal.aside = 0


def unpacked(payload):
    """The Start in a record, or None when it is not one."""
    try:
        name, version, data_sum, players, options, names = json.loads(bytes(payload).decode())
        sound = isinstance(name, str) and isinstance(options, dict) and isinstance(names, list)
        sound = sound and isinstance(players, int) and len(names) == players
        return Start(name, version, data_sum, players, options, names) if sound else None
    except (ValueError, TypeError, UnicodeError):
        return None
