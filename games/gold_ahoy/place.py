"""The cursor: over the cells where the player in turn may place, or over what may lie in the cell to be told.

It lives in `ui.memo` and belongs to one moment of the game; another moment, or undo, begins it anew.
"""

from games.gold_ahoy import table
from goldpan.keys import A, DOWN, LEFT, RIGHT, UP

TOWARD = {UP: (0, 1), DOWN: (0, -1), LEFT: (-1, 0), RIGHT: (1, 0)}


def reading(state):
    """True while what lies where is told (GA-13)."""
    return state.paper and state.played == state.size * state.size


def moment(state, ui):
    """`ui.memo` for this moment: `at` the cell under the cursor, `turns` of the tile, and what may be picked.

    `cells` that are free; while tiles are told, all, and the `numbers` untold with the `pick` among them.
    """
    memo = ui.memo
    key = (state.played, state.last)
    if memo.get("moment") != key:
        memo["moment"] = key
        memo["turns"] = 0
        memo["drawn"] = False
        memo["cells"] = []
        if reading(state):
            from games.gold_ahoy.papers import telling

            telling(state, memo)
        elif not state.paper and state.turn >= 0:
            memo["cells"] = cells = state.cells()
            memo["at"] = nearest(cells, state.last or (0, 0))
    return memo


def nearest(cells, to):
    """The cell that is the fewest steps away."""
    best, least = cells[0], 999
    for cell in cells:
        steps = abs(cell[0] - to[0]) + abs(cell[1] - to[1])
        if steps < least:
            best, least = cell, steps
    return best


def toward(cells, at, across, up):
    """Where an arrow leads: LEFT and RIGHT along the rows as one reads, UP and DOWN to the nearest cell there.

    Going by what is nearest alone now and then leaves a cell that no arrow leads to; reading gets everywhere.
    """
    if across:
        return following(cells, at, across, -16 * across)
    best, least = None, 999
    for cell in cells:
        along, aside = (cell[1] - at[1]) * up, abs(cell[0] - at[0])
        if aside <= along and 0 < 2 * along + aside < least:
            best, least = cell, 2 * along + aside
    return best or following(cells, at, 16 * up, up)


def following(cells, at, across, up):
    """The cell after `at` in an order that grows so much a column and so much a row; after the last the first."""
    best, least = at, 999
    for cell in cells:
        behind = (cell[0] - at[0]) * across + (cell[1] - at[1]) * up
        if behind < 0:
            behind += 512
        if 0 < behind < least:
            best, least = cell, behind
    return best


def hand(state, ui):
    """The tile that would be placed, as `State.table` holds it and South sees it; 0 for none."""
    memo = moment(state, ui)
    number = memo["pick"] if reading(state) else state.hands[state.turn]
    return 4 * number + memo["turns"] if number else 0


def turn(state, ui):
    """A quarter turn clockwise."""
    memo = moment(state, ui)
    memo["turns"] = (memo["turns"] + 1) % 4


def press(state, ui, key):
    """The move when A is pressed; else None and the cursor moves."""
    memo = moment(state, ui)
    if reading(state):
        from games.gold_ahoy.papers import tell

        return tell(memo, key)
    if state.paper:
        return "placed" if key == A else None
    if key == A:
        return memo["at"] + (memo["turns"],)
    across, up = TOWARD[key]
    if table.near(state):
        across, up = -across, -up
    memo["at"] = toward(memo["cells"], memo["at"], across, up)
    return None
