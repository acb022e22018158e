"""Print-and-play: the tiles of Gold Ahoy! as PDF with cutting marks (GA-13). `python tools/tiles.py [FOLDER]`

Writes gold-ahoy-tiles-a4.pdf and gold-ahoy-tiles-letter.pdf into the folder, by default the current one. The
set is the game's own data file. PDF is written by hand: a few objects, one stream of drawing commands a page.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

from games.gold_ahoy import tiles  # noqa: E402

MM = 72 / 25.4  # PDF counts in points
PAPERS = {"a4": (210 * MM, 297 * MM), "letter": (8.5 * 72, 11 * 72)}
SIDE = 60 * MM
COLUMNS, ROWS = 3, 4

# Within a tile lengths are hundredths of its side and the origin is its south-west corner.
EDGES = {0: (50, 100), 2: (100, 50), 4: (50, 0), 6: (0, 50)}
CORNERS = {1: (100, 100), 3: (100, 0), 5: (0, 0), 7: (0, 100)}
BAND = 28  # width of land; two curves in one tile leave 14 of water between them
SHORE = 3
CURVE = 27.6  # Bezier handle of a quarter circle with radius 50
SAND, SEA, INK, WOOD = "0.96 0.87 0.62", "0.62 0.80 0.92", "0.15 0.15 0.20", "0.72 0.42 0.15"


def land(ends):
    """Path of the middle line of one part of land, reaching a little over the edge where it will be clipped."""
    if len(ends) == 1:
        x, y = EDGES[ends[0]]
        return "{} {} m {} {} l ".format(*over(x, y, 1.1), *over(x, y, 0.86))
    if len(ends) == 2 and (ends[1] - ends[0]) % 4 != 0:
        (ax, ay), (bx, by) = EDGES[ends[0]], EDGES[ends[1]]
        toward = CURVE / 50
        handles = (ax + (50 - ax) * toward, ay + (50 - ay) * toward, bx + (50 - bx) * toward, by + (50 - by) * toward)
        out = (*over(ax, ay, 1.1), ax, ay, *handles, bx, by, *over(bx, by, 1.1))
        return "{:.1f} {:.1f} m {:.1f} {:.1f} l {:.1f} {:.1f} {:.1f} {:.1f} {} {} c {:.1f} {:.1f} l ".format(*out)
    return "".join("{} {} m 50 50 l ".format(*over(*EDGES[end], 1.1)) for end in ends)


def over(x, y, far):
    """The point `far` times as far from the tile's middle as (x, y)."""
    return round(50 + (x - 50) * far, 1), round(50 + (y - 50) * far, 1)


def chest_place(tile):
    """Where the chest is drawn: on the land's middle, or at the corner that the data names."""
    end = tile[tiles.CHEST]
    ends = part(tile, tile[end])
    if end % 2:
        return (50, 50) if len(ends) == 4 else over(*CORNERS[end], 0.67)
    if len(ends) == 1:
        return over(*EDGES[end], 0.8)
    if len(ends) == 2 and (ends[1] - ends[0]) % 4 != 0:
        x, y = EDGES[ends[0]][0] + EDGES[ends[1]][0] - 50, EDGES[ends[0]][1] + EDGES[ends[1]][1] - 50
        return over(x, y, 0.29)  # 50 from the corner, on the diagonal
    return 50, 50


def part(tile, root):
    return [end for end in range(8) if tile[end] == root]


def waves():
    """Small waves, so that water is told from land without colour."""
    out = []
    for row in range(7):
        for column in range(5):
            x, y = 3 + 20 * column + 10 * (row % 2), 7 + 14.5 * row
            out.append(
                "{:.1f} {:.1f} m {:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f} c ".format(
                    x, y, x + 2.5, y + 3, x + 4.5, y + 3, x + 7, y
                )
            )
    return "0.8 w 0.42 0.62 0.80 RG " + "".join(out) + "S\n"


def chest(x, y):
    """A chest: box, round lid, lock."""
    left, low = x - 6.5, y - 6
    body = "{:.1f} {:.1f} 13 6.5 re B {:.1f} {:.1f} m {:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f} c h B ".format(
        left, low, left, low + 6.5, left, low + 12.5, left + 13, low + 12.5, left + 13, low + 6.5
    )
    return "1 w {} RG {} rg {}1 0.85 0.2 rg {:.1f} {:.1f} 3.4 3.6 re B\n".format(INK, WOOD, body, x - 1.7, low + 4.5)


