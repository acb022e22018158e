"""Gold Fever on the host: many random games, and odds of whole turns against combinatorics."""

import os
import random
from fractions import Fraction
from itertools import permutations
from math import comb, prod

import pytest

from games.gold_fever.rules import EMERALD, GOLD, GRAY, RUBY, State, STONES, WHITE
from goldpan.game import CHANCE, OVER
from support import distribution, random_game, replay

GAMES = int(os.environ.get("GAMES", "300"))
VARIANTS = [(panning, rush, race) for panning in (False, True) for rush in (False, True) for race in (False, True)]
GRAVEL = ("gray", "black", "white")


def check(state):
    """GF-15 at any moment, counting stones on the table for whoever drew them; and who may be asked."""
    gems = 0 if state.panning else 1
    out = [list(stones) for stones in state.taken]
    for kind in range(6):
        out[state.active][kind] += state.hand[kind]
    held = [[a + b for a, b in zip(bag, drawn, strict=True)] for bag, drawn in zip(state.bags, out, strict=True)]
    for owned, scored in zip(held, state.scored, strict=True):
        assert owned[GOLD] + scored == 5
        assert owned[RUBY] == gems
    for kind in range(GRAY, WHITE + 1):
        assert sum(owned[kind] for owned in held) == 4 * state.players
    assert sum(owned[EMERALD] for owned in held) == gems * state.players
    assert sum(map(sum, held)) + sum(state.scored) == (17 + 2 * gems) * state.players
    if state.turn == OVER:
        return
    assert max(state.scored) < state.goal  # GF-12: at once
    for player in range(state.players):
        if player != state.active:
            assert state.bags[player][GOLD] or state.taken[player][GOLD]  # so a speed round ends with gold
    if state.turn == state.active and not state.speed and not state.giving:
        assert any(state.bags[state.active])  # GF-14: nobody is asked to draw from an empty bag
    if state.turn == CHANCE:
        assert any(state.bags[state.drawer])
    if not any(state.hand) and state.drawer == state.active and not state.speed:  # between turns
        assert not any(map(any, state.taken))
        assert state.owed == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_gf_15_random_games_keep_the_stones_end_and_replay(variant, players):
    """GF-15, GF-12: every game ends with one winner, and its journal plays it again to an equal state."""
    panning, rush, race = variant
    rng = random.Random(f"{variant} {players}")
    for game in range(GAMES):
        options = (players, panning, rush, race, game % players)
        state = State(*options)
        journal = random_game(state, rng, check)
        assert len(state.winners()) == 1
        winner = state.winners()[0]
        assert (4 if rush else 5) <= state.scores()[winner] <= 5
        again = replay(State(*options), journal)
        assert again == state
        assert repr(again) == repr(state)


def fraction(found):
    return {what: Fraction(*chance) for what, chance in found.items()}


def safe_sets(n, emeralds):
    """How many sets of n stones out of a fresh bag hold no ruby and no two gravel of a colour."""
    return sum(
        comb(3, k) * 4**k * comb(5, n - k - e) for e in range(emeralds + 1) for k in range(4) if 0 <= n - k - e <= 5
    )


@pytest.mark.parametrize("panning", [False, True])
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_gf_5_chance_to_hold_n_stones(n, panning):
    """GF-3, GF-5, GF-7: who draws on until n stones lie there gets that far as often as combinations say."""

    def policy(state):
        return None if state.active != 0 or state.speed or sum(state.hand) == n else "draw"

    def safe(end):
        # The fifth nugget ends the game at once (GF-12), also with nothing else in hand.
        return end.active == 0 and not end.speed

    found = fraction(distribution(State(2, panning=panning, race=True), policy, safe))
    stones, emeralds = (17, 0) if panning else (19, 1)
    assert found[True] == Fraction(safe_sets(n, emeralds), comb(stones, n))
    assert sum(found.values()) == 1


