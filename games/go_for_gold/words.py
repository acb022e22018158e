"""Go for Gold in words: what choices are called, what happened, and the odds."""

from games.go_for_gold import odds as exact
from games.go_for_gold.island import CAMP, FOOTPRINT, HARBOUR, SHOVEL, TEMPLE
from goldpan.odds import words
from goldpan.text import t


def place(state, kind):
    """What a kind of space is called."""
    if kind & HARBOUR:
        return t("harbour")
    if kind & TEMPLE:
        return t("closed_temple" if state.closed >> (kind - TEMPLE) & 1 else "temple")
    return t("treasure", kind) if 4 <= kind <= 6 else t(("jungle", "shovel", "footprint", "camp")[kind])


def ending(state, what):
    """What an answer to "where did you end?" is called, `what` as in `rules.ENDINGS`."""
    if what.startswith("treasure"):
        return t("treasure", what[8])
    if what.startswith("temple"):
        number = int(what[6])
        return t("temple_closed_number" if state.closed >> number & 1 else "temple_number", number + 1)
    return t(what)


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


# What happened


def story(before, move, after, ui):
    """One sentence for the log and the screen, and one for each player who is out since."""
    sentence = _STORIES[before.phase](before, move, after, ui.names[before.mover])
    for player in newly_out(before, after):
        out = t("story_out", ui.names[player])
        sentence = sentence + "\n" + out if sentence else out
    return sentence


def newly_out(before, after):
    """The players whose game ended with the last event (FG-8)."""
    return [p for p in range(after.players) if after.sheets[p].out and not before.sheets[p].out]


def _start(before, move, after, name):
    return t("story_start", name, move[1] + 1)


def _roll(before, move, after, name):
    return t("story_roll", name, move)


def _footprint(before, move, after, name):
    return t("story_footprint", name, move[1]) if move[1] else ""


def _step(before, move, after, name):
    island, sheet = after.island, after.sheets[before.mover]
    kind = island.kinds[sheet.space]
    if kind == SHOVEL or kind == FOOTPRINT:
        return t("story_found", name, place(after, kind))
    arrived = before.left == 1 or kind & HARBOUR
    return t("story_arrived", name, place(after, kind)) if arrived and kind else ""


def _harbour(before, move, after, name):
    return t("story_sail", name, move[1] + 1)


def _circled(before, move, after, name):
    return t("story_" + move[0], name, move[1]) if move[1] else ""


def _ended(before, move, after, name):
    if move[1] in ("nothing", "stuck"):
        return ""
    return t("story_arrived", name, ending(after, move[1]))


def _search(before, move, after, name):
    if move == "skip":
        return t("story_skip", name)
    return t("story_gamble", name) if before.sheets[before.mover].site == CAMP else ""


def _dig(before, number, after, name):
    site = before.sheets[before.mover].site
    if after.phase in ("pay", "gamble"):
        return t("story_rolled", name, number)
    points = after.last[1]
    if points < 0:
        return t("story_cursed", name, number)
    if not points:
        return t("story_missed", name, number)
    return t("story_opens" if site & TEMPLE else "story_scored", name, number, points)


def _pay(before, move, after, name):
    site = before.sheets[before.mover].site
    return t("story_paid", name, site - before.dug, site) if move == "pay" else t("story_left", name)


def _gamble(before, move, after, name):
    return t("story_kept", name, before.dug) if move == "keep" else t("story_gamble", name)


_STORIES = {
    "start": _start,
    "roll": _roll,
    "footprint": _footprint,
    "step": _step,
    "harbour": _harbour,
    "shovels": _circled,
    "footprints": _circled,
    "ended": _ended,
    "search": _search,
    "dig": _dig,
    "pay": _pay,
    "gamble": _gamble,
}


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
