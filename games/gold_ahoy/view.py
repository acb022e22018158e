"""What Gold Ahoy! looks like: the table between its two sides, and beside it the tile in hand."""

from games.gold_ahoy import icons, place, table
from games.gold_ahoy.rules import NORTH
from goldpan import palette
from goldpan.game import OVER
from goldpan.palette import RED, SILVER
from goldpan.scene import Scene
from goldpan.text import t

HAND = 111, 0  # x, y of the tile in hand, three times as large
OTHER = 128, 56  # of the other player's, twice as large
HINTS = 92, 104, 116
COLUMNS = 8  # of what stands beside the table
SECRET_SCORES = True  # `details` has them: with paper tiles nobody knows them before the end
DEAF_MS = 300  # after a turn: the second press of a double one places no tile of the other player's


# The scene


def scene(state, ui):
    """The Scene of a state."""
    s = Scene(ui.width, ui.height, table.SHEET)
    memo = place.moment(state, ui)
    telling = place.reading(state)
    if telling and not memo["asked"]:
        from games.gold_ahoy.papers import question

        question(s)
        return s
    table.strips(s, state, ui, state.turn)
    seen = telling or not state.paper  # the table; else it is on paper
    if seen:
        board(s, state, ui, memo)
    else:
        from games.gold_ahoy.papers import numbers

        numbers(s, state, ui)
    beside(s, state, ui, telling)
    if state.turn >= 0:
        if seen and ui.progress is None:
            cursor(s, state, ui, memo)
        s.lights = table.side_lights(state.turn, ui.lights, ui.colours)
    return s


def board(s, state, ui, memo):
    """The table."""
    at = memo["at"] if state.turn >= 0 else None
    window = memo.get("window")
    # The table slides, and the cursor comes, when the pause after a turn is over and presses count: to see what was
    # placed and what is next goes before.
    if not window or ui.progress is None or window.turned != (table.near(state) == NORTH):
        window = table.Window(state, at)
    if not (memo["drawn"] and memo["window"].same(window)):
        memo["window"], memo["drawn"] = window, True
        memo["under"], memo["over"] = table.pictures(window.tiles(state))
        table.mark_free(state, window, memo)
    s.tiles(table.LEFT, table.TOP, state.size, memo["under"], table.SHEET)
    s.tiles(table.LEFT, table.TOP, state.size, memo["over"], table.OVER_IT)
    if state.last:
        table.mark(s, window.place(state.last[0], state.last[1]), icons.NEWEST, state.size)


def cursor(s, state, ui, memo):
    """The tile in hand under the cursor, and the row that only this side may start. Last of all items, so that those
    before keep their places, and of their own, so that the cursor moves by one cell's pixels."""
    window, at = memo["window"], memo["at"]
    here = window.place(at[0], at[1])
    table.own_row(s, memo, here, state.size)
    lying = place.hand(state, ui) ^ (2 if window.turned else 0)
    table.mark(s, here, table.land(lying), state.size, table.OVER_IT)
    table.mark(s, here, table.chest(lying), state.size, table.ABOVE)
    table.mark(s, here, icons.CURSOR, state.size)


def beside(s, state, ui, telling):
    """The tile in hand and the other player's, how many are left, and what the buttons do."""
    x = table.PANEL
    half = 2 if table.near(state) == NORTH else 0
    playing = state.turn >= 0
    lying = place.hand(state, ui) if playing else 0
    table.tile(s, HAND[0], HAND[1], lying ^ half if lying else 0, 3)
    beyond = 1 - state.turn if playing else 0
    other = 0 if telling else state.hands[beyond]
    s.text(x, 52, ui.short(beyond, 2) if other else "", 2, ui.colours[beyond])
    s.tiles(x, 64, 1, bytes((icons.BAG,)), table.SHEET)
    s.text(x, 80, str(len(ui.memo["numbers"] if telling else state.bag)), 2, SILVER)
    if telling:
        s.center(58, str(lying // 4), palette.WHITE, x=x + 24, columns=2, scale=2)
    else:
        table.tile(s, OTHER[0], OTHER[1], 4 * other + half if other else 0, 2)
    for y, words_of in zip(HINTS, hints(state, telling)):  # noqa: B905 - both have three
        s.text(x, y, words_of, COLUMNS, SILVER)
    if not ui.saved:
        s.items.pop()
        s.text(x, HINTS[2], t("unsaved"), COLUMNS, RED)


def hints(state, telling):
    """What the buttons do, three lines."""
    if state.turn < 0:
        return "", "", ""
    if telling:
        return t("hint_number"), t("hint_tell"), t("hint_turn")
    if state.paper:
        return t("hint_placed"), "", t("hint_menu_short")
    return t("hint_place"), t("hint_turn"), t("hint_menu_short")


# Presses


def press(state, ui, key):
    """A move, or None when the cursor moved."""
    return place.press(state, ui, key)


def back(state, ui):
    """B turns the tile; taking back is in the menu."""
    if not state.paper or place.reading(state):
        place.turn(state, ui)
    return True


def sideways(state, ui):
    """With three buttons the arrows go through cells or numbers one after the other (goldpan.three)."""
    return True


def pages(state, ui):
    """The score by area (GA-12); not while only the paper tiles know it."""
    if state.paper and not state.box:
        return []

    def areas(app, play):
        from games.gold_ahoy.areas import Areas

        return Areas(app, play)

    return [(t("areas"), areas)]


# What happened, and pages: in modules that are loaded when asked for, and forgotten after the press


def pace(before, outcome, after, ui):
    """Tiles are drawn at once, to be seen while the eyes are still on the table; only presses have to wait."""
    return 0 if after.turn < 0 else DEAF_MS


def label(state, move, ui):
    """What a move is called."""
    from games.gold_ahoy.stories import label

    return label(state, move, ui)


def story(before, move, after, ui):
    """One sentence for the log; none for the screen, which has no line for it."""
    if before is ui.before:
        return ""
    from games.gold_ahoy.stories import story

    return story(before, move, after, ui)


def odds(state, ui):
    """What may be drawn next."""
    from games.gold_ahoy.pages import odds

    return odds(state, ui)


def details(state, ui):
    """The scores, and below them whose each area is (GA-10)."""
    from games.gold_ahoy.areas import summary

    return summary(state, ui)


def topic(state):
    """Which help topic fits the moment: index into the TOPICS of the help."""
    if state.paper:
        return 5
    if state.turn == OVER:
        return 3
    return 2 if state.played > 8 else 1


def result_lights(state, ui):
    """The winner's half; both when it is shared."""
    from games.gold_ahoy.pages import result_lights

    return result_lights(state, ui)
