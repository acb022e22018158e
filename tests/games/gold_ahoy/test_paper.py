"""Gold Ahoy! with printed tiles: the device is the bag, and at the end the judge (GA-13)."""

import random

from games.gold_ahoy.rules import State
from games.gold_ahoy.told import cell_to_tell, untold
from goldpan.game import CHANCE, OVER
from support import random_game, refused_unchanged, replay


def played(size=2, seed=1):
    """A paper game in which all tiles were drawn and placed, and nothing is told yet."""
    random.seed(seed)
    state = State(2, size=size, paper=True)
    while state.turn == CHANCE or state.choices() == ["placed"]:
        state.apply(random.choice(state.bag) if state.turn == CHANCE else "placed")
    return state


def test_ga_13_the_device_only_draws():
    """GA-13: the players draw and place as GA-2 says; where, only they know."""
    state = State(2, paper=True)
    state.apply(30)
    state.apply(31)
    assert state.turn == 0 and state.choices() == ["placed"]
    assert refused_unchanged(state, (0, 0, 0)) == 'With paper tiles the only move is "placed".'
    state.apply("placed")
    assert state.turn == CHANCE and state.drawer == 0 and list(state.hands) == [0, 31]
    state.apply(1)
    assert state.turn == 1 and state.placed() == [] and state.scores() == [0, 0]


def test_ga_13_then_it_asks_what_lies_where():
    """GA-13: cell by cell as South reads them, from the far left; each tile that was played once, each turn."""
    state = played()
    drawn = untold(state)
    assert len(drawn) == 4 and state.turn == state.start
    order = []
    for tile in list(reversed(drawn)):
        order.append(cell_to_tell(state))
        assert state.choices() == [(left, turns) for left in untold(state) for turns in (0, 1, 2, 3)]
        state.apply((tile, 1))
        assert tile not in untold(state)
    assert order == [(0, 1), (1, 1), (0, 0), (1, 0)]
    assert state.turn == OVER and cell_to_tell(state) is None
    d, c, b, a = drawn
    assert state.placed() == [(0, 0, c, 1), (1, 0, d, 1), (0, 1, a, 1), (1, 1, b, 1)]
    assert sum(state.scores()) + state.count().nobody == 4


def test_ga_13_what_cannot_lie_there():
    """GA-13: a tile still in the bag, one told already, a fifth turn."""
    state = played()
    tile, unplayed = untold(state)[0], state.bag[0]
    assert refused_unchanged(state, (unplayed, 0)) == "Tile {} is not among those still to tell.".format(unplayed)
    assert refused_unchanged(state, (tile, 4)) == "A tile has 0 to 3 quarter turns."
    assert refused_unchanged(state, "placed") == "What lies in a cell is (tile, turns)."
    state.apply((tile, 0))
    assert refused_unchanged(state, (tile, 0)) == "Tile {} is not among those still to tell.".format(tile)


def test_ga_13_the_judge_counts_as_the_table_does():
    """GA-13: a game on the device told to a paper game has the same areas, scores and winners."""
    random.seed(13)
    state = State(2)
    random_game(state)
    west, east, south, north = state.box
    lying = {}
    for column, row, tile, turns in state.placed():
        lying[column - west, row - south] = (tile, turns)
    paper = played(6)
    while paper.turn != OVER:
        assert len(paper.choices()) <= 144
        paper.apply(lying[cell_to_tell(paper)])
    assert paper.scores() == state.scores() and paper.winners() == state.winners()
    assert paper.count().areas == state.count().areas


def test_ga_13_paper_games_replay():
    """GA-13: draws, placements and what was told are one journal of 108 numbers."""
    state = State(2, paper=True, start=1)
    random.seed(5)
    journal = random_game(state)
    assert len(journal) == 108
    assert replay(State(2, paper=True, start=1), journal) == state
    assert state.copy() == state
