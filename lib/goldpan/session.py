"""A game being played: its state, its journal, and chance.

The state is always exactly what replaying the journal gives, so resume and undo are one thing.
"""

from goldpan.chance import pick
from goldpan.game import CHANCE, OVER
from goldpan.journal import Start


class OtherRules(ValueError):
    """The journal was made with rules or data that are not the ones installed."""


def begin(rules, name, players, options, names, journal, entropy):
    """Start a new game and its journal. ValueError when the rules refuse the players or options."""
    state = rules.State(players, **options)
    journal.begin(Start(name, rules.VERSION, rules.DATA_SUM, players, options, names))
    return Session(rules, state, journal, entropy)


def resume(rules, journal, entropy):
    """Go on with the unfinished game in the journal (DV-4). OtherRules when it does not fit `rules`."""
    start = journal.start
    if start.version != rules.VERSION or start.data_sum != rules.DATA_SUM:
        raise OtherRules("This game was made with other rules.")
    session = Session(rules, None, journal, entropy)
    session.replay()
    session.holder = session.state.turn
    return session


def fresh(rules, start):
    """The state a game began with. OtherRules when today's rules refuse it."""
    try:
        return rules.State(start.players, **start.options)
    except (ValueError, TypeError):
        pass
    raise OtherRules("This game was made with other rules.")


def pick_of(state, index):
    """The move that an index of the journal stands for. OtherRules when there is none."""
    if state.turn == OVER:
        raise OtherRules("The journal goes on after the end of the game.")
    options = state.outcomes() if state.turn == CHANCE else state.choices()
    if index >= len(options):
        raise OtherRules("The journal has a move that these rules do not know.")
    return options[index][0] if state.turn == CHANCE else options[index]


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
        self.journal.undo()
        self.replay()
        self._turn_over()

    def replay(self):
        """Rebuild the state from the journal."""
        self.state = state = fresh(self.rules, self.journal.start)
        self.floor = 0
        place = 0
        for index in self.journal.events:
            move = pick_of(state, index)
            turn, secret = state.turn, state.secret
            state.apply(move)
            place += 1
            if turn == CHANCE or (secret and state.turn != turn):
                self.floor = place

    def history(self):
        """All that happened: yields (state before, move, state after); the states are only lent."""
        state = fresh(self.rules, self.journal.start)
        for index in self.journal.events:
            move = pick_of(state, index)
            before = state.copy()
            state.apply(move)
            yield before, move, state

    def end(self, result=None):
        """The game is over and its result known: close the journal."""
        self.journal.end(result)
