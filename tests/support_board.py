"""A board with CircuitPython at the other end of a serial port, for tests: the raw prompt byte by byte, a drive in a
folder, and errors in CircuitPython's own words."""

import binascii
import builtins
import errno
import io
import os
import traceback
import types
import zlib
from pathlib import Path

from mpremote.transport_serial import SerialTransport

CLUSTER = 512
WORDS = {
    errno.ENOENT: "No such file/directory",
    errno.EACCES: "Permission denied",
    errno.EEXIST: "File exists",
    errno.ENOTDIR: "20",
    errno.EISDIR: "21",
    errno.EINVAL: "Invalid argument",
    errno.ENOSPC: "No space left on device",
    errno.EROFS: "Read-only filesystem",
}
PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
BOOT_OUT = (
    "Adafruit CircuitPython {version} on 2025-10-01; Raspberry Pi Pico with rp2040\r\nBoard ID:{board}\r\nUID:{uid}\r\n"
)
UID = "E66138935F4C2A23"


class Unplugged(OSError):
    """The cable was pulled, or the power went."""


def new_drive(root, version="10.0.0", board="raspberry_pi_pico", uid=UID):
    """What CircuitPython makes of an empty drive."""
    root = Path(root)
    (root / "lib").mkdir(parents=True)
    (root / "code.py").write_bytes(b'print("Hello World!")\n')
    (root / "settings.toml").write_bytes(b"")
    (root / "boot_out.txt").write_text(BOOT_OUT.format(version=version, board=board, uid=uid), newline="")
    return root


def contents(root):
    """{path: bytes} of a drive."""
    return {
        file.relative_to(root).as_posix(): file.read_bytes() for file in sorted(Path(root).rglob("*")) if file.is_file()
    }


class Power:
    """Counts what changes the drive; with `cut` set, nothing works any more from that change on."""

    def __init__(self, cut=None):
        self.count, self.cut = 0, cut

    def change(self):
        if self.cut is not None and self.count >= self.cut:
            raise Unplugged(None, "unplugged")
        self.count += 1


