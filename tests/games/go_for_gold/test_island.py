"""The maps of Go for Gold: what is on them, and how a bad one is refused."""

import io

from games.go_for_gold import island_check, island_file
from games.go_for_gold.island import CAMP, FOOTPRINT, HARBOUR, LAGOON, SEA, SHOVEL
from games.go_for_gold.island_check import check, load
from games.go_for_gold.island_file import data_sum, file_of, parse
from games.go_for_gold.rules import island_of, State
from support import refused


def lines_of(side):
    """The map of that side, legend and all."""
    with open(file_of(side)) as lines:
        return [line.rstrip() for line in lines]


def first_row(lines):
    """The index of the first map row."""
    return [i for i in range(len(lines)) if lines[i] and lines[i][0] != "#"][0]


def put(lines, row, column, letter):
    """Change one space, rows and columns from 0."""
    i = first_row(lines) + row
    at = 2 * column + (row & 1)
    lines[i] = lines[i][:at] + letter + lines[i][at + 1 :]
    return i + 1  # its line as people count


def place(island, space):
    """Row and column."""
    return space // island.width, space % island.width


def refusal(lines, side):
    """Why that map is refused."""
    return refused(lambda: check(parse(lines), side))


def test_fg_17_both_islands_have_all_that_is_needed():
    """FG-17: 4 harbours on the rim, treasures 4, 5, 6, five temples, shovels, footprints; B adds lagoons and camps."""
    for side in "AB":
        island = load(side)
        assert len(island.harbours) == 4 and len(island.temples) == 5
        assert island.width <= 9 and island.height <= 9
        for kind in (4, 5, 6, SHOVEL, FOOTPRINT):
            assert kind in island.kinds
        assert (LAGOON in island.kinds) == (side == "B")
        assert (CAMP in island.kinds) == (side == "B")
        assert check(island, side) is island
        assert island_of(side) is island_of(side)
    assert State(2).island is island_of("A") and State(2, "B").island is island_of("B")


def test_fg_17_there_is_more_to_find_than_scoring_spaces():
    """FG-17: sites for at least twice six entries; shovels and footprints fill most of the trackers."""
    for side in "AB":
        kinds = load(side).kinds
        assert len([k for k in kinds if k in (4, 5, 6, CAMP)]) + 5 >= 11
        assert 2 + len([k for k in kinds if k == SHOVEL]) >= 10
        assert 1 + len([k for k in kinds if k == FOOTPRINT]) >= 4


def test_fg_17_the_legend_names_every_letter():
    """FG-17: a person can read the file: a legend on top, and every letter of the map in it."""
    for side in "AB":
        lines = lines_of(side)
        first = first_row(lines)
        legend = "\n".join(lines[:first])
        for letter in set("".join(lines[first:])):
            assert letter == " " or " " + letter + " " in legend


def test_directions_are_clockwise_from_east():
    """FG-4: d 0 to 5, and the way back is d + 3; odd rows lie half a space further right."""
    island = parse(["0 1 2", " . . .", "3 . ."])
    middle = 4
    assert [island.neighbour(middle, d) for d in range(6)] == [5, 8, 7, 3, 1, 2]
    for space in range(island.size):
        for d in range(6):
            to = island.neighbour(space, d)
            assert to is None or island.neighbour(to, (d + 3) % 6) == space
    assert [island.neighbour(0, d) for d in range(6)] == [1, 3, None, None, None, None]


def test_fg_17_an_unknown_letter():
    """FG-17: line and reason."""
    lines = lines_of("A")
    line = put(lines, 4, 4, "x")
    assert refusal(lines, "A") == 'Line {}: "x" is no kind of space.'.format(line)


def test_fg_17_a_row_out_of_step():
    """FG-17: a blank between spaces and in front of every second row."""
    lines = lines_of("A")
    i = first_row(lines)
    lines[i + 1] = lines[i + 1][1:]
    assert refusal(lines, "A").startswith("Line {}: one blank must stand between".format(i + 2))
    lines = lines_of("A")
    lines[i + 2] = " " + lines[i + 2]
    assert refusal(lines, "A").startswith("Line {}: ".format(i + 3))


def test_fg_17_wrong_counts():
    """FG-17: a harbour missing or there twice, six temples or four, no treasure of a kind."""
    for side in "AB":
        island = load(side)
        row, column = place(island, island.harbours[2])
        lines = lines_of(side)
        put(lines, row, column, ".")
        assert refusal(lines, side) == "Line {}: the map ends without a harbour 2.".format(len(lines))
        line = put(lines, row, column, "1")
        first, second = sorted((row, place(island, island.harbours[1])[0]))
        assert refusal(lines, side) == "Line {}: harbour 1 is there twice.".format(line - row + second)
        lines = lines_of(side)
        row, column = place(island, island.temples[4])
        put(lines, row, column, ".")
        assert refusal(lines, side) == "Line {}: the map ends with 4 temples, an island has 5.".format(
            first_row(lines) + island.height
        )
        put(lines, row, column, "T")
        row, column = place(island, island.kinds.find(bytes([4])))
        put(lines, row, column, "T")
        assert "sixth temple" in refusal(lines, side)
        lines = [line if line[:1] == "#" else line.replace("6", "5") for line in lines_of(side)]
        assert "without a treasure 6" in refusal(lines, side)


