"""The computer at the other end of the USB cable: what the program prints, and typing into its prompt."""


class Console:
    """The serial console. `text` is all that was printed, `lines` its (ms, text) pieces.

    Two things rp2040py 0.3.6 does otherwise than a computer are put right here. It answers each buffer
    armed for reading with an empty packet every 10 µs, which keeps the firmware in its USB interrupt;
    a computer stays silent. And it sends SET_ADDRESS at once after a bus reset; a computer waits.
    """

    RESET_MS, RECOVERY_MS = 1.0, 0.5  # of the bus reset, shorter than real to spare wall time

    def __init__(self, machine, plugged):
        self.machine = machine
        self.plugged = plugged
        self.text = ""
        self.lines = []
        self.watch = None  # called with each piece printed
        self._raw = bytearray()
        self._typed = bytearray()
        self._armed = None
        self.cdc = machine.simulated.cdc
        self.cdc.on_serial_data = self._printed
        self._pumping = machine.clock.create_alarm(self._pump)
        self._recovery = None
        usb = machine.mcu.usb_ctrl
        if plugged:
            self._plug(usb)
        else:
            usb.on_usb_enabled = None

    def _plug(self, usb):
        self._recovery = self.machine.clock.create_alarm(usb.on_reset_received)
        usb.on_reset_received = lambda: self._recovery.schedule(self.RECOVERY_MS * 1e6)
        usb.on_usb_enabled = lambda: usb.reset_alarm.schedule(self.RESET_MS * 1e6)
        self._read = usb.on_endpoint_read
        usb.on_endpoint_read = self._endpoint_read

    def _endpoint_read(self, endpoint, size):
        if endpoint == self.cdc._out_endpoint and endpoint > 0 and self.cdc.tx_fifo.empty:
            self._armed = (endpoint, size)
        else:
            self._read(endpoint, size)

    def type(self, data):
        """Type text or bytes, drip-fed in emulated time."""
        self._typed += data.encode() if isinstance(data, str) else data
        self._pump()

    def taken(self):
        """True when nothing typed waits any more."""
        return not self._typed

    def _pump(self):
        queue = self.cdc.tx_fifo
        while self._typed and queue.item_count < 64:
            queue.push(self._typed.pop(0))
        if self._armed and not queue.empty:
            endpoint, size = self._armed
            self._armed = None
            self._read(endpoint, size)
        if self._typed or not queue.empty:
            self._pumping.schedule(1_000_000)

    def _printed(self, data):
        self._raw += bytes(data)
        try:
            text = self._raw.decode()
            self._raw.clear()
        except UnicodeDecodeError as error:
            if len(self._raw) - error.start > 3:
                text = self._raw.decode(errors="replace")
                self._raw.clear()
            else:
                text = self._raw[: error.start].decode()
                del self._raw[: error.start]
        self.text += text
        self.lines.append((self.machine.ms, text))
        if self.watch:
            self.watch()

    def forget(self):
        """The chip was reset: nothing half-sent stays."""
        self._typed.clear()
        self._raw.clear()
        self._armed = None
        if self._recovery:
            self._recovery.cancel()
