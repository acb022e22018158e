"""The app: a stack of screens, fed with presses, drawn when something changed.

A screen that raises does not take the game with it: the crash screen shows a short code, the console
gets the trace, the journal is kept. A game that fails again at the same event is set aside (`Journal.aside`).
"""

import gc
import sys
from binascii import crc32

from goldpan import keys, text
from goldpan.journal import Journal
from goldpan.library import close_games, close_menus, close_rare
from goldpan.log import Log
from goldpan.rest import AWAKE, Rest
from goldpan.settings import Settings
from goldpan.text import t

VERSION = "0.1"
ASIDE_AFTER = 2  # failures at one event after which a game no longer goes on by itself


class App:
    """`device` is a `hal.device.Device`. With `strict` an error is raised, for tests and the fuzzer.

    `language` is a code that goes before the one in the settings.
    """

    def __init__(self, device, strict=False, language=None):
        self.device = device
        self.poll = None  # what gives the events, where it is not device.buttons.poll
        self.strict = strict
        self.stack = []
        self.session = None
        self.resuming = False  # True while a game is being replayed: a failure there is that game's
        self.drawn = False
        self.pressed = False  # since the last frame
        self.dice = None  # what the dice tool was set to
        gc.collect()  # no room to read the memory in one slice would look like no memory at all
        self.journal = Journal(Log(device.memory))
        self.noted = self.journal.log.note  # the last that was said about the memory
        self.settings = Settings(self.journal)
        if language:
            self.settings.values["language"] = language
        text.hints = None  # of a board before this one: tests have many
        text.use(self.settings.get("language"))
        if keys.LEFT not in device.buttons.keys:
            from goldpan.three import Turned

            self.poll = Turned(self).poll
        self.obey()
        self.battery = None
        if device.battery() is not None:
            from goldpan.battery import Battery

            self.battery = Battery(device)

    def obey(self):
        """Make the device what the settings say."""
        left = self.settings.get("left") and keys.B in self.device.buttons.keys
        text.swap(left)
        self.device.buttons.swap(left)
        self.rest = Rest(self.device, self.settings)

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
        if self.session and len(self.stack) == 1:
            close_menus()  # the game goes on, with their room

    def read(self, title, words, hint):
        """Show a page of running text over the top screen."""
        from goldpan.menu import text_page

        self.push(text_page(self, title, words, hint=hint))

    def swap(self, screen):
        """`screen` takes the place of the top one."""
        self.stack[-1] = screen

    def home(self):
        """Leave everything for the main menu; a game in progress stays in the journal."""
        from goldpan.mainmenu import MainMenu

        self.session = None
        self.resuming = False
        self.journal.log.flush()
        self.stack = []
        close_games()
        self.push(MainMenu(self))

    # running

    def start(self, notice=None):
        """The first screens: the game in progress if there is one, and what the device has to say."""
        start = self.journal.start
        if start and self.journal.aside < ASIDE_AFTER:
            self._guard(self.resume)
        else:
            self.home()
        self.noted = self.journal.log.note
        note = notice or self.noted
        if note:
            self.read(t("goldpan"), t(note), "hint_wait")

    def resume(self):
        """Go on with the game in the journal."""
        from goldpan.opening import resume

        self.resuming = True
        resume(self)
        self.resuming = False

    def run(self):
        """Run for ever."""
        while True:
            self.step()
            self.device.idle(self.rest.level)

    def step(self):
        """One turn of the loop: presses, time, and a frame when something changed."""
        self._guard(self._input)
        self._guard(self._tick)
        if self.journal.log.note != self.noted:
            self._note()
        busy = self.top.changed or not self.drawn
        if busy:
            self._guard(self.show)
            if self.pressed:
                self.pressed = False
                if self.session and len(self.stack) == 1:
                    close_rare()
                self.device.tidy()
        self.rest.step(busy)
        if self.battery and self.rest.level == AWAKE and self.battery.step():
            self.read(t("goldpan"), t("battery_low"), "hint_wait")

    def _note(self):
        """Say at once that the memory is full or fails: from here on nothing is saved."""
        self.noted = self.journal.log.note
        if self.noted:
            self.read(t("goldpan"), t(self.noted), "hint_wait")

    def show(self):
        """Draw the top screen: lights first, they are quick."""
        top = self.top
        top.changed = False
        self.drawn = False
        lights = top.lights()
        if lights is not None:
            self.device.lights.show(lights)
        scene = top.scene()
        if lights is None:
            self.device.lights.show(scene.lights)
        if self.battery and self.battery.low:
            self.battery.mark(scene)
        self.drawn = self.device.screen.draw(scene)

    def _input(self):
        poll = self.poll or self.device.buttons.poll
        event = poll()
        self.pressed = self.pressed or event is not None
        while event:
            scan = [event]  # all that happened within one scan, so that releases between presses do no harm
            event = poll()
            while event and event[2] == scan[0][2]:
                scan.append(event)
                event = poll()
            pressed = [key for kind, key, _ in scan if kind == keys.PRESS]
            if len(pressed) > 1:
                pressed = self.top.arrange(pressed)
            for kind, key, _ in scan:
                self.top.event(kind, pressed.pop(0) if kind == keys.PRESS else key)

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
        if (self.session or self.resuming) and self.journal.start:
            self.journal.set_aside()
            if self.journal.aside >= ASIDE_AFTER:
                message = "crash_aside"
        self.home()
        self.read(t("crash_title"), t(message, code), "hint_crash")


def report(error):
    """The whole trace on the console."""
    if hasattr(sys, "print_exception"):  # MicroPython
        sys.print_exception(error)
    else:
        import traceback

        traceback.print_exception(error)
