"""What the wire carries is what the scene says, and no more than has changed."""

import os
import sys

import displayio
import pytest

from goldpan.keys import A, DOWN
from goldpan.palette import CREAM, GOLD, RED
from goldpan.scene import Scene
from hal import painter
from hal.desktop.device import Screen
from hal.desktop.wire import Wire
from support_simulator import click, drawn, ROOT, started, walk, WHOLE


class Panel:
    """A profile's data on the panel, as in hal/boards."""

    PANEL, WIDTH, HEIGHT, ROTATION, COLUMN_START, ROW_START = "ST7735R", 160, 128, 90, 0, 0


def panel(rotation, column_start=0, row_start=0, size=(160, 128)):
    data = Panel()
    data.WIDTH, data.HEIGHT = size
    data.ROTATION, data.COLUMN_START, data.ROW_START = rotation, column_start, row_start
    return Screen(data)


@pytest.fixture(scope="module")
def tour():
    """[(name, scene)] of all screens that `make screens` takes pictures of."""
    if os.path.join(ROOT, "tools") not in sys.path:
        sys.path.append(os.path.join(ROOT, "tools"))
    import screens

    return [(name, app.device.screen.scene) for name, app in screens.pictures()]


def test_every_pixel_of_a_walk_is_the_scene_s():
    """The panel shows the scene pixel by pixel, whatever came before it and in the middle of animations."""
    app = started()
    for _ in walk(app, 250, 11):
        screen = app.device.screen
        assert screen.rgb() == (160, 128, drawn(screen.scene)), screen.scene.name


def test_every_pixel_of_every_screen_is_the_scene_s(tour):
    """The same for every screen there is; every fourth also in the other rotations, with an offset in the memory."""
    assert len(tour) > 80 and len(set([name for name, _ in tour])) == len(tour)
    screens = [panel(90), panel(0), panel(180, 2, 1), panel(270, 0, 3)]
    for number, (name, scene) in enumerate(tour):
        wanted = drawn(scene)
        for screen in screens if number % 4 == 0 else screens[:1]:
            screen.draw(scene)
            assert screen.rgb() == (160, 128, wanted), "{} differs with rotation {}".format(name, screen.rotation)


@pytest.mark.parametrize("size, each", [((240, 240), 4), ((240, 135), 16)])
def test_screens_fit_a_larger_panel(tour, size, each):
    """At three halves where that fits, else as it is: in the middle, on black, pixel by pixel; after any other."""
    screen = panel(0, size=size)
    for name, scene in tour[::each]:
        screen.draw(scene)
        assert screen.rgb() == (*size, drawn(scene, size)), name


def test_sheets_that_are_not_shown_go_and_come_again(tour):
    """`tidy` changes no pixel, whatever comes next; text alone needs no sheet of tiles."""
    screen = panel(90)
    kept = screen.painter
    for number, (name, scene) in enumerate(tour[::3]):
        screen.draw(scene)
        if number % 2:
            kept.tidy()
            wanted = {item[4].lstrip("+") for item in scene.items if len(item) < painter.TEXT}
            assert set(kept.sheets) == wanted, name
            assert not kept.spare, name
            assert set(kept.inks) == {item[4:6] for item in scene.items if len(item) >= painter.TEXT}, name
        assert screen.rgb() == (160, 128, drawn(scene)), name
    words = Scene(160, 128)
    words.text(0, 0, "Gold", 4)
    screen.draw(words)
    kept.tidy()
    assert not kept.sheets and len(kept.grids) == 1


def test_inks_stay_while_there_are_few():
    """A game's inks need not be made anew for each press; of too many only those shown are kept."""
    screen = panel(90)
    for paper in range(4):
        words = Scene(160, 128)
        words.text(0, 0, "Gold", 4, paper + 1, paper)
        screen.draw(words)
        screen.painter.tidy(2)
    assert set(screen.painter.inks) == {(3, 2), (4, 3)}  # the third made three, so the two before it went
    screen.painter.tidy()
    assert set(screen.painter.inks) == {(4, 3)}


def test_a_panel_that_is_too_small_is_refused():
    with pytest.raises(ValueError, match="A panel needs 160x128 pixels, not 128x128."):
        panel(0, size=(128, 128))


