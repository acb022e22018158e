"""A game that has no tour of its own yet: set-up, some moments of a random game, all pages, the result."""

import importlib

from goldpan import library
from goldpan.game import OVER
from goldpan.text import ENGLISH, use
from goldpan.text import t as text

MOMENTS = (3, 12, 30, 60, 90)  # how many events into the game a picture is taken
PAGES = 30  # and when of its menu


def tour_of(name):
    """The tour of a game."""
    try:
        return importlib.import_module("tours." + name).tour
    except ModuleNotFoundError:
        return lambda new: tour(new, name)


def over(t):
    return t.state.turn == OVER


def tour(new, name):
    t = new()
    t.app.top.set_up(name)
    yield name + "_setup", t
    low, high = library.load(name, "").PLAYERS
    for players in sorted({low, high}):
        t = new(seed=3)
        t.begin(name, players)
        t.until(lambda t: not t.moving())
        yield "{}_{}_start".format(name, players), t
        for number in MOMENTS:
            t.until(lambda t, number=number: over(t) or (len(t.app.journal.events) >= number and not t.moving()))
            if over(t):
                break
            yield "{}_{}_after_{}".format(name, players, number), t
            if number == PAGES:
                yield from pages(t, "{}_{}".format(name, players))
        t.until(over)
        t.runner.wait(1500)
        yield "{}_{}_result".format(name, players), t


def slug(title):
    """A title as part of a file's name, on any system."""
    return "_".join("".join([sign if sign.isalnum() else " " for sign in title.lower()]).split())


def english(t, menu):
    """The rows of a menu in English, for the names of files."""
    use(ENGLISH)
    titles = [row[0] for row in menu.rows()]
    use(t.language)
    return titles


def pages(t, name):
    """All that the game's menu opens, but for the toolbox and what ends the game."""
    t.press("MENU")
    yield name + "_menu", t
    menu = t.app.top
    for row, title in zip(menu.rows(), english(t, menu), strict=True):
        if row[0] not in [text(key) for key in ("go_on", "undo", "toolbox", "give_up", "quit")]:
            t.choose(row[0])
            yield "{}_{}".format(name, slug(title)), t
            if t.app.top is not menu:
                t.press("B")
    t.press("B")
