"""Who begins: a lot among two to six players by name. Never journalled, so usable in the middle of a game."""

from goldpan import keys, palette, ticks, widgets
from goldpan.chance import uniform
from goldpan.play import PARTS
from goldpan.screen import Screen
from goldpan.settings import SEATS
from goldpan.setup import seat_name
from goldpan.text import t

FEWEST = 2
USUAL = 4  # players, where nobody has a name yet
LARGE = 4  # up to so many names fit in double size
TOP, ROW = 15, 14


class Lot(Screen):
    """A draws: a marker runs over the names and stops at the one that was drawn before it began (DV-1, DV-6)."""

    def __init__(self, app):
        Screen.__init__(self, app)
        self.names, self.players = who(app)
        self.at = -1  # whose name is marked; nobody's at first
        self.hops = 0  # that the marker has still to go
        self.next = 0  # ms of the next one

    def scene(self):
        scene = self.new_scene()
        drawn = self.at >= 0 and not self.hops
        widgets.title(scene, t("lot_begins", self.names[self.at]) if drawn else t("lot_title"), str(self.players))
        scale = 2 if self.players <= LARGE else 1
        row = ROW * scale - (scale - 1) * 4
        top = TOP + (scene.bottom - TOP - self.players * row) // 2
        for player in range(self.players):
            marked = player == self.at
            sign = "★" if drawn else "▶"
            ink, paper = (palette.BLACK, palette.GOLD if drawn else palette.CREAM) if marked else (palette.WHITE, 0)
            text = "{0} {1} {0}".format(sign if marked else " ", self.names[player])
            scene.center(top + player * row, text, ink, paper, scale)
        widgets.hint(scene, t("lot_hint") if not self.hops else t("hint_skip"))
        scene.lights = self.lights()
        return scene

    def lights(self):
        """A light for each player; only the marked one's is on."""
        count = self.app.device.lights.count
        ink = palette.CREAM if self.hops else palette.GOLD  # before the first draw none is marked
        return bytes([ink if light == self.at else 0 for light in range(count)])

    def press(self, key):
        if self.hops:
            self.at, self.hops = (self.at + self.hops) % self.players, 0  # any key ends the animation
        elif key == keys.A:
            self.draw()
        elif key == keys.B or key == keys.MENU:
            self.app.pop()
        else:
            by = 1 if key == keys.UP or key == keys.RIGHT else -1
            self.players = FEWEST + (self.players - FEWEST + by) % (SEATS - FEWEST + 1)
            self.at = -1

    def draw(self):
        """Decide, then let the marker run at least twice round to the one that was drawn."""
        drawn = uniform(self.players, self.app.device.entropy)
        if not PARTS[self.app.settings.get("animation")]:
            self.at = drawn
            return
        start = max(self.at, 0)
        self.at = start
        self.hops = (drawn - start) % self.players + (12 + self.players - 1) // self.players * self.players
        self.next = self.app.device.clock.ms()

    def tick(self, now):
        if not self.hops or ticks.since(self.next, now) > 0:
            return
        self.at = (self.at + 1) % self.players
        self.hops -= 1
        pause = 45 + 240 // (self.hops + 1)  # slower towards the end
        self.next = ticks.after(now, pause // PARTS[self.app.settings.get("animation")])
        self.changed = True


def who(app):
    """(names of six seats, how many play): those of the game in progress, else those who have a name."""
    names = [seat_name(app.settings, seat) for seat in range(SEATS)]
    start = app.journal.start if app.session else None
    if start and start.players >= FEWEST:
        return start.names + names[start.players :], start.players
    named = [seat + 1 for seat in range(SEATS) if app.settings.names[seat]]
    return names, max(FEWEST, named[-1]) if named else USUAL
