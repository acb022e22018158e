"""Gold Fever: push your luck out of your own bag. The device is the bags."""

from goldpan.keys import A, DOWN, LEFT, RIGHT, UP

PLAYERS = (2, 5)
RACE_KEYS = (UP, RIGHT, DOWN, LEFT, A)  # seat by seat, which key a player presses in a race


def options(players, keys):
    """[(option, allowed values, the default first)] for a game of `players` on a board with `keys` (GF-9, GF-13)."""
    found = [("panning", (False, True)), ("gold_rush", (False, True))]
    enough = all([key in keys for key in RACE_KEYS[:players]])
    found.append(("race", (False, True) if enough else (False,)))
    return found
