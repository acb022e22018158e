"""Moving in a menu."""

from acceptance.bench import Row
from acceptance.memories import memory

ROWS = (
    Row("move", "menu move: press to complete new screen, worst of 20", "most", 60, "ms"),
    Row("move_first", "menu move: press to first changed pixel, worst of 20", "most", 30, "ms"),
)


def measure(bench):
    return bench.values(moves)


def moves(bench):
    hand = bench.handheld(memory())
    hand.start()
    complete, first = [], []
    for turn in range(20):
        hand.jitter()
        pressed = hand.click("DOWN" if turn % 5 else "UP")
        complete.append(hand.complete(pressed))
        first.append(hand.first_change(pressed))
    return {"move": max(complete), "move_first": max(first), "moves": complete}
