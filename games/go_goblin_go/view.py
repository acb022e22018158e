"""What Go Goblin, Go! looks like: the contract of a view (`goldpan.play`) and the main screen.

The parts are in `tunnel`, `track`, `veil`, `aim`; choosing and secrets in `choose` and `hands`; sentences in `words`,
`stories` and `pages`.
"""

from games.go_goblin_go import choose, track, words
from games.go_goblin_go.board import PIT
from games.go_goblin_go.choose import back, event, press, sideways  # noqa: F401  hooks of the contract
from games.go_goblin_go.signs import LIGHTS
from games.go_goblin_go.tunnel import ghosts, tunnel
from games.go_goblin_go.words import label
from goldpan import palette, widgets
from goldpan.game import OVER
from goldpan.scene import Scene
from goldpan.text import t

SECRET_SCORES = True  # before the end the scores would give away cards (GO-22)
ROLL_MS = 480
WIDE = " " * 26


def scene(state, ui):
    """The Scene of a state."""
    page = choose.page(state, ui)
    s = Scene(ui.width, ui.height, "go_goblin_go")
    if page in ("veil", "sure"):
        secret(s, state, ui, page)
    elif page == "deal":  # passes before anybody sees it
        widgets.title(s, t("go_goblin_go"))
    else:
        main(s, state, ui)
    s.lights = track.lights(state, ui)
    return s


def secret(s, state, ui, page):
    """The pages of secret cards."""
    from games.go_goblin_go import veil  # rarely seen: its room is for the game

    if page == "sure":
        veil.sure(s, state, ui)
    elif ui.memo.get("open"):
        veil.cards(s, state, ui)
    else:
        veil.veil(s, state, ui)


def main(s, state, ui):
    """From top to bottom: whose turn, the tunnel, what happened, the choices; and the track or the rolling die.

    What comes and goes is last, so that the items before it keep their places: that is quick (hal.painter).
    """
    rolling = ui.progress is not None
    shown = ui.before if rolling else state  # while the die rolls nothing may tell the outcome
    movers = choose.able(shown)
    found = [] if rolling else choose.options(state, ui, movers)
    move = choose.under(found, ui)
    heading(s, shown, ui)
    widgets.hint(s, t("hint_skip" if rolling else hint(state, ui)))
    if move and move[0] == "confuse":
        from games.go_goblin_go.aim import confusion

        confusion(s, state, move)
    else:
        tunnel(s, shown, move)
    if rolling:
        track.rolling(s, ui)
    else:
        track.track(s, state, move[1] if move and move[0] in ("move", "free") else -1, movers)
        foot(s, state, ui, found, move)
        ghosts(s, state, move)


def heading(s, state, ui):
    """Whose turn it is and how many rocks that player has."""
    player = state.active
    rocks = words.rocks(state.rocks[player])
    if ui.saved:
        widgets.title(s, t("turn_short", ui.names[player]), rocks, paper=ui.colours[player])
    else:
        widgets.title(s, ui.short(player, 2) + " " + rocks, t("not_saved"), paper=ui.colours[player])


def foot(s, state, ui, found, move):
    """What happened or would happen, and the choices."""
    message = ui.message
    if "uses" in ui.memo:
        from games.go_goblin_go.aim import whither

        message = whither(state, move)
    s.text(s.margin, s.bottom - 24, message, s.columns, palette.CREAM)
    if state.phase == "roll":
        widgets.choices(s, s.bottom - 12, [t("roll")], 0)
    elif found:
        # In "act" the labels never fit side by side, so that only the one under the cursor is made.
        short = state.phase == "after" and "uses" not in ui.memo
        labels = [label(state, option, ui) if short or option is move else WIDE for option in found]
        widgets.choices(s, s.bottom - 12, labels, min(ui.cursor, len(labels) - 1))


def hint(state, ui):
    """What the buttons mean."""
    if state.turn == OVER:
        return "hint_wait"
    return "hint_aim" if "uses" in ui.memo else "hint_roll" if state.phase == "roll" else "hint_play"


def waits(state, ui):
    """The die is rolled by a press, so that the right player does it."""
    return state.phase == "roll"


def pace(before, outcome, after, ui):
    """Only the die is shown moving; set-up just happens, and a drawn set is not shown at all (GO-22)."""
    return ui.ms(ROLL_MS) if before.phase == "roll" else 0


def pages(state, ui):
    """More of the game menu: why not."""
    if state.phase not in ("act", "after"):
        return []
    from goldpan.menu import Page

    return [(t("why"), lambda app, play: Page(app, t("why"), why_not(state, ui)))]


# What few moments need is loaded by these, and forgotten after the press: memory is scarce.


def story(before, move, after, ui):
    """What happened. Never which set was drawn, never which cards were kept (GO-22)."""
    from games.go_goblin_go.stories import story

    return story(before, move, after, ui)


def odds(state, ui):
    """GO-3, GO-6: exact odds of the next roll."""
    from games.go_goblin_go.pages import odds

    return odds(state, ui)


def details(state, ui):
    """GO-19: below the scores; before the end nothing that is secret (GO-22)."""
    from games.go_goblin_go.pages import details

    return details(state, ui)


def tie(state):
    """GO-19: what decided between equal points."""
    from games.go_goblin_go.pages import tie

    return tie(state)


def why_not(state, ui):
    """GO-6, GO-7, GO-12: what can be chosen now and what not."""
    from games.go_goblin_go.pages import why_not

    return why_not(state, ui)


def topic(state):
    """Which help topic fits the moment: index into the TOPICS of the help."""
    if state.phase == "keep":
        return 5
    if state.phase == "after":
        return 4
    return 6 if state.turn == OVER else 1


def result_lights(state, ui):
    """The goblin that fell into the pit."""
    for goblin in range(6):
        if state.positions[goblin] == PIT:
            return bytes((LIGHTS[goblin],)) * ui.lights
    return bytes(ui.lights)
