"""The text table: every string that is shown, by key, for one language and one game at a time.

A language is the files `text_<language>.txt` and `menu_<language>.txt` here, the latter loaded only while menus are
open, and a text file in each game's folder, beside which `help_<language>.py` has
the help. What a folder lacks is taken in English. A line is `key = string`, with \\n for a line break; `# …` is a
remark; `+ games/toolbox/tokens` takes another file's lines in. `{A}` and `{B}` are the buttons' names, here and
in the games' help.
"""

import os
from array import array
from binascii import crc32

from goldpan.modules import root

ENGLISH = "en"  # the language that is always there
MASK = 0x3FFFFFFF  # what stays a small int on every board


class Table:
    """The strings of a file, which stay on the drive and are read when they are asked for.

    `keys` has four bytes a string and `ends` where its line ends in the file. A dict of strings would take 9 KB for
    the engine's alone; and its keys would stay for good, since MicroPython never forgets a name. Keys are known by
    30 bits of their CRC-32; that no two of one table have the same is a test.
    """

    def __init__(self, path):
        self.path = path
        self.others = []  # tables that the file takes in
        self.ends = array("H")
        self.file = file = opened(path)
        keys, read = bytearray(), 0
        for line in file:
            read += len(line)
            if line[:2] == b"+ ":
                self.others.append(Table(str(line[2:], "utf-8").strip()))
                continue
            key, _, string = line.partition(b" = ")
            if string and key[:1] != b"#":
                keys += four_bytes(crc32(key))
                self.ends.append(read)
        self.keys = bytes(keys)  # a bytearray cannot be searched everywhere

    def get(self, key):
        """The string of a key, or None. The board's build writes the number for a key it knows (tools/fold.py)."""
        wanted = four_bytes(key if isinstance(key, int) else crc32(key.encode()))
        place = self.keys.find(wanted)
        while place % 4:  # between two keys, or -1: nowhere
            if place < 0:
                return self._from_others(key)
            place = self.keys.find(wanted, place + 1)
        string = str(self._read(place // 4, wanted), "utf-8")
        return string.replace("\\n", "\n") if "\\" in string else string

    def _read(self, place, wanted):
        """The string of line `place`; "?" where another now stands: somebody changed the drive's files."""
        start = self.ends[place - 1] if place else 0
        self.file.seek(start)
        lines = self.file.read(self.ends[place] - start).rstrip(b"\r\n")
        key, _, string = lines[lines.rfind(b"\n") + 1 :].partition(b" = ")
        return string if four_bytes(crc32(key)) == wanted else b"?"

    def _from_others(self, key):
        for table in self.others:
            string = table.get(key)
            if string is not None:
                return string
        return None


def four_bytes(checksum):
    """30 bits of a checksum as bytes."""
    return (checksum & MASK).to_bytes(4, "little")


def opened(path):
    """The file of a table in the language in use, else in English."""
    try:
        return open("{}{}_{}.txt".format(root(), path, language), "rb")
    except OSError:
        return open("{}{}_{}.txt".format(root(), path, ENGLISH), "rb")


def languages():
    """The codes of all languages there are, English first: a language is there when the engine's table is."""
    found = [name[5:-4] for name in os.listdir(root() + "lib/goldpan") if name[:5] == "text_" and name[-4:] == ".txt"]
    return tuple([ENGLISH] + sorted([code for code in found if code != ENGLISH]))


language = ENGLISH
buttons = "AB"  # what is printed on the buttons that mean A (do it) and B (back)
_core = _game = _tool = None
_menu = None
hints = None  # strings that stand before all others on a board with three buttons (goldpan.three)
_recent, _before = {}, {}  # the strings used last: a screen asks for the same ones in every frame
RECENT = 12  # of each


def use(code):
    """Load a language's strings for everything outside the games, and for the game and the tool that are open."""
    global _core, _game, _tool, hints, language
    language = code
    close_menus()
    _core = None  # the old strings go before the new ones come
    _core = Table("lib/goldpan/text")
    _game = Table(_game.path) if _game else None
    _tool = Table(_tool.path) if _tool else None
    hints = Table(hints.path) if hints else None


def use_game(name):
    """Load a game's own strings; None forgets them and a tool's."""
    global _game
    if not name:
        use_tool(None)
    forget()
    _game = Table("games/{}/text".format(name)) if name else None


def use_tool(name):
    """Load the strings of a tool beside those of the game it is used in; None forgets them.

    `name` is a game's folder, or the path of a table such as `lib/goldpan/settings`.
    """
    global _tool
    forget()
    _tool = Table(name if "/" in name else "games/{}/text".format(name)) if name else None


def close_menus():
    """Forget the menus' strings until one is asked for: while a game is played it has their room."""
    global _menu
    _menu = None
    forget()


def swap(swapped):
    """Name the buttons for right hands, or for left ones: with A and B swapped."""
    global buttons
    if not hints:
        buttons = "BA" if swapped else "AB"
        forget()


def named(string):
    """`string` with the buttons called what is printed on them."""
    if "{" in string:
        return string.replace("{A}", buttons[0]).replace("{B}", buttons[1])
    return string


def turn():
    """What was not asked for since the last time goes."""
    global _recent, _before
    _before, _recent = _recent, {}


def forget():
    """Other strings count from now on."""
    turn()
    turn()


def t(key, *values):
    """The string of a key, `{}` and `{0}` filled with values. A missing key shows as itself."""
    string = _recent.get(key)
    if string is None:
        string = _before.get(key) or named(_find(key))
        if len(_recent) >= RECENT:
            turn()
        _recent[key] = string
    return string.format(*values) if values else string


def _find(key):
    global _menu
    for table in (hints, _game, _core, _tool):
        string = table.get(key) if table else None
        if string is not None:
            return string
    if _menu is None:
        _menu = Table("lib/goldpan/menu")
    string = _menu.get(key)
    return str(key) if string is None else string
