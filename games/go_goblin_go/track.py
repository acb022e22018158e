"""The motivation track on the screen and on the lights: who moves for how many rocks, and who answers the roll."""

from games.go_goblin_go import icons
from games.go_goblin_go.board import answering, SIX
from games.go_goblin_go.signs import LIGHTS, PAIRS
from goldpan import palette, widgets
from goldpan.palette import BLACK, CREAM, GOLD, GRAY, RED, SILVER, SLATE, WHITE

SHEET = "go_goblin_go"
TOP = 51
PITCH = 24  # pixels from level to level
DICE_X = 144
COSTS = "012345"
DIM = icons.RED_DIM - icons.RED
TUMBLE = bytes((3, 6, 2, 5, 1, 4, 6, 3, 5, 2, 4, 1, 6, 3))  # faces while the die rolls, never one twice in a row
SHOWN = 70  # percent of the animation after which the die lies still


def track(s, state, chosen, able):
    """Level by level the cost, the goblin and its tiles; `chosen` is the goblin under the cursor, or -1.

    `able` are the goblins that can be moved.

    After a roll a goblin that can be moved stays bright, the tiles that answer are lit, the cost stands out.
    """
    act = state.phase == "act"
    number = state.roll if act else 0
    tiles, add = state.tiles, s.items.append  # 24 items that are as long as their places: straight in
    plain, paper = (GRAY, BLACK) if act else (SILVER, SLATE)
    x = 1
    for level in range(6):
        goblin = state.levels[level]
        first, second = tiles[2 * goblin], tiles[2 * goblin + 1]
        bright = not act or goblin in able
        cost = COSTS[0 if state.free == goblin else level]
        if goblin == chosen:
            add((x, TOP + 2, 1, 1, BLACK, GOLD, cost))
        else:
            ink = WHITE if not act else GOLD if bright else RED if number in first or number in second else GRAY
            add((x, TOP + 2, 1, 1, ink, BLACK, cost))
        add((x + 6, TOP, 1, 1, SHEET, bytes((icons.RED + goblin + (0 if bright else DIM),))))
        lit = GOLD if goblin == chosen else CREAM
        y = TOP + 16
        for pair in (first, second):
            if number in pair:
                add((x + 5, y, 3, 1, BLACK, lit, PAIRS[pair]))
            else:
                add((x + 5, y, 3, 1, plain, paper, PAIRS[pair]))
            y += 13
        x += PITCH
    s.tiles(DICE_X, TOP, 1, bytes((icons.DIE_1 + state.roll - 1 if state.roll else icons.BLANK,)), SHEET)


def rolling(s, ui):
    """The die in place of the track, as large as it gets."""
    widgets.die(s, (s.width - widgets.DIE) // 2, TOP + 3, face(ui))


def face(ui):
    """What the die shows on its way to the outcome."""
    return ui.move if ui.progress >= SHOWN else TUMBLE[ui.progress // 7]


def lights(state, ui):
    """The goblins in motivation order on six lights; those that cannot answer the roll are off.

    The roll is counted in white: on the lights behind the six where there are six more, else on all of them
    while the die is shown. Only what lies open for everybody is told (GO-22).
    """
    count = ui.lights
    if ui.progress is not None:
        number = face(ui)
        return bytes([palette.WHITE if light < number else 0 for light in range(count)])
    if len(state.levels) < 6:
        return b""
    act = state.phase == "act"
    able = answering(state, state.roll) if act else SIX
    found = bytearray(count)
    for level in range(min(6, count)):
        goblin = state.levels[level]
        if goblin in able:
            found[level] = LIGHTS[goblin]
    if count >= 12:
        for light in range(6, 6 + state.roll):
            found[light] = palette.WHITE
    return bytes(found)
