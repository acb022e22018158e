"""The bag: any stones, drawn without looking. A tool that is a game of the engine: undo, resume, log."""

PLAYERS = (1, 1)


def options(players, keys):
    """None that a row of values could offer; see `games.bag.setup`."""
    return []
