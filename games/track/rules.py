"""A track with a marker on each level. The one that is chosen goes to the end, those behind it close up (as in GO-8).

Moves `("end", m)`, `("up", m)` towards the first level, `("down", m)`, `"finish"`. When it begins mixed, chance
fills the levels one by one: outcomes are markers 0 to 7.
"""

from goldpan import game
from goldpan.game import CHANCE, OVER

VERSION = 1
DATA_SUM = 0
FEWEST, MOST = 2, 8


class State(game.State):
    """`State(1, markers, mixed, lowest)`: 2 to 8 markers, by lot or in order; the first level is called `lowest`.

    ValueError for other numbers. `start` is there because every game has it.
    `levels` is the markers by level, the first level first; shorter than `markers` while they are drawn.
    """

    def __init__(self, players=1, markers=6, mixed=False, lowest=0, start=0):
        if players != 1 or start != 0:
            raise ValueError("A track has one player.")
        if type(markers) is not int or not FEWEST <= markers <= MOST:
            raise ValueError("A track has 2 to 8 markers, not {}.".format(markers))
        if lowest not in (0, 1):
            raise ValueError("The first level is 0 or 1, not {}.".format(lowest))
        self.players = 1
        self.markers = markers
        self.mixed = bool(mixed)
        self.lowest = lowest
        self.levels = [] if mixed else list(range(markers))
        self.turn = CHANCE if mixed else 0

    def choices(self):
        """For each marker, by level, what moves it; the end comes last."""
        if self.turn != 0:
            return []
        found = []
        last = self.markers - 1
        for level in range(self.markers):
            marker = self.levels[level]
            if level < last:
                found.append(("end", marker))
            if level:
                found.append(("up", marker))
            if level < last:
                found.append(("down", marker))
        found.append("finish")
        return found

    def outcomes(self):
        """DV-1: the next level's marker, all that are left equally likely."""
        if self.turn != CHANCE:
            return []
        return [(marker, 1) for marker in range(self.markers) if marker not in self.levels]

    def apply(self, move):
        if self.turn == CHANCE:
            self._drawn(move)
        elif move not in self.choices():
            raise ValueError("That is not possible on the track now.")
        elif move == "finish":
            self.turn = OVER
        else:
            self._move(move[0], move[1])

    def _drawn(self, marker):
        if type(marker) is not int or not 0 <= marker < self.markers or marker in self.levels:
            raise ValueError("There is no such marker left.")
        self.levels.append(marker)
        if len(self.levels) == self.markers:
            self.turn = 0

    def _move(self, verb, marker):
        level = self.levels.index(marker)
        to = self.markers - 1 if verb == "end" else level - 1 if verb == "up" else level + 1
        self.levels.pop(level)
        self.levels.insert(to, marker)

    def scores(self):
        """Nobody scores."""
        return []

    def winners(self):
        """Nobody wins."""
        return []

    def copy(self):
        other = State(1, self.markers, self.mixed, self.lowest)
        other.levels, other.turn = list(self.levels), self.turn
        return other

    def key(self):
        return self.turn, self.markers, self.mixed, self.lowest, tuple(self.levels)
