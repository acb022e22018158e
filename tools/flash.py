"""Put Goldpan on a board (`make flash`).

    python tools/flash.py                    on the one board that is connected
    python tools/flash.py --port PORT        over this serial port
    python tools/flash.py --drive FOLDER     on the drive that is open there

Sends only what changed. What the board holds is compared and checked by size and CRC-32; nothing changes there
before everything new has arrived (`flashing.place` says how), so it can be interrupted at any time. Files that
are not Goldpan's stay as they are.
"""

import argparse
import sys
from pathlib import Path

import build

for _path in (str(build.ROOT / "lib"), str(build.ROOT)):  # at the END: the root's code.py must not shadow Python's own
    if _path not in sys.path:
        sys.path.append(_path)

from flashing import find, Refused, work  # noqa: E402
from flashing.folder import Folder  # noqa: E402
from flashing.port import open_port  # noqa: E402
from flashing.serial_board import SerialBoard  # noqa: E402


def target(board):
    """How to reach a board: by its drive if that is open here, else by its port."""
    link = SerialBoard(lambda: open_port(find.came_back(board)), board.port) if board.port else None
    return Folder(board.drive, link) if board.drive else link


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Put Goldpan on a board.")
    parser.add_argument("--port", help="the board's serial port")
    parser.add_argument("--drive", help="the folder of its drive")
    parser.add_argument("--source", action="store_true", help="our modules as .py instead of bytecode")
    parser.add_argument("--any-board", action="store_true", help="also to a board that no profile is for")
    parser.add_argument("--out", type=Path, default=build.ROOT / "build")
    options = parser.parse_args(arguments)
    try:
        board = find.one(find.boards(options.port, options.drive), find.waiting(find.folders()))
        goal = target(board)
        if board.drive:
            goal.about()  # a folder that is none is found out before the build
        drive = build.build(options.out, source=options.source)
        work.flash(goal, drive, say, not options.source, options.any_board)
    except (Refused, build.Refused) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(f"Interrupted. {work.AGAIN}")


def say(text):
    print(text, flush=True)


if __name__ == "__main__":
    main()
