"""The emulated board's serial port, as mpremote's transport wants to have one of pyserial's."""

from mpremote import transport_serial

ANSWER_MS = 20000  # emulated; so long a read waits


class Clock:
    """Emulated time in the place of Python's `time`: who waits lets the board go on."""

    def __init__(self, machine):
        self.machine = machine

    def monotonic(self):
        return self.machine.ms / 1000

    def sleep(self, seconds):
        self.machine.run(seconds * 1000)


class Port:
    """One a machine; from then on its console's text is no longer kept."""

    rts = dtr = True

    def __init__(self, machine):
        self.machine, self.clock = machine, Clock(machine)
        self._printed = bytearray()
        machine.console.cdc.on_serial_data = self._print

    def _print(self, data):
        self._printed += bytes(data)
        if self.machine.console.watch:
            self.machine.console.watch()

    def inWaiting(self):
        return len(self._printed)

    def read(self, count=1):
        self.machine.run_until(lambda: len(self._printed) >= count, ANSWER_MS)
        found = bytes(self._printed[:count])
        del self._printed[:count]
        return found

    def write(self, data):
        """Returns when the board has taken it."""
        self.machine.console.type(bytes(data))
        self.machine.run_until(self.machine.console.taken, ANSWER_MS)

    def close(self):
        self._printed.clear()

    def transport(self):
        """mpremote's SerialTransport on this port, just opened; all waiting in this process is emulated from now on."""
        transport_serial.time = self.clock
        self._printed.clear()
        transport = transport_serial.SerialTransport.__new__(transport_serial.SerialTransport)
        transport.in_raw_repl, transport.use_raw_paste, transport.is_pty = False, True, False
        transport.device_name, transport.mounted, transport.serial = "emulated", False, self
        return transport
