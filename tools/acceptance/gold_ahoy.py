"""Gold Ahoy! on the board: a tile placed, the score by area, memory, and a whole game."""

from acceptance import whole
from acceptance.bench import Row
from acceptance.memories import played
from games.gold_ahoy import rules

ROWS = (
    Row("placed", "Gold Ahoy!: press to the next tile shown complete, worst of a game", "most", 200, "ms"),
    Row("areas", "Gold Ahoy!: press to the score by area, 35 tiles placed", "most", 500, "ms"),
    Row("heap", "Gold Ahoy!: free heap, 34 tiles placed, all pages seen", "least", 90 * 1024, "bytes"),
    Row("whole", "Gold Ahoy!: a whole game by script: winner and scores as the desktop's", "equal", "yes"),
    Row("screen", "Gold Ahoy!: pixels of its last screen that differ from the desktop's", "equal", 0, "pixels"),
)


def measure(bench):
    return bench.values(game, fullest)


def game(bench):
    def areas(hand, state):
        """Before the last tile: the page on which the areas are counted."""
        if state.played != 35:
            return {}
        hand.play("MENU DOWN")
        pressed = hand.click("A")
        time = hand.complete(pressed)
        bench.shot(hand, "gold_ahoy_areas")
        hand.play("B B")
        return {"areas": time}

    return whole.play(bench, "gold_ahoy", 3, rules, {}, lambda before, after: "placed", meanwhile=areas)


def fullest(bench):
    memory = played(rules, "gold_ahoy", 2, 68, lambda state: state.choices()[0])
    return {"heap": whole.heap(bench, "gold_ahoy", memory, 5)}
