"""Looks at the source without running it (`make check`); exit status 1 when something is found.

1. ruff: mistakes and form, all of the tree.
2. mypy, device: what only the board runs, against CircuitPython's own stubs, so that a name, a parameter or a
   module that the board does not have is found here.
3. mypy, portable: lib/goldpan and games, with MicroPython's stubs in the place of Python's own library.
4. portable: what those stubs let pass but the board lacks; by name, as the types are not known everywhere.

The code has no annotations, so of mypy's findings only those count that are right without: see WANTED.
"""

import ast
import importlib.metadata
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.path.join(ROOT, "build", "check")
DEVICE = (
    "hal/circuitpython",
    "hal/painter.py",
    "lib/goldpan/board.py",
    "lib/goldpan/main.py",
    "boot.py",
    "safemode.py",
)
PORTABLE = ("lib/goldpan", "games", "hal/boards", "hal/buttons.py", "hal/device.py", "hal/lights.py", "hal/panels.py")

# mypy's codes for: no such attribute, name, module, parameter; a value nothing gives back; used before it is made.
WANTED = ("attr-defined", "name-defined", "import-not-found", "import-untyped", "call-arg", "call-overload")
WANTED += ("func-returns-value", "used-before-def", "syntax", "valid-type")

# (file, part of the finding): why it is none. One that is found no longer has to go from here.
FINE = {
    ("lib/goldpan/crash.py", '"traceback"'): "only where there is no sys.print_exception",
    ("lib/goldpan/between.py", "dumps"): "ensure_ascii is tried, and left out where it is not known",
}

# What CircuitPython 10 has of Python's library on every board that is big enough.
MODULES = {
    "array": None,
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "errno": None,
    "gc": "collect disable enable isenabled mem_alloc mem_free",
    "io": "BytesIO StringIO open",
    "json": "dump dumps load loads",
    "math": None,
    "os": "chdir getcwd getenv listdir mkdir remove rename rmdir sep stat statvfs sync uname unlink urandom utime",
    "random": "choice getrandbits randint random randrange seed uniform",
    "struct": "calcsize pack pack_into unpack unpack_from",
    "sys": "argv byteorder exit implementation maxsize modules path platform print_exception stderr stdin stdout"
    " version version_info",
    "time": "localtime mktime monotonic monotonic_ns sleep struct_time time",
}
MODULES = {name: names and set(names.split()) for name, names in MODULES.items()}
OURS = ("games", "goldpan", "hal")
# Methods of strings, bytes and numbers, and functions, that CircuitPython does not have. Of those without an
# argument (ours may have the same name and some).
METHODS = set(
    "bit_count bit_length capitalize casefold expandtabs is_integer isalnum isascii isdecimal isidentifier isnumeric"
    " isprintable istitle swapcase title tobytes".split()
)
METHODS_OF = set("expandtabs format_map ljust maketrans removeprefix removesuffix rjust translate zfill".split())
FUNCTIONS = set("aiter anext ascii breakpoint compile format help input slice vars".split())
# Lines of the language it does not know.
SYNTAX = (ast.Match, ast.AsyncFunctionDef, ast.Await, ast.TypeAlias if hasattr(ast, "TypeAlias") else ast.Match)


# Types


def mypy(paths, *options):
    """Findings of mypy in files or folders, as lines `path:line: error: …  [code]`, only of WANTED codes."""
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context", "--show-error-codes"]
    command += ["--config-file", settings(), "--cache-dir", os.path.join(WORK, "mypy"), "--check-untyped-defs"]
    command += ["--explicit-package-bases", "--follow-imports=silent", *options, *paths]
    # Ours come first on the path, as on the board; the root behind lib.
    environment = dict(os.environ, MYPYPATH=os.pathsep.join((os.path.join(ROOT, "lib"), ROOT)))
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode > 1 or done.stderr:
        raise SystemExit("mypy itself failed: " + done.stdout[-2000:] + done.stderr[-2000:])
    return [line for line in done.stdout.replace(os.sep, "/").splitlines() if wanted(line)]


def wanted(line):
    """True for a finding of mypy that is right also where nothing is annotated."""
    if "error:" not in line or not line.endswith(tuple(["[" + code + "]" for code in WANTED])):
        return False
    if line.endswith("[call-overload]"):
        return "Unexpected keyword" in line
    return '"None" has no attribute' not in line  # something that only begins as None


def settings():
    """A configuration with nothing in it: else mypy looks for one of the person's own."""
    os.makedirs(WORK, exist_ok=True)
    path = os.path.join(WORK, "mypy.ini")
    with open(path, "w") as file:
        file.write("[mypy]\n")
    return path


def device(paths=DEVICE):
    """Findings in what runs on the board only."""
    return mypy(paths)


