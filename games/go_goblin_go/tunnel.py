"""The tunnel on the screen: START with six homes, the spaces and what they are worth, the pit of fire.

The place of a goblin is shown by its sign; where the move under the cursor would bring somebody, a ghost stands.
"""

from games.go_goblin_go import icons
from games.go_goblin_go.board import at, backward, BOX, forward, path, PIT, SIX, START
from games.go_goblin_go.signs import GHOSTS, INKS, LETTERS, PAPERS, SIGNS
from goldpan.palette import BLACK, CREAM

SHEET = "go_goblin_go"
TOP = 12  # below the title
FLOOR = 26  # y of a sign on the ground
SIGN = 12  # pixels of a sign's side
HOMES = (14, 26, 39)  # y of the three rows of START
START_X, SPACE_X, PIT_X = 1, 28, 148
PITCH = (PIT_X - SPACE_X) // len(BOX.tunnel)
CELLS = 2 if PITCH >= SIGN else 1  # a long tunnel has room for letters only
BEHIND = bytes(
    (icons.ROOF, icons.GATE_TOP)
    + (icons.ROOF_ROUGH, icons.ROOF) * 3
    + (icons.ROOF_ROUGH, icons.FIRE_TOP)
    + (icons.BLANK, icons.GATE)
    + (icons.FLOOR,) * 7
    + (icons.FIRE,)
)


def _values():
    """The walls and what the spaces are worth: items that never change, made once."""
    # Two digits do not fit below a space of a long tunnel: the scores page tells.
    texts = [str(value) if len(str(value)) <= CELLS else "+" for value in BOX.tunnel]
    items = [(0, TOP, 10, 1, SHEET, BEHIND)]
    if PITCH == SIGN and max([len(text) for text in texts]) == 1:  # one line of text takes far less memory
        line = " ".join(texts)
        items.append((SPACE_X + (PITCH - 6) // 2, 39, len(line), 1, CREAM, BLACK, line))
        return items
    for space in range(len(texts)):
        size = len(texts[space])
        items.append((SPACE_X + PITCH * space + (PITCH - 6 * size) // 2, 39, size, 1, CREAM, BLACK, texts[space]))
    return items


VALUES = _values()


def tunnel(s, state, move):
    """Walls, values, and goblins; a swap, when it is the `move` under the cursor, is shown as it would be."""
    positions = state.positions
    swapped = ()
    if move and move[0] == "swap":
        swapped = move[1:]
        positions = bytearray(positions)
        positions[swapped[0]], positions[swapped[1]] = positions[swapped[1]], positions[swapped[0]]
    s.items.extend(VALUES)
    there = bytearray(PIT + 1)  # how many stand on a place already: a sign is put above theirs
    for goblin in SIX:
        place = positions[goblin]
        if goblin in swapped:
            _sign(s, goblin, place, there[place], GHOSTS[goblin], BLACK)
        else:
            _sign(s, goblin, place, there[place], INKS[goblin], PAPERS[goblin])
        there[place] += 1


def ghosts(s, state, move):
    """Where the move under the cursor would bring somebody."""
    if move and move[0] in ("move", "back", "push"):
        goblin, place = destinations(state, move)[0]
        if place != state.positions[goblin]:
            _sign(s, goblin, place, len(at(state.positions, place)), GHOSTS[goblin], BLACK)


def destinations(state, move):
    """[(goblin, place)]: who goes where by a move or by one of the abilities back, push, swap."""
    name, goblin, positions = move[0], move[1], state.positions
    if name == "move":
        return [(goblin, path(state, goblin)[-1])]
    if name == "back":
        return [(goblin, backward(positions, goblin))]
    if name == "push":
        return [(move[2], forward(positions, move[2]))]
    return [(goblin, positions[move[2]]), (move[2], positions[goblin])]


def _sign(s, goblin, place, below, ink, paper):
    """A goblin's sign: in its own home on START, else above the `below` goblins that are drawn already."""
    if place == START:
        x, y = START_X + SIGN * (goblin % 2), HOMES[goblin // 2]
    elif place == PIT:
        x, y = PIT_X, FLOOR
    else:
        x, y = SPACE_X + PITCH * (place - 1) + (PITCH - 6 * CELLS) // 2, FLOOR - SIGN * below
        if CELLS == 1:
            s.items.append((x, y, 1, 1, ink, paper, LETTERS[goblin]))
            return
    s.items.append((x, y, 2, 1, ink, paper, SIGNS[goblin]))
