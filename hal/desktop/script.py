"""Scripts: the tokens of `--script`, and the loop that feeds them to an app without a window.

UP DOWN LEFT RIGHT A B   press and let go      A*5        five times
hold:B                   hold for the menu     MENU       the same
wait:500                 let 500 ms pass       shot:FILE  write a screenshot
"""

from goldpan.keys import B, NAMES
from hal.buttons import HOLD_MS
from hal.desktop.device import Refused

STEP_MS = 5  # between two turns of the loop in a headless run
CLICK_MS = 60
QUIET_MS = 60  # after a click, so that what follows it is on the screen


def parsed(text):
    """[(what, value)] of a script. Refused for a word that means nothing."""
    found = []
    for word in text.split():
        name, star, times = word.partition("*")
        head, colon, tail = name.partition(":")
        if star and not times.isdigit():
            raise Refused("In the script, {!r} needs a number after the star.".format(word))
        if head == "wait" and tail.isdigit():
            found.append(("wait", int(tail)))
        elif head == "shot" and tail:
            found.append(("shot", tail))
        elif head == "hold" and tail in NAMES[:6]:
            found.append(("hold", NAMES.index(tail)))
        elif name == "MENU":
            found.append(("hold", B))
        elif not colon and name in NAMES:
            found += [("click", NAMES.index(name))] * int(times or 1)
        else:
            raise Refused("The script has a word that means nothing: {!r}.".format(word))
    return found


class Runner:
    """Lets an app run in steps of pretended time, as fast as the computer can; `shot(path)` takes screenshots."""

    def __init__(self, app, shot=None):
        self.app = app
        self.device = app.device
        self.shot = shot

    def wait(self, ms):
        """Let `ms` pass."""
        while ms > 0:
            self.tick(min(STEP_MS, ms))
            ms -= STEP_MS

    def tick(self, ms):
        """One turn of the main loop, `ms` later."""
        self.device.clock.wait(ms)
        self.app.step()

    def feed(self, key, pressed):
        """A switch changes now."""
        self.device.buttons.feed(key, pressed)
        self.app.step()

    def hold(self, key, ms):
        """Press a key, wait, let go."""
        self.feed(key, True)
        self.wait(ms)
        self.feed(key, False)
        self.wait(QUIET_MS)

    def run(self, script):
        """Play a parsed script to its end."""
        for what, value in script:
            if what == "wait":
                self.wait(value)
            elif what == "shot":
                self.shot(value)
            else:
                self.hold(value, HOLD_MS + 50 if what == "hold" else CLICK_MS)
