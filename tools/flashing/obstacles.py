"""What is in the way of an update, found out before anything on the drive changes."""

import re

from flashing import Refused
from flashing.plan import FOLDER, LIST, READY

# What `work` and `place` write into the folder of the update, and what macOS leaves beside any file.
OURS = re.compile(r"[0-9a-f]{8}c?|list|last|keepc?|place\.py|\.DS_Store|\._.*")
THEN = "then run make flash again. Nothing was changed."


def check_folder(names):
    """Refused when the folder of the update holds something of the owner's, given its names: all that is in it goes
    when the update is done. A script without its list is none of ours: the list comes before it and goes after it."""
    alone = READY.split("/")[1] if LIST.split("/")[1] not in names else None
    for name in names:
        if name == alone or not OURS.fullmatch(name):
            raise Refused(
                f"{FOLDER}/{name} on the drive is not Goldpan's, but updates wait in the folder {FOLDER}: "
                f"move it elsewhere, {THEN}"
            )


def check_kinds(found, folders=()):
    """Refused for a folder where a file goes, or the other way round. found: what a target's totals() gave.
    folders: those of its paths that are to be folders; all others are files."""
    for path, total in found.items():
        if (total is None) != (path in folders):
            is_there, needed = ("folder", "file") if total is None else ("file", "folder")
            raise Refused(
                f"{path} on the drive is a {is_there}, but Goldpan needs a {needed} of that name: rename it, {THEN}"
            )
