"""Setting a game up: how many play, who begins, variants, names; everything has a sensible default."""

from goldpan import keys, library, text, widgets
from goldpan.chance import uniform
from goldpan.menu import Ask, Menu
from goldpan.palette import GOLD
from goldpan.screen import Screen
from goldpan.settings import colours, NAME_LENGTH
from goldpan.stored import remember, step_colour
from goldpan.text import t

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
FINISHED = "✓"
SMALL = "abcdefghijklmnopqrstuvwxyzäöüß"  # written out: on the device lower() knows no umlauts
SIGNS = LETTERS + SMALL + "0123456789-. " + FINISHED


def seat_name(settings, seat):
    """What the player at a seat is called."""
    return settings.names[seat] or t("player", seat + 1)


class SetUp(Menu):
    def __init__(self, app, name):
        Menu.__init__(self, app)
        self.name = name
        self.game = library.open_game(name)
        self.title = t(name)
        low, high = self.game.PLAYERS
        last = app.settings.setups.get(name)
        self.players, self.first, self.picked = low, -1, {}
        if isinstance(last, list) and len(last) == 3 and last[0] in range(low, high + 1) and isinstance(last[2], dict):
            self.players, self.first, self.picked = last
        if self.first not in range(-1, self.players):
            self.first = -1

    def options(self):
        """[(option, allowed values)] that make sense now, such as no race with too few buttons."""
        return self.game.options(self.players, self.app.device.buttons.keys)

    def value(self, option, values):
        return self.picked[option] if self.picked.get(option) in values else values[0]

    def rows(self):
        first = t("by_lot") if self.first < 0 else seat_name(self.app.settings, self.first)
        rows = [
            (t("begin"), "", self.begin, lambda by: None),
            (t("players"), str(self.players), None, self.change_players),
            (t("first"), first, None, self.change_first),
        ]
        for option, values in self.options():
            label = t("{}_{}".format(option, self.value(option, values)))
            change = lambda by, option=option, values=values: self.change_option(option, values, by)  # noqa: E731
            rows.append((t(option), label, None, change))
        rows.append((t("names"), "", self.edit_names, lambda by: None))
        return rows

    def hint_of(self, row):
        return "hint_menu" if row[2] else "hint_setup"

    def change_players(self, by):
        low, high = self.game.PLAYERS
        self.players = low + (self.players - low + by) % (high - low + 1)
        if self.first >= self.players:
            self.first = -1

    def change_first(self, by):
        self.first = (self.first + 1 + by) % (self.players + 1) - 1

    def change_option(self, option, values, by):
        self.picked[option] = values[(values.index(self.value(option, values)) + by) % len(values)]

    def edit_names(self):
        self.app.push(Names(self.app, self.players))

    def begin(self):
        """Start, unless an unfinished game would be lost: then ask."""
        start = self.app.journal.start
        if not start:
            self.start()
            return
        answers = [(t("replace_no"), self.app.pop), (t("replace_yes"), self.start)]
        self.app.push(Ask(self.app, self.title, t("replace", t(start.name)), answers))

    def start(self):
        from goldpan.opening import begin

        app = self.app
        options = {option: self.value(option, values) for option, values in self.options()}
        remember(app.settings, self.name, [self.players, self.first, options])
        app.settings.save()
        first = self.first if self.first >= 0 else uniform(self.players, app.device.entropy)
        names = [seat_name(app.settings, seat) for seat in range(self.players)]
        said = t("lot_drawn", names[first]) if self.first < 0 else ""  # before the menus' strings go
        begin(app, self.name, self.players, first, options, names, said)

    def back(self):
        self.app.home()


class Names(Menu):
    """The players by seat; A on one edits the name, LEFT and RIGHT change the colour of the line that names them."""

    hint = "hint_names"

    def __init__(self, app, players):
        Menu.__init__(self, app)
        self.players = players
        text.use_tool("lib/goldpan/settings")
        self.title = t("names")

    def rows(self):
        rows = [self.row(seat) for seat in range(self.players)]
        if self.app.poll:  # a board with three buttons: A cannot mean both
            from goldpan.three import apart

            rows = apart(rows)
        return rows

    def row(self, seat):
        """A name and its colour."""
        settings = self.app.settings
        colour = t("colour_" + settings.get("colours")[seat])
        return seat_name(settings, seat), colour, lambda: self.edit(seat), lambda by: step_colour(settings, seat, by)

    def scene(self):
        """The title shows the colour of the seat under the cursor as the games will."""
        self.paper = colours(self.app.settings)[self.cursor * self.players // len(self.rows())]
        return Menu.scene(self)

    def edit(self, seat):
        self.app.push(NameEntry(self.app, seat))

    def back(self):
        text.use_tool(None)
        self.app.settings.save()
        self.app.pop()


class NameEntry(Screen):
    """A name, letter by letter: UP and DOWN turn the letter, A takes it, the check mark ends."""

    def __init__(self, app, seat):
        Screen.__init__(self, app)
        self.seat = seat
        self.name_so_far = ""
        self.sign = 0

    def scene(self):
        scene = self.new_scene()
        widgets.title(scene, t("name_of", self.seat + 1))
        x, taken = scene.margin + 12, self.name_so_far
        if taken:
            scene.text(x, 32, taken, scale=2)
        scene.text(x + 12 * len(taken), 32, SIGNS[self.sign], 1, GOLD, scale=2)  # not taken yet
        near = "".join([SIGNS[(self.sign + i) % len(SIGNS)] for i in range(-6, 7)])
        scene.center(70, " ".join(near))
        scene.center(82, "▲")
        widgets.hint(scene, t("hint_name"))
        return scene

    def press(self, key):
        if key == keys.UP or key == keys.LEFT:
            self.sign = (self.sign - 1) % len(SIGNS)
        elif key == keys.DOWN or key == keys.RIGHT:
            self.sign = (self.sign + 1) % len(SIGNS)
        elif key == keys.A:
            self.take()
        elif self.name_so_far:
            self.name_so_far = self.name_so_far[:-1]
        else:
            self.app.pop()

    def take(self):
        """Add the letter under the cursor; small letters follow the first one."""
        sign = SIGNS[self.sign]
        if sign != FINISHED:
            self.name_so_far += sign
            if len(self.name_so_far) == 1 and sign in LETTERS:
                self.sign += len(LETTERS)
        if sign == FINISHED or len(self.name_so_far) == NAME_LENGTH:
            self.app.settings.names[self.seat] = self.name_so_far.strip()
            self.app.settings.save()
            self.app.pop()
