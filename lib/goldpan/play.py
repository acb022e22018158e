"""Playing a game: the one screen that every game shares, fed by the game's `view.py`.

A view module has (docs/adding-a-game.md has them all):

    scene(state, ui)                      the Scene to show; pure
    label(state, move, ui)                what a choice is called
    story(before, move, after, ui)        what a move or outcome did, "" for nothing to tell; the screen shows
                                          the first line, the log all
    pace(before, outcome, after, ui)      ms an outcome is animated before play goes on; 0 for none
    odds(state, ui), details(state, ui)   lines for the odds page and the scores page; a tool may lack them

    topic(state), result_lights(state, ui)  the help topic that fits; the lights of the result screen
    lights(state, ui)                     the lights of the scene, asked for before it so that they are quick;
                                          a view without it only sets them in the scene

and, only where the usual choosing does not fit:

    press(state, ui, key)                 a move, or None after moving a cursor of its own
    back(state, ui)                       True when B meant something other than undo
    waits(state, ui)                      True where chance waits until somebody presses A: a die that is rolled by hand
    event(state, ui, kind, key)           True when a raw event is dealt with: holding A shows secret cards; of MENU
                                          it is only told, so that nothing secret is open when the menu goes away
    SECRET_SCORES = True                  the scores page has only `details` until the game is over
    tie(state)                            on the result: what decided between equal scores, at most 23 characters, or ""
    arrange(state, ui, pressed)           the order in which keys pressed within one scan count
    sideways(state, ui)                   True where UP and DOWN are LEFT and RIGHT on a board with three buttons
    pages(state, ui)                      [(title, make)] more rows of the game menu; make(app, play) is a Screen
"""

from goldpan import keys, ticks
from goldpan.game import CHANCE, OVER
from goldpan.palette import PLAYERS
from goldpan.screen import Screen
from goldpan.settings import colours
from goldpan.text import t

FRAME_MS = 33  # between two frames of an animation
PARTS = {"full": 1, "short": 3, "off": 0}  # the animation setting divides by this; 0 is none


class Ui:
    """What a view may know besides the state: sizes, names, and where the eyes are.

    `colours` are the players', palette indices by seat: of the line that says whose turn it is.
    `cursor` index of the move under the cursor; `message` the last sentence told; `before`, `move` the last
    event; `progress` None, or 0 to 99 percent of that event's animation; `waiting` True while chance waits for A.
    """

    def __init__(self, width, height, lights, buttons, names, animation, colours=PLAYERS):
        self.width = width
        self.height = height
        self.lights = lights
        self.buttons = buttons
        self.names = names
        self.colours = colours
        self.animation = animation
        self.cursor = 0
        self.message = ""
        self.saved = True
        self.before = self.move = self.progress = None
        self.waiting = False
        self.memo = {}  # a view's own: what is under its cursor, which page is open

    def ms(self, full):
        """`full` ms of animation as the setting wants it."""
        part = PARTS[self.animation]
        return full // part if part else 0

    def short(self, player, length):
        """A name in at most `length` characters, still told apart: `Player 2` becomes `P2`."""
        name = self.names[player]
        if len(name) <= length:
            return name
        if name[-1].isdigit():
            return name[: length - 1] + name[-1] if length > 4 else name[0] + name[-1]
        cut = name[:length]
        twins = [other[:length] for other in self.names].count(cut)
        return cut if twins == 1 else name[: length - 1] + str(player + 1)


