"""From switches to keys: press, release, hold, repeat.

A key with a meaning when held (B: the menu) acts when it is let go early, or by its other meaning once
it has been held; all others act at once. Arrows repeat while they are held.
"""

from goldpan import ticks
from goldpan.keys import A, B, DOWN, HOLD, LEFT, MENU, PRESS, RELEASE, REPEAT, RIGHT, UP

HOLD_MS = 600
REPEAT_FIRST_MS = 450
REPEAT_MS = 130


class Buttons:
    """`keys` are the keys the board has; `holds` maps a key to what it means when held.

    A board without B has UP for it when held, and DOWN for the menu, so that A acts at once.

    A subclass gives `scan()`, the next raw change (key, pressed, ms) or None.
    """

    def __init__(self, keys=(UP, DOWN, LEFT, RIGHT, A, B), holds=None):
        self.keys = keys
        if holds is None:
            holds = {B: MENU} if B in keys else {UP: B, DOWN: MENU}
        self.holds = holds
        self.swapped = False  # left-handed: the buttons A and B have changed places
        self.asleep = False  # the next press only wakes the device
        self.touched = False  # a switch changed; for who looks to take back
        self._mute = 0  # a bit for each key whose press woke the device and is still down
        self._down = []  # [key, since ms, next ms, held] of each key that is down
        self._waiting = []

    def scan(self):
        raise NotImplementedError

    def now(self):
        """The tick that holding and repeating are measured with."""
        raise NotImplementedError

    def poll(self):
        """The next event (kind, key, ms), kinds as in goldpan.keys; None when nothing happened."""
        if self._waiting:
            return self._waiting.pop(0)
        raw = self.scan()
        if raw:
            key, pressed, when = raw
            if self.swapped and (key == A or key == B):
                key = A + B - key
            self.touched = True
            if self._woke(key, pressed):
                return self.poll()
            return self._pressed(key, when) if pressed else self._released(key, when)
        return self._held(self.now()) if self._down else None

    def swap(self, swapped):
        """Let A and B change places, or go back to them. What is down just now no longer counts."""
        if swapped != self.swapped and B in self.keys:
            self.swapped = swapped
            self.forget()

    def forget(self):
        """No key is down: for when changes were lost."""
        self._down = []
        self._waiting = []

    def _woke(self, key, pressed):
        """True when this change wakes a device that sleeps, or ends the press that did."""
        bit = 1 << key
        muted = self._mute & bit
        self._mute ^= muted
        if not pressed:
            return muted
        if self.asleep:
            self.asleep = False
            self._mute |= bit
            return True
        return False

    def _pressed(self, key, when):
        self._forget(key)
        self._down.append([key, when, REPEAT_FIRST_MS, False])
        if key in self.holds:
            return self.poll()
        return PRESS, key, when

    def _released(self, key, when):
        entry = self._forget(key)
        if entry and not entry[3] and key in self.holds:
            self._waiting.append((RELEASE, key, when))
            # Let go before anybody looked: the switch's own times say whether it was held.
            held = ticks.since(when, entry[1]) >= HOLD_MS
            return PRESS, self.holds[key] if held else key, when
        return RELEASE, key, when

    def _forget(self, key):
        """Take a key off the list; gives its entry, None when it was not down."""
        for entry in self._down:
            if entry[0] == key:
                self._down.remove(entry)
                return entry
        return None

    def _held(self, now):
        for entry in self._down:
            key, since, following, held = entry
            down = ticks.since(now, since)
            if not held and down >= HOLD_MS and (key in self.holds or key == A):
                entry[3] = True
                return (PRESS, self.holds[key], now) if key in self.holds else (HOLD, key, now)
            if key <= RIGHT and key not in self.holds and down >= following:
                entry[2] = down + REPEAT_MS  # not what was missed: a slow frame must bring no burst
                return REPEAT, key, now
        return None
