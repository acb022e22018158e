"""Panels' start sequences for `busdisplay.BusDisplay`, written from the controllers' data sheets.

Each is command, number of parameters (+ 0x80: a wait in ms follows them), parameters. Own sequences
rather than the drivers', because Adafruit's ST7735R one waits about 0.75 s where the data sheet asks
for 0.24 s: 120 ms after the reset, 120 ms after leaving sleep. displayio adds 10 ms to every other one.
"""

# 11 leave sleep, 3A 16 bits a pixel, 36 memory order (08: blue first), 20 not inverted, 29 on
ST7735R = (
    b"\x01\x80\x78"  # software reset, 120 ms: also right for boards that do not wire the reset pin
    b"\x11\x80\x78"
    b"\x3a\x81\x05\x01"
    b"\x36\x81\x08\x01"
    b"\x20\x80\x01"
    b"\x29\x80\x01"
)

# The same, and 3A 16 bits a pixel, 36 memory order (00: red first), 21 inverted, as its glass needs it, 13 normal mode
ST7789 = b"\x01\x80\x96\x11\x80\x78\x3a\x81\x55\x01\x36\x81\x00\x01\x21\x80\x01\x13\x80\x01\x29\x80\x01"


def without_waits(sequence):
    """The same sequence without its waits, for a panel that is only pretended."""
    out = bytearray()
    place = 0
    while place < len(sequence):
        size = sequence[place + 1] & 0x7F
        waits = sequence[place + 1] >> 7
        out += sequence[place : place + 1] + bytes((size | 0x80,)) + sequence[place + 2 : place + 2 + size] + b"\x01"
        place += 2 + size + waits
    return bytes(out)
