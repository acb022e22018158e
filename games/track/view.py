"""What the track looks like: the markers by level, large, a cursor on one of them, and what it can do.

Choosing takes two steps, so that UP, DOWN and A are enough: first a marker, then where it goes. `ui.memo` has
`level`, where the cursor is (one beyond the last level: "finish"), and `open` while the second step is asked.
"""

from games.toolbox import icons, tokens
from goldpan import keys, palette, widgets
from goldpan.game import CHANCE, OVER
from goldpan.scene import Scene
from goldpan.text import t

LOT_MS = 300  # between two markers that are drawn
FOLLOWS = {"end": 0, "up": -1, "down": 1}  # the cursor stays, or goes along with a marker moved by one


def scene(state, ui):
    s = Scene(ui.width, ui.height, "track")
    widgets.title(s, t("track" if ui.saved else "not_saved"))
    board(s, state, ui)
    y = s.bottom - 13
    if state.turn == CHANCE:
        s.center(y, t("drawing"), palette.CREAM)
        widgets.hint(s, t("hint_skip"))
    elif state.turn == OVER:
        widgets.hint(s, t("hint_wait"))
    elif ui.memo.get("open"):
        widgets.choices(s, y, [t(move[0]) for move in moves(state, ui)], ui.cursor)
        widgets.hint(s, t("hint_open"))
    else:
        level = at(state, ui)
        if level == state.markers:
            widgets.choices(s, y, [t("finish")], 0)
        else:
            s.center(y, ui.message or tokens.name(state.levels[level]), palette.CREAM)
        widgets.hint(s, t("hint_play"))
    s.lights = lights(state, ui)
    return s


def at(state, ui):
    """The level under the cursor."""
    return min(ui.memo.get("level", 0), state.markers)


def board(s, state, ui):
    """One row of up to four markers, else two; each with the number of its level."""
    count = state.markers
    rows = 1 if count <= 4 else 2
    across = (count + rows - 1) // rows
    step = s.width // across
    for level in range(count):
        x = level % across * step + (step - 32) // 2
        y = (34 if rows == 1 else 14) + level // across * 45
        tile = tokens.TILES[state.levels[level]] if level < len(state.levels) else icons.PLACE
        s.tiles(x, y, 1, bytes((tile,)), tokens.SHEET, 2)
        marked = state.turn == 0 and level == at(state, ui)
        text = ("▶{}◀" if marked else " {} ").format(level + state.lowest)
        ink, paper = (palette.BLACK, palette.CREAM) if marked else (palette.WHITE, palette.BLACK)
        s.text(x + 7, y + 32, text, 3, ink, paper)


def lights(state, ui):
    """The markers' colours in the order of the levels."""
    found = bytes([tokens.LIGHTS[marker] for marker in state.levels])[: ui.lights]
    return found + bytes(ui.lights - len(found))


def moves(state, ui):
    """What the marker under the cursor can do."""
    marker = state.levels[at(state, ui)]
    return [move for move in state.choices() if move[1] == marker]


def press(state, ui, key):
    """Arrows move over markers, or over what one can do; A goes a step on."""
    memo = ui.memo
    step = 1 if key in (keys.RIGHT, keys.DOWN) else -1
    if memo.get("open"):
        found = moves(state, ui)
        if key == keys.A:
            move = found[min(ui.cursor, len(found) - 1)]
            memo["open"] = False
            memo["level"] = at(state, ui) + FOLLOWS[move[0]]
            return move
        ui.cursor = (ui.cursor + step) % len(found)
        return None
    level = at(state, ui)
    if key == keys.A:
        if level == state.markers:
            return "finish"
        memo["open"], ui.cursor = True, 0
        return None
    ui.message = ""
    memo["level"] = (level + step) % (state.markers + 1)
    return None


def back(state, ui):
    """B leaves the second step; in the first it takes a move back."""
    was = ui.memo.get("open", False)
    ui.memo["open"] = False
    return was


def label(state, move, ui):
    return t(move) if move == "finish" else t(move[0])


def pace(before, outcome, after, ui):
    return ui.ms(LOT_MS)


def story(before, move, after, ui):
    if before.turn == CHANCE:
        return t("story_lot", tokens.name(move), len(after.levels) - 1 + after.lowest)
    if move == "finish":
        return ""
    if move[0] == "end":
        return t("story_end", tokens.name(move[1]))
    return t("story_move", tokens.name(move[1]), after.levels.index(move[1]) + after.lowest)


def topic(state):
    """Which help topic fits the moment."""
    return 0
