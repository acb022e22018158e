"""The lights: palette colours at a brightness, never more current than the board can give."""

from goldpan.palette import LIGHT

STEPS = (0, 10, 40, 110)  # of 255, by the brightness setting 0 to 3
CHANNEL_MA = 20  # one colour of one pixel, fully on
BROWN_OUT_STEPS = (0, 5, 10, 20)


class Lights:
    """`count` lights; a subclass gives `send(colours)`, called only when something changed.

    `budget_ma` caps the sum over all channels on every frame. `brightness` 0 (off) to 3.
    """

    def __init__(self, count, budget_ma=200, steps=STEPS):
        self.count = count
        self.budget_ma = budget_ma
        self.steps = steps
        self.brightness = 2
        self._shown = None

    def show(self, colours):
        """`colours`: a palette index a light; missing ones are off."""
        wanted = (bytes(colours), self.brightness)
        if wanted == self._shown:
            return
        self._shown = wanted
        self.send(self.within_budget(colours))

    def within_budget(self, colours):
        """[(red, green, blue)] of all lights at this brightness, dimmed evenly to keep the budget."""
        step = self.steps[self.brightness]
        most = self.budget_ma * 255 // CHANNEL_MA  # the sum of channel values that the budget allows
        total = 0
        for index in range(min(self.count, len(colours))):
            rgb = LIGHT[colours[index]]
            total += (rgb >> 16) + (rgb >> 8 & 255) + (rgb & 255)
        if total * step > most * 255:
            step = most * 255 // total
        found = []
        for index in range(self.count):
            rgb = LIGHT[colours[index]] if index < len(colours) else 0
            found.append(((rgb >> 16) * step // 255, (rgb >> 8 & 255) * step // 255, (rgb & 255) * step // 255))
        return found

    def shine(self, brightness):
        """Show what is shown at another brightness."""
        self.brightness = brightness
        if self._shown:
            self.show(self._shown[0])

    def off(self):
        """All dark, whatever was shown."""
        self._shown = None
        self.send([(0, 0, 0)] * self.count)

    def send(self, colours):
        """Put (red, green, blue) on the lights."""
        raise NotImplementedError
