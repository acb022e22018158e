"""Gold Ahoy! on the board: a tile placed, the score by area, memory, and a game to its winner."""

from acceptance import whole
from acceptance.bench import Row
from acceptance.memories import played
from games.gold_ahoy import rules, view

ROWS = (
    Row("placed", "Gold Ahoy!: press to the next tile shown complete, worst of a game", "most", 200, "ms"),
    Row("areas", "Gold Ahoy!: press to the score by area, 35 tiles placed", "most", 500, "ms"),
    Row("heap", "Gold Ahoy!: free heap, 34 tiles placed, pages seen", "least", 90 * 1024, "bytes"),
    Row("whole", "Gold Ahoy!: played by script to the winner: who and scores as the desktop's", "equal", "yes"),
    Row("screen", "Gold Ahoy!: pixels of its last screen that differ from the desktop's", "equal", 0, "pixels"),
)


class Script(whole.Script):
    row = 3
    late = 0  # from the first placement: early ones are the slowest, as the table slides

    def kind(self, before, after):
        return "placed"

    def press(self, hand, state):
        """Presses soon after a turn place nothing (games/gold_ahoy/view.py)."""
        hand.wait(view.DEAF_MS)
        return False

    def meanwhile(self, hand, state):
        """Before the last tile: the page on which the areas are counted."""
        if state.played != 35:
            return {}
        whole.to_first_page(hand, rules)
        pressed = hand.click("A")
        time = hand.complete(pressed)
        hand.machine.screenshot(self.out / "gold_ahoy_areas.png")
        hand.play("B B")
        return {"areas": time}


def measure(bench):
    return bench.values(game, fullest)


def game(bench):
    script = Script()
    script.out = bench.out
    return whole.play(bench, "gold_ahoy", rules, script)


def fullest(bench):
    late = played(rules, "gold_ahoy", 2, 68, Script().choose)
    return {"heap": whole.heap(bench, "gold_ahoy", late, 4)}
