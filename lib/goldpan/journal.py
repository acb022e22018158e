"""The journal of the one game in progress: how it began and the index of every pick since.

Lives in `goldpan.log`; it is read by `goldpan.recall`, and `goldpan.between` does what is done between games. What a
journal says is only trusted as far as its checks hold; whether it fits
the rules that are installed is for `goldpan.session` to see.
"""

from goldpan.log import ASIDE, UNDO
from goldpan.modules import forget


class Start:
    """How a game began: which rules, who plays, with what options.

    `name` of the folder in games/, `version` and `data_sum` of its rules, `players` a number,
    `options` a dict of bools and ints, `names` what the players are called.
    """

    def __init__(self, name, version, data_sum, players, options, names):
        self.name = name
        self.version = version
        self.data_sum = data_sum
        self.players = players
        self.options = options
        self.names = names


class Journal:
    """Everything the log holds, sorted: the game in progress, settings, finished games.

    `start` is the Start of the unfinished game or None; `events` a bytearray of its picks, undone ones
    already dropped; `aside` how often it failed and was set aside; `kept` the latest payload of each kind in
    `log.KEPT` (settings, names, set-ups); `history` the payloads of finished games.
    """

    def __init__(self, log):
        self.log = log
        self.start = None
        self.events = bytearray()
        self.aside = 0
        self.kept = {}
        self.history = []
        self.unsaved = False
        self.unkept = []  # kinds whose latest record is not in the memory
        from goldpan.recall import recall

        recall(self)
        forget("goldpan", ("recall", "reader"))

    def clear(self):
        """No game is in progress."""
        self.start = None
        self.events = bytearray()
        self.aside = 0

    @property
    def saved(self):
        """True while the game in progress is safe in the memory."""
        return self.log.saving and not self.unsaved

    def add(self, index):
        """Write down what was picked."""
        self.events.append(index)
        self.aside = 0
        self._event(index)

    def undo(self):
        """Take the last pick back."""
        self.events = self.events[:-1]
        self.aside = 0
        self._event(UNDO)

    def set_aside(self):
        """Remember that going on with this game failed; it is kept."""
        self.aside += 1
        self._event(ASIDE)
        self.log.flush()

    def _event(self, kind):
        if not self.unsaved:
            self.unsaved = True  # a gap must not be followed by more: from here on nothing is saved
            self.unsaved = not self.log.event(kind)  # it may also raise, for want of memory
