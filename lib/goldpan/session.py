"""A game being played: its state, its journal, and chance.

The state is always exactly what replaying the journal gives, so resume and undo are one thing; `goldpan.replay`
has both, and how a game begins.
"""

from goldpan.chance import pick
from goldpan.game import CHANCE
from goldpan.modules import forget


class Session:
    """`state` is the game, `floor` how many events undo can never take back (DV-3)."""

    def __init__(self, rules, state, journal, entropy):
        self.rules = rules
        self.state = state
        self.journal = journal
        self.entropy = entropy
        self.floor = 0
        self.holder = None if state is None else state.turn  # whose turn is not yet flushed to the memory

    def choose(self, move):
        """The player in turn picks `move`. ValueError when it is not legal."""
        state = self.state
        choices = state.choices() if state.turn >= 0 else []
        if move not in choices:
            raise ValueError("That move is not allowed now.")
        index = choices.index(move)
        turn, secret = state.turn, state.secret
        state.apply(move)
        self.journal.add(index)
        self._raise_floor(turn, secret)
        self._turn_over()

    def draw(self):
        """Chance picks; gives the outcome, already written down before anybody sees it (DV-4)."""
        state = self.state
        outcomes = state.outcomes()
        index = pick(outcomes, self.entropy)
        outcome = outcomes[index][0]
        state.apply(outcome)
        self.journal.add(index)
        self.floor = len(self.journal.events)
        self._turn_over()
        return outcome

    def _raise_floor(self, turn, secret):
        # A secret choice is out of reach once another player holds the device: taking it back would show it.
        if secret and self.state.turn != turn:
            self.floor = len(self.journal.events)

    def _turn_over(self):
        # Another player's turn, or the end: now memory that is rewritten whole is worth a write (DV-4).
        if self.state.turn != self.holder and self.state.turn != CHANCE:
            self.holder = self.state.turn
            self.journal.log.flush()

    @property
    def can_undo(self):
        return len(self.journal.events) > self.floor

    def undo(self):
        """Take the last choice back; never past a draw or another player's secret (DV-3)."""
        if not self.can_undo:
            raise ValueError("There is nothing to take back.")
        from goldpan.replay import replay

        self.journal.undo()
        replay(self)
        forget("goldpan", ("replay",))
        self._turn_over()
