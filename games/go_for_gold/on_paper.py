"""What sheet mode asks about a movement on paper (FG-16): shovels and footprints that were passed, and where it ended.

A space has one symbol: shovels and footprints together are no more than the spaces moved. `left` counts what is
not yet spoken for; a movement into a harbour may have been shorter.

Functions on a `rules.State`, loaded in sheet mode only.
"""

from games.go_for_gold.island import CAMP, JUNGLE, TEMPLE

ENDED = {
    "nothing": JUNGLE,
    "treasure4": 4,
    "treasure5": 5,
    "treasure6": 6,
    "temple0": TEMPLE,
    "temple1": TEMPLE + 1,
    "temple2": TEMPLE + 2,
    "temple3": TEMPLE + 3,
    "temple4": TEMPLE + 4,
    "camp": CAMP,
}
ENDINGS = (
    "nothing",
    "treasure4",
    "treasure5",
    "treasure6",
    "temple0",
    "temple1",
    "temple2",
    "temple3",
    "temple4",
    "camp",
    "harbour",
    "stuck",
)


def offered(state, sheet):
    """What may be answered in the phase that the state is in."""
    if state.phase == "ended":
        return [("ended", what) for what in ENDINGS if may_end(state, sheet, what)]
    return [(state.phase, n) for n in range(state.left + 1)]


def may_end(state, sheet, what):
    if what == "camp":
        return state.side == "B"
    return what != "harbour" or sheet.harbours_used() == 1


def shovels(state, move):
    state.sheets[state.mover].circle_shovels(move[1], state.trackers[0])
    state.left -= move[1]
    state.ask("footprints", state.mover)


def footprints(state, move):
    state.sheets[state.mover].circle_footprints(move[1], state.trackers[1])
    state.ask("ended", state.mover)


def ended(state, move):
    sheet, what = state.sheets[state.mover], move[1]
    state.left = 0
    if what == "harbour":
        state.ask("harbour", state.mover)
        return
    if what == "stuck":
        sheet.out = True
    else:
        sheet.site = ENDED[what]
    state.next_mover()


ACTIONS = {"shovels": shovels, "footprints": footprints, "ended": ended}
