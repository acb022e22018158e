"""Playing at the emulated handheld: what the state is, and the presses for a choice."""

from goldpan import replay
from goldpan.game import CHANCE


class Table:
    """A game that goes on at `hand`; `rules` are its rules. All games that choose with arrows and A."""

    def __init__(self, hand, rules):
        self.hand, self.rules = hand, rules
        self._memory = self._state = None

    def state(self):
        """The state, replayed from what the memory holds now; None when there is no game."""
        memory = self.hand.machine.memory()
        if memory != self._memory:
            journal = self.hand.journal()
            self._state = replay.resume(self.rules, journal, None).state if journal.start else None
            self._memory = memory
        return self._state

    def ready(self):
        """Wait until it is a player's turn, or the game is over: the pauses between draws are the device's own."""

        def decided():
            state = self.state()
            return state is not None and state.turn != CHANCE

        if not self.hand.machine.run_until(decided, 30000, 20):
            raise RuntimeError("The game does not go on.")
        self.hand.settle(self.hand.ms, silent=60)
        return self.state()

    def choose(self, index):
        """Take a choice by its index; gives the time of the press that did it."""
        for _ in range(index):
            self.hand.click("RIGHT")
        self.hand.jitter()
        return self.hand.click("A")


def greedy(state):
    """Index of a plain choice for Gold Fever that lets a game end: stop with two gold in the hand."""
    choices = state.choices()
    return choices.index("stop") if "stop" in choices and state.hand[0] > 1 else 0
