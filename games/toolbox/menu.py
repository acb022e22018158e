"""The toolbox: which tools there are, and which of them can be used in the middle of a game."""

from goldpan import library, text
from goldpan.menu import Menu
from goldpan.text import t

# (text key, folder in games/, module, its screen, True when it never touches a game in progress)
ROWS = (
    ("tool_dice", "toolbox", "dice", "Dice", True),
    ("bag", "bag", "setup", "BagSetUp", False),
    ("track", "track", "setup", "TrackSetUp", False),
    ("tool_lot", "toolbox", "lot", "Lot", True),
    ("fairness", "toolbox", "fairness", "Fairness", True),
)


class Toolbox(Menu):
    """Opened from the main menu, or over a game with what is usable there."""

    def __init__(self, app):
        Menu.__init__(self, app)
        text.use_tool("toolbox")
        self.title = t("toolbox")

    def rows(self):
        playing = self.app.session is not None
        return [(t(row[0]), lambda row=row: self.open(row)) for row in ROWS if row[4] or not playing]

    def open(self, row):
        screen = getattr(library.load(row[1], row[2]), row[3])
        self.app.push(screen(self.app))

    def back(self):
        self.app.pop()
        library.close_tools()
