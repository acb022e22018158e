"""The settings as JSON records in the memory's log: checked when read, defaults for anything unsound.

A record says which version of this page wrote it. One of another version keeps what still fits: each value is
looked at by itself, so a value that is to mean something else needs a name of its own, not a new version.
"""

import json

from goldpan.log import NAMES, SETTINGS, SETUPS
from goldpan.palette import PLAYERS
from goldpan.settings import NAME_LENGTH, SEATS
from goldpan.text import languages

VERSION = 1  # records without one are from before there was one

# name: allowed values, the default first
ALLOWED = {
    "language": languages(),
    "screen": (3, 1, 2),  # steps of brightness
    "lights": (2, 1, 3, 0),  # the same, 0 is off
    "animation": ("full", "short", "off"),
    "letters": ("normal", "large"),  # of pages to read
    "left": (0, 1),  # left-handed: A and B change places
    "dim": (2, 1, 5, 10, 0),  # minutes without a press, 0 is never
    "sleep": (10, 1, 2, 5, 30, 0),
}
COLOURS = "colours"  # of the seats: a digit each, the index in palette.PLAYERS; no two are the same


def load(kept):
    """(values, names, set-ups) from the payloads in a journal, by kind."""
    found = record(kept.get(SETTINGS), dict)
    values = {}
    for name in ALLOWED:
        values[name] = allowed(ALLOWED[name], found.get(name))
    colours = found.get(COLOURS)
    values[COLOURS] = colours if sound(colours) else "012345"
    names = [""] * SEATS
    for seat, name in enumerate(record(kept.get(NAMES), list)[:SEATS]):
        names[seat] = str(name)[:NAME_LENGTH]
    return values, names, record(kept.get(SETUPS), dict)


def allowed(values, found):
    """The one of `values` that was found, the first for anything else: true is not 1 here, nor 1.0."""
    for value in values:
        if type(value) is type(found) and value == found:
            return value
    return values[0]


def sound(colours):
    """True for a colour for each seat, no two the same."""
    digits = "0123456789"[: len(PLAYERS)]
    return (
        isinstance(colours, str)
        and len(colours) == SEATS == len(set(colours))
        and all([digit in digits for digit in colours])
    )


def step(settings, name, by):
    """Go `by` places along the allowed values of a setting, in ascending order where they are numbers."""
    values = ALLOWED[name]
    if isinstance(values[0], int):
        values = tuple(sorted(values))
    settings.values[name] = values[(values.index(settings.values[name]) + by) % len(values)]


def step_colour(settings, seat, by):
    """Another colour for a seat; a seat that had it gets this one's."""
    colours = [int(digit) for digit in settings.values[COLOURS]]
    old = colours[seat]
    new = (old + by) % len(PLAYERS)
    if new in colours:
        colours[colours.index(new)] = old
    colours[seat] = new
    settings.values[COLOURS] = "".join([str(colour) for colour in colours])


def remember(settings, game, setup):
    """Keep a game's last set-up (plain JSON values); those of other games go where all take too much room."""
    from goldpan.between import packed, PAYLOAD  # here, since reading needs neither

    setups = settings.setups
    setups[game] = setup
    for other in list(setups):
        if other != game and len(packed(setups)) > PAYLOAD:
            del setups[other]


def save(settings):
    """Write down what changed. False when it could not be kept."""
    from goldpan.between import keep, packed

    journal = settings.journal
    if not journal:
        return False
    values = dict(settings.values)
    values["version"] = VERSION
    safe = keep(journal, SETTINGS, packed(values))
    for kind, value in ((NAMES, settings.names), (SETUPS, settings.setups)):
        if any(value) or kind in journal.kept:  # also when everything went back to nothing
            safe = keep(journal, kind, packed(value)) and safe
    return safe


def record(payload, kind):
    """The JSON in a payload if it is a `kind` (dict or list), else an empty one."""
    try:
        found = json.loads(bytes(payload).decode()) if payload is not None else kind()
        return found if isinstance(found, kind) else kind()
    except (ValueError, TypeError, UnicodeError):
        return kind()
