"""Helpers for tests that press keys on a fake device; runs under CPython and MicroPython."""

import gc
import sys

if sys.implementation.name != "cpython":  # the largest first, while the small heap is in one piece
    for module in ("games.gold_fever.view", "goldpan.play", "goldpan.gamemenu", "goldpan.setup", "goldpan.mainmenu"):
        __import__(module)
        gc.collect()

from goldpan import library, log, text
from goldpan.game import CHANCE, OVER
from hal.fake import FakeDevice, Memory, start

_last = []  # the device of the test before
if sys.implementation.name != "cpython":
    # Compiling a game takes far more memory than loading it on the device: here it is done once a test file.
    library.forget = log.forget = lambda package, names: None
    text.use("en")
    text.use = lambda code: None  # the table is there already; a second one beside it costs too much


def top(app):
    """Name of the screen on top."""
    return type(app.top).__name__


def point(device, words):
    """Move the cursor of a menu to the row that begins with `words`."""
    for _ in range(40):
        for line in device.screen.lines():
            if line.startswith("▶" + words):
                return
        device.press("DOWN")
    raise AssertionError("no row {} in {}".format(words, device.screen.lines()))


def choose(device, words):
    """Press A on the row that begins with `words`."""
    point(device, words)
    device.press("A")


def booted(memory=None, strict=True, **options):
    """(device, app) started on a memory. The device before is switched off: a small heap is for one."""
    switch_off()
    device = FakeDevice(memory=memory, **options)
    _last[:] = [device]
    return device, start(device, strict)


def reboot(device, strict=True, **options):
    """(device, app) after a power cut: a new device with a copy of the old one's memory."""
    old, device.memory = device.memory, None
    switch_off()
    return booted(Memory(data=old.data, kind=old.kind), strict, **options)


def switch_off():
    """Let go of the device before."""
    for old in _last:
        if old.app:
            old.app.stack, old.app.session, old.app.journal, old.app, old.screen.scene = [], None, None, None, None
    _last.clear()
    library.close_games()
    gc.collect()


def new_game(device, name="Gold Fever", players=2, first=0, **values):
    """Set a game up from the main menu and begin it; `values` are labels to turn up, by the row's label."""
    choose(device, name)
    set_row(device, "Players", str(players))
    point(device, "First player")
    device.press("RIGHT " * (first + 1))
    for label, value in values.items():
        set_row(device, label.replace("_", " "), value)
    choose(device, "Begin")


def set_row(device, label, value):
    """Turn the value of a row until it is `value`."""
    point(device, label)
    for _ in range(12):
        for line in device.screen.lines():
            if line.startswith("▶" + label) and line.endswith(" " + value):
                return
        device.press("RIGHT")
    raise AssertionError("{} does not become {}".format(label, value))


def settle(device):
    """Let time pass until no animation runs on the game's screen."""
    for _ in range(400):
        if top(device.app) != "Play" or device.app.top.ui.progress is None:
            return
        device.press("wait:200")
    raise AssertionError("the animation does not end")


def state_of(app):
    return app.session.state


def waiting_for_player(app):
    return top(app) == "Play" and state_of(app).turn not in (CHANCE, OVER)
