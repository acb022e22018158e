"""Paper tiles (GA-13) on the screen: whose tile is which, and telling what lies where. No other game loads it."""

from games.gold_ahoy import table, told
from goldpan import widgets
from goldpan.keys import A, DOWN, LEFT, RIGHT, UP
from goldpan.palette import CREAM, SILVER
from goldpan.text import t

LEAP = 6  # how many numbers UP and DOWN go when tiles are told


def numbers(s, state, ui):
    """With paper tiles: the number of the tile in hand, as large as it gets, and the other player's."""
    playing = state.turn >= 0
    s.center(20, t("your_tile"), CREAM, x=table.LEFT, columns=16)
    mine = state.hands[state.turn] if playing else 0
    s.text(39 if mine > 9 else 48, 36, str(mine or ""), 2, scale=3)
    s.center(76, t("place_it"), CREAM, x=table.LEFT, columns=16)
    other = state.hands[1 - state.turn] if playing else 0
    words_of = t("other_has", ui.names[1 - state.turn], other) if other else ""
    s.center(98, words_of, ui.colours[1 - state.turn] if playing else SILVER, x=table.LEFT, columns=16)


def question(s):
    """The page before what lies where is told."""
    widgets.title(s, t("tell_title"))
    s.lines(s.margin, 18, widgets.wrap(t("tell_text"), s.columns), 7, s.columns, CREAM)
    widgets.hint(s, t("hint_asked"))


def telling(state, memo):
    """Begin the next cell: the numbers that are left, of them that after the last one picked.

    Before the first one a page asks for it: whoever pressed A for 36 tiles would go on with that unaware.
    """
    memo["asked"] = state.box
    memo["at"] = told.cell_to_tell(state)
    memo["cells"] = [(column, row) for row in range(state.size) for column in range(state.size)]
    memo["numbers"] = numbers = told.untold(state)
    picked = memo.get("pick", 0)
    memo["pick"] = min([number for number in numbers if number > picked] or numbers or [0])


def tell(memo, key):
    """What lies in the cell: arrows go through the numbers that are left, one or six at a time."""
    if not memo["asked"]:
        memo["asked"] = key == A
        memo["turns"] = 0  # B may have turned what was not to be seen
        return None
    if key == A:
        return memo["pick"], memo["turns"]
    numbers = memo["numbers"]
    step = {LEFT: -1, RIGHT: 1, UP: -LEAP, DOWN: LEAP}[key]
    memo["pick"] = numbers[(numbers.index(memo["pick"]) + step) % len(numbers)]
    return None
