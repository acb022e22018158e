"""What an update changes, worked out from what is on the board; nothing here touches a board."""

from zlib import crc32

FOLDER = "update"  # where everything waits until it is complete
READY = FOLDER + "/place.py"
LIST = FOLDER + "/list"
RECORD = "goldpan.txt"  # on the drive: what the last update left there
KEPT = "kept"  # the owner's own files that were in the way
# Names that CircuitPython itself looks for come last: until then the old ones start, and code.py is the end.
LAST = ("safemode.py", "boot.py", RECORD, "code.py")
HELLO = b'print("Hello World!")\n'  # the code.py of a new drive: nobody misses it


def total(data):
    """(size, CRC-32): how files are compared, here and on the board."""
    return len(data), crc32(data)


def totals(drive):
    """{path: (size, CRC-32)} of {path: bytes}."""
    return {path: total(data) for path, data in drive.items()}


def with_record(drive):
    """`drive` ({path: bytes}) and the record of it."""
    lines = [f"{crc:08x} {size} {path}\n" for path, (size, crc) in sorted(totals(drive).items())]
    return {**drive, RECORD: "".join(lines).encode()}


def read_record(data):
    """{path: (size, CRC-32)} out of a record; {} for none. Lines that are damaged or leave the drive are left out."""
    found = {}
    for line in (data or b"").decode(errors="replace").splitlines():
        words = line.split()
        try:
            path, total_then = words[2], (int(words[1]), int(words[0], 16))
        except (IndexError, ValueError):
            continue
        if path[0] != "/" and ".." not in path.split("/") and "\\" not in path and ":" not in path:
            found[path] = total_then
    return found


def staged(path):
    """The temporary name of a file: short, and always the same."""
    return f"{crc32(path.encode()):08x}"


def of_interest(drive, record):
    """The paths that a plan must know about, if they are there: a module's source would be taken instead of it."""
    return sorted({*drive, *record, *[path[:-4] + ".py" for path in drive if path.endswith(".mpy")]})


def folder_of(path):
    return path.rpartition("/")[0]


def folders_of(paths):
    """All folders that these files are in, outer ones first."""
    found = set()
    for path in paths:
        parts = path.split("/")[:-1]
        found.update(["/".join(parts[: depth + 1]) for depth in range(len(parts))])
    return sorted(found)


def listed(text):
    """The files that are written or removed by what is in LIST, as bytes: see `Plan.listing`."""
    lines = [line.split() for line in text.decode(errors="replace").splitlines()]
    return sorted({words[-1] for words in lines if words and words[0] in ("keep", "drop", "put")})


class Plan:
    """`send` paths in the order of placing, `keep` [(path, to)], `drop` paths; all empty when all is well."""

    def __init__(self, drive, record, there, kept=()):
        """drive: {path: bytes} that shall be there. record: of the last update. there: {path: total} of the files on
        the board `of_interest`. kept: names in KEPT."""
        self.drive, self.kept, self.there = drive, set(kept), there
        wanted = totals(drive)
        self.send = sorted([path for path in drive if there.get(path) != wanted[path]], key=rank)
        self.keep, self.drop = [], []
        for path in sorted(there):
            if path in drive:
                if path in self.send and edited(path, there[path], record):
                    self.keep.append((path, self._aside(path)))
            elif path in record or path.endswith(".py"):  # a .py beside our .mpy would be taken instead of it
                if edited(path, there[path], record):
                    self.keep.append((path, self._aside(path)))
                else:
                    self.drop.append(path)

    def __bool__(self):
        return bool(self.send or self.keep or self.drop)

    def _aside(self, path):
        name = path.replace("/", "-")
        number = 1
        while name in self.kept:
            number += 1
            name = f"{number}-" + path.replace("/", "-")
        self.kept.add(name)
        return KEPT + "/" + name

    def folders(self):
        """Folders that files of this plan need, outer ones first."""
        return folders_of(self.send + [to for _, to in self.keep])

    def listing(self):
        """The text of update/list; see `place`."""
        lines = [f"keep {path} {to}" for path, to in self.keep]
        lines += [f"drop {path}" for path in self.drop + [path for path, _ in self.keep if path not in self.drive]]
        lines += [f"put {staged(path)} {path}" for path in self.send]
        left = {path.rsplit("/", 1)[0] for path in self.drop if "/" in path}
        lines += [f"tidy {folder}" for folder in sorted(left, reverse=True)]
        return "".join([line + "\n" for line in lines]).encode()

    def room(self, cluster):
        """Bytes of the drive that it takes until the old files go."""
        sizes = [len(self.drive[path]) for path in self.send] + [self.there[path][0] for path, _ in self.keep]
        entries = 32 * (len(sizes) + 6)
        return sum([whole(size, cluster) for size in [*sizes, entries, len(self.listing()), 4096]]) + cluster * len(
            self.folders()
        )


def whole(size, cluster):
    """`size` in whole clusters."""
    return -(-size // cluster) * cluster


def rank(path):
    return (LAST.index(path) + 1 if path in LAST else 0, path)


def edited(path, now, record):
    """True for a file of the owner's, or one of ours that the owner changed."""
    if path.endswith(".mpy") or path == RECORD or record.get(path) == now:
        return False
    return now[0] > 0 and now != total(HELLO)
