"""The print-and-play sheet of Gold Ahoy! (GA-13): a sound PDF that shows the tiles of the data file."""

import functools
import importlib.util
import os
import re
import shutil
import subprocess

import pytest

from games.gold_ahoy import tiles

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
spec = importlib.util.spec_from_file_location("print_tiles", os.path.join(ROOT, "tools", "tiles.py"))
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)

DPI = 36
SIDE = tool.SIDE * DPI / 72  # of a tile, in pixels
SAND, SEA, WOOD = (245, 222, 158), (158, 204, 235), (184, 107, 38)
EDGE = 0.03  # how far inside a tile its ends are looked at, off the cutting lines


def test_ga_13_both_papers_are_written(tmp_path):
    """GA-13: one file for A4 and one for Letter, three pages of twelve tiles, each number once."""
    tool.main(str(tmp_path))
    assert sorted(os.listdir(tmp_path)) == ["gold-ahoy-tiles-a4.pdf", "gold-ahoy-tiles-letter.pdf"]
    for name, box in (("a4", b"[0 0 595.28 841.89]"), ("letter", b"[0 0 612.00 792.00]")):
        data = (tmp_path / "gold-ahoy-tiles-{}.pdf".format(name)).read_bytes()
        assert data.startswith(b"%PDF-1.4") and data.endswith(b"%%EOF\n")
        assert box in data and b"/Count 3 " in data
        assert sorted(int(n) for n in re.findall(rb"\((\d+)\) Tj", data)) == list(range(1, 37))


def test_ga_13_the_pdf_is_sound():
    """GA-13: the table of contents points at every object, and each stream is as long as it says."""
    data = tool.sheet("a4", tiles.load())
    start = int(re.search(rb"startxref\n(\d+)\n", data).group(1))
    assert data[start : start + 4] == b"xref"
    places = re.findall(rb"(\d{10}) 00000 n \n", data[start:])
    assert len(places) == 9
    for index, place in enumerate(places):
        assert data[int(place) :].startswith("{} 0 obj".format(index + 1).encode())
    for length, stream in re.findall(rb"/Length (\d+) >>\nstream\n(.*?)\nendstream", data, re.S):
        assert int(length) == len(stream)


def test_ga_13_there_is_room_for_the_printers_margin():
    """GA-13: tiles keep 12 mm from the sides and the words 8 mm from the foot of either paper; marks may suffer."""
    for width, height in tool.PAPERS.values():
        assert (width - tool.COLUMNS * tool.SIDE) / 2 - 18 >= 4 * tool.MM
        assert (width - tool.COLUMNS * tool.SIDE) / 2 >= 12 * tool.MM
        assert (height - tool.ROWS * tool.SIDE) / 2 - 30 >= 8 * tool.MM


@pytest.mark.skipif(not shutil.which("pdftoppm"), reason="needs poppler's pdftoppm")
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_ga_13_what_is_printed_is_what_is_counted(paper, tmp_path):
    """GA-13, GA-7: flooding the printed picture of each tile joins the ends, and reaches the chest, as its data say."""
    (tmp_path / "sheet.pdf").write_bytes(tool.sheet(paper, tiles.load()))
    subprocess.run(["pdftoppm", "-r", str(DPI), "sheet.pdf", "page"], cwd=tmp_path, check=True)
    pages = [read_ppm(tmp_path / "page-{}.ppm".format(number)) for number in (1, 2, 3)]
    for number in range(1, 37):
        grid = kinds_of_tile(pages[(number - 1) // 12], (number - 1) % 12)
        one = tiles.load()[number - 1]
        for end in range(8):
            if one[end] == end:
                area = flood(grid, inside(end))
                reached = [other for other in range(8) if inside(other) in area]
                assert reached == [other for other in range(8) if one[other] == end], number
                assert (len(area & round_chest(grid)) > 20) == (one[one[tiles.CHEST]] == end), number


def read_ppm(path):
    """(width, height, bytes) of a binary PPM."""
    data = path.read_bytes()
    width, height = [int(word) for word in data.split(None, 4)[1:3]]
    return width, height, data[-3 * width * height :]


def kinds_of_tile(picture, index):
    """{(x, y): kind} of a tile's pixels, counted from its north-west corner, without the cutting lines."""
    width, height, data = picture
    left = (width - tool.COLUMNS * SIDE) / 2 + index % tool.COLUMNS * SIDE
    top = (height - tool.ROWS * SIDE) / 2 + index // tool.COLUMNS * SIDE
    grid = {}
    for y in range(1, int(SIDE) - 1):
        for x in range(1, int(SIDE) - 1):
            start = 3 * (int(top + y) * width + int(left + x))
            grid[x, y] = kind(data[start : start + 3])
    return grid


@functools.cache
def kind(colour):
    """SAND, SEA (waves too) or WOOD when near one of them, else None: ink, lines, and what is between."""
    red, green, blue = colour
    if blue > red + 30 and blue > 180:
        return SEA
    for known in (SAND, WOOD):
        if all(abs(a - b) < 25 for a, b in zip(colour, known, strict=True)):
            return known
    return None


def inside(end):
    """The pixel of an end, a little inside the tile; beside a chest that may lie there, and below the number."""
    x, y = {**tool.EDGES, **tool.CORNERS}[end]
    x, y = x / 100, 1 - y / 100
    if end % 2 == 0:
        x, y = (x + 0.1, y) if end in (0, 4) else (x, y + 0.1)
    if end == 7:
        y = 0.14
    x, y = [min(max(value, EDGE), 1 - EDGE) for value in (x, y)]
    return int(x * SIDE), int(y * SIDE)


def flood(grid, start):
    """All pixels of the same kind that hang together with `start`."""
    what = grid[start]
    assert what in (SAND, SEA)
    reached, border = {start}, [start]
    while border:
        x, y = border.pop()
        for pixel in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if pixel not in reached and grid.get(pixel) == what:
                reached.add(pixel)
                border.append(pixel)
    return reached


def round_chest(grid):
    """The pixels of the chest and up to three round it."""
    wood = [place for place, what in grid.items() if what == WOOD]
    columns, rows = [x for x, _ in wood], [y for _, y in wood]
    across = range(min(columns) - 3, max(columns) + 4)
    return {(x, y) for x in across for y in range(min(rows) - 3, max(rows) + 4)}
