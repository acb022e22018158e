"""Gold Ahoy!: the tour of any game; the pause after a turn; and paper tiles, whose end is asked for."""

from goldpan.text import t as text
from tours import game

NAME = "gold_ahoy"


def tour(new):
    yield from game.tour(new, NAME)
    t = new(seed=3)
    t.begin(NAME, 2)
    t.until(lambda t: not t.moving())
    t.press("A")
    yield NAME + "_pause", t
    t = new(seed=3)
    t.begin(NAME, 2, paper=True)
    t.until(lambda t: not t.moving())
    yield NAME + "_paper", t
    t.open(text("scores"))
    yield NAME + "_paper_scores", t
    t.press("B B")
    t.until(lambda t: t.state.played == 36)
    yield NAME + "_paper_all_placed", t
    t.press("A RIGHT")
    yield NAME + "_paper_telling", t
