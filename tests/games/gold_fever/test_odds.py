"""Gold Fever's odds: of the next stone (GF-16), and of whole turns by exact enumeration."""

import random

from games.gold_fever.odds import odds
from games.gold_fever.rules import GOLD, State
from goldpan.game import CHANCE
from support import apply_all, distribution, random_game, reduced


def dig(state, *stones):
    """The active player draws these stones, one "draw" each."""
    for stone in stones:
        apply_all(state, "draw", stone)
    return state


def test_gf_16_bust_with_one_gravel_colour_held_is_3_in_18():
    """GF-16: from a fresh bag."""
    for gravel in ("gray", "black", "white"):
        assert odds(dig(State(2), gravel))["bust"] == (3, 18)


def test_gf_16_odds_of_a_fresh_bag():
    """GF-16: nothing can bust the first draw."""
    fresh = {"gold": (5, 19), "bust": (0, 19), "ruby": (1, 19), "emerald": (1, 19)}
    state = State(2)
    assert odds(state) == fresh
    state.apply("draw")
    assert odds(state) == fresh


def test_gf_16_odds_change_with_every_draw():
    """GF-16: g gold and k gravel colours held, no gem: bust 3k in 19 - k - g, gold 5 - g."""
    for g in range(5):
        for k in range(4):
            state = dig(State(2), *(["gray", "black", "white"][:k] + ["gold"] * g))
            left = 19 - k - g
            expected = {"gold": (5 - g, left), "bust": (3 * k, left), "ruby": (1, left), "emerald": (1, left)}
            assert odds(state) == expected


def test_gf_16_odds_follow_the_outcomes():
    """GF-16: gold and gems as outcomes() weighs them; the bust is found by trying every stone."""
    random.seed(16)

    def check(state):
        if state.turn != CHANCE:
            return
        outcomes = state.outcomes()
        total = sum([weight for _, weight in outcomes])
        bust = 0
        if state.drawer == state.active and not state.speed:
            for stone, weight in outcomes:
                after = state.copy()
                after.apply(stone)
                if stone in ("gray", "black", "white") and not any(after.hand):
                    bust += weight
        found = odds(state)
        weights = dict(outcomes)
        for stone in ("gold", "ruby", "emerald"):
            assert found[stone] == (weights.get(stone, 0), total)
        assert found["bust"] == (bust, total)

    for race in (False, True):
        random_game(State(3, race=race), random, check)


def test_gf_16_nobody_busts_in_a_speed_round_or_on_anothers_draw():
    """GF-16: pairs count for the active player's own draws only (GF-6, GF-8)."""
    state = dig(State(2), "gray", "black")
    assert odds(state, 1)["bust"] == (0, 19)
    dig(state, "ruby")
    assert odds(state)["bust"] == (0, 16)
    state = dig(State(2), "black", "black")
    assert odds(state) == {"gold": (5, 19), "bust": (0, 19), "ruby": (1, 19), "emerald": (1, 19)}


def test_gf_16_odds_in_a_race_are_each_players_own():
    """GF-16: before a press nobody is the next to draw; an empty bag has no odds."""
    state = dig(State(2, race=True), "gold", "ruby")
    assert odds(state) is None
    assert odds(state, 0)["gold"] == (4, 17)
    assert odds(state, 1)["gold"] == (5, 19)
    state.bags[0] = bytearray(6)
    assert odds(state, 0) is None


def test_gf_16_no_odds_while_no_draw_is_due():
    """GF-16: while giving, and when the game is over."""
    state = apply_all(dig(State(3), "gray"), "stop")
    assert odds(state) is None
    assert odds(dig(State(2), "gold", "gold", "gold", "gold", "gold")) is None


def test_policy_stop_at_the_first_gold():
    """GF-5, GF-11: in Panning, up to three gravel of different colours come before the nugget.

    By hand: 5/17 + 12/17 5/16 + 12/17 8/16 5/15 + 12/17 8/16 4/15 5/14.
    """

    def policy(state):
        if state.active != 0:
            return None
        return "stop" if state.hand[GOLD] else "draw"

    found = distribution(State(2, panning=True), policy, lambda end: end.scored[0])
    top = 5 * 16 * 15 * 14 + 12 * 5 * 15 * 14 + 12 * 8 * 5 * 14 + 12 * 8 * 4 * 5
    bottom = 17 * 16 * 15 * 14
    assert found == {1: reduced(top, bottom), 0: reduced(bottom - top, bottom)}


def test_policy_draw_twice():
    """GF-3, GF-5, GF-7: two draws from a fresh bag: same colour twice 3 * 4*3, a ruby first or second 2 * 18."""

    def policy(state):
        return None if state.active != 0 or state.speed or sum(state.hand) == 2 else "draw"

    def result(end):
        return "ruby" if end.speed else "bust" if end.active != 0 else "safe"

    found = distribution(State(2, race=True), policy, result)
    assert found == {
        "bust": reduced(36, 19 * 18),
        "ruby": reduced(36, 19 * 18),
        "safe": reduced(19 * 18 - 72, 19 * 18),
    }


def test_gf_9_odds_of_a_speed_round_in_beats():
    """GF-9: with one gold and one gray each, the active player scores 1/2 + 1/2 * 1/2 * 1 = 3/4 of the time."""
    state = State(2)
    state.bags = [bytearray([1, 1, 0, 0, 1, 0]), bytearray([1, 1, 0, 0, 0, 0])]
    dig(state, "ruby")
    found = distribution(state, lambda _: None, lambda end: tuple(end.scores()))
    assert found == {(1, 0): (3, 4), (0, 1): (1, 4)}
