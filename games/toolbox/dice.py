"""Dice: one to six of d2 to d100. Never journalled, so usable in the middle of a game (DV-1)."""

from games.toolbox import cup
from goldpan import keys, palette, ticks, widgets
from goldpan.font import CELL_HEIGHT, CELL_WIDTH
from goldpan.play import PARTS
from goldpan.screen import Screen
from goldpan.text import t

ROLLS = 24  # that are remembered
ROLL_MS = 480
FRAME_MS = 45  # above a refresh of 48×48 pixels, below the twentieth of a second that looks like motion
GAP = 4  # pixels between dice
SUM_HEIGHT = 3 * CELL_HEIGHT


class Dice(Screen):
    """A rolls; UP and DOWN change the die, LEFT and RIGHT how many; holding B opens a menu with everything.

    `cup` as in `games.toolbox.cup`; `rolls` the last ones as (cup, values); `values` what lies on the table.
    """

    def __init__(self, app):
        Screen.__init__(self, app)
        self.cup, self.rolls = app.dice if app.dice else (cup.FIRST, [])
        self.values = self.rolls[-1][1] if self.rolls and self.rolls[-1][0] == self.cup else []
        self.ends = self.frame = None
        self.moving = 0

    # what is seen

    def scene(self):
        scene = self.new_scene()
        sides, count, keep = self.cup
        still = self.ends is None
        widgets.title(scene, self.result() if still and self.values else t("dice_title"), notation(self.cup))
        out = cup.dropped(self.values, keep) if still and self.values else [False] * count
        for place, (x, y) in enumerate(places(scene, count)):
            value = self.tumbling(place) if not still else self.values[place] if self.values else 0
            if out[place]:
                aside(scene, x, y, value)
            else:
                widgets.die(scene, x, y, value, sides if value else 6)
        if count in (2, 3):  # more dice leave no room, but the title has the sum too
            text = "= {}".format(cup.total(self.values, keep)) if still and self.values else ""
            scene.center(scene.bottom - SUM_HEIGHT - 2, text, palette.GOLD, scale=3)
        widgets.hint(scene, t("dice_hint"))
        scene.lights = self.lights()
        return scene

    def result(self):
        """What was rolled, in words; nothing to add for a single die."""
        count, keep = self.cup[1:]
        total = cup.total(self.values, keep)
        if keep < count:
            return t("dice_highest", total) if keep == 1 else t("dice_best", keep, total)
        return t("dice_sum", total) if count > 1 else t("dice_title")

    def tumbling(self, place):
        """A face for a frame of the animation: any but the last, not chance, so not from entropy."""
        return (self.moving * (5 + 2 * place) + 3 * place) % self.cup[0] + 1

    def lights(self):
        """As many lights as the result, or its share of the highest one."""
        count = self.app.device.lights.count
        if self.ends is not None:
            return bytes([palette.CREAM if light == self.moving % count else 0 for light in range(count)])
        sides, _, keep = self.cup
        total, most = cup.total(self.values, keep) if self.values else 0, sides * keep
        lit = total if most <= count else (total * count + most - 1) // most
        return bytes([palette.GOLD if light < lit else 0 for light in range(count)])

    # what is done

    def press(self, key):
        if self.ends is not None:
            self.ends = None  # any key ends the animation
        elif key == keys.A:
            self.roll()
        elif key == keys.UP or key == keys.DOWN:
            self.use(cup.with_sides(self.cup, 1 if key == keys.UP else -1))
        elif key == keys.LEFT or key == keys.RIGHT:
            self.use(cup.with_count(self.cup, 1 if key == keys.RIGHT else -1))
        elif key == keys.MENU:
            from games.toolbox.dice_menu import DiceMenu

            self.app.push(DiceMenu(self.app, self))
        else:
            self.app.pop()

    def roll(self):
        self.values = cup.roll(self.cup, self.app.device.entropy)
        self.rolls = self.rolls[1 - ROLLS :] + [(self.cup, self.values)]
        self.remember()
        part = PARTS[self.app.settings.get("animation")]
        if part:
            self.frame = self.app.device.clock.ms()
            self.ends = ticks.after(self.frame, ROLL_MS // part)

    def use(self, dice):
        """Put other dice into the cup."""
        self.cup = dice
        self.values = []
        self.remember()

    def remember(self):
        """The app keeps the dice until it is switched off."""
        self.app.dice = (self.cup, self.rolls)

    def tick(self, now):
        if self.ends is None:
            return
        if ticks.since(self.ends, now) <= 0:
            self.ends = None
            self.changed = True
        elif ticks.since(now, self.frame) >= FRAME_MS:
            self.frame = now
            self.moving += 1
            self.changed = True


def notation(dice):
    """How dice are written: `3d6`, `4d6 best 3`."""
    sides, count, keep = dice
    text = str(count) + t("dice_die", sides)
    return text if keep == count else t("dice_best_of", text, keep)


def aside(scene, x, y, value):
    """A die that does not count: a number in brackets instead of a face."""
    text = "({})".format(value)
    scale = 2 if len(text) < 5 else 1
    left = x + (widgets.DIE - len(text) * CELL_WIDTH * scale) // 2
    scene.text(left, y + (widgets.DIE - CELL_HEIGHT * scale) // 2, text, 0, palette.GRAY, scale=scale)


def places(scene, count):
    """Where the dice lie: in one row up to three, in two above; two and three leave room for the sum."""
    size = widgets.DIE
    first = count if count <= 3 else (count + 1) // 2
    rows = [first] if count <= 3 else [first, count - first]
    room = scene.bottom - 13 - (SUM_HEIGHT if count in (2, 3) else 0)
    top = 13 + (room - len(rows) * size - (len(rows) - 1) * 2) // 2
    found = []
    for row, number in enumerate(rows):
        left = (scene.width - number * size - (number - 1) * GAP) // 2
        for place in range(number):
            found.append((left + place * (size + GAP), top + row * (size + 2)))
    return found
