"""The board as plain numbers: who stands where, what a goblin costs, what the tiles say.

A place is 0 for START, 1, 2, ... for the spaces of the tunnel and `PIT` for the pit. A goblin is its
index in `names.GOBLINS`. Nothing here changes a state.
"""

from games.go_goblin_go.box import BOX

SIX = range(6)
START = 0
PIT = len(BOX.tunnel) + 1
ROOM = 2  # goblins that a space of the tunnel holds


def full(positions, place):
    """GO-10: True when no further goblin fits on this place; START and the pit have no limit."""
    if place in (START, PIT):
        return False
    here = 0
    for other in positions:
        here += other == place
    return here >= ROOM


def forward(positions, goblin):
    """GO-10: the place to which one step forward takes a goblin that is not in the pit."""
    place = positions[goblin] + 1
    while full(positions, place):
        place += 1
    return place


def path(state, goblin):
    """GO-9, GO-11: the places a goblin comes to when it is moved for this roll; nothing follows the pit."""
    positions = bytearray(state.positions)
    found = []
    for _ in range(steps(tiles_of(state, goblin), state.roll)):
        positions[goblin] = forward(positions, goblin)
        found.append(positions[goblin])
        if found[-1] == PIT:
            break
    return found


def backward(positions, goblin):
    """GO-13: the place to which one step back takes a goblin; START stays START."""
    place = positions[goblin]
    if place == START:
        return START
    place -= 1
    while full(positions, place):
        place -= 1
    return place


def at(positions, place):
    """The goblins on a place, in their own order."""
    return [goblin for goblin in SIX if positions[goblin] == place]


def tiles_of(state, goblin):
    """The tiles of a goblin: two pairs of numbers, fewer while they are dealt."""
    return state.tiles[2 * goblin : 2 * goblin + 2]


def steps(tiles, number):
    """GO-9: how many moves a goblin with these tiles makes on a roll of `number`: 0, 1 or 2."""
    count = 0
    for tile in tiles:
        count += number in tile
    return count


def cost(state, goblin):
    """GO-7, GO-16: the rocks that moving a goblin costs now: its level, or 0 when it moves for free."""
    return 0 if state.free == goblin else state.levels.index(goblin)


def answering(state, number):
    """GO-6: the goblins that have `number` on their tiles."""
    found = []
    tiles = state.tiles
    for place in range(len(tiles)):  # asked for on every press and frame, so without a call for each goblin
        if number in tiles[place] and place // 2 not in found:
            found.append(place // 2)
    return found


def movable(state):
    """GO-6, GO-7, GO-16: the goblins that the player in turn may move after this roll."""
    if state.free >= 0:
        return [state.free]
    rocks = state.rocks[state.active]
    return [goblin for goblin in answering(state, state.roll) if cost(state, goblin) <= rocks]


def deal(state, goblin, other, i, j):
    """GO-17: the tiles of both goblins once `goblin` took numbers i and j (0 to 3) of their four."""
    four = tiles_of(state, goblin) + tiles_of(state, other)
    return [four[i], four[j]], [four[n] for n in range(4) if n not in (i, j)]


def value(place):
    """GO-19, GO-20: the points for standing on a place; START and the pit give 0."""
    return 0 if place in (START, PIT) else BOX.tunnel[place - 1]
