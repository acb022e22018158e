"""What the tests of flashing share: two versions of a small drive, and what a power-on makes of what is there."""

import os
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
