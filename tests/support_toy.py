"""A game for tests of the engine: whose turn it is, and what is secret, is written down as a script."""

from goldpan.game import CHANCE, OVER
from goldpan.game import State as Base

VERSION = 1
DATA_SUM = 0
# Who is in turn at each event: a digit a player, "?" chance, "s" before a digit a secret choice.
SCRIPTS = ("00?1?10", "s0s1s2?0", "0s0s01s1?", "s0?0s11s02", "??0", "01200112")


class State(Base):
    """Three ways to go at every choice, six outcomes of every roll."""

    def __init__(self, players, start=0, script=0):
        if players not in (2, 3, 4):
            raise ValueError("This game is for 2 to 4 players.")
        self.players = players
        self.script = script
        self.steps = steps(SCRIPTS[script])
        self.picks = []
        self._turn()

    def _turn(self):
        place = len(self.picks)
        self.turn, self.secret = self.steps[place] if place < len(self.steps) else (OVER, False)

    def choices(self):
        assert self.turn >= 0, "asked for choices when no player is in turn"
        return ["a", "b", "c"]

    def outcomes(self):
        assert self.turn == CHANCE
        return [(face, 1) for face in range(1, 7)]

    def apply(self, move):
        if move not in ((1, 2, 3, 4, 5, 6) if self.turn == CHANCE else "abc" if self.turn >= 0 else ()):
            raise ValueError("Not now.")
        self.picks.append(move)
        self._turn()

    def scores(self):
        return [len(self.picks)] * self.players

    def winners(self):
        return [0] if self.turn == OVER else []

    def copy(self):
        other = State(self.players, script=self.script)
        other.picks = list(self.picks)
        other._turn()
        return other

    def key(self):
        return (self.players, self.script, tuple(self.picks))


def steps(script):
    """[(turn, secret)] of a script."""
    found, secret = [], False
    for sign in script:
        if sign == "s":
            secret = True
        else:
            found.append((CHANCE if sign == "?" else int(sign), secret))
            secret = False
    return found
