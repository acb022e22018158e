"""FG-19: the odds that are shown, against exact enumeration through State."""

from games.go_for_gold import odds
from games.go_for_gold.rules import State
from goldpan.game import CHANCE
from support import apply_all, distribution, reduced


def at(what, shovels, footprints=1, side="B"):
    """Player 0 is asked about a search there, with so much circled."""
    state = apply_all(State(2, side, True), ("harbour", 0), 3)
    for place in (what, "nothing"):
        apply_all(state, ("footprint", 0), ("shovels", 0), ("footprints", 0), ("ended", place))
    if state.phase == "search":
        state.sheets[0].shovels, state.sheets[0].footprints = shovels, footprints
    return state


def eager(state):
    """Search, and pay; stop when the search is over."""
    return {"search": "search", "pay": "pay"}.get(state.phase)


def entries(state):
    """What player 0 wrote down."""
    return tuple(state.sheets[0].entries)


def test_fg_19_treasure():
    """FG-19: treasure v with s shovels succeeds with min(1, (7 - v + s)/6)."""
    for number in (4, 5, 6):
        for shovels in range(8):
            found = distribution(at("treasure{}".format(number), shovels), eager, entries)
            assert found[(number,)] == reduced(*odds.treasure(number, shovels))
            assert odds.treasure(number, shovels) == (min(6, 7 - number + shovels), 6)


def test_fg_19_temple():
    """FG-19: a temple with s shovels succeeds with min(s, 6)/6, and curses else."""
    for shovels in range(9):
        found = distribution(at("temple2", shovels), eager, entries)
        top = min(shovels, 6)
        assert odds.temple(shovels) == (top, 6)
        assert found.get((9,), (0, 1)) == reduced(top, 6)
        assert found.get((-1,), (0, 1)) == reduced(6 - top, 6)


def best(state):
    """The points player 0 gets on average from here on, playing best."""
    if state.turn == CHANCE and state.phase == "dig":
        top, bottom = 0, 1
        for outcome, weight in state.outcomes():
            a, b = best(apply_all(state.copy(), outcome))
            top, bottom = reduced(top * b + weight * a * bottom, bottom * b)
        return reduced(top, 6 * bottom)
    if state.phase == "gamble":
        keep, again = [best(apply_all(state.copy(), move)) for move in ("keep", "again")]
        return keep if keep[0] * again[1] >= again[0] * keep[1] else again
    return sum(state.sheets[0].entries), 1


def test_fg_19_camp():
    """FG-19: a camp with k = min(shovels, footprints) is worth 7/2, 17/4, 14/3, 89/18 when played best."""
    worth = [(7, 2), (17, 4), (14, 3), (89, 18)]
    for k in range(1, 5):
        assert odds.camp(k) == worth[k - 1]
        for shovels, footprints in ((k, k), (k, k + 1), (k + 2, k)):
            if k < 4 or shovels == footprints:
                assert best(apply_all(at("camp", shovels, footprints), "search")) == worth[k - 1]
    assert odds.camp(0) == (0, 1)


def test_fg_19_what_rolling_again_is_worth():
    """FG-19, FG-13: after paying, what is left says what another roll is worth."""
    state = apply_all(at("camp", 3, 2), "search", 4)
    sheet = state.sheets[0]
    assert odds.camp(min(sheet.shovels, sheet.footprints)) == best(apply_all(state.copy(), "again")) == (7, 2)
