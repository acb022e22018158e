"""Using an ability: on whom, and what it would do. Few turns have one, so that it is loaded by those."""

from games.go_goblin_go import icons
from games.go_goblin_go.board import deal, tiles_of
from games.go_goblin_go.signs import PAIRS
from games.go_goblin_go.tunnel import destinations, SHEET
from games.go_goblin_go.words import name, place
from goldpan.palette import BLACK, CREAM, SILVER, SLATE, WHITE
from goldpan.text import t


def other(uses, cursor, step):
    """The first use on the next other goblin: confuse has up to five uses on each."""
    partner, size = uses[cursor][2:3], len(uses)
    at = cursor
    while uses[at][2:3] == partner:
        at = (at + step) % size
        if at == cursor:
            return cursor
    partner = uses[at][2:3]
    while step < 0 and at and uses[at - 1][2:3] == partner:
        at -= 1
    return at


def whither(state, move):
    """Who goes where by an ability, before it is used; at most 26 characters."""
    kind = move[0]
    if kind == "free":
        return t("whither_free", name(move[1]))
    if kind == "confuse":
        return t("whither_confuse")
    if kind == "swap":
        (one, there), (two, here) = destinations(state, move)
        return t("whither_swap", name(one), place(there), name(two), place(here))
    goblin, there = destinations(state, move)[0]
    return t("whither", name(goblin), place(state.positions[goblin]), place(there))


def confusion(s, state, move):
    """GO-17: in place of the tunnel the two goblins with their tiles before and after."""
    goblin, other = move[1], move[2]
    after = deal(state, goblin, other, move[3], move[4])
    number = state.roll if state.phase == "act" else 0
    for row in range(2):
        who, y = move[1 + row], 15 + 18 * row
        s.tiles(4, y, 1, bytes((icons.RED + who,)), SHEET)
        _tiles(s, 26, y + 2, tiles_of(state, who), number, SILVER, SLATE)
        s.text(76, y + 2, "▶", 1, WHITE)
        _tiles(s, 92, y + 2, after[row], number, WHITE, SLATE)


def _tiles(s, x, y, pairs, number, ink, paper):
    for pair in pairs:
        lit = number in pair
        s.text(x, y, PAIRS[pair], 3, BLACK if lit else ink, CREAM if lit else paper)
        x += 22
