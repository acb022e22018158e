"""The parts of screens: every text in its place, the row under the cursor always seen."""

from goldpan import icons, widgets
from goldpan.font import EXTRA, glyph
from goldpan.menu import show_rows
from goldpan.meter import meter
from goldpan.scene import Scene


def fresh():
    Scene.misfits = []
    return Scene(160, 128, "test")


def lines(scene):
    assert not Scene.misfits, Scene.misfits
    Scene.misfits = None
    return [item[6] for item in scene.items if len(item) == 7]


def test_title_has_two_ends():
    s = fresh()
    widgets.title(s, "Ada's turn", "not saved")
    assert lines(s) == [" Ada's turn     not saved "]


def test_menu_always_shows_the_row_under_the_cursor():
    """For every number of rows and every cursor: the chosen row stands there once, marked."""
    for count in range(1, 20):
        for cursor in range(count):
            s = fresh()
            show_rows(s, ["row {}".format(i) for i in range(count)], cursor)
            seen = lines(s)
            assert len(seen) == min(count, 7)
            assert [line.strip() for line in seen if line[0] == "▶"] == ["▶row {}".format(cursor)]


def test_menu_says_that_there_is_more():
    """An arrow up or down at the edge where rows are hidden."""
    rows = [str(i) for i in range(10)]
    for cursor, first, last in ((0, "▶0", "▼6"), (5, "▲2", "▼8"), (9, "▲3", "▶9")):
        s = fresh()
        show_rows(s, rows, cursor)
        seen = [line.strip() for line in lines(s)]
        assert (seen[0], seen[-1]) == (first, last)


def test_menu_values_stand_on_the_right():
    s = fresh()
    show_rows(s, [("Players", "3"), "Begin"], 1)
    assert lines(s) == [" Players" + " " * 17 + "3", "▶Begin" + " " * 20]


def test_choices_stand_side_by_side_where_they_fit():
    """DV-5: the chosen one differs by paper; and each stands whole."""
    s = fresh()
    widgets.choices(s, 100, ["Draw again", "Stop +3"], 0)
    assert lines(s) == [" Draw again ", " Stop +3 "]
    papers = [item[5] for item in s.items]
    assert papers[0] != papers[1]


def test_choices_that_do_not_fit_come_one_at_a_time_with_arrows():
    labels = ["to Abcdefgh", "to Ijklmnop", "to Qrstuvwx"]
    for cursor in range(3):
        s = fresh()
        widgets.choices(s, 100, labels, cursor)
        assert [line.strip() for line in lines(s)] == ["◀", labels[cursor], "▶"]


def test_choices_never_overlap():
    for count in range(1, 6):
        s = fresh()
        widgets.choices(s, 100, ["x" * (n + 1) for n in range(count)], 0)
        lines(s)
        ends = 0
        for x, _, columns, _, _, _, _ in s.items:
            assert x >= ends
            ends = x + columns * 6
        assert ends <= 160


def test_dv_5_a_die_has_as_many_pips_as_its_value():
    """DV-5: pips, not colours."""
    for value in range(1, 7):
        pips = [tile for tile in widgets.face(value) if tile >= icons.DIE_NW_PIP]
        assert len(pips) == value
    assert len({widgets.face(value) for value in range(7)}) == 7


def test_a_die_of_other_sides_shows_its_number_on_its_face():
    for value in (1, 9, 10, 20, 100):
        s = fresh()
        widgets.die(s, 10, 20, value, 100)
        assert lines(s) == [str(value)]
        x, y, columns, scale = s.items[1][:4]
        assert 10 <= x and x + columns * 6 * scale <= 58
        assert 20 <= y and y + 12 * scale <= 68


def test_meter_is_as_long_as_its_value():
    for most in range(1, 25):
        for value in range(most + 1):
            bar = meter(value, most, 8)
            assert len(bar) == 8
            assert bar.count("▉") == value * 8 // most
    assert meter(0, 0, 4) == "░░░░"
    assert meter(9, 4, 4) == "▉▉▉▉"


def test_wrap_keeps_every_word():
    text = "All gravel goes into one bag.\nThen the next player draws."
    for columns in range(7, 40):
        broken = widgets.wrap(text, columns)
        assert max([len(line) for line in broken]) <= columns
        assert " ".join(broken) == text.replace("\n", " ")
    assert widgets.wrap("a\nb", 30) == ["a", "b"]
    assert widgets.wrap("", 30) == [""]


def test_every_sign_of_the_widgets_is_in_the_font():
    for sign in "▶▲▼◀▉░▏▎▌▋▊★":
        assert sign in EXTRA
        assert glyph(sign) != glyph("?")


def test_a_page_in_large_letters_breaks_what_is_longer_than_a_line():
    """13 columns of double size on a screen of 160 pixels; nothing is lost."""
    from goldpan.menu import wrap

    assert wrap("A motivation track\nis what it is", 13) == ["A motivation", "track", "is what it is"]
    assert wrap("Erdbeermarmeladenbrot ja", 13) == ["Erdbeermarme-", "ladenbrot", "ja"]
    for columns in (5, 13, 26):
        words = "one Erdbeermarmeladenbrot\n\nand Donaudampfschifffahrtsgesellschaft"
        lines = wrap(words, columns)
        assert max([len(line) for line in lines]) <= columns
        assert "".join(lines).replace("-", "").replace(" ", "") == words.replace(" ", "").replace("\n", "")
