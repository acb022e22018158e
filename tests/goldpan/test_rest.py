"""Dimming and sleeping: by time without a press, and the press that wakes does nothing else."""

from goldpan import between
from goldpan.journal import Journal
from goldpan.keys import A, B, DOWN, LEFT, RIGHT, UP
from goldpan.log import Log, SETTINGS
from goldpan.rest import ASLEEP, AWAKE, DIM, DIMMED, Rest
from hal.fake import FakeDevice, Memory
from support_app import booted, choose, new_game, point, settle, state_of, top

MINUTE = 60_000


class Given:
    """Settings with these values."""

    def __init__(self, **values):
        self.values = {"screen": 3, "lights": 2, "dim": 2, "sleep": 10}
        self.values.update(values)

    def get(self, name):
        return self.values[name]


def rest_for(**values):
    """(device, rest) with these settings."""
    device = FakeDevice(memory=Memory(size=256))
    return device, Rest(device, Given(**values))


def falls(rest, minutes, step=500):
    """[(ms, level)] at each change while nobody does anything."""
    found, level, clock = [], rest.level, rest.device.clock
    for turn in range(0, minutes * MINUTE, step):
        rest.step(False)
        if rest.level != level:
            level = rest.level
            found.append((turn, level))
        clock.wait(step)
    return found


def test_it_dims_and_then_sleeps_after_the_times_that_are_set():
    """The fake's clock wraps in the first half second: nothing comes early or late for that."""
    assert falls(rest_for()[1], 12) == [(2 * MINUTE, DIM), (10 * MINUTE, ASLEEP)]
    assert falls(rest_for(dim=1, sleep=2)[1], 4) == [(MINUTE, DIM), (2 * MINUTE, ASLEEP)]
    assert falls(rest_for(dim=0)[1], 12) == [(10 * MINUTE, ASLEEP)]
    assert falls(rest_for(sleep=0)[1], 40) == [(2 * MINUTE, DIM)]
    assert falls(rest_for(dim=5, sleep=2)[1], 12) == [(2 * MINUTE, ASLEEP)]
    assert falls(rest_for(dim=0, sleep=0)[1], 40) == []


def test_days_without_a_press_change_nothing_more():
    """The ticks come round every six days, and after three of them an old one seems to lie ahead."""
    for values, level in (({}, ASLEEP), ({"sleep": 0}, DIM), ({"dim": 0, "sleep": 0}, AWAKE)):
        rest = rest_for(**values)[1]
        falls(rest, 11)
        assert rest.level == level
        assert falls(rest, 20 * 24 * 60, MINUTE) == []


def test_what_each_level_does_to_screen_lights_and_buttons():
    device, rest = rest_for()
    device.lights.show(b"\x05")
    bright = device.lights.colours
    assert device.screen.light == 100 and not device.buttons.asleep
    falls(rest, 3)
    assert device.screen.light == DIMMED and device.buttons.asleep
    assert 0 < sum(device.lights.colours[0]) < sum(bright[0])
    falls(rest, 9)
    assert device.screen.light == 0 and device.buttons.asleep
    assert device.lights.colours == [(0, 0, 0)] * 8
    device.buttons.touched = True
    rest.step(False)
    assert rest.level == AWAKE and device.screen.light == 100 and device.lights.colours == bright


def test_lights_that_are_off_stay_off_and_dim_ones_do_not_get_brighter():
    for lights in (0, 1):
        device, rest = rest_for(lights=lights)
        device.lights.show(b"\x05")
        before = device.lights.colours
        falls(rest, 3)
        assert rest.level == DIM and device.lights.colours == before


def test_what_moves_by_itself_keeps_it_awake():
    _, rest = rest_for()
    for _ in range(30):
        rest.step(True)
        rest.device.clock.wait(MINUTE)
    assert rest.level == AWAKE


def asleep(device):
    """Let it fall asleep."""
    device.clock.wait(2 * MINUTE)
    device.app.step()
    assert device.app.rest.level == DIM
    device.clock.wait(8 * MINUTE)
    device.app.step()
    assert device.app.rest.level == ASLEEP and device.screen.light == 0


