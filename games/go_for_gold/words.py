"""Go for Gold in words: what spaces and choices are called."""

from games.go_for_gold.island import CAMP, HARBOUR, TEMPLE
from goldpan.text import t


def place(state, kind):
    """What a kind of space is called."""
    if kind & HARBOUR:
        return t("harbour")
    if kind & TEMPLE:
        return t("closed_temple" if state.closed >> (kind - TEMPLE) & 1 else "temple")
    return t("treasure", kind) if 4 <= kind <= 6 else t(("jungle", "shovel", "footprint", "camp")[kind])


def label(state, move, ui):
    """What a choice is called on the screen."""
    if isinstance(move, str):
        if move == "pay":
            return t("do_pay", state.sheets[state.mover].site - state.dug)
        if move == "keep":
            return t("do_keep", state.dug)
        if move == "search" and state.sheets[state.mover].site == CAMP:
            return t("do_gamble")
        return t("do_" + move)
    what, value = move
    if what == "ended":
        return t("end_" + value)
    if what == "footprint":
        return t("use_number", value) if value else t("use_roll", state.roll)
    if what == "harbour":
        return t("harbour_number", value + 1)
    return t("count_" + what, value)
