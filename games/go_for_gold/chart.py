"""The island on the screen: what each tile of the map shows to one player, and turning a step's direction."""

from games.go_for_gold import icons
from games.go_for_gold.island import HARBOUR, TAKEN, TEMPLE
from games.go_for_gold.signs import LAND, SHEET
from goldpan import keys
from goldpan.palette import BLACK, WHITE

WIDE, HIGH = 16, 11  # pixels of a tile
OFFERED = icons.JUNGLE_OFFERED - icons.JUNGLE  # from a tile to the same one offered
CHOSEN = icons.JUNGLE_CHOSEN - icons.JUNGLE  # and under the cursor

# Where an arrow turns a direction, 0 to 5 clockwise from east: always towards its own side, so that it
# ends there; and on, from the two that lie up or down to the other one.
TURNS = {
    keys.RIGHT: (1, -1, -1, 1, 1, 1),
    keys.LEFT: (-1, 1, 1, 1, -1, -1),
    keys.UP: (-1, -1, 1, 1, 1, -1),
    keys.DOWN: (1, 1, -1, -1, -1, 1),
}


class Chart:
    """The tiles of the map as one player sees it, kept from step to step: only what a step changed is made anew."""

    def __init__(self):
        self.tiles = None
        self.player = self.closed = self.harbours = -1
        self.length = 0

    def update(self, state, player):
        """Make `tiles` show the map of `player`."""
        sheet = state.sheets[player]
        path = sheet.path
        seen = self.player, self.closed, self.harbours
        now = player, state.closed, sheet.harbours
        if self.tiles is None or seen != now or self.length > len(path):
            self.tiles = bare(state, sheet)
            self.player, self.closed, self.harbours = now
            self.length = 0
        for place in range(max(0, self.length - 1), len(path)):
            self.tiles[path[place]] = path_tile(state.island, path, place)
        self.length = len(path)

    def rows(self, island, spaces=(), cursor=-1):
        """[bytes] row by row, the spaces of `spaces` offered and number `cursor` of them chosen."""
        tiles, width = self.tiles, island.width
        if spaces:
            tiles = bytearray(tiles)
            for at in range(len(spaces)):
                tiles[spaces[at]] += CHOSEN if at == cursor else OFFERED
        return [bytes(tiles[at : at + width]) for at in range(0, island.size, width)]


def bare(state, sheet):
    """The tiles of an island without the path."""
    kinds = state.island.kinds
    tiles = bytearray(kinds)
    for space in range(len(kinds)):
        kind = kinds[space]
        if kind & TEMPLE:
            explored = state.closed >> (kind - TEMPLE) & 1
            tiles[space] = icons.TEMPLE_CLOSED if explored else icons.TEMPLE
        elif kind & HARBOUR:
            closed = sheet.marks and sheet.marks[space] == TAKEN
            tiles[space] = icons.HARBOUR_USED if closed else icons.HARBOUR
        else:
            tiles[space] = LAND[kind]
    return tiles


def path_tile(island, path, place):
    """The tile of a visited space: the player, a harbour crossed off, or the line through it."""
    space = path[place]
    if place == len(path) - 1:
        return icons.ME
    if island.kinds[space] & HARBOUR:
        return icons.HARBOUR_USED
    back = direction(island, space, path[place - 1])
    on = direction(island, space, path[place + 1])
    if back > on:
        back, on = on, back
    return icons.PATH_0_1 + back * (9 - back) // 2 + on - 1  # the pairs of 0 to 5 in order


def direction(island, space, to):
    """The direction, 0 to 5, in which the neighbour `to` lies; negative when it is none."""
    at = 6 * space
    return island.near.find(bytes((to,)), at, at + 6) - at


def draw(scene, state, rows, player):
    """Add the map, in the middle between title and hint, and where the other players are."""
    island = state.island
    left = (scene.width - island.width * WIDE - WIDE // 2) // 2
    top = (12 + scene.bottom - len(rows) * HIGH) // 2
    for row in range(len(rows)):
        x = left + (row & 1) * (WIDE // 2)
        scene.tiles(x, top + row * HIGH, island.width, rows[row], SHEET)
    taken = []
    for other in range(state.players):
        sheet = state.sheets[other]
        if other == player or sheet.out or not sheet.path or sheet.space in taken:
            continue
        taken.append(sheet.space)
        row, column = sheet.space // island.width, sheet.space % island.width
        x = left + (row & 1) * (WIDE // 2) + column * WIDE + 10  # leaves most of the tile to be seen
        scene.text(x, top + row * HIGH, str(other + 1), 1, BLACK, WHITE)


def turned(directions, at, key, all_keys):
    """The index in `directions` after an arrow pressed at index `at`. Without all four arrows each just goes round."""
    if len(all_keys) < 6:
        by = 1 if key in (keys.RIGHT, keys.DOWN) else -1
    else:
        by = TURNS[key][directions[at]]
        if key in (keys.LEFT, keys.RIGHT) and directions[at] == (0 if key == keys.RIGHT else 3):
            return at
    return (at + by) % len(directions)


def nearest(directions, wanted):
    """The index in `directions` of the one closest to going on in `wanted`."""
    best = 0
    for at in range(len(directions)):
        if bend(directions[at], wanted) < bend(directions[best], wanted):
            best = at
    return best


def bend(a, b):
    """0 to 3: by how many sixths of a turn two directions differ."""
    return min((a - b) % 6, (b - a) % 6)


def heading(island, path):
    """The direction of the last step; at a harbour, the one that leads to the middle of the map."""
    if len(path) > 1:
        d = direction(island, path[-2], path[-1])
        if d >= 0:
            return d
    row, column = path[-1] // island.width, path[-1] % island.width
    right = 2 * column < island.width
    if abs(2 * row - island.height) < island.height // 2:
        return 0 if right else 3
    return (1 if right else 2) if 2 * row < island.height else (5 if right else 4)
