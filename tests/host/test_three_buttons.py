"""Everything can be reached with three buttons: every screen, every row of every menu, every move of every game.

A search presses ▲, ▼ and A, short and long, on copies of a running app; the same search with six buttons says
what there is to be found.
"""

import copy
import gc
import random
import re
import types
from pathlib import Path

import pytest

from goldpan import journal, library, text, three
from goldpan.game import CHANCE, OVER
from goldpan.keys import A, B, DOWN, LEFT, RIGHT, UP
from goldpan.opening import begin
from goldpan.play import Play
from goldpan.scene import Scene
from goldpan.setup import FINISHED, NameEntry, Names, SIGNS
from hal.desktop.fuzz import outside
from hal.fake import FakeDevice, start

THREE, SIX = (UP, DOWN, A), (UP, DOWN, LEFT, RIGHT, A, B)
# B and MENU are ▲ and ▼ held there; holding A shows secret cards, and a tap on A is a press of it.
WORDS = {THREE: ("A", "DOWN", "UP", "B", "MENU", "hold:A"), SIX: ("A", "DOWN", "UP", "LEFT", "RIGHT", "B", "MENU")}
ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/text_en.txt"))
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi"]
MOST = 4000  # places of a search


@pytest.fixture(autouse=True)
def loaded_once(monkeypatch):
    """Nothing is forgotten, so that copies share all modules; modules are not copied."""
    monkeypatch.setattr(library, "forget", lambda package, names: None)
    monkeypatch.setattr(journal, "forget", lambda package, names: None)
    monkeypatch.setattr(gc, "collect", lambda: 0)
    monkeypatch.setattr(Scene, "misfits", [])
    monkeypatch.setitem(copy._deepcopy_dispatch, types.ModuleType, lambda module, memo: module)
    yield
    text.hints = None
    text.use("en")
    text.swap(False)


def booted(keys):
    device = FakeDevice(keys=keys, seed=5)
    app = start(device)
    app.settings.values["animation"] = "off"
    device.first = dict(app.settings.values)
    return device


def game(keys, name, players, options, seed=1):
    device = booted(keys)
    begin(device.app, name, players, 0, options, NAMES[:players])
    device.press("wait:20")
    return device


def seen_on(device, path):
    """What a screen shows, checked for fit, and where a game's cursor is: a tile may look the same when turned."""
    scene = device.screen.scene
    assert not Scene.misfits, (path, Scene.misfits)
    assert outside(scene) is None, path
    top = device.app.top
    if type(top) is not Play:
        return scene.name, tuple(scene.items)
    memo = [(name, value) for name, value in sorted(top.ui.memo.items()) if type(value) in (int, bool, tuple, str)]
    return scene.name, tuple(scene.items), top.ui.cursor, tuple(memo)


def tables(put=None):
    """The tables of strings that are loaded, which belong to a place as well; or puts those back."""
    names = ("_core", "_menu", "_game", "_tool", "hints", "language")
    if put:
        for name, value in zip(names, put, strict=True):
            setattr(text, name, value)
        text.forget()
    return [getattr(text, name) for name in names]


def walk(device, enters, found):
    """Press everything everywhere: `found(device)` is told what each press leads to, `enters(device)` says whether to
    go on from there. Two places with the same picture are one.
    """
    words = WORDS[tuple(device.buttons.keys)]
    seen = {seen_on(device, ())}
    todo = [(device, (), tables())]
    found(device)
    while todo:
        here, path, strings = todo.pop(0)
        for word in words:
            there = copy.deepcopy(here)
            tables(strings)
            there.press(word)
            picture = seen_on(there, path + (word,))
            found(there)
            if picture in seen:
                continue
            seen.add(picture)
            assert len(seen) < MOST
            if enters(there):
                todo.append((there, path + (word,), tables()))


# Screens and rows of menus


def rows_and_screens(keys, enters, begun=None):
    """(names of screens, (screen, row) of all menu rows the cursor comes to)."""
    screens, rows = set(), set()

    def found(device):
        top = device.app.top
        name = top.name or type(top).__name__
        screens.add((name, getattr(top, "title", "")))
        if hasattr(top, "rows"):
            rows.update([(name, top.title, line[1:9]) for line in device.screen.lines() if line[0] == "▶"])

    walk(begun(keys) if begun else booted(keys), enters, found)
    return screens, rows


def around(device):
    """The menus around the games, not names letter by letter, nor every value of every setting together."""
    if device.app.settings.values != device.first or device.app.dice not in (None, ((6, 1, 1), [])):
        return False
    top = type(device.app.top).__name__
    return top in ("Dice", "MainMenu", "Toolbox", "SettingsMenu", "DiceMenu", "Fairness", "History", "Names", "Page")


def test_every_screen_and_row_around_the_games():
    there = rows_and_screens(SIX, around)
    reached = rows_and_screens(THREE, around)
    assert there[0] <= reached[0]
    assert there[1] - reached[1] == {("SettingsMenu", "Settings", "Left-han")}  # there is no B to change places with
    assert len(there[0]) > 15 and len(there[1]) > 40


@pytest.mark.parametrize("name", library.GAMES)
def test_every_row_of_a_game_s_menu_and_what_it_opens(name):
    def begun(keys):
        return game(keys, name, 2, {})

    def enters(device):
        kinds = [type(screen).__name__ for screen in device.app.stack]
        return kinds[-1] in ("GameMenu", "Help", "Ask") or len(kinds) == 1 and not device.app.journal.events[1:]

    there = rows_and_screens(SIX, enters, begun)
    reached = rows_and_screens(THREE, enters, begun)
    assert there[0] <= reached[0] and there[1] <= reached[1]
    assert ("Help", "Rules", "Three bu") in reached[1] - there[1]


