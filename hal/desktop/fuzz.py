"""The fuzzer: random presses on a headless device until something breaks, sticks, or does not fit."""

import random

from goldpan.scene import Scene
from hal.desktop.device import Refused

STUCK = 400  # presses in a row that change nothing on screen and lights
PAINTED = 2000  # every so many scenes one is really painted
BOUNDS = "{} reaches beyond the screen: {}"


class Stuck(Exception):
    """A screen that no key leaves or changes."""


def outside(scene):
    """The first item of a scene that is not wholly on the screen, or None."""
    for item in scene.items:
        x, y, columns, scale = item[:4]
        width, height = (6, 12) if len(item) == 7 else (16, 16)
        rows = 1 if len(item) == 7 else len(item[5]) // columns
        if x < 0 or y < 0 or x + columns * width * scale > scene.width or y + rows * height * scale > scene.height:
            return item
    return None


def check(scene):
    """Refused when a text does not fit its place or an item not the screen."""
    if Scene.misfits:
        raise Refused("A text does not fit: {}".format(Scene.misfits[0]))
    found = outside(scene)
    if found:
        raise Refused(BOUNDS.format(scene.name, found))


def fuzz(app, presses, seed):
    """`presses` random presses; the app must be strict. Gives {scene name: how often it was seen}."""
    rng = random.Random(seed)
    device = app.device
    buttons, screen, clock = device.buttons, device.screen, device.clock
    Scene.misfits = []
    seen, same, last = {}, 0, None
    screen.painting = False
    for number in range(presses):
        key = rng.choice(buttons.keys)
        buttons.feed(key, True)
        app.step()
        clock.wait(700 if rng.random() < 0.02 else rng.choice((1, 5, 30, 120)))
        app.step()
        buttons.feed(key, False)
        app.step()
        scene = screen.scene
        check(scene)
        seen[scene.name] = seen.get(scene.name, 0) + 1
        same = same + 1 if last == (scene.items, scene.lights) else 0
        last = (scene.items, scene.lights)
        if same > STUCK:
            raise Stuck("{} presses changed nothing on {}.".format(same, scene.name))
        if number % PAINTED == 0:
            screen.painter.draw(scene)
    screen.painting = True
    app.show()
    return seen