def turn_by_sequences(enough):
    """Chances of a turn's result for who stops with `enough` gold, from all orders of kinds out of a fresh bag.

    Independent of the rules module: walks sequences of single stones, each as likely as any other.
    """
    found = {}

    def walk(drawn, must, chance):
        last = drawn[-1] if drawn else None
        gold = drawn.count("gold")
        if last == "ruby":
            what = "ruby"
        elif last in GRAVEL and drawn.count(last) == 2:
            what = "bust"
        elif not must and drawn and gold >= enough:
            what = gold
        else:
            left = 19 - len(drawn)
            for stone in STONES:
                there = {"gold": 5, "ruby": 1, "emerald": 1}.get(stone, 4) - drawn.count(stone)
                if there:
                    after = 2 if stone == "emerald" else max(must - 1, 0)
                    walk([*drawn, stone], after, chance * Fraction(there, left))
            return
        found[what] = found.get(what, 0) + chance

    walk([], 1, Fraction(1))
    return found


@pytest.mark.parametrize("enough", [1, 2, 3, 5])
def test_gf_10_whole_turns_with_emerald_and_ruby(enough):
    """GF-4, GF-7, GF-10, GF-12: "stop with so much gold" scores exactly as counting sequences says."""

    def policy(state):
        if state.active != 0 or state.speed or state.giving:
            return None
        choices = state.choices()
        return "stop" if "stop" in choices and state.hand[GOLD] >= enough else "draw"

    def result(end):
        if end.speed:
            return "ruby"
        return "bust" if end.scored[0] == 0 else end.scored[0]

    found = fraction(distribution(State(3, race=True), policy, result))
    assert found == turn_by_sequences(enough)


def test_gf_6_stones_that_come_over_after_two_blacks():
    """GF-6: each of four others gives a gravel with 12/19, independently."""
    state = State(5)
    for move in ("draw", "black", "draw", "black"):
        state.apply(move)
    found = fraction(distribution(state, lambda _: None, lambda end: sum(end.bags[0]) - 19))
    gravel = Fraction(12, 19)
    assert found == {n: comb(4, n) * gravel**n * (1 - gravel) ** (4 - n) for n in range(5)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gf_9_who_wins_a_speed_round_in_beats(players):
    """GF-9: from fresh bags; stones other than gold are all alike here, so following one of them is exact."""
    state = State(players)
    for move in ("draw", "ruby"):
        state.apply(move)
    found = [Fraction(0)] * players
    chance = Fraction(1)
    while chance:
        weights = dict(state.outcomes())
        gold = Fraction(weights.pop("gold"), sum(weights.values()) + state.outcomes()[0][1])
        found[state.drawer] += chance * gold
        chance *= 1 - gold
        if weights:
            state.apply(next(iter(weights)))

    def without_gold(stones, draws):
        """Chance that so many draws out of a bag with 5 gold bring none."""
        return Fraction(comb(stones - 5, draws), comb(stones, draws))

    sizes = [18] + [19] * (players - 1)
    for player in range(players):
        expected = Fraction(0)
        for beat in range(sizes[player] - 4):
            others = prod(without_gold(sizes[p], beat + (p < player)) for p in range(players) if p != player)
            mine = without_gold(sizes[player], beat) * Fraction(5, sizes[player] - beat)
            expected += others * mine
        assert found[player] == expected
    assert sum(found) == 1


def test_gf_9_beats_with_small_bags_against_all_orders():
    """GF-9: every order of two bags of four stones, laid out one by one."""
    bags = ["gold", "gray", "black", "white"], ["gold", "gold", "gray", "emerald"]
    wins = [0, 0]
    for first in permutations(bags[0]):
        for second in permutations(bags[1]):
            wins[first.index("gold") > second.index("gold")] += 1
    state = State(2)
    state.bags = [bytearray([1, 1, 1, 1, 1, 0]), bytearray([2, 1, 0, 0, 0, 1])]
    for move in ("draw", "ruby"):
        state.apply(move)
    found = fraction(distribution(state, lambda _: None, lambda end: end.scored[1]))
    assert found == {0: Fraction(wins[0], sum(wins)), 1: Fraction(wins[1], sum(wins))}
