"""What settings.toml says about pins, panel and counts: put over a profile, each value checked."""

import board
import microcontroller

FILE = "settings.toml: "
PANELS = ("ST7735R", "ST7789", "board")
ORDERS = ("RGB", "RBG", "GRB", "GBR", "BRG", "BGR")
NUMBERS = {
    "SPI_HZ": (100_000, 80_000_000),
    "WIDTH": (160, 480),
    "HEIGHT": (128, 480),
    "COLUMN_START": (0, 319),
    "ROW_START": (0, 319),
    "PIXEL_COUNT": (0, 64),
    "LIGHT_BUDGET_MA": (0, 5000),
    "BATTERY_DIVIDER": (1, 10),
}
ONE_OF = {
    "PANEL": PANELS,
    "ROTATION": ("0", "90", "180", "270"),
    "PIXEL_ORDER": ORDERS,
    "MEMORY": ("append", "rewrite"),
}
PIN = ("SPI_CLOCK", "SPI_DATA", "PANEL_CS", "PANEL_DC", "PANEL_RESET", "BACKLIGHT", "PIXELS", "PIXEL_POWER", "BATTERY")
PINS = ("BUTTONS", "SHIFT", "STICK")
KEY_NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "MENU", "")
SIX, THREE = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B"), ("UP", "DOWN", "A")

HELP = """Goldpan has no profile for the board {}.
Write into settings.toml on its drive what it has, then restart it. For example:
GOLDPAN_PANEL = "ST7735R"     # or "ST7789"; "board" for a display that is built in
GOLDPAN_SPI_CLOCK = "GP10"    # these nine not for "board"
GOLDPAN_SPI_DATA = "GP11"
GOLDPAN_PANEL_CS = "GP9"
GOLDPAN_PANEL_DC = "GP8"
GOLDPAN_PANEL_RESET = "GP12"  # may be left out, as the backlight
GOLDPAN_BACKLIGHT = "GP13"
GOLDPAN_WIDTH = 160           # after turning
GOLDPAN_HEIGHT = 128
GOLDPAN_ROTATION = 90
GOLDPAN_BUTTONS = "GP2,GP3,GP4,GP5,GP6,GP7"
GOLDPAN_KEYS = "UP,DOWN,LEFT,RIGHT,A,B"
GOLDPAN_PIXELS = "GP16"       # NeoPixels, if there are any
GOLDPAN_PIXEL_COUNT = 8
If it is wired as a board that Goldpan knows, one line is enough: GOLDPAN_BOARD = "pico_st7735r"
"""


class Unknown:
    """What a board has of which nothing is known."""

    NAME = ""
    PANEL = SPI_CLOCK = SPI_DATA = PANEL_CS = PANEL_DC = PANEL_RESET = BACKLIGHT = ""
    SPI_HZ = 24_000_000
    WIDTH, HEIGHT, ROTATION, COLUMN_START, ROW_START = 160, 128, 0, 0, 0
    BUTTONS = PRESSED = KEYS = SHIFT = SHIFT_KEYS = STICK = ()
    PIXELS, PIXEL_COUNT, PIXEL_ORDER, PIXEL_POWER = "", 0, "GRB", ""
    LIGHT_BUDGET_MA = 200
    BATTERY, BATTERY_DIVIDER = "", 1
    MEMORY = "rewrite"  # right everywhere, if not everywhere best


class Data:
    """A profile of one's own."""

    NAME = ""


def overridden(profile, settings):
    """`profile` with `settings`, {name: text}, put over it; over Unknown where it is None.

    ValueError, in plain words, for what cannot be.
    """
    data = Data()
    source = profile or Unknown
    for name in dir(Unknown):
        if name[0] != "_":
            setattr(data, name, getattr(source, name))
    data.NAME = data.NAME or board.board_id
    if profile is None and not settings:
        raise ValueError(HELP.format(board.board_id))
    for name in settings:
        setattr(data, name, value(name, settings[name]))
    buttons(data, settings)
    complete(data)
    return data


