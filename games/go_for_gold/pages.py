"""Pages of the game's menu, loaded while one is open: all players' sheets and maps, odds, details of the scores."""

from games.go_for_gold import ask, chart, icons
from games.go_for_gold import odds as exact
from games.go_for_gold.chances import worth
from games.go_for_gold.signs import SHEET
from games.go_for_gold.words import place
from goldpan import keys, widgets
from goldpan.game import OVER
from goldpan.odds import words
from goldpan.palette import GOLD, SILVER
from goldpan.screen import Screen
from goldpan.text import t


class Sheets(Screen):
    """LEFT and RIGHT turn to another player, UP and DOWN between sheet and map."""

    name = "go_for_gold sheets"
    sideways = True  # with three buttons A turns to the map (goldpan.three)

    def __init__(self, app, play):
        Screen.__init__(self, app)
        self.state = play.session.state
        self.ui = play.ui
        self.player = max(0, self.state.mover)
        self.map = False
        self.chart = chart.Chart()

    def press(self, key):
        if key in (keys.LEFT, keys.RIGHT):
            self.player = (self.player + (1 if key == keys.RIGHT else -1)) % self.state.players
        elif key in (keys.B, keys.MENU):
            self.app.pop()
        elif self.state.island:
            self.map = not self.map

    def scene(self):
        scene = self.new_scene()
        state, player = self.state, self.player
        if self.map:
            self.chart.update(state, player)
            chart.draw(scene, state, self.chart.rows(state.island), player)
        else:
            self.draw_sheet(scene, state.sheets[player])
        where = "{}/{}".format(player + 1, state.players)
        widgets.title(scene, self.ui.names[player], where, paper=self.ui.colours[player])
        widgets.hint(scene, t("hint_sheet_map" if state.island else "hint_sheet"))
        return scene

    def draw_sheet(self, s, sheet):
        state = self.state
        row(s, 15, icons.SHOVEL, tracker(sheet.shovels, sheet.shovels_crossed, state.trackers[0]), sheet.shovels)
        row(
            s,
            28,
            icons.FOOTPRINT,
            tracker(sheet.footprints, sheet.footprints_crossed, state.trackers[1]),
            sheet.footprints,
        )
        s.text(2, 41, t("tracker_key"), s.columns, SILVER)
        s.text(2, 56, t("finds"), 9)
        s.text(62, 56, ask.finds(sheet), 16, GOLD)
        s.text(2, 70, t("harbours"), 9)
        if state.island:
            tiles = [icons.HARBOUR_USED if sheet.harbours >> h & 1 else icons.HARBOUR for h in range(4)]
            s.tiles(62, 70, 4, bytes(tiles), SHEET)
        else:
            s.text(62, 70, t("harbours_used", sheet.harbours_used()), 16)
        s.text(2, 84, t("temples"), 9)
        tiles = [icons.TEMPLE_CLOSED if state.closed >> n & 1 else icons.TEMPLE for n in range(5)]
        s.tiles(62, 84, 5, bytes(tiles), SHEET)
        s.text(2, 98, self.where(sheet), s.columns)

    def where(self, sheet):
        """Is the player out, or where?"""
        if sheet.out:
            return t("is_out")
        if self.state.island and sheet.path:
            return t("is_at", place(self.state, self.state.island.kinds[sheet.space]))
        return t("is_in")


def row(s, y, tile, text, count):
    """A tracker with its icon, and the count that is left."""
    s.tiles(2, y, 1, bytes((tile,)), SHEET)
    s.text(20, y, text, 12, GOLD)
    s.text(98, y, str(count), 2)


def tracker(circled, crossed, length):
    """A tracker as signs: used ones first, then those circled, then the free ones."""
    return "✗" * crossed + "●" * circled + "○" * (length - crossed - circled)


def odds(state, ui):
    """What searching would bring each player now, the one in turn first."""
    if state.turn == OVER:
        return []
    lines = [t("odds_roll")] if state.phase == "roll" else []
    for offset in range(state.players):
        player = (state.mover + offset) % state.players
        sheet = state.sheets[player]
        if sheet.out:
            continue
        lines.append(t("odds_of", ui.names[player], sheet.shovels))
        lines.append(t("odds_head"))
        for number in (4, 5, 6):
            bare, all_in = exact.treasure(number, 0), exact.treasure(number, sheet.shovels)
            lines.append(t("odds_treasure", number, words(*bare), words(*all_in)))
        lines.append(t("odds_temple", words(*exact.temple(sheet.shovels))))
        if state.side == "B":
            rolls = min(sheet.shovels, sheet.footprints)
            lines.append(t("odds_camp", rolls, worth(rolls)) if rolls else t("odds_no_camp"))
    return lines


def details(state, ui):
    """Below the scores: what each point came from."""
    lines = [""]
    for player in range(state.players):
        lines.append("{:9}{}".format(ui.names[player], ask.finds(state.sheets[player])))
    explored = sum([state.closed >> number & 1 for number in range(5)])
    return lines + ["", t("details_temples", explored), t("details_rounds", state.rounds)]
