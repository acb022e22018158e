"""A table of Go Goblin, Go! for the tests: goblins by name, a game set up as one likes."""

from games.go_goblin_go.rules import State
from support import apply_all

RED, ORANGE, YELLOW, GREEN, BLUE, BLACK = range(6)
NAMES = ("red", "orange", "yellow", "green", "blue", "black")
PIT = 11
CUBES = (RED, ORANGE, YELLOW, GREEN, BLUE, BLACK)  # red on level 0, ... black on level 5
TILES = (
    ((1, 2), (1, 3)),  # red has the 1 twice
    ((1, 4), (1, 5)),  # orange, too
    ((2, 3), (2, 4)),  # yellow has the 2 twice
    ((2, 6), (3, 5)),  # green
    ((3, 6), (4, 5)),  # blue
    ((4, 6), (5, 6)),  # black has the 6 twice
)
# Set A is red back, orange push, yellow swap, green free, blue confuse, black eight; in B all stand one further.
A, B, C, D, E, F = range(6)


def table(players=2, cubes=CUBES, tiles=TILES, hands=(), start=0, **places):
    """A game in which the first roll is due.

    `hands`: (set, kept goblins) of each player; left out: set A, B, ... with red, orange, yellow.
    `places`: where goblins stand, `red=3`; all others on START.
    """
    state = State(players, start=start)
    for goblin in cubes:
        state.apply(("cube", goblin))
    for pair in tiles:
        for tile in pair:
            state.apply(("tile",) + tile)
    hands = list(hands)
    for player in range(len(hands), players):
        hands.append((player, (RED, ORANGE, YELLOW)))
    order = [(start + n) % players for n in range(players)]
    for player in order:
        state.apply(("set", hands[player][0]))
    for player in order:
        state.apply(("keep",) + tuple(sorted(hands[player][1])))
    put(state, **places)
    return state


def put(state, **places):
    """Set goblins on places by hand: the shortest way to a corner case."""
    for name in places:
        state.positions[NAMES.index(name)] = places[name]
    return state


def rolled(number, *args, **options):
    """`table(...)` after the first player rolled `number`."""
    return apply_all(table(*args, **options), number)


def named(state, name):
    """All choices that begin with this word."""
    return [move for move in state.choices() if move[0] == name]


def check(state):
    """GO-23, GO-8: what holds at every moment of every game."""
    assert sum(state.rocks) + state.supply == 60
    assert min(state.rocks) >= 0 and state.supply >= 0
    for place in range(1, PIT):
        assert sum([where == place for where in state.positions]) <= 2
    assert sum([where == PIT for where in state.positions]) == (1 if state.phase == "over" else 0)
    if state.phase not in ("cubes", "tiles"):
        assert sorted(state.levels) == [0, 1, 2, 3, 4, 5]
        assert len(state.tiles) == 12
        for number in range(1, 7):
            assert sum([number in tile for tile in state.tiles]) == 4