class FakeBoard:
    """Stands for pyserial's port, and for the board behind it.

    owner: "computer" while the computer has the drive in hand, "nobody" while it does not look at it, "device".
    boot: runs what boot.py does at a reset, given the board. limit: bytes of the drive.
    """

    def __init__(self, root, owner="computer", power=None, limit=1024 * 1024, system="circuitpython"):
        self.root, self.owner, self.power, self.limit = Path(root), owner, power or Power(), limit
        self.version, self.board_id, self.system = (10, 0, 0), "raspberry_pi_pico", system
        self.nvm = bytearray(b"\xff" * 64)
        self.out, self.typed = bytearray(), bytearray()
        self.raw = self.pasting = False
        self.resets = self.programs = 0
        self.boot = None
        self.answers, self.gone = True, False

    # pyserial

    def inWaiting(self):
        self.there()
        return len(self.out)

    def there(self):
        if self.gone:
            raise Unplugged(None, "device disconnected")

    def read(self, count=1):
        self.there()
        found = bytes(self.out[:count])
        del self.out[:count]
        return found

    def write(self, data):
        self.there()
        if not self.answers:
            return
        for byte in data:
            self._byte(byte)

    def close(self):
        pass

    rts = dtr = True

    # the prompt

    def _byte(self, byte):
        if byte == 3 and not self.pasting:
            self.typed.clear()
        elif byte == 1 and not self.pasting and not self.typed.endswith(b"\x05A"):
            self.typed.clear()
            self.raw = True
            self.out += b"\r\n" + PROMPT
        elif byte == 2 and not self.pasting:
            self.raw = False
        elif not self.raw:
            self.programs += byte == 4  # a soft reboot: the program starts
        elif byte == 4:
            code, self.typed = bytes(self.typed), bytearray()
            self.out += b"\x04" if self.pasting else b"OK"
            self.pasting = False
            self._run(code.decode())
        else:
            self.typed.append(byte)
            if self.typed == b"\x05A\x01":
                self.typed.clear()
                self.pasting = True
                self.out += b"R\x01\x80\x00"
            elif self.pasting and len(self.typed) % 128 == 0:
                self.out += b"\x01"

    def _run(self, code):
        printed = io.StringIO()
        self.names["print"] = lambda *words, end="\n": print(*words, end=end, file=printed)
        error = ""
        try:
            exec(compile(code, "<stdin>", "exec"), self.names)
        except Unplugged:
            self.gone = True
            return
        except Reset:
            self.raw = False
            self.restart()
            return
        except Exception as raised:
            error = self._trace(raised)
        self.out += printed.getvalue().replace("\n", "\r\n").encode() + b"\x04" + error.encode() + b"\x04>"

    def _trace(self, raised):
        line = traceback.extract_tb(raised.__traceback__)[-1].lineno
        text = str(raised)
        if isinstance(raised, OSError):
            text = f"[Errno {raised.errno}] {WORDS.get(raised.errno, raised.errno)}"
        first = f'Traceback (most recent call last):\r\n  File "<stdin>", line {line}, in <module>\r\n'
        return f"{first}{type(raised).__name__}: {text}\r\n"

    def restart(self):
        """A hard reset."""
        self.resets += 1
        self.owner = "computer"
        self.forget()
        if self.boot:
            self.boot(self)

    def transport(self):
        """mpremote's SerialTransport on this port."""
        board = self
        board.forget()

        class Transport(SerialTransport):
            def __init__(self):
                self.in_raw_repl, self.use_raw_paste, self.is_pty = False, True, False
                self.device_name, self.mounted, self.serial = "fake", False, board

        return Transport()

    # CircuitPython's modules

    def forget(self):
        """The names of the program go."""
        modules = {
            "os": types.SimpleNamespace(
                listdir=lambda path="/": os.listdir(self.path(path)),
                mkdir=lambda path: self.change(os.mkdir, path),
                remove=lambda path: self.change(os.remove, path),
                rmdir=lambda path: self.change(os.rmdir, path),
                rename=lambda path, to: self.change(os.replace, path, to),
                stat=lambda path: os.stat(self.path(path)),
                statvfs=lambda path: (
                    CLUSTER,
                    CLUSTER,
                    self.limit // CLUSTER,
                    self.free() // CLUSTER,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ),
                uname=lambda: types.SimpleNamespace(machine="Raspberry Pi Pico with rp2040"),
            ),
            "sys": types.SimpleNamespace(
                implementation=types.SimpleNamespace(name=self.system, version=(*self.version, ""))
            ),
            "board": types.SimpleNamespace(board_id=self.board_id),
            "storage": types.SimpleNamespace(
                getmount=lambda path: types.SimpleNamespace(readonly=self.owner != "device"), remount=self.remount
            ),
            "microcontroller": types.SimpleNamespace(nvm=self.nvm, reset=self.reset),
            "binascii": binascii,
            "zlib": zlib,
        }

        def load(name, *rest):
            if name not in modules:
                raise ImportError(f"no module named '{name}'")
            return modules[name]

        self.names = {
            "__builtins__": {**vars(builtins), "__import__": load, "open": self.open},
            "open": self.open,
        }

    def path(self, path):
        return str(self.root) + "/" + path.strip("/")

    def free(self):
        used = sum([-(-len(data) // CLUSTER) * CLUSTER for data in contents(self.root).values()])
        return max(0, self.limit - used)

    def change(self, action, *paths):
        if self.owner != "device":
            raise OSError(errno.EROFS, "")
        self.power.change()
        return action(*[self.path(path) for path in paths])

    def open(self, path, mode="r"):
        if "r" in mode:
            return builtins.open(self.path(path), mode)
        if self.owner != "device":
            raise OSError(errno.EROFS, "")
        self.power.change()
        return Written(self, self.path(path), mode)

    def remount(self, path, readonly):
        if self.owner == "computer" and not readonly:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self.owner = "nobody" if readonly else "device"

    def reset(self):
        raise Reset


class Reset(Exception):
    """microcontroller.reset() was called."""


class Written:
    """A file that is open for writing, on a drive that can be full and a board whose power can go."""

    def __init__(self, board, path, mode):
        self.board, self.file = board, builtins.open(path, mode)

    def __enter__(self):
        return self

    def __exit__(self, *about):
        self.file.close()

    def write(self, data):
        half = len(data) // 2
        self.file.write(data[:half])
        self.file.flush()
        self.board.power.change()
        if len(data) - half > self.board.free():
            raise OSError(errno.ENOSPC, "")
        self.file.write(data[half:])
        return len(data)


class Clock:
    """Time that passes only when somebody waits."""

    def __init__(self):
        self.now = 0.0

    def monotonic(self):
        self.now += 0.001
        return self.now

    def sleep(self, seconds):
        self.now += seconds
