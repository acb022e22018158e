"""Whatever a person types into a map of Go for Gold: it is played, or refused in one sentence."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.go_for_gold import rules
from games.go_for_gold.rules import State
from goldpan import library
from support import refused

island_check = library.load("go_for_gold", "island_check")  # the game forgets them when it has read its maps
island_file = library.load("go_for_gold", "island_file")
LETTERS = "".join(island_file.LETTERS) + " x#\t"


def text(side):
    """The map file of a side."""
    return Path(island_file.file_of(side)).read_text()


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.sampled_from("AB"), st.lists(st.tuples(st.integers(0, 10**6), st.sampled_from(LETTERS)), max_size=3))
def test_fg_17_slips_of_the_pen(side, slips):
    """FG-17: after up to three wrong letters the map is fit for a game or refused with a line that exists."""
    letters = list(text(side))
    first = text(side).index("\n\n") + 2
    for at, letter in slips:
        letters[first + at % (len(letters) - first)] = letter
    lines = "".join(letters).split("\n")
    try:
        found = island_check.check(island_file.parse(lines), side)
    except ValueError as error:
        line = re.match(r"Line (\d+): [^\n]*\.$", str(error))
        assert line and 1 <= int(line.group(1)) <= len(lines)
    else:
        state = State(4, side, island=found)
        state.apply(("harbour", 0))
        state.apply(6)
        assert state.phase == "footprint"


def test_fg_17_a_bad_file_stops_the_island_only(tmp_path, monkeypatch):
    """FG-17, FG-16: with a bad or missing map island mode is refused with the reason, and paper still works."""
    monkeypatch.setattr(rules, "_islands", {"A": None, "B": None})
    monkeypatch.setattr(library.load("go_for_gold", "island_check"), "file_of", lambda side: str(tmp_path / side))
    assert refused(State, 2) == "The map of island A cannot be read."
    (tmp_path / "A").write_text("# my map\n0 . z\n")
    assert refused(State, 2) == 'Map of island A. Line 2: "z" is no kind of space.'
    assert State(2, sheet=True).turn == 0


def test_the_checksum_sees_the_map_and_not_the_legend(tmp_path, monkeypatch):
    """DATA_SUM: a changed space makes another game of it, a changed remark does not."""
    for side in "AB":
        (tmp_path / side).write_text(text(side))
    monkeypatch.setattr(island_file, "file_of", lambda side: str(tmp_path / side))
    before = island_file.data_sum()
    (tmp_path / "A").write_text("# a remark\n" + text("A"))
    assert island_file.data_sum() == before
    (tmp_path / "A").write_text(text("A").replace(" s ", " f ", 1))  # in the legend
    assert island_file.data_sum() == before
    (tmp_path / "B").write_text(text("B").replace(" C .", " . C"))
    assert island_file.data_sum() != before


@pytest.mark.parametrize("side", "AB")
def test_fg_17_every_start_is_open(side):
    """FG-17, FG-2: from every harbour any roll has a full movement in at least three directions."""
    found = island_check.load(side)
    for h in range(4):
        for roll in range(1, 7):
            state = State(2, side)
            for move in (("harbour", h), roll, ("footprint", 0)):
                state.apply(move)
            assert len(state.choices()) >= 3, (found.harbours[h], roll)
