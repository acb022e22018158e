"""Helpers for the host tests of the simulator: run it, and draw scenes by other means than its own."""

import os
import random
import subprocess
import sys

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from goldpan import palette
from goldpan.app import App
from goldpan.font import CELL_HEIGHT, CELL_WIDTH, glyph
from goldpan.journal import Journal
from goldpan.log import Log
from goldpan.starting import start as start_app
from hal.desktop.device import RamMemory, Simulated

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BOARD = "pico_st7735r"
WHOLE = 160 * 128  # pixels of the screen


def command(*words):
    """The command line of a simulator in a process of its own."""
    return [sys.executable, "-m", "hal.desktop"] + list(words)


def run(*words):
    """Run the simulator like a user: (exit status, stdout, stderr)."""
    done = subprocess.run(command(*words), cwd=ROOT, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def started(seed=1, memory=None, strict=True, language=None):
    """An app that runs on a simulated device."""
    app = App(Simulated(BOARD, seed, memory), strict, language)
    start_app(app)
    app.step()
    return app


def click(app, key, ms=60):
    """Press a key, let time pass, let go."""
    app.device.buttons.feed(key, True)
    app.step()
    app.device.clock.wait(ms)
    app.step()
    app.device.buttons.feed(key, False)
    app.step()


def walk(app, presses, seed):
    """Random presses, now and then a long one; yields the app after each, also in the middle of animations."""
    rng = random.Random(seed)
    for _ in range(presses):
        click(app, rng.choice(app.device.buttons.keys), 700 if rng.random() < 0.06 else rng.choice((5, 60, 300)))
        yield app


def saved(path):
    """The Journal in a memory file."""
    with open(path, "rb") as file:
        return Journal(Log(RamMemory(file.read())))


# Another way to draw a scene: pygame cuts the tiles out of the sheets, nothing of the painter is used.

_sheets = {}
_tiles = {}


def sheet(name, large):
    """A BMP sheet as a Surface of indices."""
    if (name, large) not in _sheets:
        path = {"font": "lib/goldpan/font", "icons": "lib/goldpan/icons"}.get(name, "games/{}/icons".format(name))
        path = os.path.join(ROOT, path + ("_large.bmp" if large else ".bmp"))
        _sheets[name, large] = pygame.image.load(path)
    return _sheets[name, large]


def on_panel(rgb):
    """The colour that a panel of 5, 6 and 5 bits makes of a colour."""
    red, green, blue = rgb >> 19, rgb >> 10 & 63, rgb >> 3 & 31
    return red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2


def tile(name, number, width, height, scale, colours, clear, large=False):
    """One tile of a sheet in the colours of a palette, enlarged; where it is `clear` index 0 is not drawn."""
    key = name, number, height, scale, tuple(colours), clear, large
    if key not in _tiles:
        source = sheet(name, large)
        columns = source.get_width() // width
        left, top = number % columns * width, number // columns * height
        found = pygame.Surface((width, height), pygame.SRCALPHA)
        for y in range(height):
            for x in range(width):
                value = source.get_at_mapped((left + x, top + y))
                found.set_at((x, y), on_panel(colours[value]) + (0 if clear and value == 0 else 255,))
        _tiles[key] = pygame.transform.scale(found, (width * scale, height * scale))
    return _tiles[key]


def level(item):
    """Pictures and tiles at the bottom, tiles with a plus above them, text above all."""
    return 9 if len(item) == 7 else item[4].count("+") if len(item) == 6 else 0


def drawn(scene, size=None):
    """RGB bytes of what a scene must look like on a panel of `size`: at three halves where that fits, centred."""
    size = size or (scene.width, scene.height)
    large = size[0] >= scene.width * 3 // 2 and size[1] >= scene.height * 3 // 2
    halves = 3 if large else 2
    picture = pygame.Surface(size, depth=24)
    left, top = (size[0] - scene.width * halves // 2) // 2, (size[1] - scene.height * halves // 2) // 2
    for item in sorted(scene.items, key=level):
        x, y, columns, scale = item[:4]
        x, y = x * halves // 2, y * halves // 2
        if len(item) == 8:
            scale = scale * halves // 2
        x, y = left + x // scale * scale, top + y // scale * scale  # displayio scales a whole layer
        if len(item) == 8:
            picture.blit(bits(columns, scale, *item[4:]), (x, y))
            continue
        if len(item) == 7:
            ink, paper, text = item[4:]
            assert len(text) == columns
            name, clear, colours = "font", False, [palette.RGB[paper], palette.RGB[ink]]
            width, height, numbers = CELL_WIDTH, CELL_HEIGHT, [glyph(sign) for sign in text]
        else:
            name, numbers = item[4:]
            width, height, clear, colours = 16, int((name.split("@") + ["16"])[1]), "+" in name, palette.RGB
            name = name.strip("+").split("@")[0]
        width, height = width * halves // 2, height * halves // 2
        for place, number in enumerate(numbers):
            at = x + place % columns * width * scale, y + place // columns * height * scale
            picture.blit(tile(name, number, width, height, scale, colours, clear, large), at)
    return pygame.image.tobytes(picture, "RGB")


def bits(columns, scale, ink, paper, rows, data):
    """A picture of one bit a pixel, enlarged."""
    found = pygame.Surface((columns, rows), depth=24)
    pitch = (columns + 7) // 8
    for y in range(rows):
        number = int.from_bytes(data[y * pitch : (y + 1) * pitch], "big")
        for x in range(columns):
            lit = number >> (8 * pitch - 1 - x) & 1
            found.set_at((x, y), on_panel(palette.RGB[ink if lit else paper]))
    return pygame.transform.scale(found, (columns * scale, rows * scale))
