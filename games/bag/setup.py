"""What goes into the bag: how many of each kind, and whether a stone drawn goes back at once."""

from games.bag.rules import KINDS, MOST, State
from games.toolbox import kept, tokens
from games.toolbox.setup import ToolSetUp
from goldpan import keys, palette, widgets
from goldpan.screen import Screen
from goldpan.text import t

DEFAULT = [[5, 5, 5, 5, 0, 0, 0, 0], False]


class BagSetUp(ToolSetUp):
    """A row a kind: LEFT and RIGHT change its count, A opens it; `stones` are the counts, `goes_back` the rest."""

    def __init__(self, app):
        ToolSetUp.__init__(self, app, "bag")
        stones, goes_back = contents(kept.load(app.journal, "bag"))
        self.stones, self.goes_back = list(stones), goes_back
        self.told()

    def told(self):
        """The title counts."""
        self.title = t("stones", sum(self.stones), MOST)

    def rows(self):
        ready = any(self.stones)
        rows = [(t("begin"), "" if ready else t("bag_empty"), self.begin if ready else nothing, nothing)]
        for kind in range(KINDS):
            change = lambda by, kind=kind: self.change(kind, by)  # noqa: E731
            rows.append((tokens.name(kind), str(self.stones[kind]), lambda kind=kind: self.open(kind), change))
        rows.append((t("back"), t("back_{}".format(self.goes_back)), None, self.change_back))
        return rows

    def most(self, kind):
        """How many of a kind there is room for."""
        return MOST - sum(self.stones) + self.stones[kind]

    def put(self, kind, count):
        self.stones[kind] = count
        self.told()

    def change(self, kind, by):
        self.put(kind, (self.stones[kind] + by) % (self.most(kind) + 1))

    def change_back(self, by):
        self.goes_back = not self.goes_back

    def open(self, kind):
        self.app.push(Count(self.app, self, kind))

    def taken(self):
        return {"stones": self.stones, "back": self.goes_back}

    def packed(self):
        return [self.stones, self.goes_back]


class Count(Screen):
    """How many stones of a kind, for boards without LEFT and RIGHT, and for large numbers."""

    def __init__(self, app, bag, kind):
        Screen.__init__(self, app)
        self.bag, self.kind = bag, kind
        self.count = bag.stones[kind]

    def scene(self):
        scene = self.new_scene()
        kind = self.kind
        widgets.title(scene, tokens.name(kind))
        scene.tiles(24, 40, 1, tokens.TILES[kind : kind + 1], tokens.SHEET, 3)
        scene.text(92, 46, "{:2}".format(self.count), 2, palette.WHITE, scale=3)
        widgets.hint(scene, t("hint_count"))
        return scene

    def press(self, key):
        by = {keys.UP: 1, keys.DOWN: -1, keys.RIGHT: 10, keys.LEFT: -10}.get(key)
        if by is None:
            if key == keys.A:
                self.bag.put(self.kind, self.count)
            self.app.pop()
        elif by in (1, -1):
            self.count = (self.count + by) % (self.bag.most(self.kind) + 1)
        else:
            self.count = max(0, min(self.count + by, self.bag.most(self.kind)))


def contents(kept):
    """(counts, goes back) out of what the memory had: DEFAULT where that is not sound."""
    try:
        stones, goes_back = kept
        State(1, stones, goes_back)
        return stones, bool(goes_back)
    except (ValueError, TypeError):
        return DEFAULT


def nothing(by=0):
    """Nothing to change, or to begin with."""
