"""Dims the screen after a while without a press, and lets it sleep later. The press that wakes it does nothing else."""

from goldpan import ticks

AWAKE, DIM, ASLEEP = range(3)
SHINE = (0, 20, 50, 100)  # percent of the backlight, by the setting of the screen
DIMMED = 5
MINUTE = 60_000  # ms


class Rest:
    """`level` is AWAKE, DIM or ASLEEP; `settings` has the brightnesses and after how many minutes it falls.

    Nobody presses anything for days: no tick is looked at any more once the level has nowhere to fall, and until
    then at most 30 minutes have passed, so that wrapping ticks do no harm.
    """

    def __init__(self, device, settings):
        self.device = device
        self.get = settings.get
        self.last = device.clock.ms()
        self.fall(AWAKE)

    def step(self, busy):
        """Called once a turn of the main loop; `busy` when something moves on the screen by itself."""
        buttons, now = self.device.buttons, self.device.clock.ms()
        if busy or buttons.touched:
            buttons.touched = False
            self.last = now
            if self.level != AWAKE:
                self.fall(AWAKE)
        elif self.idle and ticks.since(now, self.last) >= self.idle:
            self.fall(self.next)

    def fall(self, level):
        """Screen and lights as this level and the settings say; buttons that only wake unless awake."""
        self.level = level
        device, lights = self.device, self.get("lights")
        device.screen.shine((SHINE[self.get("screen")], DIMMED, 0)[level])
        device.lights.shine((lights, min(lights, 1), 0)[level])
        device.buttons.asleep = level != AWAKE
        dim, sleep = self.get("dim"), self.get("sleep")
        if level != AWAKE or not dim or 0 < sleep <= dim:
            self.next, minutes = ASLEEP, sleep if level != ASLEEP else 0
        else:
            self.next, minutes = DIM, dim
        self.idle = minutes * MINUTE  # ms without a press after which it falls to `next`; 0 is never
