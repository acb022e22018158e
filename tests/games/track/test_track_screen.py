"""The track on the device: a game of the engine, with undo and resume, behind the menu's row Toolbox."""

from games.toolbox import tokens
from goldpan.scene import Scene
from support_app import booted, choose, new_game


def opened(memory=None, animation="off"):
    device, app = booted(memory)
    app.settings.values["animation"] = animation
    return device, app


def open_tool(device, words):
    choose(device, "Toolbox")
    choose(device, words)


def test_the_track_asks_before_it_replaces_a_game():
    """An unfinished game is not lost without a question, whose first answer keeps it."""
    device, app = opened()
    new_game(device)
    app.home()
    app.step()
    open_tool(device, "Motivation track")
    choose(device, "Begin")
    assert type(app.top).__name__ == "Ask"
    choose(device, "Keep the old one")
    assert app.journal.start.name == "gold_fever"
    choose(device, "Begin")
    choose(device, "Start the new game")
    assert app.journal.start.name == "track"


def test_the_track_with_three_buttons():
    """A twice sends the first one to the end; one up and one down are a DOWN away; the end is behind the last."""
    device, app = opened()
    open_tool(device, "Motivation track")
    choose(device, "They begin")  # in order
    choose(device, "Begin")
    state = app.session.state
    device.press("A A")
    assert state.levels == [1, 2, 3, 4, 5, 0]
    device.press("DOWN A DOWN A")  # the second one, one up; the cursor goes along
    assert state.levels == [2, 1, 3, 4, 5, 0]
    device.press("A DOWN A")  # it is on the first level: to the end, or one down
    assert state.levels == [1, 2, 3, 4, 5, 0]
    device.press("MENU")
    choose(device, "Undo")
    assert app.session.state.levels == [2, 1, 3, 4, 5, 0]
    device.press("UP A")
    assert device.screen.says("Finished?")


def test_the_lights_show_the_order():
    """A light for each level, in the marker's colour."""
    device, app = opened()
    open_tool(device, "Motivation track")
    choose(device, "Begin")
    assert list(device.screen.scene.lights) == [tokens.LIGHTS[m] for m in app.session.state.levels] + [0, 0]


def test_no_text_is_cut_off():
    """Eight markers, and all that each of them can do, fit the screen."""
    device, app = opened()
    Scene.misfits = []
    try:
        open_tool(device, "Motivation track")
        choose(device, "Markers")
        choose(device, "Markers")
        choose(device, "Begin")
        for _ in range(8):
            device.press("A DOWN DOWN B DOWN")
        device.press("UP A A MENU")
        choose(device, "What happened")
        assert Scene.misfits == []
    finally:
        Scene.misfits = None
