"""Go for Gold: the tour of any game; a round's first questions on the island, and those about paper."""

from tours import game

NAME = "go_for_gold"


def tour(new):
    yield from game.tour(new, NAME)
    t = new(seed=3)
    t.begin(NAME, 2)
    t.press("A")
    yield NAME + "_roll", t
    t.press("A wait:2500")
    yield NAME + "_footprint", t
    t.press("B")
    yield NAME + "_nothing_to_undo", t
    t.press("RIGHT")
    yield NAME + "_footprint_again", t
    t.until(lambda t: t.state.phase == "footprint" and t.state.mover != t.state.active)
    t.press("A")  # first it is shown who arrived
    yield NAME + "_footprint_of_another", t
    t = new(seed=3)
    t.begin(NAME, 2, sheet=True)
    for phase in ("footprint", "shovels", "footprints", "ended"):
        t.until(lambda t, phase=phase: t.state.phase == phase and not t.moving())
        yield NAME + "_paper_" + phase, t
