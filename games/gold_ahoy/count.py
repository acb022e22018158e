"""Counting: which areas there are, who has how many paths to each, and who gets the chests (GA-8 to GA-10).

All ends of all tiles lie on one lattice of points, two to a tile's edge: corners of the grid are water, middles
of edges are land. Neighbours share points, so areas join across edges and corners by themselves, and a tile
only has to join its own ends: three joins a tile, made by union-find. A point's root is the area's lowest point.
"""

from games.gold_ahoy.tiles import CHEST, SIZE

NOBODY = -1


class Count:
    """The areas of a table, which may be only partly filled (GA-12).

    `placed` gives (column, row, tile, turns) of each tile lying there, in any frame; `tiles` is the set,
    nine bytes a tile, one after the other.
    While the table is not full, a player's side is the outermost row there is so far, and water that touches
    at a corner only is one area: whatever fills the gap joins it.

    `areas`: a list of (root, chests, south, north), the last two each player's paths; only areas with a chest,
    those with most first. `scores`: chests of South and North. `nobody`: chests that neither gets.
    """

    def __init__(self, placed, tiles):
        self.placed = placed
        self.areas = []
        self.scores = [0, 0]
        self.nobody = 0
        if placed:
            self._measure()
            self._join(tiles)
            south = self._paths(self.south, 0)
            north = self._paths(self.north, len(self.roots) - self.span)
            self._collect(self._chests(tiles), south, north)

    def _measure(self):
        columns = [lying[0] for lying in self.placed]
        rows = [lying[1] for lying in self.placed]
        self.west, self.south, self.north = min(columns), min(rows), max(rows)
        self.span = span = 2 * (max(columns) - self.west) + 3
        self.around = (span, span + 1, 1, 1 - span, -span, -span - 1, -1, span - 1)  # as tiles.ENDS
        self.roots = bytearray(range(span * (2 * (self.north - self.south) + 3)))

    def _centre(self, column, row):
        """The lattice point in the middle of a cell."""
        return (2 * (row - self.south) + 1) * self.span + 2 * (column - self.west) + 1

    def _join(self, tiles):
        roots, around = self.roots, self.around
        for column, row, tile, turns in self.placed:
            parts = tiles[SIZE * (tile - 1) : SIZE * tile]
            centre = self._centre(column, row)
            for end in range(2, 8):
                if parts[end] != end:
                    a = centre + around[(end + 2 * turns) % 8]
                    b = centre + around[(parts[end] + 2 * turns) % 8]
                    while roots[a] != a:
                        a = roots[a]
                    while roots[b] != b:
                        b = roots[b]
                    if a < b:
                        roots[b] = a
                    else:
                        roots[a] = b
        for point in range(len(roots)):  # roots are lower than what hangs on them, so one pass levels all
            roots[point] = roots[roots[point]]

    def _chests(self, tiles):
        """How many chests lie at each root."""
        chests = bytearray(len(self.roots))
        for column, row, tile, turns in self.placed:
            place = (tiles[SIZE * (tile - 1) + CHEST] + 2 * turns) % 8
            chests[self.roots[self._centre(column, row) + self.around[place]]] += 1
        return chests

    def _paths(self, side, line):
        """How many ends of row `side`, on the line of points that starts at `line`, lead to each root (GA-9)."""
        filled = bytearray(self.span)  # a corner between two tiles is one inlet, not two
        for column, row, _, _ in self.placed:
            if row == side:
                x = 2 * (column - self.west)
                filled[x] = filled[x + 1] = filled[x + 2] = 1
        paths = bytearray(len(self.roots))
        for x in range(self.span):
            paths[self.roots[line + x]] += filled[x]
        return paths

    def _collect(self, chests, south, north):
        for root in range(len(chests)):
            if chests[root]:
                area = (root, chests[root], south[root], north[root])
                self.areas.append(area)
                who = owner(area)
                if who == NOBODY:
                    self.nobody += chests[root]
                else:
                    self.scores[who] += chests[root]
        self.areas.sort(key=lambda area: area[0] - 256 * area[1])  # roots are below 256; sort need not be stable

    def is_land(self, area):
        """True for an area of land, False for one of water."""
        return (area[0] // self.span + area[0] % self.span) % 2 == 1

    def ends(self, area, column, row):
        """The ends of the tile in a cell, as places after turning (0 north, clockwise), that are in the area."""
        centre = self._centre(column, row)
        return [place for place in range(8) if self.roots[centre + self.around[place]] == area[0]]

    def cells(self, area):
        """The cells, (column, row), whose tiles have a part in the area."""
        return [(lying[0], lying[1]) for lying in self.placed if self.ends(area, lying[0], lying[1])]


def owner(area):
    """0 or 1, the player with more paths to the area, or NOBODY (GA-10)."""
    _, _, south, north = area
    if south == north:
        return NOBODY
    return 0 if south > north else 1
