"""Go Goblin, Go!: the turn, from the first cube to the pit (GO-1 to GO-23).

Set-up, every draw an outcome of its own, also the last ones, which are forced: `("cube", g)` for level
0, 1, ...; `("tile", a, b)`, the two of goblin 0 first; `("set", s)` for each player in turn order; then
each player in turn order keeps three cards, `("keep", a, b, c)`. Rolls are ints.
"""

from games.go_goblin_go import abilities, board
from games.go_goblin_go.board import BOX, PIT
from goldpan import game

VERSION = 1
DATA_SUM = BOX.sum
FEWEST, MOST = 2, 6  # players
EIGHT = 8

ROLLS = [(face, 1) for face in range(1, 7)]
CHANCES = ("cubes", "tiles", "sets", "roll")
SECRETS = ("sets", "keep")


class State(game.State):
    """One game; `State(players, start=0)`, ValueError when there are not 2 to 6 players (GO-1).

    phase      "cubes" "tiles" "sets" "keep", then "roll" "act" "after" in turn, and "over"
    active     whose turn it is, also while chance decides and when the game is over
    levels     goblins in motivation order, level 0 first; shorter while the cubes are drawn
    tiles      pairs of numbers; goblin g has the tiles 2g and 2g + 1
    positions  the place of each goblin, see `board`
    rocks      of each player; `supply` is the rest
    roll       the number rolled in this turn, else 0
    spent      True once an ability was used in this turn
    free       the goblin that has to move, without payment, else -1
    sets, kept, used: of each player, the set drawn or -1, the goblins whose cards were kept, and
               one bit a card that is face up. Secret but for the bits: a view asks `cards`.
    """

    def __init__(self, players, start=0):
        if not isinstance(players, int) or not FEWEST <= players <= MOST:
            raise ValueError("Go Goblin, Go! is for 2 to 6 players, not {}.".format(players))
        if not isinstance(start, int) or not 0 <= start < players:
            raise ValueError("The start player is 0 to {}, not {}.".format(players - 1, start))
        self.players = players
        self.start = start
        self.active = start
        self.levels = []
        self.tiles = []
        self.positions = bytearray(6)
        self.rocks = [BOX.each] * players
        self.supply = BOX.rocks - BOX.each * players
        self.roll = 0
        self.spent = False
        self.free = -1
        self.sets = [-1] * players
        self.kept = [()] * players
        self.used = bytearray(players)
        self.enter("cubes")

    def enter(self, phase):
        self.phase = phase
        self.secret = phase in SECRETS  # the set that is drawn must not be told either
        self.turn = game.OVER if phase == "over" else game.CHANCE if phase in CHANCES else self.active

    def cards(self, player):
        """GO-5: the player's three cards as (goblin, ability, used); [] before they are kept. Secret."""
        row = self.kept[player]
        return [
            (row[n], BOX.cards[self.sets[player]][row[n]], bool(self.used[player] >> n & 1)) for n in range(len(row))
        ]

    def outcomes(self):
        """GO-2, GO-5, GO-6: what chance can bring now, all equally likely but for equal tiles."""
        if self.phase == "roll":
            return list(ROLLS)
        from games.go_goblin_go.dealing import outcomes

        return outcomes(self)

    def choices(self):
        """Legal moves, all of them: what the player's hidden cards allow comes last, and a view hides it (GO-22).

        So the index of a move that needs no card, which is what a journal holds, tells nothing of the cards.
        """
        if self.phase == "keep":
            from games.go_goblin_go.dealing import keeps

            return keeps()
        if self.phase == "act":
            found = [] if self.spent else ["collect"]
            for goblin in board.movable(self):
                found.append(("move", goblin))
            return found + self._uses(True)
        return ["done"] + self._uses(False) if self.phase == "after" else []

    def _uses(self, before):
        found = []
        if not self.spent:
            for goblin, ability, used in self.cards(self.active):
                if not used:
                    found.extend(abilities.uses(self, goblin, ability, before))
        return found

    def apply(self, move):
        """One choice or outcome; ValueError, state unchanged, when it is none of those possible now."""
        if self.turn == game.CHANCE:
            legal = [outcome for outcome, _ in self.outcomes()]
        else:
            legal = self.choices()
        if move not in legal:
            raise ValueError("{} is not possible now.".format(move))
        move = legal[legal.index(move)]  # ours, not the caller's: True would be taken for 1
        if self.turn == game.CHANCE:
            self._drawn(move)
        elif self.phase == "keep":
            self.kept[self.active] = move[1:]
            self.pass_on("roll")
        elif move == "collect":
            self._pay(-min(self.roll, self.supply))
            self._end_turn()
        elif move == "done":
            self._end_turn()
        elif move[0] == "move":
            self._move(move[1])
        else:
            self._use(move)

    def _drawn(self, outcome):
        if self.phase == "roll":
            self.roll = outcome
            self.enter("act")
        else:
            from games.go_goblin_go.dealing import dealt

            dealt(self, outcome)

    def pass_on(self, then):
        """The next player draws or keeps; after the last of the round the phase `then` begins."""
        self.active = (self.active + 1) % self.players
        self.enter(then if self.active == self.start else self.phase)

    def _pay(self, rocks):
        self.rocks[self.active] -= rocks
        self.supply += rocks

    def _move(self, goblin):
        """GO-7 to GO-11: pay, cube to level 5, one step a number, until the pit."""
        self._pay(board.cost(self, goblin))
        self.levels.remove(goblin)
        self.levels.append(goblin)
        self.positions[goblin] = board.path(self, goblin)[-1]
        if self.positions[goblin] == PIT:
            self.enter("over")
        elif self.spent:
            self._end_turn()
        else:
            self.enter("after")

    def _use(self, move):
        """GO-12: the card is face up from now on, and what it says is done."""
        self.used[self.active] |= 1 << self.kept[self.active].index(move[1])
        self.spent = True
        abilities.use(self, move)
        if self.phase == "after":
            self._end_turn()

    def _end_turn(self):
        self.active = (self.active + 1) % self.players
        self.roll = 0
        self.spent = False
        self.free = -1
        self.enter("roll")

    def worth(self, goblin, ability):
        """GO-18, GO-19: what the card of this goblin with this ability scores as things stand."""
        place = self.positions[goblin]
        return EIGHT if place == PIT and ability == "eight" else board.value(place)

    def scores(self):
        """GO-19: the points of each player as things stand; before the end they give away cards (GO-22)."""
        return [sum([self.worth(g, ability) for g, ability, _ in self.cards(p)]) for p in range(self.players)]

    def winners(self):
        """GO-19: most points, then most rocks, then shared."""
        if self.turn != game.OVER:
            return []
        scores = self.scores()
        best = max([(scores[player], self.rocks[player]) for player in range(self.players)])
        return [player for player in range(self.players) if (scores[player], self.rocks[player]) == best]

    def copy(self):
        """An independent state equal to this one."""
        other = State(self.players, self.start)
        for name in ("phase", "turn", "secret", "active", "supply", "roll", "spent", "free"):
            setattr(other, name, getattr(self, name))
        for name in ("levels", "tiles", "rocks", "sets", "kept"):
            setattr(other, name, list(getattr(self, name)))
        other.positions = bytearray(self.positions)
        other.used = bytearray(self.used)
        return other

    def key(self):
        """All that tells this state from others, as nested tuples."""
        return (
            self.players,
            self.start,
            self.phase,
            self.active,
            self.roll,
            self.spent,
            self.free,
            self.supply,
            tuple(self.levels),
            tuple(self.tiles),
            tuple(self.positions),
            tuple(self.rocks),
            tuple(self.sets),
            tuple(self.kept),
            tuple(self.used),
        )
