"""What Go for Gold looks like: the map while somebody moves, else the die with the table or a question."""

from games.go_for_gold import icons, words
from games.go_for_gold.lamps import lights, result_lights  # noqa: F401  part of what a view gives
from games.go_for_gold.moment import arrived, memo, noticed
from games.go_for_gold.signs import SHEET, TUMBLE
from games.go_for_gold.words import label  # noqa: F401  part of what a view gives
from goldpan import keys, palette
from goldpan.library import load_instead
from goldpan.palette import BLACK, CREAM, GOLD, RED, WHITE
from goldpan.scene import Scene
from goldpan.text import t

TITLE_COLUMNS = 17  # above the map: as much as the tools leave
ROLL_MS = 960  # the die tumbles for half of it, then lies there to be seen
TOPICS = {
    "start": 1,
    "roll": 1,
    "step": 2,
    "footprint": 3,
    "shovels": 3,
    "footprints": 3,
    "ended": 2,
    "harbour": 4,
    "search": 5,
    "dig": 5,
    "pay": 5,
    "gamble": 7,
    "over": 8,
}


# The scene


def scene(state, ui):
    """The Scene of a state."""
    s = Scene(ui.width, ui.height, "go_for_gold " + state.phase)
    rolls = ui.progress is not None
    if rolls and ui.before.phase == "dig":
        table(ui).digging(s, state, ui)
    elif rolls:
        table(ui).table(s, state, ui, ui.message if ui.progress >= TUMBLE else "", t("hint_skip"))
    else:
        still(s, state, ui)
    s.lights = lights(state, ui)
    return s


def still(s, state, ui):
    """The scene while nothing moves."""
    mover = arrived(state, ui)
    now = memo(state, ui)
    if mover is not None:
        land(s, state, ui, mover, t("arrived", ui.names[mover]))
        line(s, ui, now, arrival(state, ui, mover))
    elif noticed(state, ui):
        out = noticed(state, ui)
        text = t("story_out", ui.names[out[0]]) if len(out) == 1 else t("outs", len(out))
        table(ui).table(s, state, ui, text, t("hint_out_page"))
    elif state.turn < 0:
        table(ui).table(s, state, ui, ui.message, t("hint_roll"))
    elif state.island and state.phase in ("start", "footprint", "step", "harbour"):
        moving(s, state, ui, now)
    elif state.phase == "ended":
        paper().grid(s, state, ui, now.cursor)
    elif state.phase in ("footprint", "shovels", "footprints"):
        paper().numbers(s, state, ui, now.cursor)
        line(s, ui, now, t("hint_pick"))
    else:
        table(ui).question(s, state, ui, now.cursor)


def table(ui):
    """What draws the table and the questions. What draws the map goes: 3 KB that are never needed with it."""
    ui.memo.pop("chart", None)
    return load_instead("go_for_gold", "ask", "chart")


def paper():
    """The questions of sheet mode; the other mode has their room."""
    from games.go_for_gold import paper

    return paper


def moving(s, state, ui, now):
    """The map with what its player may choose."""
    name, phase = ui.names[state.mover], state.phase
    now.look(state)
    if phase == "step":
        title = t("left", name, state.left)
    elif phase == "footprint":
        title = t("rolled", name, state.roll)
    else:
        title = t("starts" if phase == "start" else "sails", name)
    land(s, state, ui, state.mover, title)
    if phase == "footprint":
        footprint(s, state, ui, now)
    else:
        line(s, ui, now, t("hint_step" if phase == "step" else "hint_harbour"))


def land(s, state, ui, player, title):
    """The map of a player, whose it is, and what tools there are."""
    chart = load_instead("go_for_gold", "chart", "ask")  # see `table`
    now = memo(state, ui)
    drawn = ui.memo.get("chart")
    if drawn is None:
        drawn = ui.memo["chart"] = chart.Chart()
    drawn.update(state, player)
    chart.draw(s, state, drawn.rows(state.island, now.spaces, now.cursor), player)
    sheet = state.sheets[player]
    s.text(2, 0, title, TITLE_COLUMNS, BLACK, ui.colours[player])
    s.tiles(106, 0, 1, bytes((icons.SHOVEL,)), SHEET)
    s.text(122, 0, str(sheet.shovels), 2)
    s.tiles(134, 0, 1, bytes((icons.FOOTPRINT,)), SHEET)
    s.text(151, 0, str(sheet.footprints), 1)


