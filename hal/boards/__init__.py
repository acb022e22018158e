"""One file a board: pins, sizes, colour order. Data, no logic. docs/hardware.md says what each name means.

NAME, BOARD_IDS                    what people call it; `board.board_id` of the boards it is for
PANEL                              start sequence in hal.panels, or "board" for the display that CircuitPython opens
SPI_CLOCK … ROW_START              the panel's pins and geometry; not needed for "board"
BUTTONS, PRESSED, KEYS             pins, the level of each when pressed, and what they mean; BUTTONS () for none
SHIFT, SHIFT_KEYS                  clock, data and latch of a shift register; key of each bit, "" for none
STICK                              pins of a joystick's x and y
PIXELS, PIXEL_COUNT, PIXEL_ORDER   NeoPixels; PIXEL_POWER is a pin that must be on for them
LIGHT_BUDGET_MA                    what all of them together may draw
BATTERY, BATTERY_DIVIDER           the pin that measures it, and what of the volts gets there: 1/2 is 2; "I2C" for a
                                   MAX17048 on the board's bus, "" where nothing measures it
MEMORY                             "append" where bytes of 0xFF are written without an erase, else "rewrite"
"""
