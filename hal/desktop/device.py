"""The simulated device: a board's profile, its panel on a pretended wire, memory in a file."""

import os
import random
import sys
import time

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # keeps Blinka from asking which computer this is

import busdisplay
import displayio

from goldpan import keys as names
from hal import fit, panels
from hal.buttons import Buttons as BaseButtons
from hal.desktop.wire import Wire
from hal.device import Clock as BaseClock
from hal.device import date_of, Device
from hal.device import Memory as BaseMemory
from hal.device import Screen as BaseScreen
from hal.lights import Lights as BaseLights

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BOARDS = os.path.join(ROOT, "hal", "boards")
MEMORY_SIZE = 4096
TICKS = 1 << 29
EYE = 0.45  # half the light does not look half as bright


class Refused(Exception):
    """Something a person asked for that cannot be; one sentence."""


def boards():
    """Names of all profiles."""
    return sorted(name[:-3] for name in os.listdir(BOARDS) if name.endswith(".py") and name != "__init__.py")


def profile(name):
    """A board's data. Refused when there is none of that name."""
    if name not in boards():
        raise Refused("There is no board {!r}; there are: {}.".format(name, ", ".join(boards())))
    path = "hal.boards." + name
    __import__(path)
    return sys.modules[path]


def keys_of(data):
    """The keys of a board, as goldpan.keys numbers them. One for the menu alone is not simulated."""
    found = data.KEYS + data.SHIFT_KEYS + (("UP", "DOWN", "LEFT", "RIGHT") if data.STICK else ())
    return tuple(sorted([names.NAMES.index(key) for key in found if key not in ("", "MENU")]))


class Clock(BaseClock):
    """Time that passes only when told, also behind a window: so a run can be recorded and repeats exactly."""

    def __init__(self, dated=False):
        self.now = 0
        self.dated = dated  # the computer's date is known; not in a run that is to repeat exactly

    def ms(self):
        return self.now

    def date(self):
        return date_of(time.localtime()) if self.dated else None

    def wait(self, ms):
        self.now = (self.now + ms) % TICKS


class Buttons(BaseButtons):
    """Keys fed by the window, a script or a playback; `heard` is told of each raw change (for recording)."""

    def __init__(self, clock, keys):
        BaseButtons.__init__(self, keys)
        self.clock = clock
        self.queue = []
        self.heard = None

    def feed(self, key, pressed):
        """A switch changed."""
        if key not in self.keys:
            return
        if self.heard:
            self.heard(self.clock.ms(), key, pressed)
        self.queue.append((key, pressed, self.clock.ms()))

    def scan(self):
        return self.queue.pop(0) if self.queue else None

    def now(self):
        return self.clock.ms()


class Lights(BaseLights):
    """Keeps the colours for the window."""

    def __init__(self, count, budget_ma):
        BaseLights.__init__(self, count, budget_ma)
        self.colours = [(0, 0, 0)] * count

    def send(self, colours):
        self.colours = colours


class Display(busdisplay.BusDisplay):
    """Blinka's display, with full frames as CircuitPython's own displayio does them.

    Blinka 2.7.1 takes no note of what it drew in a full frame (`TileGrid._finish_refresh` skips what still waits
    for a refresh): the next frame sends it again, and what moved in one and is hidden in the next stays on the
    panel. Asking for the areas marks everything as seen.
    """

    def refresh(self, **options):
        core = self._core
        if core.full_refresh and core.current_group is not None:
            core.current_group._get_refresh_areas([])
        return busdisplay.BusDisplay.refresh(self, **options)


class Screen(BaseScreen):
    """The panel. Frames are painted on the wire, unless `painting` is off (the fuzzer looks at scenes)."""

    def __init__(self, data):
        self.rotation = data.ROTATION
        turned = data.ROTATION in (90, 270)
        width, height = (data.HEIGHT, data.WIDTH) if turned else (data.WIDTH, data.HEIGHT)
        self.wire = Wire(width, height, data.COLUMN_START, data.ROW_START)
        self.display = Display(
            self.wire,
            panels.without_waits(getattr(panels, "ST7735R" if data.PANEL == "board" else data.PANEL)),
            width=data.WIDTH,
            height=data.HEIGHT,
            rotation=data.ROTATION,
            colstart=data.COLUMN_START,
            rowstart=data.ROW_START,
            auto_refresh=False,
        )
        # Blinka knows one display a process and has a thread look after it. Ours refreshes only when it is told.
        displayio.displays.clear()
        self.painter = fit.painter(self.display, ROOT)
        self.scene = None
        self.light = 100  # percent of the backlight
        self.painting = True

    def draw(self, scene):
        self.scene = scene
        return self.painter.draw(scene) if self.painting else True

    def rgb(self):
        """(width, height, RGB bytes) as a person sees it, darker where the backlight is."""
        width, height, rgb = self.wire.rgb(self.rotation)
        if self.light < 100:
            part = (self.light / 100) ** EYE
            rgb = rgb.translate(bytes([int(value * part) for value in range(256)]))
        return width, height, rgb

    def shine(self, percent):
        self.light = percent


