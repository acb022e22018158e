"""Where a player can go: full movements without crossing the own path (FG-4, FG-7, FG-8, FG-12).

`marks` is a player's bytearray of FREE, TAKEN and PORT (see `island`); every search leaves it as it was.
"""

from games.go_for_gold.island import CAMP, FREE, PORT, TAKEN, TEMPLE


def possible(near, marks, space, length):
    """Is there a full movement of `length` spaces out of `space`, or one into a harbour on the way?

    Depth first and content with the first found: in the open that is `length` looks. It takes long only
    where there is none, and there are few ways to try where none is six long.
    """
    at = 6 * space
    for to in near[at : at + 6]:
        mark = marks[to]
        if mark == TAKEN:
            continue
        if length == 1 or mark == PORT:
            return True
        marks[to] = TAKEN
        found = possible(near, marks, to, length - 1)
        marks[to] = FREE
        if found:
            return True
    return False


def directions(near, marks, space, length):
    """The first steps, 0 to 5, of all full movements of `length` spaces out of `space` (FG-8)."""
    found = []
    for d in range(6):
        to = near[6 * space + d]
        mark = marks[to]
        if mark == TAKEN:
            continue
        if length > 1 and mark != PORT:
            marks[to] = TAKEN
            fits = possible(near, marks, to, length - 1)
            marks[to] = FREE
            if not fits:
                continue
        found.append(d)
    return found


def longest(near, marks, space):
    """The longest full movement, 0 to 6; every shorter one but 0 is possible too: its beginning is one."""
    for length in range(6, 0, -1):
        if possible(near, marks, space, length):
            return length
    return 0


def can_score(island, marks, space, closed):
    """Is an open treasure, temple or camp connected to `space` through what is unvisited (FG-14)?

    `closed` has a bit for each temple that is explored. A harbour that is connected and may be entered (FG-7)
    joins on what is connected to the others: the player may go on from there, though not from the one entered.
    """
    seen = bytearray(marks)
    ports = spread(island, seen, [space], closed)
    if ports is None:
        return True
    if not ports:
        return False
    # with two of them in reach one can enter either and leave by the other
    starts = [p for p in island.harbours if marks[p] == PORT and (len(ports) > 1 or p not in ports)]
    return spread(island, seen, starts, closed) is None


def spread(island, seen, todo, closed):
    """Flood from the spaces in `todo` over FREE ones; None when that meets a site, else the ports met."""
    near, kinds = island.near, island.kinds
    ports = []
    while todo:
        at = 6 * todo.pop()
        for to in near[at : at + 6]:
            mark = seen[to]
            if mark == TAKEN:
                continue
            seen[to] = TAKEN
            if mark == PORT:
                ports.append(to)
                continue
            kind = kinds[to]
            if CAMP <= kind <= 6 or (kind & TEMPLE and not closed >> (kind - TEMPLE) & 1):
                return None
            todo.append(to)
    return ports