class Play(Screen):
    """The game's screen. Chance moves by itself; each outcome is written down before it is shown (DV-4)."""

    def __init__(self, app, playing, view):
        Screen.__init__(self, app)
        device = app.device
        self.session = playing
        self.view = view
        self.ui = Ui(
            device.screen.width,
            device.screen.height,
            device.lights.count,
            device.buttons.keys,
            playing.journal.start.names,
            app.settings.get("animation"),
            colours(app.settings),
        )
        self.name = playing.journal.start.name
        self.ends = self.frame = 0
        self.span = 0
        self.ui.saved = playing.journal.saved

    def scene(self):
        return self.view.scene(self.session.state, self.ui)

    def lights(self):
        return self.view.lights(self.session.state, self.ui) if hasattr(self.view, "lights") else None

    # presses

    def event(self, kind, key):
        view = self.view
        taken = hasattr(view, "event") and view.event(self.session.state, self.ui, kind, key)
        if taken and key != keys.MENU:
            self.changed = True
        else:
            Screen.event(self, kind, key)

    def press(self, key):
        ui, state = self.ui, self.session.state
        if key == keys.MENU:
            self.menu()
        elif ui.progress is not None:
            self.end_animation()
        elif ui.waiting:
            self.release(key)
        elif state.turn >= 0:
            self.choose(key, state)

    def choose(self, key, state):
        """A press while a player is in turn."""
        ui = self.ui
        if key == keys.B:
            if not (hasattr(self.view, "back") and self.view.back(state, ui)):
                self.undo()
            return
        press = self.view.press if hasattr(self.view, "press") else usual_press
        move = press(state, ui, key)
        if move is not None:
            self.make(move)

    def release(self, key):
        """A press while chance waits: A lets it go on, B takes the last choice back."""
        if key == keys.A:
            self.go_on(True)
        elif key == keys.B:
            self.undo()

    def arrange(self, pressed):
        if hasattr(self.view, "arrange"):
            return self.view.arrange(self.session.state, self.ui, pressed)
        return pressed

    def menu(self):
        from goldpan.gamemenu import GameMenu

        self.app.push(GameMenu(self.app, self))

    def undo(self):
        """Take the last choice back, or say that it cannot be (DV-3)."""
        ui = self.ui
        ui.progress = None
        if self.session.can_undo:
            ui.waiting = False
            self.session.undo()
            ui.saved = self.session.journal.saved
            ui.cursor, ui.message, ui.before, ui.move = 0, "", None, None
            ui.memo.clear()
        else:
            ui.message = t("nothing_to_undo")
        self.changed = True

    # moves

    def make(self, move):
        """The player's move, and all that chance does after it."""
        before = self.session.state.copy()
        self.session.choose(move)
        self.told(before, move)
        self.go_on()

    def told(self, before, move):
        """Note what happened, for the view to show."""
        ui, state = self.ui, self.session.state
        ui.cursor = 0
        ui.before, ui.move, ui.progress = before, move, None
        ui.saved = self.session.journal.saved
        sentence = self.view.story(before, move, state, ui)
        if sentence:
            ui.message = sentence.split("\n")[0]
        self.changed = True

    def go_on(self, pressed=False):
        """Let chance decide while it is its turn, pausing where an outcome is shown moving or must be pressed for."""
        waits = getattr(self.view, "waits", None)
        while self.session.state.turn == CHANCE:
            self.ui.waiting = not pressed and waits is not None and waits(self.session.state, self.ui)
            if self.ui.waiting:
                self.changed = True
                return
            pressed = False
            before = self.session.state.copy()
            outcome = self.session.draw()
            self.told(before, outcome)
            span = self.view.pace(before, outcome, self.session.state, self.ui)
            if span:
                self.span = span
                self.frame = self.app.device.clock.ms()
                self.ends = ticks.after(self.frame, span)
                self.ui.progress = 0
                return
        if self.session.state.turn == OVER:
            self.over()

    def end_animation(self):
        self.ui.progress = None
        self.changed = True
        self.go_on()

    def tick(self, now):
        if self.ui.progress is None:
            return
        left = ticks.since(self.ends, now)
        if left <= 0:
            self.end_animation()
        elif ticks.since(now, self.frame) >= FRAME_MS:
            self.frame = now
            self.ui.progress = min(99, max(0, 100 * (self.span - left) // self.span))
            self.changed = True

    def over(self):
        from goldpan import gamemenu

        ending = gamemenu.Result if self.session.state.winners() else gamemenu.PutAway
        self.app.push(ending(self.app, self))


def usual_press(state, ui, key):
    """Arrows move over the choices, A takes the one under the cursor."""
    choices = state.choices()
    if key == keys.A:
        return choices[min(ui.cursor, len(choices) - 1)]
    step = 1 if key in (keys.RIGHT, keys.DOWN) else -1
    ui.cursor = (ui.cursor + step) % len(choices)
    return None
