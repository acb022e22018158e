"""Which board this is, and the pins its profile names."""

import board

# Profiles by `board.board_id`; one module of hal/boards each.
PROFILES = {"raspberry_pi_pico": "pico_st7735r"}


def profile():
    """The data of the board this runs on. ValueError, one sentence, for a board nobody described yet."""
    name = PROFILES.get(board.board_id)
    if name is None:
        raise ValueError("No profile in hal/boards is for the board {}.".format(board.board_id))
    return getattr(__import__("hal.boards." + name).boards, name)


def pin(name):
    """The pin a profile names. ValueError, one sentence, when this board has none of that name."""
    found = getattr(board, name, None)
    if found is None:
        raise ValueError("This board has no pin called {}.".format(name))
    return found
