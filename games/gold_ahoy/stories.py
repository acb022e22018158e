"""What moves are called and what happened, in words. One press needs it, the next frame does not: it is forgotten."""

from goldpan.game import CHANCE
from goldpan.text import t


def label(state, move, ui):
    """What a move is called."""
    if move == "placed":
        return t("hint_placed")
    if len(move) == 2:
        return t("label_tile", move[0], 90 * move[1])
    return t("label_place", where(move[0], move[1]), 90 * move[2])


def story(before, move, after, ui):
    """One sentence for the log."""
    if before.turn == CHANCE:
        return t("story_draw", ui.names[before.drawer], move)
    name = ui.names[before.turn]
    if move == "placed":
        return t("story_placed", name, before.hands[before.turn])
    if len(move) == 2:
        row, column = before.size - after.last[1], after.last[0] + 1
        return t("story_told", row, column, move[0])
    return t("story_place", name, before.hands[before.turn], where(move[0], move[1]))


def where(column, row):
    """A cell as seen from the first tile: `N1 E2`."""
    parts = []
    if row:
        parts.append((t("north_letter") if row > 0 else t("south_letter")) + str(abs(row)))
    if column:
        parts.append((t("east_letter") if column > 0 else t("west_letter")) + str(abs(column)))
    return " ".join(parts) or t("middle")
