"""An SPI panel with the MIPI display command set (ST7735, ST7789, ILI9341), as the wire sees it.

It decodes what is sent into a framebuffer and remembers when each write began and ended. Colours are
kept as sent: memory order and inversion are recorded, not applied.
"""

from rp2040py.gpio_pin import GPIOPinState

COLUMNS, ROWS, WRITE, WRITE_ON = 0x2A, 0x2B, 0x2C, 0x3C
OFF, ON, MEMORY_ORDER, PIXEL_FORMAT = 0x28, 0x29, 0x36, 0x3A


class Panel:
    """`width` × `height` are the controller's own, before displayio turns the picture by `rotation` degrees.

    `columns_from`, `rows_from`: offsets that the driver adds on the wire. Pixels outside count in `outside`.
    """

    def __init__(
        self, machine, spi=1, cs=9, dc=8, reset=None, width=128, height=160, columns_from=0, rows_from=0, rotation=0
    ):
        self.machine = machine
        self.width, self.height, self.rotation = width, height, rotation
        self.columns_from, self.rows_from = columns_from, rows_from
        self.memory = bytearray(width * height * 2)
        self.on = False
        self.writes = []  # [start ms, end ms, pixels, (x0, y0, x1, y1), pixels changed, ms of the first of these]
        self.commands = []  # (ms, command)
        self.outside = 0
        self.memory_order = self.pixel_format = None
        self._command = None
        self._parameters = bytearray()
        self._window = [0, width - 1, 0, height - 1]
        self._place = 0
        self._high = None
        pins = machine.mcu.gpio
        self.spi = machine.mcu.spi[spi]
        self._cs, self._dc = pins[cs], pins[dc]
        self._done = machine.mcu.clock.create_alarm(lambda: self.spi.complete_transmit(0))
        self.spi.on_transmit = self._received
        if reset is not None:
            pins[reset].add_listener(lambda new, old: new == GPIOPinState.LOW and self._reset())

    def _reset(self):
        self._command, self.on = None, False

    def _received(self, byte):
        speed = self.spi.clock_frequency
        self._done.schedule(8e9 / speed if speed else 1000)
        if self._cs.value != GPIOPinState.LOW:
            return
        if self._dc.value == GPIOPinState.LOW:
            self._begin(byte)
        elif self._command in (WRITE, WRITE_ON):
            self._data(byte)
        else:
            self._parameters.append(byte)
            self._parameter()

    def _begin(self, command):
        now = self.machine.ms
        self._command, self._high = command, None
        self._parameters.clear()
        self.commands.append((now, command))
        if command == WRITE:
            self._place = 0
            left, right, top, bottom = self._window
            self.writes.append([now, now, 0, (left, top, right, bottom), 0, None])
        elif command in (ON, OFF):
            self.on = command == ON

    def _parameter(self):
        values = self._parameters
        if self._command in (COLUMNS, ROWS) and len(values) == 4:
            at, offset = (0, self.columns_from) if self._command == COLUMNS else (2, self.rows_from)
            self._window[at] = (values[0] << 8 | values[1]) - offset
            self._window[at + 1] = (values[2] << 8 | values[3]) - offset
        elif self._command == MEMORY_ORDER:
            self.memory_order = values[0]
        elif self._command == PIXEL_FORMAT:
            self.pixel_format = values[0] & 7

    def _data(self, byte):
        if self._high is None:
            self._high = byte
            return
        high, self._high = self._high, None
        left, right, top, bottom = self._window
        across = right - left + 1
        if across <= 0:
            return
        x, y = left + self._place % across, top + self._place // across
        self._place += 1
        if self._place >= across * (bottom - top + 1):
            self._place = 0
        write = self.writes[-1]
        if 0 <= x < self.width and 0 <= y < self.height:
            at = 2 * (y * self.width + x)
            if self.memory[at] != high or self.memory[at + 1] != byte:
                if not write[4]:
                    write[5] = self.machine.ms
                write[4] += 1
                self.memory[at] = high
                self.memory[at + 1] = byte
        else:
            self.outside += 1
        write[2] += 1
        write[1] = self.machine.ms

    # what one looks at

    def image(self, scale=1):
        """The picture as a PIL image, upright."""
        from PIL import Image

        colours = bytearray()
        for at in range(0, len(self.memory), 2):
            value = self.memory[at] << 8 | self.memory[at + 1]
            red, green, blue = value >> 11, value >> 5 & 63, value & 31
            colours += bytes((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))
        image = Image.frombytes("RGB", (self.width, self.height), bytes(colours))
        if self.rotation:
            image = image.rotate(self.rotation, expand=True)  # counter-clockwise: undoes displayio's turn
        return image.resize((image.width * scale, image.height * scale), 0) if scale != 1 else image

    def first_change(self, since):
        """ms of the first pixel after `since` that got another colour; None when there is none."""
        return next((write[5] for write in self.writes if write[0] >= since and write[4]), None)

    def last_pixel(self):
        """ms of the last pixel sent; None before the first."""
        return next((write[1] for write in reversed(self.writes) if write[2]), None)

    def frames(self, since=0.0, gap=2.0):
        """Writes grouped into screen updates: [(start ms, end ms, pixels, writes)]; `gap` ms apart are two."""
        found = []
        for start, end, pixels, _, _, _ in self.writes:
            if not pixels or start < since:
                continue
            if found and start - found[-1][1] <= gap:
                found[-1][1:] = [end, found[-1][2] + pixels, found[-1][3] + 1]
            else:
                found.append([start, end, pixels, 1])
        return [tuple(frame) for frame in found]
