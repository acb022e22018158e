"""Is a map fit for a game? Loads the island of a side and refuses a bad file with line and reason (FG-17)."""

from games.go_for_gold.island import CAMP, FOOTPRINT, HARBOUR, LAGOON, SEA, SHOVEL
from games.go_for_gold.island_file import file_of, MARK, parse

MOST_COLUMNS = MOST_ROWS = 9  # what the screen can draw
LEAST_EXITS = 3  # neighbours a harbour needs: whoever starts there must have a choice


def load(side):
    """The Island of side "A" or "B"; ValueError, with island, line and reason, when its file is bad."""
    try:
        with open(file_of(side), "rb") as file:
            text = str(file.read().replace(MARK, b""), "utf-8")
        return check(parse(text.split("\n")), side)
    except OSError:
        raise ValueError("The map of island {} cannot be read.".format(side)) from None
    except UnicodeError:
        raise ValueError("The map of island {} is not plain text.".format(side)) from None
    except ValueError as error:
        raise ValueError("Map of island {}. {}".format(side, error)) from None


def check(island, side):
    """Gives the island back; ValueError, with line and reason, when it is not fit for a game."""
    check_size(island)
    check_counts(island, side)
    check_order(island)
    for h in range(4):
        check_harbour(island, h)
    check_reachable(island)
    return island


def refuse(island, row, reason):
    """Raise what `reason` says, with the line of that row in front."""
    raise ValueError("Line {}: {}.".format(island.lines[row], reason))


def check_size(island):
    """The map must fit the screen."""
    if island.height > MOST_ROWS:
        refuse(island, MOST_ROWS, "this is row {}, the screen has room for {}".format(MOST_ROWS + 1, MOST_ROWS))
    for space in range(island.size):
        if island.kinds[space] != SEA and space % island.width >= MOST_COLUMNS:
            refuse(island, space // island.width, "the screen has room for {} spaces in a row".format(MOST_COLUMNS))


def check_counts(island, side):
    """Five temples, every kind of treasure, something to collect; lagoons and camps on side B only."""
    last = island.height - 1
    if len(island.temples) != 5:
        refuse(island, last, "the map ends with {} temples, an island has 5".format(len(island.temples)))
    needs = [(4, "treasure 4"), (5, "treasure 5"), (6, "treasure 6"), (SHOVEL, "shovel"), (FOOTPRINT, "footprint")]
    extra = [(LAGOON, "lagoon"), (CAMP, "camp")]
    for kind, name in needs + extra if side == "B" else needs:
        if island.kinds.find(bytes([kind])) < 0:
            refuse(island, last, "the map ends without a " + name)
    for kind, name in extra if side == "A" else []:
        space = island.kinds.find(bytes([kind]))
        if space >= 0:
            refuse(island, space // island.width, "side A has no " + name)


def check_order(island):
    """Harbours must be numbered clockwise (FG-2): seen from their middle each turns right to the next."""
    xs, ys = [], []
    for space in island.harbours:
        row = space // island.width
        xs.append(4 * (2 * (space % island.width) + (row & 1)))
        ys.append(4 * row)
    x, y = sum(xs) // 4, sum(ys) // 4
    for h in range(4):
        n = (h + 1) % 4
        if (xs[h] - x) * (ys[n] - y) <= (xs[n] - x) * (ys[h] - y):
            refuse(
                island,
                island.harbours[n] // island.width,
                "harbour {} does not follow harbour {} clockwise".format(n, h),
            )


def check_harbour(island, h):
    """A harbour lies at the sea and has neighbours enough to leave by."""
    space = island.harbours[h]
    exits = sea = 0
    for d in range(6):
        to = island.near[6 * space + d]
        if island.passable(to):
            exits += not island.kinds[to] & HARBOUR
        elif to == island.size or island.kinds[to] == SEA:
            sea += 1
    if not sea:
        refuse(island, space // island.width, "harbour {} is not on the rim".format(h))
    if exits < LEAST_EXITS:
        refuse(
            island,
            space // island.width,
            "harbour {} has {} neighbouring spaces, it needs {}".format(h, exits, LEAST_EXITS),
        )


def check_reachable(island):
    """Every space can be reached from every other without passing a harbour, where all movement ends."""
    marks = island.marks()
    land = [space for space in range(island.size) if not marks[space]]
    marks[land[0]] = 1
    todo = [land[0]]
    while todo:
        space = todo.pop()
        for to in island.near[6 * space : 6 * space + 6]:
            if not marks[to]:
                marks[to] = 1
                todo.append(to)
    for space in land:
        if not marks[space]:
            refuse(
                island,
                space // island.width,
                "the space in column {} cannot be reached".format(space % island.width + 1),
            )
