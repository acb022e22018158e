"""The app: a stack of screens, fed with presses, drawn when something changed.

A screen that raises does not take the game with it: the crash screen shows a short code, the console
gets the trace, the journal is kept (`goldpan.crash`). `goldpan.starting` has what only power-on needs.
"""

import gc

from goldpan import keys
from goldpan.journal import Journal
from goldpan.library import close_games, close_menus, close_rare
from goldpan.log import Log
from goldpan.rest import AWAKE
from goldpan.settings import Settings
from goldpan.text import t


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
        self.battery = None  # a goldpan.battery.Battery where there is one to be measured
        self.rest = None  # a goldpan.rest.Rest, anew whenever the settings change
        self.dice = None  # what the dice tool was set to
        gc.collect()  # no room to read the memory in one slice would look like no memory at all
        self.journal = Journal(Log(device.memory))
        self.noted = self.journal.log.note  # the last that was said about the memory
        self.settings = Settings(self.journal)
        from goldpan.starting import prepare

        prepare(self, language)

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

    def tell(self, key):
        """Show over the top screen what the device has to say."""
        from goldpan.menu import text_page

        self.push(text_page(self, t("goldpan"), t(key), hint="hint_wait"))

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

    def run(self):
        """Run for ever."""
        while True:
            self.step()
            self.device.idle(self.rest.level)

    def step(self):
        """One turn of the loop: presses, time, and a frame when something changed."""
        self.guard(self._input)
        self.guard(self._tick)
        busy = self.top.changed or not self.drawn
        if busy:
            self.guard(self.show)
        self.rest.step(busy)
        if self.battery and self.rest.level == AWAKE and self.battery.step():
            self.tell("battery_low")

    def _note(self):
        """Say at once that the memory is full or fails: from here on nothing is saved."""
        self.noted = self.journal.log.note
        if self.noted:
            self.tell(self.noted)

    def show(self):
        """Draw the top screen, lights first, they are quick; then tidy up what the press left that it answers."""
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
        if self.pressed:
            self.pressed = False
            playing = bool(self.session) and len(self.stack) == 1
            if playing:
                close_rare()
            self.device.tidy(playing)

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
        if self.journal.log.note != self.noted:
            self._note()

    def guard(self, action):
        """Do something; where it fails, the crash screen says so."""
        try:
            action()
        except Exception as error:
            if self.strict:
                raise
            in_game = self.session is not None or self.resuming
            self.session, self.stack = None, []  # it may have been memory: make room for what comes now
            gc.collect()
            from goldpan.crash import crash

            crash(self, error, in_game)
