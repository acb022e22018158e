"""Gold Fever on the board: how quick a stone is, resuming, memory, and a whole game."""

from acceptance.bench import Row
from acceptance.desktop import same_screen
from acceptance.memories import memory, played
from acceptance.table import greedy, Table
from acceptance.whole import to_first_page
from games.gold_fever import rules
from goldpan.game import OVER
from goldpan.history import entries

ROWS = (
    Row("first", "press to the first changed pixel of a stone drawn, worst of 50", "most", 30, "ms"),
    Row("stone", "press to the complete screen of a stone drawn, worst of 50", "most", 120, "ms"),
    Row("lights", "press to lights, a stone drawn, worst of 50", "most", 20, "ms"),
    Row("resumed", "power-on to a resumed game of 400 events", "most", 3000, "ms"),
    Row("heap", "free heap at its fullest: 5 players, 400 events, all pages seen", "least", 90 * 1024, "bytes"),
    Row("whole", "a whole game by script: winner and scores as the desktop's", "equal", "yes"),
    Row("screen", "pixels of its last screen that differ from the desktop's", "equal", 0, "pixels"),
)
PRESSES = 50
LONG = 400  # events


def measure(bench):
    return bench.values(stones, resumed, whole)


def stones(bench):
    """50 draws out of the bag, animation off."""
    hand = bench.handheld(memory(setups={"gold_fever": [3, 0, {}]}))
    hand.start()
    hand.play("A A")
    table = Table(hand, rules)
    first, complete, lit = [], [], []
    while len(first) < PRESSES:
        state = table.ready()
        if state.turn == OVER:
            hand.play("A")  # play again
            continue
        if state.choices()[0] != "draw":
            table.choose(0)
            continue
        before = bytes(hand.journal().events)
        pressed = table.choose(0)
        if bytes(hand.journal().events) == before:
            continue  # it only ended the pause after a speed round
        first.append(hand.first_change(pressed))
        complete.append(hand.complete(pressed))
        lit.append(hand.lit(pressed))
        if len(first) == 5:
            bench.shot(hand, "gold_fever")
    return {
        "first": max(first),
        "stone": max(complete),
        "lights": max([ms for ms in lit if ms is not None]),
        "draws": {"first": first, "stone": complete, "lights": lit},
    }


def resumed(bench):
    """A game of five players as long as any, and the heap when everything in it has been looked at."""
    game = played(rules, "gold_fever", 5, LONG, lambda state: state.choices()[greedy(state)])
    content = memory(game=game)
    hand = bench.handheld(content, watched=True)
    complete = hand.start()
    bench.shot(hand, "gold_fever_resumed")
    to_first_page(hand, rules)
    hand.play("A DOWN B " + "DOWN A DOWN B " * 3 + "B")  # odds, scores, rules, log
    return {"resumed": complete, "heap": hand.heap(), "events": len(hand.journal().events)}


def whole(bench):
    """A game from the menu to the winner, by presses alone; what came of it is the device's own record."""
    hand = bench.handheld(memory(setups={"gold_fever": [2, 0, {"gold_rush": True}]}), seed=4)
    hand.start()
    hand.play("A A")
    table = Table(hand, rules)
    state = table.ready()
    while state.turn != OVER:
        table.choose(greedy(state))
        state = table.ready()
    bench.shot(hand, "gold_fever_result")
    differing = same_screen(hand)
    events = len(hand.journal().events)
    hand.play("UP A")  # the last row leaves the result
    found = entries(hand.journal())
    agrees = len(found) == 1 and (found[0].scores, found[0].winners) == (state.scores(), state.winners())
    return {"whole": "yes" if agrees and state.winners() else "no", "screen": differing, "game": events}
