"""Which games there are, and loading one at a time: code and strings of a game leave memory with it."""

import gc
import sys

from goldpan import text

GAMES = ("gold_fever",)


def load(name, module):
    """A module of a game's folder, such as `load("gold_fever", "rules")`."""
    path = "games.{}.{}".format(name, module) if module else "games." + name
    __import__(path)
    return sys.modules[path]


def open_game(name):
    """Make `name` the one game whose strings are loaded; gives its package (title, players, options)."""
    text.use_game(name)
    return load(name, "")


def close_games():
    """Forget all games' modules and strings, so that the next one finds the same room."""
    text.use_game(None)
    for path in [path for path in sys.modules if path.startswith("games.")]:
        del sys.modules[path]
    package = sys.modules.get("games")
    if package:
        for name in GAMES + ("toolbox",):
            if hasattr(package, name):
                delattr(package, name)
    gc.collect()
