"""One file to drag onto a board in its bootloader: CircuitPython and Goldpan together (`make uf2`).

    python tools/uf2.py FIRMWARE.uf2        gives build/goldpan.uf2

For boards with an RP2040 or RP2350, whose bootloader writes any part of the flash. The drive is made anew: what
was on it is gone; games and settings, in a memory of their own, stay. `folder2uf2` makes the drive's image as
CircuitPython itself would and puts it behind the firmware.
"""

import argparse
import contextlib
import io
import sys
import tempfile
from pathlib import Path

import folder2uf2

import build

for _path in (str(build.ROOT / "lib"), str(build.ROOT)):  # at the END: the root's code.py must not shadow Python's own
    if _path not in sys.path:
        sys.path.append(_path)

from flashing import about, plan  # noqa: E402

VOLUME = 0x47504E31  # the drive's serial number: the same sources give the same drive


def board_of(firmware):
    """The id of the board that a firmware file is for. Refused when it is none that this can be done for."""
    try:
        blocks, _ = folder2uf2.read_uf2(str(firmware))
    except (OSError, ValueError) as error:
        raise build.Refused(f"{firmware} cannot be used: {error}.") from None
    code = b"".join([data for _, data in blocks])
    told = about.from_boot_out(about.banner_in(code))
    if told is None:
        raise build.Refused(f"{firmware} is no firmware of CircuitPython.")
    found = [board for board in folder2uf2.BOARDS if b"\0" + board.encode() + b"\0" in code]
    if len(found) != 1:
        raise build.Refused(
            f"folder2uf2 does not know where the drive of a {told.name} begins; use make flash for this board."
        )
    told.board = found[0]
    about.check(told)
    return found[0]


def make(firmware, drive, out):
    """Write `out`, a .uf2 of the firmware and of `drive` ({path: bytes})."""
    board = board_of(firmware)
    with tempfile.TemporaryDirectory() as folder:
        for path, data in plan.with_record(drive).items():
            file = Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        told = io.StringIO()
        words = ["--board", board, "--combine", str(firmware), "--volume-id", str(VOLUME), "-o", str(out)]
        try:
            with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
                failed = folder2uf2.main([*words, folder])
        except (ValueError, SystemExit) as error:
            raise build.Refused(f"folder2uf2 could not do it: {error}. {told.getvalue()}".strip()) from None
        if failed:
            raise build.Refused(f"folder2uf2 could not do it: {told.getvalue()}")
    return board


def main(arguments=None):
    parser = argparse.ArgumentParser(description="CircuitPython and Goldpan in one file for a board's bootloader.")
    parser.add_argument("firmware", nargs="?", type=Path, help="CircuitPython 10 for the board, a .uf2 file")
    parser.add_argument("--out", type=Path, default=build.ROOT / "build")
    options = parser.parse_args(arguments)
    if not options.firmware:
        sys.exit("Which firmware? make uf2 FIRMWARE=…; docs/hardware.md says where to get it.")
    try:
        drive = build.build(options.out)
        board = make(options.firmware.expanduser(), drive, options.out / "goldpan.uf2")
    except (build.Refused, about.Refused) as error:
        sys.exit(str(error))
    size = (options.out / "goldpan.uf2").stat().st_size
    print(f"{options.out / 'goldpan.uf2'}: CircuitPython and Goldpan for {board}, {size // 1024} KB.")


if __name__ == "__main__":
    main()
