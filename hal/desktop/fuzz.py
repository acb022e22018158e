"""The fuzzer: random presses on a headless device until something breaks, sticks, or does not fit.

Any key at any moment finds many screens, but rarely the end of a game: it goes back as often as on. So stretches of
that take turns with stretches that only go on, by A and arrows.
"""

import random

from goldpan import library
from goldpan.font import CELL_HEIGHT, CELL_WIDTH
from goldpan.keys import A, B
from goldpan.opening import begin
from goldpan.scene import Scene, TILE, tile_height
from hal.painter import PICTURE, TEXT

STUCK = 400  # presses in a row that change nothing on screen and lights
PAINTED = 2000  # every so many scenes one is really painted
STRETCH = 250  # presses


class Found(Exception):
    """What the fuzzer looks for: a stuck screen, a text that does not fit; one sentence."""


def outside(scene):
    """The first item of a scene that is not wholly on the screen, or None."""
    for item in scene.items:
        x, y, _, scale = item[:4]
        width, height = size(item)
        if x < 0 or y < 0 or x + width * scale > scene.width or y + height * scale > scene.height:
            return item
    return None


def size(item):
    """Width and height of an item before it is scaled, in pixels."""
    columns = item[2]
    if len(item) == PICTURE:
        return columns, item[6]
    if len(item) == TEXT:
        return columns * CELL_WIDTH, CELL_HEIGHT
    return columns * TILE, len(item[5]) // columns * tile_height(item[4])


def check(scene):
    """Found when a text does not fit its place or an item not the screen."""
    if Scene.misfits:
        raise Found("A text does not fit its place (screen, text, columns): {}.".format(Scene.misfits[0]))
    item = outside(scene)
    if item:
        raise Found("{} reaches beyond the screen: {}.".format(scene.name, item))


def fuzz(app, presses, seed, game=None):
    """`presses` random presses; the app must be strict. Gives {scene name: how often it was seen}.

    With `game` that one is begun, with any players and options, whenever none goes on.

    Found, with the number of the press, for what it looks for; whatever the app raises goes through.
    """
    kept, Scene.misfits = Scene.misfits, []
    app.device.screen.painting = False
    app.device.say = [].append  # finished games: too many for the console
    try:
        return pressed(app, presses, random.Random(seed), game)
    finally:
        app.device.screen.painting = True
        Scene.misfits = kept


def pressed(app, presses, rng, game):
    screen = app.device.screen
    seen, same, last = {}, 0, None
    for number in range(presses):
        try:
            if game and not app.session:
                start(app, game, rng)
            press(app, rng, number // STRETCH % 2 == 1)
            scene = screen.scene
            check(scene)
        except Exception as error:
            error.add_note("It was press {:,}.".format(number + 1))
            raise
        seen[scene.name] = seen.get(scene.name, 0) + 1
        same = same + 1 if last == (scene.items, scene.lights) else 0
        last = (scene.items, scene.lights)
        if same > STUCK:
            raise Found("Up to press {:,}, {} presses changed nothing on {}.".format(number + 1, same, scene.name))
        if number % PAINTED == 0:
            screen.painter.draw(scene)
    return seen


def start(app, game, rng):
    """Begin a game of `game`, whatever was on the screen."""
    package = library.open_game(game)
    players = rng.randint(*package.PLAYERS)
    options = {option: rng.choice(values) for option, values in package.options(players, app.device.buttons.keys)}
    names = ["Player {}".format(seat + 1) for seat in range(players)]
    begin(app, game, players, rng.randrange(players), options, names)


def press(app, rng, goes_on=False):
    """One random key, held for a moment or, unless the game just goes on, now and then for long."""
    buttons, clock = app.device.buttons, app.device.clock
    key = A if goes_on and rng.random() < 0.6 else rng.choice([key for key in buttons.keys if key != B or not goes_on])
    long = not goes_on and rng.random() < (0.02 if B in buttons.keys else 0.1)
    buttons.feed(key, True)
    app.step()
    clock.wait(700 if long else rng.choice((1, 5, 30, 120)))
    app.step()
    buttons.feed(key, False)
    app.step()
