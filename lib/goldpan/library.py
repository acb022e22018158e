"""Which games there are, and loading one at a time: code and strings of a game leave memory with it."""

import sys

from goldpan import modules, text
from goldpan.modules import drop, forget

GAMES = ("gold_fever", "go_goblin_go", "go_for_gold", "gold_ahoy")
TOOLS = ("bag", "track")  # games of the same engine that are behind the menu's row Toolbox
# Modules of games that few moments need: forgotten after a press.
RARE = (
    "pages",
    "stories",
    "chances",
    "searching",
    "on_paper",
    "veil",
    "hands",
    "aim",
    "queries",
    "dealing",
    "areas",
    "count",
    "told",
    "papers",
)
MENUS = (  # modules that no moment of a game needs
    "mainmenu",
    "setup",
    "history",
    "gamemenu",
    "menu",
    "meter",
    "odds",
    "takeaway",
    "export",
    "settingsmenu",
    "stored",
    "opening",
    "starting",
    "crash",
    "replay",
    "between",
    "blocks",
)


def load(name, module):
    """A module of a game's folder, such as `load("gold_fever", "rules")`."""
    return modules.load("games.{}.{}".format(name, module) if module else "games." + name)


def load_instead(name, module, other):
    """A module of a game's folder that has the room of another one: they are never needed together."""
    drop("games." + name, (other,))
    return load(name, module)


def topics(name):
    """The help of a game in the language in use, else in English: ((title, text), …)."""
    try:
        return load(name, "help_" + text.language).TOPICS
    except ImportError:
        return load(name, "help_" + text.ENGLISH).TOPICS


def open_game(name):
    """Make `name` the one game whose strings are loaded; gives its package (title, players, options)."""
    text.use_game(name)
    return load(name, "")


def close_games():
    """Forget all games' modules and strings, so that the next one finds the same room."""
    text.use_game(None)
    forget("games", GAMES + TOOLS + ("toolbox",))


def close_tools():
    """Forget the tools that were open over a game; it has the room again."""
    text.use_tool(None)
    forget("games", ("toolbox",))


def close_menus():
    """Forget all screens but the game's own: while it is played it has their room."""
    text.close_menus()
    forget("goldpan", MENUS)
    for name in GAMES + TOOLS:
        if "games." + name in sys.modules:
            forget("games." + name, ("help_" + text.language, "help_" + text.ENGLISH))
    close_rare()


def close_rare():
    """Forget what only the last press needed of a game; the garbage is the caller's to collect."""
    for name in GAMES + TOOLS:
        drop("games." + name, RARE)
