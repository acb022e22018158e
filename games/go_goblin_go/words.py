"""What moves are called, and how places and prices are written. What happened is told in `stories`."""

from games.go_goblin_go.board import cost, path, PIT, START, steps, tiles_of
from games.go_goblin_go.names import GOBLINS
from goldpan.text import t

REACH = 4  # two steps, and five others fill two spaces at most, which are jumped over


def name(goblin):
    """What a goblin is called."""
    return t(GOBLINS[goblin])


def place(number):
    """START, the number of a space (#1 is next to START), or the pit."""
    return t("start") if number == START else t("pit") if number == PIT else "#" + str(number)


def counted(key, number):
    """A string for none, one or more: keys `key_0`, `key_1`, `key_n`."""
    return t(key + (str(number) if number < 2 else "n"), number)


def rocks(number):
    """A number of rocks."""
    return counted("rocks_", number)


def label(state, move, ui):
    """What a move is called where one chooses."""
    if move == "collect":
        return t("collect", rocks(min(state.roll, state.supply)))
    if isinstance(move, str):
        return t(move)
    kind, goblin = move[0], move[1]
    if kind == "move":
        twice = steps(tiles_of(state, goblin), state.roll) > 1
        near = state.positions[goblin] + REACH >= PIT  # spares the path of all others
        key = "move_pit" if near and path(state, goblin)[-1] == PIT else "move_twice" if twice else "move"
        return t(key, name(goblin), counted("for_", cost(state, goblin)))
    if kind == "confuse":
        return t("do_confuse", name(move[2]))
    return t("do_" + kind, name(move[2] if kind in ("push", "swap") else goblin))
