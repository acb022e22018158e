"""The text table: every string that is shown, by key, for one language and one game at a time.

A language is a module `text_<language>` here and one in each game's folder, each with a dict TEXT.
"""

import sys

_core = {}
_game = {}
language = "en"


def use(code):
    """Load a language's table for everything outside the games."""
    global _core, language
    _core = _module("goldpan.text_" + code).TEXT
    language = code


def use_game(name):
    """Load a game's own strings; None forgets them."""
    global _game
    _game = _module("games.{}.text_{}".format(name, language)).TEXT if name else {}


def t(key, *values):
    """The string of a key, `{}` and `{0}` filled with values. A missing key shows as itself."""
    string = _game.get(key)
    if string is None:
        string = _core.get(key, key)
    return string.format(*values) if values else string


def _module(name):
    __import__(name)
    return sys.modules[name]
