"""What the tests of flashing share: two versions of a small drive, and what a power-on makes of what is there."""

import os
import shutil
import sys
import types
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

from flashing import plan  # noqa: E402
from flashing.place import place  # noqa: E402

BOOT = b"# heeds bootflag, finishes updates\n"
OLD = {
    "boot.py": BOOT,
    "code.py": b"old code",
    "safemode.py": b"safe",
    "lib/goldpan/app.mpy": b"C\x06old app" * 50,
    "lib/goldpan/gone.mpy": b"C\x06gone",
    "lib/goldpan/same.mpy": b"C\x06same",
    "games/retired/rules.mpy": b"C\x06retired",
    "games/chess/text_en.txt": b"king = King\n",
}
NEW = {
    "boot.py": BOOT + b"# newer\n",
    "code.py": b"new code",
    "safemode.py": b"safe",
    "lib/goldpan/app.mpy": bytes(range(256)) * 30,
    "lib/goldpan/same.mpy": b"C\x06same",
    "lib/goldpan/empty.mpy": b"",
    "games/chess/text_en.txt": b"king = Queen\n",
    "games/go/rules.mpy": b"C\x06go" * 700,
}
OWN = {"settings.toml": b'NAME = "mine"\n', "notes/a.txt": b"my notes", "lib/mine.py": b"x = 1\n"}

STRANGER = "{} on the drive is not Goldpan's, but updates wait in the folder update: move it elsewhere, "
NO_FILE = "{} on the drive is a folder, but Goldpan needs a file of that name: rename it, "
NO_FOLDER = "{} on the drive is a file, but Goldpan needs a folder of that name: rename it, "
# A file of the owner's that is in the way of NEW, and what the person is told.
OBSTACLES = [
    ("update/my_notes.txt", STRANGER.format("update/my_notes.txt")),
    ("update/sub/x", STRANGER.format("update/sub")),
    ("update/place.py", STRANGER.format("update/place.py")),
    ("update/list/x", NO_FILE.format("update/list")),
    ("update", NO_FOLDER.format("update")),
    ("lib", NO_FOLDER.format("lib")),
    ("lib/goldpan", NO_FOLDER.format("lib/goldpan")),
    ("games/go", NO_FOLDER.format("games/go")),
    ("kept", NO_FOLDER.format("kept")),
    ("code.py/x", NO_FILE.format("code.py")),
    ("boot.py/x", NO_FILE.format("boot.py")),
    ("goldpan.txt/x", NO_FILE.format("goldpan.txt")),
    ("lib/goldpan/app.mpy/x", NO_FILE.format("lib/goldpan/app.mpy")),
    ("games/go/rules.mpy/x", NO_FILE.format("games/go/rules.mpy")),
]
# The same for an update that waits to be finished.
LATE_OBSTACLES = [
    ("update/my_notes.txt", STRANGER.format("update/my_notes.txt")),
    ("update/place.py/x", NO_FILE.format("update/place.py")),
    ("update/list/x", NO_FILE.format("update/list")),
    ("games/go", NO_FOLDER.format("games/go")),
    ("games/go/rules.mpy/x", NO_FILE.format("games/go/rules.mpy")),
    ("lib/goldpan/gone.mpy/x", NO_FILE.format("lib/goldpan/gone.mpy")),
    ("kept/games-chess-text_en.txt/x", NO_FILE.format("kept/games-chess-text_en.txt")),
]
# Folders of the owner's where once was a file of ours, and where a module's source would be: in nobody's way.
HARMLESS = {"games/retired/rules.mpy/x": b"own", "lib/goldpan/app.py/x": b"own"}


def obstruct(root, path):
    """The owner puts a file there, in place of whatever has that name or should be a folder."""
    file = Path(root, path)
    for spot in [file, *file.parents][: path.count("/") + 1]:
        if spot == file and spot.is_dir():
            shutil.rmtree(spot)
        elif spot.is_file():
            spot.unlink()
    put(root, {path: b"own"})


def edited(root):
    """An older version on this drive, one of its files changed by the owner."""
    installed(root, OLD)
    put(root, {"games/chess/text_en.txt": b"king = Boss\n"})
    return root


def everything(root):
    """{path: bytes, or None for a folder}."""
    return {
        spot.relative_to(root).as_posix(): spot.read_bytes() if spot.is_file() else None
        for spot in Path(root).rglob("*")
    }


def put(root, drive):
    """Files onto a drive."""
    for path, data in drive.items():
        file = Path(root, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def installed(root, drive):
    """A drive as an update left it, and the owner's own files."""
    put(root, {**plan.with_record(drive), **OWN})
    return root


def power_on(root):
    """What boot.py does about an update, if there is a boot.py of ours."""
    boot = Path(root, "boot.py")
    if boot.exists() and b"bootflag" in boot.read_bytes() and Path(root, plan.READY).exists():
        place(str(root))


def version(root, *drives):
    """Index of the drive whose files are all there, without any file of ours beside them; None for a mixture.

    A new version whose last files wait is new: boot.py, its record and code.py fit both.
    """
    for index, drive in enumerate(drives):
        others = set().union(*[set(other) for other in drives]) - set(drive)
        same = [path for path, data in drive.items() if read(root, path) == data]
        late = set(drive) - set(same)
        if late <= {"boot.py", "code.py"} and not [path for path in others if read(root, path) is not None]:
            if not late or Path(root, plan.READY).exists():
                return index
    return None


def read(root, path):
    file = Path(root, path)
    return file.read_bytes() if file.is_file() else None


def counted(power):
    """The part of `os` that `place` uses, on a drive whose power can go."""

    def change(name):
        def action(*paths):
            power.change()
            return getattr(os, name)(*paths)

        return action

    changing = {name: change(name) for name in ("remove", "rename", "replace", "rmdir")}
    return types.SimpleNamespace(stat=os.stat, listdir=os.listdir, **changing)
