"""The journal of the one game in progress: how it began and the index of every pick since.

Lives in `goldpan.log`. What a journal says is only trusted as far as its checks hold; whether it fits
the rules that are installed is for `goldpan.session` to see.
"""

import json

from goldpan.log import ABANDON, ASIDE, END, GAME, HISTORY, KEPT, UNDO

PAYLOAD = 255  # bytes that a record can hold at most

HISTORY_KEPT = 8
HISTORY_SHARE = 4  # history may take this part of the memory at most, the rest is for games


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

    def packed(self):
        """As a JSON record. ValueError when it would be longer than the log allows (255 bytes)."""
        fields = [self.name, self.version, self.data_sum, self.players, self.options, self.names]
        payload = packed(fields)
        if len(payload) > PAYLOAD:
            raise ValueError("The players' names are too long to be saved.")
        return payload


def packed(value):
    """JSON bytes, letters such as Ä as they are: CPython alone would make six bytes of each."""
    try:
        return json.dumps(value, ensure_ascii=False).encode()
    except TypeError:
        return json.dumps(value).encode()


def unpacked(payload):
    """The Start in a record, or None when it is not one."""
    try:
        name, version, data_sum, players, options, names = json.loads(bytes(payload).decode())
        sound = isinstance(name, str) and isinstance(options, dict) and isinstance(names, list)
        sound = sound and isinstance(players, int) and len(names) == players
        return Start(name, version, data_sum, players, options, names) if sound else None
    except (ValueError, TypeError, UnicodeError):
        return None


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
        for kind, payload in log.read():
            self._take(kind, payload)

    def _take(self, kind, payload):
        if kind == GAME:
            self.start = unpacked(payload)
            self.events = bytearray()
            self.aside = 0
        elif kind in KEPT:
            self.kept[kind] = payload
        elif kind == HISTORY:
            self.history = self.history[1 - HISTORY_KEPT :] + [payload]
        elif kind in (ABANDON, END):
            self._forget()
        elif kind == UNDO:
            self.events = self.events[:-1]
            self.aside = 0
        elif kind == ASIDE:
            self.aside += 1
        elif self.start and kind < UNDO:
            self.events.append(kind)
            self.aside = 0

    def _forget(self):
        self.start = None
        self.events = bytearray()
        self.aside = 0

    @property
    def saved(self):
        """True while the game in progress is safe in the memory."""
        return self.log.saving and not self.unsaved

    def begin(self, start):
        """Begin a game; one that is unfinished is dropped (the asking has been done)."""
        payload = start.packed()
        if self.start:
            self.log.event(ABANDON)
        self._forget()
        if not self.log.fresh and self.log.room() < self.log.limit // 2:
            self.compact()
        self.unsaved = not self.log.block(GAME, payload)
        self.start = start
        self.log.flush()

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

    def end(self, result=None):
        """The game is over; `result` (bytes of JSON, or None) joins the history."""
        if result is not None:
            self.history = self.history[1 - HISTORY_KEPT :] + [result]
        written = not self.unsaved and self.log.event(END)
        self._forget()
        if written and result is not None:
            written = self.log.block(HISTORY, result)
        if not written:
            self.compact()
        self.unsaved = False
        self.log.flush()

    def keep(self, kind, payload):
        """Keep new settings or the like (a kind in `log.KEPT`). True when they are safe."""
        if self.kept.get(kind) == payload and kind not in self.unkept:
            return True
        self.kept[kind] = payload
        if self.log.block(kind, payload):
            self.log.flush()
            if self.log.saving:
                if kind in self.unkept:
                    self.unkept.remove(kind)
                return True
        elif not self.start and self.compact():
            return True
        if kind not in self.unkept:
            self.unkept.append(kind)
        return False

    def compact(self):
        """Rewrite the log with what is still needed; never while a game is unfinished."""
        if self.start:
            raise ValueError("A game is unfinished: its memory is not erased.")
        blocks = [(kind, self.kept[kind]) for kind in KEPT if kind in self.kept]
        room = self.log.limit // HISTORY_SHARE
        newest = []
        for payload in self.history[::-1]:
            room -= len(payload) + 4
            if room >= 0:
                newest.append((HISTORY, payload))
        if not self.log.rewrite(blocks + newest[::-1]):
            return False
        self.unkept = []
        return True

    def _event(self, kind):
        if not self.unsaved and not self.log.event(kind):
            self.unsaved = True  # a gap must not be followed by more: from here on nothing is saved