def test_a_name_is_entered_letter_by_letter():
    """The letter turns both ways, is taken, taken back, and the check mark ends."""
    device = booted(THREE)
    device.app.push(Names(device.app, 2))
    device.press("A DOWN A DOWN DOWN A B UP A")
    entry = device.app.top
    assert entry.name_so_far == "Bc"
    while SIGNS[entry.sign] != FINISHED:
        device.press("UP")
    device.press("A")
    assert device.app.settings.names[0] == "Bc" and type(device.app.top) is Names


def test_a_player_s_colour_is_changed():
    """Names have a row for each name and one for each colour."""
    device = booted(THREE)
    device.app.push(Names(device.app, 3))
    device.press("DOWN DOWN DOWN")
    seen = set()
    for _ in range(12):
        device.press("A")
        seen.add(tuple(device.app.settings.get("colours")))
    assert len({colours[1] for colours in seen}) >= 5 and type(device.app.top) is Names
    device.press("UP A")
    assert type(device.app.top) is NameEntry and device.app.top.seat == 1


# Moves

PLAYED = [
    ("gold_fever", 3, {}, 6),
    ("go_goblin_go", 2, {}, 6),
    ("go_for_gold", 2, {"side": "B", "sheet": False}, 12),
    ("go_for_gold", 3, {"side": "B", "sheet": True}, 10),
    ("gold_ahoy", 2, {}, 2),
    ("gold_ahoy", 2, {"paper": True}, 2),
    ("bag", 1, {"stones": [2, 2, 0, 0, 0, 0, 0, 1], "back": False}, 3),
    ("track", 1, {"markers": 4}, 2),
]


def kind(state, move):
    """What sort of move this is, where it is made."""
    word = move if isinstance(move, str) else move[0] if isinstance(move[0], str) else "place"
    return getattr(state, "phase", ""), word, len(move) if isinstance(move, tuple) else 0


@pytest.mark.parametrize("name, players, options, most", PLAYED)
def test_every_move_of_every_kind(name, players, options, most):
    """In moments of random games: all choices are found. A moment is looked at when a kind of move is new in it."""
    rng = random.Random(3)
    device = game(THREE, name, players, options)
    known, looked = set(), 0
    for _ in range(600):
        app = device.app
        if looked == most:
            break
        if type(app.top) is not Play or app.session.state.turn == OVER:
            device = game(THREE, name, players, options)
            continue
        state = app.session.state
        if app.top.ui.progress is not None or state.turn == CHANCE:
            device.press("A")
            continue
        kinds = {kind(state, move) for move in state.choices()}
        if not kinds <= known and len(state.choices()) < 60:
            known |= kinds
            looked += 1
            assert reached(device) == set(range(len(state.choices()))), (state.choices(), looked)
        app.top.make(rng.choice(state.choices()))
        device.press("wait:20")
    assert looked, "no moment was looked at"


def reached(device):
    """The choices that the search makes from here, by index."""
    events = len(device.app.journal.events)
    made = set()

    def playing(there):
        return type(there.app.top) is Play and len(there.app.journal.events) == events

    def found(there):
        if len(there.app.journal.events) > events:
            made.add(there.app.journal.events[events])

    walk(copy.deepcopy(device), playing, found)
    return made


# Hints


def table(path, language):
    """{key: string} of a table file."""
    found = {}
    for line in (ROOT / "{}_{}.txt".format(path, language)).read_text(encoding="utf-8").splitlines():
        key, equals, string = line.partition(" = ")
        if equals and not line.startswith("#"):
            found[key] = string
    return found


LANGUAGES = [code for code in text.languages()]
HELD = re.compile(r"hold \{B\}|\{B\}…|\{B\} lang|lang Menü")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_name_what_three_buttons_have(language):
    """Whatever names LEFT, RIGHT, or B held has a string of its own; no hint is left that needs none."""
    own = table("lib/goldpan/three", language)
    tables = [
        table(path, language)
        for path in ["lib/goldpan/text", "lib/goldpan/menu"] + ["games/{}/text".format(name) for name in GAMES]
    ]
    for strings in tables:
        for key, string in strings.items():
            if key.startswith(("hint_", "while_", "whither_", "lot_", "dice_")) and (
                "◀" in string or "▶" in string or HELD.search(string)
            ):
                assert key in own, (key, string)
    keys = {key for strings in tables for key in strings}
    assert {key for key in own if key not in keys} == {
        "menu_by_b", "menu_by_down", "three_title", "three_text",
    }  # fmt: skip
    for key, string in own.items():
        assert "◀" not in string and "▶" not in string, key
        string = string.replace("{A}", "A").replace("{B}", "▲…")
        assert len(string) <= 26 or key == "three_text" or key.startswith("menu_by"), (key, len(string))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_how_to_get_to_the_menu(language):
    """Where the help of a game tells to hold B, it says to hold ▼."""
    text.use(language)
    three.use_hints()
    said = 0
    for name in GAMES:
        if not (ROOT / "games" / name / "help_en.py").exists():
            continue
        for _, words in library.topics(name):
            if table("lib/goldpan/three", language)["menu_by_b"] in words:
                said += 1
                told = three.helpful(words)
                assert text.t("menu_by_down") in told and "{" not in told
    text.use("en")
    assert said >= 3
