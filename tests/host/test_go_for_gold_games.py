"""Many random games of Go for Gold per side and player count, and how much work an offer is."""

import importlib.util
import os
import random
from pathlib import Path

import pytest

from games.go_for_gold import movement
from games.go_for_gold.rules import State
from goldpan.game import OVER
from support import random_move

PLAIN = Path(__file__).parent.parent / "games" / "go_for_gold"
GAMES = int(os.environ.get("GAMES", "300"))
EACH = pytest.mark.parametrize(("side", "players"), [(side, n) for side in "AB" for n in (2, 3, 4)])


def plain(name):
    """A module of plain tests, for its helpers."""
    spec = importlib.util.spec_from_file_location("fg_" + name, PLAIN / (name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


random_games = plain("test_random_games")
small_maps = plain("test_movement")


@EACH
def test_fg_18_many_island_games(side, players):
    """FG-18: random island games end, keep it throughout and replay."""
    rng = random.Random(players)
    for number in range(GAMES):
        random_games.play(players, side, False, number % players, rng)


@EACH
def test_fg_18_many_paper_games(side, players):
    """FG-18: random games on paper end, keep it throughout and replay."""
    rng = random.Random(10 + players)
    for number in range(GAMES):
        random_games.play(players, side, True, number % players, rng)


@EACH
def test_fg_16_many_games_in_both_modes(side, players):
    """FG-16: the same events lead to the same sheets and scores in both modes."""
    rng = random.Random(20 + players)
    for number in range(GAMES):
        random_games.both_modes(players, side, number % players, rng)


def test_fg_8_brute_force_on_many_small_maps():
    """FG-8, FG-12: offers equal brute force on as many small maps with lagoons as games are asked for."""
    rng = random.Random(8)
    assert sum(small_maps.same_as_brute_force(rng) for _ in range(GAMES)) > 4 * GAMES


class Counted(bytearray):
    """Marks that count how often they are looked at."""

    looks = 0

    def __getitem__(self, index):
        Counted.looks += 1
        return bytearray.__getitem__(self, index)


def looks(search, *args):
    """How many spaces a search looks at."""
    Counted.looks = 0
    search(*args)
    return Counted.looks


@EACH
def test_fg_8_an_offer_is_little_work(side, players):
    """FG-8: in random games no offer looks at 500 spaces, and 99 of 100 offers of steps at fewer than 120.

    Both are what it took (334 at most, 18 on average, in 1,800 games) and some more: a search that
    does not stop at the first full movement looks at thousands.
    """
    rng = random.Random(30 + players)
    steps, footprints = [], []
    for number in range(min(GAMES, 300)):
        state = State(players, side, start=number % players)
        while state.turn != OVER:
            if state.phase in ("step", "footprint"):
                sheet = state.sheets[state.turn]
                args = state.island.near, Counted(sheet.marks), sheet.space
                if state.phase == "step":
                    steps.append(looks(movement.directions, *args, state.left))
                else:
                    footprints.append(looks(movement.longest, *args))
            state.apply(random_move(state, rng))
    assert max(steps) < 500 and max(footprints) < 500
    assert sorted(steps)[len(steps) * 99 // 100] < 120


def reaches_a_site(state, player):
    """FG-14 once more, with sets and no hurry: every order of going over land and one voyage."""
    island, sheet = state.island, state.sheets[player]
    unused = {space for space in island.harbours if space not in sheet.path and sheet.harbours_used() == 1}
    open_land = {
        space
        for space in range(island.size)
        if island.passable(space) and space not in sheet.path and space not in island.harbours
    }

    def around(spaces):
        return {to for space in spaces for to in island.near[6 * space : 6 * space + 6]}

    def flood(start):
        land = {start}
        while around(land) & open_land - land:
            land |= around(land) & open_land
        return land

    land = flood(sheet.space)
    for entered in around(land) & unused:
        for left_by in unused - {entered}:
            land |= flood(left_by)
    closed = {island.temples[i] for i in range(5) if state.closed >> i & 1}
    return any(
        (island.kinds[space] in (3, 4, 5, 6) or space in island.temples) and space not in closed
        for space in land & open_land
    )


@EACH
def test_fg_14_the_end_of_many_games(side, players):
    """FG-14: rounds go on exactly as long as nobody is full and somebody still in can score."""
    rng = random.Random(40 + players)
    for number in range(min(GAMES, 100)):
        state = State(players, side, start=number % players)
        while state.turn != OVER:
            before = state.phase
            state.apply(random_move(state, rng))
            if state.phase in ("roll", "over") and before != "start":
                full = any(len(sheet.entries) == 6 for sheet in state.sheets)
                alive = any(not state.sheets[p].out and reaches_a_site(state, p) for p in range(players))
                assert (state.turn == OVER) == (full or not alive)
