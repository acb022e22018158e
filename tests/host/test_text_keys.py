"""Every string that code asks for is in the table, and the table has no other."""

import ast
import re
from pathlib import Path

import pytest

from goldpan import text
from goldpan.text import Table

ROOT = Path(__file__).resolve().parents[2]
ENGINE = "lib/goldpan"
ENGINES = ["lib/goldpan/text", "lib/goldpan/menu", "lib/goldpan/settings"]
GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/text_en.txt"))


def modules(folder):
    found = sorted((ROOT / folder).glob("*.py"))
    return [path for path in found if not path.name.startswith("help_")]


def trees(folder):
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in modules(folder)]


def asked(folder):
    """[(file, key)] of all literal keys in t("…") calls, both branches of `a if x else b` too."""
    found = []
    for path, tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "t" and node.args:
                found += [(path.name, key) for key in literals(node.args[0])]
    return found


def literals(node):
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def words(*folders):
    """Every string literal in the code of these folders: where a key may be kept before it is asked for."""
    found = set()
    for folder in folders:
        for _, tree in trees(folder):
            found |= {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return found


def table(path):
    """{key: string} of a table, read by other means than the device's."""
    found = {}
    for line in (ROOT / (path + "_en.txt")).read_text(encoding="utf-8").splitlines():
        if line.startswith("+ "):
            found.update(table(line[2:]))
        elif line and not line.startswith("#"):
            key, _, string = line.partition(" = ")
            assert key not in found, key
            found[key] = string.replace("\\n", "\n")
    return found


CORE = {**table("lib/goldpan/text"), **table("lib/goldpan/menu")}
SETTINGS = table("lib/goldpan/settings")  # loaded by these only
THREE = table("lib/goldpan/three")  # stands before all others where there are three buttons
OF_SETTINGS = ("settingsmenu.py", "setup.py")


def of_game(name):
    return table("games/{}/text".format(name))


@pytest.mark.parametrize("path", ENGINES + ["games/{}/text".format(name) for name in GAMES])
def test_the_device_s_table_holds_the_same(path):
    """No two keys of a table have the same 30 bits, and every string is short enough for its place."""
    strings = table(path)
    compact = Table(path)
    assert {key: compact.get(key) for key in strings} == strings
    assert sum([len(each.ends) for each in [compact, *compact.others]]) == len(strings)
    assert compact.get("no such key") is None


def test_engine_keys_are_in_the_table():
    missing = [(file, key) for file, key in asked(ENGINE) if key not in CORE and key not in THREE]
    assert not [(file, key) for file, key in missing if file not in OF_SETTINGS or key not in SETTINGS]
    assert not set(SETTINGS) & set(CORE)


@pytest.mark.parametrize("name", GAMES)
def test_no_string_of_a_game_hides_one_of_the_engine(name):
    """A game's table is looked in first: the engine's own words must stay what they are."""
    assert [key for key in of_game(name) if key in CORE] == []
    assert [key for key in of_game(name) if key in SETTINGS and key.startswith("colour_")] == []  # in the set-up


@pytest.mark.parametrize("name", GAMES)
def test_a_game_s_keys_are_in_its_table_or_the_engine_s(name):
    known = set(of_game(name)) | set(CORE)
    if name in ("bag", "track"):
        known |= set(of_game("toolbox"))
    missing = [(file, key) for file, key in asked("games/" + name) if key not in known]
    assert not missing


def patterns(*folders):
    """Keys put together with format or +: regular expressions of what they may be."""
    found = []
    for word in words(*folders):
        if "{" in word and re.fullmatch(r"[a-z_{}0-9]+", word):
            found.append(re.sub(r"\\{[^}]*\\}", ".+", re.escape(word)))
        elif re.fullmatch(r"[a-z][a-z_]*_", word):
            found.append(word + ".+")
    return [re.compile(pattern) for pattern in found if pattern.strip(".+_")]


def options(path):
    """All words of the file that names the options: a value of one is asked for as `option_value`."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def used(key, named, literal, compiled):
    return key in literal or key.rpartition("_")[0] in named or any(p.fullmatch(key) for p in compiled)


def test_the_engine_s_table_has_no_unused_key():
    """Games are asked for by the names in goldpan.library; settings by name and value, colours by number."""
    folders = [ENGINE, "hal"] + ["games/" + name for name in GAMES] + ["games"]
    literal, compiled = words(*folders), patterns(ENGINE)
    named = options(ENGINE + "/stored.py")
    assert [key for key in list(CORE) + list(SETTINGS) if not used(key, named, literal, compiled)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_s_table_has_no_unused_key(name):
    """Options are asked for by SetUp as `option` and `option_value`, stones and the like as `prefix_name`."""
    tools = ["games/toolbox", "games/bag", "games/track"]
    folders = ["games/" + name, ENGINE] + (tools if "games/" + name in tools else [])
    literal, compiled = words(*folders), patterns(*folders)
    named = options("games/{}/__init__.py".format(name))
    assert [key for key in of_game(name) if not used(key, named, literal, compiled)] == []


@pytest.mark.parametrize("name", ["goldpan", "settings"] + GAMES)
def test_strings_have_only_signs_of_the_font(name):
    from goldpan.font import glyph

    tables = {"goldpan": CORE, "settings": SETTINGS}
    strings = (tables[name] if name in tables else of_game(name)).values()
    for string in strings:
        for sign in string:
            assert sign in "?\n" or glyph(sign) != glyph("?"), (string, sign)


TABLES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("*/*/*_??.txt"))
HELP = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("games/*/help_??.py"))


@pytest.mark.parametrize("path", TABLES)
def test_hints_name_the_buttons_by_their_marks(path):
    """`{A}` and `{B}`, so that left-handed hints can swap them; a bare letter would stay as it is."""
    for line in (ROOT / path).read_text(encoding="utf-8").splitlines():
        key, _, string = line.partition(" = ")
        if "hint" in key and not key.startswith("#"):
            assert not re.search(r"(?<![\w{])[AB](?![\w}])", string), line
        assert not re.search(r"(?i)\b(hold|press|tap) [AB]\b", string), line


@pytest.mark.parametrize("path", HELP)
def test_help_names_the_buttons_by_their_marks(path):
    string = (ROOT / path).read_text(encoding="utf-8")
    assert not re.search(r"(?i)\b(hold|press|tap|halte|drücke) [AB]\b", string)
    assert not set(re.findall(r"\{.*?\}", string)) - {"{A}", "{B}"}


def test_a_table_that_was_changed_on_the_drive_shows_no_other_string(tmp_path, monkeypatch):
    """A computer may write new files while a game runs: until the next start a string may be cut off, or "?"."""
    monkeypatch.setattr(text, "root", lambda: str(tmp_path) + "/")
    file = tmp_path / "table_en.txt"
    lines = ["key{} = {} {}\n".format(number, number, "x" * 80) for number in range(300)]
    file.write_text("".join(lines))
    table = Table("table")
    assert [table.get("key" + str(number))[:4] for number in (0, 299, 7)] == ["0 xx", "299 ", "7 xx"]
    file.write_text("new = first\n" + "".join(lines))
    for number in range(200, 300):
        found = table.get("key" + str(number))
        assert found == "?" or "{} {}".format(number, "x" * 80).startswith(found)
    file.write_text("")
    assert table.get("key7") == "?"
