"""A board by way of its serial port: CircuitPython's raw prompt, driven with mpremote's own transport."""

import ast
import contextlib
import io
import re
import time
import zlib
from binascii import b2a_base64

from mpremote.transport import TransportError, TransportExecError

from flashing import Refused
from flashing.about import About
from goldpan import bootflag

PIECE = 3072  # bytes of a file in one command: more saves little, and the board compiles each
ASKED_AT_ONCE = 40  # paths
TRIES, TRY_S = 10, 1  # to get to the prompt: while a board starts, what it is told gets lost
BACK_S = 20  # until a board is back after a reset
# A program that was stopped leaves its display behind, and CircuitPython draws all of this conversation on it: that
# makes everything five times as slow.
NO_DISPLAY = """
try:
    import displayio
    displayio.release_displays()
except ImportError:
    pass
"""
# What the board is told before anything else is asked.
HELPERS = """
import os
from binascii import a2b_base64, crc32
from zlib import decompress
def is_folder(path):
    try:
        return os.stat("/" + path)[0] & 0x4000
    except OSError:
        return 0
def totals(paths):
    piece = bytearray(1024)
    view = memoryview(piece)
    for path in paths:
        try:
            file = open("/" + path, "rb")
        except OSError:
            print("/" if is_folder(path) else "-")
            continue
        size = crc = 0
        while True:
            count = file.readinto(piece)
            if not count:
                break
            size += count
            crc = crc32(view[:count], crc)
        file.close()
        print(size, crc)
def names(folder):
    try:
        return os.listdir("/" + folder)
    except OSError:
        return []
def folder(path):
    if not is_folder(path):
        os.mkdir("/" + path)
def write(path, mode, text):
    with open("/" + path, mode) as file:
        file.write(decompress(a2b_base64(text)))
"""


