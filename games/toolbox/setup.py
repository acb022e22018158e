"""Setting up a tool that is a game of the engine: nobody takes turns, so there is only what is in it."""

from games.toolbox import kept
from goldpan.setup import SetUp


class ToolSetUp(SetUp):
    """`game` is the tool's package, see `goldpan.setup`. A subclass has rows, `taken()` and `packed()`."""

    def taken(self):
        """The options that a game begins with: keywords of `rules.State`."""
        raise NotImplementedError

    def packed(self):
        """What to remember for the next time, as plain values."""
        raise NotImplementedError

    def start(self):
        from goldpan.opening import begin

        kept.keep(self.app.journal, self.name, self.packed())
        begin(self.app, self.name, 1, 0, self.taken(), [""])

    def back(self):
        app = self.app
        app.home()  # the tool's modules and strings leave memory
        from games.toolbox.menu import Toolbox

        app.push(Toolbox(app))