@pytest.mark.parametrize(
    "rotation, corner",
    [(0, (0, 0)), (90, (127, 0)), (180, (159, 127)), (270, (0, 159))],
)
def test_rotation_turns_clockwise(rotation, corner):
    """displayio's own definition: the first pixel of a scene lands in another corner of the panel as wired."""
    screen = panel(rotation)
    scene = Scene(160, 128)
    scene.text(0, 0, "█", 1, RED, RED)
    screen.draw(scene)
    x, y = corner
    place = 2 * (y * screen.wire.width + x)
    assert bytes(screen.wire.frame[place : place + 2]) == b"\xf9\xc4"  # RED, F83820, in 5, 6 and 5 bits
    assert screen.wire.frame.count(b"\xf9\xc4") == 6 * 12


@pytest.mark.parametrize("scale", (1, 2, 3))
@pytest.mark.parametrize("size", [(160, 128), (240, 240)])
def test_every_kind_of_item_at_every_scale(scale, size):
    """Pictures and tiles, tiles of other levels above them, text above all; and back again."""
    screen = panel(90, size=size)
    first = Scene(160, 128)
    first.bitmap(99, 66, 13, 9, bytes(range(101, 119)), GOLD, RED, scale)
    first.tiles(0, 0, 3, bytes(range(9)), scale=min(scale, 2))
    first.tiles(8, 8, 2, bytes((10, 19)), "+icons", scale)
    first.tiles(12, 12, 1, bytes((14,)), "++icons", scale)
    first.text(6 * scale, 6 * scale, "Gold 5", 7, GOLD, CREAM, scale)
    second = Scene(160, 128)
    second.text(6 * scale, 12 * scale, "x", 7, RED, CREAM, scale)
    for scene in (first, second, first):
        screen.draw(scene)
        assert screen.rgb()[2] == drawn(scene, size)


def test_what_a_panel_would_garble_is_refused():
    """The wire raises for pixels outside the panel, and for more of them than the window holds."""
    wire = Wire(10, 5)

    def window(left, right, top, bottom, data):
        wire._send(0, 0, b"\x2a")
        wire._send(1, 0, bytes((0, left, 0, right)))
        wire._send(0, 0, b"\x2b")
        wire._send(1, 0, bytes((0, top, 0, bottom)))
        wire._send(0, 0, b"\x2c")
        wire._send(1, 0, data)

    window(8, 9, 3, 4, b"abcd")
    wire._send(1, 0, b"efgh")  # more data goes on where the last ended
    assert bytes(wire.frame[-24:-20]) == b"abcd" and bytes(wire.frame[-4:]) == b"efgh"
    assert len(wire.frame) == 100 and wire.pixels == 4
    for wrong in ((9, 10, 0, 0, b"abcd"), (0, 0, 5, 5, b"ab"), (3, 2, 0, 0, b"ab"), (0, 1, 0, 0, b"abcdef")):
        with pytest.raises(ValueError):
            window(*wrong)


# What a frame costs


def sent(app, action):
    """Pixels that `action()` sends."""
    wire = app.device.screen.wire
    before = wire.pixels
    action()
    return wire.pixels - before


def test_the_first_frame_sends_the_screen_once():
    app = started()
    assert app.device.screen.wire.pixels == WHOLE


def test_a_screen_that_stays_sends_nothing():
    """An unchanged scene costs no pixel, whether it is the same object or an equal one."""
    app = started()
    screen = app.device.screen
    assert sent(app, lambda: screen.draw(screen.scene)) == 0
    assert sent(app, lambda: screen.draw(app.top.scene())) == 0
    assert sent(app, app.show) == 0


def test_moving_the_cursor_sends_two_rows():
    """A menu's cursor leaves one row and enters another: two lines of text, the rest stays."""
    app = started()
    row = 26 * 6 * 12
    assert sent(app, lambda: click(app, DOWN)) == 2 * row


