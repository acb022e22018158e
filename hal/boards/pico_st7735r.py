"""Raspberry Pi Pico or Pico 2 with an ST7735R panel of 128×160, six buttons and eight NeoPixels: the reference."""

NAME = "Raspberry Pi Pico or Pico 2, ST7735R 128x160"
BOARD_IDS = ("raspberry_pi_pico", "raspberry_pi_pico2")

# Pin names are those of `board`. SPI1 of the chip.
SPI_CLOCK, SPI_DATA = "GP10", "GP11"
SPI_HZ = 24_000_000
PANEL = "ST7735R"
PANEL_CS, PANEL_DC, PANEL_RESET, BACKLIGHT = "GP9", "GP8", "GP12", "GP13"
WIDTH, HEIGHT, ROTATION = 160, 128, 90  # as displayio counts them, after turning
COLUMN_START, ROW_START = 0, 0

# Buttons to ground, in the order of KEYS.
BUTTONS = ("GP2", "GP3", "GP4", "GP5", "GP6", "GP7")
PRESSED = (0, 0, 0, 0, 0, 0)
KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
SHIFT = STICK = SHIFT_KEYS = ()

PIXELS, PIXEL_COUNT, PIXEL_ORDER, PIXEL_POWER = "GP16", 8, "GRB", ""
LIGHT_BUDGET_MA = 200

BATTERY, BATTERY_DIVIDER = "", 1  # nothing measures it

MEMORY = "append"  # RP2040, RP2350: bytes of 0xFF are written without an erase