class FileMemory(BaseMemory):
    """Memory kept in a file, written through at once, so that killing the simulator is a power cut.

    An empty or missing file becomes an erased memory. Refused when the file cannot be used, is something
    else, or belongs to a simulator that is running: two would write over each other's records.
    """

    def __init__(self, path):
        self.path = path
        try:
            number = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
            self.file = os.fdopen(number, "r+b", buffering=0)
        except OSError as error:
            raise Refused("The memory file {} cannot be used: {}.".format(path, error.strerror)) from error
        if not locked(self.file):
            self.file.close()
            raise Refused("The memory file {} is in use by another simulator.".format(path))
        size = os.fstat(self.file.fileno()).st_size
        if size == 0 and os.path.isfile(path):
            try:
                self.write(0, b"\xff" * MEMORY_SIZE)
            except OSError as error:
                self.file.truncate(0)
                self.file.close()
                raise Refused("The memory file {} cannot be made: {}.".format(path, error)) from error
        elif size != MEMORY_SIZE:
            self.file.close()
            raise Refused("{} is no memory file: it has {} bytes, not {}.".format(path, size, MEMORY_SIZE))

    def read(self):
        self.file.seek(0)
        return self.file.read()

    def write(self, place, data):
        self.file.seek(place)
        if self.file.write(data) != len(data):
            raise OSError("The disk is full.")

    def rewrite(self, data):
        self.write(0, data)

    def close(self):
        """Leave the file to others."""
        self.file.close()


def locked(file):
    """True when the file is now ours alone; the system lets go of it however this process ends."""
    try:
        try:
            import fcntl
        except ImportError:  # Windows
            import msvcrt

            file.seek(MEMORY_SIZE)  # behind the contents: there a lock would also stop reading
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    except OSError:
        return False


class RamMemory(BaseMemory):
    """Memory that ends with the program; `data` is what it begins with, None for an erased one."""

    def __init__(self, data=None):
        self.data = bytearray(b"\xff" * MEMORY_SIZE if data is None else data)

    def read(self):
        return bytes(self.data)

    def write(self, place, data):
        self.data[place : place + len(data)] = data

    def rewrite(self, data):
        self.data[:] = data

    def close(self):
        """Nothing to leave."""


class Simulated(Device):
    """`board` a profile's name; `seed` None for real entropy; `memory` a path or None.

    With `keep` off the file is only read: what is played is forgotten. Refused for what cannot be.

    Its painter is not tidied: Blinka, unlike CircuitPython, sends the place of a hidden grid that goes, and here pixels
    are counted.
    """

    def __init__(self, board, seed=None, memory=None, keep=True):
        data = profile(board)
        clock = Clock(seed is None)
        entropy = os.urandom if seed is None else random.Random(seed).randbytes
        store = FileMemory(memory) if memory and keep else RamMemory(contents(memory) if memory else None)
        store.kind = data.MEMORY
        lights = Lights(data.PIXEL_COUNT, data.LIGHT_BUDGET_MA)
        self.charge = None  # of the battery, percent
        Device.__init__(self, data.NAME, Screen(data), Buttons(clock, keys_of(data)), lights, clock, entropy, store)

    def battery(self):
        return self.charge


def contents(path):
    """The bytes of a memory file that is only to be read. Refused when it cannot be."""
    try:
        with open(path, "rb") as file:
            data = file.read(MEMORY_SIZE + 1)
    except OSError as error:
        raise Refused("The memory file {} cannot be used: {}.".format(path, error.strerror)) from error
    if len(data) != MEMORY_SIZE:
        raise Refused("{} is no memory file: it has not {} bytes.".format(path, MEMORY_SIZE))
    return data
