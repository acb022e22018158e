"""Presses on the pages of secret cards (GO-22); the way there is in `choose`, what is seen in `veil`."""

from games.go_goblin_go.choose import leave
from goldpan import keys
from goldpan.text import t


def event(state, ui, kind, key):
    """See `choose.event`: what a key does on the veil."""
    memo = ui.memo
    if key == keys.A:
        if kind == keys.PRESS:
            memo["armed"] = True
        elif kind == keys.HOLD:
            memo["open"] = memo.get("armed", False)  # not by the same press that brought one here
            if memo["open"]:
                memo["seen"] = True
                ui.message = ""
        elif kind == keys.RELEASE:
            tapped = memo.get("armed") and not memo.get("open")
            memo["armed"] = memo["open"] = False
            if tapped:
                _tap(state, ui)
        return True
    if key == keys.B or kind not in (keys.PRESS, keys.REPEAT):
        return False
    if memo.get("seen"):
        _move(state, ui, key)
        ui.message = ""
    else:
        ui.message = t("unseen")
    return True


def kept(ui):
    """The move: the three goblins that are marked."""
    marks = ui.memo["marks"]
    ui.memo.clear()
    return ("keep",) + tuple([goblin for goblin in range(6) if marks >> goblin & 1])


def _move(state, ui, key):
    memo = ui.memo
    row = memo.get("row", 0)
    if key in (keys.UP, keys.DOWN):
        size = len(rows(state)) + taps(state, ui)
        memo["row"] = (row + (1 if key == keys.DOWN else -1)) % size
    elif state.phase == "keep":
        _mark(memo, row)


def _mark(memo, row):
    marks = memo.get("marks", 0) ^ 1 << row
    if count(marks) <= 3:
        memo["marks"] = marks


def taps(state, ui):
    """With three buttons a tap on A marks a card to keep; a row of its own, the last, goes on."""
    return state.phase == "keep" and keys.RIGHT not in ui.buttons


def count(marks):
    """How many of the six are marked."""
    return len([goblin for goblin in range(6) if marks >> goblin & 1])


def rows(state):
    """What the list behind the veil has: goblins to keep, or -1 for "none" and the goblins of one's own cards."""
    if state.phase == "keep":
        return range(6)
    return [-1] + [goblin for goblin, _, _ in state.cards(state.active)]


def _tap(state, ui):
    memo = ui.memo
    if state.phase == "keep":
        row = memo.get("row", 0)
        if not memo.get("seen"):
            ui.message = t("unseen")
        elif taps(state, ui) and row < 6:
            _mark(memo, row)
            if count(memo["marks"]) == 3:
                memo["row"] = 6
        elif count(memo.get("marks", 0)) == 3:
            memo["page"] = "sure"
            ui.message = ""
        else:
            ui.message = t("three")
        return
    from games.go_goblin_go.queries import why_not_use  # only where cards are used, not kept

    goblin = rows(state)[memo.get("row", 0)]
    usable = goblin >= 0 and not why_not_use(state, goblin)
    leave(state, ui)
    if usable:
        memo["page"] = "aim"
        memo["uses"] = [
            move for move in state.choices() if move[0] not in ("move", "collect", "done") and move[1] == goblin
        ]
        ui.cursor = 0
    else:
        # The same for "none" and for a card that cannot be used: what it was stays secret.
        ui.message = t("no_ability")
