"""A board by way of its CIRCUITPY drive, open at this computer."""

import os
import shutil
from pathlib import Path
from zlib import crc32

from flashing import place, Refused
from flashing.about import from_boot_out


class Folder:
    """A target (see `work`). root: the drive's folder. link: a SerialBoard of the same board, to stop its program
    while the files change and to start it afterwards, or None."""

    READ_ONLY = (
        "The drive cannot be written by this computer: the device holds it itself (B was held when it was switched "
        "on), or it is locked; switch the board off and on and try again."
    )

    def __init__(self, root, link=None):
        self.root, self.link = Path(root), link
        self.where = f"drive {root}"
        self.stopped = False

    def about(self):
        """Refused when this is no drive of CircuitPython."""
        if not self.root.is_dir():
            raise Refused(f"There is no folder {self.root}.")
        data = self.read("boot_out.txt")
        if data is None:
            raise Refused(f"{self.root} is no drive of CircuitPython: it has no boot_out.txt.")
        found = from_boot_out(data.decode(errors="replace"))
        if found is None:
            raise Refused(f"{self.root} is no drive of CircuitPython: its boot_out.txt is something else.")
        return found

    def totals(self, paths):
        found = {}
        for path in paths:
            data = self.read(path)
            if data is not None:
                found[path] = len(data), crc32(data)
            elif (self.root / path).is_dir():
                found[path] = None
        return found

    def names(self, folders):
        places = {folder: self.root / folder for folder in folders}
        return {
            folder: sorted([entry.name for entry in place.iterdir()]) if place.is_dir() else []
            for folder, place in places.items()
        }

    def read(self, path):
        file = self.root / path
        return file.read_bytes() if file.is_file() else None

    def room(self):
        """(free bytes, bytes of a cluster)."""
        cluster = os.statvfs(self.root).f_frsize if hasattr(os, "statvfs") else 512
        return shutil.disk_usage(self.root).free, cluster

    def make_writable(self):
        """The drive is the computer's by default; only the program must not read in the middle of it."""
        if self.link and not self.stopped:
            self.stopped = self.link.stop()

    def make_folder(self, path):
        if not (self.root / path).is_dir():
            os.mkdir(self.root / path)

    def write(self, path, data):
        with open(self.root / path, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def rename(self, path, to):
        os.rename(self.root / path, self.root / to)

    def remove(self, path):
        os.remove(self.root / path)

    def sync(self):
        """Wait until the drive has it; Windows writes removable drives at once."""
        if hasattr(os, "sync"):
            os.sync()

    def place(self):
        place.place(str(self.root))

    def restart(self, hard):
        """Start the new version; gives a sentence. hard: a new boot.py wants a reset."""
        if self.stopped:
            self.link.resume()
        if self.stopped and not hard:
            return "The board starts anew."
        return "Eject the drive, then switch the board off and on: that starts the new version."

    def resume(self):
        """Nothing was changed, nothing was stopped."""
