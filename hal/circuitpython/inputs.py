"""Buttons of boards that have more than switches to ground: a shift register, a joystick, switches to plus.

Loaded only where a profile asks for it.
"""

import analogio
import keypad
import supervisor

from goldpan.keys import DOWN, LEFT, MENU, NAMES, RIGHT, UP
from hal.buttons import Buttons as BaseButtons
from hal.circuitpython.parts import SCAN_SECONDS, SCANS

# Of 65,535: how far from the other end a joystick counts as pushed, and no longer. The gap is its debounce.
PUSHED, LET_GO = 50_000, 42_000


def numbers(keys):
    """The keys of goldpan.keys with these names; None for ""."""
    return [NAMES.index(key) if key else None for key in keys]


class Stick:
    """A joystick as four keys."""

    def __init__(self, pins):
        self.axes = ((analogio.AnalogIn(pins[0]), LEFT, RIGHT), (analogio.AnalogIn(pins[1]), UP, DOWN))
        self.down = []

    def change(self):
        """(key, pressed) of one that changed, or None."""
        for axis, low, high in self.axes:
            value = axis.value
            ends = (low, 65535 - value), (high, value)
            for key, far in ends:
                if far < LET_GO and key in self.down:
                    self.down.remove(key)
                    return key, False
            for key, far in ends:
                if far > PUSHED and key not in self.down:
                    self.down.append(key)
                    return key, True
        return None


class Buttons(BaseButtons):
    """All that a profile names, as one; `keypad` scans and debounces the switches in the background."""

    def __init__(self, data):
        from hal.circuitpython.profile import pin  # here, so that it can be forgotten

        self.scanners = []  # (scanner, its keys by number)
        for level in (0, 1):
            places = [place for place in range(len(data.BUTTONS)) if data.PRESSED[place] == level]
            if places:
                pins = [pin(data.BUTTONS[place]) for place in places]
                switches = keypad.Keys(
                    pins, value_when_pressed=bool(level), pull=True, interval=SCAN_SECONDS, debounce_threshold=SCANS
                )
                self.scanners.append((switches, numbers([data.KEYS[place] for place in places])))
        if data.SHIFT:
            clock, bits, latch = [pin(name) for name in data.SHIFT]
            switches = keypad.ShiftRegisterKeys(
                clock=clock,
                data=bits,
                latch=latch,
                key_count=len(data.SHIFT_KEYS),
                value_when_pressed=True,
                interval=SCAN_SECONDS,
                debounce_threshold=SCANS,
            )
            self.scanners.append((switches, numbers(data.SHIFT_KEYS)))
        self.stick = Stick([pin(name) for name in data.STICK]) if data.STICK else None
        found = [key for _, keys in self.scanners for key in keys if key is not None and key != MENU]
        if self.stick:
            found += [UP, DOWN, LEFT, RIGHT]
        BaseButtons.__init__(self, tuple(sorted(found)))
        self.event = keypad.Event()

    def scan(self):
        event = self.event
        for switches, keys in self.scanners:
            if switches.events.overflowed:
                self.anew()
                return None
            while switches.events.get_into(event):
                key = keys[event.key_number]
                if key is not None:
                    return key, event.pressed, event.timestamp
        change = self.stick.change() if self.stick else None
        return change + (self.now(),) if change else None

    def anew(self):
        """Changes were lost: a key could stick, so start from all up; what is down is reported again."""
        self.forget()
        for switches, _ in self.scanners:
            switches.events.clear()
            switches.reset()
        if self.stick:
            self.stick.down = []

    def now(self):
        return supervisor.ticks_ms()
