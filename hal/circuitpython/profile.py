"""Which board this is, and the pins its profile names. Forgotten once the device is open."""

import os

import board

# Profiles by `board.board_id`, the usual one first; one module of hal/boards each.
PROFILES = {
    "raspberry_pi_pico": ("pico_st7735r", "pico_st7789"),
    "raspberry_pi_pico2": ("pico_st7735r", "pico_st7789"),
    "pybadge": ("pybadge", "pybadge_lc"),
    "edgebadge": ("pybadge", "pybadge_lc"),
    "pygamer": ("pygamer",),
    "adafruit_feather_esp32s3_reverse_tft": ("feather_reverse_tft",),
}
SETTINGS = "/settings.toml"
PREFIX = "GOLDPAN_"


def profile():
    """The data of the board this runs on, with what settings.toml changes. ValueError, in plain words, when there is
    no profile for it or a setting cannot be."""
    settings = given()
    name = settings.pop("BOARD", None) or usual()
    if settings or name is None:
        from hal.circuitpython.overrides import overridden

        return overridden(load(name) if name else None, settings)
    return load(name)


def plain():
    """The data of the board without any settings, None for an unknown one: for saying what is wrong with them."""
    name = usual()
    return load(name) if name else None


def usual():
    """The name of the profile that a board gets by itself; None for a board nobody described yet."""
    names = PROFILES.get(board.board_id)
    if names is None:
        return None
    if "pybadge_lc" in names:
        from hal.circuitpython.probe import has_accelerometer

        return names[0] if has_accelerometer() else names[1]
    return names[0]


def load(name):
    """A module of hal/boards."""
    known = [each for names in PROFILES.values() for each in names]
    if name not in known:
        raise ValueError('settings.toml: there is no GOLDPAN_BOARD "{}".'.format(name))
    return getattr(__import__("hal.boards." + name).boards, name)


def given():
    """{name without its prefix: text} of all our settings."""
    found = {}
    try:
        with open(SETTINGS) as file:
            names = [line.partition("=")[0].strip() for line in file]
    except OSError:  # there is no such file
        return found
    for name in names:
        if name.startswith(PREFIX):
            try:
                value = os.getenv(name)
            except ValueError:  # neither in quotes nor a number
                value = None
            if value is None:
                raise ValueError("settings.toml: the value of {} cannot be read; text goes in quotes.".format(name))
            found[name[len(PREFIX) :]] = str(value)
    return found


def pin(name):
    """The pin or part of `board` that a profile names. ValueError, one sentence, when there is none of that name."""
    found = getattr(board, name, None)
    if found is None:
        raise ValueError("This board has nothing called {}.".format(name))
    return found
