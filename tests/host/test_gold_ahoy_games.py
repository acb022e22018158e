"""Gold Ahoy! at length: placement counts by full enumeration, and many random games."""

import os
import random

from games.gold_ahoy.rules import State
from goldpan.game import CHANCE
from support import random_game, replay

GAMES = int(os.environ.get("GAMES", "300"))


def draw(state):
    while state.turn == CHANCE:
        state.apply(state.outcomes()[0][0])
    return state


def sequences(size, tiles):
    """How many sequences of cells there are for 2, 3, … tiles, the first placed by South."""
    found = []
    level = [draw(State(2, size=size))]
    level[0].apply((0, 0, 0))
    for _ in range(tiles - 1):
        after = []
        for state in level:
            draw(state)
            for column, row, turns in state.choices():
                if turns == 0:
                    after.append(state.copy())
                    after[-1].apply((column, row, 0))
        found.append(len(after))
        level = after
    return found


def test_ga_3_ga_4_ga_5_placements_counted_in_full():
    """GA-3, GA-4, GA-5: the whole tree on limits of 2 and 3, and the first five tiles of six by six."""
    assert sequences(2, 4) == [3, 8, 8]
    assert sequences(3, 9) == [3, 13, 64, 316, 1288, 3904, 7808, 7808]
    assert sequences(6, 5) == [3, 13, 73, 485]


def test_ga_11_random_games_end_full_and_replay():
    """GA-11: every game ends with 36 tiles in a 6 by 6 square, all chests counted, and replays from its journal."""
    most = 0

    def check(state):
        nonlocal most
        assert len(state.bag) + sum(1 for tile in state.hands if tile) + len(state.placed()) == 36
        if state.turn >= 0:
            most = max(most, len(state.choices()))

    for seed in range(GAMES):
        state = State(2, start=seed % 2)
        journal = random_game(state, random.Random(seed), check)
        west, east, south, north = state.box
        assert len(state.placed()) == 36 and east - west == north - south == 5
        assert sum(state.scores()) + state.count().nobody == 36
        again = replay(State(2, start=seed % 2), journal)
        assert again == state and again.scores() == state.scores() and again.last == state.last
    assert most <= 128


def test_ga_13_random_paper_games_replay():
    """GA-13: the same with printed tiles, also on smaller tables."""
    for seed in range(GAMES // 3):
        options = {"size": 2 + seed % 5, "start": seed % 2, "paper": True}
        state = State(2, **options)
        journal = random_game(state, random.Random(seed))
        assert len(state.placed()) == options["size"] ** 2 and len(journal) == 3 * options["size"] ** 2
        assert replay(State(2, **options), journal) == state
