"""Says once that the battery is low, and marks every title until it is not. Loaded only where it can be measured."""

from goldpan import ticks

LOW, FINE = 15, 25  # percent; two, so that a reading to and fro does not say it again and again
EVERY = 60_000  # ms between two readings
MARK = "▯"


class Battery:
    """`low` is True while the last reading was; `step` takes one now and then."""

    def __init__(self, device):
        self.device = device
        self.low = False
        self.last = None

    def step(self):
        """True when the battery has just become low."""
        now = self.device.clock.ms()
        if self.last is not None and 0 <= ticks.since(now, self.last) < EVERY:
            return False  # a reading that seems to lie ahead is days old: the device slept
        self.last = now
        percent = self.device.battery()
        if percent is None:
            return False
        was = self.low
        self.low = percent < (FINE if was else LOW)
        return self.low and not was

    def mark(self, scene):
        """A small sign at the end of the title, where a blank is."""
        for place, item in enumerate(scene.items):
            if len(item) == 7 and item[1] == 0:
                if item[6][-1:] == " ":
                    scene.items[place] = item[:6] + (item[6][:-1] + MARK,)
                return
