"""The bag: drawing, putting back, what is left (DV-1, DV-2)."""

import random

from games.bag.rules import KINDS, ROW, State
from goldpan.game import CHANCE, OVER
from support import apply_all, distribution, random_game, refused, refused_unchanged, replay

SMALL = (2, 1, 0, 1, 0, 0, 0, 0)


def drawing(state, *kinds):
    """Draw these kinds, one "draw" each."""
    for kind in kinds:
        apply_all(state, "draw", kind)
    return state


def test_contents_are_1_to_99_stones_of_8_kinds():
    """Any contents up to 99 stones of up to 8 kinds; others are refused with a sentence."""
    assert State(1, (99, 0, 0, 0, 0, 0, 0, 0)).choices() == ["draw", "finish"]
    assert State(1, [13, 13, 13, 12, 12, 12, 12, 12]).choices() == ["draw", "finish"]
    assert refused(State, 1, (0,) * 8) == "A bag has 1 to 99 stones, not 0."
    assert refused(State, 1, (99, 1, 0, 0, 0, 0, 0, 0)) == "A bag has 1 to 99 stones, not 100."
    for stones in ((1, 2), (1,) * 9, (-1, 5, 0, 0, 0, 0, 0, 0), (1.5, 0, 0, 0, 0, 0, 0, 0), (True,) * 8):
        assert refused(State, 1, stones) == "A bag has 8 counts of stones, each 0 to 99."
    assert refused(State, 2, SMALL) == "A bag has one player."


def test_dv_2_a_stone_drawn_stays_out_until_it_is_put_back():
    """DV-2: drawing never repeats a stone before it is put back."""
    state = drawing(State(1, SMALL), 0, 1, 0)
    assert state.choices() == ["draw", ("put", 0), ("put", 1), "gather", "finish"]
    state.apply("draw")
    assert state.outcomes() == [(3, 1)]
    assert refused_unchanged(state, 0) == "The bag has no such stone."
    state.apply(3)
    assert state.choices() == [("put", 0), ("put", 1), ("put", 3), "gather", "finish"]
    state.apply(("put", 1))
    state.apply("draw")
    assert state.outcomes() == [(1, 1)]


def test_dv_2_every_stone_in_the_bag_is_equally_likely():
    """DV-2: the weights of a draw are the counts in the bag, after every draw."""
    state = State(1, (3, 2, 0, 0, 4, 0, 0, 1))
    state.apply("draw")
    assert state.outcomes() == [(0, 3), (1, 2), (4, 4), (7, 1)]
    apply_all(state, 4, "draw")
    assert state.outcomes() == [(0, 3), (1, 2), (4, 3), (7, 1)]


def test_dv_2_all_orders_of_drawing_everything_are_equally_likely():
    """DV-2: by enumeration. Two of a kind, one of another, one of a third: 12 orders, each 1/12."""
    found = distribution(State(1, SMALL), draw_all, lambda state: tuple(state.row))
    assert len(found) == 12
    assert set(found.values()) == {(1, 12)}


def draw_all(state):
    return "draw" if any(state.stones) else None


def test_dv_2_how_stones_were_put_back_does_not_matter():
    """DV-2: the order put in has no effect: afterwards the bags are the same and so is any future."""
    ends = []
    for order in ((0, 1, 3), (3, 1, 0), (1, 0, 3)):
        state = drawing(State(1, SMALL), 3, 0, 1)
        for kind in order:
            state.apply(("put", kind))
        ends.append(state)
    gathered = apply_all(drawing(State(1, SMALL), 1, 3), "gather")
    assert ends[0] == ends[1] == ends[2] == gathered == State(1, SMALL)


def test_the_one_drawn_last_of_a_kind_is_put_back():
    """The row shows the order of drawing; what is put back leaves it."""
    state = apply_all(drawing(State(1, (3, 3, 0, 0, 0, 0, 0, 0)), 0, 1, 0, 1), ("put", 0))
    assert state.row == [0, 1, 1]
    assert list(state.stones)[:2] == [2, 1]


def test_dv_2_with_putting_back_nothing_ever_leaves_the_bag():
    """With putting back: every draw has the same odds; the last nine draws are remembered."""
    state = State(1, SMALL, True)
    for kind in (0, 1, 3, 0, 0, 1, 0, 0, 3, 1):
        assert state.choices() == ["draw", "finish"]
        state.apply("draw")
        assert state.outcomes() == [(0, 2), (1, 1), (3, 1)]
        state.apply(kind)
    assert state.row == [1, 3, 0, 0, 1, 0, 0, 3, 1] and len(state.row) == ROW
    assert state.outside == 0
    assert refused_unchanged(state, ("put", 1)) == "That is not possible with the bag now."


def test_it_ends_when_the_user_says_so_and_nobody_wins():
    """The end is a choice, always there, and the last one; a tool has neither scores nor winners."""
    state = State(1, (1, 0, 0, 0, 0, 0, 0, 0))
    assert state.choices()[-1] == "finish"
    drawing(state, 0)
    assert state.choices() == [("put", 0), "gather", "finish"]
    state.apply("finish")
    assert state.turn == OVER
    assert state.scores() == state.winners() == state.choices() == state.outcomes() == []
    assert refused_unchanged(state, "draw") == "That is not possible with the bag now."


def test_what_is_not_possible_is_refused():
    """A refused move leaves everything as it was."""
    state = State(1, SMALL)
    for move in ("gather", ("put", 0), 0, None, "shuffle"):
        assert refused_unchanged(state, move) == "That is not possible with the bag now."
    state.apply("draw")
    assert state.turn == CHANCE and state.choices() == []
    for move in ("draw", 2, 8, -1, True, None):
        assert refused_unchanged(state, move) == "The bag has no such stone."


def test_random_bags_keep_their_stones_and_replay():
    """DV-2: always stones in the bag + outside = contents, kind by kind; a journal replays to an equal state."""
    rng = random
    rng.seed(4)
    for _ in range(60):
        stones = [rng.randrange(5) for _ in range(KINDS)]
        stones[rng.randrange(KINDS)] += 1
        back = rng.randrange(3) == 0
        end = State(1, stones, back)
        journal = random_game(end, rng, check)
        again = State(1, stones, back)
        replay(again, journal)
        assert again == end and repr(again) == repr(end) and again.copy() == again


def check(state):
    for kind in range(KINDS):
        outside = 0 if state.back else state.row.count(kind)
        assert state.stones[kind] + outside == state.contents[kind]


def test_a_copy_is_independent():
    state = drawing(State(1, SMALL), 0)
    other = state.copy()
    drawing(other, 1)
    assert state.row == [0] and other.row == [0, 1] and state != other
