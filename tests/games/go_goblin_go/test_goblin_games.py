"""Go Goblin, Go!: whole games at random (GO-23), and one game written down."""

import random

from games.go_goblin_go import queries, rules
from games.go_goblin_go.rules import State
from goldpan.game import OVER
from support import random_game, replay
from support_go_goblin_go import check, PIT


def reasons_agree(state):
    """Just what is offered has no reason against it."""
    if state.phase not in ("act", "after"):
        return
    choices = state.choices()
    assert (queries.why_not_collect(state) == "") == ("collect" in choices)
    for goblin in range(6):
        assert (queries.why_not_move(state, goblin) == "") == (("move", goblin) in choices)
    for goblin, ability, _ in state.cards(state.active):
        offered = [move for move in choices if move[:2] == (ability, goblin)]
        assert (queries.why_not_use(state, goblin) == "") == (offered != [])


def test_go_23_random_games():
    """GO-23, GO-11: 3 games for each of 2 to 6 players keep the rules at every step, end in the pit and replay."""
    rng = random
    rng.seed(23)

    def both(state):
        check(state)
        reasons_agree(state)

    for players in range(2, 7):
        for game in range(3):
            state = State(players, start=game % players)
            journal = random_game(state, rng, both)
            assert max(journal) < 240
            assert max(state.positions) == PIT
            assert state.winners()
            again = replay(State(players, start=game % players), journal)
            assert again == state and again.scores() == state.scores()


GOLDEN = [
    2,
    3,
    3,
    1,
    0,
    0,
    5,
    0,
    1,
    7,
    0,
    0,
    2,
    0,
    2,
    2,
    0,
    0,
    1,
    2,
    1,
    6,
    13,
    2,
    4,
    3,
    0,
    5,
    1,
    1,
    1,
    5,
    1,
    2,
    2,
    0,
    3,
    0,
    0,
    1,
    0,
    3,
    5,
    1,
    4,
    5,
    0,
    3,
    1,
    0,
    2,
    1,
    0,
    1,
    3,
    1,
    2,
    0,
    3,
    3,
    1,
    1,
    4,
    0,
    4,
    0,
    4,
    1,
    0,
    4,
    0,
    4,
    4,
    2,
    5,
    0,
    2,
    2,
    0,
    1,
    0,
    4,
    2,
    0,
    3,
    0,
    0,
    2,
    0,
    3,
    1,
    0,
    2,
    2,
]


def test_version_1_replays_a_game_written_down():
    """An old journal must come to the same end; when it does not, `rules.VERSION` is to be raised."""
    assert rules.VERSION == 1
    state = replay(State(3, start=1), GOLDEN)
    assert state.turn == OVER
    assert list(state.positions) == [4, 7, 6, 11, 6, 5]
    assert state.levels == [5, 2, 4, 1, 0, 3]
    assert (state.rocks, state.supply) == ([7, 1, 4], 48)
    assert list(state.used) == [7, 7, 7]
    assert state.scores() == [9, 8, 7]
    assert state.winners() == [0]
