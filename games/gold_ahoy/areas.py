"""The score area by area (GA-12): each is lit up on the table, with both sides' paths and whose chests they are."""

from games.gold_ahoy import icons, table
from games.gold_ahoy.count import NOBODY, owner
from games.gold_ahoy.rules import NORTH, SOUTH
from games.gold_ahoy.tiles import CHEST, SIZE
from goldpan import keys, widgets
from goldpan.game import OVER
from goldpan.palette import BLACK, CREAM, GOLD, SILVER, WHITE
from goldpan.screen import Screen
from goldpan.text import t

COLUMNS = 8
WIDTH = 26  # columns of the page of scores


def summary(state, ui):
    """Lines of text: the scores so far (the page has those of the end), chests that nobody gets, then the areas."""
    if state.paper and not state.box:
        return widgets.wrap(t("known_later"), WIDTH)
    count = state.count()
    lines = []
    if state.turn != OVER:
        lines = [widgets.spread(ui.names[player], str(count.scores[player]), WIDTH) for player in (SOUTH, NORTH)]
    lines += [t("nobody_line", count.nobody), "", t("summary_head")]
    for area in count.areas:
        kind = t("land") if count.is_land(area) else t("water")
        who = owner(area)
        side = t("side_" + str(who)) if who != NOBODY else t("nobody")
        lines.append("{:6}{:3} {:3}:{:<3}{}".format(kind, area[1], area[2], area[3], side))
    return lines


class Areas(Screen):
    """The total first, then an area at each press of an arrow, those with most chests first."""

    name = "gold_ahoy areas"

    def __init__(self, app, play):
        Screen.__init__(self, app)
        self.state = play.session.state
        self.ui = play.ui
        self.count = self.state.count()  # goes with the page: it is 3 KB
        self.window = table.Window(self.state)
        self.tiles = self.window.tiles(self.state)
        self.at = 0  # 0 for the total

    def press(self, key):
        steps = {keys.LEFT: -1, keys.UP: -1, keys.RIGHT: 1, keys.DOWN: 1}
        if key in steps:
            self.at = (self.at + steps[key]) % (len(self.count.areas) + 1)
        else:
            self.app.pop()

    def scene(self):
        s = self.new_scene()
        area = self.count.areas[self.at - 1] if self.at else None
        who = owner(area) if area else ahead(self.count.scores)
        table.strips(s, self.state, self.ui, who, self.count.scores)
        under, over = table.pictures(self.tiles)
        if area:
            under, over = self.only(area, under, over)
        s.tiles(table.LEFT, table.TOP, self.state.size, bytes(under), table.SHEET)
        s.tiles(table.LEFT, table.TOP, self.state.size, bytes(over), table.ABOVE)
        if area:
            self.light(s, area)
        self.total(s) if area is None else self.one(s, area, who)
        s.text(table.PANEL, 104, t("hint_areas"), COLUMNS, SILVER)
        s.text(table.PANEL, 116, t("hint_back"), COLUMNS, SILVER)
        s.lights = table.side_lights(who, self.ui.lights, self.ui.colours) if who in (0, 1) else ()
        return s

    def only(self, area, under, over):
        """The pictures with all tiles face down but those that have a part in the area, and its chests alone."""
        meant = bytearray([icons.LAID if icon else icons.BLANK for icon in under])
        chests = bytearray(len(over))
        for column, row, tile, turns in self.count.placed:
            ends = self.count.ends(area, column, row)
            if ends:
                at = self.window.place(column, row)
                meant[at] = under[at]
                if (table.SET[SIZE * (tile - 1) + CHEST] + 2 * turns) % 8 in ends:
                    chests[at] = over[at]
        return meant, chests

    def light(self, s, area):
        """A mark on every end of the area: at corners of tiles for water, in the middle of edges for land."""
        size = self.state.size
        corners = bytearray((size + 1) * (size + 1))
        beside, below = bytearray(size * (size + 1)), bytearray((size + 1) * size)
        count = self.count
        for point in range(len(count.roots)):
            if count.roots[point] == area[0]:
                x = point % count.span + 2 * (count.west - self.window.west)
                y = 2 * size - point // count.span - 2 * (count.south - self.window.south)
                if x % 2 == 0 and y % 2 == 0:
                    corners[y // 2 * (size + 1) + x // 2] = icons.LIT_CORNER
                elif y % 2:
                    beside[y // 2 * (size + 1) + x // 2] = icons.LIT_BESIDE
                else:
                    below[y // 2 * size + x // 2] = icons.LIT_BELOW
        left, top, seen = table.LEFT, table.TOP, self.window.seen
        if count.is_land(area):
            s.tiles(left - 8, top, size + 1, seen(beside), table.OVER_IT)
            s.tiles(left, top - 8, size, seen(below), table.OVER_IT)
        else:
            s.tiles(left - 8, top - 8, size + 1, seen(corners), table.OVER_IT)

    def one(self, s, area, who):
        """Beside the table: which area, its chests, both sides' paths, whose it is."""
        x = table.PANEL
        s.text(x, 0, t("area_of", self.at, len(self.count.areas)), COLUMNS, BLACK, GOLD)
        s.text(x, 14, t("land") if self.count.is_land(area) else t("water"), COLUMNS, CREAM)
        s.tiles(x, 30, 1, bytes((icons.CHEST_MIDDLE,)), table.OVER_IT)
        s.text(x + 18, 26, str(area[1]), 2, GOLD, scale=2)
        s.text(x, 52, t("paths"), COLUMNS, SILVER)
        far = 1 - table.near(self.state)
        for player, y in ((far, 64), (1 - far, 76)):
            s.text(x, y, t("side_number", t("side_" + str(player)), area[2 + player]), COLUMNS, self.ui.colours[player])
        s.text(x, 90, t("nobody") if who == NOBODY else "→ " + t("side_" + str(who)), COLUMNS, WHITE)

    def total(self, s):
        """Beside the table: all chests so far."""
        x = table.PANEL
        s.text(x, 0, t("in_all") if self.state.turn == OVER else t("so_far"), COLUMNS, BLACK, GOLD)
        s.tiles(x, 18, 1, bytes((icons.CHEST_MIDDLE,)), table.OVER_IT)
        far = 1 - table.near(self.state)
        for player, y in ((far, 40), (1 - far, 52)):
            number = self.count.scores[player]
            s.text(x, y, t("side_number", t("side_" + str(player)), number), COLUMNS, self.ui.colours[player])
        s.text(x, 66, t("nobody_number", self.count.nobody), COLUMNS)


def ahead(scores):
    """The player with more chests, None when equal."""
    return None if scores[0] == scores[1] else SOUTH if scores[0] > scores[1] else NORTH
