"""The lights: as many as was rolled, is left to move, or was found; a pattern for a curse, never colour alone."""

from games.go_for_gold.signs import face, TUMBLE
from goldpan.palette import CREAM, GOLD, RED


def lights(state, ui):
    """A palette index a light; counts and patterns tell, not colours."""
    before = ui.before
    if ui.progress is not None and ui.progress < TUMBLE:
        return count(face(state, ui), CREAM, ui)
    if before is not None and before.phase in ("dig", "pay", "gamble") and state.phase not in ("pay", "gamble", "dig"):
        return result(state.last[1] if state.last else 0, ui)
    if before is not None and before.phase in ("roll", "dig"):
        return count(ui.move, GOLD, ui)
    return count(state.left if state.phase in ("step", "footprint") else 0, GOLD, ui)


def count(number, colour, ui):
    return bytes([colour if light < number else 0 for light in range(ui.lights)])


def result(points, ui):
    """What a search brought: as many lights as points, every other one for a curse, the first for nothing."""
    if points < 0:
        return bytes([RED if light & 1 else 0 for light in range(ui.lights)])
    return count(points, GOLD, ui) if points else count(1, RED, ui)


def result_lights(state, ui):
    return count(ui.lights, GOLD, ui)
