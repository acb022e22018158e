"""Imports point one way: code -> goldpan.app -> games -> goldpan; hal is handed in; rules know no screen."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HARDWARE = set(
    "alarm analogio audiobusio audiocore audioio audiopwmio bitmaptools board busdisplay busio digitalio displayio "
    "fontio fourwire framebufferio i2cdisplaybus keypad microcontroller neopixel neopixel_write nvm paralleldisplaybus "
    "pwmio rp2pio sharpdisplay storage supervisor terminalio usb_cdc usb_hid vectorio watchdog wifi".split()
)
DESKTOP = {"pygame", "PIL", "numpy", "blinka_displayio_pygamedisplay"}
# What an engine module that is not a screen of the app may not know, and rules even less.
SCREENS = set(
    "app play screen scene widgets palette icons font text mainmenu gamemenu setup settings session replay journal log "
    "between blocks recall reader history takeaway export library main board starting crash bootflag".split()
)
# The parts of the engine that open games: the app and its screens.
OPENERS = {"library", "mainmenu", "gamemenu", "play", "setup", "history", "takeaway", "export"}
# No third-party code on the device but this, behind a message of its own.
ALLOWED_OUTSIDE = {"adafruit_miniqr"}


def sources():
    """Every module of ours that runs on a device or in the simulator, relative to the root."""
    found = [ROOT / "code.py", ROOT / "boot.py", ROOT / "safemode.py"]
    for room in ("lib/goldpan", "games", "hal"):
        found += sorted((ROOT / room).rglob("*.py"))
    return [path.relative_to(ROOT) for path in found if "__pycache__" not in path.parts]


def imports(path):
    """All modules that a file imports, anywhere in it; `from a import b` gives a and a.b."""
    found = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "{}: imports are absolute".format(path)
            found |= {node.module} | {"{}.{}".format(node.module, alias.name) for alias in node.names}
    return found


def rooms(path):
    return {name.split(".")[0] for name in imports(path)}


FILES = sources()


@pytest.mark.parametrize("path", FILES, ids=str)
def test_only_the_device_s_own_rooms_import_hardware(path):
    """hal/circuitpython, boot.py, safemode.py, goldpan/board.py; displayio also hal/painter.py and the simulator."""
    used = rooms(path) & HARDWARE
    if path.parts[:2] == ("hal", "circuitpython") or str(path) in ("boot.py", "safemode.py", "lib/goldpan/board.py"):
        return
    if str(path) == "hal/painter.py":
        used -= {"displayio", "bitmaptools"}
    if path.parts[:2] == ("hal", "desktop"):
        used -= {"displayio", "bitmaptools", "busdisplay", "fourwire"}
    assert not used


@pytest.mark.parametrize("path", FILES, ids=str)
def test_only_the_simulator_imports_desktop_libraries(path):
    if path.parts[:2] != ("hal", "desktop"):
        assert not rooms(path) & DESKTOP


@pytest.mark.parametrize("path", FILES, ids=str)
def test_hal_is_handed_in(path):
    """Neither games nor the engine import hal, but board.py, which opens it, and boot.py for its profile."""
    if path.parts[0] == "hal" or str(path) in ("lib/goldpan/board.py", "boot.py"):
        return
    assert "hal" not in rooms(path)


@pytest.mark.parametrize("path", FILES, ids=str)
def test_the_engine_knows_no_game(path):
    """Only the app's own screens open games, by name through goldpan.library, or the toolbox."""
    if path.parts[:2] == ("lib", "goldpan") and path.stem not in OPENERS:
        assert "games" not in rooms(path)
    for name in imports(path):
        if path.parts[:2] == ("lib", "goldpan") and name.startswith("games."):
            assert name.startswith("games.toolbox"), "{} imports {}".format(path, name)


@pytest.mark.parametrize("path", FILES, ids=str)
def test_a_device_knows_no_game_and_no_screen(path):
    """hal imports of the engine what a scene, a key or a tick is; the fake and the simulator start the app."""
    if path.parts[0] != "hal":
        return
    assert "games" not in rooms(path)
    engine = {name.split(".")[1] for name in imports(path) if name.startswith("goldpan.")}
    allowed = {"font", "icons", "keys", "palette", "scene", "ticks"}
    if path.parts[1] == "desktop" or str(path) in ("hal/fake.py", "hal/device.py"):
        allowed |= engine
    assert engine <= allowed


@pytest.mark.parametrize("path", [path for path in FILES if path.parts[0] == "games"], ids=str)
def test_a_game_knows_no_other_game(path):
    """Its own folder, the engine, and, for the tools, the toolbox they are in."""
    own = path.parts[1]
    others = {name.split(".")[1] for name in imports(path) if name.startswith("games.")}
    assert others - {own} <= ({"toolbox"} if own in ("bag", "track") else set())


def closure(path):
    """All our modules that a module imports, and they in turn; files relative to the root."""
    done, todo = set(), [path]
    while todo:
        here = todo.pop()
        if here in done:
            continue
        done.add(here)
        for name in imports(here):
            parts = name.split(".")
            base = Path("lib") if parts[0] == "goldpan" else Path()
            for found in (base.joinpath(*parts).with_suffix(".py"), base.joinpath(*parts) / "__init__.py"):
                if (ROOT / found).exists() and parts[0] in ("goldpan", "games", "hal"):
                    todo.append(found)
    return done


@pytest.mark.parametrize("path", [path for path in FILES if path.name == "rules.py"], ids=str)
def test_rules_import_nothing_of_the_screen(path):
    """Nor does anything that rules import; nor chance's bytes, since a state only names its outcomes."""
    for found in closure(path):
        if found.parts[:2] == ("lib", "goldpan"):
            assert found.stem not in SCREENS, "{} reaches {}".format(path, found)
        assert found.stem not in ("view", "icons") and "help" not in found.stem and "text" not in found.stem
        assert found.parts[0] != "hal"


@pytest.mark.parametrize("path", [path for path in FILES if path.parts[:2] != ("hal", "desktop")], ids=str)
def test_portable_code_needs_no_library_that_the_device_lacks(path):
    """Only these modules of Python, besides our own and the hardware's."""
    portable = {"array", "binascii", "gc", "json", "os", "sys", "time", "math"}
    found = rooms(path) - HARDWARE - {"goldpan", "games", "hal"} - portable - ALLOWED_OUTSIDE
    if str(path) == "code.py":
        found -= {"importlib"}
    if str(path) == "lib/goldpan/crash.py":
        found -= {"traceback"}  # where there is no sys.print_exception
    assert not found


def test_every_rules_module_was_looked_at():
    assert len([path for path in FILES if path.name == "rules.py"]) >= 4
