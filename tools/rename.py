"""Gives our identifiers names that CircuitPython knows already, for the board's build.

Every name a module uses, of a function, an attribute, an argument, is a string that MicroPython keeps in RAM
for good, with some eight bytes of tables; 700 to 900 of them were 15 KB of the 110 KB that a game has. But
what the firmware's own modules use, from `append` to `pixel_shader`, is in its flash. So the build calls our
things by such names, each by one that we use nowhere for anything else: then they cost nothing. On a board
whose firmware lacks a name it costs what ours did, no more. `names.json` beside the build says what is what,
and `tools/real_names.py` puts our names back into a trace. The sources stay as they are.
"""

import ast
import builtins
import keyword
from importlib import metadata
from pathlib import Path

# Modules that every CircuitPython with a display has, so that their names are in its flash.
ROM_MODULES = (
    "adafruit_pixelbuf alarm analogio atexit audiobusio audiocore audiomixer audiopwmio bitbangio bitmapfilter "
    "bitmaptools bitops board busdisplay busio codeop countio digitalio displayio epaperdisplay floppyio fontio "
    "fourwire framebufferio getpass gifio hashlib i2cdisplaybus i2ctarget imagecapture keypad keypad_demux locale "
    "memorymap microcontroller msgpack neopixel_write nvm onewireio paralleldisplaybus pulseio pwmio rainbowio "
    "rgbmatrix rotaryio rp2pio rtc sdcardio sharpdisplay storage supervisor synthio terminalio tilepalettemapper "
    "touchio traceback ulab usb usb_cdc usb_hid usb_midi usb_video vectorio warnings watchdog zlib"
).split()
BUILTIN_TYPES = (str, bytes, bytearray, int, float, complex, list, tuple, dict, set, frozenset, range, slice, object)
KEPT = {"App", "run", "main"}  # by these the acceptance run takes hold of the app
BUILTIN_TYPES += (BaseException, OSError, UnicodeError, StopIteration, type(open(__file__)), memoryview, property)


def stub_folders():
    """The folders of circuitpython-stubs, which describe CircuitPython's own modules."""
    site = Path(str(metadata.distribution("circuitpython-stubs").locate_file("")))
    return [folder for folder in (site / f"{name}-stubs" for name in ROM_MODULES) if folder.is_dir()]


def rom_names():
    """Names in CircuitPython's flash, in a fixed order."""
    found = set()
    for folder in stub_folders():
        for file in sorted(folder.rglob("*.pyi")):
            found |= defined(ast.parse(file.read_text(encoding="utf-8")))
    return sorted(name for name in found | builtin_names() if usable(name))


def defined(tree):
    """What a stub defines: classes, functions, their arguments that have names, attributes."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        if isinstance(node, ast.FunctionDef):
            found.update(argument.arg for argument in node.args.args + node.args.kwonlyargs)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def builtin_names():
    """Python's own functions, exceptions and methods."""
    found = set(dir(builtins))
    for kind in BUILTIN_TYPES:
        found.update(dir(kind))
    return found


def usable(name):
    return not (name.startswith("__") or keyword.iskeyword(name) or keyword.issoftkeyword(name))


def identifiers(tree):
    """All names in a tree: variables, attributes, arguments, definitions, imports."""
    found = set()
    for node in ast.walk(tree):
        for field in ("id", "attr", "arg", "name", "asname"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                found.update(value.split("."))
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            found.update(node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update(node.module.split("."))
    return found


def strings(tree):
    """Names in strings, alone or with dots between: something may be looked up by them."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.update(part for part in node.value.split(".") if part.isidentifier())
    return found


def bound(tree):
    """The names that cost RAM: of definitions, attributes, arguments and what stands outside functions."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
    for node in tree.body:
        found |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return found


def foreign(trees):
    """Names that belong to modules which are not ours: what is imported from them, and what is read off them."""
    rooms = {name.split(".")[0] for name in trees}
    found = set()
    for tree in trees.values():
        modules = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] not in rooms:
                found |= {alias.name for alias in node.names} | {alias.asname or alias.name for alias in node.names}
            elif isinstance(node, ast.Import):
                modules.update(alias.asname or alias.name for alias in node.names)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
                found.add(node.attr)
        found |= {part for module in modules for part in module.split(".")}
    return found


def room_of(name):
    """What is in memory together: "" for the engine and the tools, else the game a module belongs to."""
    parts = name.split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 and parts[1] != "toolbox" else ""


def plan(trees, kept, rom):
    """{room: {our name: its name on the board}}; `kept` are names that must stay, `rom` the names to choose from."""
    kept = kept | foreign(trees) | {part for name in trees for part in name.split(".")}
    everything = set(kept)
    for tree in trees.values():
        kept |= strings(tree)
        everything |= identifiers(tree) | strings(tree)
    known = set(rom)
    rooms = {}
    for name, tree in trees.items():
        ours = {word for word in bound(tree) if usable(word) and word not in known and word not in kept}
        rooms.setdefault(room_of(name), set()).update(ours)
    free = [name for name in rom if name not in everything]
    shared = rooms.get("", set())
    plans = {"": dict(zip(sorted(shared), free, strict=False))}
    free = free[len(plans[""]) :]
    for room in sorted(rooms):
        if room:  # one game at a time is loaded: each may use the same names
            own = dict(zip(sorted(rooms[room] - shared), free, strict=False))
            plans[room] = {**plans[""], **own}
    return plans


class Rename(ast.NodeTransformer):
    """Puts the new names in; modules keep theirs."""

    def __init__(self, names, modules):
        self.names, self.modules = names, modules

    def visit(self, node):
        for field in ("id", "attr", "arg"):
            value = getattr(node, field, None)
            if isinstance(value, str) and value in self.names:
                setattr(node, field, self.names[value])
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)) and node.name in self.names:
            node.name = self.names[node.name]
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            node.names = [self.names.get(name, name) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                alias.name = self.names.get(alias.name, alias.name)
                alias.asname = self.names.get(alias.asname, alias.asname)
        return self.generic_visit(node)


def renamed(sources, others=(), libraries=(), rom=None):
    """({module name: source text}, {room: {name on the board: our name}}) with the names of `plan`.

    `others` are texts that stay as they are and use ours; `libraries` those that ours use.
    """
    trees = {name: ast.parse(text) for name, text in sources.items()}
    kept = builtin_names() | KEPT
    for text in (*others, *libraries):
        kept |= identifiers(ast.parse(text))
    plans = plan(trees, kept, rom_names() if rom is None else rom)
    out = {}
    for name, tree in trees.items():
        names = plans[room_of(name)]
        out[name] = ast.unparse(ast.fix_missing_locations(Rename(names, trees).visit(tree))) + "\n"
    return out, {room: {new: old for old, new in names.items()} for room, names in plans.items()}
