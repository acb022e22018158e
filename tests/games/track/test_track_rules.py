"""The motivation track: levels, closing up, the lot (DV-1, GO-8)."""

import random

from games.track.rules import State
from goldpan.game import CHANCE, OVER
from support import apply_all, distribution, random_game, refused, refused_unchanged, replay


def ordered(*levels):
    """A track in this order."""
    state = State(1, len(levels))
    state.levels = list(levels)
    return state


def test_2_to_8_markers_one_on_each_level():
    """2 to 8 markers, in order unless the lot decides; others are refused."""
    for markers in range(2, 9):
        assert State(1, markers).levels == list(range(markers))
    for markers in (1, 9, 0, -2, "6", None, 2.0):
        assert refused(State, 1, markers) == "A track has 2 to 8 markers, not {}.".format(markers)
    assert refused(State, 1, 6, False, 2) == "The first level is 0 or 1, not 2."
    assert refused(State, 3) == "A track has one player."


def test_go_8_the_chosen_one_goes_to_the_end_and_the_others_close_up():
    """GO-8: those that stood behind it come one level nearer, those before it stay."""
    assert apply_all(ordered(0, 1, 2, 3, 4, 5), ("end", 2)).levels == [0, 1, 3, 4, 5, 2]
    assert apply_all(ordered(3, 0, 2, 1), ("end", 3)).levels == [0, 2, 1, 3]


def test_go_21_the_rulebook_example():
    """GO-21: black 0, yellow 1, green 2, blue 3, orange 4, red 5; green moves."""
    red, orange, yellow, green, blue, black = range(6)
    state = apply_all(ordered(black, yellow, green, blue, orange, red), ("end", green))
    assert state.levels == [black, yellow, blue, orange, red, green]


def test_one_up_and_one_down_trade_places_with_the_neighbour():
    assert apply_all(ordered(0, 1, 2, 3), ("up", 2)).levels == [0, 2, 1, 3]
    assert apply_all(ordered(0, 1, 2, 3), ("down", 0)).levels == [1, 0, 2, 3]
    state = ordered(4, 2, 0, 1, 3)
    assert apply_all(state, ("up", 0), ("down", 0)) == ordered(4, 2, 0, 1, 3)


def test_choices_go_along_the_levels_and_the_end_comes_last():
    """The first cannot go up, the last neither down nor to the end; "finish" is always there."""
    assert ordered(2, 0, 1).choices() == [
        ("end", 2), ("down", 2), ("end", 0), ("up", 0), ("down", 0), ("up", 1), "finish",
    ]  # fmt: skip
    state = apply_all(State(1, 2), "finish")
    assert state.turn == OVER
    assert state.scores() == state.winners() == state.choices() == state.outcomes() == []


def test_dv_1_by_lot_every_order_is_equally_likely():
    """DV-1: by enumeration, 4 markers have 24 orders, each 1/24, and every draw's weights are equal."""
    found = distribution(State(1, 4, True), lambda state: None, lambda state: tuple(state.levels))
    assert len(found) == 24
    assert set(found.values()) == {(1, 24)}
    state = apply_all(State(1, 8, True), 3, 0)
    assert state.turn == CHANCE
    assert state.outcomes() == [(1, 1), (2, 1), (4, 1), (5, 1), (6, 1), (7, 1)]


def test_what_is_not_possible_is_refused():
    """A refused move leaves everything as it was."""
    state = State(1, 3)
    for move in (("up", 0), ("end", 2), ("down", 2), ("end", 3), ("end", -1), 0, None, "draw"):
        assert refused_unchanged(state, move) == "That is not possible on the track now."
    state = apply_all(State(1, 3, True), 1)
    for outcome in (1, 3, -1, "finish", True, None):
        assert refused_unchanged(state, outcome) == "There is no such marker left."


def test_random_tracks_stay_permutations_and_replay():
    """The levels always hold each marker once; a journal replays to an equal state."""
    random.seed(8)
    for markers in range(2, 9):
        for mixed in (False, True):
            end = State(1, markers, mixed, 1)
            journal = random_game(end, random, check)
            again = State(1, markers, mixed, 1)
            replay(again, journal)
            assert again == end and repr(again) == repr(end) and again.copy() == again


def check(state):
    assert len(set(state.levels)) == len(state.levels) <= state.markers
    if state.turn != CHANCE:
        assert sorted(state.levels) == list(range(state.markers))


def test_a_copy_is_independent():
    state = State(1, 4)
    other = apply_all(state.copy(), ("end", 0))
    assert state.levels == [0, 1, 2, 3] and other.levels == [1, 2, 3, 0] and state != other
