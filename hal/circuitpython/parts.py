"""Buttons, lights, clock and memory of a board that runs CircuitPython."""

import time

import keypad
import microcontroller
import supervisor
from neopixel_write import neopixel_write

from goldpan import keys as names
from hal.buttons import Buttons as BaseButtons
from hal.device import Clock as BaseClock
from hal.device import date_of
from hal.device import Memory as BaseMemory
from hal.lights import Lights as BaseLights

SCAN_SECONDS = 0.001
SCANS = 3  # that agree make a press, and then a release: 2 to 3 ms; a gap shorter than that is a bounce


class Buttons(BaseButtons):
    """Switches to ground, scanned and debounced by `keypad` in the background."""

    def __init__(self, profile):
        from hal.circuitpython.profile import pin  # here, so that it can be forgotten

        keys = tuple([names.NAMES.index(key) for key in profile.KEYS])
        BaseButtons.__init__(self, keys)
        pins = [pin(name) for name in profile.BUTTONS]
        self.switches = keypad.Keys(
            pins, value_when_pressed=False, pull=True, interval=SCAN_SECONDS, debounce_threshold=SCANS
        )
        self.event = keypad.Event()

    def scan(self):
        queue = self.switches.events
        if queue.overflowed:
            # Changes were lost: a key could stick, so start from all up; reset() reports what is down anew.
            queue.clear()
            self.forget()
            self.switches.reset()
            return None
        event = self.event
        if not queue.get_into(event):
            return None
        return self.keys[event.key_number], event.pressed, event.timestamp

    def now(self):
        return supervisor.ticks_ms()


class Lights(BaseLights):
    """NeoPixels, written with the built-in `neopixel_write`: one buffer, no library in memory."""

    def __init__(self, profile, steps):
        BaseLights.__init__(self, profile.PIXEL_COUNT, profile.LIGHT_BUDGET_MA, steps)
        import digitalio

        from hal.circuitpython.profile import pin

        if profile.PIXEL_POWER:
            self.power = digitalio.DigitalInOut(pin(profile.PIXEL_POWER))
            self.power.switch_to_output(True)
        self.out = None
        if not self.count:
            return
        self.out = digitalio.DigitalInOut(pin(profile.PIXELS))
        self.out.switch_to_output()
        self.buffer = bytearray(3 * self.count)
        self.order = ["RGB".index(channel) for channel in profile.PIXEL_ORDER]

    def send(self, colours):
        if not self.out:
            return
        first, second, third = self.order
        place = 0
        for colour in colours:
            self.buffer[place] = colour[first]
            self.buffer[place + 1] = colour[second]
            self.buffer[place + 2] = colour[third]
            place += 3
        neopixel_write(self.out, self.buffer)


class Clock(BaseClock):
    def ms(self):
        return supervisor.ticks_ms()

    def date(self):
        return date_of(time.localtime())


class Memory(BaseMemory):
    """The chip's own non-volatile bytes."""

    def __init__(self, kind):
        self.kind = kind
        self.bytes = microcontroller.nvm
        if self.bytes is None:
            raise OSError("This chip has no memory of its own.")

    def read(self):
        data = self.bytes[:]
        # An ESP32's fresh bytes are 0; the log knows erased ones as 0xFF.
        return data if any(data) else b"\xff" * len(data)

    def write(self, place, data):
        self.bytes[place : place + len(data)] = data

    def rewrite(self, data):
        self.bytes[0 : len(data)] = data
