"""Judge a set of Gold Ahoy! tiles: does it make lively games? `python tools/lively.py [TILES.TXT]`

Plays random and greedy games (greedy: the placement that leaves the best margin) and prints, on average or as
10 %, 50 % and 90 % points: chests nobody can reach, tied, on paths of one side only, fought for; the chests of
the biggest area, of land and of water; the final margin; how often the lead changes; and the starter's share.
"""

import os
import random
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.join(ROOT, "lib"), ROOT]

from games.gold_ahoy import rules, tiles  # noqa: E402
from games.gold_ahoy.count import Count  # noqa: E402
from goldpan.game import CHANCE, OVER  # noqa: E402


def margin(count):
    return count.scores[0] - count.scores[1]


def greedy(state, rng):
    """One of the placements that are best for the player in turn if the game ended now."""
    lying, tile, sign = state.placed(), state.hands[state.turn], 1 - 2 * state.turn
    rated = []
    for column, row, turns in state.choices():
        rated.append((sign * margin(Count(lying + [(column, row, tile, turns)], rules.SET)), (column, row, turns)))
    best = max(rate for rate, _ in rated)
    return rng.choice([move for rate, move in rated if rate == best])


def at_random(state, rng):
    return rng.choice(state.choices())


def play(players, start, rng):
    """(final count, margins after each placement) of one game."""
    state, margins = rules.State(2, start=start), []
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.apply(rng.choice(state.bag))
        else:
            state.apply(players[state.turn](state, rng))
            margins.append(margin(state.count()))
    return state.count(), margins


def kind(area):
    _, _, south, north = area
    if south == north:
        return "tied" if south else "unreachable"
    return "fought for" if south and north else "one side's"


def points(values):
    """The 10 %, 50 % and 90 % points."""
    values = sorted(values)
    return "{} {} {}".format(*[values[len(values) * part // 10] for part in (1, 5, 9)])


def judge(name, players, games, seed=1):
    """Play and print one line of figures."""
    rng = random.Random(seed)
    chests = {"unreachable": 0, "tied": 0, "one side's": 0, "fought for": 0}
    land, water, margins, changes, starter, first = [], [], [], 0, 0, 0
    for game in range(games):
        count, course = play(players, game % 2, rng)
        for area in count.areas:
            chests[kind(area)] += area[1]
        land.append(max([area[1] for area in count.areas if count.is_land(area)] or [0]))
        water.append(max([area[1] for area in count.areas if not count.is_land(area)] or [0]))
        margins.append(abs(course[-1]))
        leads = [value > 0 for value in course if value]
        changes += sum(one != other for one, other in zip(leads, leads[1:]))  # noqa: B905
        first += (course[-1] > 0) + (course[-1] == 0) / 2
        starter += (course[-1] * (1 - 2 * (game % 2)) > 0) + (course[-1] == 0) / 2
    print(name + ":", ", ".join("{} {:.1f}".format(what, n / games) for what, n in chests.items()))
    print("  biggest land {}, biggest water {}, margin {},".format(points(land), points(water), points(margins)))
    print(
        "  lead changes {:.1f}, South wins {:.0%}, starter {:.0%}".format(
            changes / games, first / games, starter / games
        )
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        rules.SET = b"".join(tiles.load(sys.argv[1]))
    judge("both at random", (at_random, at_random), 1000)
    judge("both greedy", (greedy, greedy), 200)
    judge("greedy South", (greedy, at_random), 200)
