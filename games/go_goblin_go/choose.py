"""Choosing: what the cursor goes over, and the pages on which cards are seen by their owner alone (GO-22).

`ui.memo` holds the page ("veil": hand over and look, "sure": keep these three?, "aim": on whom), `armed` and
`open` (A is down on the veil, and long enough to see the cards), `seen` (it once was), `row` and `marks` of the
list behind the veil, and `uses`, the moves of the card that was taken. Nothing of it outlives a move, an undo or a
resume.
"""

from games.go_goblin_go.board import movable
from goldpan import keys

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
        if key != keys.A:
            return None
        from games.go_goblin_go.hands import kept

        return kept(ui)
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
        from games.go_goblin_go.aim import other

        ui.cursor = other(ui.memo["uses"], ui.cursor, 1 if key == keys.DOWN else -1)
    else:
        step = 1 if key in (keys.RIGHT, keys.DOWN) else -1
        ui.cursor = (ui.cursor + step) % len(options(state, ui))
    return None


def sideways(state, ui):
    """With three buttons the arrows go through all uses of a card one by one (goldpan.three)."""
    return page(state, ui) == "aim"


def back(state, ui):
    """B: one page back. False on the main page and where cards are to be kept: there it is undo."""
    where = page(state, ui)
    if where == "main" or where == "veil" and state.phase == "keep":
        return False
    leave(state, ui)
    return True


def leave(state, ui):
    """One page back, or to "use an ability"."""
    if state.phase == "keep":
        ui.memo["page"] = "veil"
        return
    ui.memo.clear()
    ui.message = ""
    ui.cursor = len(options(state, ui)) - 1  # where one came from: "use an ability"


def event(state, ui, kind, key):
    """Hold A to see, let go to hide, tap it to go on; arrows work once seen, also covered: not all hands can both."""
    memo = ui.memo
    if key == keys.MENU:
        memo["armed"] = memo["open"] = False
        return False
    if ui.progress is not None or state.turn < 0 or page(state, ui) != "veil":
        return False
    from games.go_goblin_go.hands import event

    return event(state, ui, kind, key)
