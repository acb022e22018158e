"""Random presses in the toolbox and its two games: nothing fails, sticks or is cut off, and nothing is lost."""

import os
import random

from games.toolbox.menu import Toolbox
from goldpan import replay
from goldpan.journal import Journal
from goldpan.keys import MENU
from goldpan.log import Log
from goldpan.opening import resume
from goldpan.scene import Scene
from hal.desktop import fuzz
from support_simulator import started

PRESSES = max(12000, int(os.environ.get("GAMES", "300")) * 20)
LOOKS = 40  # every so many presses the memory is read as after a power cut
SCREENS = (
    "Toolbox", "Dice", "DiceMenu", "Presets", "Lot", "BagSetUp", "Count", "bag", "TrackSetUp", "track", "PutAway",
)  # fmt: skip


def test_dv_4_random_presses_in_the_toolbox():
    """DV-4: whenever the main menu comes up, what is unfinished goes on or a tool is opened; the memory always has
    the state that is on the screen."""
    rng = random.Random(11)
    app = started(seed=11)
    app.device.screen.painting = False
    kept, Scene.misfits = Scene.misfits, []
    seen = {}
    try:
        for number in range(PRESSES):
            if number % 25 == 24:  # a long game must not keep the other tools out
                app.home()
            if type(app.top).__name__ == "MainMenu":  # its module is loaded anew after each game
                go_on(app, rng)
            fuzz.press(app, rng)
            fuzz.check(app.device.screen.scene)
            for screen in app.stack:
                name = screen.name or type(screen).__name__
                seen[name] = seen.get(name, 0) + 1
                seen[type(screen).__name__] = 1
            if number % LOOKS == 0 and app.session and app.journal.saved and app.journal.start:
                journal = Journal(Log(app.device.memory))
                found = replay.resume(app.session.rules, journal, app.device.entropy)
                assert found.state == app.session.state
    finally:
        Scene.misfits = kept
    for name in SCREENS:
        assert seen.get(name), "{} was never seen: {}".format(name, seen)


def go_on(app, rng):
    """From the main menu: half the time what is unfinished, else any tool."""
    if app.journal.start and rng.random() < 0.5:
        resume(app)
    else:
        toolbox = Toolbox(app)
        app.push(toolbox)
        rng.choice(toolbox.rows())[1]()
        if type(app.top).__name__ == "Dice" and rng.random() < 0.3:  # held keys are rare
            app.top.press(MENU)
            app.top.cursor = rng.randrange(len(app.top.rows()))
    app.step()
