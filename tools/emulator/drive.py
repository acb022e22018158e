"""The CIRCUITPY drive as an image: FAT12 of 1 MiB with clusters of 512 bytes, as on a Pico."""

import subprocess
import tempfile
from pathlib import Path

SIZE = 1024 * 1024
CLUSTER = 512


def image(folder, extra=()):
    """Bytes of a drive that holds what is in `folder`, and the (name, bytes) in `extra`."""
    with tempfile.TemporaryDirectory() as temporary:
        drive = Path(temporary, "drive.img")
        drive.write_bytes(b"\0" * SIZE)
        _run("mkfs.vfat", "-F", "12", "-S", str(CLUSTER), "-s", "1", "-n", "CIRCUITPY", str(drive))
        for entry in sorted(Path(folder).iterdir()):
            if entry.name != "__pycache__":
                _run("mcopy", "-s", "-m", "-i", str(drive), str(entry), "::/")
        for name, data in extra:
            file = Path(temporary, name)
            file.write_bytes(data)
            _run("mcopy", "-o", "-i", str(drive), str(file), "::/" + name)
        return drive.read_bytes()


def read(data, name):
    """The bytes of a file on the drive whose image is `data`; None when there is none."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        found = subprocess.run(["mtype", "-i", file.name, "::/" + name], capture_output=True, check=False)
        return None if found.returncode else found.stdout


def sound(data):
    """True when no two files of the drive whose image is `data` share blocks, and nothing else is wrong with it."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        return subprocess.run(["fsck.vfat", "-n", file.name], capture_output=True, check=False).returncode == 0


def _run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
