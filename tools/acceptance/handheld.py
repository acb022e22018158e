"""The reference board in an emulated hand: presses in, screens and memory out."""

import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
for _path in (str(ROOT / "lib"), str(ROOT)):  # at the END: the root's code.py must not shadow Python's own
    if _path not in sys.path:
        sys.path.append(_path)

from emulator import Machine  # noqa: E402
from goldpan.journal import Journal  # noqa: E402
from goldpan.log import Log  # noqa: E402
from hal import fake  # noqa: E402
from hal.boards import pico_st7735r as board  # noqa: E402

CLICK_MS = 60
HOLD_MS = 700  # more than hal.buttons.HOLD_MS
REST_MS = 30  # no pixel for so long: the screen is complete
FIRMWARE_MS = 1290  # from power-on to the first line of code.py without a boot.py


# A code.py whose app says on Ctrl-C how much of the heap is free, and goes on. App and run keep their names in the
# build.
WATCHED = b"""
import gc
from goldpan.app import App
from goldpan.main import main
run = App.run
def watched(app):
    while True:
        try:
            run(app)
        except KeyboardInterrupt:
            gc.collect()
            print("FREE", gc.mem_free())
App.run = watched
main()
"""


def number(name):
    """The number of a pin such as GP10."""
    return int(name[2:])


PINS = {key: number(pin) for key, pin in zip(board.KEYS, board.BUTTONS, strict=True)}
TURNED = board.ROTATION in (90, 270)
WIRING = {
    "panel": {
        "spi": 1,
        "cs": number(board.PANEL_CS),
        "dc": number(board.PANEL_DC),
        "reset": number(board.PANEL_RESET),
        "width": board.HEIGHT if TURNED else board.WIDTH,
        "height": board.WIDTH if TURNED else board.HEIGHT,
        "columns_from": board.COLUMN_START,
        "rows_from": board.ROW_START,
        "rotation": board.ROTATION,
    },
    "lights": number(board.PIXELS),
    "buttons": list(PINS.values()),
}


def switched_off(uf2):
    """A Pico just before it mounts its drive: fork here, then `Handheld` it."""
    return Machine(uf2).preboot()


class Handheld:
    """`machine` from `switched_off`; `drive` an image of the built one; `memory` bytes of the non-volatile memory.

    Nothing runs until asked to.
    """

    def __init__(self, machine, drive, memory=b"", seed=1):
        self.machine = machine
        self.random = random.Random(seed)
        machine.seed(seed)
        machine.wire(**WIRING)
        machine.load(drive)
        machine.set_memory(memory)

    # time

    @property
    def ms(self):
        return self.machine.ms

    def start(self, timeout=6000):
        """Wait for the first complete screen; gives the ms since power-on at which it stood."""
        if not self.machine.run_until_idle(60, timeout):
            raise RuntimeError(f"No screen within {timeout} ms; the console says {self.machine.console.text!r}")
        return self.machine.panel.last_pixel()

    def wait(self, ms):
        self.machine.run(ms)

    def jitter(self):
        """Wait part of a scan, so that presses do not all fall into the same moment of it."""
        self.wait(self.random.random() * 7)

    # presses

    def click(self, key, held=CLICK_MS):
        """Press, let go, wait until the screen rests; gives the time of the press (of letting go, for B)."""
        pressed = self.machine.press(PINS[key])
        self.machine.run(held)
        released = self.machine.release(PINS[key])
        counts = released if key == "B" else pressed
        self.settle(counts)
        return counts

    def hold(self, key="B", ms=HOLD_MS):
        """Press a key for so long that it takes its other meaning."""
        pressed = self.machine.press(PINS[key])
        self.machine.run(ms)
        self.machine.release(PINS[key])
        self.settle(pressed)
        return pressed

    def settle(self, since, rest=REST_MS, silent=500):
        """Wait until something was drawn after `since` and nothing more for `rest` ms; at most `silent` ms
        for it to begin."""

        def quiet():
            last = self.machine.panel.last_pixel() or 0
            return self.ms - last >= rest if last >= since else self.ms - since >= silent

        self.machine.run_until(quiet, 5000, 10)

    def play(self, script, shot=None):
        """Tokens: a key, `hold:KEY`, `MENU`, `wait:MS`, KEY*TIMES; `shot()` is called after each."""
        for token in script.split():
            word, _, times = token.partition("*")
            for _ in range(int(times or 1)):
                self._token(word)
                if shot:
                    shot(word)

    def _token(self, word):
        head, _, tail = word.partition(":")
        if head == "wait" and tail.isdigit():
            self.wait(int(tail))
        elif word == "MENU" or (head == "hold" and tail in PINS):
            self.hold(tail or "B")
        elif word in PINS:
            self.click(word)
        else:
            raise ValueError(f"The script has a word that means nothing: {word!r}.")

    # memory

    def heap(self):
        """Free bytes after a collection, in the middle of things: for a handheld with WATCHED as its code.py.

        The most of five: what an interrupt keeps of its own trace depends on how deep in the app it came.
        """
        return max([self._free() for _ in range(5)])

    def _free(self):
        said = len(self.machine.console.text)
        self.wait(self.random.random() * 7)
        self.machine.console.type(b"\x03")
        if not self.machine.run_until_printed(r"FREE \d+\r\n", said, 5000):
            raise RuntimeError(f"The app says nothing; the console says {self.machine.console.text[said:]!r}")
        return int(self.machine.console.text[said:].split()[-1])

    # what came of it

    def must_be_well(self):
        """RuntimeError with the trace when the app has failed and gone on without what failed: a figure read then is
        of another screen. What a program at the prompt prints is not the app's."""
        said = self.machine.console.text
        if "Traceback" in said and "raw REPL" not in said:
            raise RuntimeError(f"The app failed; the console says {said[said.index('Traceback') :]!r}")

    def first_change(self, since):
        """ms from `since` to the first pixel that got another colour; None when none did."""
        found = self.machine.panel.first_change(since)
        return None if found is None else found - since

    def complete(self, since):
        """ms from `since` to the last pixel sent."""
        return self.machine.panel.last_pixel() - since

    def lit(self, since):
        """ms from `since` to the next change of the lights; None when there is none."""
        return next((at - since for at, _ in self.machine.light_changes if at >= since), None)

    def journal(self):
        """What the memory holds now, read by the engine itself."""
        return journal_of(self.machine.memory())


def journal_of(memory):
    """The Journal in the bytes of a memory."""
    return Journal(Log(fake.Memory(data=memory)))
