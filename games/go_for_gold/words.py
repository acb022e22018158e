"""Go for Gold in words: what spaces and choices are called, and the odds of a search."""

from games.go_for_gold import odds as exact
from games.go_for_gold.island import CAMP, HARBOUR, TEMPLE
from goldpan.odds import words
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


# Odds (FG-19)


def worth(rolls):
    """What a camp is worth to who can pay for `rolls` rolls, such as `4.25`."""
    top, bottom = exact.camp(rolls)
    hundredths = (200 * top + bottom) // (2 * bottom)
    return t("decimal", hundredths // 100, "{:02d}".format(hundredths % 100))


def site_odds(state, sheet, site):
    """Lines about searching at `site` with what `sheet` has, of at most 17 characters."""
    shovels = sheet.shovels
    if site == CAMP:
        return [t("camp_costs"), t("camp_costs_too"), t("camp_worth", worth(min(shovels, sheet.footprints)))]
    if site & TEMPLE:
        return [
            t("temple_needs", min(shovels, 6)) if shovels else t("temple_hopeless"),
            t("odds_opens", words(*exact.temple(shovels))),
            t("odds_else"),
        ]
    lines = [t("odds_die", words(*exact.treasure(site, 0)))]
    if shovels and site > 1:
        lines.append(t("odds_shovels", words(*exact.treasure(site, shovels))))
    return lines
