"""A pretended SPI bus with a panel at its end: decodes what displayio sends into a framebuffer.

So what is seen is what the wire carries, pixel for pixel, and what a frame costs can be counted.
"""

import fourwire

COLUMNS, ROWS, WRITE = 0x2A, 0x2B, 0x2C
COMMAND = 0  # displayio's mark for a command byte


class Wire(fourwire.FourWire):
    """A bus for `busdisplay.BusDisplay`. `width` × `height` is the controller's own count, before turning.

    `frame` holds RGB565, two bytes a pixel, high byte first; `pixels` counts all that were ever sent.
    """

    def __init__(self, width, height):  # the hardware set-up of FourWire is what this stands in for
        self.width = width
        self.height = height
        self.frame = bytearray(2 * width * height)
        self.pixels = 0
        self._busy = False
        self._command = None
        self._window = [0, width - 1, 0, height - 1]

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
        elif self._command == COLUMNS:
            self._window[0:2] = data[0] << 8 | data[1], data[2] << 8 | data[3]
        elif self._command == ROWS:
            self._window[2:4] = data[0] << 8 | data[1], data[2] << 8 | data[3]
        elif self._command == WRITE:
            self._store(data)

    def _store(self, data):
        """One rectangle of pixels, as displayio sends it: exactly as many as the window holds."""
        left, right, top, bottom = self._window
        row = 2 * (right - left + 1)
        self.pixels += len(data) // 2
        for y in range(top, bottom + 1):
            start = (y - top) * row
            place = 2 * (y * self.width + left)
            self.frame[place : place + row] = data[start : start + row]

    def rgb(self, rotation=0):
        """(width, height, bytes of RGB) as a person sees the panel, turned back from `rotation`."""
        out = bytearray()
        width, height, frame = self.width, self.height, self.frame
        turned = rotation in (90, 270)
        for y in range(width if turned else height):
            for x in range(height if turned else width):
                place = 2 * place_of(x, y, rotation, width, height)
                value = frame[place] << 8 | frame[place + 1]
                red, green, blue = value >> 11, value >> 5 & 63, value & 31
                out += bytes((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))
        return (height, width, bytes(out)) if turned else (width, height, bytes(out))


def place_of(x, y, rotation, width, height):
    """Where the controller keeps the pixel that a person sees at x, y."""
    if rotation == 90:
        x, y = width - 1 - y, x
    elif rotation == 180:
        x, y = width - 1 - x, height - 1 - y
    elif rotation == 270:
        x, y = y, height - 1 - x
    return y * width + x
