"""Gold Ahoy!: the device is the bag and the table, or with printed tiles the bag and the judge (GA-1 to GA-13)."""

from games.gold_ahoy.tiles import TILES
from goldpan.game import CHANCE, OVER, whole
from goldpan.game import State as Game
from goldpan.modules import forget


def _read():
    """The set of tiles, nine bytes each in one piece, and its checksum. ValueError for bad data.

    The reader is let go, it takes 3 KB on the board.
    """
    from games.gold_ahoy import tiles

    found = tiles.load()
    total = tiles.checksum(found)
    forget("games.gold_ahoy", ("tiles",))
    return b"".join(found), total


VERSION = 1
SET, DATA_SUM = _read()

SOUTH, NORTH = 0, 1
NAMES = ("South", "North")
TURNS = (0, 1, 2, 3)
FACING = (SOUTH, NORTH, 2)
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))


class State(Game):
    """One game. `size`, 2 to 6, limits the rows and columns (GA-4); all 36 tiles are in the bag at any size.

    An outcome is a tile's number, 1 to 36. A placement is (column, row, turns) as rules.md says.
    With `paper` the tiles lie on the real table (GA-13): a player's only choice is "placed", and once the table
    is full, what lies where is told cell by cell, as South reads it from the far left, by (tile, turns).

    `facing` is for the screen alone: from whose side the table is seen, 2 for that of the player in turn.

    `hands`: each player's tile, 0 for none. `bag`: numbers of the tiles in it. `box`: west, east, south, north of
    the display, None before the first tile. `last`: (column, row) of the newest tile, or None.
    """

    def __init__(self, players, size=6, start=0, paper=False, facing=0):
        if not whole(players) or players != 2:
            raise ValueError("Gold Ahoy! is a game for 2 players.")
        if not whole(size) or not 2 <= size <= 6:
            raise ValueError("The table has 2 to 6 rows and columns.")
        if not whole(start) or start not in (SOUTH, NORTH):
            raise ValueError("The starter is 0, South, or 1, North.")
        if not whole(facing) or facing not in FACING:
            raise ValueError("The table is seen from side 0, 1, or 2, that of the player in turn.")
        self.players = players
        self.size = size
        self.start = start
        self.paper = bool(paper)
        self.facing = facing
        self.stride = 2 * size + 1  # cells reach from -size to size round the first tile, with a rim to look at
        self.table = bytearray(self.stride * self.stride)  # 4 * tile + turns, 0 where nothing lies
        self.bag = list(range(1, TILES + 1))
        self.hands = bytearray(players)
        self.played = 0  # tiles that left the hands
        self.box = None
        self.last = None
        self.drawer = start
        self.turn = CHANCE

    # the interface of a game

    def choices(self):
        """Placements by cell from south-west, each with its four turns; at most 128 (GA-3 to GA-6).

        Proof of the bound: with w columns and h rows the display has at least w + h - 1 tiles, so at most
        w * h - (w + h - 1) free cells inside; a new column takes up to h cells on either side while w < 6, a new
        row up to w on one side while h < 6. The most of that sum is 32 cells, at w = 5 and h = 6.
        """
        if self.turn < 0:
            return []
        if not self.paper:
            return [(column, row, turns) for column, row in self.cells() for turns in TURNS]
        if self.played < self.size * self.size:
            return ["placed"]
        from games.gold_ahoy.told import untold

        return [(tile, turns) for tile in untold(self) for turns in TURNS]

    def outcomes(self):
        """Every tile in the bag is as likely (GA-1)."""
        return [(tile, 1) for tile in self.bag] if self.turn == CHANCE else []

    def apply(self, move):
        """A draw, a placement, or in paper mode "placed" and (tile, turns)."""
        if self.turn == OVER:
            raise ValueError("The game is over.")
        if self.turn == CHANCE:
            self._draw(move)
        elif self.paper and self.played == self.size * self.size:
            self._tell(move)
        elif self.paper:
            if move != "placed":
                raise ValueError('With paper tiles the only move is "placed".')
            self._next()
        else:
            self._place(move)

    def scores(self):
        """Chests of South and North as the table lies now (GA-10, GA-12)."""
        return self.count().scores

    def winners(self):
        """Who has most chests; both when equal (GA-10)."""
        if self.turn != OVER:
            return []
        south, north = self.scores()
        if south == north:
            return [SOUTH, NORTH]
        return [SOUTH] if south > north else [NORTH]

    def copy(self):
        """An independent state equal to this one."""
        other = object.__new__(State)  # what State(…) makes would only be replaced, and a press waits for this
        other.players, other.size, other.start = self.players, self.size, self.start
        other.paper, other.facing, other.stride = self.paper, self.facing, self.stride
        other.table, other.bag, other.hands = bytearray(self.table), list(self.bag), bytearray(self.hands)
        other.played, other.box, other.last = self.played, self.box, self.last
        other.drawer, other.turn = self.drawer, self.turn
        return other

    def key(self):
        """All but `box`, `bag` and `drawer`, which follow from it, and `last`, which no rule asks for."""
        return (self.size, self.start, self.paper, self.turn, self.played, bytes(self.hands), bytes(self.table))

    # what the screen asks

    def placed(self):
        """A list of (column, row, tile, turns) of every tile on the table."""
        if not self.box:
            return []
        west, east, south, north = self.box
        found = []
        for row in range(south, north + 1):
            for column in range(west, east + 1):
                lying = self.table[self._index(column, row)]
                if lying:
                    found.append((column, row, lying // 4, lying % 4))
        return found

    def count(self):
        """The areas as the table lies now (GA-12). Few moments count, so that the way of doing it is loaded by each."""
        from games.gold_ahoy.count import Count

        return Count(self.placed(), SET)

    def cells(self):
        """Where the player in turn may place, (column, row), from south-west: all that `refusal` has nothing against.

        Asked for at every press and at every step of a replay, so it goes through the table by itself.
        """
        if not self.box:
            return [(0, 0)]
        west, east, south, north = self.box
        if east - west + 1 < self.size:
            west, east = west - 1, east + 1
        if north - south + 1 < self.size:
            south, north = south - (self.turn != NORTH), north + (self.turn != SOUTH)
        table, stride = self.table, self.stride
        found = []
        for row in range(south, north + 1):
            at = self._index(west, row)
            for column in range(west, east + 1):
                if not table[at] and (table[at - 1] or table[at + 1] or table[at - stride] or table[at + stride]):
                    found.append((column, row))
                at += 1
        return found

    def refusal(self, column, row):
        """Why the player in turn may not place in a cell, one sentence; "" where they may."""
        if not self.box:
            return "" if column == row == 0 else "The first tile lies at (0, 0)."
        west, east, south, north = self.box
        if column - west >= self.size or east - column >= self.size:
            return "The display must not exceed {} columns.".format(self.size)
        if row - south >= self.size or north - row >= self.size:
            return "The display must not exceed {} rows.".format(self.size)
        if row > north and self.turn == SOUTH or row < south and self.turn == NORTH:
            return "{} must not start a row on {}'s side.".format(NAMES[self.turn], NAMES[1 - self.turn])
        if self.table[self._index(column, row)]:
            return "A tile lies there already."
        for right, up in BESIDE:
            if self.table[self._index(column + right, row + up)]:
                return ""
        return "A tile must share an edge with one on the table."

    # the moves

    def _index(self, column, row):
        return (row + self.size) * self.stride + column + self.size

    def _draw(self, tile):
        if tile not in self.bag:
            raise ValueError("Tile {} is not in the bag.".format(tile))
        self.hands[self.drawer] = self.bag.pop(self.bag.index(tile))
        if self.hands[1 - self.drawer]:
            self.turn = 1 - self.drawer
        else:
            self.drawer = 1 - self.drawer  # at the start the second player draws too

    def _place(self, move):
        column, row, turns = _numbers(move, 3, "A placement is (column, row, turns).")
        reason = self.refusal(column, row)
        if reason:
            raise ValueError(reason)
        self._lay(column, row, self.hands[self.turn], turns)
        self._next()

    def _lay(self, column, row, tile, turns):
        self.table[self._index(column, row)] = 4 * tile + turns
        west, east, south, north = self.box or (0, 0, 0, 0)
        self.box = (min(west, column), max(east, column), min(south, row), max(north, row))
        self.last = (column, row)

    def _next(self):
        """The tile has left the hand; draw another while the table has room for it, else pass on (GA-2)."""
        self.hands[self.turn] = 0
        self.played += 1
        if self.played == self.size * self.size:
            self.turn = self.start if self.paper else OVER
        elif self.played + 1 < self.size * self.size:
            self.drawer = self.turn
            self.turn = CHANCE
        else:
            self.turn = 1 - self.turn

    def _tell(self, move):
        from games.gold_ahoy.told import cell_to_tell, untold

        tile, turns = _numbers(move, 2, "What lies in a cell is (tile, turns).")
        if tile not in untold(self):
            raise ValueError("Tile {} is not among those still to tell.".format(tile))
        column, row = cell_to_tell(self)
        self._lay(column, row, tile, turns)
        if not cell_to_tell(self):
            self.turn = OVER


def _numbers(move, length, sentence):
    """The move itself when it is a tuple of that many ints, the last one 0 to 3 quarter turns."""
    if not isinstance(move, tuple) or len(move) != length:
        raise ValueError(sentence)
    for number in move:
        if not isinstance(number, int):
            raise ValueError(sentence)
    if move[-1] not in TURNS:
        raise ValueError("A tile has 0 to 3 quarter turns.")
    return move
