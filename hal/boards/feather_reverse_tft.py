"""Adafruit Feather ESP32-S3 Reverse TFT: panel of 240×135, three buttons and one NeoPixel are built in."""

NAME = "Adafruit Feather ESP32-S3 Reverse TFT"
BOARD_IDS = ("adafruit_feather_esp32s3_reverse_tft",)

PANEL = "board"  # CircuitPython has opened it
SPI_CLOCK = SPI_DATA = PANEL_CS = PANEL_DC = PANEL_RESET = BACKLIGHT = ""
SPI_HZ = COLUMN_START = ROW_START = ROTATION = 0
WIDTH, HEIGHT = 240, 135

BUTTONS = ("D0", "D1", "D2")  # from top to bottom; D0 is also the boot button, so the one to hold at power-on is A
PRESSED = (0, 1, 1)
KEYS = ("UP", "A", "DOWN")
SHIFT = STICK = SHIFT_KEYS = ()

PIXELS, PIXEL_COUNT, PIXEL_ORDER, PIXEL_POWER = "NEOPIXEL", 1, "GRB", "NEOPIXEL_POWER"
LIGHT_BUDGET_MA = 60

BATTERY, BATTERY_DIVIDER = "I2C", 1  # a MAX17048

MEMORY = "rewrite"  # ESP32: every write replaces all of it
