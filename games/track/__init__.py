"""The motivation track: markers on levels. A tool that is a game of the engine: undo, resume, log."""

PLAYERS = (1, 1)


def options(players, keys):
    """[(option, allowed values, the default first)]."""
    return [("markers", (6, 7, 8, 2, 3, 4, 5)), ("mixed", (True, False)), ("lowest", (0, 1))]
