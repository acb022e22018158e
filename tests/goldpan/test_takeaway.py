"""The QR code's screen: sizes, the picture made of the modules, and what is said where no code can be made."""

from goldpan import takeaway
from goldpan.takeaway import MOST, ROOM, TakeAway, version
from hal import fake
from support import refused


def test_the_smallest_version_that_holds_the_bytes():
    """Data words of QR versions 1 to 9 at level L, less 12 bits for mode and length."""
    words = (19, 34, 55, 80, 108, 136, 156, 194, 232)
    for place, size in enumerate(words):
        assert version(size - 2) == place + 1 and ROOM[place] == size - 2
        if place < 8:
            assert version(size - 1) == place + 2
    assert MOST == 230
    assert "too long" in refused(version, 231)


def test_modules_get_their_quiet_zone():
    """Four light modules on every side; a dark one is a bit, the left one the highest."""

    class Matrix:
        def __getitem__(self, place):
            return place in ((0, 0), (0, 20), (20, 7))

    side, bits = takeaway.framed(Matrix(), 21)
    assert side == 29 and len(bits) == 29 * 4
    dark = [(y, x) for y in range(side) for x in range(32) if bits[y * 4 + x // 8] & 128 >> x % 8]
    assert dark == [(4, 4), (4, 24), (24, 11)]


def opened(width=160, height=128):
    device = fake.FakeDevice(width, height)
    app = fake.start(device)
    app.push(TakeAway(app, "GP1 text", True))
    app.show()
    return device, app


def test_it_asks_for_patience_first():
    """The first frame is shown before the work begins."""
    device, app = opened()
    assert device.screen.says("One moment") and app.top.code is None


def test_without_the_library_a_sentence_says_so():
    device, app = opened()

    def fails(data):
        raise ImportError

    kept, takeaway.modules = takeaway.modules, fails
    try:
        app.step()
        app.step()
        assert device.screen.says("adafruit_miniqr")
        device.press("B")
        assert len(app.stack) == 1
    finally:
        takeaway.modules = kept


def test_without_memory_a_sentence_says_so():
    device, app = opened()

    def fails(data):
        raise MemoryError

    kept, takeaway.modules = takeaway.modules, fails
    try:
        app.step()
        app.step()
        assert device.screen.says("not enough memory")
    finally:
        takeaway.modules = kept


def test_the_code_fits_every_screen():
    """The largest code, 53 modules and its quiet zone: at two pixels a module on 160×128, words beside it."""
    screens = ((160, 128, 2, 0), (128, 160, 2, 2), (240, 240, 3, 0), (135, 240, 2, 6), (128, 64, 1, 0))
    for width, height, scale, left in screens:
        device, app = opened(width, height)
        app.top.code = (61, bytes(61 * 8))
        scene = app.top.scene()
        pictures = [item for item in scene.items if len(item) == 8]
        assert len(pictures) == 1
        x, y, columns, found, _, _, rows, _ = pictures[0]
        assert (columns, rows, found, x) == (61, 61, scale, left)
        assert 0 <= y and y + 61 * scale <= height and x + 61 * scale <= width
        for item in scene.items:
            if len(item) == 7:
                beside = item[0] >= x + 61 * scale or item[1] >= y + 61 * scale
                assert beside and item[0] + 6 * item[2] <= width and item[1] + 12 <= height
