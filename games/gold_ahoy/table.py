"""Drawing the table: which icon shows a tile, the window where the display lies, and both sides' strips.

A lying tile is one byte, as in `State.table`: 4 * tile + turns. All places of the table are told row by row from
its top left as it is seen, which is turned by half for North's eyes.
"""

from games.gold_ahoy import icons
from games.gold_ahoy.rules import NORTH, SET, SOUTH
from games.gold_ahoy.tiles import CHEST, SIZE, TILES
from goldpan import widgets
from goldpan.palette import BLACK, SLATE
from goldpan.text import t

SHEET = "gold_ahoy"
OVER_IT = "+gold_ahoy"  # chests; marks on ends; the tile that would be placed
ABOVE = "++gold_ahoy"  # chests on those
CURSOR = "+++gold_ahoy"
LEFT, TOP = 8, 16  # of the table, pixels; half a tile is free around it for marks
STRIP = 18  # columns of a side's strip
PANEL = LEFT + 104  # x of what stands beside the table

# The joins of the icons from NESW on, a bit for each pair of edges in one part: NE, ES, SW, WN, NS, EW.
JOINS = (63, 19, 38, 28, 41, 5, 10, 1, 2, 4, 8, 16, 32, 0)

_lands = bytearray(4 * TILES + 4)  # what `land` and `chest` found out, by lying tile
_chests = bytearray(4 * TILES + 4)


def land(lying):
    """The icon that shows a lying tile's land and water."""
    return _lands[lying] or _look(lying)


def chest(lying):
    """The icon with its chest, to lie over it."""
    if not _lands[lying]:
        _look(lying)
    return _chests[lying]


def _look(lying):
    first, turns = SIZE * (lying // 4 - 1), lying % 4
    parts = SET[first : first + SIZE]
    north, east, south, west = edges = [parts[(side - turns) % 4 * 2] for side in range(4)]
    joins = (north == east) + 2 * (east == south) + 4 * (south == west) + 8 * (west == north)
    joins += 16 * (north == south) + 32 * (east == west)
    _lands[lying] = icons.NESW + JOINS.index(joins)
    _chests[lying] = _chest_icon((parts[CHEST] + 2 * turns) % 8, edges)
    return _lands[lying]


def _chest_icon(place, edges):
    """At the edge or corner that the data names; in the middle where its land runs through there."""
    if place % 2:  # no land reaches a corner
        return icons.CHEST_N + place
    side = place // 2
    together = edges.count(edges[side])
    if together < 2 or together == 2 and edges[side] != edges[side - 2]:
        return icons.CHEST_N + place
    return icons.CHEST_MIDDLE


def near(state):
    """The player at the lower edge of the screen."""
    if state.facing == 2:
        return state.turn if state.turn >= 0 and not state.paper else SOUTH
    return state.facing


class Window:
    """Which cells are seen: `size` by `size` from `west` and `south`, round the display and one more cell `at`.

    The display's place in it is open until it is full (GA-4), so it slides to reach a cell beside it.
    """

    def __init__(self, state, at=None):
        self.size = state.size
        self.turned = near(state) == NORTH
        west, east, south, north = state.box or (0, 0, 0, 0)
        self.west = _slid(west, east, at[0] if at else west, state.size)
        self.south = _slid(south, north, at[1] if at else south, state.size)
        if state.paper:  # told from a corner of a table that is full
            self.west = self.south = 0

    def same(self, other):
        return self.west == other.west and self.south == other.south and self.turned == other.turned

    def place(self, column, row):
        """A cell's place, 0 at the top left; -1 outside."""
        size = self.size
        column, row = column - self.west, row - self.south
        if not (0 <= column < size and 0 <= row < size):
            return -1
        place = (size - 1 - row) * size + column
        return size * size - 1 - place if self.turned else place

    def tiles(self, state):
        """The lying tiles, 0 where there is none."""
        found = bytearray()
        for row in range(self.south + self.size - 1, self.south - 1, -1):
            start = state._index(self.west, row)
            found += state.table[start : start + self.size]
        return self.seen([lying ^ 2 if lying else 0 for lying in found]) if self.turned else found

    def seen(self, marks):
        """Marks that were put down from the north-west, in the order they are seen."""
        return bytes(reversed(marks)) if self.turned else bytes(marks)


def _slid(low, high, at, size):
    """Where a window of `size` begins that holds low to high, and `at`, and has as much room on either side."""
    first = low - (size - 1 - high + low) // 2
    return max(at - size + 1, min(first, at))


def pictures(tiles):
    """The icons of lying tiles and of their chests, as two bytearrays."""
    under, over = bytearray(len(tiles)), bytearray(len(tiles))
    for place, lying in enumerate(tiles):
        if lying:
            under[place] = land(lying)
            over[place] = _chests[lying]
    return under, over


def mark_free(state, window, memo):
    """Mark the free cells in the rows there are, and note those of the row that only one player may start (GA-5).

    Apart, because that row is elsewhere at each turn, and displayio would send all the table between.
    """
    size = state.size
    _, _, south, north = state.box or (0, 0, 0, 0)
    under, own = memo["under"], bytearray(size)
    memo["own"], memo["own at"] = own, -1
    for column, row in memo["cells"]:
        place = window.place(column, row)
        if place >= 0 and not under[place]:
            if south <= row <= north or state.paper:
                under[place] = icons.FREE
            else:
                own[place % size] = icons.FREE
                memo["own at"] = place // size
    memo["under"], memo["over"] = bytes(under), bytes(memo["over"])


def own_row(s, memo, here, size):
    """The free cells of that row, but for the one under the cursor, which lies in the same layer."""
    own = memo["own"]
    if memo["own at"] >= 0:
        if here // size == memo["own at"]:
            own = bytearray(own)
            own[here % size] = icons.BLANK
        s.tiles(LEFT, TOP + memo["own at"] * 16, size, bytes(own), OVER_IT)


def mark(s, place, icon, size, sheet=CURSOR):
    """One icon above a cell."""
    if place >= 0:
        s.tiles(LEFT + place % size * 16, TOP + place // size * 16, 1, bytes((icon,)), sheet)


def tile(s, x, y, lying, scale):
    """One tile by itself; a blank for none."""
    s.tiles(x, y, 1, bytes((land(lying) if lying else 0,)), SHEET, scale)
    s.tiles(x, y, 1, bytes((chest(lying) if lying else 0,)), OVER_IT, scale)


def strips(s, state, ui, active, scores=None):
    """Both sides' names along their edges of the table, in their colours; full where it is their turn."""
    names, colours = ui.names, ui.colours
    below = near(state)
    for player, y in ((1 - below, 0), (below, s.height - 12)):
        side = " " + t("side_" + str(player))
        score = " " if scores is None else " {} ".format(scores[player])
        name = names[player][: STRIP - len(side) - len(score) - 1]
        ink, paper = (BLACK, colours[player]) if player == active else (colours[player], SLATE)
        s.text(2, y, widgets.spread(side, name + score, STRIP), STRIP, ink, paper)


def side_lights(player, count, colours):
    """South lights the left half, North the right one."""
    half = count // 2
    if player == SOUTH:
        return bytes((colours[SOUTH],)) * half + bytes(count - half)
    return bytes(count - half) + bytes((colours[NORTH],)) * half
