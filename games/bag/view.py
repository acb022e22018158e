"""What the bag looks like: the last stone, what lies on the table, what is left by kind, what one can do."""

from games.bag.rules import KINDS, ROW
from games.toolbox import icons, tokens
from goldpan import palette, widgets
from goldpan.font import CELL_WIDTH
from goldpan.game import CHANCE, OVER
from goldpan.icons import BAG
from goldpan.odds import words
from goldpan.scene import Scene
from goldpan.text import t

RISE_MS = 420  # a stone coming out of the bag
STEP = 20  # pixels between two kinds
NAME = 9  # characters of a token's name at double size


def scene(state, ui):
    s = Scene(ui.width, ui.height, "bag")
    rising = ui.progress is not None
    shown = ui.before if rising else state  # while a stone comes out nothing may tell yet which it is
    left = "{}/{}".format(sum(shown.stones), sum(state.contents))
    widgets.title(s, t("bag"), left if ui.saved else t("not_saved"))
    kind = drawn(state, ui)
    last(s, kind, ui, rising)
    table(s, shown)
    inside(s, shown)
    if state.turn == OVER:
        widgets.hint(s, t("hint_wait"))
    elif rising or state.turn == CHANCE:
        widgets.hint(s, t("hint_skip"))
    else:
        widgets.choices(s, s.bottom - 13, [label(state, move, ui) for move in state.choices()], ui.cursor)
        widgets.hint(s, t("hint_play"))
    s.lights = lights(state, ui)
    return s


def drawn(state, ui):
    """The kind that was drawn last; None when something else was done since."""
    if ui.before is not None:
        return ui.move if ui.before.turn == CHANCE else None
    return state.row[-1] if state.row else None  # the game was resumed, or a choice taken back


def last(s, kind, ui, rising):
    """The last stone, large, and its name; else what was done, or why nothing was."""
    if rising or kind is None:
        s.tiles(4, 14, 1, bytes((BAG,)), "icons", 2)
    else:
        s.tiles(4, 14, 1, tokens.TILES[kind : kind + 1], tokens.SHEET, 2)
    if rising:
        s.text(42, 18, "…", NAME, palette.WHITE, scale=2)
    elif kind is None or ui.message == t("nothing_to_undo"):
        columns = (s.width - 42) // CELL_WIDTH
        s.lines(42, 18, widgets.wrap(ui.message, columns), 2, columns, palette.CREAM)
    else:
        s.text(42, 18, tokens.name(kind), NAME, tokens.INKS[kind], scale=2)


def table(s, state):
    """The stones outside, or the last draws where each goes back; the newest on the right."""
    row = state.row[-ROW:]
    tiles = bytes([tokens.TILES[kind] for kind in row]) + bytes((icons.PLACE,)) * (ROW - len(row))
    s.text(s.margin, 52, "…" if len(state.row) > ROW else "", 1, palette.SILVER)
    s.tiles((s.width - ROW * 16) // 2, 50, ROW, tiles, tokens.SHEET)


def inside(s, state):
    """What is left in the bag: a stone and a count for each kind that it began with."""
    kinds = [kind for kind in range(KINDS) if state.contents[kind]]
    x = (s.width - len(kinds) * STEP) // 2
    for kind in kinds:
        count = state.stones[kind]
        s.tiles(x + 2, 72, 1, tokens.TILES[kind : kind + 1], tokens.SHEET)
        text = str(count)
        s.text(x + 10 - 3 * len(text), 89, text, 0, palette.WHITE if count else palette.GRAY)
        x += STEP


def lights(state, ui):
    """A light that wanders while a stone comes out; then all in the stone's colour."""
    kind = drawn(state, ui)
    if ui.progress is not None:
        place = ui.progress * ui.lights // 100
        return bytes([palette.CREAM if light == place else 0 for light in range(ui.lights)])
    return tokens.LIGHTS[kind : kind + 1] * ui.lights if kind is not None else bytes(ui.lights)


def label(state, move, ui):
    if isinstance(move, tuple):
        return t("put", tokens.name(move[1]))
    return t(move)


def pace(before, outcome, after, ui):
    return ui.ms(RISE_MS)


def story(before, move, after, ui):
    if before.turn == CHANCE:
        return t("story_drew", tokens.name(move), sum(after.stones))
    if isinstance(move, tuple):
        return t("story_put", tokens.name(move[1]))
    return t("story_gather", sum(after.stones)) if move == "gather" else ""


def odds(state, ui):
    """The chance of each kind at the next draw."""
    total = sum(state.stones)
    return [
        "{:11}{}".format(tokens.name(kind), words(state.stones[kind], total))
        for kind in range(KINDS)
        if state.stones[kind]
    ]


def topic(state):
    """Which help topic fits the moment: index into the TOPICS of the help."""
    return 0 if any(state.stones) else 1
