"""What a game is: a pure state machine that either a player or chance moves on.

At every moment `turn` says who decides: a player's index, `CHANCE`, or `OVER`. The index of what was
picked out of `choices()` or `outcomes()` is all that is ever written down (see `goldpan.journal`).
"""

CHANCE, OVER = -1, -2
MOST = 240  # no list of choices or outcomes is longer: the other byte values are the journal's own


def whole(value):
    """True for a whole number and nothing that only equals one, such as 1.0 or True."""
    return isinstance(value, int) and not isinstance(value, bool)


class State:
    """Base of every game's `rules.State`. A subclass sets `turn` and `players` and writes the rules.

    `State(players, **options)` starts a game; ValueError, one sentence, when that cannot be.
    Moves and outcomes are ints, strings or flat tuples of them.
    """

    turn = OVER
    secret = False  # True while the player in turn makes a choice that others must not see (DV-3)

    def choices(self):
        """Legal moves of the player in turn, in a fixed order; never empty while a player is in turn."""
        raise NotImplementedError

    def outcomes(self):
        """While `turn` is CHANCE: a list of (outcome, weight); weights are positive integers, exact."""
        raise NotImplementedError

    def apply(self, move):
        """Make one choice or outcome. ValueError, one sentence, state unchanged, when not legal."""
        raise NotImplementedError

    def scores(self):
        """One number a player."""
        raise NotImplementedError

    def winners(self):
        """Indices of the players who won; [] until OVER."""
        raise NotImplementedError

    def copy(self):
        """An independent state equal to this one."""
        raise NotImplementedError

    def key(self):
        """All that tells this state from others of the same game, as nested tuples of plain values."""
        raise NotImplementedError

    def __eq__(self, other):
        return type(self) is type(other) and self.key() == other.key()

    def __hash__(self):
        return hash(repr(self.key()))

    def __repr__(self):
        return "State" + repr(self.key())
