"""The toolbox: every tool as it opens, and the dice at work."""

from games.toolbox.menu import ROWS
from goldpan.text import t as text


def tour(new):
    for key, *_ in ROWS:
        t = new()
        t.choose(text("toolbox"))
        if key == ROWS[0][0]:
            yield "toolbox", t
        t.choose(text(key))
        yield "toolbox_" + key.replace("tool_", ""), t
    yield from dice(new)


def dice(new):
    t = new()
    t.choose(text("toolbox"))
    t.choose(text("tool_dice"))
    t.runner.feed(4, True)
    t.runner.wait(200)
    yield "dice_rolling", t
    t.runner.feed(4, False)
    t.runner.wait(600)
    yield "dice_one", t
    for number in range(2, 7):
        t.press("RIGHT A wait:600")
        yield "dice_several_{}".format(number), t
    for _ in range(7):
        t.press("UP A wait:600")
        yield "dice_six_d{}".format(t.app.top.cup[0]), t
    t.press("MENU")
    yield "dice_menu", t
    t.choose(text("dice_last"))
    yield "dice_last_rolls", t
    t.press("B")
    t.choose(text("dice_presets"))
    yield "dice_presets", t
