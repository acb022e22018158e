"""A game on the board played to its end by presses of A, with the time of each, and its heap: for all but Gold Fever.

Each begins in the middle, with the first moves made by the engine on this computer, since a press costs the
emulator seconds; `make pico WHOLE=1` plays from the menu.
"""

import importlib

from acceptance.desktop import same_screen
from acceptance.memories import memory, played
from acceptance.table import Table
from goldpan import replay
from goldpan.game import OVER
from goldpan.history import entries

MOST = 300  # presses; a whole game takes about a hundred


class Script:
    """How a game is played: `kind(before, after)` is a word for what a press of A did, under which its ms to the
    complete screen go, or None; `press(hand, state)` may do something else and say True; `meanwhile(hand, state)`
    gives more values; `choose(state)` is for the moves made beforehand, until `fits(state)`.
    """

    row = 0  # in the main menu
    options = {}
    late = 60  # events made beforehand, for two players

    def kind(self, before, after):
        raise NotImplementedError

    def press(self, hand, state):
        return False

    def meanwhile(self, hand, state):
        return {}

    def choose(self, state):
        return state.choices()[0]

    def fits(self, state):
        return True


def play(bench, name, rules, script):
    """A game of two to its winner; gives {key: value}."""
    hand = begun(bench, name, rules, script)
    table = Table(hand, rules)
    hand.machine.run_until(lambda: table.state() is not None, 5000, 20)
    hand.settle(hand.ms)
    state, times, values, presses = table.state(), {}, {}, 0
    while state.turn != OVER and presses < MOST:
        values.update(script.meanwhile(hand, state))
        before = state
        presses += 1
        if script.press(hand, state):
            state = table.state()
            continue
        hand.jitter()
        pressed = hand.click("A", 30)
        state = table.state()
        what = script.kind(before, state)
        if what and state.turn != OVER:
            times.setdefault(what, []).append(hand.complete(pressed))
            if len(times[what]) == 3:
                bench.shot(hand, f"{name}_{what}")
    bench.shot(hand, f"{name}_result")
    differing = same_screen(hand)
    hand.play("UP A")  # the last row leaves the result
    found = entries(hand.journal())
    agrees = len(found) == 1 and (found[0].scores, found[0].winners) == (state.scores(), state.winners())
    values.update({what: max(each) for what, each in times.items()})
    values.update(whole="yes" if agrees and state.winners() else "no", screen=differing, presses=presses, times=times)
    return values


def begun(bench, name, rules, script):
    """The handheld with a game of two on its screen."""
    if bench.whole:
        hand = bench.handheld(memory(setups={name: [2, 0, script.options]}), seed=4)
        hand.start()
        hand.play("DOWN " * script.row + "A A")
        return hand
    game = played(rules, name, 2, script.late, script.choose, script.options, fits=script.fits)
    hand = bench.handheld(memory(game=game), seed=4)
    hand.start()
    return hand


def to_first_page(hand, rules):
    """Into the game's menu, and down to the first row below going on and, where that is possible, undo."""
    undo = replay.resume(rules, hand.journal(), None).can_undo
    hand.play("MENU DOWN" + " DOWN" * undo)


def heap(bench, name, game, rows):
    """Free bytes in a game resumed from a memory with `game` in it, when `rows` rows of its menu were looked at."""
    hand = bench.handheld(memory(game=game), watched=True)
    hand.start()
    to_first_page(hand, importlib.import_module(f"games.{name}.rules"))
    hand.play("A B " + "DOWN A B " * (rows - 1) + "B")
    bench.shot(hand, name + "_late")
    return hand.heap()
