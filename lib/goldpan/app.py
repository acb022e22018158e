"""The app: a stack of screens, fed with presses, drawn when something changed.

A screen that raises does not take the game with it: the crash screen shows a short code, the console
gets the trace, the journal is kept. A game that fails again at the same event is set aside (`Journal.aside`).
"""

import gc
import sys
from binascii import crc32

from goldpan import keys, text
from goldpan.journal import Journal
from goldpan.log import Log
from goldpan.screen import text_page
from goldpan.settings import Settings
from goldpan.text import t

VERSION = "0.1"
ASIDE_AFTER = 2  # failures at one event after which a game no longer goes on by itself


class App:
    """`device` is a `hal.device.Device`. With `strict` an error is raised, for tests and the fuzzer."""

    def __init__(self, device, strict=False):
        self.device = device
        self.strict = strict
        self.stack = []
        self.session = None
        self.drawn = False
        self.dice = None  # what the dice tool was set to
        text.use("en")
        self.journal = Journal(Log(device.memory))
        self.settings = Settings(self.journal)
        device.lights.brightness = self.settings.get("lights")

    # screens

    @property
    def top(self):
        return self.stack[-1]

    def push(self, screen):
        self.stack.append(screen)

    def pop(self):
        """Back to the screen below; the lowest stays."""
        if len(self.stack) > 1:
            self.stack.pop()
        self.top.changed = True

    def swap(self, screen):
        """`screen` takes the place of the top one."""
        self.stack[-1] = screen

    def home(self):
        """Leave everything for the main menu; a game in progress stays in the journal."""
        from goldpan.mainmenu import MainMenu

        self.session = None
        self.stack = []
        from goldpan.library import close_games

        close_games()
        self.push(MainMenu(self))

    # running

    def start(self, notice=None):
        """The first screens: the game in progress if there is one, and what the device has to say."""
        self.home()
        start = self.journal.start
        if start and self.journal.aside < ASIDE_AFTER:
            self._guard(self.resume)
        note = notice or self.journal.log.note
        if note:
            self.push(text_page(self, t("goldpan"), t(note), hint="hint_wait"))

    def resume(self):
        """Go on with the game in the journal."""
        from goldpan.play import resume

        resume(self)

    def run(self):
        """Run for ever."""
        while True:
            self.step()
            self.device.idle()

    def step(self):
        """One turn of the loop: presses, time, and a frame when something changed."""
        self._guard(self._input)
        self._guard(self._tick)
        if self.top.changed or not self.drawn:
            self._guard(self.show)

    def show(self):
        """Draw the top screen: lights first, they are quick."""
        top = self.top
        top.changed = False
        self.drawn = False
        scene = top.scene()
        self.device.lights.show(scene.lights)
        self.drawn = self.device.screen.draw(scene)

    def _input(self):
        event = self.device.buttons.poll()
        while event:
            kind, key, when = event
            following = self.device.buttons.poll()
            together = [key]
            while kind == keys.PRESS and following and following[0] == kind and following[2] == when:
                together.append(following[1])
                following = self.device.buttons.poll()
            if len(together) > 1:
                together = self.top.arrange(together)
            for key in together:
                self.top.event(kind, key)
            event = following

    def _tick(self):
        self.top.tick(self.device.clock.ms())

    # when something goes wrong

    def _guard(self, action):
        try:
            action()
        except Exception as error:
            if self.strict:
                raise
            self.crash(error)

    def crash(self, error):
        """Show that something failed, keep the game, and go back to the menu from there."""
        gc.collect()  # it may have been memory
        self.device.report(error)
        code = "{:04X}".format(crc32((type(error).__name__ + str(error)).encode()) & 0xFFFF)
        message = "crash_text"
        if self.session and self.journal.start:
            self.journal.set_aside()
            if self.journal.aside >= ASIDE_AFTER:
                message = "crash_aside"
        self.home()
        self.push(text_page(self, t("crash_title"), t(message, code), hint="hint_crash"))


def report(error):
    """The whole trace on the console."""
    if hasattr(sys, "print_exception"):  # MicroPython
        sys.print_exception(error)
    else:
        import traceback

        traceback.print_exception(error)