def test_fg_17_lagoons_and_camps_are_for_side_b():
    """FG-17: side A has none, side B has both."""
    island = load("A")
    row, column = place(island, island.kinds.find(bytes([0])))
    for letter, name in (("~", "lagoon"), ("C", "camp")):
        lines = lines_of("A")
        line = put(lines, row, column, letter)
        assert refusal(lines, "A") == "Line {}: side A has no {}.".format(line, name)
        lines = [line if line[:1] == "#" else line.replace(letter, ".") for line in lines_of("B")]
        assert "the map ends without a " + name in refusal(lines, "B")


def test_fg_17_any_two_neighbours_of_a_harbour_missing():
    """FG-17: a harbour needs 3 spaces to leave by; whichever two are taken away, its line is named."""
    tried = 0
    for side in "AB":
        island = load(side)
        for h in range(4):
            space = island.harbours[h]
            near = [to for to in island.near[6 * space : 6 * space + 6] if island.passable(to)]
            assert 3 <= len(near) <= 4
            for i in range(len(near)):
                for j in range(i):
                    if island.kinds[near[i]] or island.kinds[near[j]]:
                        continue  # only jungle, so that no count goes wrong first
                    lines = lines_of(side)
                    put(lines, place(island, near[i])[0], place(island, near[i])[1], "-")
                    put(lines, place(island, near[j])[0], place(island, near[j])[1], "-")
                    line = first_row(lines) + 1 + place(island, space)[0]
                    assert refusal(lines, side).startswith("Line {}: harbour {} has ".format(line, h))
                    tried += 1
    assert tried > 4


def test_fg_17_a_harbour_inland():
    """FG-17: harbours are on the rim."""
    island = load("A")
    row, column = place(island, island.harbours[0])
    lines = lines_of("A")
    put(lines, row, column, ".")
    line = put(lines, 3, 2, "0")
    assert refusal(lines, "A") == "Line {}: harbour 0 is not on the rim.".format(line)


def test_fg_17_harbours_out_of_order():
    """FG-17, FG-2: harbours are numbered clockwise."""
    island = load("A")
    lines = lines_of("A")
    for h, other in ((0, "1"), (1, "0")):
        row, column = place(island, island.harbours[h])
        put(lines, row, column, other)
    assert "clockwise" in refusal(lines, "A")


def test_fg_17_an_unreachable_space():
    """FG-17: every space can be reached, and not only through a harbour."""
    lines = lines_of("A")
    row = first_row(lines)
    lines[row] = lines[row] + " - - - - - - - -"
    assert check(parse(lines), "A").size  # sea beyond the screen does no harm
    lines = lines_of("A")
    line = put(lines, 0, 8, ".")
    assert refusal(lines, "A") == "Line {}: the space in column 9 cannot be reached.".format(line)


def test_fg_17_too_big_for_the_screen():
    """FG-17: at most 9 rows of 9."""
    lines = lines_of("A")
    lines.append(" - . .")
    assert refusal(lines, "A").startswith("Line {}: this is row 10".format(len(lines)))
    lines = lines_of("A")
    row = first_row(lines) + 4
    lines[row] = lines[row] + " - - ."
    assert refusal(lines, "A") == "Line {}: the screen has room for 9 spaces in a row.".format(row + 1)


def test_fg_17_an_empty_file():
    """FG-17: a file without a map is refused like any other bad one."""
    assert "without a harbour 0" in refusal([], "A")
    assert "without a harbour 0" in refusal(["# nothing here", ""], "B")


def test_fg_17_marks_keep_out_of_sea_and_lagoons():
    """FG-12, FG-17: sea, lagoons and beyond the edge are taken, harbours end a movement."""
    island = load("B")
    marks = island.marks()
    assert marks[island.size] == 1 and len(marks) == island.size + 1
    for space in range(island.size):
        kind = island.kinds[space]
        assert marks[space] == (1 if kind in (SEA, LAGOON) else 2 if kind & HARBOUR else 0)


def test_data_sum_is_stable():
    """The checksum tells maps apart and is 16 bits."""
    assert data_sum() == data_sum() and 0 < data_sum() < 65536


def with_map_a(change, action, *args):
    """What `action(*args)` gives while the bytes of island A's file are `change` of what they are."""
    with open(file_of("A"), "rb") as file:
        spoiled = change(file.read())

    def opened(path, mode="r"):
        if path != file_of("A"):
            return open(path, mode)
        return io.BytesIO(spoiled) if "b" in mode else io.StringIO(str(spoiled, "utf-8"))

    try:
        island_file.open = island_check.open = opened
        return action(*args)
    finally:
        del island_file.open, island_check.open


def test_fg_17_a_mark_in_front_does_not_count():
    """FG-17: with the byte-order mark of a Windows editor the island is the same, and a saved game goes on."""

    def mark(old):
        return b"\xef\xbb\xbf" + old

    assert with_map_a(mark, data_sum) == data_sum()
    assert with_map_a(mark, load, "A").kinds == load("A").kinds


def test_fg_17_a_map_that_is_no_text_is_refused_alone():
    """FG-17: a letter of another encoding, even in a remark, is told in a sentence; the checksum stays."""

    def spoil(old):
        return b"# f\xfcr uns\n" + old

    assert refused(with_map_a, spoil, load, "A") == "The map of island A is not plain text."
    assert with_map_a(spoil, load, "B").kinds == load("B").kinds
    assert with_map_a(spoil, data_sum) == data_sum()
    assert with_map_a(lambda old: old.replace(b"T", b"\xfc"), data_sum) != data_sum()
