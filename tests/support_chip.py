"""A pretended CircuitPython, so that the code of hal/circuitpython runs here."""

import importlib
import os
import sys
import types

import pytest

REFERENCE = "raspberry_pi_pico"
# Of a profile: one pin each, and several.
PIN_NAMES = ("SPI_CLOCK", "SPI_DATA", "PANEL_CS", "PANEL_DC", "PANEL_RESET", "BACKLIGHT", "PIXELS", "PIXEL_POWER")
PIN_NAMES += ("BATTERY",)
PIN_LISTS = ("BUTTONS", "SHIFT", "STICK")


class Pin(str):
    """microcontroller.Pin"""


class Chip:
    """The modules that hal/circuitpython uses, on a board with the pins of a Pico or others."""

    def __init__(self, monkeypatch, tmp_path, board_id=REFERENCE, pins=None, settings="", display=False):
        self.monkeypatch = monkeypatch
        pins = ["GP{}".format(number) for number in range(23)] if pins is None else pins
        members = {name: Pin(name) for name in pins}
        if display:
            members["DISPLAY"] = types.SimpleNamespace(name="built in", auto_refresh=True)
        self.module("board", board_id=board_id, **members)
        self.queues = []
        self.levels = {}
        self.i2c = None
        self.module("keypad", Keys=self.keys, ShiftRegisterKeys=self.shift, Event=types.SimpleNamespace)
        self.module("analogio", AnalogIn=self.analog)
        self.module("supervisor", ticks_ms=lambda: 77)
        self.module("microcontroller", nvm=bytearray(64), Pin=Pin)
        self.module("neopixel_write", neopixel_write=lambda out, data: self.sent.append((out.pin, bytes(data))))
        self.module("digitalio", DigitalInOut=self.switch, Pull=types.SimpleNamespace(UP="up", DOWN="down"))
        self.module("busio", I2C=self.bus)
        self.sent = []
        for name in [name for name in sys.modules if name.startswith("hal.circuitpython")]:
            monkeypatch.delitem(sys.modules, name)
        self.write(tmp_path / "settings.toml", settings)

    def module(self, name, **contents):
        module = types.ModuleType(name)
        module.__dict__.update(contents)
        self.monkeypatch.setitem(sys.modules, name, module)

    def write(self, path, settings):
        """settings.toml, and os.getenv as CircuitPython has it."""
        path.write_text(settings)
        values = {}
        for line in settings.splitlines():
            name, equals, value = line.partition("=")
            if equals:
                value = value.partition("#")[0].strip()
                sound = value.isdigit() or (value[0] == value[-1] == '"' and len(value) > 1)
                values[name.strip()] = value.strip('"') if sound else None
        self.chooser = importlib.import_module("hal.circuitpython.profile")
        self.monkeypatch.setattr(self.chooser, "SETTINGS", str(path))

        def getenv(name, default=None):
            """CircuitPython raises for what it cannot read, or gives None, by its version."""
            value = values.get(name, default)
            if value is None and name in values and name != "GOLDPAN_PANEL":
                raise ValueError("invalid syntax for integer with base 10")
            return value

        self.monkeypatch.setattr(os, "getenv", getenv)

    def queue(self, **told):
        scanner = types.SimpleNamespace(told=told, queue=[], overflowed=False, resets=0)

        def get_into(event):
            if not scanner.queue:
                return False
            event.key_number, event.pressed, event.timestamp = scanner.queue.pop(0)
            return True

        def reset():
            scanner.resets += 1

        scanner.events = types.SimpleNamespace(get_into=get_into, overflowed=False, clear=scanner.queue.clear)
        scanner.reset = reset
        self.queues.append(scanner)
        return scanner

    def keys(self, pins, **told):
        return self.queue(pins=pins, **told)

    def shift(self, **told):
        return self.queue(**told)

    def analog(self, pin):
        self.levels[pin] = axis = types.SimpleNamespace(value=32768)
        return axis

    def switch(self, pin):
        chip = self

        class Switch:
            def __init__(self):
                self.pin, self.value = pin, chip.levels.get(pin, True)

            def switch_to_input(self, pull=None):
                chip.levels.setdefault(pin, pull == "up")
                self.value = chip.levels[pin]

            def switch_to_output(self, value=False):
                chip.sent.append((pin, value))

            def deinit(self):
                pass

        return Switch()

    def bus(self, scl, sda):
        if self.i2c is None:
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        return types.SimpleNamespace(try_lock=lambda: True, scan=lambda: self.i2c, deinit=lambda: None)

    def profile(self):
        return self.chooser.profile()


def refused(chip):
    with pytest.raises(ValueError) as caught:
        chip.profile()
    return str(caught.value)
