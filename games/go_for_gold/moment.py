"""What is known about a moment besides the state: where the cursor is, and what is still to be seen."""

from games.go_for_gold import movement


class Memo:
    """What is known about the state after one event: kept in `ui.memo` until the next, so that moving the cursor
    computes nothing again.

    cursor   index of the choice under the cursor         seen    True: who arrived or is out has been looked at
    spaces   on the map, where each choice leads          out     True: keeping the roll means being out (FG-8)
    told     the message when the event was new           ways    the direction of each choice of a step
    """

    def __init__(self, state, ui):
        self.event = ui.before
        self.told = ui.message
        self.seen = self.out = False
        self.cursor = 0
        self.spaces = self.ways = ()
        self.looked = False
        if state.phase == "gamble":
            self.cursor = 1  # keeping is what cannot be regretted

    def look(self, state):
        """Search where the choices lead on the map; done when they are shown, not before: it may take a while."""
        if self.looked or not state.island:
            return
        self.looked = True
        island, sheet = state.island, state.sheets[state.mover]
        if state.phase == "step":
            from games.go_for_gold import chart

            self.ways = [move[1] for move in state.choices()]
            self.spaces = [island.near[6 * sheet.space + d] for d in self.ways]
            self.cursor = chart.nearest(self.ways, chart.heading(island, sheet.path))
        elif state.phase in ("start", "harbour"):
            self.spaces = [island.harbours[move[1]] for move in state.choices()]
        elif state.phase == "footprint":
            self.out = not movement.possible(island.near, sheet.marks, sheet.space, state.roll)
            self.cursor = 1 if self.out else 0


def memo(state, ui):
    """The Memo of this moment."""
    found = ui.memo.get("now")
    if found is None or found.event is not ui.before:
        found = ui.memo["now"] = Memo(state, ui)
    return found


def arrived(state, ui):
    """The player whose movement just ended, to be seen before the map is another's; None for nobody."""
    before = ui.before
    if before is None or not state.island or before.phase not in ("step", "harbour") or memo(state, ui).seen:
        return None
    moving = state.phase in ("step", "harbour") and state.mover == before.mover
    return None if moving else before.mover


def noticed(state, ui):
    """The players who are out since the last event, while that is still to be read."""
    if ui.before is None or not state.island or memo(state, ui).seen:
        return []
    return newly_out(ui.before, state)


def newly_out(before, after):
    """The players whose game ended with the last event (FG-8)."""
    return [p for p in range(after.players) if after.sheets[p].out and not before.sheets[p].out]
