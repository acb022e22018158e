"""Scenes are plain items that compare equal when they look the same."""

from goldpan import palette
from goldpan.scene import Scene


def scene():
    Scene.misfits = []
    return Scene(160, 128, "test")


def ends():
    found, Scene.misfits = Scene.misfits, None
    return found


def test_text_fills_its_place():
    """A shorter text is padded, so that it wipes out what stood there before."""
    s = scene()
    s.text(2, 12, "abc", 5)
    s.text(2, 24, "abc")
    assert s.items == [
        (2, 12, 5, 1, palette.WHITE, palette.BLACK, "abc  "),
        (2, 24, 3, 1, palette.WHITE, palette.BLACK, "abc"),
    ]
    assert ends() == []


def test_text_that_is_too_wide_is_cut_and_told():
    s = scene()
    s.text(0, 0, "abcdef", 4)
    assert s.items[0][6] == "abcd"
    assert ends() == [("test", "abcdef", 4)]


def test_nobody_has_to_listen_for_misfits():
    s = scene()
    ends()
    s.text(0, 0, "abcdef", 4)
    assert s.items[0][6] == "abcd"


def test_center_of_the_screen_and_of_a_place():
    s = scene()
    s.center(50, "ab")
    s.center(60, "ab", scale=2)
    s.center(70, "ab", x=30, columns=6)
    assert s.items[0][:3] == (2, 50, 26) and s.items[0][6] == " " * 12 + "ab" + " " * 12
    assert s.items[1][:4] == (2, 60, 13, 2) and s.items[1][6].strip() == "ab"
    assert s.items[2][:3] == (30, 70, 6) and s.items[2][6] == "  ab  "
    assert ends() == []


def test_equal_scenes_have_equal_items():
    """What did not change must cost nothing to draw."""
    made = []
    for _ in range(2):
        s = scene()
        s.text(2, 12, "abc", 5, palette.GOLD)
        s.tiles(0, 20, 2, bytes((1, 2, 3, 4)))
        made.append(s.items)
    assert made[0] == made[1]
    assert made[0][1] == (0, 20, 2, 1, "icons", b"\x01\x02\x03\x04")
    ends()


def test_measures():
    s = scene()
    assert (s.columns, s.margin, s.bottom) == (26, 2, 116)
    ends()
