"""Dice and who begins in the middle of a game: it notices nothing."""

from binascii import crc32

from games.toolbox import cup, kept
from support_app import booted, choose, new_game


def opened(memory=None, animation="off"):
    device, app = booted(memory)
    app.settings.values["animation"] = animation
    return device, app


def open_tool(device, words):
    choose(device, "Toolbox")
    choose(device, words)


def in_a_game(device):
    """Start Gold Fever and draw a stone."""
    new_game(device)
    device.press("A wait:2000")
    assert device.app.journal.events


def rolled(app):
    return [values for _, values in app.dice[1]]


def test_dice_and_who_begins_do_not_touch_a_game_in_progress():
    """Rolling and drawing in the middle of a game changes neither its state, nor its journal, nor the memory."""
    device, app = opened()
    in_a_game(device)
    state, events, memory = repr(app.session.state), bytes(app.journal.events), crc32(device.memory.data)
    device.press("MENU")
    choose(device, "Toolbox")
    assert [row[0] for row in app.top.rows()] == ["Dice", "Who begins?", "Fairness test"]
    choose(device, "Dice")
    device.press("A UP A A B")
    choose(device, "Who begins?")
    device.press("A A MENU B B")
    assert app.top.name == "gold_fever"
    assert repr(app.session.state) == state
    assert bytes(app.journal.events) == events
    assert crc32(device.memory.data) == memory
    assert len(rolled(app)) == 3


def test_saving_dice_in_the_middle_of_a_game_leaves_the_game_as_it_was():
    """The record of saved dice lies between those of the game, which resumes with the same state and goes on."""
    device, app = opened()
    in_a_game(device)
    device.press("MENU")
    open_tool(device, "Dice")
    device.press("UP UP MENU")
    choose(device, "Saved dice")
    choose(device, "Save 1d10")
    device.press("B B B B B")
    state, events = repr(app.session.state), bytes(app.journal.events)
    device, app = opened(device.memory)
    assert repr(app.session.state) == state and bytes(app.journal.events) == events
    assert (10, 1, 1) in cup.presets(kept.load(app.journal, "dice"))
