"""Go for Gold, rules FG-1 to FG-18, for both modes (FG-16).

The order of everything:

start    the start player takes a harbour, the others get the next ones clockwise (FG-2);
roll     the active player's roll, for everybody (FG-4);
moving   clockwise from the active player, each who is still in, to the end of the movement:
         "footprint" (only who has one circled; on the island only where it could help), then
         island: "step" by step to the end, or to a harbour and on to "harbour";
         sheet:  "shovels", "footprints", "ended", and "harbour" for who ended in one;
search   clockwise from the active player, each who ended on a site that can be searched:
         "search" or "skip"; the roll; "pay" or "leave" when shovels fill what is missing of a treasure;
         "again" or "keep" in a camp while that can be paid, else the roll is written down;
then the round is over, and with it the game (FG-14), or the die goes on (FG-15).

Sheet mode: who can go no further answers "stuck" and is out, and so may do who could never score again:
what FG-14 lets the players say. All out is the end. The device does not know what the paper shows, but how far
was moved at most: so many shovels and footprints can be said, together. A closed temple is a place like "nothing".
"""

from games.go_for_gold import movement
from games.go_for_gold.island import FOOTPRINT, HARBOUR, JUNGLE, SHOVEL, TAKEN
from games.go_for_gold.sheet import Sheet
from goldpan import game
from goldpan.modules import forget

READERS = ("island_check", "island_file")  # needed once a game: on the board they take 8 KB
_islands = {"A": None, "B": None}  # undo and resume make many States: read a map once


def island_of(side):
    """The Island of side "A" or "B"; ValueError, with island, line and reason, when its file is bad."""
    if _islands[side] is None:
        from games.go_for_gold.island_check import load

        _islands[side] = load(side)
        forget("games.go_for_gold", READERS)
    return _islands[side]


def _data_sum():
    from games.go_for_gold.island_file import data_sum

    found = data_sum()
    forget("games.go_for_gold", READERS)
    return found


VERSION = 1
DATA_SUM = _data_sum()

DIE = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]
TRACKERS = (12, 6)  # shovels, footprints (FG-5)


def _part(phase):
    """The module with the phases that are not here: those of sheet mode, or searching. Loaded when they come up."""
    if phase in ("shovels", "footprints", "ended"):
        from games.go_for_gold import on_paper

        return on_paper
    from games.go_for_gold import searching

    return searching


