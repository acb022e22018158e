"""Opens the board: puts the parts together as its profile says."""

import gc
import os
import time

from hal.circuitpython.parts import Clock, Lights, Memory
from hal.device import Device
from hal.device import Screen as BaseScreen
from hal.lights import BROWN_OUT_STEPS, STEPS

IDLE_SECONDS = 0.001  # a press is looked at once a millisecond: with two the slowest answer came 1 ms too late
KEPT_INKS = 20  # Palettes while a game is played: about as many as one shows
NAP_SECONDS = 0.05  # while the screen is dim or dark: nobody sees how long a press takes to wake it


class Screen(BaseScreen):
    """The panel, drawn by the painter that the simulator uses too."""

    def __init__(self, data):
        from hal import fit
        from hal.circuitpython.display import opened

        self.display = opened(data)
        self.painter = fit.painter(self.display)
        self.light = 100
        self.lit = False

    def draw(self, scene):
        drawn = self.painter.draw(scene)
        if drawn and not self.lit:
            self.lit = True
            self.shine(self.light)
        return drawn

    def shine(self, percent):
        was, self.light = self.light, percent
        if not self.lit:
            return
        try:
            self.display.brightness = percent / 100
        except RuntimeError:  # no backlight that can be switched: black is the best there is
            if (percent == 0) != (was == 0):
                self.display.root_group = self.painter.group if percent else None
                self.display.refresh()


class Board(Device):
    """The device. A missing memory is None; games are then played unsaved."""

    def __init__(self, dim=False):
        from hal.circuitpython.profile import profile

        data = profile()
        screen = Screen(data)
        if data.SHIFT or data.STICK or any(data.PRESSED):
            from hal.circuitpython.inputs import Buttons
        else:
            from hal.circuitpython.parts import Buttons
        lights = Lights(data, BROWN_OUT_STEPS if dim else STEPS)
        try:
            memory = Memory(data.MEMORY)
        except OSError:
            memory = None
        Device.__init__(self, data.NAME, screen, Buttons(data), lights, Clock(), os.urandom, memory)
        if data.BATTERY:
            from hal.circuitpython.battery import meter

            self.battery = meter(data)

    def tidy(self, playing):
        # A game's inks stay, as far as there is room: one that is made anew delays the first pixel.
        self.screen.painter.tidy(KEPT_INKS if playing else 0)
        gc.collect()  # 10 to 20 ms: better now, when nobody waits, than in the middle of the next press

    def idle(self, resting=0):
        time.sleep(NAP_SECONDS if resting else IDLE_SECONDS)
