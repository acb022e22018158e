"""What the toolbox remembers, in one record of the memory's log (`log.PRESETS`): {tool: plain values}.

A tool checks what it loads: the record may be missing, damaged, or from another version.
"""

from goldpan import between
from goldpan.between import packed, PAYLOAD
from goldpan.log import PRESETS
from goldpan.stored import record


def load(journal, tool):
    """What a tool kept last, None when there is nothing."""
    return record(journal.kept.get(PRESETS), dict).get(tool)


def keep(journal, tool, value):
    """Remember `value`. True when it is safe. It never counts as an event of the game in progress."""
    values = record(journal.kept.get(PRESETS), dict)
    values[tool] = value
    payload = packed(values)
    return len(payload) <= PAYLOAD and between.keep(journal, PRESETS, payload)
