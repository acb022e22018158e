"""Choosing: what the cursor goes over, and the pages on which cards are seen by their owner alone (GO-22).

`ui.memo` holds the page ("veil": hand over and look, "sure": keep these three?, "aim": on whom), `armed` and
`open` (A is down on the veil, and long enough to see the cards), `row` and `marks` of the list behind the veil,
and `uses`, the moves of the card that was taken. Nothing of it outlives a move, an undo or a resume.
"""

from games.go_goblin_go.board import movable
from goldpan import keys
from goldpan.text import t

ABILITY = "ability"  # no move: opens the veil


def page(state, ui):
    """Which page is up: "deal", "main", "veil", "sure" or "aim"."""
    if state.phase in ("cubes", "tiles", "sets"):
        return "deal"
    if state.phase == "keep":
        return ui.memo.get("page", "veil")
    return ui.memo.get("page", "main")


def able(state):
    """The goblins that the player in turn can move now."""
    return movable(state) if state.phase == "act" else ()


def options(state, ui, movers=None):
    """What the cursor goes over: moves, and `ABILITY`, which is there whatever the cards are (GO-22).

    `movers` spares working out `able(state)` again.
    """
    if "uses" in ui.memo:
        return ui.memo["uses"]
    if state.phase == "act":
        movers = able(state) if movers is None else movers
        found = [("move", goblin) for goblin in state.levels if goblin in movers]
        return found if state.spent else found + ["collect", ABILITY]
    return ["done", ABILITY] if state.phase == "after" else []


def under(found, ui):
    """The one of `options` under the cursor, None when there is none."""
    return found[min(ui.cursor, len(found) - 1)] if found else None


def press(state, ui, key):
    """A press on an open page: the move, or None."""
    where = page(state, ui)
    if where == "sure":
        return _kept(ui) if key == keys.A else None
    if where == "veil":
        return None  # everything there happens in `event`
    if key == keys.A:
        move = under(options(state, ui), ui)
        if move != ABILITY:
            ui.memo.clear()
            return move
        ui.memo["page"] = "veil"
        ui.message = ""
    elif where == "aim" and key in (keys.UP, keys.DOWN):
        ui.cursor = _other(ui.memo["uses"], ui.cursor, 1 if key == keys.DOWN else -1)
    else:
        step = 1 if key in (keys.RIGHT, keys.DOWN) else -1
        ui.cursor = (ui.cursor + step) % len(options(state, ui))
    return None


def _other(uses, cursor, step):
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


def _kept(ui):
    marks = ui.memo["marks"]
    ui.memo.clear()
    return ("keep",) + tuple([goblin for goblin in range(6) if marks >> goblin & 1])


def sideways(state, ui):
    """With three buttons the arrows go through all uses of a card one by one (goldpan.three)."""
    return page(state, ui) == "aim"


def back(state, ui):
    """B: one page back. False on the main page and where cards are to be kept: there it is undo."""
    where = page(state, ui)
    if where == "main" or where == "veil" and state.phase == "keep":
        return False
    _leave(state, ui)
    return True


def _leave(state, ui):
    if state.phase == "keep":
        ui.memo["page"] = "veil"
        return
    ui.memo.clear()
    ui.message = ""
    ui.cursor = len(options(state, ui)) - 1  # where one came from: "use an ability"


# Behind the veil


def event(state, ui, kind, key):
    """Hold A to see, let go to hide, tap it to go on; arrows work open and covered, for hands that cannot do both."""
    memo = ui.memo
    if key == keys.MENU:
        memo["armed"] = memo["open"] = False
        return False
    if ui.progress is not None or state.turn < 0 or page(state, ui) != "veil":
        return False
    if key == keys.A:
        if kind == keys.PRESS:
            memo["armed"] = True
        elif kind == keys.HOLD:
            memo["open"] = memo.get("armed", False)  # not by the same press that brought one here
        elif kind == keys.RELEASE:
            tapped = memo.get("armed") and not memo.get("open")
            memo["armed"] = memo["open"] = False
            if tapped:
                _tap(state, ui)
        return True
    if key == keys.B or kind not in (keys.PRESS, keys.REPEAT):
        return False
    _move(state, ui, key)
    return True


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
        if taps(state, ui) and row < 6:
            _mark(memo, row)
            if count(memo["marks"]) == 3:
                memo["row"] = 6
        elif count(memo.get("marks", 0)) == 3:
            memo["page"] = "sure"
            ui.message = ""
        else:
            ui.message = t("three")
        return
    from games.go_goblin_go.queries import why_not_use  # rarely needed: its room is for the game

    goblin = rows(state)[memo.get("row", 0)]
    usable = goblin >= 0 and not why_not_use(state, goblin)
    _leave(state, ui)
    if usable:
        memo["page"] = "aim"
        memo["uses"] = [
            move for move in state.choices() if move[0] not in ("move", "collect", "done") and move[1] == goblin
        ]
        ui.cursor = 0
    else:
        # The same for "none" and for a card that cannot be used: what it was stays secret.
        ui.message = t("no_ability")
