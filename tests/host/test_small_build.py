"""The board's form of the modules, constants folded and names exchanged, is the same program."""

import ast
import binascii
import os
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tools"))

import build  # noqa: E402
import fold  # noqa: E402
import inline  # noqa: E402
import real_names  # noqa: E402
import rename  # noqa: E402
import shake  # noqa: E402
import unroll  # noqa: E402
from goldpan import library  # noqa: E402
from goldpan import text as strings  # noqa: E402

ROM = ["self"] + [f"rom_{number}" for number in range(2000)]  # as if a firmware had these names


def small(sources, **more):
    return rename.renamed(sources, rom=ROM, **more)


def test_a_constant_passed_on_by_another_module_is_folded_too():
    sources = {
        "goldpan.font": "WIDTH = 6\n",
        "goldpan.widgets": "from goldpan.font import WIDTH\ndef two():\n    return 2 * WIDTH\n",
        "goldpan.menu": "from goldpan import widgets\ndef room():\n    return 160 // widgets.WIDTH\n",
    }
    assert "160 // 6" in fold.folded(sources)["goldpan.menu"]


def test_keys_of_texts_are_folded_into_the_numbers_they_are_looked_up_by():
    source = (
        'from goldpan.text import t\ndef hint(new):\n    return t("roll") + t("undo" if new else "roll") + t(new)\n'
    )
    roll, undo = [binascii.crc32(key) & strings.MASK for key in (b"roll", b"undo")]
    folded = fold.folded({"goldpan.hints": source})["goldpan.hints"]
    assert f"t({roll}) + t({undo} if new else {roll}) + t(new)" in folded
    strings.use("en")
    assert strings.t(roll) == strings.t("roll") == "Roll"


def test_a_name_of_ours_is_exchanged_everywhere_and_others_stay():
    sources = {
        "goldpan.bag": "import os\nclass Bag:\n    def draw_stone(self, from_bag):\n"
        "        self.left_over = os.urandom(1)\n"
        "        return from_bag.append(self.left_over)\n",
        "games.one.rules": "from goldpan.bag import Bag\ndef go(b):\n    return Bag().draw_stone(from_bag=b)\n",
    }
    texts, names = small(sources)
    new = {old: name for name, old in names[""].items()}
    assert "draw_stone" not in texts["goldpan.bag"] + texts["games.one.rules"]
    assert f"def {new['draw_stone']}(self, {new['from_bag']})" in texts["goldpan.bag"]
    assert f"{new['Bag']}().{new['draw_stone']}({new['from_bag']}=" in texts["games.one.rules"]
    assert "os.urandom(1)" in texts["goldpan.bag"] and ".append(" in texts["goldpan.bag"]


def test_what_is_looked_up_by_a_string_or_used_from_outside_keeps_its_name():
    sources = {
        "goldpan.play": "def lights(view):\n    return hasattr(view, 'waits')\ndef waits():\n    return boot_mark\n"
    }
    texts, names = small(sources, others=("from goldpan.play import lights\n",), libraries=("boot_mark = 1\n",))
    assert "def waits" in texts["goldpan.play"] and "boot_mark" in texts["goldpan.play"]
    assert "def lights" in texts["goldpan.play"]


def test_games_share_names_since_one_at_a_time_is_loaded():
    sources = {
        "games.one.rules": "def first_thing():\n    pass\n",
        "games.two.rules": "def second_thing():\n    pass\n",
    }
    _, names = small(sources)
    assert set(names["one"]) & set(names["two"])


def test_no_two_names_become_one():
    """Of all that is in memory together; and no new name was in use before."""
    texts = {}
    for path, file in build.sources(ROOT).items():
        if file.suffix == ".py":
            texts[build.module(path)] = file.read_text(encoding="utf-8")
    _, names = small(texts)
    used = set()
    for text in texts.values():
        used |= rename.identifiers(ast.parse(text))
    for room, renames in names.items():
        assert len(set(renames.values())) == len(renames), room
        assert not used & set(renames), room


def test_a_trace_is_put_back():
    text = (
        "Traceback (most recent call last):\n"
        '  File "games.one.rules", in lstrip\n'
        "AttributeError: 'X' object has no attribute 'rstrip'"
    )
    found = real_names.translated(
        text, {"": {"lstrip": "core"}, "one": {"lstrip": "draw_stone", "rstrip": "left_over"}}
    )
    assert "in draw_stone" in found and "attribute 'left_over'" in found


@pytest.fixture(scope="module")
def small_tree(tmp_path_factory):
    """All the board's modules in their small form, beside the simulator as it is; and {new name: old name}."""
    try:
        rom = rename.rom_names()
    except PackageNotFoundError:
        pytest.skip("circuitpython-stubs come with requirements-device.txt")
    out = tmp_path_factory.mktemp("small")
    desktop = {
        build.module(file.relative_to(ROOT).as_posix()): file.read_text(encoding="utf-8")
        for file in [*(ROOT / "hal/desktop").glob("*.py"), ROOT / "hal/fake.py"]
    }
    ours = build.sources(ROOT)
    texts = {
        build.module(path): file.read_text(encoding="utf-8") for path, file in ours.items() if file.suffix == ".py"
    }
    plain = [texts.pop(build.module(path)) for path in build.AS_SOURCE] + list(desktop.values())
    library = subprocess.run(
        [sys.executable, "-c", "import adafruit_miniqr; print(adafruit_miniqr.__file__)"],
        capture_output=True, text=True, check=True, env={**os.environ, "BLINKA_OS_AGNOSTIC": "1"},
    ).stdout.strip()  # fmt: skip
    miniqr = Path(library).read_text(encoding="utf-8")
    texts = unroll.unrolled(inline.inlined(shake.shaken(fold.folded(texts, plain), plain), plain))
    texts, names = rename.renamed(texts, plain, [miniqr], rom)
    for path, file in ours.items():
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        name = build.module(path) if file.suffix == ".py" else ""
        if name in texts:
            target.write_text(texts[name], encoding="utf-8")
        else:
            shutil.copy(file, target)
    shutil.copytree(ROOT / "hal/desktop", out / "hal/desktop", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "hal/fake.py", out / "hal/fake.py")
    return out, names[""]


def fuzzed(small_tree, *arguments):
    """The screens that the fuzzer has seen, by our own names of theirs."""
    tree, names = small_tree
    environment = {**os.environ, "BLINKA_OS_AGNOSTIC": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-m", "hal.desktop", "--fuzz", *arguments]
    run = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0 and "nothing failed" in run.stdout, run.stdout[-2000:] + run.stderr[-2000:]
    seen = [line.split(maxsplit=1)[1] for line in run.stdout.splitlines()[:-1]]
    return [names.get(screen, screen) for screen in seen]


@pytest.mark.parametrize("seed", ("1", "2"))
def test_random_presses_over_all_screens_in_the_small_form(small_tree, seed):
    fuzzed(small_tree, "5000", "--seed", seed)


@pytest.mark.parametrize("game", library.GAMES)
def test_every_game_ends_in_the_small_form(small_tree, game):
    assert "Result" in fuzzed(small_tree, "4000", "--seed", "1", "--game", game)
