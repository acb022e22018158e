"""The second phase of a round: digging for treasure, exploring temples, gambling in camps (FG-9 to FG-13)."""

from games.go_for_gold.island import CAMP, TEMPLE
from goldpan import game


class Searching(game.State):
    """The part of `rules.State` that runs from the end of all movement to the end of the round."""

    def _search_from(self, player):
        """Ask `player`, or who follows and can search, to do so; after the last end the round."""
        self.left = 0
        while True:
            self.mover = player
            if self._can_search(self.sheets[player]):
                self._ask("search", player)
                return
            player = (player + 1) % self.players
            if player == self.active:
                self._end_round()
                return

    def _can_search(self, sheet):
        site = sheet.site  # JUNGLE for who is out or in a harbour
        if site & TEMPLE:
            return not self.closed >> (site - TEMPLE) & 1
        return sheet.can_gamble() if site == CAMP else site in (4, 5, 6)

    def _search(self, move):
        sheet = self.sheets[self.mover]
        self.dug = 0
        if move == "skip":
            self._search_done()
        elif sheet.site == CAMP:
            self._gamble("again")
        else:
            self._ask("dig", game.CHANCE)

    def _dig(self, number):
        sheet = self.sheets[self.mover]
        site = sheet.site
        self.dug = number
        if site & TEMPLE:
            self._explore(sheet, number)
        elif site == CAMP:
            if sheet.can_gamble():
                self._ask("gamble", self.mover)
            else:
                self._found(number)
        elif number >= site:
            self._found(site)
        elif number + sheet.shovels >= site:
            self._ask("pay", self.mover)
        else:
            self._found(0)

    def _explore(self, sheet, number):
        if number > sheet.shovels:
            self._found(-1)
        else:
            sheet.cross_shovels(sheet.shovels)
            self.closed |= 1 << (sheet.site - TEMPLE)
            self._found(9)

    def _pay(self, move):
        sheet = self.sheets[self.mover]
        if move == "pay":
            sheet.cross_shovels(sheet.site - self.dug)
            self._found(sheet.site)
        else:
            self._found(0)

    def _gamble(self, move):
        if move == "keep":
            self._found(self.dug)
            return
        sheet = self.sheets[self.mover]
        sheet.cross_shovels(1)
        sheet.cross_footprint()
        self._ask("dig", game.CHANCE)

    def _found(self, points):
        """Write points down, 0: nothing."""
        if points:
            self.sheets[self.mover].entries.append(points)
        self.last = (self.mover, points)
        self._search_done()

    def _search_done(self):
        following = (self.mover + 1) % self.players
        if following == self.active:
            self._end_round()
        else:
            self._search_from(following)
