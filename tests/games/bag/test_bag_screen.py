"""The bag on the device: a game of the engine, with undo and resume, behind the menu's row Toolbox."""

from goldpan.scene import Scene
from support_app import booted, choose, new_game


def opened(memory=None, animation="off"):
    device, app = booted(memory)
    app.settings.values["animation"] = animation
    return device, app


def open_tool(device, words):
    choose(device, "Toolbox")
    choose(device, words)


def test_the_bag_asks_before_it_replaces_a_game():
    """An unfinished game is not lost without a question, whose first answer keeps it."""
    device, app = opened()
    new_game(device)
    app.home()
    app.step()
    open_tool(device, "Bag")
    choose(device, "Begin")
    assert type(app.top).__name__ == "Ask"
    choose(device, "Keep the old one")
    assert app.journal.start.name == "gold_fever"
    choose(device, "Begin")
    choose(device, "Start the new game")
    assert app.journal.start.name == "bag"


def test_what_was_in_the_bag_is_remembered_and_resumed():
    """DV-4: a bag in use goes on after power-off. Finishing can be taken back; the contents are remembered."""
    device, app = opened()
    open_tool(device, "Bag")
    choose(device, "E white")
    device.press("UP UP UP A")
    choose(device, "Begin")
    device.press("A A")
    state = repr(app.session.state)
    device, app = opened(device.memory)
    assert app.top.name == "bag" and repr(app.session.state) == state
    device.press("UP A")
    assert device.screen.says("Finished?")
    choose(device, "Go on")
    assert repr(app.session.state) == state
    device.press("UP A")
    choose(device, "Put it away")
    assert app.journal.start is None
    open_tool(device, "Bag")
    assert app.top.stones == [5, 5, 5, 5, 3, 0, 0, 0]


def test_a_draw_cannot_be_taken_back_but_putting_back_can():
    """DV-3: undo takes back a choice, never a draw."""
    device, app = opened()
    open_tool(device, "Bag")
    choose(device, "Begin")
    device.press("A")
    drawn = repr(app.session.state)
    device.press("B")
    assert repr(app.session.state) == drawn and device.screen.says("Nothing to take back here.")
    device.press("DOWN A")
    assert app.session.state.row == []
    device.press("B")
    assert repr(app.session.state) == drawn


def test_no_text_is_cut_off():
    """The set-up, a bag of 99 stones of 8 kinds, and all pages about it fit the screen."""
    device, app = opened()
    Scene.misfits = []
    try:
        open_tool(device, "Bag")
        for kind in "ABCDEFGH":
            choose(device, kind + " ")
            device.press("RIGHT A")
        assert device.screen.says("Bag, 99 of 99 stones")
        choose(device, "Begin")
        for _ in range(12):
            device.press("A")
        for _ in range(12):
            device.press("DOWN")
        device.press("A MENU")
        for page in ("Odds", "What happened"):
            choose(device, page)
            device.press("B")
        assert Scene.misfits == []
    finally:
        Scene.misfits = None
