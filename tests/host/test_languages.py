"""Every language has what English has: the same keys, the same places for values, the same topics of help."""

import ast
import importlib
import re
from pathlib import Path
from string import Formatter

import pytest

from goldpan import library, text
from goldpan.font import glyph
from goldpan.settings import Settings
from goldpan.stored import ALLOWED
from goldpan.text import ENGLISH, languages, t, Table
from hal.fake import FakeDevice, Memory, start

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(
    path.relative_to(ROOT).as_posix()[: -len("_en.txt")]
    for room in ("lib/goldpan", "games")
    for path in (ROOT / room).rglob("*_en.txt")
)
HELPED = library.GAMES + library.TOOLS
OTHERS = languages()[1:]
EVERY = pytest.mark.parametrize("language", languages())
OTHER = pytest.mark.parametrize("language", OTHERS)
FILE = pytest.mark.parametrize("path", FILES)


@pytest.fixture(autouse=True)
def english_again():
    yield
    text.use_game(None)
    text.use(ENGLISH)


def table(path, language):
    """[(key, string)] of one file, read by other means than the device's; what it takes in stands as ("+", path)."""
    found = []
    for line in (ROOT / "{}_{}.txt".format(path, language)).read_text(encoding="utf-8").splitlines():
        if line.startswith("+ "):
            found.append(("+", line[2:]))
        elif line and not line.startswith("#"):
            key, equals, string = line.partition(" = ")
            assert equals and string, line
            found.append((key, string))
    return found


def topics(name, language):
    return importlib.import_module("games.{}.help_{}".format(name, language)).TOPICS


def test_english_and_german_are_there():
    assert languages() == (ENGLISH, *sorted(OTHERS)) and "de" in OTHERS
    assert ALLOWED["language"] == languages()


def test_no_folder_has_a_language_that_the_engine_lacks():
    found = [*(ROOT / "games").rglob("*_??.txt"), *(ROOT / "games").rglob("help_*.py")]
    named = {re.search("_(..)$", path.stem).group(1) for path in found if re.search("_[a-z][a-z]$", path.stem)}
    assert named == set(languages())


@OTHER
@FILE
def test_same_keys_in_the_same_order(path, language):
    """In the same order, so that two files can be read side by side."""
    keys = [key for key, _ in table(path, language)]
    assert keys == [key for key, _ in table(path, ENGLISH)]
    assert len(set(keys)) == len(keys)


def places(string):
    """The places for values, `["0", "2"]`, an unnumbered one as "", and the buttons that are named, once each."""
    found = [field for _, field, _, _ in Formatter().parse(string) if field is not None]
    return sorted([field for field in found if field not in "AB" or not field]), set(found) & {"A", "B"}


@OTHER
@FILE
def test_same_places_for_values(path, language):
    english = dict(table(path, ENGLISH))
    other = dict(table(path, language))
    assert {key: places(string) for key, string in other.items()} == {key: places(english[key]) for key in other}


def signs_of(language):
    """All characters of a language, strings and help."""
    found = "".join(string for path in FILES for _, string in table(path, language))
    return found + "".join(title + words for name in HELPED for title, words in topics(name, language))


@EVERY
def test_the_font_has_every_character(language):
    assert [sign for sign in sorted(set(signs_of(language))) if glyph(sign) == glyph("?") and sign not in "?\n"] == []


@EVERY
@FILE
def test_the_device_reads_the_same(path, language):
    """No two keys of a table have the same 30 bits, and every string is short enough for its place."""
    text.use(language)
    strings = {key: string.replace("\\n", "\n") for key, string in table(path, language) if key != "+"}
    compact = Table(path)
    assert {key: compact.get(key) for key in strings} == strings


@OTHER
@pytest.mark.parametrize("name", HELPED)
def test_same_topics(name, language):
    """`view.topic` gives a number, so the order must be the same; the signs of the keys tell that it may be."""
    english, other = topics(name, ENGLISH), topics(name, language)
    assert len(other) == len(english)
    for (_, words), (_, mine) in zip(english, other, strict=True):
        assert len(mine) > len(words) // 2
        assert set(re.findall("[▲▼◀▶]|{.}", words)) == set(re.findall("[▲▼◀▶]|{.}", mine))


