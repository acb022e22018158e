"""The tiles of Gold Ahoy! (GA-7) and the reader of their data file.

A tile has eight ends, counted clockwise from its north edge: the even ones are the land in the middle of an
edge, the odd ones the water at a corner. Its land and water always make five parts together.

A tile is nine bytes: for each end the lowest end of the same part, then an end of the part with the chest.
Turned by `turns` quarter turns clockwise, end `e` lies at place `(e + 2 * turns) % 8`.
"""

ENDS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
CHEST = 8  # where in a tile's bytes the chest's end stands
SIZE = 9  # bytes of a tile
TILES = 36


def load(path=None):
    """The set in a data file as `read` gives it; without a path the file that lies beside this module."""
    if path is None:
        path = __file__[: __file__.rfind("tiles.")] + "tiles.txt"
    try:
        with open(path, "rb") as file:
            text = str(file.read(), "utf-8")
    except OSError:
        raise ValueError("The tiles of Gold Ahoy!, tiles.txt, cannot be read.") from None
    except UnicodeError:
        raise ValueError("The tiles of Gold Ahoy!, tiles.txt, are not plain text.") from None
    return read(text.replace("\ufeff", "").split("\n"))  # a Windows editor may have put a mark in front


def read(lines):
    """A list of 36 tiles, tile 1 first. ValueError, one sentence with the tile's number, for a bad set (GA-7)."""
    found = [None] * TILES
    known = {}  # most tiles share the way their land is joined, and finding its parts takes longest
    line_number = 0
    for line in lines:
        line_number += 1
        words = line.split("#")[0].split()
        if not words:
            continue
        number = _number(words[0], line_number)
        if found[number - 1]:
            raise ValueError("Tile {} stands there twice.".format(number))
        try:
            found[number - 1] = tile(words[1:], known)
        except ValueError as error:
            raise ValueError("Tile {}: {}".format(number, error))  # noqa: B904 - MicroPython keeps no cause
    for index in range(TILES):
        if not found[index]:
            raise ValueError("Tile {} is missing.".format(index + 1))
    return found


def _number(word, line_number):
    try:
        number = int(word)
    except ValueError:
        raise ValueError("Line {} does not begin with a tile's number.".format(line_number))  # noqa: B904
    if not 1 <= number <= TILES:
        word = word if len(word) <= 20 else word[:20] + "…"
        raise ValueError("Tile {}: numbers go from 1 to {}.".format(word, TILES))
    return number


def tile(words, known=None):
    """One tile from words such as `NE S W chest land S`. ValueError, the reason, when it is none.

    `known` is a dict that keeps the parts that belong to a way of joining.
    """
    if words.count("chest") != 1:
        raise ValueError("there must be one chest.")
    split = words.index("chest")
    land = " ".join(words[:split])
    parts = known.get(land) if known else None
    if not parts:
        parts = _parts(words[:split])
        if known is not None:
            known[land] = parts
    return bytes(parts + [_chest(words[split + 1 :])])


def _parts(groups):
    """For each of the eight ends the lowest end of its part, from groups of land ends such as NE, S, W."""
    parts = [None] * 8
    for group in groups:
        ends = []
        for letter in group:
            if letter not in "NESW":
                raise ValueError("{} is not a land end.".format(letter))
            end = ENDS.index(letter)
            if parts[end] is not None or end in ends:
                raise ValueError("the land end {} is there twice.".format(letter))
            ends.append(end)
        for end in ends:
            parts[end] = min(ends)
    for end in range(0, 8, 2):
        if parts[end] is None:
            raise ValueError("the land end {} is missing.".format(ENDS[end]))
    if parts[4] == 0 and parts[6] == 2:  # the only one of the 15 ways to join four ends that is no drawing
        raise ValueError("the joins NS and EW cross.")
    for corner in range(1, 8, 2):
        parts[corner] = corner
        for other in range(corner - 2, 0, -2):
            if not _cut(parts, other, corner):
                parts[corner] = parts[other]
    return parts


def _cut(parts, low, high):
    """True when land runs between two corners: one part of it has ends on both sides of them."""
    between = [parts[end] for end in range(low + 1, high, 2)]
    for end in range(0, 8, 2):
        if not low < end < high and parts[end] in between:
            return True
    return False


def _chest(words):
    """The end that the chest's words name: `land` with an edge or `water` with a corner."""
    if len(words) == 2 and words[0] in ("land", "water") and words[1] in ENDS:
        end = ENDS.index(words[1])
        if end % 2 == (words[0] == "water"):
            return end
    raise ValueError("the chest must be on land at N, E, S or W, or in water at NE, SE, SW or NW.")


def checksum(tiles):
    """16 bits that tell one set from another (Fletcher's sum); remarks and spaces in the file do not count."""
    low = high = 0
    for one in tiles:
        for byte in one:
            low = (low + byte + 1) % 255
            high = (high + low) % 255
    return high * 256 + low
