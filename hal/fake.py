"""An instant, scripted device for tests: nothing waits, everything can be looked at."""

from goldpan.keys import A, B, DOWN, LEFT, NAMES, RIGHT, UP
from hal.buttons import Buttons as BaseButtons
from hal.buttons import HOLD_MS
from hal.device import Clock as BaseClock
from hal.device import Device
from hal.device import Memory as BaseMemory
from hal.device import Screen as BaseScreen
from hal.lights import Lights as BaseLights

SECTOR = 4096


class PowerCut(BaseException):
    """The power failed, in the middle of a write. No error: nothing in the device may catch it and go on."""


class Memory(BaseMemory):
    """Models flash: writing over 0xFF programs byte by byte, anything else erases the whole first.

    `cut` is None, or how many more bytes can be programmed before the power fails; an erase counts as one.
    """

    def __init__(self, size=SECTOR, data=None, kind="append"):
        self.data = bytearray(size if data is None else data)
        if data is None:  # a piece at a time: the small heap of the plain tests has no room for all of it twice
            for place in range(size):
                self.data[place] = 255
        self.kind = kind
        self.cut = None
        self.writes = []  # (place, length) of all programming, for tests that cut inside each
        self.erases = 0

    def read(self):
        return bytes(self.data)

    def write(self, place, data):
        self.writes.append((place, len(data)))
        old = self.data[place : place + len(data)]
        if any([byte != 255 for byte in old]) or len(old) != len(data):
            raise OSError("This write would erase what is there.")
        self._program(place, data)

    def rewrite(self, data):
        self.writes.append((0, len(data)))
        self._power()
        self.erases += 1
        self.data = bytearray(b"\xff" * len(self.data))
        self._program(0, data)

    def _program(self, place, data):
        for offset in range(len(data)):
            if data[offset] != 255:  # erased bytes need no programming
                self._power()
                self.data[place + offset] = data[offset]

    def _power(self):
        if self.cut is not None:
            if self.cut == 0:
                raise PowerCut
            self.cut -= 1


class Broken(BaseMemory):
    """A memory that fails at whatever is asked of it."""

    def read(self):
        raise OSError("no memory")

    def write(self, place, data):
        self.read()

    def rewrite(self, data):
        self.read()


class Clock(BaseClock):
    """Time stands still until a test moves it. It starts close to where it wraps."""

    def __init__(self, start=(1 << 29) - 300):
        self.now = start
        self.today = None

    def ms(self):
        return self.now

    def date(self):
        return self.today

    def wait(self, ms):
        self.now = (self.now + ms) % (1 << 29)


class Buttons(BaseButtons):
    def __init__(self, clock, keys=(UP, DOWN, LEFT, RIGHT, A, B), holds=None):
        BaseButtons.__init__(self, keys, holds)
        self.clock = clock
        self.queue = []

    def scan(self):
        return self.queue.pop(0) if self.queue else None

    def now(self):
        return self.clock.now


class Screen(BaseScreen):
    """Keeps the scene that was drawn last; `drops` frames are refused first."""

    def __init__(self, width=160, height=128):
        self.width = width
        self.height = height
        self.scene = None
        self.light = 100  # percent of the backlight
        self.frames = 0
        self.drops = 0

    def draw(self, scene):
        if self.drops:
            self.drops -= 1
            return False
        self.scene = scene
        self.frames += 1
        return True

    def shine(self, percent):
        self.light = percent

    def lines(self):
        """All text shown, top to bottom, for tests that read the screen."""
        rows = [(item[1], item[0], item[6].strip()) for item in self.scene.items if len(item) == 7]
        return [text for _, _, text in sorted(rows) if text]

    def says(self, words):
        """True when `words` stand on the screen, line breaks aside."""
        return words in " ".join(self.lines())


class Lights(BaseLights):
    colours = ()

    def send(self, colours):
        self.colours = colours


def entropy(seed=1):
    """Repeatable bytes that are uniform enough for tests: the high bits of a 32-bit congruential generator."""
    state = [seed & 0xFFFFFFFF]

    def some(n):
        found = bytearray(n)
        for i in range(n):
            state[0] = (state[0] * 1664525 + 1013904223) & 0xFFFFFFFF
            found[i] = state[0] >> 24
        return bytes(found)

    return some


class FakeDevice(Device):
    """A whole device; `press("A DOWN hold:B wait:500")` plays a script and lets `app` take its steps."""

    def __init__(self, width=160, height=128, lights=8, memory=None, seed=1, keys=(UP, DOWN, LEFT, RIGHT, A, B)):
        clock = Clock()
        memory = Memory() if memory is None else memory
        Device.__init__(
            self, "fake", Screen(width, height), Buttons(clock, keys), Lights(lights), clock, entropy(seed), memory
        )
        self.app = None
        self.errors = []
        self.said = []  # lines on the console
        self.charge = None  # of the battery, percent

    def battery(self):
        return self.charge

    def report(self, error):
        self.errors.append(error)

    def say(self, line):
        self.said.append(line)

    def press(self, script):
        """Tokens: a key's name, `hold:KEY`, `wait:MS`; MENU is holding B. Ends when the screen is at rest."""
        for token in script.split():
            word, _, value = token.partition(":") if ":" in token else (token, "", "")
            if word == "wait":
                self.pass_time(int(value))
            elif word == "hold":
                self._hold(NAMES.index(value))
            else:
                self._press(NAMES.index(word))

    def _press(self, key):
        """Press the button of a key, or hold the one that means it when held."""
        for button, meaning in self.buttons.holds.items():
            if meaning == key and key not in self.buttons.keys:
                self._hold(button)
                return
        self._click(key)

    def _click(self, key):
        now = self.clock.now
        self.buttons.queue += [(key, True, now), (key, False, now)]
        self.app.step()

    def _hold(self, key):
        self.buttons.queue.append((key, True, self.clock.now))
        self.app.step()
        self.pass_time(HOLD_MS + 20)
        self.buttons.queue.append((key, False, self.clock.now))
        self.app.step()

    def pass_time(self, ms):
        """Let time pass in small steps, as the main loop would see it."""
        while ms > 0:
            self.clock.wait(min(ms, 20))
            ms -= 20
            self.app.step()


def start(device, strict=True):
    """An app on a fake device, started."""
    from goldpan.app import App
    from goldpan.starting import start as start_app

    device.app = App(device, strict)
    start_app(device.app)
    device.app.step()
    return device.app
