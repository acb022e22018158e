"""What happened in Go for Gold, in words. Loaded when something does, and forgotten again (`library.RARE`)."""

from games.go_for_gold.island import CAMP, FOOTPRINT, HARBOUR, SHOVEL, TEMPLE
from games.go_for_gold.moment import newly_out
from games.go_for_gold.words import place
from goldpan.text import t


def story(before, move, after, ui):
    """One sentence for the log and the screen, and one for each player who is out since."""
    sentence = _STORIES[before.phase](before, move, after, ui.names[before.mover])
    for player in newly_out(before, after):
        out = t("story_out", ui.names[player])
        sentence = sentence + "\n" + out if sentence else out
    return sentence


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


def ending(state, what):
    """What an answer to "where did you end?" is called, `what` as in `on_paper.ENDINGS`."""
    if what.startswith("treasure"):
        return t("treasure", what[8])
    if what.startswith("temple"):
        number = int(what[6])
        return t("temple_closed_number" if state.closed >> number & 1 else "temple_number", number + 1)
    return t(what)
