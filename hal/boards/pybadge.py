"""Adafruit PyBadge or EdgeBadge: panel, buttons on a shift register and five NeoPixels are built in."""

NAME = "Adafruit PyBadge or EdgeBadge"
BOARD_IDS = ("pybadge", "edgebadge")

PANEL = "board"  # CircuitPython has opened it
SPI_CLOCK = SPI_DATA = PANEL_CS = PANEL_DC = PANEL_RESET = BACKLIGHT = ""
SPI_HZ = COLUMN_START = ROW_START = ROTATION = 0
WIDTH, HEIGHT = 160, 128

BUTTONS = PRESSED = KEYS = STICK = ()
SHIFT = ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH")
SHIFT_KEYS = ("B", "A", "MENU", "", "RIGHT", "DOWN", "UP", "LEFT")  # START is the menu, SELECT nothing

PIXELS, PIXEL_COUNT, PIXEL_ORDER, PIXEL_POWER = "NEOPIXEL", 5, "GRB", ""
LIGHT_BUDGET_MA = 150

BATTERY, BATTERY_DIVIDER = "A6", 2

MEMORY = "rewrite"  # SAMD51: every write replaces its block
