"""The one-file firmware: which firmware will do, and what the file holds. The emulated Pico starts it: make pico."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest

folder2uf2 = pytest.importorskip("folder2uf2", reason="folder2uf2 comes with requirements-device.txt")
sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

import build  # noqa: E402
import uf2  # noqa: E402
from flashing import plan, Refused  # noqa: E402

BANNER = "Adafruit CircuitPython 10.0.0 on 2025-10-01; Raspberry Pi Pico with rp2040"
DRIVE = {"code.py": b"print(1)\n", "lib/goldpan/app.mpy": b"C\x06" * 900, "games/chess/text_en.txt": b"a = b\n"}


def firmware(path, banner=BANNER, board="raspberry_pi_pico", family=folder2uf2.FAMILY_RP2040):
    """A .uf2 that holds just these two texts."""
    code = f"\0{banner}\0\0{board}\0".encode().ljust(1024, b"\0")
    blocks = [(0x10000000 + at, code[at : at + 256]) for at in range(0, 1024, 256)]
    folder2uf2.write_uf2_blocks(str(path), blocks, family)
    return path


def test_firmware_and_drive_are_one_file(tmp_path):
    uf2.make(firmware(tmp_path / "firmware.uf2"), DRIVE, tmp_path / "goldpan.uf2")
    blocks, family = folder2uf2.read_uf2(str(tmp_path / "goldpan.uf2"))
    assert family == folder2uf2.FAMILY_RP2040
    addresses = [address for address, _ in blocks]
    assert addresses[:4] == [0x10000000, 0x10000100, 0x10000200, 0x10000300] and addresses[4] == 0x10100000
    assert not [address for address in addresses if 0x100FF000 <= address < 0x10100000], "the games stay"
    drive = tmp_path / "drive.img"
    drive.write_bytes(b"".join([data for address, data in blocks[4:]]).ljust(1024 * 1024, b"\0"))
    assert struct.unpack_from("<H", drive.read_bytes(), 19)[0] == 2048, "sectors: all of the Pico's drive"
    if not has_mtools():
        pytest.skip("mtools is not installed")
    for path, data in plan.with_record(DRIVE).items():
        shown = subprocess.run(["mtype", "-i", str(drive), "::/" + path], capture_output=True, check=True)
        assert shown.stdout == data, path


def has_mtools():
    try:
        return subprocess.run(["mtype", "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def test_firmware_that_will_not_do(tmp_path):
    def refused(path, error=build.Refused):
        with pytest.raises(error) as raised:
            uf2.make(path, DRIVE, tmp_path / "goldpan.uf2")
        return str(raised.value)

    assert "cannot be used" in refused(tmp_path / "none.uf2")
    (tmp_path / "text.uf2").write_bytes(b"no firmware at all".ljust(512))
    assert "cannot be used" in refused(tmp_path / "text.uf2")
    assert "is no firmware of CircuitPython" in refused(firmware(tmp_path / "a.uf2", "MicroPython v1.28"))
    assert "does not know where the drive of a Raspberry Pi Pico begins" in refused(
        firmware(tmp_path / "b.uf2", board="x")
    )
    told = refused(firmware(tmp_path / "c.uf2", BANNER.replace("10.0.0", "9.2.8")), Refused)
    assert "CircuitPython 9.2.8, which is too old" in told
    assert not (tmp_path / "goldpan.uf2").exists()


def test_a_drive_that_does_not_fit(tmp_path):
    big = {"code.py": bytes(1100 * 1024)}
    with pytest.raises(build.Refused, match="folder2uf2 could not do it: content does not fit"):
        uf2.make(firmware(tmp_path / "firmware.uf2"), big, tmp_path / "goldpan.uf2")


def test_without_firmware_it_says_which_is_wanted():
    with pytest.raises(SystemExit, match="Which firmware"):
        uf2.main([])
