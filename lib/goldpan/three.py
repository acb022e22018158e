"""Boards with three buttons, ▲ ▼ and A. Holding ▲ means B, holding ▼ the menu (hal.buttons); here is the rest.

▲ and ▼ stand for LEFT and RIGHT on every screen, or view of a game, that has `sideways`: where one goes sideways,
or where that gets one everywhere. What the hints then say is in the table `three_<language>.txt`.
Loaded on such boards alone.
"""

from goldpan import text
from goldpan.keys import DOWN, LEFT, RIGHT, UP


def use_hints():
    """Load the hints for three buttons, where the name of B is how to get it."""
    text.close_menus()  # what was looked up is looked up anew
    text.hints = text.Table("lib/goldpan/three")
    text.buttons = "A", "▲…"


def topic():
    """(title, text) of the help that says what the buttons do."""
    return text.t("three_title"), text.t("three_text")


def apart(rows):
    """Rows of a menu that A opens and LEFT and RIGHT change, as two each; A changes the second."""
    found = []
    for label, value, action, change in rows:
        found += [(label, "", action, lambda by: None), ("", value, None, change)]
    return found


def helpful(words):
    """A game's help, where it says how to get to the menu."""
    return text.named(words.replace(text.hints.get("menu_by_b"), text.hints.get("menu_by_down")))


class Turned:
    """Stands between the buttons and the app."""

    def __init__(self, app):
        self.app = app
        use_hints()

    def poll(self):
        """As `hal.buttons.Buttons.poll`."""
        event = self.app.device.buttons.poll()
        if event and (event[1] == UP or event[1] == DOWN) and goes_sideways(self.app.top):
            return event[0], LEFT if event[1] == UP else RIGHT, event[2]
        return event


def goes_sideways(screen):
    """Does a screen want ▲ and ▼ to be LEFT and RIGHT now?"""
    view = getattr(screen, "view", None)
    if view is None:
        return getattr(screen, "sideways", False)
    sideways = getattr(view, "sideways", None)
    return bool(sideways and sideways(screen.session.state, screen.ui))
