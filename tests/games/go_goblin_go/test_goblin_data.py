"""Go Goblin, Go!: the data file that an owner of the box edits."""

from games.go_goblin_go import board, data, rules
from support import refused

GOOD = """tunnel 1 1 2 2 3 3 4 5 6 7
rocks 60
each 3
commands 1-2 1-3 1-4 1-5 2-3 2-4
commands 2-6 3-5 3-6 4-5 4-6 5-6
cards A back push swap free confuse eight
cards B push swap free confuse eight back
cards C swap free confuse eight back push
cards D free confuse eight back push swap
cards E confuse eight back push swap free
cards F eight back push swap free confuse
"""


def broken(old, new):
    """The sentence that refuses the good data with `old` made `new`."""
    assert old in GOOD
    return refused(data.Box, GOOD.replace(old, new))


def test_go_3_go_4_go_5_go_20_the_file_holds_the_defaults():
    """GO-3, GO-4, GO-5, GO-20: the file in the folder says what the rules say."""
    box = data.load()
    plain = data.Box(GOOD)
    assert (box.rocks, box.each) == (60, 3)
    assert box.tunnel == plain.tunnel
    assert box.commands == plain.commands
    assert box.cards == plain.cards
    assert board.PIT == 11


def test_the_checksum_follows_the_meaning():
    """Remarks, spacing, line ends and the order of the tiles do not count, every value does; 16 bits, not 0."""
    right = data.Box(GOOD).sum
    assert right == data.load().sum == rules.DATA_SUM
    assert 0 < right < 65536
    assert data.Box(GOOD.replace("\n", "  # a remark\r\n\r\n")).sum == right
    assert data.Box(GOOD.replace("1-2 1-3", "1-3 2-1")).sum == right
    for old, new in (("7\n", "8\n"), ("60", "61"), ("each 3", "each 4"), ("7\n", "7 7\n")):
        assert data.Box(GOOD.replace(old, new)).sum != right
    assert data.Box(GOOD.replace("1-2 1-3 1-4 1-5 2-3 2-4", "1-2 1-3 1-3 1-5 2-4 2-4")).sum != right
    assert data.Box(GOOD.replace("cards A", "cards x").replace("B", "A").replace("x", "B")).sum != right


def test_an_owner_can_type_another_box():
    """GO-20, GO-3: another tunnel, other rocks, equal tiles, tiles written the other way round."""
    text = GOOD.replace("1 1 2 2 3 3 4 5 6 7", "1 2 3 5 8").replace("rocks 60", "rocks 48")
    box = data.Box(text.replace("1-2 1-3 1-4 1-5 2-3", "2-1 1-3 1-3 5-1 2-4"))
    assert list(box.tunnel) == [1, 2, 3, 5, 8]
    assert box.rocks == 48
    assert box.commands[:3] == ((1, 2), (1, 3), (1, 3))


def test_bad_lines_are_named():
    """Each mistake is refused in a sentence that begins with the line."""
    for old, new, line, words in (
        ("tunnel 1 1", "tunel 1 1", 1, "'tunel' is none of"),
        ("tunnel 1 1", "tunnel one 1", 1, "'one' is not a whole number"),
        ("tunnel 1 1", "tunnel -1 1", 1, "'-1' is not a whole number"),
        ("tunnel 1 1", "tunnel 100 1", 1, "100 is not from 0 to 99"),
        ("tunnel 1 1 2 2 3 3 4 5 6 7", "tunnel 1 2 3", 1, "4 to 20 spaces, not 3"),
        ("rocks 60", "rocks", 2, "one number is wanted"),
        ("rocks 60", "rocks 60 60", 2, "one number is wanted"),
        ("rocks 60", "rocks 256", 2, "256 is not from 1 to 255"),
        ("rocks 60", "each 60", 2, "60 is not from 0 to 42"),
        ("each 3", "rocks 3", 3, "there is a line 'rocks' already"),
        ("each 3", "each 3_0", 3, "'3_0' is not a whole number"),
        ("each 3", "tunnel 1 2 3 4", 3, "there is a line 'tunnel' already"),
        ("1-5", "1", 4, "written like 2-5, not '1'"),
        ("1-5", "1-5-6", 4, "written like 2-5"),
        ("1-5", "1-7", 4, "7 is not from 1 to 6"),
        ("1-5", "0-5", 4, "0 is not from 1 to 6"),
        ("1-5", "5-5", 4, "two different numbers"),
        ("1-5", "1-", 4, "'' is not a whole number"),
        ("5-6", "5-2", 5, "tile 5-2 is the fifth with a 2"),
        ("5-6", "5-6 1-2", 5, "tile 1-2 is one more than 12"),
        ("cards A", "cards", 6, "a set is A, B"),
        ("cards A", "cards G", 6, "not 'G'"),
        ("cards A", "cards AB", 6, "not 'AB'"),
        ("cards B", "cards A", 7, "there is a line 'cards A' already"),
        ("back\n", "\n", 7, "set B has 5 abilities"),
        ("eight back\n", "eight bakc\n", 7, "'bakc' is none of"),
        ("B push swap", "B push push", 7, "orange has push in set A already"),
    ):
        sentence = broken(old, new)
        assert sentence.startswith("Line {} of the Go Goblin, Go! data: ".format(line)), sentence
        assert words in sentence, sentence
        assert sentence.endswith(".")


def test_a_long_word_is_cut():
    """What is no data at all, such as a page of zero bytes, is quoted by its beginning only."""
    for old in ("rocks", "60", "1-5", "A", "confuse"):
        sentence = broken(old, "x" * 1000)
        assert "'" + "x" * 20 + "…'" in sentence and len(sentence) < 150, sentence
    assert "'" + "x" * 20 + "'" in broken("rocks", "x" * 20)


def test_missing_lines_are_named():
    """What is not there at all is named by its word."""
    for old, words in (
        ("tunnel 1 1 2 2 3 3 4 5 6 7\n", "no line 'tunnel'"),
        ("rocks 60\n", "no line 'rocks'"),
        ("each 3\n", "no line 'each'"),
        ("commands 2-6 3-5 3-6 4-5 4-6 5-6\n", "give 6 tiles in place of 12"),
        ("cards F eight back push swap free confuse\n", "no line 'cards F'"),
    ):
        assert words in broken(old, "")
    assert "more than there is" in broken("each 3", "each 11")
    assert "no line 'tunnel'" in refused(data.Box, "")


def test_a_missing_file_is_refused():
    """The file's name is in the sentence; a whole path would not fit a screen."""
    for path in ("nowhere/data.txt", "/nowhere/data.txt"):
        assert "data.txt, cannot be read" in refused(data.load, path)
