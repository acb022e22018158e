"""Whole games of Go for Gold at random: FG-18 throughout, replay, and paper against island."""

import random

from games.go_for_gold.island import FOOTPRINT, HARBOUR, SHOVEL
from games.go_for_gold.on_paper import ENDED
from games.go_for_gold.rules import State
from goldpan.game import CHANCE, OVER
from support import random_game, random_move, replay

ENTRIES = (-1, 1, 2, 3, 4, 5, 6, 9)
NAMES = {}
for _name in ENDED:
    NAMES[ENDED[_name]] = _name


def ones(bits):
    """How many bits are set."""
    return bin(bits).count("1")


def check(state):
    """FG-18, and what else must always hold."""
    nines = 0
    for sheet in state.sheets:
        assert sheet.harbours_used() in ((0,) if state.phase == "start" else (1, 3))
        assert sheet.shovels >= 0 and sheet.footprints >= 0
        assert sheet.shovels + sheet.shovels_crossed <= 12
        assert sheet.footprints + sheet.footprints_crossed <= 6
        assert len(sheet.entries) <= 6
        for entry in sheet.entries:
            assert entry in ENTRIES
        nines += sheet.entries.count(9)
        if state.island:
            check_path(state, sheet)
    assert nines == ones(state.closed) <= 5
    assert state.turn in (CHANCE, OVER) or not state.sheets[state.turn].out
    assert state.winners() == [] or state.turn == OVER


def check_path(state, sheet):
    """FG-18: a path never meets itself and goes from neighbour to neighbour; only a voyage is no step."""
    path, island = sheet.path, state.island
    assert len(set(path)) == len(path)
    if sheet.marks and state.phase in ("roll", "over"):
        marks = island.marks()
        for space in list(path) + (list(island.harbours) if sheet.harbours_used() == 3 else []):
            marks[space] = 1
        assert sheet.marks == marks  # a search leaves no trace
    voyages = 0
    for i in range(1, len(path)):
        a, b = path[i - 1], path[i]
        assert island.passable(b)
        if b not in island.near[6 * a : 6 * a + 6]:
            assert island.kinds[a] & HARBOUR and island.kinds[b] & HARBOUR
            voyages += 1
    assert voyages == (1 if sheet.harbours_used() == 3 else 0)
    assert len([space for space in path if island.kinds[space] & HARBOUR]) <= 3


def play(players, side, sheet, start, rng):
    """One random game, checked all the way, and once more from its journal."""
    state = State(players, side, sheet, start)
    journal = random_game(state, rng, check)
    again = replay(State(players, side, sheet, start), journal)
    assert again == state and repr(again) == repr(state)
    assert state.winners() == [p for p in range(players) if state.scores()[p] == max(state.scores())]
    return state


class Paper:
    """Plays an island game on paper too: what the players would enter, round by round."""

    def __init__(self, island_state):
        s = island_state
        self.state = State(s.players, s.side, True, s.start)
        self.moved = {}

    def see(self, before, move, after):
        """`move` brought the island game from `before` to `after`; `before` may only be asked for its fields."""
        phase, player, roll = before
        if phase in ("footprint", "step", "harbour"):
            self.note(phase, player, move, after)
        if phase in ("start", "roll", "search", "dig", "pay", "gamble"):
            self.state.apply(move)
        if after.phase not in ("footprint", "step", "harbour") and self.state.phase != after.phase:
            self.enter()

    def note(self, phase, player, move, after):
        """Remember what happened to a player in this round's movement."""
        line = self.moved.setdefault(player, {"footprint": 0, "shovels": 0, "footprints": 0, "ended": "stuck"})
        if phase == "footprint":
            line["footprint"] = move[1]
        elif phase == "harbour":
            line["harbour"] = move[1]
        else:
            kind = after.island.kinds[after.sheets[player].space]
            line["shovels"] += kind == SHOVEL
            line["footprints"] += kind == FOOTPRINT
            line["ended"] = "harbour" if kind & HARBOUR else NAMES.get(kind, "nothing")

    def enter(self):
        """Answer all questions of the round."""
        state = self.state
        while state.phase in ("footprint", "shovels", "footprints", "ended", "harbour"):
            line = self.moved.get(state.turn, {"ended": "stuck"})
            state.apply((state.phase, line.get(state.phase, 0)))
        self.moved = {}

    def finish(self):
        """On paper the players say that nobody can score any more (FG-14)."""
        state = self.state
        while state.turn != OVER:
            state.apply(
                6 if state.phase == "roll" else ("ended", "stuck") if state.phase == "ended" else (state.phase, 0)
            )


def both_modes(players, side, start, rng):
    """One random island game, entered on paper as it goes; scores and trackers agree after every round."""
    state = State(players, side, start=start)
    paper = Paper(state)
    while state.turn != OVER:
        before = (state.phase, state.turn, state.roll)
        move = random_move(state, rng)
        state.apply(move)
        paper.see(before, move, state)
        if state.phase in ("roll", "dig", "pay", "gamble", "search"):
            compare(state, paper.state)
    assert paper.state.scores() == state.scores()
    paper.finish()
    assert paper.state.scores() == state.scores()
    assert paper.state.winners() == state.winners()
    return state


def compare(state, paper):
    """The two modes are at the same point with the same sheets."""
    assert (paper.phase, paper.turn, paper.active, paper.closed) == (
        state.phase,
        state.turn,
        state.active,
        state.closed,
    )
    for player in range(state.players):
        mine, theirs = state.sheets[player], paper.sheets[player]
        assert mine.out == theirs.out and mine.entries == theirs.entries
        assert mine.harbours_used() == theirs.harbours_used()
        assert (mine.shovels, mine.shovels_crossed) == (theirs.shovels, theirs.shovels_crossed)
        assert (mine.footprints, mine.footprints_crossed) == (theirs.footprints, theirs.footprints_crossed)


def test_fg_18_random_games_on_the_island():
    """FG-18: holds after every move; games end and replay to an equal state."""
    random.seed(18)
    for side in "AB":
        for players in (2, 3, 4):
            play(players, side, False, players - 1, random)


def test_fg_18_random_games_on_paper():
    """FG-18: holds on paper too, whatever the players enter."""
    random.seed(19)
    for side in "AB":
        for players in (2, 3, 4):
            play(players, side, True, 0, random)


def test_fg_16_paper_follows_the_island():
    """FG-16: sheet mode fed with the events of an island game reaches the same scores."""
    random.seed(16)
    for side in "AB":
        for players in (2, 3, 4):
            both_modes(players, side, 1, random)
