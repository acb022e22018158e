"""Beginning a session, and making the state anew out of the journal: to resume, to undo, to tell what happened.

Forgotten while a game is played.
"""

from goldpan import between
from goldpan.game import CHANCE, OVER
from goldpan.journal import Start
from goldpan.session import Session


class OtherRules(ValueError):
    """The journal was made with rules or data that are not the ones installed."""


def begin(rules, name, players, options, names, journal, entropy):
    """Start a new game and its journal. ValueError when the rules refuse the players or options."""
    state = rules.State(players, **options)
    between.begin(journal, Start(name, rules.VERSION, rules.DATA_SUM, players, options, names))
    return Session(rules, state, journal, entropy)


def resume(rules, journal, entropy):
    """Go on with the unfinished game in the journal (DV-4). OtherRules when it does not fit `rules`."""
    start = journal.start
    if start.version != rules.VERSION or start.data_sum != rules.DATA_SUM:
        raise OtherRules("This game was made with other rules.")
    session = Session(rules, None, journal, entropy)
    replay(session)
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


def replay(session):
    """Rebuild the state from the journal."""
    session.state = state = fresh(session.rules, session.journal.start)
    session.floor = 0
    place = 0
    for index in session.journal.events:
        move = pick_of(state, index)
        turn, secret = state.turn, state.secret
        state.apply(move)
        place += 1
        if turn == CHANCE or (secret and state.turn != turn):
            session.floor = place


def history(session):
    """All that happened: yields (state before, move, state after); the states are only lent."""
    state = fresh(session.rules, session.journal.start)
    for index in session.journal.events:
        move = pick_of(state, index)
        before = state.copy()
        state.apply(move)
        yield before, move, state
