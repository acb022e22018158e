"""Setting up (GO-2 to GO-5): what is drawn and kept before the first roll. Forgotten once the game is on."""

from games.go_goblin_go import names
from games.go_goblin_go.board import BOX, SIX


def keeps():
    """GO-5: the moves of a player who keeps three cards of six."""
    return [("keep", a, b, c) for a in SIX for b in range(a + 1, 6) for c in range(b + 1, 6)]


def outcomes(state):
    """GO-2, GO-5: what can be drawn now; [] when nothing is set up."""
    if state.phase == "cubes":
        return [(("cube", goblin), 1) for goblin in SIX if goblin not in state.levels]
    if state.phase == "sets":
        return [(("set", letter), 1) for letter in range(len(names.SETS)) if letter not in state.sets]
    return tiles_left(state) if state.phase == "tiles" else []


def tiles_left(state):
    """GO-3: the tiles that nobody has; a box may hold equal ones: one outcome with more weight."""
    found = []
    last = None
    for tile in BOX.commands:
        left = BOX.commands.count(tile) - state.tiles.count(tile)
        if left and tile != last:
            found.append((("tile",) + tile, left))
        last = tile
    return found


def dealt(state, outcome):
    """Make one of these outcomes, and go on to what is set up next."""
    if state.phase == "cubes":
        state.levels.append(outcome[1])
        if len(state.levels) == len(SIX):
            state.enter("tiles")
    elif state.phase == "tiles":
        state.tiles.append(outcome[1:])
        if len(state.tiles) == names.TILES:
            state.enter("sets")
    else:
        state.sets[state.active] = outcome[1]
        state.pass_on("keep")
