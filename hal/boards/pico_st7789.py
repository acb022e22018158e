"""Raspberry Pi Pico or Pico 2 with an ST7789 panel of 240×240; all else as in the reference."""

NAME = "Raspberry Pi Pico or Pico 2, ST7789 240x240"
BOARD_IDS = ("raspberry_pi_pico", "raspberry_pi_pico2")

SPI_CLOCK, SPI_DATA = "GP10", "GP11"
SPI_HZ = 24_000_000
PANEL = "ST7789"
PANEL_CS, PANEL_DC, PANEL_RESET, BACKLIGHT = "GP9", "GP8", "GP12", "GP13"
WIDTH, HEIGHT, ROTATION = 240, 240, 0
COLUMN_START, ROW_START = 0, 0  # turned by 180 the glass begins at row 80 of the controller's 320

BUTTONS = ("GP2", "GP3", "GP4", "GP5", "GP6", "GP7")
PRESSED = (0, 0, 0, 0, 0, 0)
KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
SHIFT = STICK = SHIFT_KEYS = ()

PIXELS, PIXEL_COUNT, PIXEL_ORDER, PIXEL_POWER = "GP16", 8, "GRB", ""
LIGHT_BUDGET_MA = 200

BATTERY, BATTERY_DIVIDER = "", 1  # nothing measures it

MEMORY = "append"
