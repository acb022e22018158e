"""The rules of Gold Fever: press your luck out of your own bag of stones (clauses GF-1 to GF-15).

A turn is a row of "draw" choices, each followed by chance: one stone out of the active player's bag.
Other players' stones, in a speed round or after two blacks, are chance alone; `drawer` says whose bag.

Two things follow from the rule that a nugget is either scored or in its owner's bag (GF-15). Whoever has
not won still owns an unscored nugget, and but for the active player's it lies in the bag, so a speed
round always ends with gold. And the ruby never leaves its owner, so draws owed never meet an empty bag.
"""

from goldpan import game
from goldpan.game import CHANCE, OVER

VERSION = 1  # raised when an old journal would replay differently
DATA_SUM = 0  # no data file

STONES = ("gold", "gray", "black", "white", "ruby", "emerald")
GOLD, GRAY, BLACK, WHITE, RUBY, EMERALD = 0, 1, 2, 3, 4, 5

_KIND = {stone: kind for kind, stone in enumerate(STONES)}
_FULL = b"\x05\x04\x04\x04\x01\x01"
_PANNING = b"\x05\x04\x04\x04\x00\x00"
_GIVE = [("give", player) for player in range(5)]
_PRESS = [("press", player) for player in range(5)]


class State(game.State):
    """A game of Gold Fever for 2 to 5 players (GF-1).

    panning: no rubies and emeralds; gold_rush: 4 gold win (GF-13). race: in a speed round the players press
    buttons, else the device draws for them in turn (GF-9). start: who begins (GF-2).
    ValueError for other numbers of players, or a start player who is not one of them.

    To read, not to change:
    bags     for each player the stones in the bag, a count for each kind in the order of STONES
    hand     the counts of what the active player drew this turn, but for stones of a speed round
    taken    for each player the counts drawn in the speed round
    scored   for each player the gold scored
    active   whose turn of the game it is
    drawer   who draws the next stone; None when that is open (race), or no stone is due
    owed     how many draws the active player must still make: 1 as a turn begins, 2 after an emerald
    speed    True in a speed round
    giving   True while the active player chooses who gets the gravel
    goal     how much scored gold wins
    """

    def __init__(self, players, panning=False, gold_rush=False, race=False, start=0):
        if not game.whole(players) or not 2 <= players <= 5:
            raise ValueError("Gold Fever is for 2 to 5 players.")
        if not game.whole(start) or not 0 <= start < players:
            raise ValueError("The start player must be one of the players.")
        self.players = players
        self.panning = bool(panning)
        self.race = bool(race)
        self.goal = 4 if gold_rush else 5
        self.bags = [bytearray(_PANNING if panning else _FULL) for _ in range(players)]
        self.taken = [bytearray(6) for _ in range(players)]
        self.hand = bytearray(6)
        self.scored = [0] * players
        self.speed = self.giving = False
        self._begin_turn(start)

    # What can happen

    def choices(self):
        """Moves of the player in turn; others than the active player are named clockwise from there."""
        if self.turn < 0:
            return []
        if self.giving:
            return [_GIVE[player] for player in self._clockwise()[1:]]
        if self.speed:
            return [_PRESS[player] for player in self._clockwise() if any(self.bags[player])]
        return ["draw"] if self.owed else ["draw", "stop"]

    def outcomes(self):
        """The stones in the drawer's bag, each as likely as any other (GF-3); only kinds that are there."""
        if self.turn != CHANCE:
            return []
        bag = self.bags[self.drawer]
        return [(STONES[kind], bag[kind]) for kind in range(6) if bag[kind]]

    def apply(self, move):
        """Make one choice, or draw one stone. ValueError, and nothing changes, when that is not possible now."""
        if self.turn == CHANCE:
            kind = _KIND.get(move, -1) if isinstance(move, str) else -1
            bag = self.bags[self.drawer]
            if kind < 0 or not bag[kind]:
                raise ValueError(repr(move) + " cannot be drawn now.")
            bag[kind] -= 1
            self._drawn(kind)
            return
        choices = self.choices()
        if move not in choices:
            raise ValueError(repr(move) + " cannot be chosen now.")
        move = choices[choices.index(move)]  # ours: what was handed in may only equal it, such as ("give", 1.0)
        if move == "draw":
            self.turn = CHANCE
        elif move == "stop":
            self._stop()
        elif self.giving:
            self._give(move[1])
        else:
            self.drawer = move[1]
            self.turn = CHANCE

    def scores(self):
        """The gold each player has scored."""
        return list(self.scored)

    def winners(self):
        """The player who reached the goal (GF-12); [] until then."""
        if self.turn != OVER:
            return []
        return [player for player in range(self.players) if self.scored[player] >= self.goal]

    def copy(self):
        """An independent state equal to this one."""
        other = object.__new__(State)  # what State(…) makes would only be replaced, and a press waits for this
        other.players, other.panning, other.goal, other.race = self.players, self.panning, self.goal, self.race
        other.bags = [bytearray(bag) for bag in self.bags]
        other.taken = [bytearray(stones) for stones in self.taken]
        other.hand = bytearray(self.hand)
        other.scored = list(self.scored)
        other.turn = self.turn
        other.active = self.active
        other.drawer = self.drawer
        other.owed = self.owed
        other.speed = self.speed
        other.giving = self.giving
        return other

    def key(self):
        """All that tells this state from others, as nested tuples."""
        return (
            (self.players, self.panning, self.goal, self.race),
            (self.turn, self.active, self.drawer, self.owed, self.speed, self.giving),
            tuple(self.scored),
            tuple(self.hand),
            tuple([tuple(bag) for bag in self.bags]),
            tuple([tuple(stones) for stones in self.taken]),
        )

    # How a turn goes

    def _begin_turn(self, player):
        self.active = self.drawer = player
        self.owed = 1  # GF-3
        self._go_on()

    def _end_turn(self):
        self._begin_turn((self.active + 1) % self.players)

    def _go_on(self):
        """The active player may go on, or stops when that wins (GF-12) or no stone is left (GF-14)."""
        won = not self.owed and self.scored[self.active] + self.hand[GOLD] >= self.goal
        if won or not any(self.bags[self.active]):
            self._stop()
        else:
            self.turn = self.active

    def _drawn(self, kind):
        """The drawer holds a stone that has left the bag."""
        if self.speed:
            self._drawn_in_speed_round(kind)
        elif self.drawer != self.active:
            self._drawn_for_black(kind)
        else:
            self._drawn_by_active(kind)

    def _drawn_by_active(self, kind):
        hand = self.hand
        hand[kind] += 1
        if kind == RUBY:
            self._begin_speed_round()
        elif kind != GOLD and kind != EMERALD and hand[kind] == 2:
            self._bust(kind)
        else:
            if kind == EMERALD:
                self.owed = 2  # GF-10: also when some are owed already
            elif self.owed:
                self.owed -= 1
            self._go_on()

    def _stop(self):
        """A success (GF-11): score the gold, then give the rest away unless the game is won (GF-12)."""
        hand = self.hand
        self.scored[self.active] += hand[GOLD]
        hand[GOLD] = 0
        if self._over(self.active):
            return
        if not any(hand):
            self._end_turn()
        elif self.players == 2:
            self._give(1 - self.active)
        else:
            self.giving = True
            self.drawer = None
            self.turn = self.active

    def _give(self, player):
        _pour(self.hand, self.bags[player])
        self.giving = False
        self._end_turn()

    def _bust(self, kind):
        """GF-5: all back. GF-6: after two blacks the others draw, once that is done."""
        _pour(self.hand, self.bags[self.active])
        if kind == BLACK:
            self._next_for_black()
        else:
            self._end_turn()

    def _drawn_for_black(self, kind):
        """GF-6: gravel goes to who busted, anything else back where it was."""
        gravel = GRAY <= kind <= WHITE
        self.bags[self.active if gravel else self.drawer][kind] += 1
        self._next_for_black()

    def _next_for_black(self):
        self._next_drawer()
        if self.drawer == self.active:  # once round the table
            self._end_turn()
        else:
            self.turn = CHANCE

    # The speed round

    def _begin_speed_round(self):
        self.speed = True
        self.owed = 0  # GF-10: the ruby ends the debt
        self.drawer = self.active - 1
        self._next_in_speed_round()

    def _next_in_speed_round(self):
        """GF-9: wait for a press, or let the next player draw."""
        if self.race:
            self.drawer = None
            self.turn = self.active
        else:
            self._next_drawer()
            self.turn = CHANCE

    def _drawn_in_speed_round(self, kind):
        """GF-7, GF-8: gold ends the round, and nothing else does anything."""
        player = self.drawer
        if kind != GOLD:
            self.taken[player][kind] += 1
            self._next_in_speed_round()
            return
        self.scored[player] += 1
        for owner in range(self.players):
            _pour(self.taken[owner], self.bags[owner])
        _pour(self.hand, self.bags[self.active])
        self.speed = False
        if not self._over(player):
            self._end_turn()

    # Small parts

    def _over(self, player):
        """Ends the game when `player` has scored enough; says whether."""
        if self.scored[player] < self.goal:
            return False
        self.drawer = None
        self.turn = OVER
        return True

    def _next_drawer(self):
        """The next player clockwise whose bag is not empty (GF-14) becomes the drawer."""
        player = (self.drawer + 1) % self.players
        while not any(self.bags[player]):
            player = (player + 1) % self.players
        self.drawer = player

    def _clockwise(self):
        """All players, the active one first."""
        players = range(self.players)
        return list(players[self.active :]) + list(players[: self.active])


def _pour(source, target):
    """Move all stones of one array of counts into another."""
    for kind in range(6):
        if source[kind]:
            target[kind] += source[kind]
            source[kind] = 0
