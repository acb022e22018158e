"""The island of Go for Gold: its spaces and who is whose neighbour, read from a text map (FG-17).

Spaces are numbered row by row from the top left; rows are counted from 0 and every odd row lies half a
space further right. Directions are 0 to 5, clockwise from east.
"""

JUNGLE, SHOVEL, FOOTPRINT, CAMP = 0, 1, 2, 3
# 4, 5 and 6 are treasures: the kind is the treasure's number
LAGOON, SEA = 7, 8
HARBOUR = 16  # 16 to 19: harbours 0 to 3; `kind & HARBOUR` tells a harbour from all else
TEMPLE = 32  # 32 to 36: temples 0 to 4; `kind & TEMPLE` tells a temple from all else

FREE, TAKEN, PORT = 0, 1, 2  # marks: may be entered, may not, may be entered and ends the movement

LETTERS = {
    ".": JUNGLE,
    "s": SHOVEL,
    "f": FOOTPRINT,
    "C": CAMP,
    "4": 4,
    "5": 5,
    "6": 6,
    "~": LAGOON,
    "-": SEA,
    "0": HARBOUR,
    "1": HARBOUR + 1,
    "2": HARBOUR + 2,
    "3": HARBOUR + 3,
    "T": TEMPLE,
}

# (columns, rows) to the next space, clockwise from east, out of an even and out of an odd row
EVEN = ((1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1))
ODD = ((1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1))

MOST_SPACES = 254


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


def parse(lines):
    """An Island from the lines of a map; ValueError, with the line, where it cannot be read.

    Needs the four harbours and nothing else; `island_check.check` asks for all that a game needs.
    """
    rows, numbers, number = [], [], 0
    for line in lines:
        number += 1
        line = line.rstrip()
        if line and line[0] != "#":
            rows.append(read_row(line, len(rows) & 1, number))
            numbers.append(number)
    width = max([len(row) for row in rows]) if rows else 0
    if width * len(rows) > MOST_SPACES:
        raise ValueError("Line {}: the map has more than {} spaces.".format(number, MOST_SPACES))
    kinds = []
    for row in rows:
        kinds += row + [SEA] * (width - len(row))
    number_temples(kinds, numbers, width)
    check_harbours(kinds, numbers, width, number)
    return Island(kinds, width, numbers)


def read_row(line, indent, number):
    """The kinds in one line: letters with a blank before each, but for the first of an even row."""
    row = []
    for i in range(len(line)):
        if i & 1 != indent:
            if line[i] != " ":
                raise ValueError(
                    "Line {}: one blank must stand between spaces, and this row {} begin with a blank.".format(
                        number, "must" if indent else "must not"
                    )
                )
        elif line[i] not in LETTERS:
            raise ValueError('Line {}: "{}" is no kind of space.'.format(number, line[i]))
        else:
            row.append(LETTERS[line[i]])
    return row


def number_temples(kinds, numbers, width):
    """Number the temples as one reads, in place."""
    count = 0
    for space in range(len(kinds)):
        if kinds[space] == TEMPLE:
            if count == 5:
                raise ValueError("Line {}: this is a sixth temple, an island has 5.".format(numbers[space // width]))
            kinds[space] += count
            count += 1


def check_harbours(kinds, numbers, width, last):
    """ValueError unless each of the four harbours is there once."""
    for h in range(4):
        places = [space for space in range(len(kinds)) if kinds[space] == HARBOUR + h]
        if not places:
            raise ValueError("Line {}: the map ends without a harbour {}.".format(last, h))
        if len(places) > 1:
            raise ValueError("Line {}: harbour {} is there twice.".format(numbers[places[1] // width], h))


def file_of(side):
    """The path of the map of side "A" or "B"."""
    return __file__.rsplit("/", 1)[0] + "/island_" + side.lower() + ".txt"


def data_sum():
    """16 bits over the map rows of both sides; legends do not count. 0 adds for a file that cannot be read."""
    low = high = 0
    for side in "AB":
        try:
            with open(file_of(side)) as lines:
                for line in lines:
                    line = line.rstrip()
                    if line and line[0] != "#":
                        for letter in line + "\n":
                            low = (low + ord(letter)) % 255
                            high = (high + low) % 255
        except OSError:
            pass  # sheet mode needs no map; island mode refuses to start and says why
    return high << 8 | low
