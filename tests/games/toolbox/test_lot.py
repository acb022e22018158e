"""Who begins: fair, by name, and never more than a picture of what was drawn already (DV-1, DV-6)."""

from games.toolbox import lot
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


def test_dv_1_the_lot_is_uniform():
    """DV-1, DV-6: of the 256 values of a byte each player gets the same number, for 2 to 6 players."""
    device, app = opened()
    open_tool(device, "Who begins?")
    screen = app.top
    for players in range(2, 7):
        while screen.players != players:
            device.press("UP")
        found = [0] * players
        for byte in range(256 - 256 % players):
            device.entropy = lambda n, byte=byte: bytes((byte,))
            screen.draw()
            found[screen.at] += 1
        assert set(found) == {256 // players}


def test_the_marker_stops_at_the_one_that_was_drawn():
    """The animation, whole or cut short, ends at what chance decided before it began."""
    for animation in ("full", "short", "off"):
        for drawn in range(4):
            device, app = opened(animation=animation)
            open_tool(device, "Who begins?")
            device.entropy = lambda n, drawn=drawn: bytes((drawn,))
            device.press("A wait:4000")
            assert device.screen.says("Player {} begins!".format(drawn + 1))
            device.entropy = lambda n, drawn=drawn: bytes((3 - drawn,))
            device.press("A wait:100")
            if animation != "off":
                assert not device.screen.says("begins!")
                device.press("A")
            assert device.screen.says("Player {} begins!".format(4 - drawn))
            shown = [light for light, colour in enumerate(device.screen.scene.lights) if colour]
            assert shown == [3 - drawn]


def test_the_lot_knows_the_names():
    """By name: those of the game in progress, else of everybody who has one."""
    device, app = opened()
    app.settings.names[:3] = ["Ada", "", "Cleo"]
    assert lot.who(app) == (["Ada", "Player 2", "Cleo", "Player 4", "Player 5", "Player 6"], 3)
    in_a_game(device)
    assert lot.who(app)[1] == 2
    assert lot.who(app)[0][:2] == ["Ada", "Player 2"]