def portable(paths=PORTABLE):
    """Findings in what runs on MicroPython too; the modules of the board are unknown there."""
    paths = [path for path in sources(paths) if path not in sources(DEVICE)]
    return mypy(paths, "--custom-typeshed-dir", typeshed(), "--no-site-packages") + names(paths)


def typeshed():
    """A folder with MicroPython's stubs as mypy wants to have Python's own: those of the language, and of modules."""
    folder = os.path.join(WORK, "typeshed")
    versions = {}
    for name in ("micropython-stdlib-stubs", "micropython-rp2-stubs"):
        versions[name] = importlib.metadata.version(name)
    made = os.path.join(folder, "made_of")
    if os.path.exists(made) and open(made).read() == repr(versions):
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    for name in versions:
        for file in importlib.metadata.distribution(name).files:
            parts = file.parts
            if file.suffix not in (".pyi", ".toml", "") or ".." in parts or parts[0].endswith(".dist-info"):
                continue
            inside = parts if parts[0] in ("stdlib", "stubs") else ("stdlib",) + parts
            target = os.path.join(folder, *inside)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            if not os.path.exists(target):
                shutil.copy(file.locate(), target)
    with open(made, "w") as file:
        file.write(repr(versions))
    return folder


# Names


def sources(paths):
    """The .py files of files and folders."""
    found = []
    for path in paths:
        path = os.path.join(ROOT, path)
        if os.path.isfile(path):
            found.append(path)
        for folder, _, files in os.walk(path):
            found += [os.path.join(folder, name) for name in files if name.endswith(".py")]
    return sorted(found)


def names(paths):
    """Findings of names that CircuitPython lacks."""
    found = []
    for path in sources(paths):
        with open(path, encoding="utf-8") as file:
            tree = ast.parse(file.read())
        for node in ast.walk(tree):
            sentence = lacking(node)
            if sentence:
                where = os.path.relpath(path, ROOT).replace(os.sep, "/")
                found.append("{}:{}: error: {}  [portable]".format(where, getattr(node, "lineno", 0), sentence))
    return found


def lacking(node):
    """What CircuitPython lacks of a node of the syntax tree, or None."""
    if isinstance(node, SYNTAX):
        return "CircuitPython does not know this kind of statement"
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and any([isinstance(e, ast.Starred) for e in node.elts]):
        return "CircuitPython knows no star inside a list" if isinstance(node.ctx, ast.Load) else None
    if isinstance(node, ast.Import):
        return first([absent(alias.name) for alias in node.names])
    if isinstance(node, ast.ImportFrom):
        return absent(node.module) or first([absent(node.module, alias.name) for alias in node.names])
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in MODULES:
        return absent(node.value.id, node.attr)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in (METHODS_OF if node.args else METHODS):
            return 'CircuitPython has no method "{}"'.format(node.func.attr)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
        return 'CircuitPython has no function "{}"'.format(node.func.id)
    return None


def absent(module, name=None):
    """A sentence when a module, or a name in it, is none of ours and not on the board; else None."""
    if module.split(".")[0] in OURS:
        return None
    if module not in MODULES:
        return 'CircuitPython has no module "{}" for this room'.format(module)
    if name and MODULES[module] and name not in MODULES[module]:
        return 'CircuitPython has no "{}" in "{}"'.format(name, module)
    return None


def first(found):
    for sentence in found:
        if sentence:
            return sentence
    return None


# All of it


def without_fine(findings):
    """Those that are not FINE, and a line for each entry of FINE that is not needed."""
    used = set()
    left = []
    for finding in findings:
        known = [key for key in FINE if finding.startswith(key[0] + ":") and key[1] in finding]
        used.update(known)
        if not known:
            left.append(finding)
    return left + [
        "tools/check.py: FINE has {}, but nothing is found there.".format(key) for key in FINE if key not in used
    ]


def ruff(*words):
    """Output of ruff, line by line, when it finds something."""
    command = [sys.executable, "-m", "ruff", *words, ROOT]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return (done.stdout + done.stderr).splitlines() if done.returncode else []


def unformatted():
    """The files that `ruff format` would change, without all the changes."""
    lines = ruff("format", "--check", "--quiet")
    files = [line.split("-->")[1].split(":")[0].strip() for line in lines if line.strip().startswith("-->")]
    return ["{}: not as `ruff format` has it".format(path) for path in files] or lines


def main():
    steps = (
        ("ruff check", lambda: ruff("check", "--quiet", "--output-format=concise")),
        ("ruff format", unformatted),
        ("types and names", lambda: without_fine(device() + portable())),
    )
    failed = False
    for title, step in steps:
        found = step()
        failed = failed or bool(found)
        print("{}: {}".format(title, "{} findings".format(len(found)) if found else "fine"))
        print("\n".join(["  " + line for line in found]) + "\n" * bool(found), end="")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