def line(s, ui, now, text):
    """The lowest line: what the keys do, or something new that must be said."""
    new = ui.message != now.told
    s.text(s.margin, s.bottom, ui.message if new else text, s.columns, CREAM if new else palette.SILVER)


def arrival(state, ui, mover):
    """The lowest line when a movement has ended: where, or who is out for it."""
    out = noticed(state, ui)
    if len(out) == 1:
        return t("hint_out", ui.names[out[0]])
    if out:
        return t("hint_outs", len(out))
    sheet = state.sheets[mover]
    return t("hint_arrived", words.place(state, state.island.kinds[sheet.space]))


def footprint(s, state, ui, now):
    """The lowest line while a footprint may be used: which number to move."""
    if ui.message != now.told:
        line(s, ui, now, "")
        return
    number = state.choices()[now.cursor][1]
    answer = t("use_number", number) if number else t("use_none" if now.out else "use_roll", state.roll)
    s.text(s.margin, s.bottom, t("use_footprint"), 9, palette.SILVER)
    s.text(s.margin + 54, s.bottom, "◀", 1, GOLD)
    s.center(
        s.bottom,
        answer,
        WHITE if now.out and not number else BLACK,
        RED if now.out and not number else CREAM,
        x=s.margin + 60,
        columns=11,
    )
    s.text(s.margin + 126, s.bottom, "▶", 1, GOLD)
    s.text(s.margin + 132, s.bottom, t("ok"), 4, palette.SILVER)


# Choosing


def waits(state, ui):
    """The round's die is rolled by who presses A."""
    return state.phase == "roll"


def event(state, ui, kind, key):
    """A press while somebody arrived or is out only goes on; B still takes the step back.

    That there is nothing to take back is said until the next press: no question may stay hidden behind it.
    """
    if kind != keys.PRESS or key in (keys.B, keys.MENU) or ui.progress is not None:
        return False
    now = memo(state, ui)
    ui.message = now.told
    if arrived(state, ui) is None and not noticed(state, ui):
        return False
    now.seen = True
    return True


def press(state, ui, key):
    """Arrows move the cursor, A takes the choice under it."""
    now = memo(state, ui)
    now.look(state)  # for a press that comes before the choices were shown
    choices = state.choices()
    if key == keys.A:
        return choices[now.cursor]
    if state.phase == "step":
        from games.go_for_gold import chart

        now.cursor = chart.turned(now.ways, now.cursor, key, ui.buttons)
    elif state.phase == "ended":
        now.cursor = paper().grid_moved(state, now.cursor, key)
    else:
        now.cursor = (now.cursor + (1 if key in (keys.RIGHT, keys.DOWN) else -1)) % len(choices)
    return None


def sideways(state, ui):
    """With three buttons the arrows go round the choices (goldpan.three)."""
    return True


def pace(before, outcome, after, ui):
    return ui.ms(ROLL_MS)


# What happened


def story(before, move, after, ui):
    """One sentence for the log and the screen, and one for each player who is out since."""
    from games.go_for_gold.stories import story

    return story(before, move, after, ui)


# Pages


def pages(state, ui):
    """Everybody's sheets, and with them the maps."""
    from games.go_for_gold.pages import Sheets

    title = t("sheets_and_maps" if state.island else "sheets")
    return [(title, lambda app, play: Sheets(app, play))]


def odds(state, ui):
    """What searching would bring each player now, the one in turn first."""
    from games.go_for_gold.pages import odds

    return odds(state, ui)


def details(state, ui):
    """Below the scores: what each point came from."""
    from games.go_for_gold.pages import details

    return details(state, ui)


def topic(state):
    """Which help topic fits the moment: index into the TOPICS of the help."""
    if state.phase == "search":
        site = state.sheets[state.mover].site
        return 7 if site == 3 else 6 if site & 32 else 5
    return TOPICS[state.phase]
