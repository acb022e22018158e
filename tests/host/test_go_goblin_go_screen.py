"""Go Goblin, Go! on the simulated panel: what a press costs in pixels, and boxes with other tunnels."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from goldpan import keys
from goldpan.app import App
from goldpan.opening import begin
from goldpan.palette import CREAM
from goldpan.starting import start as start_app
from hal.desktop.device import Simulated

ROOT = Path(__file__).resolve().parent.parent.parent
PIXEL_US = 5.8  # what a pixel costs on a Pico, measured
COMPLETE_MS = 150  # press to complete screen

OTHER_BOX = """
import random, sys
sys.path += ["lib", "tests", "."]
from games.go_goblin_go import data
text = open("games/go_goblin_go/data.txt").read()
lines = [line for line in text.splitlines() if not line.startswith("tunnel")]
box = data.Box("\\n".join(lines + ["tunnel " + sys.argv[1]]))
data.load = lambda path=None: box
from games.go_goblin_go import view
from games.go_goblin_go.rules import State
from goldpan import text
from goldpan.game import OVER
from goldpan.play import Ui
from goldpan.scene import Scene
from hal.desktop.fuzz import check
from support import random_move
text.use("en")
text.use_game("go_goblin_go")
Scene.misfits = []
rng = random.Random(3)
state, ui = State(3), Ui(160, 128, 8, (), ["Ada", "Ben", "Cleo"], "full")
scenes = 0
while state.turn != OVER:
    check(view.scene(state, ui))
    scenes += 1
    before, move = state.copy(), random_move(state, rng)
    state.apply(move)
    ui.message = view.story(before, move, state, ui).split("\\n")[0]
    view.details(state, ui)
print(scenes)
"""


class Table:
    """A game on a simulated device; `sent(key)` presses and gives the pixels that went over the wire."""

    def __init__(self, seed):
        self.device = Simulated("pico_st7735r", seed, None)
        self.app = App(self.device, True)
        start_app(self.app)
        self.app.step()
        begin(self.app, "go_goblin_go", 3, 0, {}, ["Ada", "Ben", "Cleo"])
        self.app.step()

    @property
    def state(self):
        return self.app.session.state

    def sent(self, key):
        """Press a key and let it go."""
        before = self.device.screen.wire.pixels
        self.device.buttons.feed(key, True)
        self.app.step()
        spent = self.device.screen.wire.pixels - before
        self.device.buttons.feed(key, False)
        self.app.step()
        return spent

    def look(self):
        """Hold A: see the cards."""
        self.device.buttons.feed(keys.A, True)
        self.app.step()
        self.device.clock.wait(700)
        self.app.step()
        self.device.buttons.feed(keys.A, False)
        self.app.step()

    def at_the_door(self):
        """True when the cursor is on "use an ability"."""
        items = self.device.screen.scene.items
        return any("Use an" in item[6] and item[5] == CREAM for item in items if len(item) == 7)

    def settle(self):
        """Let an animation end; gives the frames seen."""
        frames = 0
        for _ in range(100):
            self.device.clock.wait(5)
            before = self.device.screen.scene
            self.app.step()
            frames += self.device.screen.scene is not before
        return frames


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_moved_goblin_changes_little(seed):
    """From the press to the complete screen at most 150 ms on a Pico, most of it for pixels: at most 15,000."""
    table = Table(seed)
    while table.state.phase == "keep":
        table.look()
        for key in (keys.RIGHT, keys.DOWN, keys.RIGHT, keys.DOWN, keys.RIGHT, keys.A, keys.A):
            table.sent(key)
    rng = random.Random(seed)
    worst = moves = 0
    while moves < 12 and table.state.phase != "over":
        if table.state.phase == "roll":
            table.sent(keys.A)
            assert table.settle() >= 10  # frames of 480 ms: more than 20 a second
        for _ in range(rng.randrange(3)):
            assert table.sent(keys.RIGHT) * PIXEL_US / 1000 < COMPLETE_MS
        while table.at_the_door():
            table.sent(keys.LEFT)
        spent = table.sent(keys.A)
        if table.state.phase != "over":
            worst = max(worst, spent)
        moves += 1
    assert 0 < worst <= 15000


@pytest.mark.parametrize("tunnel", ["1 2 3 99", "10 11 12 13 14 15 16 17 18 19", "1 " * 10 + "25", "12 " * 20])
def test_other_tunnels_fit(tunnel):
    """GO-20: an edited box of 4 to 20 spaces, values up to 99: everything stays on the screen."""
    done = subprocess.run([sys.executable, "-c", OTHER_BOX, tunnel], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 40
