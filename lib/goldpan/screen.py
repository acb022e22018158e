"""What a screen is: it gives a scene and takes presses. The app keeps them in a stack."""

from goldpan import keys
from goldpan.scene import Scene


class Screen:
    """Base of all screens. `changed` asks the app to draw anew."""

    name = ""

    def __init__(self, app):
        self.app = app
        self.changed = True

    def new_scene(self):
        screen = self.app.device.screen
        return Scene(screen.width, screen.height, self.name or type(self).__name__)

    def scene(self):
        """What is to be seen now."""
        raise NotImplementedError

    def lights(self):
        """What the lights show, where that can be told before the scene is made, so that they are quick; or None."""

    def event(self, kind, key):
        """Something happened to a key; most screens only care for presses."""
        if kind == keys.PRESS or kind == keys.REPEAT:
            self.press(key)
            self.changed = True

    def press(self, key):
        """One of `goldpan.keys` was pressed."""

    def tick(self, now):
        """Called often; `now` in ms (`goldpan.ticks`)."""

    def arrange(self, pressed):
        """The order in which keys pressed within one scan count; a list of keys."""
        return pressed