def test_a_changed_character_sends_its_cell_alone():
    screen = panel(90)
    for number, pixels in ((17, WHOLE), (18, 6 * 12), (18, 0), (28, 6 * 12), (31, 2 * 6 * 12)):
        scene = Scene(160, 128)
        scene.text(0, 0, "Gold: {:3}".format(number))
        before = screen.wire.pixels
        screen.draw(scene)
        assert screen.wire.pixels - before == pixels, number


def test_a_new_screen_never_sends_much_more_than_the_screen():
    """Where old and new items overlap the painter sends one full frame rather than both."""
    app = started()
    wire = app.device.screen.wire
    frames = []
    original = app.device.screen.draw

    def draw(scene):
        before = wire.pixels
        done = original(scene)
        frames.append((wire.pixels - before, scene.name))
        return done

    app.device.screen.draw = draw
    for _ in walk(app, 300, 5):
        pass
    assert max(frames)[0] <= WHOLE * 3 // 2, max(frames)


class Counted:
    """displayio, counting what is made."""

    def __init__(self):
        self.made = {}

    def __getattr__(self, name):
        self.made[name] = self.made.get(name, 0) + 1
        return getattr(displayio, name)


def test_screens_seen_before_make_no_new_object(tour, monkeypatch):
    """No TileGrid, Palette, Bitmap or Group is made while going through screens as they were gone through before."""
    screen = panel(90)
    scenes = [scene for name, scene in tour if name.startswith("gold_fever")]
    for scene in scenes + scenes[::-1]:
        screen.draw(scene)
    counted = Counted()
    monkeypatch.setattr(painter, "displayio", counted)
    for scene in scenes + scenes[::-1]:
        screen.draw(scene)
    assert counted.made == {}
    new = Scene(160, 128)
    for row in range(40):
        new.text(0, row * 3, "y", 1)
    screen.draw(new)
    assert counted.made, "the count must be able to fail"


def test_a_dropped_frame_is_sent_again(monkeypatch):
    """`refresh()` may say False: the next turn of the loop tries again until the frame is out."""
    app = started()
    screen = app.device.screen
    real = screen.display.refresh
    answers = [False, False]
    monkeypatch.setattr(screen.display, "refresh", lambda: answers.pop() if answers else real())
    old = screen.rgb()[2]
    app.device.buttons.feed(DOWN, True)
    app.step()
    assert screen.rgb()[2] == old and not app.drawn
    app.step()
    app.step()
    assert app.drawn and not answers
    assert screen.rgb()[2] == drawn(screen.scene) != old


def test_a_frame_that_fails_does_no_harm_to_the_next(tour, monkeypatch):
    """For want of memory a grid or a sheet may be what cannot be made; tidying up may come before the next frame."""
    scenes = [scene for name, scene in tour if name.startswith(("go_for_gold", "crash"))]
    fit = {"left": 0}  # objects that can be made

    class Scarce:
        def __getattr__(self, name):
            if name in ("TileGrid", "Bitmap"):
                fit["left"] -= 1
                if fit["left"] < 0:
                    raise MemoryError
            return getattr(displayio, name)

    monkeypatch.setattr(painter, "displayio", Scarce())
    fit["left"] = 1  # the font's sheet
    screen = panel(90)
    failed = 0
    for number, scene in enumerate(scenes):
        fit["left"] = number % 5
        try:
            screen.draw(scene)
        except MemoryError:
            failed += 1
            if number % 2:
                screen.painter.tidy()
        fit["left"] = 1000
        screen.draw(scenes[number - 1])
        assert screen.rgb() == (160, 128, drawn(scenes[number - 1])), number
        screen.painter.tidy()
    assert failed > 10, "the test must be able to fail"


def test_lights_say_what_the_scene_says():
    """Lights go out of the scene's palette colours, within the budget of the board."""
    app = started()
    for _ in range(3):
        click(app, A)
    seen = set()
    for _ in walk(app, 120, 3):
        lights = app.device.lights
        seen.add(tuple(lights.colours))
        assert len(lights.colours) == lights.count == 8
        assert sum([sum(colour) for colour in lights.colours]) * 20 <= lights.budget_ma * 255
        for index, colour in enumerate(app.device.screen.scene.lights):
            assert (colour == 0) == (lights.colours[index] == (0, 0, 0))
    assert len(seen) > 5
