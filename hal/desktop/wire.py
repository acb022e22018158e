"""A pretended SPI bus with a panel at its end: decodes what displayio sends into a framebuffer.

So what is seen is what the wire carries, pixel for pixel, and what a frame costs can be counted.
"""

import sys
from array import array

import fourwire

COLUMNS, ROWS, WRITE = 0x2A, 0x2B, 0x2C
COMMAND = 0  # displayio's mark for a command byte


class Wire(fourwire.FourWire):
    """A bus for `busdisplay.BusDisplay`. `width` × `height` pixels of glass, as wired, before turning.

    `column_start`, `row_start`: where in the controller's memory the glass begins. `frame` holds RGB565,
    two bytes a pixel, high byte first; `pixels` counts all that were ever sent.
    """

    # The hardware set-up of FourWire is what this stands in for, so it is not called.
    def __init__(self, width, height, column_start=0, row_start=0):
        self.width = width
        self.height = height
        self.starts = column_start, row_start
        self.frame = bytearray(2 * width * height)
        self.pixels = 0
        self._busy = False
        self._command = None
        self._window = [0, width - 1, 0, height - 1]
        self._place = 0  # bytes already written into the window
        self._colours = {}
        self._order = {}  # rotation -> the controller's place of each pixel, in the order a person reads

    def reset(self):
        """A panel that is reset forgets the command it was in."""
        self._command = None

    def deinit(self):
        """Nothing to give back."""

    def _release(self):
        self._busy = False

    def _free(self):
        return not self._busy

    def _begin_transaction(self):
        if self._busy:
            return False
        self._busy = True
        return True

    def _end_transaction(self):
        self._busy = False

    def _send(self, data_type, chip_select, data):
        if data_type == COMMAND:
            self._command = data[0]
            self._place = 0
        elif self._command == COLUMNS:
            self._window[0:2] = self._range(data, self.starts[0])
        elif self._command == ROWS:
            self._window[2:4] = self._range(data, self.starts[1])
        elif self._command == WRITE:
            self._store(data)

    def _range(self, data, start):
        return (data[0] << 8 | data[1]) - start, (data[2] << 8 | data[3]) - start

    def _store(self, data):
        """Pixels into the window, row by row, going on where the last ones ended.

        ValueError for what a panel would wrap or drop without a word: pixels beyond the window or the panel.
        """
        left, right, top, bottom = self._window
        row = 2 * (right - left + 1)
        if not (0 <= left <= right < self.width and 0 <= top <= bottom < self.height):
            raise ValueError("The window {} is not on the panel.".format(self._window))
        if self._place + len(data) > row * (bottom - top + 1):
            raise ValueError("More pixels than the window {} holds.".format(self._window))
        self.pixels += len(data) // 2
        done = 0
        while done < len(data):
            y, x = divmod(self._place, row)
            size = min(row - x, len(data) - done)
            place = 2 * ((top + y) * self.width + left) + x
            self.frame[place : place + size] = data[done : done + size]
            self._place += size
            done += size

    def rgb(self, rotation=0):
        """(width, height, bytes of RGB) as a person sees the panel, turned back from `rotation`."""
        values = array("H", bytes(self.frame))
        if sys.byteorder == "little":
            values.byteswap()
        width, height = (self.height, self.width) if rotation in (90, 270) else (self.width, self.height)
        order = self._order.get(rotation)
        if order is None:
            places = [(x, y) for y in range(height) for x in range(width)]
            order = self._order[rotation] = [place_of(x, y, rotation, self.width, self.height) for x, y in places]
        colours = self._colours
        for value in set(values):
            if value not in colours:
                colours[value] = colour_of(value)
        return width, height, b"".join([colours[values[place]] for place in order])


def colour_of(value):
    """Three bytes of RGB for a 565 value; full stays full."""
    red, green, blue = value >> 11, value >> 5 & 63, value & 31
    return bytes((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))


def place_of(x, y, rotation, width, height):
    """Where the controller keeps the pixel that a person sees at x, y."""
    if rotation == 90:
        x, y = width - 1 - y, x
    elif rotation == 180:
        x, y = width - 1 - x, height - 1 - y
    elif rotation == 270:
        x, y = y, height - 1 - x
    return y * width + x
