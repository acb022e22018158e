"""Small helpers for the plain tests; runs under CPython and MicroPython."""

import random

from goldpan.game import CHANCE, OVER


def refused(action, *args):
    """The sentence of the ValueError that `action(*args)` raises; fails when it raises none."""
    try:
        action(*args)
    except ValueError as error:
        return str(error)
    raise AssertionError("not refused: {} {}".format(action, args))


def refused_unchanged(state, move):
    """`state.apply(move)` raises ValueError and leaves the state as it was."""
    before = repr(state)
    sentence = refused(state.apply, move)
    assert repr(state) == before, "changed by a refused move: {}".format(move)
    return sentence


def apply_all(state, *moves):
    """Apply moves and outcomes one after another; gives the state back."""
    for move in moves:
        state.apply(move)
    return state


def pick_outcome(state, number):
    """The outcome that `number`, 0 to the sum of weights - 1, falls on."""
    for outcome, weight in state.outcomes():
        if number < weight:
            return outcome
        number -= weight
    raise AssertionError("number beyond the weights")


def random_move(state, rng=random):
    """A uniformly random choice, or an outcome by its weight."""
    if state.turn == CHANCE:
        return pick_outcome(state, rng.randrange(sum([w for _, w in state.outcomes()])))
    return rng.choice(state.choices())


def random_game(state, rng=random, check=None, most=100000):
    """Play `state` to its end at random. Returns the journal: the list of indices picked.

    `check(state)` is called after every move.
    """
    journal = []
    while state.turn != OVER:
        options = [o for o, _ in state.outcomes()] if state.turn == CHANCE else state.choices()
        assert 0 < len(options) <= 240
        move = random_move(state, rng)
        journal.append(options.index(move))
        state.apply(move)
        if check:
            check(state)
        assert len(journal) < most, "the game does not end"
    return journal


def replay(state, journal):
    """Apply the indices of a journal to a fresh state; gives the state back."""
    for index in journal:
        state.apply(state.outcomes()[index][0] if state.turn == CHANCE else state.choices()[index])
    return state


def distribution(state, policy, result):
    """Exact: {result(end): (numerator, denominator)} over all chance, as `policy(state)` plays.

    `policy(state)` gives a move, or None to stop there and take `result(state)`.
    """
    found = {}

    def walk(state, top, bottom):
        if state.turn == CHANCE:
            outcomes = state.outcomes()
            total = sum([w for _, w in outcomes])
            for outcome, weight in outcomes:
                after = state.copy()
                after.apply(outcome)
                walk(after, top * weight, bottom * total)
            return
        move = None if state.turn == OVER else policy(state)
        if move is None:
            what = result(state)
            have = found.get(what, (0, 1))
            found[what] = reduced(have[0] * bottom + top * have[1], have[1] * bottom)
            return
        after = state.copy()
        after.apply(move)
        walk(after, top, bottom)

    walk(state, 1, 1)
    return found


def reduced(top, bottom):
    """A fraction in lowest terms."""
    a, b = top, bottom
    while b:
        a, b = b, a % b
    return top // a, bottom // a
