"""Ten games in a row: the heap must not shrink."""

from acceptance.bench import Row
from acceptance.memories import memory
from acceptance.table import Table
from acceptance.whole import to_first_page
from games.gold_fever import rules

ROWS = (Row("kept", "free heap in the menu: after the tenth game less after the second", "least", 0, "bytes"),)
MOVES = 2  # a game; then it is given up


def measure(bench):
    return bench.values(ten_games)


def ten_games(bench):
    hand = bench.handheld(memory(setups={"gold_fever": [2, 0, {}]}), watched=True)
    hand.start()
    free = {}
    for game in range(1, 11):
        play(hand)
        if game in (2, 10):
            free[game] = read(hand)
    bench.shot(hand, "menu_after_ten_games")
    return {"kept": free[10] - free[2], "free": free}


def read(hand):
    """Free bytes, the most of three presses: CircuitPython keeps whatever block a word on its stack may mean, also
    one left there by something long done."""
    free = [hand.heap()]
    for key in ("DOWN", "UP"):
        hand.click(key)
        free.append(hand.heap())
    return max(free)


def play(hand):
    """Begin a game, make some moves, look at the scores, give it up; ends in the main menu."""
    hand.play("A A")
    table = Table(hand, rules)
    for _ in range(MOVES):
        table.ready()
        table.choose(0)
    table.ready()
    to_first_page(hand, rules)
    hand.play("DOWN A B")  # the scores
    hand.play("DOWN*4 A DOWN A")  # end this game
    if hand.journal().start:
        raise RuntimeError("The game was not given up.")
