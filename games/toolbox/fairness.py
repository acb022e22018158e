"""Is the die fair? Thousands of rolls, counted by face, and a chi-square test of the counts.

The verdict comes once, after a number of rolls that was chosen before: whoever looks again and again and
stops at the first bad moment finds every die unfair in the end. All arithmetic is in whole numbers, for a
chip that has no others. `docs/fairness.md` explains what the verdict is worth.
"""

from goldpan import palette, ticks, widgets
from goldpan.chance import roll
from goldpan.keys import A, B, MENU
from goldpan.menu import Menu, text_page
from goldpan.meter import meter
from goldpan.screen import Screen
from goldpan.text import t

SIDES = (4, 6, 8, 10, 12, 20)
A_FACE = (500, 2000, 10000, 50000)  # rolls for each face of the die: how long a test may be
RECOMMENDED = 2000  # finds a face that comes a fifth too often (1/5 on a d6) practically always

# Chi-square in hundredths that a fair die exceeds once in 100 and once in 1,000 tests, by its faces.
LIMITS = {
    4: (1135, 1627),
    6: (1509, 2052),
    8: (1848, 2433),
    10: (2167, 2788),
    12: (2473, 3127),
    20: (3620, 4383),
}
FAIR, UNUSUAL, UNFAIR = 0, 1, 2  # verdicts: within both limits, above the first, above both
WORDS = ("fair", "unusual", "unfair")
INKS = (palette.GREEN, palette.ORANGE, palette.RED)

SLICE = 80  # rolls between two looks at the buttons: 11 ms on an RP2040, which rolls a die in 0.13 ms
FRAME_MS = 250  # between two pictures of the counts; each takes some 40 ms


class Tally:
    """How often each face came; `counts[face - 1]`."""

    def __init__(self, sides):
        self.sides = sides
        self.counts = [0] * sides
        self.rolls = 0

    def add(self, times, entropy):
        """Roll the die `times` times, by the very function that every game rolls with."""
        counts, sides = self.counts, self.sides
        for _ in range(times):
            counts[roll(sides, entropy) - 1] += 1
        self.rolls += times

    def chi_square(self):
        """The sum of (count - expected)² / expected, in hundredths, rounded up."""
        if not self.rolls:
            return 0
        total = 0
        for count in self.counts:
            off = count * self.sides - self.rolls
            total += off * off
        return -(-100 * total // (self.sides * self.rolls))

    def verdict(self):
        """FAIR, UNUSUAL or UNFAIR; only worth what it says when the number of rolls was chosen before."""
        found = self.chi_square()
        return sum([found > limit for limit in LIMITS[self.sides]])


class Fairness(Menu):
    """Which die, how many rolls, and off."""

    hint = "hint_setup"

    def __init__(self, app):
        Menu.__init__(self, app)
        self.title = t("fairness")
        self.sides = 6
        self.a_face = RECOMMENDED

    @property
    def length(self):
        return self.sides * self.a_face

    def rows(self):
        star = " ★" if self.a_face == RECOMMENDED else ""
        return [
            (t("fairness_begin"), "", self.begin, skip),
            (t("fairness_die"), t("dice_die", self.sides), None, self.change_sides),
            (t("fairness_rolls"), str(self.length) + star, None, self.change_length),
            (t("fairness_about"), "", self.about, skip),
        ]

    def change_sides(self, by):
        self.sides = SIDES[(SIDES.index(self.sides) + by) % len(SIDES)]

    def change_length(self, by):
        self.a_face = A_FACE[(A_FACE.index(self.a_face) + by) % len(A_FACE)]

    def begin(self):
        self.app.push(Run(self.app, self.sides, self.length))

    def about(self):
        self.app.push(text_page(self.app, self.title, t("fairness_text")))


class Run(Screen):
    """A test under way, then its verdict. B stops it, and a test that was stopped says nothing."""

    name = "FairnessRun"

    def __init__(self, app, sides, length):
        Screen.__init__(self, app)
        self.length = length
        self.tally = Tally(sides)
        self.frame = app.device.clock.ms()

    @property
    def done(self):
        return self.tally.rolls == self.length

    def tick(self, now):
        if self.done:
            return
        tally = self.tally
        tally.add(min(SLICE, self.length - tally.rolls), self.app.device.entropy)
        if self.done or ticks.since(now, self.frame) >= FRAME_MS:
            self.frame = now
            self.changed = True

    def event(self, kind, key):
        changed = self.changed
        Screen.event(self, kind, key)
        self.changed = changed or self.done  # a key that does nothing needs no picture

    def press(self, key):
        if key == B or key == MENU:
            self.app.pop()
        elif key == A and self.done:
            self.app.push(text_page(self.app, t("fairness"), self.explained()))

    def explained(self):
        """The verdict in whole sentences."""
        tally = self.tally
        words = WORDS[tally.verdict()]
        counts = ["{} × {}".format(count, face + 1) for face, count in enumerate(tally.counts)]
        return "{}\n{}\n{}".format(t("fairness_{}_text".format(words)), t("fairness_text"), ", ".join(counts))

    def scene(self):
        scene = self.new_scene()
        tally = self.tally
        right = str(self.length) if self.done else "{}/{}".format(tally.rolls, self.length)
        widgets.title(scene, t("fairness_of", tally.sides), right)
        histogram(scene, tally)
        found, limit = hundredths(tally.chi_square()), hundredths(LIMITS[tally.sides][0])
        scene.text(scene.margin, scene.bottom - 27, t("fairness_chi", found, limit), scene.columns, palette.CREAM)
        if self.done:
            self.add_verdict(scene)
        else:
            widgets.hint(scene, t("fairness_stop"))
            scene.lights = progress_lights(tally.rolls, self.length, self.app.device.lights.count)
        return scene

    def add_verdict(self, scene):
        verdict = self.tally.verdict()
        text = t("fairness_" + WORDS[verdict])
        scene.text(scene.margin, scene.bottom - 14, text, scene.columns, palette.BLACK, INKS[verdict])
        widgets.hint(scene, t("fairness_done"))
        scene.lights = bytes((INKS[verdict],)) * self.app.device.lights.count


def histogram(scene, tally):
    """A bar for each face: half full is what a fair die makes of it. Up to six in a column."""
    columns = (tally.sides + 5) // 6
    rows = (tally.sides + columns - 1) // columns
    room = scene.columns // columns
    for face in range(tally.sides):
        x = scene.margin + face // rows * room * widgets.CELL_WIDTH
        count = tally.counts[face]
        number = "{:6}".format(count) if columns < 3 else ""
        cells = room - 3 - len(number)
        text = "{:2}{}{}".format(face + 1, bar(count * tally.sides, 2 * tally.rolls, cells), number)
        scene.text(x, 14 + face % rows * widgets.CELL_HEIGHT, text, 0, palette.GOLD)


def bar(value, most, cells):
    """A meter, which is full at `most` and above."""
    return meter(min(value, most), most, cells)


def hundredths(value):
    """A number of hundredths as people write it; large ones only roughly."""
    if value >= 1000000:
        return ">9999"
    return t("decimal", value // 100, "{:02}".format(value % 100))


def progress_lights(done, length, count):
    lit = done * count // length
    return bytes([palette.CREAM if light < lit else 0 for light in range(count)])


def skip(by):
    """A row without anything to change."""