class SerialBoard:
    """A target (see `work`). connect: gives a SerialTransport that has just opened the port; it is called again after
    a reset. clock: has monotonic() and sleep()."""

    READ_ONLY = "The board does not let its drive be written: hold B while switching it on, then run make flash again."
    SHUT = (
        "The board leaves its drive to this computer, and nothing on it can change that yet: open the drive CIRCUITPY "
        "in your file manager, then run make flash again."
    )

    def __init__(self, connect, where, clock=time):
        self.connect, self.where, self.clock = connect, f"port {where}", clock
        self.transport = None
        self.helped = False

    # the prompt

    def open(self):
        """To the raw prompt, interrupting what runs. Refused when nobody answers."""
        if self.transport:
            return
        transport = self.connect()
        for _ in range(TRIES):
            with contextlib.suppress(TransportError), contextlib.redirect_stdout(io.StringIO()):
                transport.enter_raw_repl(soft_reset=False, timeout_overall=TRY_S)
                break
        else:
            transport.close()
            raise Refused(f"Nobody answers, {self.where}: switch the board off and on, then try again.")
        self.transport = transport
        self.helped = False

    def run(self, code):
        """Run code on the board; gives what it printed. OSError as there, Refused for anything else."""
        self.open()
        try:
            if not self.helped:
                self._exec(NO_DISPLAY)
                self._exec(HELPERS)
                self.helped = True
            return self._exec(code)
        except TransportExecError as error:
            raise meaning(error.error_output, self.where) from None
        except TransportError as error:
            raise OSError(None, str(error)) from None

    def _exec(self, code):
        printed, error = self.transport.exec_raw(code, timeout=30)
        if error:
            raise TransportExecError(printed, error.decode(errors="replace"))
        return printed.decode(errors="replace")

    def ask(self, expression):
        """The value of an expression on the board."""
        return ast.literal_eval(self.run(f"print(repr({expression}))").strip())

    def close(self):
        if self.transport:
            with contextlib.suppress(OSError):
                self.transport.close()
        self.transport = None

    # the board

    def about(self):
        self.open()
        name = self._exec("import sys\nprint(sys.implementation.name)").strip()  # of MicroPython, too
        if name != "circuitpython":
            raise Refused(f"The board runs {name}, {self.where}; docs/hardware.md says how to put CircuitPython on it.")
        version, board, machine = self.ask(
            "(tuple(sys.implementation.version)[:3], __import__('board').board_id, os.uname().machine)"
        )
        return About(".".join([str(number) for number in version]), board, machine.split(" with ")[0])

    def totals(self, paths):
        found = {}
        for first in range(0, len(paths), ASKED_AT_ONCE):
            asked = paths[first : first + ASKED_AT_ONCE]
            for path, line in zip(asked, self.run(f"totals({asked!r})").splitlines(), strict=True):
                if line == "/":
                    found[path] = None
                elif line != "-":
                    size, crc = line.split()
                    found[path] = int(size), int(crc)
        return found

    def names(self, folders):
        found = self.ask(f"[names(folder) for folder in {folders!r}]")
        return {folder: sorted(names) for folder, names in zip(folders, found, strict=True)}

    def read(self, path):
        folder, _, name = path.rpartition("/")
        if name not in self.names([folder])[folder]:
            return None
        return self.ask(f"None if is_folder({path!r}) else open({'/' + path!r}, 'rb').read()")

    def room(self):
        """(free bytes, bytes of a cluster)."""
        about = self.ask("os.statvfs('/')")
        return about[1] * about[3], about[1]

    def make_folder(self, path):
        self.run(f"folder({path!r})")

    def write(self, path, data):
        for first in range(0, max(1, len(data)), PIECE):
            text = b2a_base64(zlib.compress(data[first : first + PIECE], 9), newline=False)
            self.run(f"write({path!r}, {'ab' if first else 'wb'!r}, {text!r})")

    def rename(self, path, to):
        self.run(f"os.rename({'/' + path!r}, {'/' + to!r})")

    def remove(self, path):
        self.run(f"os.remove({'/' + path!r})")

    def sync(self):
        """Nothing: CircuitPython writes a file out when it is closed."""

    def place(self):
        """The script that came with the update does it."""
        self.run("script = {}\nexec(open('/update/place.py').read(), script)\nscript['place']('')")

    # who writes the drive

    def make_writable(self):
        """Refused when the drive stays the computer's."""
        if self.writable():
            return
        if self.flag():
            self.reset()
            if self.writable():
                return
        try:  # works as long as no computer has the drive in hand
            self.run("import storage\nstorage.remount('/', readonly=False)")
        except Refused:
            raise Refused(self.READ_ONLY if self.ours() else self.SHUT) from None

    def writable(self):
        return not self.ask("__import__('storage').getmount('/').readonly")

    def ours(self):
        """True when a boot.py of ours is there, which heeds the flag."""
        return self.ask("'boot.py' in names('') and not is_folder('boot.py') and 'bootflag' in open('/boot.py').read()")

    def flag(self):
        """Leave the mark that lets the next start write the drive. False where that cannot be."""
        if not self.ours():
            return False
        memory = self.ask(f"bytes((__import__('microcontroller').nvm or b'')[-{bootflag.SIZE}:])")
        marked = bytearray(memory)
        if not bootflag.put(marked, bootflag.WRITABLE):
            return False
        spot = next(place for place in range(len(memory)) if memory[place] != marked[place]) - bootflag.SIZE
        # Just this one byte: writing over anything else would erase the memory, and the game in it.
        self.run(
            "import microcontroller\nnvm = microcontroller.nvm\n"
            f"nvm[len(nvm) - {-spot}:len(nvm) - {-spot} + 1] = {bytes((bootflag.WRITABLE,))!r}"
        )
        return True

    def reset(self):
        """As the reset button; wait until the board is back. OSError when it does not come."""
        self.leave("import microcontroller\nmicrocontroller.reset()")
        end = self.clock.monotonic() + BACK_S
        while True:
            self.clock.sleep(0.5)
            try:
                return self.open()
            except (Refused, OSError, TransportError):
                if self.clock.monotonic() > end:
                    raise OSError(None, "it did not come back after a reset") from None

    def leave(self, code):
        """Start code that ends the connection."""
        self.open()
        with contextlib.suppress(OSError, TransportError):
            self.transport.exec_raw_no_follow(code)
            self.clock.sleep(0.2)
        self.close()

    def stop(self):
        """Stop the program; True when that worked."""
        try:
            self.open()
        except (Refused, OSError, TransportError):
            return False
        return True

    def restart(self, hard):
        """Start the new version; gives a sentence. The reset also gives the drive back to the computer."""
        self.leave("import microcontroller\nmicrocontroller.reset()")
        return "The board starts anew."

    def resume(self):
        """Start the program again that was interrupted."""
        self.open()
        with contextlib.suppress(OSError, TransportError):
            self.transport.exit_raw_repl()
            self.clock.sleep(0.1)
            self.transport.serial.write(b"\x04")
        self.close()


def meaning(output, where):
    """The exception for an error's trace in CircuitPython's words."""
    line = output.strip().splitlines()[-1] if output.strip() else "an error without a word"
    number = re.match(r"OSError: \[Errno (\d+)\] ?(.*)", line)
    if number:
        return OSError(int(number.group(1)), number.group(2))
    return Refused(f"The board says, {where}: {line}")
