"""Go Goblin, Go! on the board: a goblin moved, memory, and a game to its winner."""

from acceptance import whole
from acceptance.bench import Row
from acceptance.memories import played
from games.go_goblin_go import rules

ROWS = (
    Row(
        "moved", "Go Goblin, Go!: press to the complete screen after a goblin moved, worst of a game", "most", 150, "ms"
    ),
    Row("heap", "Go Goblin, Go!: free heap with 6 players, late, pages seen", "least", 90 * 1024, "bytes"),
    Row("whole", "Go Goblin, Go!: played by script to the winner: who and scores as the desktop's", "equal", "yes"),
    Row("screen", "Go Goblin, Go!: pixels of its last screen that differ from the desktop's", "equal", 0, "pixels"),
)
LATE = 110  # events, of a game of six


class Script(whole.Script):
    row = 1
    late = 77

    def kind(self, before, after):
        """A goblin moved by its own move, or what was rolled."""
        if before.phase == "act" and after.positions != before.positions:
            return "moved"
        return "rolled" if before.phase == "roll" else None

    def press(self, hand, state):
        """Behind the veil: look, mark the first three cards, and be sure."""
        if state.phase != "keep":
            return False
        hand.play("hold:A RIGHT DOWN RIGHT DOWN RIGHT A A")
        return True

    def choose(self, state):
        """The first goblin that can move."""
        choices = state.choices()
        return choices[1] if state.phase == "act" and len(choices) > 1 and choices[1][0] == "move" else choices[0]


def measure(bench):
    return bench.values(game, fullest)


def game(bench):
    return whole.play(bench, "go_goblin_go", rules, Script())


def fullest(bench):
    late = played(rules, "go_goblin_go", 6, LATE, Script().choose)
    return {"heap": whole.heap(bench, "go_goblin_go", late, 4)}
