"""The dice on the device (DV-1): every face as likely as any other, decided before it is shown, never journalled."""

from games.toolbox import cup
from hal.fake import FakeDevice, start
from support_app import choose, new_game, top


def opened(**options):
    """A device whose dice tool is open, animation off."""
    device = FakeDevice(**options)
    app = start(device)
    app.settings.values["animation"] = "off"
    choose(device, "Toolbox")
    choose(device, "Dice")
    return device, app


def counts(device, app, sides):
    """How often each face comes over all byte values; a byte thrown away is followed by one that gives face 1."""
    found, refused = [0] * sides, 0
    for byte in range(256):
        stream = [byte, 0]
        device.entropy = lambda n, stream=stream: bytes([stream.pop(0) for _ in range(n)])
        device.press("A")
        if stream:
            found[app.top.values[0] - 1] += 1
        else:
            refused += 1
    return found, refused


def test_dv_1_every_die_of_the_tool_is_fair():
    """DV-1: for each die that the tool has, over all 256 bytes: equally often every face, the rest thrown away."""
    device, app = opened()
    seen = []
    while app.top.cup[0] not in seen:
        sides = app.top.cup[0]
        seen.append(sides)
        found, refused = counts(device, app, sides)
        assert found == [256 // sides] * sides
        assert refused == 256 % sides
        device.press("UP")
    assert 4 in seen and 6 in seen and 100 in seen


def test_dv_1_each_of_several_dice_has_its_own_bytes():
    """DV-1: two dice: 144 pairs of bytes give each of the 36 pairs equally often."""
    found = {}
    for first in range(12):
        for second in range(12):
            stream = [first, second]
            values = cup.roll((6, 2, 2), lambda n, stream=stream: bytes([stream.pop(0) for _ in range(n)]))
            found[tuple(values)] = found.get(tuple(values), 0) + 1
    assert len(found) == 36 and set(found.values()) == {4}


def test_a_roll_is_decided_before_it_is_shown_moving():
    """DV-4: the animation ends by itself or by any key, and changes nothing."""
    device, app = opened()
    app.settings.values["animation"] = "full"
    for end in ("UP", "A", "wait:600"):
        device.press("A")
        decided = list(app.top.values)
        assert app.top.ends is not None
        device.press("wait:100")
        device.press(end)
        assert app.top.ends is None and app.top.values == decided and app.top.cup[0] == 6


def test_a_board_without_lights_rolls_too():
    device, app = opened(lights=0)
    app.settings.values["animation"] = "full"
    device.press("A wait:600")
    assert app.top.values


def test_dice_in_the_middle_of_a_game_leave_it_alone():
    """Not journalled: the game's memory and state are the same before and after."""
    device = FakeDevice()
    app = start(device)
    new_game(device)
    device.press("A wait:2000")
    memory, state = bytes(device.memory.data), app.session.state.key()
    device.press("MENU")
    choose(device, "Toolbox")
    choose(device, "Dice")
    device.press("A wait:2000 RIGHT A wait:2000")
    while top(app) != "Play":
        device.press("B")
    assert bytes(device.memory.data) == memory
    assert app.session.state.key() == state