def value(name, text):
    """What the setting `name` means. ValueError, one sentence, when it cannot be."""
    full = "GOLDPAN_" + name
    if name in NUMBERS:
        low, high = NUMBERS[name]
        if not text or text.strip("0123456789") or not low <= int(text) <= high:
            raise ValueError(FILE + "{} is a whole number from {} to {}, not {}.".format(full, low, high, text))
        return int(text)
    if name in ONE_OF:
        if text not in ONE_OF[name]:
            raise ValueError(FILE + "{} is one of {}, not {}.".format(full, ", ".join(ONE_OF[name]), text))
        return int(text) if name == "ROTATION" else text
    if name in PIN:
        return known(full, text) if text else ""
    if name in PINS:
        names = tuple([known(full, part) for part in parts(text)])
        pins = [getattr(board, each) for each in names]
        for place in range(len(pins)):
            if pins[place] in pins[:place]:  # maybe under another name
                raise ValueError(FILE + "{} names the pin {} twice.".format(full, names[place]))
        return names
    if name == "PRESSED":
        levels = parts(text)
        if any([level not in ("0", "1") for level in levels]):
            raise ValueError(FILE + "{} is a list of 0 and 1, not {}.".format(full, text))
        return tuple([int(level) for level in levels])
    if name in ("KEYS", "SHIFT_KEYS"):
        for key in parts(text):
            if key not in KEY_NAMES:
                raise ValueError(FILE + "{} has {}, which is no key; they are {}.".format(full, key, " ".join(SIX)))
        return tuple(parts(text))
    raise ValueError(FILE + "Goldpan knows no setting {}.".format(full))


def parts(text):
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",")] if text else []


def known(full, name):
    """`name`, if this board has a pin of that name."""
    if not isinstance(getattr(board, name, None), microcontroller.Pin):
        raise ValueError(FILE + "{} names {}, but this board has no such pin.".format(full, name))
    return name


def buttons(data, settings):
    """Buttons that are given replace all of the profile's, and mean the usual."""
    if "BUTTONS" in settings:
        for name in ("SHIFT", "SHIFT_KEYS", "STICK"):
            if name not in settings:
                setattr(data, name, ())
        count = len(data.BUTTONS)
        if "KEYS" not in settings:
            data.KEYS = SIX if count == 6 else THREE if count == 3 else data.KEYS
        if "PRESSED" not in settings:
            data.PRESSED = (0,) * count
    if not len(data.BUTTONS) == len(data.KEYS) == len(data.PRESSED):
        raise ValueError(FILE + "GOLDPAN_BUTTONS, GOLDPAN_KEYS and GOLDPAN_PRESSED must be equally long lists.")
    used = [place for place in range(len(data.KEYS)) if data.KEYS[place]]  # a button without a key is not read
    for name in ("BUTTONS", "PRESSED", "KEYS"):
        setattr(data, name, tuple([getattr(data, name)[place] for place in used]))


def complete(data):
    """ValueError, one sentence, for what is missing."""
    if data.PANEL not in PANELS:
        raise ValueError(FILE + "GOLDPAN_PANEL is missing: one of {}.".format(", ".join(PANELS)))
    if data.PANEL == "board" and not hasattr(board, "DISPLAY"):
        raise ValueError(FILE + "GOLDPAN_PANEL cannot be board: this board has no display of its own.")
    if data.PANEL != "board":
        for name in ("SPI_CLOCK", "SPI_DATA", "PANEL_DC"):
            if not getattr(data, name):
                raise ValueError(FILE + "GOLDPAN_{} is missing: the pin.".format(name))
    if data.SHIFT and len(data.SHIFT) != 3:
        raise ValueError(FILE + "GOLDPAN_SHIFT has three pins: clock, data, latch.")
    if data.STICK and len(data.STICK) != 2:
        raise ValueError(FILE + "GOLDPAN_STICK has two pins: x, y.")
    if bool(data.SHIFT) != bool(data.SHIFT_KEYS):
        raise ValueError(FILE + "GOLDPAN_SHIFT and GOLDPAN_SHIFT_KEYS need each other.")
    keys = data.KEYS + data.SHIFT_KEYS + (("UP", "DOWN", "LEFT", "RIGHT") if data.STICK else ())
    missing = [key for key in THREE if key not in keys]
    others = [key for key in SIX if key in keys and key not in THREE]
    if missing or 0 < len(others) < 3:
        raise ValueError(FILE + "the buttons must be UP, DOWN and A, or these with LEFT, RIGHT and B (GOLDPAN_KEYS).")
    if data.PIXEL_COUNT and not data.PIXELS:
        raise ValueError(FILE + "GOLDPAN_PIXELS is missing: the pin of the NeoPixels.")
