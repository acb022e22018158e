"""Go for Gold: the die, the sheets and, on request, the island."""

PLAYERS = (2, 4)


def options(players, keys):
    """[(option, allowed values, the default first)]: the side, and is the map on paper (FG-1, FG-16)?."""
    return [("side", ("A", "B")), ("sheet", (False, True))]
