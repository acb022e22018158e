"""Finding the board, and what the person at the computer is told when it is not that simple."""

import os
import sys
import types
from pathlib import Path

import pytest

pytest.importorskip("mpremote", reason="mpremote comes with requirements-device.txt")
sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

import build  # noqa: E402
import flash  # noqa: E402
from flashing import find, port, Refused  # noqa: E402
from flashing.folder import Folder  # noqa: E402
from flashing.serial_board import SerialBoard  # noqa: E402
from support_board import new_drive, UID  # noqa: E402
from support_flash import NEW  # noqa: E402


def listed(device, vid=0x239A, pid=0x80F4, serial=UID, product="Pico", interface="CircuitPython CDC control"):
    """A serial port as pyserial lists it."""
    return types.SimpleNamespace(
        device=device, vid=vid, pid=pid, serial_number=serial, product=product, interface=interface, description=product
    )


def test_drives_are_known_by_their_boot_out(tmp_path):
    new_drive(tmp_path / "CIRCUITPY")
    (tmp_path / "STICK").mkdir()
    found = find.drives([str(tmp_path / "STICK"), str(tmp_path / "CIRCUITPY"), str(tmp_path / "gone")])
    assert [(board.drive, board.uid, board.name) for board in found] == [
        (str(tmp_path / "CIRCUITPY"), UID, "Raspberry Pi Pico")
    ]


def test_ports_are_those_of_circuitpython_or_micropython_once_a_board():
    ports = [
        listed("/dev/ttyACM2", interface="CircuitPython CDC2 data"),
        listed("/dev/ttyACM1"),
        listed("/dev/ttyS0", None, None, None, None, None),
        listed("/dev/ttyACM0", 0x2E8A, 0x000C, "E6", "Debug Probe", None),
        listed("/dev/ttyACM3", 0x2E8A, 0x0005, "E7", "Board in FS mode", None),
        listed("/dev/ttyACM4", 0x303A, 0x7001, "E8", "Other", "CircuitPython CDC control"),
    ]
    assert [board.port for board in find.ports(ports)] == ["/dev/ttyACM1", "/dev/ttyACM3", "/dev/ttyACM4"]


def test_a_drive_and_a_port_of_one_board_are_one(tmp_path):
    drives = find.drives([str(new_drive(tmp_path / "a")), str(new_drive(tmp_path / "b", uid="AB"))])
    boards = find.joined(drives, find.ports([listed("COM3", serial=UID.lower()), listed("COM4", serial="CD")]))
    assert [(board.drive, board.port) for board in boards] == [
        (str(tmp_path / "a"), "COM3"),
        (str(tmp_path / "b"), None),
        (None, "COM4"),
    ]


def test_nobody_is_there():
    with pytest.raises(Refused, match="No board was found: connect one with a USB cable that carries data"):
        find.one([])


def test_a_board_without_firmware(tmp_path):
    (tmp_path / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\n")
    assert find.waiting([str(tmp_path / "none"), str(tmp_path)]) == str(tmp_path)
    with pytest.raises(Refused, match="waits for firmware: docs/hardware.md says how to put CircuitPython 10 on it"):
        find.one([], str(tmp_path))


def test_several_boards():
    boards = [find.Found(port="COM3", name="Pico"), find.Found(drive="/media/me/CIRCUITPY", name="PyBadge")]
    with pytest.raises(Refused) as error:
        find.one(boards)
    assert str(error.value) == (
        "There are 2 boards, so say which one is meant: Pico PORT=COM3; PyBadge DRIVE=/media/me/CIRCUITPY."
    )
    assert find.one(boards[:1]).port == "COM3"


def test_after_a_reset_the_port_may_have_another_name(monkeypatch):
    monkeypatch.setattr(
        find.list_ports, "comports", lambda: [listed("/dev/ttyACM7"), listed("/dev/ttyACM0", serial="x")]
    )
    assert find.came_back(find.Found(port="/dev/ttyACM0", uid=UID)) == "/dev/ttyACM7"
    assert find.came_back(find.Found(port="/dev/ttyACM0")) == "/dev/ttyACM0"


def test_a_drive_that_is_open_is_taken_before_the_port():
    assert isinstance(flash.target(find.Found(drive="/x", port="COM3")), Folder)
    assert isinstance(flash.target(find.Found(port="COM3")), SerialBoard)


@pytest.mark.skipif(os.name == "nt", reason="ports are files there not")
def test_a_port_that_is_not_there_or_not_allowed(tmp_path, monkeypatch):
    with pytest.raises(Refused, match="There is no port /dev/nobody"):
        port.open_port("/dev/nobody")
    plain = tmp_path / "port"
    plain.write_text("")
    monkeypatch.setattr(port.os, "access", lambda name, mode: False)
    with pytest.raises(Refused, match="You are not allowed to use the port .*dialout"):
        port.open_port(str(plain))
    monkeypatch.undo()
    monkeypatch.setattr(port, "SerialTransport", busy)
    with pytest.raises(Refused, match="cannot be opened: close the other program that uses it"):
        port.open_port(str(plain))


def busy(name, timeout):
    raise port.TransportError("failed to access " + name)


def test_the_command_says_what_it_did_and_ends_with_1_when_it_cannot(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(build, "build", lambda out, source: NEW)
    drive = new_drive(tmp_path / "drive")
    flash.main(["--drive", str(drive)])
    assert "Sent 9 of 9 files" in capsys.readouterr().out
    flash.main(["--drive", str(drive)])
    assert "Nothing to send" in capsys.readouterr().out
    old = new_drive(tmp_path / "old", version="8.2.0")
    with pytest.raises(SystemExit) as end:
        flash.main(["--drive", str(old)])
    assert "CircuitPython 8.2.0, which is too old" in str(end.value.code)  # a text: Python ends with 1
