"""Which boards are there: drives of CircuitPython that are open, and serial ports that look like theirs."""

import glob
import os
import string
from pathlib import Path

from serial.tools import list_ports

from flashing import Refused
from flashing.about import from_boot_out, HOW

MOUNTS = ("/media/*", "/media/*/*", "/run/media/*/*", "/mnt/*", "/Volumes/*")
ADAFRUIT = 0x239A  # whose number CircuitPython bears on most boards
# (maker, product) with another system on it: it can be asked, and says so. MicroPython.
OTHERS = ((0x2E8A, 0x0005), (0xF055, 0x9800))


class Found:
    """A board: `drive` its folder or None, `port` its serial port or None, `uid` the chip's number or "", `name`."""

    def __init__(self, drive=None, port=None, uid="", name=""):
        self.drive, self.port, self.uid, self.name = drive, port, uid, name

    def __str__(self):
        places = [f"DRIVE={self.drive}" if self.drive else "", f"PORT={self.port}" if self.port else ""]
        return (self.name + " " + " ".join([place for place in places if place])).strip()


def folders():
    """Where drives are on this computer."""
    if os.name == "nt":
        return [f"{letter}:\\" for letter in string.ascii_uppercase[2:]]
    return sorted([folder for pattern in MOUNTS for folder in glob.glob(pattern)])


def drives(places):
    """[Found] of the drives of CircuitPython among folders."""
    found = []
    for place in places:
        try:
            about = from_boot_out(Path(place, "boot_out.txt").read_text(encoding="utf-8", errors="replace"))
        except OSError:
            continue
        if about:
            found.append(Found(drive=place, uid=about.uid, name=about.name))
    return found


def ports(listed):
    """[Found] of the serial ports of boards; of a board with several the first, which has the prompt."""
    found, seen = [], set()
    for port in sorted(listed, key=lambda port: port.device):
        told = f"{port.interface or ''} {port.description or ''} {port.product or ''}"
        if port.vid != ADAFRUIT and (port.vid, port.pid) not in OTHERS and "CircuitPython" not in told:
            continue
        uid = (port.serial_number or "").upper()
        if uid and uid in seen:
            continue
        seen.add(uid)
        found.append(Found(port=port.device, uid=uid, name=port.product or ""))
    return found


def joined(drives, ports):
    """A board that shows both is one; a drive alone and a port alone are the same board, too."""
    left = list(ports)
    for drive in drives:
        mine = [port for port in left if port.uid and port.uid == drive.uid.upper()]
        if not mine and len(drives) == len(ports) == 1 and not (drive.uid and ports[0].uid):
            mine = left
        for port in mine[:1]:
            drive.port = port.port
            left.remove(port)
    return drives + left


def waiting(places):
    """The folder of a board that waits for firmware (in its bootloader), or None."""
    for place in places:
        try:
            if "UF2 Bootloader" in Path(place, "INFO_UF2.TXT").read_text(errors="replace"):
                return place
        except OSError:
            continue
    return None


def boards(port=None, drive=None):
    """[Found] of this computer; `port` and `drive` are what the person named."""
    if drive or port:
        return [Found(drive=drive, port=port)]
    return joined(drives(folders()), ports(list_ports.comports()))


def one(found, bootloader=None):
    """The board to flash; Refused for none and for several. bootloader: what `waiting` gave."""
    if len(found) == 1:
        return found[0]
    if found:
        several = "; ".join([str(board) for board in found])
        raise Refused(f"There are {len(found)} boards, so say which one is meant: {several}.")
    if bootloader:
        raise Refused(f"The board at {bootloader} waits for firmware: {HOW}")
    raise Refused(
        "No board was found: connect one with a USB cable that carries data. If it is connected and shows no drive "
        f"CIRCUITPY, {HOW}"
    )


def came_back(board):
    """The port of a board after a reset; it may have another name then."""
    for port in ports(list_ports.comports()):
        if board.uid and port.uid == board.uid.upper():
            return port.port
    return board.port
