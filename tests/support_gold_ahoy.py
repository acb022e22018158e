"""Gold Ahoy! for the plain tests of its screens: a game on a device, and states to look at."""

import random
import sys

# A full heap has no room to load what comes late.
from games.gold_ahoy import areas, help_en, pages, papers, stories, view  # noqa: F401
from games.gold_ahoy.rules import State
from goldpan import gamemenu, library, mainmenu  # noqa: F401
from goldpan.game import CHANCE
from goldpan.opening import begin
from goldpan.play import Ui
from goldpan.text import use, use_game
from hal.fake import FakeDevice, Memory, start
from support import random_move

use("en")
use_game("gold_ahoy")

LONG = ["Wolfgang", "Wolfgan2"]


def a_ui():
    return Ui(160, 128, 8, range(6), ["Ada", "Ben"], "off")


def playing(names=("Ada", "Ben"), first=0, deaf_ms=0, **chosen):
    """A device on which a game has just begun, and its screen; presses count `deaf_ms` after a turn."""
    device = FakeDevice(memory=Memory(2048))  # a sector would not always be found in one piece
    loaded = [(name, module) for name, module in sys.modules.items() if name.startswith("games.")]
    app = start(device)
    sys.modules.update(loaded)  # the menu forgot them, but here is no room for two of each
    app.settings.values["animation"] = "off"
    library.load("gold_ahoy", "view").DEAF_MS = deaf_ms  # another test may have made it forget the one above
    begin(app, "gold_ahoy", 2, first, chosen, list(names))
    app.step()
    return device, app.top


def state_after(tiles, seed=1, **chosen):
    """A state with so many tiles on the table, nobody's move pending but a player's."""
    random.seed(seed)
    state = State(2, **chosen)
    while state.turn == CHANCE or len(state.placed()) < tiles:
        state.apply(random_move(state))
    return state


def block(scene, sheet, at=0):
    """The tiles of an item of a scene by its sheet; the first of them."""
    return [item for item in scene.items if item[4] == sheet and len(item) == 6][at][5]
