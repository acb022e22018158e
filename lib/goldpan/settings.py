"""What people set once: kept as JSON records in the log, checked, defaults for anything unsound."""

import json

from goldpan.journal import packed, PAYLOAD
from goldpan.log import NAMES, SETTINGS, SETUPS
from goldpan.text import languages

# name: allowed values, the default first
ALLOWED = {
    "language": languages(),
    "animation": ("full", "short", "off"),
    "lights": (2, 1, 3, 0),  # brightness steps, 0 is off
}
NAME_LENGTH = 8
SEATS = 6


class Settings:
    """`values` by name; `names` the players' names by seat; `setups` the last set-up of each game."""

    def __init__(self, journal=None):
        self.journal = journal
        self.values = {}
        for name in ALLOWED:
            self.values[name] = ALLOWED[name][0]
        self.names = [""] * SEATS
        self.setups = {}
        if journal:
            self._load(journal.kept)

    def _load(self, kept):
        values = record(kept.get(SETTINGS), dict)
        for name in ALLOWED:
            if values.get(name) in ALLOWED[name]:
                self.values[name] = values[name]
        for seat, name in enumerate(record(kept.get(NAMES), list)[:SEATS]):
            self.names[seat] = str(name)[:NAME_LENGTH]
        self.setups = record(kept.get(SETUPS), dict)

    def get(self, name):
        return self.values[name]

    def step(self, name, by):
        """Go `by` places along the allowed values of a setting, in ascending order where they are numbers."""
        values = ALLOWED[name]
        if isinstance(values[0], int):
            values = tuple(sorted(values))
        self.values[name] = values[(values.index(self.values[name]) + by) % len(values)]

    def remember(self, game, setup):
        """Keep a game's last set-up (plain JSON values); those of other games go where all take too much room."""
        setups = self.setups
        setups[game] = setup
        for other in list(setups):
            if other != game and len(packed(setups)) > PAYLOAD:
                del setups[other]

    def save(self):
        """Write down what changed. False when it could not be kept."""
        if not self.journal:
            return False
        keep = self.journal.keep
        safe = keep(SETTINGS, packed(self.values))
        for kind, value in ((NAMES, self.names), (SETUPS, self.setups)):
            if any(value) or kind in self.journal.kept:  # also when everything went back to nothing
                safe = keep(kind, packed(value)) and safe
        return safe


def record(payload, kind):
    """The JSON in a payload if it is a `kind` (dict or list), else an empty one."""
    try:
        found = json.loads(bytes(payload).decode()) if payload is not None else kind()
        return found if isinstance(found, kind) else kind()
    except (ValueError, TypeError, UnicodeError):
        return kind()
