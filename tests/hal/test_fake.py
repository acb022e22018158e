"""The fake device is as strict as the real one: what passes here must not erase or lose anything there."""

from goldpan.keys import A, B, DOWN, MENU, PRESS
from goldpan.scene import Scene
from goldpan.screen import Screen
from hal.fake import Broken, entropy, FakeDevice, Memory, PowerCut, start


def raises(kind, action, *args):
    try:
        action(*args)
    except kind:
        return True
    return False


def test_memory_programs_erased_bytes_only():
    memory = Memory(64)
    memory.write(3, b"abc")
    assert bytes(memory.data[:8]) == b"\xff\xff\xffabc\xff\xff"
    assert raises(OSError, memory.write, 5, b"x")
    assert raises(OSError, memory.write, 62, b"too long")
    assert bytes(memory.data[:8]) == b"\xff\xff\xffabc\xff\xff"


def test_memory_erases_the_whole_before_it_rewrites():
    memory = Memory(64)
    memory.write(3, b"abc")
    memory.rewrite(b"x" + b"\xff" * 63)
    assert bytes(memory.data) == b"x" + b"\xff" * 63 and memory.erases == 1


def test_memory_loses_power_where_it_is_told_to():
    for cut in range(3):
        memory = Memory(64)
        memory.cut = cut
        assert raises(PowerCut, memory.write, 0, b"abc")
        assert bytes(memory.data[:4]) == b"abc"[:cut] + b"\xff" * (4 - cut)
        assert raises(PowerCut, memory.write, 10, b"z"), "the power stays off"
    memory = Memory(64, b"old" + b"\xff" * 61)
    memory.cut = 0
    assert raises(PowerCut, memory.rewrite, b"n" * 64)
    assert bytes(memory.data[:3]) == b"old"
    memory.cut = 1
    assert raises(PowerCut, memory.rewrite, b"n" * 64)
    assert bytes(memory.data) == b"\xff" * 64


def test_a_power_cut_is_not_caught_as_an_error():
    """Nothing in the device may take it for a failed write and go on."""
    assert not issubclass(PowerCut, Exception)


def test_broken_memory_fails_at_everything():
    memory = Broken()
    assert raises(OSError, memory.read)
    assert raises(OSError, memory.write, 0, b"a")
    assert raises(OSError, memory.rewrite, b"a")


def test_entropy_repeats_and_spreads():
    """The same seed the same bytes; over 4096 bytes each value of the high bits comes about equally often."""
    assert entropy(5)(20) == entropy(5)(20) != entropy(6)(20)
    counts = [0] * 16
    for byte in entropy(1)(4096):
        counts[byte >> 4] += 1
    assert 180 < min(counts) and max(counts) < 340


class Recorder(Screen):
    def __init__(self, app):
        Screen.__init__(self, app)
        self.seen = []

    def scene(self):
        return self.new_scene()

    def event(self, kind, key):
        self.seen.append((kind, key))
        self.changed = True


def test_scripts_reach_the_screen():
    device = FakeDevice()
    app = start(device)
    screen = Recorder(app)
    app.push(screen)
    device.press("A DOWN B MENU hold:A wait:50")
    assert [key for kind, key in screen.seen if kind == PRESS] == [A, DOWN, B, MENU, A]


def test_lines_are_read_top_to_bottom():
    device = FakeDevice()
    scene = Scene(160, 128)
    scene.text(60, 30, "right")
    scene.text(0, 50, "below  ")
    scene.text(0, 30, "left")
    scene.text(0, 70, "   ")
    scene.tiles(0, 0, 1, b"\x01")
    device.screen.draw(scene)
    assert device.screen.lines() == ["left", "right", "below"]
    assert device.screen.says("right below")


def test_a_dropped_frame_is_drawn_again():
    """refresh() may say False: then the same scene comes again with the next step."""
    device = FakeDevice()
    app = start(device)
    device.press("DOWN")
    before = device.screen.scene
    device.screen.drops = 2
    device.press("DOWN")
    assert device.screen.scene is before
    app.step()
    assert device.screen.scene is before
    app.step()
    assert device.screen.scene is not before
    frames = device.screen.frames
    for _ in range(5):
        app.step()
    assert device.screen.frames == frames, "nothing changed, nothing drawn"
