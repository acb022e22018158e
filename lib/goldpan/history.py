"""Finished games: the records that the log keeps of them, and the screens that show them.

A record is JSON, [name, players, scores, winners, number, date]; the oldest had the first four fields only.
`number` counts the finished games of this device; `date` is YYYY-MM-DD, or "" where no clock is known.
"""

import json

from goldpan import library, widgets
from goldpan.between import packed, PAYLOAD
from goldpan.menu import Menu, Page
from goldpan.text import t


class Entry:
    """One finished game."""

    def __init__(self, name, names, scores, winners, number=0, date=""):
        self.name = name
        self.names = names
        self.scores = scores
        self.winners = winners
        self.number = number
        self.date = date

    def payload(self):
        """The record, or None when it would be longer than the log allows."""
        fields = [self.name, self.names, self.scores, self.winners, self.number, self.date]
        found = packed(fields)
        return found if len(found) <= PAYLOAD else None

    @property
    def when(self):
        """The date, else the number; no spaces in it."""
        return self.date or "#{}".format(self.number)


def unpacked(payload):
    """The Entry in a record, or None when it is not one."""
    try:
        fields = json.loads(bytes(payload).decode())
        name, names, scores, winners = fields[:4]
        number, date = fields[4:6] if len(fields) >= 6 else (0, "")
        sound = isinstance(name, str) and isinstance(number, int) and isinstance(date, str)
        sound = sound and len(names) == len(scores) and all([isinstance(name, str) for name in names])
        sound = sound and all([isinstance(value, int) for value in scores + winners])
        return Entry(name, names, scores, winners, number, date) if sound else None
    except (ValueError, TypeError, KeyError, UnicodeError):
        return None


def entries(journal):
    """The finished games that are remembered, newest first."""
    found = [unpacked(payload) for payload in journal.history[::-1]]
    return [entry for entry in found if entry]


def entry_of(app, state):
    """The Entry of the game in the journal, which is over."""
    start = app.journal.start
    number = 1 + max([0] + [entry.number for entry in entries(app.journal)])
    date = app.device.clock.date() or ""
    return Entry(start.name, start.names, state.scores(), state.winners(), number, date)


class History(Menu):
    """The list of finished games; A shows one."""

    def __init__(self, app):
        Menu.__init__(self, app)
        self.title = t("history")
        self.entries = entries(app.journal)

    def rows(self):
        rows = [
            (t(entry.name) if entry.name in library.GAMES else entry.name[:14], short(entry), self.open, skip)
            for entry in self.entries
        ]
        return rows or [(t("no_history"), self.app.pop)]

    def open(self):
        entry = self.entries[self.cursor]
        columns = self.app.device.screen.width // widgets.CELL_WIDTH
        self.app.push(Page(self.app, t("history"), details(entry, columns)))


def short(entry):
    """When, for the list: the date without its century."""
    return entry.date[2:] if entry.date else entry.when


def details(entry, columns):
    """The lines of one game's page: players by score, winners starred."""
    lines = [widgets.spread(t(entry.name)[:columns], "", columns), t("finished", entry.when), ""]
    for player in sorted(range(len(entry.names)), key=lambda player: -entry.scores[player]):
        mark = "★ " if player in entry.winners else "  "
        lines.append(widgets.spread(mark + entry.names[player][: columns - 8], str(entry.scores[player]), columns))
    return lines


def skip(by):
    """A row without anything to change."""
