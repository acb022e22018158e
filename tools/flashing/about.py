"""What a board says of itself, and whether Goldpan runs on it."""

import importlib
import re
from pathlib import Path

from flashing import Refused

ROOT = Path(__file__).resolve().parent.parent.parent
CIRCUITPYTHON = 10  # the major version that loads our bytecode
HOW = "docs/hardware.md says how to put CircuitPython 10 on it."
BANNER = re.compile(r"Adafruit CircuitPython (\d+)\.(\S+) on [^;]*; (.+)")


class About:
    """`version` as text, `board` the board's id, `name` in words, `uid` the chip's number or ""."""

    def __init__(self, version, board, name, uid=""):
        self.version, self.board, self.name, self.uid = version, board, name, uid

    def __str__(self):
        return f"{self.name}, CircuitPython {self.version}"


def from_boot_out(text):
    """About out of boot_out.txt, which CircuitPython writes on its drive; None when it is none."""
    banner = BANNER.search(text)
    if not banner:
        return None
    board = re.search(r"Board ID:(\S+)", text)
    uid = re.search(r"UID:(\S+)", text)
    return About(
        f"{banner.group(1)}.{banner.group(2)}",
        board.group(1) if board else "",
        banner.group(3).strip().split(" with ")[0],
        uid.group(1) if uid else "",
    )


def banner_in(firmware):
    """The banner in the bytes of a firmware, "" when there is none."""
    found = re.search(rb"Adafruit CircuitPython [^\0]*?; [^\0\r\n]*", firmware)
    return found.group(0).decode(errors="replace") if found else ""


def known_boards():
    """{board id} of all profiles."""
    found = set()
    for file in sorted((ROOT / "hal" / "boards").glob("*.py")):
        profile = importlib.import_module("hal.boards." + file.stem)
        found.update(getattr(profile, "BOARD_IDS", ()))
    return found


def check(about, bytecode=True, any_board=False):
    """Refused when Goldpan would not run there. any_board: its owner has described it, or wants it all the same."""
    major = int(about.version.split(".")[0])
    if major < CIRCUITPYTHON:
        raise Refused(f"The board runs CircuitPython {about.version}, which is too old: {HOW}")
    if major > CIRCUITPYTHON and bytecode:
        raise Refused(
            f"The board runs CircuitPython {about.version}, and this build is for {CIRCUITPYTHON}: "
            "make flash SOURCE=1 sends source text instead."
        )
    if about.board not in known_boards() and not any_board:
        raise Refused(
            f"The board is a {about.name} ({about.board}), and no profile in hal/boards is for it: "
            "docs/hardware.md lists the boards and says how to describe another one in settings.toml; "
            "ANY_BOARD=1 sends the files all the same."
        )
