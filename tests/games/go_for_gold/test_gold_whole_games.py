"""Whole games of Go for Gold on a fake device, by random presses."""

import random

from goldpan.game import OVER
from support_go_for_gold import begun, fitting, now, part

NAMES = ["Player {}".format(seat + 1) for seat in range(4)]  # as long as a name can be


def test_an_island_game_fits_the_screen_to_its_end():
    """DV-5: every text has room, from the first harbour to the last search."""
    random.seed(1)
    fitting(to_the_end, begun(4, "B", False, [random.randint(1, 6) for _ in range(400)], NAMES))


def test_a_game_on_paper_fits_the_screen_to_its_end():
    """DV-5: and so it is in sheet mode."""
    random.seed(2)
    fitting(to_the_end, begun(3, "A", True, [random.randint(1, 6) for _ in range(400)], NAMES[:3]))


def to_the_end(device):
    """Press at random, mostly A, until the game is over; look at the odds and the log's sentences on the way."""
    top, ended = device.app.top, []
    top.over = lambda: ended.append(True)  # instead of the result screen, which every game shares
    for _ in range(4000):
        if ended:
            assert now(device)[0].turn == OVER
            return
        device.press("A" if random.randrange(3) else random.choice(("UP", "RIGHT", "DOWN", "LEFT")))
        if random.randrange(10) == 0:
            view = part("view")
            for line in view.odds(*now(device)) + view.details(*now(device)):
                assert len(line) <= 26
    raise AssertionError("the game does not end")