class State(game.State):
    """A game in progress. To look at, never to set:

    phase     "start" "roll" "footprint" "step" "shovels" "footprints" "ended" "harbour" "search" "dig" "pay"
              "gamble" "over"; `turn` is CHANCE in "roll" and "dig"
    active    who holds the die        mover   who moves or searches, from the roll on
    roll      this round's roll, 0 before it
    left      spaces the mover still has to move; on paper those of the movement, less the shovels said
    dug       the last roll of a search, 0 before it
    closed    a bit for each explored temple
    last      (player, points) of the last search made, 0 points: nothing found; None from the next roll on
    rounds    rounds begun
    sheets    a `Sheet` for each player
    island    the `Island`, None in sheet mode
    """

    def __init__(self, players, side="A", sheet=False, start=0, island=None, trackers=TRACKERS):
        """FG-1. `island` and `trackers` (shovels, footprints) are for tests and other sheets than ours.

        ValueError when players, side or start is wrong, or the map is bad.
        """
        if not game.whole(players) or not 2 <= players <= 4:
            raise ValueError("Go for Gold is for 2 to 4 players.")
        if side not in ("A", "B"):
            raise ValueError("The side of the sheets is A or B.")
        if not game.whole(start) or not 0 <= start < players:
            raise ValueError("The start player must be one of the players.")
        self.players, self.side, self.sheet, self.start = players, side, bool(sheet), start
        self.island = None if sheet else island or island_of(side)
        self.trackers = trackers
        self.sheets = [Sheet() for _ in range(players)]
        self.active = self.mover = start
        self.roll = self.left = self.dug = self.closed = self.rounds = 0
        self.last = self._offer = None
        self.ask("start", start)

    # what is asked ---------------------------------------------------------------------------------------

    def ask(self, phase, turn):
        self.phase, self.turn, self._offer = phase, turn, None

    def choices(self):
        """Legal moves of the player in turn."""
        if self.turn < 0:
            return []
        if self._offer is None:  # a search on the island: once for each question
            self._offer = self._offered()
        return list(self._offer)

    def outcomes(self):
        """The six faces of the die while it is thrown."""
        return list(DIE) if self.turn == game.CHANCE else []

    def _offered(self):
        phase, sheet = self.phase, self.sheets[self.turn]
        if phase == "step":
            near = self.island.near
            return [("step", d) for d in movement.directions(near, sheet.marks, sheet.space, self.left)]
        if phase == "footprint":
            most = 6 if self.sheet else movement.longest(self.island.near, sheet.marks, sheet.space)
            return [("footprint", n) for n in range(most + 1)]
        if phase == "harbour":
            return [("harbour", h) for h in range(4) if self._unused(sheet, h)]
        if phase == "start":
            return [("harbour", h) for h in range(4)]
        return _part(phase).offered(self, sheet)

    def _unused(self, sheet, h):
        """May the player go on from harbour h (FG-7)? On the island not from the one just entered."""
        return not sheet.harbours >> h & 1 and (self.sheet or self.island.harbours[h] != sheet.space)

    def apply(self, move):
        """Make a move, or let the die fall; ValueError when that is not legal."""
        if self.turn == game.OVER:
            raise ValueError("The game is over.")
        if self.turn == game.CHANCE:
            if not game.whole(move) or not 1 <= move <= 6:
                raise ValueError("A die shows 1 to 6, not {}.".format(move))
        else:
            choices = self.choices()
            if move not in choices:
                raise ValueError("Player {} cannot do this now: {}.".format(self.turn + 1, move))
            move = choices[choices.index(move)]  # ours: what was handed in may only equal it, such as ("step", 0.0)
        action = _ACTIONS.get(self.phase) or _part(self.phase).ACTIONS[self.phase]
        action(self, move)

    # moving ----------------------------------------------------------------------------------------------

    def _start(self, move):
        for i in range(self.players):
            sheet = self.sheets[(self.start + i) % self.players]
            if self.island:
                sheet.marks = self.island.marks()
            self._use_harbour(sheet, (move[1] + i) % 4)
        self._begin_round()

    def _use_harbour(self, sheet, h):
        sheet.harbours |= 1 << h
        if self.island:
            sheet.visit(self.island.harbours[h])

    def _begin_round(self):
        self.rounds += 1
        self.roll = self.left = 0
        self.mover = self.active
        self.ask("roll", game.CHANCE)

    def _roll(self, number):
        self.roll, self.dug, self.last = number, 0, None
        for sheet in self.sheets:
            sheet.site = JUNGLE
        self._move_or_search(self.active)

    def next_mover(self):
        following = (self.mover + 1) % self.players
        if following == self.active:
            _part("search").search_from(self, self.active)
        else:
            self._move_or_search(following)

    def _move_or_search(self, player):
        """Ask `player`, or who follows and is still in, to move; after the last begin searching."""
        while True:
            self.mover, self.left = player, self.roll
            if not self.sheets[player].out and self._begin_move():
                return
            player = (player + 1) % self.players
            if player == self.active:
                _part("search").search_from(self, player)
                return

    def _begin_move(self):
        """Ask the mover something and say so; or put the mover out, as there is nothing to ask (FG-8)."""
        sheet = self.sheets[self.mover]
        if sheet.footprints and (self.sheet or self._can_move(1)):
            self.ask("footprint", self.mover)
            return True
        return self._begin_steps()

    def _begin_steps(self):
        if self.sheet:
            self.ask("shovels", self.mover)
        elif self._can_move(self.left):
            self.ask("step", self.mover)
        else:
            self.sheets[self.mover].out = True
            return False
        return True

    def _can_move(self, length):
        sheet = self.sheets[self.mover]
        return movement.possible(self.island.near, sheet.marks, sheet.space, length)

    def _footprint(self, move):
        if move[1]:
            self.sheets[self.mover].cross_footprint()
            self.left = move[1]
        if not self._begin_steps():
            self.next_mover()

    def _step(self, move):
        sheet = self.sheets[self.mover]
        to = self.island.near[6 * sheet.space + move[1]]
        sheet.visit(to)
        kind = self.island.kinds[to]
        if kind == SHOVEL:
            sheet.circle_shovels(1, self.trackers[0])
        elif kind == FOOTPRINT:
            sheet.circle_footprints(1, self.trackers[1])
        self.left -= 1
        if kind & HARBOUR:
            self.left = 0
            self.ask("harbour", self.mover)
        elif self.left:
            self.ask("step", self.mover)
        else:
            sheet.site = kind
            self.next_mover()

    def _harbour(self, move):
        """Go on from another harbour. Both are crossed off only now: 1 or 3 are used, never 2 (FG-18)."""
        sheet = self.sheets[self.mover]
        if self.island:
            sheet.harbours |= 1 << (self.island.kinds[sheet.space] - HARBOUR)
        self._use_harbour(sheet, move[1])
        if self.island:
            for h in range(4):
                sheet.marks[self.island.harbours[h]] = TAKEN  # the fourth can never be entered (FG-7)
        self.next_mover()

    # the end ---------------------------------------------------------------------------------------------

    def end_round(self):
        if self._ends():
            self.mover = self.active
            self.ask("over", game.OVER)
            return
        while True:
            self.active = (self.active + 1) % self.players
            if not self.sheets[self.active].out:
                break
        self._begin_round()

    def _ends(self):
        """FG-14, asked when a round is over."""
        for sheet in self.sheets:
            if sheet.full():
                return True
        for sheet in self.sheets:
            if sheet.out:
                continue
            if self.sheet or movement.can_score(self.island, sheet.marks, sheet.space, self.closed):
                return False
        return True

    def scores(self):
        """Points of each player so far."""
        return [sheet.score() for sheet in self.sheets]

    def winners(self):
        """Who has most points when the game is over; a tie is shared (FG-14)."""
        if self.turn != game.OVER:
            return []
        scores = self.scores()
        return [p for p in range(self.players) if scores[p] == max(scores)]

    def copy(self):
        """An independent state equal to this one."""
        new = object.__new__(State)  # the sheets that State(…) makes would only be replaced, and a press waits for this
        new.players, new.side, new.sheet, new.start = self.players, self.side, self.sheet, self.start
        new.island, new.trackers = self.island, self.trackers
        new.sheets = [sheet.copy() for sheet in self.sheets]
        new.active, new.mover, new.phase, new.turn = self.active, self.mover, self.phase, self.turn
        new.roll, new.left, new.dug, new.closed = self.roll, self.left, self.dug, self.closed
        new.rounds, new.last, new._offer = self.rounds, self.last, self._offer
        return new

    def key(self):
        """All that tells this state from others."""
        return (
            self.side,
            self.sheet,
            self.start,
            self.phase,
            self.turn,
            self.active,
            self.mover,
            self.roll,
            self.left,
            self.dug,
            self.closed,
            self.rounds,
            self.last,
            tuple([sheet.key() for sheet in self.sheets]),
        )


_ACTIONS = {
    "start": State._start,
    "roll": State._roll,
    "footprint": State._footprint,
    "step": State._step,
    "harbour": State._harbour,
}