@OTHER
@pytest.mark.parametrize("name", HELPED)
def test_help_is_translated(name, language):
    """Nothing was left as it is in English."""
    same = [title for title, words in topics(name, language) if words in dict(topics(name, ENGLISH)).values()]
    assert same == []


def test_a_game_without_a_language_shows_english(tmp_path, monkeypatch):
    """A game of one's own in English alone still plays, whatever the device speaks."""
    folder = tmp_path / "games" / "twelve"
    folder.mkdir(parents=True)
    (folder / "text_en.txt").write_text("goal = Goal {}\n", encoding="utf-8")
    text.use(OTHERS[0])
    assert t("yes") != "yes"
    monkeypatch.setattr(text, "root", lambda: str(tmp_path) + "/")
    text.use_game("twelve")
    assert t("goal", 12) == "Goal 12"
    english = importlib.import_module("games.gold_fever.help_en")
    monkeypatch.setattr(text, "language", "xx")
    assert library.topics("gold_fever") == english.TOPICS


# No string beside the tables


def shown(tree):
    """String literals of a module that may reach the screen: all but docstrings and the sentences of errors."""
    beside = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            beside.add(node.body[0].value)
        if isinstance(node, ast.Raise):
            beside.update(ast.walk(node))
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in beside]
    return [node.value for node in constants if isinstance(node.value, str)]


def sentence(string):
    """True for words as people write them: two in a row, or one with a capital that goes on in small letters."""
    return re.search("[A-Za-z]{2,} [A-Za-z]{2,}", string) or re.search("(^| )[A-Z][a-z]+( |$)", string)


@pytest.mark.parametrize("room", ["lib/goldpan", "games"])
def test_no_words_in_code(room):
    """What is shown comes from the tables. A ValueError's sentence about an edited data file is English for good."""
    found = []
    for path in sorted((ROOT / room).rglob("*.py")):
        if not path.name.startswith("help_") and path.name not in ERRORS:
            words = [string for string in shown(ast.parse(path.read_text(encoding="utf-8"))) if sentence(string)]
            found += [(path.name, string) for string in words if string not in NOT_SHOWN]
    assert found == []


# They have helpers that put an error's sentence together.
ERRORS = ("rules.py", "island_check.py", "island_file.py", "data.py", "tiles.py")
NOT_SHOWN = (
    "Dice", "Lot", "Fairness", "State",  # classes, by name
    "go_for_gold sheets", "gold_ahoy areas", "own at",  # names of scenes; a place in a view's memo
)  # fmt: skip


# The setting


def test_a_language_is_chosen_in_the_menu_and_kept():
    device = FakeDevice(memory=Memory())
    app = start(device)
    row = open_settings(device, "Settings", "Language")
    assert row.endswith(" English")
    device.press("RIGHT")
    lines = device.screen.lines()
    assert lines[0].startswith("Einstellungen") and [line for line in lines if line.startswith("▶Sprache")]
    device.press("B")
    assert device.screen.says("Werkzeuge") and Settings(app.journal).get("language") == "de"
    device = FakeDevice(memory=Memory(data=device.memory.data))
    start(device)
    assert device.screen.says("Werkzeuge") and not device.screen.says("Toolbox")
    assert open_settings(device, "Einstellungen", "Sprache").endswith(" Deutsch")
    device.press("LEFT")
    assert device.screen.says("Language")


def open_settings(device, words, row):
    """The row of the language in the settings, under the cursor."""
    for wanted in (words, row):
        for _ in range(20):
            if [line for line in device.screen.lines() if line.startswith("▶" + wanted)]:
                break
            device.press("DOWN")
        if wanted == words:
            device.press("A")
    return [line for line in device.screen.lines() if line.startswith("▶")][0]


def test_an_unknown_language_in_the_memory_counts_as_english():
    device = FakeDevice(memory=Memory())
    app = start(device)
    app.settings.values["language"] = "xx"
    app.settings.save()
    start(FakeDevice(memory=Memory(data=device.memory.data)))
    assert t("yes") == "yes"


def test_only_one_language_is_loaded():
    """Changing it leaves nothing of the other behind, also for the game that is open."""
    text.use_game("gold_fever")
    text.use("de")
    assert t("draw_owed", 2) == "Noch 2 ziehen" and t("begin") == "Los geht's"
    text.use(ENGLISH)
    assert t("draw_owed", 2) == "Draw, 2 to go" and t("begin") == "Begin"
