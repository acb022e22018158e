"""The end of the program, whatever ended it."""

import gc

from goldpan import widgets
from goldpan.scene import Scene
from goldpan.text import t


def farewell(device):
    """Whatever ended the program: the screen says that there is nothing to wait for. Raises what the screen does."""
    gc.collect()  # it may have been memory
    screen = device.screen
    scene = Scene(screen.width, screen.height, "stopped")
    widgets.title(scene, t("goldpan"))
    for row, line in enumerate(widgets.wrap(t("stopped"), scene.columns)):
        scene.text(scene.margin, 20 + widgets.ROW * row, line)
    screen.shine(100)  # it may have slept
    screen.draw(scene)
    print(t("stopped"))
