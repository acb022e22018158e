"""Area counting of Gold Ahoy! against flood fill on a drawing of the table, made with nothing of the counting."""

import random

from games.gold_ahoy import rules, tiles
from games.gold_ahoy.count import Count

FINE = 16  # pixels a tile's edge; land is 5 wide, which leaves water between two curves in one tile
EDGES = {"N": (0.5, 1.0), "E": (1.0, 0.5), "S": (0.5, 0.0), "W": (0.0, 0.5)}
CORNERS = {"NE": (1.0, 1.0), "SE": (1.0, 0.0), "SW": (0.0, 0.0), "NW": (0.0, 1.0)}
LAND, WATER, DONE = 1, 2, 0


def lines_of_the_file():
    """{number: (groups of land ends, kind, place)} read anew, not by the module under test."""
    found = {}
    with open(tiles.__file__.replace("tiles.py", "tiles.txt")) as file:
        for line in file:
            words = line.split("#")[0].split()
            if words:
                found[int(words[0])] = (words[1:-3], words[-2], words[-1])
    return found


def near(x, y, group):
    """True when the point is on the drawing of one part of land."""
    half = 0.15
    if len(group) == 1:
        ex, ey = EDGES[group]
        return abs(x - ex) <= half and abs(y - ey) <= half
    if len(group) == 2 and set(group) not in ({"N", "S"}, {"E", "W"}):
        (ax, ay), (bx, by) = EDGES[group[0]], EDGES[group[1]]
        cx, cy = ax + bx - 0.5, ay + by - 0.5  # the corner they curve round
        return abs(((x - cx) ** 2 + (y - cy) ** 2) ** 0.5 - 0.5) <= half
    for letter in group:
        ex, ey = EDGES[letter]
        if abs(x - 0.5) <= half and abs(y - 0.5) <= half:
            return True
        if ex == 0.5 and abs(x - 0.5) <= half and (y - 0.5) * (ey - 0.5) >= 0:
            return True
        if ey == 0.5 and abs(y - 0.5) <= half and (x - 0.5) * (ex - 0.5) >= 0:
            return True
    return False


def draw(groups, kind, place):
    """(rows of pixels from the south, the chest's pixel) of an unturned tile."""
    rows = []
    for py in range(FINE):
        y = (py + 0.5) / FINE
        rows.append([LAND if any(near((px + 0.5) / FINE, y, g) for g in groups) else WATER for px in range(FINE)])
    x, y = (EDGES if kind == "land" else CORNERS)[place]
    chest = (min(int(x * FINE), FINE - 1), min(int(y * FINE), FINE - 1))
    assert rows[chest[1]][chest[0]] == (LAND if kind == "land" else WATER)
    return rows, chest


def turned(picture):
    """The picture a quarter turn clockwise: what was north is east."""
    rows, (cx, cy) = picture
    new = [[0] * FINE for _ in range(FINE)]
    for y in range(FINE):
        for x in range(FINE):
            new[FINE - 1 - x][y] = rows[y][x]
    return new, (cy, FINE - 1 - cx)


def pictures():
    """{(tile, turns): picture}."""
    found = {}
    for number, drawn in lines_of_the_file().items():
        picture = draw(*drawn)
        for turns in range(4):
            found[number, turns] = picture
            picture = turned(picture)
    return found


def flood(table, drawn, size):
    """Sorted (is land, chests, paths South, paths North) of areas with a chest; `table[row][column]` (tile, turns)."""
    wide = size * FINE
    stride = wide + 1  # a column of DONE at the end of each line keeps the flood in
    pixels = bytearray(stride * (wide + 1))
    chests = set()
    for row in range(size):
        for column in range(size):
            rows, (cx, cy) = drawn[table[row][column]]
            for y in range(FINE):
                at = (row * FINE + y) * stride + column * FINE
                pixels[at : at + FINE] = bytes(rows[y])
            chests.add((row * FINE + cy) * stride + column * FINE + cx)
    areas = []
    north_edge = (wide - 1) * stride
    for start in range(wide * stride):
        kind = pixels[start]
        if kind == DONE:
            continue
        pixels[start] = DONE
        stack, south, north, found = [start], set(), set(), 0
        while stack:
            at = stack.pop()
            if at in chests:
                found += 1
            if at < wide:
                south.add(at)
            elif at >= north_edge:
                north.add(at)
            for beside in (at + 1, at - 1, at + stride, at - stride):
                if beside >= 0 and pixels[beside] == kind:
                    pixels[beside] = DONE
                    stack.append(beside)
        if found:
            areas.append((kind == LAND, found, runs(south), runs(north)))
    return sorted(areas)


def runs(pixels):
    """How many unbroken runs the pixels of one edge make: each is one end of the area there."""
    return sum(1 for at in pixels if at - 1 not in pixels)


def random_table(rng, size=6):
    numbers = list(range(1, 37))
    rng.shuffle(numbers)
    return [[(numbers[row * size + column], rng.randrange(4)) for column in range(size)] for row in range(size)]


def counted(table):
    size = len(table)
    return Count([(c, r) + table[r][c] for r in range(size) for c in range(size)], rules.SET)


def summary(count):
    return sorted((count.is_land(area), area[1], area[2], area[3]) for area in count.areas)


def test_ga_8_ga_9_areas_and_paths_as_a_flood_fill_finds_them():
    """GA-8, GA-9: on 1,000 random full tables chests and paths of every area are those of the flooded drawing."""
    rng = random.Random(8)
    drawn = pictures()
    for _ in range(1000):
        table = random_table(rng)
        assert summary(counted(table)) == flood(table, drawn, 6)


def test_ga_10_ga_11_chests_are_shared_out_and_a_half_turn_swaps_them():
    """GA-10, GA-11: on 1,000 random tables South + North + nobody = 36; turned by 180 degrees the scores swap."""
    rng = random.Random(10)
    for _ in range(1000):
        table = random_table(rng)
        count = counted(table)
        assert sum(count.scores) + count.nobody == 36
        around = [[(tile, (turns + 2) % 4) for tile, turns in reversed(line)] for line in reversed(table)]
        assert counted(around).scores == list(reversed(count.scores))
        assert summary(counted(around)) == sorted((land, n, north, south) for land, n, south, north in summary(count))
