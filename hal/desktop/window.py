"""The window: the device as one holds it, panel scaled up, lights, buttons; keyboard and mouse press them."""

import os
import time

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from goldpan.keys import A, B, DOWN, LEFT, RIGHT, UP
from hal.desktop.device import Refused
from hal.desktop.script import Runner, STEP_MS

BODY, EDGE, BEZEL = (38, 52, 60), (24, 32, 38), (8, 8, 10)
CAP, PRESSED, INK = (90, 104, 112), (230, 190, 60), (235, 235, 235)
SIZE = 800, 560  # of the whole picture, pixels
PANEL_ROOM = 480, 384
UNSEEN = ("dummy", "offscreen", "evdev")  # what SDL falls back to where there is no desktop
MOST_LATE_MS = 200  # a computer too slow to keep up drops time rather than racing to catch up

KEYBOARD = {
    pygame.K_UP: UP,
    pygame.K_DOWN: DOWN,
    pygame.K_LEFT: LEFT,
    pygame.K_RIGHT: RIGHT,
    pygame.K_a: A,
    pygame.K_z: A,
    pygame.K_RETURN: A,
    pygame.K_SPACE: A,
    pygame.K_b: B,
    pygame.K_x: B,
    pygame.K_BACKSPACE: B,
    pygame.K_ESCAPE: B,
}

# Centre and radius of each button in the picture.
PAD = (77, 290)
PLACES = {
    UP: (PAD[0], PAD[1] - 50, 25),
    DOWN: (PAD[0], PAD[1] + 50, 25),
    LEFT: (PAD[0] - 36, PAD[1], 25),
    RIGHT: (PAD[0] + 36, PAD[1], 25),
    A: (742, 252, 33),
    B: (703, 332, 33),
}
LEGEND = "arrows    A: Enter, Space, A    B: Esc, Backspace, B (hold: menu)"
LEGEND_THREE = "up (hold: back)    down (hold: menu)    A: Enter, Space, A"
SIGNS = {UP: "up", DOWN: "down", LEFT: "left", RIGHT: "right", A: "A", B: "B"}


