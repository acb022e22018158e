"""Dice: one to six of d4 to d100, the sum, the last rolls. Never journalled, so usable within a game (DV-1)."""

from goldpan import keys, palette, ticks, widgets
from goldpan.chance import roll
from goldpan.screen import Menu, Page, Screen
from goldpan.text import t

SIDES = (4, 6, 8, 10, 12, 20, 100)
MOST = 6
KEPT = 24  # rolls that are remembered
ROLL_MS = 480
FRAME_MS = 45
"""Above a refresh of 48×48 pixels, below the twentieth of a second that looks like motion."""
PARTS = {"full": 1, "short": 3, "off": 0}


class Dice(Screen):
    """A rolls; UP and DOWN change the die, LEFT and RIGHT how many; holding B opens a menu of the same."""

    def __init__(self, app):
        Screen.__init__(self, app)
        kept = app.dice
        self.sides, self.count, self.rolls = kept if kept else (6, 1, [])
        self.values = self.rolls[-1][1] if self.rolls and self.rolls[-1][0] == self.sides else []
        self.values = self.values if len(self.values) == self.count else []
        self.ends = self.frame = None
        self.moving = 0

    def scene(self):
        scene = self.new_scene()
        right = "{}d{}".format(self.count, self.sides)
        still = self.ends is None
        left = t("sum", sum(self.values)) if self.values and still and self.count > 1 else t("dice_title")
        widgets.title(scene, left, right)
        shown = self.values or [0] * self.count
        for place, (x, y) in enumerate(places(scene, self.count)):
            value = shown[place] if still else self.tumbling(place)
            widgets.die(scene, x, y, value, self.sides) if value else widgets.die(scene, x, y, 0)
        widgets.hint(scene, t("hint_dice"))
        scene.lights = self.lights(still)
        return scene

    def tumbling(self, place):
        """A face for a frame of the animation: any but the last, not chance, so not from entropy."""
        face = (self.moving * (5 + 2 * place) + 3 * place) % self.sides
        return face + 1

    def lights(self, still):
        """One die: as many lights as its value, or a share of them; several: the share of the highest sum."""
        count = self.app.device.lights.count
        if not still:
            return bytes([palette.CREAM if light == self.moving % count else 0 for light in range(count)])
        total, most = sum(self.values), self.sides * self.count
        lit = total if most <= count else (total * count + most - 1) // most
        return bytes([palette.GOLD if light < lit else 0 for light in range(count)])

    def press(self, key):
        if self.ends is not None:
            self.ends = None  # any key ends the animation
        elif key == keys.A:
            self.roll()
        elif key == keys.UP or key == keys.DOWN:
            self.set_sides(1 if key == keys.UP else -1)
        elif key == keys.LEFT or key == keys.RIGHT:
            self.set_count(1 if key == keys.RIGHT else -1)
        elif key == keys.MENU:
            self.app.push(DiceMenu(self.app, self))
        else:
            self.leave()

    def roll(self):
        entropy = self.app.device.entropy
        self.values = [roll(self.sides, entropy) for _ in range(self.count)]
        self.rolls.append((self.sides, self.values))
        del self.rolls[:-KEPT]
        part = PARTS[self.app.settings.get("animation")]
        if part:
            self.frame = self.app.device.clock.ms()
            self.ends = ticks.after(self.frame, ROLL_MS // part)
        self.keep()

    def set_sides(self, by):
        self.sides = SIDES[(SIDES.index(self.sides) + by) % len(SIDES)]
        self.values = []
        self.keep()

    def set_count(self, by):
        self.count = 1 + (self.count - 1 + by) % MOST
        self.values = []
        self.keep()

    def keep(self):
        """The app remembers the dice until it is switched off."""
        self.app.dice = (self.sides, self.count, self.rolls)

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

    def leave(self):
        self.app.pop()


def places(scene, count):
    """Where the dice lie: in one row up to three, in two above."""
    size, gap = widgets.DIE, 4
    first = count if count <= 3 else (count + 1) // 2
    rows = [first] if count <= 3 else [first, count - first]
    top = 13 + (scene.bottom - 13 - len(rows) * size - (len(rows) - 1) * 2) // 2
    found = []
    for row, number in enumerate(rows):
        left = (scene.width - number * size - (number - 1) * gap) // 2
        for place in range(number):
            found.append((left + place * (size + gap), top + row * (size + 2)))
    return found


class DiceMenu(Menu):
    """All of the dice's functions as a list, for boards with few buttons, and the last rolls."""

    hint = "hint_setup"

    def __init__(self, app, dice):
        Menu.__init__(self, app)
        self.dice = dice
        self.title = t("dice_menu")

    def rows(self):
        dice = self.dice
        return [
            (t("go_on"), "", self.app.pop, skip),
            (t("dice_sides"), "d{}".format(dice.sides), None, dice.set_sides),
            (t("dice_count"), str(dice.count), None, dice.set_count),
            (t("dice_last"), "", self.last, skip),
            (t("dice_leave"), "", self.leave, skip),
        ]

    def last(self):
        lines = []
        for sides, values in self.dice.rolls[::-1]:
            text = "{}d{}  ".format(len(values), sides) + " ".join([str(value) for value in values])
            lines.append(text + (" = {}".format(sum(values)) if len(values) > 1 else ""))
        self.app.push(Page(self.app, t("dice_last"), lines or [t("no_rolls")]))

    def leave(self):
        self.app.pop()
        self.app.pop()


def skip(by):
    """A row without anything to change."""
