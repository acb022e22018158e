"""Every screen of the app as a picture in docs/screens (`make screens`): the same files from the same source.

    python tools/screens.py              all of them, in English, and in a folder for each other language
    python tools/screens.py FOLDER       somewhere else than docs/screens

What is shown is decided in tools/tours: a module for the app around the games and one for each game; a game
without one gets the tour of tools/tours/game.py. A module there has `tour(new)`, a generator of (name, Tour): it
brings an app to a screen, and yields. `new` makes a `Tour`.
"""

import os
import random
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The root goes behind everything else: its code.py must not shadow Python's own `code`.
sys.path += [path for path in (os.path.join(ROOT, "tools"), os.path.join(ROOT, "lib"), ROOT) if path not in sys.path]

from goldpan import library  # noqa: E402  the path had to be right first
from goldpan.app import App  # noqa: E402
from goldpan.battery import Battery  # noqa: E402
from goldpan.game import OVER  # noqa: E402
from goldpan.opening import begin  # noqa: E402
from goldpan.play import Play  # noqa: E402
from goldpan.starting import start as start_app  # noqa: E402
from goldpan.text import ENGLISH, languages  # noqa: E402
from hal.desktop import script  # noqa: E402
from hal.desktop.device import Simulated  # noqa: E402
from tours import engine, game, toolbox  # noqa: E402

BOARD = "pico_st7735r"
FOLDER = os.path.join(ROOT, "docs", "screens")
SCALE = 3
DEVICE = "gold_fever_gold"  # the screen that the picture of the whole device shows
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi")
MOST = 20000  # moves after which something that a tour waits for is not going to happen


class Tour:
    """An app on a simulated device of its own, and ways to get somewhere in it."""

    language = ENGLISH

    def __init__(self, seed=1, memory="own", notice=None):
        device = Simulated(BOARD, seed)
        if memory != "own":
            device.memory = memory
        device.report = lambda error: None
        self.rng = random.Random(seed)
        self.app = App(device, language=self.language)
        start_app(self.app, notice)
        self.runner = script.Runner(self.app)
        self.app.step()

    @property
    def state(self):
        return self.app.session.state

    @property
    def ui(self):
        return self.play.ui

    @property
    def play(self):
        """The game's screen, also below a menu."""
        return [screen for screen in self.app.stack if isinstance(screen, Play)][-1]

    def press(self, words):
        """Words of a script, as for `--script`."""
        self.runner.run(script.parsed(words))

    def choose(self, text):
        """Move the cursor of a menu to the row that begins with `text`, and press A."""
        rows = [row[0] for row in self.app.top.rows()]
        found = [place for place, row in enumerate(rows) if row.startswith(text)]
        self.press("DOWN*{} A".format((found[0] - self.app.top.cursor) % len(rows)))

    def open(self, text):
        """Open the game's menu and choose a row of it."""
        self.press("MENU")
        self.choose(text)

    def begin(self, name, players, first=0, names=NAMES, **options):
        """Start a game."""
        self.game = name, players, first, options, list(names[:players])
        begin(self.app, *self.game)
        self.app.step()

    def until(self, wanted, policy=None):
        """Play until `wanted(tour)`, one game after another; `policy(state)` gives a move, or None for any."""
        screen = self.app.device.screen
        screen.painting = False
        for _ in range(MOST):
            if wanted(self):
                break
            self.move(policy)
        else:
            raise LookupError("{}: a tour does not come to a screen it wants to show.".format(self.game[0]))
        screen.painting = True
        self.app.show()
        return self

    def move(self, policy):
        """One step of play: the next game, a bit of an animation, a page read, or a move."""
        top, state = self.app.top, self.state
        if state.turn == OVER and not isinstance(top, Play):
            begin(self.app, *self.game)
        elif not isinstance(top, Play):
            self.press("A")
        elif top.ui.progress is not None:
            self.runner.wait(50)
        elif state.turn < 0:
            self.press("A")
        else:
            found = policy(state) if policy else None
            top.make(self.rng.choice(state.choices()) if found is None else found)

    def low(self, percent):
        """The battery, which this board suddenly measures, has so much left."""
        self.app.device.charge = percent
        self.app.battery = Battery(self.app.device)
        self.app.step()

    def moving(self):
        """True while an animation runs."""
        return self.play.ui.progress is not None


def pictures(language=ENGLISH):
    """Yields (name, app) for every picture; the names are the same in every language."""
    Tour.language = language
    for tour_of in [engine.tour, toolbox.tour] + [game.tour_of(name) for name in library.GAMES]:
        for name, tour in tour_of(Tour):
            tour.app.show()
            yield name, tour.app


def save(device, path):
    """The panel, every pixel as SCALE × SCALE."""
    import pygame

    width, height, rgb = device.screen.rgb()
    image = pygame.image.frombuffer(rgb, (width, height), "RGB")
    pygame.image.save(pygame.transform.scale(image, (width * SCALE, height * SCALE)), path)


def main(words):
    folder = words[0] if words else FOLDER
    for language in languages():
        save_all(folder if language == ENGLISH else os.path.join(folder, language), language)
    return 0


def save_all(folder, language):
    """All pictures of a language; what else is in its folder goes."""
    from hal.desktop import window

    os.makedirs(folder, exist_ok=True)
    made = set()
    for name, app in pictures(language):
        if name in made:
            raise ValueError("Two screens are called {}.".format(name))
        made.add(name)
        save(app.device, os.path.join(folder, name + ".png"))
        if name == DEVICE:
            window.save_device(app.device, os.path.join(folder, "device.png"))
    for name in os.listdir(folder):
        if name.endswith(".png") and name[:-4] not in made and name != "device.png":
            os.remove(os.path.join(folder, name))  # a screen that is no more
    print("{} screens in {}.".format(len(made), os.path.relpath(folder)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
