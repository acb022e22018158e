"""The questions of sheet mode, where the islands are on paper: how many, and where a movement ended (FG-16)."""

from games.go_for_gold import icons
from games.go_for_gold.ask import pane, trackers, wrapped
from games.go_for_gold.chart import CHOSEN, OFFERED
from games.go_for_gold.on_paper import ENDINGS
from games.go_for_gold.signs import SHEET
from games.go_for_gold.words import label
from goldpan import keys, widgets
from goldpan.palette import BLACK, CREAM, SLATE, WHITE
from goldpan.text import t

NUMBER = 22  # distance of large numbers

# Rows of the grid of endings, and the tile of each ending; indices of on_paper.ENDINGS.
GRID = ((0, 1, 2, 3), (4, 5, 6, 7, 8), (9, 10, 11))
ENDING_TILES = bytes(
    (icons.JUNGLE, icons.TREASURE_4, icons.TREASURE_5, icons.TREASURE_6)
    + (icons.TEMPLE,) * 5
    + (icons.CAMP, icons.HARBOUR, icons.OUT)
)


def numbers(s, state, ui, cursor):
    """A question that is answered by a number, 0 to 6 at most, shown large; the lowest line is the view's."""
    name = ui.names[state.mover]
    widgets.title(s, name, t("round", state.rounds), paper=ui.colours[state.mover])
    widgets.die(s, 2, 13, state.roll)
    pane(s, wrapped(t("ask_" + state.phase, name)))
    choices = state.choices()
    for at in range(len(choices)):
        ink, paper = (BLACK, CREAM) if at == cursor else (WHITE, SLATE)
        s.text(8 + NUMBER * at, 64, str(choices[at][1]), 1, ink, paper, 2)
    trackers(s, state, state.mover, 91)
    s.center(103, label(state, choices[cursor], ui), CREAM)


def grid(s, state, ui, cursor):
    """Where a movement ended: all places as icons."""
    name = ui.names[state.mover]
    widgets.title(s, name, t("rolled_short", state.roll), paper=ui.colours[state.mover])
    s.center(13, t("ask_ended", name))
    choices = state.choices()
    offered = [ENDINGS.index(what) for _, what in choices]
    chosen = offered[cursor]
    for ending in offered:  # a block each: what lies between two changed tiles of one would be sent too
        row, column = grid_place(ending)
        s.tiles(32 * column, 26 + 24 * row, 1, bytes((ending_tile(state, ending, chosen),)), SHEET, 2)
    s.center(101, label(state, choices[cursor], ui), BLACK, CREAM, x=(s.width - 48) // 2, columns=8)
    widgets.hint(s, t("hint_grid"))


def ending_tile(state, ending, chosen):
    """The tile of a place in the grid."""
    tile = ENDING_TILES[ending]
    if tile == icons.TEMPLE and state.closed >> (ending - 4) & 1:
        tile = icons.TEMPLE_CLOSED
    return tile + (CHOSEN if ending == chosen else OFFERED)


def grid_moved(state, cursor, key):
    """The index of the choice that an arrow leads to."""
    offered = [ENDINGS.index(what) for _, what in state.choices()]
    if key in (keys.LEFT, keys.RIGHT):
        return (cursor + (1 if key == keys.RIGHT else -1)) % len(offered)
    row, column = grid_place(offered[cursor])
    while True:
        row = (row + (1 if key == keys.DOWN else -1)) % len(GRID)
        found = [ending for ending in GRID[row] if ending in offered]
        if found:
            best = found[0]
            for ending in found:
                if abs(grid_place(ending)[1] - column) < abs(grid_place(best)[1] - column):
                    best = ending
            return offered.index(best)


def grid_place(ending):
    """(row, column) of an ending."""
    for row in range(len(GRID)):
        if ending in GRID[row]:
            return row, GRID[row].index(ending)
    raise ValueError("There is no such ending.")
