"""Go for Gold on the board: steps on the island, offering them, memory, and a whole game."""

from acceptance import whole
from acceptance.bench import Row
from acceptance.memories import played
from games.go_for_gold import rules

ROWS = (
    Row("step", "Go for Gold: press to the complete screen after a step, worst of a game", "most", 120, "ms"),
    Row("six", "Go for Gold: press to the steps offered after a roll of 6, worst of a game", "most", 300, "ms"),
    Row("heap", "Go for Gold: free heap with 4 players, late, all pages seen", "least", 90 * 1024, "bytes"),
    Row("whole", "Go for Gold: a whole game by script: winner and scores as the desktop's", "equal", "yes"),
    Row("screen", "Go for Gold: pixels of its last screen that differ from the desktop's", "equal", 0, "pixels"),
)
LATE = 160  # events
ISLAND = {"side": "B", "sheet": False}


def measure(bench):
    return bench.values(game, fullest)


def game(bench):
    return whole.play(bench, "go_for_gold", 2, rules, ISLAND, kind)


def kind(before, after):
    """A step that is not the last of a movement, which the next player's follows; a roll, the longest apart."""
    if before.phase == "step":
        return "step" if after.phase == "step" and after.mover == before.mover else "last_step"
    if before.phase == "roll" and after.phase == "step":
        return "six" if after.roll == 6 else "rolled"
    return None


def fullest(bench):
    memory = played(rules, "go_for_gold", 4, LATE, lambda state: state.choices()[0], ISLAND)
    return {"heap": whole.heap(bench, "go_for_gold", memory, 5)}
