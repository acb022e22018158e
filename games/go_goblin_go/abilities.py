"""The six abilities (GO-13 to GO-18): which uses are legal, and what a use does to the board.

A use is a move of the game: `("back", g)`, `("push", g, target)`, `("swap", g, target)`, `("free", g)`,
`("confuse", g, other, i, j)`; eight is never played in a turn.
"""

from games.go_goblin_go.board import at, backward, cost, deal, forward, movable, PIT, SIX, steps, tiles_of

DEALS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def uses(state, goblin, ability, before):
    """All legal uses of one unused card; `before` is True while this turn's goblin has not moved (GO-12)."""
    if ability == "confuse":
        return confusions(state, goblin, before)
    if ability == "free":
        return [("free", goblin)] if before and steps(tiles_of(state, goblin), state.roll) else []
    if ability == "eight" or before and not movable(state):
        return []
    if ability == "push":
        return [("push", goblin, target) for target in pushable(state.positions, goblin)]
    if ability == "swap":
        return [("swap", goblin, target) for target in adjacent(state.positions, goblin)]
    return [("back", goblin)]


def pushable(positions, goblin):
    """GO-14: the goblins directly ahead that can go one forward without falling into the pit."""
    return [other for other in at(positions, positions[goblin] + 1) if forward(positions, other) != PIT]


def adjacent(positions, goblin):
    """GO-15: the goblins in the space directly ahead or behind; START is a space, too."""
    here = positions[goblin]
    return [other for other in SIX if positions[other] in (here - 1, here + 1)]


def confusions(state, goblin, before):
    """GO-17: every new deal with one other goblin; before the move only those that leave one (GO-12)."""
    rocks, number = state.rocks[state.active], state.roll
    able = movable(state) if before else ()
    can_pay = cost(state, goblin) <= rocks
    mine = tiles_of(state, goblin)
    found = []
    for other in SIX:
        if other == goblin:
            continue
        four = mine + tiles_of(state, other)
        sure = not before or [third for third in able if third not in (goblin, other)]
        other_can_pay = cost(state, other) <= rocks
        answers = [number in tile for tile in four]
        for i, j in DEALS:
            if _same(mine, four[i], four[j]):
                continue
            first = answers[i] + answers[j]
            if sure or can_pay and first or other_can_pay and sum(answers) > first:
                found.append(("confuse", goblin, other, i, j))
    return found


def _same(pair, a, b):
    return pair[0] == a and pair[1] == b or pair[0] == b and pair[1] == a


def use(state, move):
    """Do to the board of `state` what a legal use says; cards are the caller's business."""
    name, goblin, positions = move[0], move[1], state.positions
    if name == "back":
        positions[goblin] = backward(positions, goblin)
    elif name == "push":
        positions[move[2]] = forward(positions, move[2])
    elif name == "swap":
        positions[goblin], positions[move[2]] = positions[move[2]], positions[goblin]
    elif name == "free":
        state.free = goblin
    else:
        other = move[2]
        first, second = deal(state, goblin, other, move[3], move[4])
        state.tiles[2 * goblin : 2 * goblin + 2] = first
        state.tiles[2 * other : 2 * other + 2] = second
