"""Scripts: the tokens of `--script`, and the loop that feeds them to an app without a window.

UP DOWN LEFT RIGHT A B   press and let go      A*5        five times
hold:B                   hold for the menu     MENU       the same, on a board with three buttons too
wait:500                 let 500 ms pass       shot:FILE  write a screenshot
"""

from goldpan.keys import MENU, NAMES
from hal.buttons import HOLD_MS
from hal.desktop.device import Refused

STEP_MS = 5  # between two turns of the main loop; all times are multiples, so that a record repeats exactly
CLICK_MS = 60
QUIET_MS = 60  # after a click, so that what follows it is on the screen


def parsed(text):
    """[(what, value)] of a script. Refused for a word that means nothing."""
    found = []
    for word in text.split():
        if word.startswith("shot:") and len(word) > 5:  # a file's name may have stars and colons
            found.append(("shot", word[5:]))
            continue
        name, star, times = word.partition("*")
        action = meaning(name)
        if action is None:
            raise Refused("The script has a word that means nothing: {!r}.".format(word))
        if star and not number(times):
            raise Refused("In the script, {!r} needs a number after the star.".format(word))
        found += [action] * (int(times) if star else 1)
    return found


def meaning(word):
    """(what, value) of one word without its number of times; None when it means nothing."""
    head, colon, tail = word.partition(":")
    if head == "wait" and number(tail):
        return "wait", int(tail)
    if head == "hold" and tail in NAMES[:MENU]:
        return "hold", NAMES.index(tail)
    if word == "MENU":
        return "click", MENU
    return None if colon or word not in NAMES else ("click", NAMES.index(word))


def number(text):
    """True for a whole number of at most seven digits: nobody means more, and more takes all memory."""
    return text.isascii() and text.isdigit() and len(text) <= 7


class Runner:
    """Lets an app run in steps of pretended time, as fast as the computer can; `shot(path)` takes screenshots."""

    def __init__(self, app, shot=None):
        self.app = app
        self.device = app.device
        self.shot = shot
        self.deaf = False  # a window's runner then ignores keys and mouse

    def wait(self, ms):
        """Let `ms` pass, rounded up to whole steps."""
        for _ in range((ms + STEP_MS - 1) // STEP_MS):
            self.tick(STEP_MS)

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
                key, ms = self.button(value)
                self.hold(key, HOLD_MS + 50 if what == "hold" else ms)

    def button(self, key):
        """(button, ms): how to press a key, which may be another button held."""
        buttons = self.device.buttons
        if key not in buttons.keys:
            for button, meaning in buttons.holds.items():
                if meaning == key:
                    return button, HOLD_MS + 50
        return key, CLICK_MS