def test_a_press_wakes_the_unchanged_game_and_does_nothing_else():
    """Each key, short and held, dimmed and asleep; the press after it counts."""
    device, app = booted(Memory(size=1024))
    app.settings.values["animation"] = "off"
    new_game(device, players=3)
    device.press("A")
    for level in (DIM, ASLEEP):
        for press in ("UP", "RIGHT", "A", "B", "MENU", "hold:A", "hold:RIGHT"):
            before = bytes(app.journal.events), device.screen.lines(), app.top.ui.cursor, device.screen.frames
            asleep(device)
            if level == DIM:
                device.app.rest.fall(DIM)
            device.press(press)
            assert app.rest.level == AWAKE and device.screen.light == 100, press
            after = bytes(app.journal.events), device.screen.lines(), app.top.ui.cursor, device.screen.frames
            assert after == before, press
    before = len(app.journal.events)
    device.press("A")
    assert len(app.journal.events) > before


def test_an_animation_counts_as_activity_and_its_end_does_not():
    device, app = booted(Memory(size=1024))
    new_game(device)
    device.press("A")
    device.clock.wait(2 * MINUTE - 100)
    app.step()  # the animation ends, late, at this moment
    settle(device)
    device.clock.wait(2 * MINUTE - 200)
    app.step()
    assert app.rest.level == AWAKE
    device.press("wait:400")
    assert app.rest.level == DIM and state_of(app).turn >= 0


def test_every_press_begins_the_time_anew():
    device, app = booted(Memory(size=1024))
    for _ in range(20):
        device.clock.wait(MINUTE + MINUTE // 2)
        device.press("DOWN")
        assert app.rest.level == AWAKE and top(app) == "MainMenu"


def test_the_settings_of_screen_and_times_are_obeyed_at_once():
    device, app = booted(Memory(size=1024))
    choose(device, "Settings")
    choose(device, "Screen")
    assert device.screen.light == 20
    choose(device, "Dim after")
    choose(device, "Dim after")
    assert [line for line in device.screen.lines() if line.startswith("▶Dim after") and line.endswith("10 min")]
    choose(device, "Dim after")
    assert [line for line in device.screen.lines() if line.startswith("▶Dim after") and line.endswith("never")]
    device.clock.wait(9 * MINUTE)
    app.step()
    assert app.rest.level == AWAKE
    device.clock.wait(MINUTE)
    app.step()
    assert app.rest.level == ASLEEP
    device.press("A B")
    assert top(app) == "MainMenu"


def left_handed(keys):
    """(device, app) with these buttons, left-handed by what was kept."""
    memory = Memory(size=1024)
    between.keep(Journal(Log(memory)), SETTINGS, b'{"left": 1}')
    return booted(memory, keys=keys)


def test_left_handed_is_obeyed_and_said_in_every_hint():
    device, app = left_handed((UP, DOWN, LEFT, RIGHT, A, B))
    assert device.screen.says("B choose")
    device.press("B")
    assert top(app) == "SetUp" and device.screen.says("B choose   A back")
    device.press("DOWN")
    assert device.screen.says("B next  A back")
    device.press("A")
    assert top(app) == "MainMenu"
    choose_left(device, "Settings")
    choose_left(device, "Left-handed")
    assert device.screen.says("A next  B back")
    device.press("B")
    assert top(app) == "MainMenu" and device.screen.says("A choose")


def choose_left(device, words):
    """`choose` with the other button."""
    point(device, words)
    device.press("B")


def test_a_board_without_b_cannot_be_left_handed():
    """A would have no place to go: the row is not there, and what was kept elsewhere has no effect."""
    device, app = left_handed((UP, DOWN, A))
    device.press("A")
    assert top(app) == "SetUp" and not device.buttons.swapped
    app.home()
    choose(device, "Settings")
    assert not device.screen.says("Left-handed")
