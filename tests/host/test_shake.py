"""What nothing on the board calls is left out of its build, and only that."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tools"))

import build  # noqa: E402
import shake  # noqa: E402


def left(source, others=()):
    """What a module still defines: names, and Class.names."""
    text = shake.shaken({"goldpan.game": source}, others)["goldpan.game"]
    found = set()
    for node in ast.parse(text).body:
        if shake.definition(node):
            found.add(node.name)
            found |= {f"{node.name}.{part.name}" for part in getattr(node, "body", ()) if shake.definition(part)}
    return found


def test_a_function_that_only_an_unused_one_calls_goes_with_it():
    source = "def a():\n    return b()\ndef b():\n    return a()\ndef c():\n    return d()\ndef d(): pass\nc()\n"
    assert left(source) == {"c", "d"}


def test_what_files_that_stay_as_they_are_name_is_needed():
    source = "def a(): pass\ndef b(): pass\n"
    assert left(source, ["from goldpan.game import a\n"]) == {"a"}


def test_what_stands_in_a_string_is_needed():
    assert left("def a(): pass\ndef b(): pass\nNAMES = ('goldpan.b',)\n") == {"b"}


def test_a_variable_does_not_keep_a_method_of_its_name_but_an_attribute_does():
    source = "class One:\n    def key(self): pass\n    def place(self): pass\nkey = 1\nOne().place\nprint(key)\n"
    assert left(source) == {"One", "One.place"}


def test_a_name_in_a_class_s_own_lines_keeps_its_method():
    assert left("class One:\n    def go(self): pass\n    run = go\nOne()\n") == {"One", "One.go"}


def test_methods_that_a_subclass_must_have_go_and_those_that_do_something_stay():
    source = (
        "class One:\n    def a(self):\n        'Says what.'\n        raise NotImplementedError\n"
        "    def b(self):\n        'Nothing.'\n    def __init__(self): pass\nOne().a()\nOne().b()\n"
    )
    assert left(source) == {"One", "One.b", "One.__init__"}


def test_an_import_goes_with_what_needed_it_and_others_stay():
    sources = {
        "goldpan.one": "from goldpan.two import a, b\ndef unused():\n    return a()\ndef used():\n    return b()\n",
        "goldpan.two": "def a(): pass\ndef b(): pass\n",
        "goldpan.three": "from goldpan import one\none.used()\n",
    }
    texts = shake.shaken(sources)
    assert "unused" not in texts["goldpan.one"] and "import b\n" in texts["goldpan.one"]
    assert "def a" not in texts["goldpan.two"] and "one.used()" in texts["goldpan.three"]


def test_what_others_read_off_a_module_that_only_imported_it_stays():
    sources = {
        "games.one.view": "from games.one.words import story\n",
        "games.one.words": "def story(): pass\n",
        "goldpan.play": "def told(view):\n    return view.story()\ntold\n",
    }
    texts = shake.shaken(sources)
    assert "import story" in texts["games.one.view"] and "def story" in texts["games.one.words"]


def test_states_are_compared_on_no_board():
    """How tests tell states apart is in no game's build; how a game goes on is."""
    texts = {build.module(p): f.read_text(encoding="utf-8") for p, f in build.sources(ROOT).items() if p[-3:] == ".py"}
    plain = [texts.pop(build.module(path)) for path in build.AS_SOURCE]
    texts = shake.shaken(texts, plain)
    for game in sorted(build.games(ROOT) - {"toolbox"}):
        rules = texts[f"games.{game}.rules"]
        assert "def apply(" in rules and "def copy(" in rules and "def key(" not in rules
    assert "__repr__" not in texts["goldpan.game"]
