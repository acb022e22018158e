"""Go Goblin, Go!: the tour of any game; the secret cards; and a tie that rocks decide."""

from games.go_goblin_go.pages import tie
from goldpan.keys import A
from tours import game

NAME = "go_goblin_go"


def tour(new):
    yield from game.tour(new, NAME)
    t = new(seed=3)
    t.begin(NAME, 2)
    t.until(lambda t: t.state.phase == "keep")
    yield NAME + "_hand_over", t
    t.press("RIGHT")
    yield NAME + "_unseen", t
    t.runner.feed(A, True)
    t.runner.wait(900)
    yield NAME + "_cards", t
    t.runner.feed(A, False)
    t.press("RIGHT DOWN RIGHT DOWN RIGHT A")
    yield NAME + "_sure", t
    t.until(lambda t: game.over(t) and tie(t.state))
    t.runner.wait(1500)
    yield NAME + "_tie", t
