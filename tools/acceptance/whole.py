"""A whole game on the board by presses of A, with the time of each, and its heap; what all games but one share."""

from acceptance.desktop import same_screen
from acceptance.memories import memory
from acceptance.table import Table
from goldpan.game import OVER
from goldpan.history import entries

MOST = 300  # presses; the games take about a hundred


def play(bench, name, row, rules, options, kind, press=None, meanwhile=None):
    """A game of two from row `row` of the menu to the winner; gives {key: value}.

    `kind(before, after)` is a word for what a press did, under which its ms to the complete screen go, or None.
    `press(hand, state)` may do another press than A and say True; `meanwhile(hand, state)` gives more values.
    """
    hand = bench.handheld(memory(setups={name: [2, 0, options]}), seed=4)
    hand.start()
    hand.play("DOWN " * row + "A A")
    table = Table(hand, rules)
    hand.machine.run_until(lambda: table.state() is not None, 5000, 20)
    hand.settle(hand.ms)
    times, values, presses = {}, {}, 0
    state = table.state()
    while state.turn != OVER and presses < MOST:
        if meanwhile:
            values.update(meanwhile(hand, state))
        before = state
        presses += 1
        if not (press and press(hand, state)):
            hand.jitter()
            pressed = hand.click("A")
            state = table.state()
            what = kind(before, state)
            if what and state.turn != OVER:
                times.setdefault(what, []).append(hand.complete(pressed))
                if len(times[what]) == 3:
                    bench.shot(hand, f"{name}_{what}")
        state = table.state()
    bench.shot(hand, f"{name}_result")
    differing = same_screen(hand)
    hand.play("UP A")  # the last row leaves the result
    found = entries(hand.journal())
    agrees = len(found) == 1 and (found[0].scores, found[0].winners) == (state.scores(), state.winners())
    return {
        "whole": "yes" if agrees and state.winners() else "no",
        "screen": differing,
        "presses": presses,
        "times": times,
        **{what: max(found) for what, found in times.items()},
        **values,
    }


def heap(bench, name, game, rows):
    """Free bytes in a game resumed from a memory with `game` in it, when `rows` rows of its menu were looked at."""
    hand = bench.handheld(memory(game=game))
    hand.start_at_prompt()
    for row in range(rows):
        hand.play("MENU " + "DOWN " * (row + 1) + "A DOWN B B")
    bench.shot(hand, name + "_late")
    return hand.heap()