def drawing(number, tile):
    """Drawing commands of one tile in its own square of 100 by 100."""
    paths = [land(part(tile, root)) for root in range(0, 8, 2) if tile[root] == root]
    out = ["0 0 100 100 re W n {} rg 0 0 100 100 re f\n".format(SEA), waves(), "1 J 1 j\n"]
    for path in paths:  # shore first, sand over it: so joined bands have one outline
        out.append("{} w {} RG {}S\n{} w {} RG {}S\n".format(BAND + 2 * SHORE, INK, path, BAND, SAND, path))
    out.append(chest(*chest_place(tile)))
    out.append("1 1 1 rg {} RG 0.5 w 2 91.5 {} 6.5 re B\n".format(INK, 5 + 3.3 * (number > 9)))
    out.append("{} rg BT /F 6 Tf 2.8 92.6 Td ({}) Tj ET\n".format(INK, number))
    return "".join(out)


def marks(left, low):
    """Cutting marks outside the block of tiles at every line between tiles, and a hair's breadth of line inside."""
    right, top = left + COLUMNS * SIDE, low + ROWS * SIDE
    outside, inside = [], []
    for column in range(COLUMNS + 1):
        x = left + column * SIDE
        outside += [(x, low - 4, x, low - 18), (x, top + 4, x, top + 18)]
        inside.append((x, low, x, top))
    for row in range(ROWS + 1):
        y = low + row * SIDE
        outside += [(left - 4, y, left - 18, y), (right + 4, y, right + 18, y)]
        inside.append((left, y, right, y))
    return "0.5 w 0 G {}S 0.2 w 0.5 G {}S\n".format(lines(outside), lines(inside))


def lines(ends):
    return "".join("{:.2f} {:.2f} m {:.2f} {:.2f} l ".format(*line) for line in ends)


def page(first, tile_set, width, height):
    """Drawing commands of the page that begins with tile `first`."""
    left, low = (width - COLUMNS * SIDE) / 2, (height - ROWS * SIDE) / 2
    last = first + COLUMNS * ROWS - 1
    out = []
    for number in range(first, min(last, len(tile_set)) + 1):
        row, column = divmod(number - first, COLUMNS)
        x, y = left + column * SIDE, low + (ROWS - 1 - row) * SIDE
        out.append("q {:.4f} 0 0 {:.4f} {:.2f} {:.2f} cm\n".format(SIDE / 100, SIDE / 100, x, y))
        out.append(drawing(number, tile_set[number - 1]) + "Q\n")
    out.append(marks(left, low))
    text = "Gold Ahoy! tiles {} to {}. Print at 100 %: a tile is 60 mm wide. Its number is at the top left.".format(
        first, last
    )
    out.append("0 g BT /F 9 Tf {:.2f} {:.2f} Td ({}) Tj ET\n".format(left, low - 30, text))
    return "".join(out)


def pdf(pages, width, height):
    """The bytes of a PDF file: catalogue, list of pages, a font, then two objects a page."""
    kids = " ".join("{} 0 R".format(4 + 2 * index) for index in range(len(pages)))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Count {} /Kids [{}] /MediaBox [0 0 {:.2f} {:.2f}] "
        "/Resources << /Font << /F 3 0 R >> >> >>".format(len(pages), kids, width, height),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>",
    ]
    for index, commands in enumerate(pages):
        objects.append("<< /Type /Page /Parent 2 0 R /Contents {} 0 R >>".format(5 + 2 * index))
        objects.append("<< /Length {} >>\nstream\n{}\nendstream".format(len(commands), commands))
    out, starts = "%PDF-1.4\n", []
    for index, body in enumerate(objects):
        starts.append(len(out))
        out += "{} 0 obj\n{}\nendobj\n".format(index + 1, body)
    table = "".join("{:010d} 00000 n \n".format(start) for start in starts)
    out += "xref\n0 {}\n0000000000 65535 f \n{}trailer\n<< /Size {} /Root 1 0 R >>\nstartxref\n{}\n%%EOF\n".format(
        len(objects) + 1, table, len(objects) + 1, len(out)
    )
    return out.encode("ascii")


def sheet(paper, tile_set):
    """The PDF of a whole set on "a4" or "letter"."""
    width, height = PAPERS[paper]
    firsts = range(1, len(tile_set) + 1, COLUMNS * ROWS)
    return pdf([page(first, tile_set, width, height) for first in firsts], width, height)


def main(folder="."):
    os.makedirs(folder, exist_ok=True)
    for paper in PAPERS:
        path = os.path.join(folder, "gold-ahoy-tiles-{}.pdf".format(paper))
        with open(path, "wb") as file:
            file.write(sheet(paper, tiles.load()))
        print(path)


if __name__ == "__main__":
    main(*sys.argv[1:2])
