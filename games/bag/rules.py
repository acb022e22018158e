"""A bag of up to 99 stones of up to 8 kinds: draw one, put one back, put all back, what is left (DV-2).

Moves `"draw"`, `("put", kind)`, `"gather"`, `"finish"`; outcomes are kinds 0 to 7.
The bag is counts by kind, so that neither how often nor in what order stones were put in can matter.
"""

from goldpan import game
from goldpan.game import CHANCE, OVER

VERSION = 1
DATA_SUM = 0
KINDS = 8
MOST = 99  # stones
ROW = 9  # draws that are remembered when each stone goes back at once

PUTS = [("put", kind) for kind in range(KINDS)]


class State(game.State):
    """`State(1, stones, back)`: `stones` 8 counts, together 1 to 99; with `back` each stone drawn goes back at once.

    ValueError for other contents. `start` is there because every game has it.

    stones   counts in the bag; `contents` those it began with
    row      kinds drawn, in order, the newest last; without `back` these are the stones outside the bag
    """

    def __init__(self, players=1, stones=(5, 5, 0, 0, 0, 0, 0, 0), back=False, start=0):
        if players != 1 or start != 0:
            raise ValueError("A bag has one player.")
        if len(stones) != KINDS or not all([type(count) is int and 0 <= count <= MOST for count in stones]):
            raise ValueError("A bag has 8 counts of stones, each 0 to 99.")
        if not 1 <= sum(stones) <= MOST:
            raise ValueError("A bag has 1 to 99 stones, not {}.".format(sum(stones)))
        self.players = 1
        self.contents = bytes(stones)
        self.back = bool(back)
        self.stones = bytearray(stones)
        self.row = []
        self.turn = 0

    @property
    def outside(self):
        """How many stones are out of the bag."""
        return 0 if self.back else len(self.row)

    def choices(self):
        """Draw while there is something to draw; put back what is out; the end comes last."""
        if self.turn != 0:
            return []
        found = ["draw"] if any(self.stones) else []
        if self.outside:
            found += [PUTS[kind] for kind in range(KINDS) if kind in self.row]
            found.append("gather")
        found.append("finish")
        return found

    def outcomes(self):
        """DV-2: each stone in the bag is equally likely."""
        if self.turn != CHANCE:
            return []
        return [(kind, self.stones[kind]) for kind in range(KINDS) if self.stones[kind]]

    def apply(self, move):
        if self.turn == CHANCE:
            self._drawn(move)
        elif move not in self.choices():
            raise ValueError("That is not possible with the bag now.")
        elif move == "draw":
            self.turn = CHANCE
        elif move == "gather":
            self.stones = bytearray(self.contents)
            self.row = []
        elif move == "finish":
            self.turn = OVER
        else:
            self._put(move[1])

    def _drawn(self, kind):
        if type(kind) is not int or not 0 <= kind < KINDS or not self.stones[kind]:
            raise ValueError("The bag has no such stone.")
        if not self.back:
            self.stones[kind] -= 1
            self.row.append(kind)
        else:
            self.row = self.row[1 - ROW :] + [kind]
        self.turn = 0

    def _put(self, kind):
        """The one of this kind that was drawn last goes back."""
        place = len(self.row) - 1
        while self.row[place] != kind:
            place -= 1
        self.row.pop(place)
        self.stones[kind] += 1

    def scores(self):
        """Nobody scores."""
        return []

    def winners(self):
        """Nobody wins."""
        return []

    def copy(self):
        other = State(1, self.contents, self.back)
        other.stones, other.row, other.turn = bytearray(self.stones), list(self.row), self.turn
        return other

    def key(self):
        return self.turn, self.back, tuple(self.contents), tuple(self.stones), tuple(self.row)
