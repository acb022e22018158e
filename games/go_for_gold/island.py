"""The island of Go for Gold: its spaces and who is whose neighbour (FG-17); `island_file` reads it.

Spaces are numbered row by row from the top left; rows are counted from 0 and every odd row lies half a
space further right. Directions are 0 to 5, clockwise from east.
"""

JUNGLE, SHOVEL, FOOTPRINT, CAMP = 0, 1, 2, 3
# 4, 5 and 6 are treasures: the kind is the treasure's number
LAGOON, SEA = 7, 8
HARBOUR = 16  # 16 to 19: harbours 0 to 3; `kind & HARBOUR` tells a harbour from all else
TEMPLE = 32  # 32 to 36: temples 0 to 4; `kind & TEMPLE` tells a temple from all else

FREE, TAKEN, PORT = 0, 1, 2  # marks: may be entered, may not, may be entered and ends the movement

# (columns, rows) to the next space, clockwise from east, out of an even and out of an odd row
EVEN = ((1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1))
ODD = ((1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1))


class Island:
    """A map: `kinds` (one byte a space) and what follows from it. Never changed once made.

    `near[6 * space + d]` is the neighbour in direction d, or `size` where there is none: `marks()` has
    one more byte for it that is always TAKEN, so that a search needs no test for the edge.
    """

    def __init__(self, kinds, width, lines=()):
        self.kinds = bytes(kinds)
        self.width = width
        self.size = len(kinds)
        self.height = self.size // width
        self.lines = lines  # where each row stands in its file, for messages
        self.near = neighbours(self.size, width)
        self.harbours = bytes([self.kinds.index(bytes([HARBOUR + h])) for h in range(4)])
        self.temples = bytes([i for i in range(self.size) if self.kinds[i] & TEMPLE])

    def neighbour(self, space, d):
        """The space in direction d of `space`, or None beyond the edge of the map."""
        found = self.near[6 * space + d]
        return None if found == self.size else found

    def passable(self, space):
        """Can anybody ever stand here (FG-12)? `size`, beyond the edge, is no such place."""
        return space < self.size and self.kinds[space] != SEA and self.kinds[space] != LAGOON

    def marks(self):
        """A fresh bytearray of FREE, TAKEN and PORT for a player who has visited nothing."""
        marks = bytearray(self.size + 1)
        marks[self.size] = TAKEN
        for space in range(self.size):
            if not self.passable(space):
                marks[space] = TAKEN
            elif self.kinds[space] & HARBOUR:
                marks[space] = PORT
        return marks


def neighbours(size, width):
    """The table `near` of an island of `size` spaces in rows of `width`."""
    near = bytearray(6 * size)
    height = size // width
    for space in range(size):
        row, column = space // width, space % width
        offsets = ODD if row & 1 else EVEN
        for d in range(6):
            x, y = column + offsets[d][0], row + offsets[d][1]
            inside = 0 <= x < width and 0 <= y < height
            near[6 * space + d] = y * width + x if inside else size
    return bytes(near)