def picture(device, down=()):
    """The whole device as a pygame Surface; works without a window. `down` are the keys that are pressed."""
    surface = pygame.Surface(SIZE)
    surface.fill(EDGE)
    pygame.draw.rect(surface, BODY, (6, 6, SIZE[0] - 12, SIZE[1] - 12), border_radius=42)
    _lights(surface, device.lights)
    _panel(surface, device.screen)
    for key in device.buttons.keys:
        _button(surface, key, key in down)
    text = _font(22).render(LEGEND if B in device.buttons.keys else LEGEND_THREE, True, CAP)
    surface.blit(text, text.get_rect(center=(SIZE[0] // 2, SIZE[1] - 26)))
    return surface


_fonts = {}


def _font(size):
    """pygame's own font: the same picture on every computer."""
    if size not in _fonts:
        pygame.font.init()
        _fonts[size] = pygame.font.Font(None, size)
    return _fonts[size]


def _panel(surface, screen):
    width, height, rgb = screen.rgb()
    image = pygame.image.frombuffer(rgb, (width, height), "RGB")
    scale = min(PANEL_ROOM[0] / width, PANEL_ROOM[1] / height)
    scale = int(scale) if scale >= 2 else scale  # whole factors keep pixels square
    size = int(width * scale), int(height * scale)
    left, top = (SIZE[0] - size[0]) // 2, 96 + (PANEL_ROOM[1] - size[1]) // 2
    pygame.draw.rect(surface, BEZEL, (left - 14, top - 14, size[0] + 28, size[1] + 28), border_radius=10)
    surface.blit(pygame.transform.scale(image, size), (left, top))


def _lights(surface, lights):
    """Shown as bright as eyes see them: pixels look full long before their number does. Hues stay."""
    step = 54
    left = SIZE[0] // 2 - step * (lights.count - 1) // 2
    brightest = max(1, max(lights.steps))
    for place, colour in enumerate(lights.colours):
        peak = max(colour)
        level = min(255, 90 + int(165 * (peak / brightest) ** 0.5))
        shown = [max(16, channel * level // peak) if peak else 22 for channel in colour]
        centre = (left + place * step, 46)
        pygame.draw.circle(surface, BEZEL, centre, 17)
        pygame.draw.circle(surface, shown, centre, 13)


def _button(surface, key, down):
    x, y, radius = PLACES[key]
    pygame.draw.circle(surface, BEZEL, (x, y + 3), radius)
    pygame.draw.circle(surface, PRESSED if down else CAP, (x, y), radius - 2)
    if key <= RIGHT:
        ahead = {UP: (0, -1), DOWN: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}[key]
        side = -ahead[1], ahead[0]
        points = [
            (x + ahead[0] * 11, y + ahead[1] * 11),
            (x - ahead[0] * 6 + side[0] * 9, y - ahead[1] * 6 + side[1] * 9),
            (x - ahead[0] * 6 - side[0] * 9, y - ahead[1] * 6 - side[1] * 9),
        ]
        pygame.draw.polygon(surface, INK, points)
    else:
        text = _font(26).render(SIGNS[key], True, INK)
        surface.blit(text, text.get_rect(center=(x, y)))


def save(device, path):
    """A screenshot of the panel alone, every pixel as 4×4."""
    width, height, rgb = device.screen.rgb()
    image = pygame.image.frombuffer(rgb, (width, height), "RGB")
    pygame.image.save(pygame.transform.scale(image, (width * 4, height * 4)), path)


def save_device(device, path):
    """A screenshot of the whole device."""
    pygame.image.save(picture(device), path)


class Closed(Exception):
    """Somebody closed the window."""


class Window(Runner):
    """Runs an app in real time behind a window, in the same fixed steps as without one.

    Refused where no window can be seen. Closed is raised, out of whatever runs, when it is closed.
    """

    def __init__(self, app, shot=None):
        Runner.__init__(self, app, shot)
        try:
            pygame.display.init()
            pygame.display.set_caption("Goldpan simulator: " + app.device.board)
            self.surface = pygame.display.set_mode(SIZE)
        except pygame.error as error:
            raise Refused("No window can be opened here ({}); try --headless.".format(error)) from error
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise Refused("There is no screen here to open a window on; try --headless.")
        self.down = set()
        self.mouse = None
        self.last = time.monotonic()
        self.shown = None

    def tick(self, ms):
        """A turn of the loop, not before its time has come."""
        Runner.tick(self, ms)
        self.last += ms / 1000
        ahead = self.last - time.monotonic()
        if ahead > 0:
            time.sleep(ahead)
        elif ahead < -MOST_LATE_MS / 1000:
            self.last = time.monotonic()
        self._events()
        self._show()

    def run_for_ever(self):
        """Until the window is closed."""
        while True:
            self.tick(STEP_MS)

    def _events(self):
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                raise Closed
            if event.type == pygame.WINDOWFOCUSLOST:
                self.let_go()
            elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
                key = KEYBOARD.get(event.key)
                if key is not None:
                    self.person(key, event.type == pygame.KEYDOWN)
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                self.mouse = at(event.pos, self.device.buttons.keys)
                if self.mouse is not None:
                    self.person(self.mouse, True)
            elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.mouse is not None:
                self.person(self.mouse, False)
                self.mouse = None

    def let_go(self):
        """The window went to the back: what is let go from now on is not heard."""
        for key in sorted(self.down):
            self.person(key, False)

    def person(self, key, pressed):
        """Somebody pressed or let go of a key; a second keyboard key for the same button counts once."""
        if self.deaf or pressed == (key in self.down) or key not in self.device.buttons.keys:
            return
        (self.down.add if pressed else self.down.discard)(key)
        self.feed(key, pressed)

    def _show(self):
        screen = self.device.screen
        state = (screen.wire.pixels, screen.light, tuple(self.device.lights.colours), tuple(self.down))
        if state != self.shown:
            self.shown = state
            self.surface.blit(picture(self.device, self.down), (0, 0))
            pygame.display.flip()


def at(place, keys):
    """The key whose button is at a point of the picture, or None."""
    for key in keys:
        x, y, radius = PLACES[key]
        if (place[0] - x) ** 2 + (place[1] - y) ** 2 <= radius * radius:
            return key
    return None
