"""The simulated device: a board's profile, its panel on a pretended wire, memory in a file."""

import os
import random
import sys

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # keeps Blinka from asking which computer this is

import busdisplay

from goldpan import keys as names
from hal import panels
from hal.buttons import Buttons as BaseButtons
from hal.desktop.wire import Wire
from hal.device import Clock as BaseClock
from hal.device import Device
from hal.device import Memory as BaseMemory
from hal.device import Screen as BaseScreen
from hal.lights import Lights as BaseLights
from hal.painter import Painter

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BOARDS = os.path.join(ROOT, "hal", "boards")
MEMORY_SIZE = 4096
TICKS = 1 << 29


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


class Clock(BaseClock):
    """Time that passes only when told, also behind a window: so a run can be recorded and repeats exactly."""

    def __init__(self):
        self.now = 0

    def ms(self):
        return self.now

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


class Screen(BaseScreen):
    """The panel. Frames are painted on the wire, unless `painting` is off (the fuzzer looks at scenes)."""

    def __init__(self, data):
        self.width, self.height, self.rotation = data.WIDTH, data.HEIGHT, data.ROTATION
        turned = data.ROTATION in (90, 270)
        width, height = (self.height, self.width) if turned else (self.width, self.height)
        self.wire = Wire(width + data.COLUMN_START, height + data.ROW_START)
        self.display = busdisplay.BusDisplay(
            self.wire,
            panels.without_waits(getattr(panels, data.PANEL)),
            width=self.width,
            height=self.height,
            rotation=self.rotation,
            colstart=data.COLUMN_START,
            rowstart=data.ROW_START,
            auto_refresh=False,
        )
        self.painter = Painter(self.display, ROOT)
        self.scene = None
        self.painting = True

    def draw(self, scene):
        self.scene = scene
        return self.painter.draw(scene) if self.painting else True

    def rgb(self):
        """(width, height, RGB bytes) as a person sees it."""
        return self.wire.rgb(self.rotation)


class FileMemory(BaseMemory):
    """Memory kept in a file, written through at once, so that killing the simulator is a power cut."""

    def __init__(self, path):
        self.path = path
        try:
            if not os.path.exists(path):
                with open(path, "wb") as file:
                    file.write(b"\xff" * MEMORY_SIZE)
            self.file = open(path, "r+b", buffering=0)
        except OSError as error:
            raise Refused("The memory file {} cannot be used: {}.".format(path, error.strerror)) from error
        size = os.path.getsize(path)
        if size != MEMORY_SIZE:
            raise Refused("{} is no memory file: it has {} bytes, not {}.".format(path, size, MEMORY_SIZE))

    def read(self):
        self.file.seek(0)
        return self.file.read()

    def write(self, place, data):
        self.file.seek(place)
        self.file.write(data)

    def rewrite(self, data):
        self.write(0, data)


class RamMemory(BaseMemory):
    """Memory that ends with the program."""

    def __init__(self):
        self.data = bytearray(b"\xff" * MEMORY_SIZE)

    def read(self):
        return bytes(self.data)

    def write(self, place, data):
        self.data[place : place + len(data)] = data

    def rewrite(self, data):
        self.data[:] = data


class Simulated(Device):
    """`board` a profile's name; `seed` None for real entropy; `memory` a path or None."""

    def __init__(self, board, seed=None, memory=None):
        data = profile(board)
        clock = Clock()
        entropy = os.urandom if seed is None else random.Random(seed).randbytes
        store = FileMemory(memory) if memory else RamMemory()
        keys = tuple(names.NAMES.index(key) for key in data.KEYS)
        lights = Lights(data.PIXEL_COUNT, data.LIGHT_BUDGET_MA)
        Device.__init__(self, data.NAME, Screen(data), Buttons(clock, keys), lights, clock, entropy, store)
