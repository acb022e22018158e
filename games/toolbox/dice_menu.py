"""The menu of the dice: all their functions as a list, saved dice, and the last rolls."""

from games.toolbox import cup, kept
from games.toolbox.dice import notation
from goldpan import widgets
from goldpan.menu import Menu, Page, text_page
from goldpan.text import t

TOOL = "dice"  # where the saved dice are in `kept`


class DiceMenu(Menu):
    """Whatever the dice screen can do, for boards with few buttons too."""

    hint = "hint_setup"

    def __init__(self, app, dice):
        Menu.__init__(self, app)
        self.dice = dice
        self.title = t("dice_title")

    def rows(self):
        sides, count, keep = self.dice.cup
        counting = t("dice_keep_all") if keep == count else t("dice_keep_best", keep)
        return [
            (t("dice_roll"), "", self.app.pop, skip),
            (t("dice_presets"), "", self.presets, skip),
            (t("dice_sides"), t("dice_die", sides), None, self.change(cup.with_sides)),
            (t("dice_count"), str(count), None, self.change(cup.with_count)),
            (t("dice_keep"), counting, None, self.change(cup.with_keep)),
            (t("dice_last"), "", self.last, skip),
            (t("dice_leave"), "", self.leave, skip),
        ]

    def change(self, how):
        return lambda by: self.dice.use(how(self.dice.cup, by))

    def presets(self):
        self.app.push(Presets(self.app, self.dice))

    def last(self):
        columns = self.app.device.screen.width // widgets.CELL_WIDTH
        lines = []
        for dice, values in self.dice.rolls[::-1]:
            lines += widgets.wrap(told(dice, values), columns)
        self.app.push(Page(self.app, t("dice_last"), lines or [t("dice_none")]))

    def leave(self):
        self.app.pop()
        self.app.pop()


class Presets(Menu):
    """The saved dice: A takes them. What is in the cup can be saved, or forgotten when it is among them."""

    def __init__(self, app, dice):
        self.saved = cup.presets(kept.load(app.journal, TOOL))
        Menu.__init__(self, app, self.saved.index(dice.cup) if dice.cup in self.saved else 0)
        self.dice = dice
        self.title = t("dice_presets")

    def rows(self):
        rows = [(notation(dice), lambda dice=dice: self.take(dice)) for dice in self.saved]
        mine = self.dice.cup
        if mine in self.saved:
            rows.append((t("dice_forget", notation(mine)), self.forget))
        elif len(self.saved) < cup.PRESETS:
            rows.append((t("dice_save", notation(mine)), self.save))
        else:
            rows.append((t("dice_full", len(self.saved)), self.back))
        return rows

    def take(self, dice):
        """Put these dice into the cup and go on rolling."""
        self.dice.use(dice)
        self.app.pop()
        self.app.pop()

    def save(self):
        self.saved.append(self.dice.cup)
        self.keep()

    def forget(self):
        self.saved.remove(self.dice.cup)
        self.keep()

    def keep(self):
        if not kept.keep(self.app.journal, TOOL, self.saved):
            self.app.push(text_page(self.app, self.title, t("not_kept"), hint="hint_wait"))


def told(dice, values):
    """A roll in one line, dice that do not count in brackets: `4d6 best 3: 6 5 (1) 3 = 14`."""
    keep = dice[2]
    out = cup.dropped(values, keep)
    faces = ["({})".format(value) if out[place] else str(value) for place, value in enumerate(values)]
    text = "{}: {}".format(notation(dice), " ".join(faces))
    return text + (" = {}".format(cup.total(values, keep)) if len(values) > 1 else "")


def skip(by):
    """A row without anything to change."""
