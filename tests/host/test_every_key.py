"""Every screen that keys can reach, found by a search: nothing raises, everything fits, and there is a way back.

A place is a screen with its title and the row under its cursor. Every key, held B among them, is tried in every
place; the app is strict, so that any exception fails the test.
"""

import gc
import os

import pytest

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # before Blinka is imported, by the fuzzer

from goldpan import journal, library
from goldpan.scene import Scene
from hal.desktop.fuzz import outside
from hal.fake import FakeDevice, Memory, start
from support_app import new_game, settle, top
from support_memory import opened

KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "MENU", "hold:A")
MOST = 1500  # places; more than there are


@pytest.fixture(autouse=True)
def loaded_once(monkeypatch):
    monkeypatch.setattr(library, "forget", lambda package, names: None)
    monkeypatch.setattr(journal, "forget", lambda package, names: None)
    monkeypatch.setattr(gc, "collect", lambda: 0)
    monkeypatch.setattr(Scene, "misfits", [])


def booted(data):
    device = FakeDevice(memory=Memory(data=data), seed=5)
    app = start(device)
    app.settings.values["animation"] = "off"
    return device, app


def place(app):
    """Where we are: the screens below count by name, the one on top by title and cursor too."""
    screen = app.top
    stack = tuple(type(each).__name__ for each in app.stack)
    lines = app.device.screen.lines()
    where = lines[0].split("  ")[0] if lines else ""
    marked = [line.split("  ")[0] for line in lines if line.startswith("▶")]
    return stack, getattr(screen, "name", ""), where, tuple(marked)[:1]


def search(data, enters):
    """Walk from a start on `data`; `enters(app)` says whether a place is searched further. Gives all places."""
    device, app = booted(data)
    seen = {place(app): ()}
    todo = [()]
    while todo:
        path = todo.pop()
        for key in KEYS:
            device, app = booted(data)
            for step in path:
                device.press(step)
            device.press(key)
            settle(device)
            assert app.stack and device.screen.lines(), (path, key)
            assert not Scene.misfits, (path, key, Scene.misfits)
            assert outside(device.screen.scene) is None, (path, key)
            menu_shows_its_cursor(device, app, path + (key,))
            found = place(app)
            if found not in seen and enters(app):
                seen[found] = path + (key,)
                todo.append(path + (key,))
                assert len(seen) < MOST
    return seen


def menu_shows_its_cursor(device, app, path):
    """A menu without a marked row leaves one in the dark: the result of five players once had none."""
    if hasattr(app.top, "rows"):
        assert [line for line in device.screen.lines() if line.startswith("▶")], (path, device.screen.lines())


def names(seen):
    return {stack[-1] for stack, _, _, _ in seen}


def shallow(app):
    """Search the menus of the engine and one game; deep in names, dice and other games others look."""
    if len(app.stack) > 3 or top(app) in ("NameEntry", "Dice"):
        return False
    return top(app) != "Play" and getattr(app.top, "name", "gold_fever") in ("gold_fever", "")


def test_every_key_on_every_screen_around_the_games():
    """From the main menu: set-up, names, settings, about, toolbox, history."""
    seen = search(b"\xff" * 1024, shallow)
    assert {"MainMenu", "SetUp", "Names", "SettingsMenu", "Page"} <= names(seen)


def in_game(players, moves=6):
    device, app = booted(b"\xff" * 2048)
    new_game(device, players=players)
    for _ in range(moves):
        device.press("A")
        settle(device)
    return bytes(device.memory.data)


def around_a_game(app):
    """The game's menu and what it opens; not into the game itself, which changes with every press."""
    return "Play" in [type(each).__name__ for each in app.stack] and top(app) in (
        "GameMenu",
        "Help",
        "Page",
        "Ask",
    )


@pytest.mark.parametrize("players", (2, 5))
def test_every_key_in_the_menu_of_a_game(players):
    """Odds, scores, rules, log, giving up: reached, and left again by B."""
    seen = search(in_game(players), around_a_game)
    assert {"GameMenu", "Help", "Page", "Ask"} <= names(seen)
    pages = {title for stack, _, title, _ in seen if stack[-1] == "Page"}
    assert {"Odds", "Scores", "What happened"} <= pages
    assert len(pages) >= 9  # the topics of the rules too


def test_b_leads_back_from_everywhere():
    """From every place around a game: pressing B again and again ends in the game, which is unchanged."""
    data = in_game(3)
    before = bytes(opened(data).events)
    for path in search(data, around_a_game).values():
        device, app = booted(data)
        for step in path:
            device.press(step)
        for _ in range(6):
            if top(app) in ("Play", "MainMenu"):
                break
            device.press("B")
        assert top(app) in ("Play", "MainMenu"), path
        if app.journal.start:
            assert bytes(app.journal.events)[: len(before) - 1] == before[: len(before) - 1]


def ended(players):
    """A game of this many players at its end."""
    device, app = booted(b"\xff" * 4096)
    new_game(device, players=players)
    for _ in range(3000):
        if top(app) == "Result":
            return bytes(device.memory.data)
        device.press("A" if app.top.ui.progress is None else "wait:300")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_every_key_on_the_result_screen(players):
    """All rows can be seen and reached, however many players have their line above them."""
    seen = search(ended(players), lambda app: "Result" in [type(each).__name__ for each in app.stack])
    rows = {marked[0].lstrip("▶") for stack, _, _, marked in seen if stack[-1] == "Result" and marked}
    assert {"Play again", "Scores", "What happened", "Main menu"} <= rows
