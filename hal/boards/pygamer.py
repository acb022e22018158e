"""Adafruit PyGamer: as the PyBadge, but a joystick in place of the arrows."""

NAME = "Adafruit PyGamer"
BOARD_IDS = ("pygamer",)

PANEL = "board"  # CircuitPython has opened it
SPI_CLOCK = SPI_DATA = PANEL_CS = PANEL_DC = PANEL_RESET = BACKLIGHT = ""
SPI_HZ = COLUMN_START = ROW_START = ROTATION = 0
WIDTH, HEIGHT = 160, 128

BUTTONS = PRESSED = KEYS = ()
SHIFT = ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH")
SHIFT_KEYS = ("B", "A", "MENU", "")  # START is the menu, SELECT nothing
STICK = ("JOYSTICK_X", "JOYSTICK_Y")

PIXELS, PIXEL_COUNT, PIXEL_ORDER, PIXEL_POWER = "NEOPIXEL", 5, "GRB", ""
LIGHT_BUDGET_MA = 150

BATTERY, BATTERY_DIVIDER = "A6", 2

MEMORY = "rewrite"  # SAMD51: every write replaces its block
