"""Reads the text map of an island (FG-17): needed once a game, so a module of its own that is let go after."""

from games.go_for_gold.island import CAMP, FOOTPRINT, HARBOUR, Island, JUNGLE, LAGOON, SEA, SHOVEL, TEMPLE

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
MOST_SPACES = 254
MARK = b"\xef\xbb\xbf"  # what Windows editors put in front of a text


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
    """16 bits over the map rows of both sides; legends do not count. 0 adds for a file that cannot be read.

    Over bytes: `island_check.load` says of an island that is played what is no text in it.
    """
    low = high = 0
    for side in "AB":
        try:
            with open(file_of(side), "rb") as lines:
                for line in lines:
                    line = line.replace(MARK, b"").rstrip()
                    if line and line[:1] != b"#":
                        for byte in line + b"\n":
                            low = (low + byte) % 255
                            high = (high + low) % 255
        except OSError:
            pass  # sheet mode needs no map; island mode refuses to start and says why
    return high << 8 | low
