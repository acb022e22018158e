"""What a device is: one small class a part. The real board, the simulator and the fake fill them in.

Nothing here knows hardware; games and the engine are handed a `Device` and know no more than this page.
"""

from goldpan import ticks


class Device:
    """The parts together, and the board's name."""

    def __init__(self, board, screen, buttons, lights, clock, entropy, memory):
        self.board = board
        self.screen = screen
        self.buttons = buttons
        self.lights = lights
        self.clock = clock
        self.entropy = entropy  # a function: n -> n uniform random bytes
        self.memory = memory  # a Memory, or None where there is none

    def idle(self, resting=0):
        """Called once a turn of the main loop, when there is nothing left to do; `resting` as in goldpan.rest."""

    def tidy(self, playing):
        """Called after the frame that answers a press: time for what must not delay the next one. `playing`: a game is
        on the screen, nothing above it."""

    def battery(self):
        """How full the battery is in percent, or None where that cannot be known."""
        return None

    def say(self, line):
        """Write a line to the console: a finished game, for whoever keeps it."""
        print(line)

    def report(self, error):
        """Write an error with its trace to the console."""
        from goldpan.crash import report

        report(error)


class Screen:
    """A panel of `width` × `height` pixels that shows scenes."""

    width = 160
    height = 128

    def shine(self, percent):
        """Set the backlight; 0 makes the screen dark, where there is no backlight to switch by showing black."""

    def draw(self, scene):
        """Show a `goldpan.scene.Scene`, sending only what differs. False: frame dropped, try again."""
        raise NotImplementedError


class Clock:
    """Milliseconds since some start, wrapping at 2**29."""

    def ms(self):
        raise NotImplementedError

    def since(self, then):
        """ms that have passed since the tick `then`."""
        return ticks.since(self.ms(), then)

    def date(self):
        """Today as YYYY-MM-DD, or None where nobody set a clock."""
        return None


FIRST_YEAR = 2025  # a clock that says less was never set


def date_of(moment):
    """YYYY-MM-DD of a `time.localtime()`, None when it cannot be true."""
    if moment[0] < FIRST_YEAR:
        return None
    return "{}-{:02}-{:02}".format(moment[0], moment[1], moment[2])


class Memory:
    """Non-volatile bytes. `kind` "append": writing over 0xFF costs nothing else; "rewrite": every write
    replaces everything (see goldpan.log). All methods may raise OSError.
    """

    kind = "append"

    def read(self):
        """All bytes, in one slice."""
        raise NotImplementedError

    def write(self, place, data):
        """Write over bytes that are all 0xFF."""
        raise NotImplementedError

    def rewrite(self, data):
        """Erase, then write the whole: power lost in between loses everything."""
        raise NotImplementedError
