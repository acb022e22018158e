"""Opens the board: puts the parts together as its profile says."""

import gc
import os
import time

import busdisplay
import displayio
import fourwire

from hal import panels
from hal.circuitpython.parts import Buttons, Clock, Lights, Memory
from hal.circuitpython.profile import pin, profile
from hal.device import Device
from hal.device import Screen as BaseScreen
from hal.lights import BROWN_OUT_STEPS, STEPS
from hal.painter import Painter

IDLE_SECONDS = 0.002  # CircuitPython waits out the last millisecond busily: one of two, not one of one
SPARE = 20_000  # bytes, several times what a press uses


class Screen(BaseScreen):
    """The panel, drawn by the painter that the simulator uses too."""

    def __init__(self, data):
        displayio.release_displays()
        import busio

        spi = busio.SPI(pin(data.SPI_CLOCK), MOSI=pin(data.SPI_DATA))
        reset = pin(data.PANEL_RESET) if data.PANEL_RESET else None
        bus = fourwire.FourWire(
            spi, command=pin(data.PANEL_DC), chip_select=pin(data.PANEL_CS), reset=reset, baudrate=data.SPI_HZ
        )
        self.display = busdisplay.BusDisplay(
            bus,
            getattr(panels, data.PANEL),
            width=data.WIDTH,
            height=data.HEIGHT,
            rotation=data.ROTATION,
            colstart=data.COLUMN_START,
            rowstart=data.ROW_START,
            backlight_pin=pin(data.BACKLIGHT) if data.BACKLIGHT else None,
            brightness=0.0,  # dark until the first frame is complete
            auto_refresh=False,
        )
        self.width, self.height = data.WIDTH, data.HEIGHT
        self.painter = Painter(self.display)
        self.lit = False

    def draw(self, scene):
        drawn = self.painter.draw(scene)
        if drawn and not self.lit:
            self.display.brightness = 1.0
            self.lit = True
        if gc.mem_free() < SPARE:
            gc.collect()  # 10 to 20 ms: better now, when nobody waits, than in the middle of the next press
        return drawn


class Board(Device):
    """The device. A missing memory is None; games are then played unsaved."""

    def __init__(self, dim=False):
        data = profile()
        screen = Screen(data)
        lights = Lights(data, BROWN_OUT_STEPS if dim else STEPS)
        try:
            memory = Memory(data.MEMORY)
        except OSError:
            memory = None
        Device.__init__(self, data.NAME, screen, Buttons(data), lights, Clock(), os.urandom, memory)

    def idle(self):
        time.sleep(IDLE_SECONDS)
