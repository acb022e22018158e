"""Tiles at three halves of their size, for panels of 240 × 240: crisp, without gray, out of the same art.

First each pixel becomes nine by the rules of Scale3x, which makes stairs into slopes and invents no colour;
then four of those become one: what most of them are, or, where two colours draw, the one that is rarer in the
tile, so that thin lines stay. In the font that is the ink.
"""

SQUARE = "■□●○♥█░▏▎▌▋▊▉"  # signs that lose by slopes
MIRRORED = "▲▼●○■□★♥"  # signs whose two sides are alike, and stay so


def enlarged(rows, square=False):
    """Rows of palette indices, half as large again; an odd side is rounded up."""
    flat = [value for row in rows for value in row]
    return halved(tripled(rows, square), lambda value: -flat.count(value))


def sign(rows, character):
    """A character of the font, half as large again. Those with two like sides are 7 pixels wide."""
    found = enlarged(rows, character in SQUARE)
    if character in MIRRORED:
        found = [row[:4] + row[2::-1] + [0, 0] for row in found]
    return found


def tripled(rows, square):
    """Each pixel as nine. Beyond the edges lies what lies on them."""
    height, width = len(rows), len(rows[0])
    out = [[0] * (3 * width) for _ in range(3 * height)]
    for y in range(height):
        above, below = rows[max(y - 1, 0)], rows[min(y + 1, height - 1)]
        for x in range(width):
            left, right = max(x - 1, 0), min(x + 1, width - 1)
            around = (above[left], above[x], above[right], rows[y][left], rows[y][right])
            around += (below[left], below[x], below[right])
            nine = [rows[y][x]] * 9 if square else scale3x(rows[y][x], around)
            for place, value in enumerate(nine):
                out[3 * y + place // 3][3 * x + place % 3] = value
    return out


def scale3x(middle, around):
    """The nine pixels of one, by its eight neighbours, row by row."""
    nw, n, ne, w, e, sw, s, se = around
    nine = [middle] * 9
    if n == s or w == e:
        return nine
    for corner, one, other in ((0, w, n), (2, n, e), (6, s, w), (8, e, s)):
        if one == other:
            nine[corner] = one
    for side, value, sides in (
        (1, n, ((w == n, ne), (n == e, nw))),
        (3, w, ((w == n, sw), (s == w, nw))),
        (5, e, ((n == e, se), (e == s, ne))),
        (7, s, ((s == w, se), (e == s, sw))),
    ):
        if any(same and middle != beyond for same, beyond in sides):
            nine[side] = value
    return nine


def halved(rows, rank):
    """Four pixels as one, the commonest; of equally common ones the one with the highest `rank(value)`."""
    bottom, right = len(rows) - 1, len(rows[0]) - 1
    out = []
    for y in range(0, bottom + 1, 2):
        line = []
        for x in range(0, right + 1, 2):
            four = [rows[j][i] for j in (y, min(y + 1, bottom)) for i in (x, min(x + 1, right))]
            line.append(max(sorted(set(four)), key=lambda value: (four.count(value), rank(value))))
        out.append(line)
    return out
