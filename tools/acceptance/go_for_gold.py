"""Go for Gold on the board: steps on the island, offering them, memory, and a game to its winner."""

from acceptance import whole
from acceptance.bench import Row
from acceptance.memories import played
from games.go_for_gold import rules

ROWS = (
    Row("step", "Go for Gold: press to the complete screen after a step, worst of a game", "most", 120, "ms"),
    Row("six", "Go for Gold: press to the steps offered for a roll of 6, worst of a game", "most", 300, "ms"),
    Row("heap", "Go for Gold: free heap with 4 players, late, pages seen", "least", 90 * 1024, "bytes"),
    Row("whole", "Go for Gold: played by script to the winner: who and scores as the desktop's", "equal", "yes"),
    Row("screen", "Go for Gold: pixels of its last screen that differ from the desktop's", "equal", 0, "pixels"),
)
LATE = 90  # events, of a game of four


class Script(whole.Script):
    row = 2
    options = {"side": "B", "sheet": False}
    late = 75

    def kind(self, before, after):
        """A step, also the last of a movement, after which the screen is the next player's; steps offered, six apart;
        the question for a footprint."""
        if before.phase == "step":
            return "step"
        if before.phase in ("roll", "footprint") and after.phase == "step":
            return "six" if after.left == 6 else "offered"
        return "asked" if before.phase == "roll" and after.phase == "footprint" else None

    def fits(self, state):
        """A 6 was rolled, and the next press takes it as it is."""
        return state.phase == "footprint" and state.roll == 6


def measure(bench):
    return bench.values(game, fullest)


def game(bench):
    return whole.play(bench, "go_for_gold", rules, Script())


def fullest(bench):
    late = played(rules, "go_for_gold", 4, LATE, Script().choose, Script.options)
    return {"heap": whole.heap(bench, "go_for_gold", late, 4)}
