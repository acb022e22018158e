"""The dice as a person meets them, with UP, DOWN, A and the menu alone; saved dice outlast power-off."""

from games.toolbox import cup, kept
from goldpan import between, log
from support_app import booted, choose, top


def opened(memory=None, animation="off"):
    device, app = booted(memory)
    app.settings.values["animation"] = animation
    return device, app


def open_tool(device, words):
    choose(device, "Toolbox")
    choose(device, words)


def rolled(app):
    return [values for _, values in app.dice[1]]


def test_every_function_of_the_dice_needs_three_buttons_only():
    """UP and DOWN choose the die, A rolls; the menu has sides, number, counting, saved dice, last rolls, the end."""
    device, app = opened()
    open_tool(device, "Dice")
    device.press("UP")
    assert app.dice[0] == (8, 1, 1)
    device.press("MENU")
    choose(device, "How many dice")
    choose(device, "How many dice")
    choose(device, "Counting")
    choose(device, "Sides of a die")
    assert app.dice[0] == (10, 3, 1)
    choose(device, "Roll on")
    device.press("A A")
    assert len(rolled(app)) == 2
    assert device.screen.says("Highest {}".format(max(rolled(app)[1])))
    device.press("MENU")
    choose(device, "Last rolls")
    assert device.screen.lines()[1].startswith("3d10 best 1: ")
    device.press("A")
    choose(device, "Put the dice away")
    assert top(app) == "Toolbox"


def test_dice_that_do_not_count_stand_in_brackets():
    """DV-5: not by colour alone: a die that does not count is a number in brackets."""
    device, app = opened()
    app.dice = ((20, 3, 1), [((20, 3, 1), [4, 17, 9])])
    open_tool(device, "Dice")
    lines = device.screen.lines()
    assert "(4)" in lines and "(9)" in lines and "17" in lines and "= 17" in lines


def test_saved_dice_survive_power_off():
    """What is saved is there after a new start, and takes effect with one press; so does forgetting."""
    device, app = opened()
    open_tool(device, "Dice")
    device.press("DOWN DOWN MENU")  # d3
    choose(device, "Saved dice")
    choose(device, "Save 1d3")
    device, app = opened(device.memory)
    open_tool(device, "Dice")
    device.press("MENU")
    choose(device, "Saved dice")
    choose(device, "1d3")
    assert app.dice[0] == (3, 1, 1)
    device.press("MENU")
    choose(device, "Saved dice")
    choose(device, "Forget 1d3")
    assert cup.presets(kept.load(app.journal, "dice")) == list(cup.DEFAULTS)
    device, app = opened(device.memory)
    assert cup.presets(kept.load(app.journal, "dice")) == list(cup.DEFAULTS)


def test_damage_costs_the_saved_dice_alone():
    """A record that is not what it should be means defaults; the rest of the log is read on."""
    device, app = opened()
    for payload in (b"", b"{", b"[]", b"7", b'{"dice": 7}', b'{"dice": [[6, 9, 9]]}', b"\xff\xfe", b"null"):
        between.keep(app.journal, log.PRESETS, payload)
        device, app = opened(device.memory)
        assert app.journal.kept[log.PRESETS] == payload
        found = cup.presets(kept.load(app.journal, "dice"))
        assert found == ([] if b"[[" in payload else list(cup.DEFAULTS))
        assert kept.keep(app.journal, "dice", [(6, 1, 1)])
        assert cup.presets(kept.load(app.journal, "dice")) == [(6, 1, 1)]


def test_the_largest_record_fits_the_log():
    """Eight saved dice and the set-ups of bag and track together stay below 255 bytes."""
    _, app = opened()
    assert kept.keep(app.journal, "dice", [(100, 6, 6)] * cup.PRESETS)
    assert kept.keep(app.journal, "bag", [[12, 12, 12, 12, 12, 13, 13, 13], False])
    assert kept.keep(app.journal, "track", [8, False, 1])
    assert len(app.journal.kept[log.PRESETS]) <= 255
