"""The screens without a map: the table of players round the die, and questions about searching and harbours."""

from games.go_for_gold import icons
from games.go_for_gold.island import CAMP, TEMPLE
from games.go_for_gold.sheet import SPACES
from games.go_for_gold.signs import face, LAND, SHEET, TUMBLE
from games.go_for_gold.words import label
from goldpan import widgets
from goldpan.palette import CREAM, GOLD, SILVER, WHITE
from goldpan.text import t

PANE, PANE_COLUMNS = 56, 17  # beside the die


def pane(s, lines, ink=WHITE):
    """Up to four lines beside the die."""
    s.lines(PANE, 14, lines, 4, PANE_COLUMNS, ink)


def wrapped(text):
    return widgets.wrap(text, PANE_COLUMNS)


# The table of all players


def table(s, state, ui, text, hint):
    """The die, what happened, and everybody's shovels, footprints, finds and points."""
    name, right = ui.names[state.active], t("round", state.rounds) if ui.saved else t("not_saved")
    widgets.title(s, t("rolls", name), right, name, ui.colours[state.active])
    widgets.die(s, 2, 13, face(state, ui) if ui.progress is not None or ui.waiting is False else 0)
    s.lines(PANE, 13, wrapped(text), 3, PANE_COLUMNS, CREAM)
    s.tiles(62, 51, 1, bytes((icons.SHOVEL,)), SHEET)
    s.tiles(86, 51, 1, bytes((icons.FOOTPRINT,)), SHEET)
    s.text(104, 50, t("head"), 9, SILVER)
    for player in range(state.players):
        sheet = state.sheets[player]
        active = player == state.active
        mark = "✗" if sheet.out else "▶" if active else " "
        line = "{}{:8}{:3}{:4}{:>5}{:5}".format(
            mark, ui.names[player], sheet.shovels, sheet.footprints, t("of_six", len(sheet.entries)), sheet.score()
        )
        s.text(s.margin, 63 + 12 * player, line, s.columns, GOLD if active else SILVER if sheet.out else WHITE)
    widgets.hint(s, hint)


# Questions


def trackers(s, state, player, y):
    """A player's circled shovels and footprints, and the scoring spaces."""
    sheet = state.sheets[player]
    s.tiles(2, y, 1, bytes((icons.SHOVEL,)), SHEET)
    s.text(20, y, str(sheet.shovels), 2)
    s.tiles(34, y, 1, bytes((icons.FOOTPRINT,)), SHEET)
    s.text(52, y, str(sheet.footprints), 1)
    s.text(62, y, finds(sheet), 16, GOLD)


def finds(sheet):
    """The scoring spaces, topmost first, in 16 characters."""
    line = "".join(["{:>2}".format(points) for points in sheet.entries]) + " □" * (SPACES - len(sheet.entries))
    return "{} ={:2}".format(line, sheet.score())


def question(s, state, ui, cursor):
    """Searching, and the choice of a harbour in sheet mode: a picture, the question, the answers."""
    right = t("round", state.rounds) if state.rounds else ""
    widgets.title(s, ui.names[state.mover], right, paper=ui.colours[state.mover])
    lines, tile = asked(state, ui)
    if tile:
        s.tiles(3, 18, 1, bytes((tile,)), SHEET, 3)
    else:
        widgets.die(s, 2, 13, face(state, ui))
    pane(s, lines)
    s.lines(s.margin, 63, widgets.wrap(ui.message, s.columns), 2, s.columns, CREAM)
    trackers(s, state, state.mover, 89)
    widgets.choices(s, 103, [label(state, move, ui) for move in state.choices()], cursor)
    widgets.hint(s, t("hint_play"))


def asked(state, ui):
    """The lines of a question and the tile that goes with it, 0 for the die."""
    from games.go_for_gold.chances import site_odds, worth

    sheet = state.sheets[state.mover]
    site, phase = sheet.site, state.phase
    if phase == "search":
        kind = "camp" if site == CAMP else "temple" if site & TEMPLE else "treasure"
        return wrapped(t("ask_" + kind, site)) + site_odds(state, sheet, site), site_tile(site)
    if phase == "pay":
        return wrapped(t("ask_pay", state.dug, site - state.dug)), 0
    if phase == "gamble":
        again = t("again_worth", worth(min(sheet.shovels, sheet.footprints)))
        return wrapped(t("ask_gamble", state.dug)) + [again], 0
    if phase == "start":
        return wrapped(t("ask_harbour_start", ui.names[state.mover])), icons.HARBOUR
    return wrapped(t("ask_harbour", ui.names[state.mover])), icons.HARBOUR


def site_tile(site):
    """The tile of a place to search."""
    return icons.TEMPLE if site & TEMPLE else LAND[site]


def digging(s, state, ui):
    """While the die of a search rolls: `ui.before` is the state it was thrown in."""
    from games.go_for_gold.chances import site_odds

    before = ui.before
    widgets.title(s, ui.names[before.mover], t("round", state.rounds), paper=ui.colours[before.mover])
    widgets.die(s, 2, 13, face(state, ui))
    tumbles = ui.progress < TUMBLE
    sheet = before.sheets[before.mover]
    pane(s, site_odds(before, sheet, sheet.site) if tumbles else wrapped(ui.message), WHITE if tumbles else GOLD)
    s.tiles(4, 66, 1, bytes((site_tile(sheet.site),)), SHEET, 2)
    trackers(s, before if tumbles else state, before.mover, 92)
    widgets.hint(s, t("hint_skip"))
