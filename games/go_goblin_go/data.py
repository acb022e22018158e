"""What is printed in the box (GO-3, GO-4, GO-5, GO-20), read from `data.txt`, which an owner can edit."""

from games.go_goblin_go.names import ABILITIES, GOBLINS, SETS, TILES

FEWEST, MOST = 4, 20  # spaces of the tunnel that a screen can show
QUOTED = 20  # letters of a wrong word that are shown


class Box:
    """The data of one box; `Box(text)` raises ValueError, one sentence that names the line, when it is bad.

    tunnel    values of the spaces 1, 2, ... before the pit
    rocks     all rocks there are; `each` is what a player begins with
    commands  twelve tiles in order, each a pair of different numbers, the smaller one first
    cards     cards[set][goblin] is the name of an ability
    sum       checksum of all that, 16 bits, never 0; how the file is written does not count
    """

    def __init__(self, text):
        self.tunnel = None
        self.rocks = self.each = -1
        self.commands = []
        self.cards = [None] * len(SETS)
        number = 0
        for line in text.split("\n"):
            number += 1
            words = line.split("#")[0].split()
            if not words:
                continue
            try:
                self._line(words[0], words[1:])
            except ValueError as error:
                raise ValueError("Line {} of the Go Goblin, Go! data: {}.".format(number, error)) from None
        self._complete()
        self.commands = tuple(sorted(self.commands))  # equal tiles side by side
        self.cards = tuple(self.cards)
        self.sum = self._sum() or 1

    def _line(self, name, words):
        if name == "tunnel":
            _once(self.tunnel is None, name)
            if not FEWEST <= len(words) <= MOST:
                raise ValueError("a tunnel has {} to {} spaces, not {}".format(FEWEST, MOST, len(words)))
            self.tunnel = bytes([_number(word, 0, 99) for word in words])
        elif name == "rocks":
            _once(self.rocks < 0, name)
            self.rocks = _number(_only(words), 1, 255)
        elif name == "each":
            _once(self.each < 0, name)
            self.each = _number(_only(words), 0, 42)
        elif name == "commands":
            for word in words:
                self._tile(word)
        elif name == "cards":
            self._set(words)
        else:
            raise ValueError("'{}' is none of tunnel, rocks, each, commands, cards".format(_short(name)))

    def _tile(self, word):
        numbers = word.split("-")
        if len(numbers) != 2:
            raise ValueError("a tile is written like 2-5, not '{}'".format(_short(word)))
        low, high = _number(numbers[0], 1, 6), _number(numbers[1], 1, 6)
        if low == high:
            raise ValueError("tile {} needs two different numbers".format(word))
        if len(self.commands) == TILES:
            raise ValueError("tile {} is one more than {}".format(word, TILES))
        self.commands.append((min(low, high), max(low, high)))
        for face in (low, high):
            if sum([face in tile for tile in self.commands]) > 4:
                raise ValueError("tile {} is the fifth with a {}, every number is on four".format(word, face))

    def _set(self, words):
        letter = words[0] if words else ""
        if len(letter) != 1 or letter not in SETS:
            raise ValueError("a set is A, B, C, D, E or F, not '{}'".format(_short(letter)))
        _once(self.cards[SETS.index(letter)] is None, "cards " + letter)
        row = words[1:]
        if len(row) != len(GOBLINS):
            raise ValueError("set {} has {} abilities in place of {}".format(letter, len(row), len(GOBLINS)))
        for goblin in range(len(row)):
            if row[goblin] not in ABILITIES:
                raise ValueError("'{}' is none of {}".format(_short(row[goblin]), ", ".join(ABILITIES)))
            for other in range(len(SETS)):
                if self.cards[other] and self.cards[other][goblin] == row[goblin]:
                    raise ValueError("{} has {} in set {} already".format(GOBLINS[goblin], row[goblin], SETS[other]))
        self.cards[SETS.index(letter)] = tuple([ABILITIES[ABILITIES.index(word)] for word in row])

    def _complete(self):
        for name, there in (("tunnel", self.tunnel is not None), ("rocks", self.rocks >= 0), ("each", self.each >= 0)):
            if not there:
                raise ValueError("The Go Goblin, Go! data has no line '{}'.".format(name))
        if len(self.commands) != TILES:
            raise ValueError(
                "The lines 'commands' of the Go Goblin, Go! data give {} tiles in place of {}.".format(
                    len(self.commands), TILES
                )
            )
        for index in range(len(SETS)):
            if not self.cards[index]:
                raise ValueError("The Go Goblin, Go! data has no line 'cards {}'.".format(SETS[index]))
        if self.rocks < 6 * self.each:
            raise ValueError(
                "The lines 'rocks' and 'each' of the Go Goblin, Go! data give six players more than there is."
            )

    def _sum(self):
        numbers = list(self.tunnel) + [self.rocks, self.each]
        for tile in self.commands:
            numbers.extend(tile)
        for row in self.cards:
            numbers.extend([ABILITIES.index(name) for name in row])
        total = 0
        for number in numbers:
            # A prime modulus notices every single changed number, and the product stays a small int on the board.
            total = (total * 263 + number + 1) % 65521
        return total


def load(path=None):
    """The Box of `data.txt`, which lies beside this file. ValueError, one sentence, when missing or bad."""
    if path is None:
        path = globals().get("__file__", "games/go_goblin_go/data.py")
        path = path[: max(path.rfind("/"), path.rfind("\\")) + 1] + "data.txt"
    text = _read(path)
    if text is None and path[0] != "/":
        text = _read("/" + path)  # a board may say its modules' paths without the leading slash
    if text is None:
        raise ValueError("The Go Goblin, Go! data, data.txt, cannot be read.")
    try:
        return Box(str(text, "utf-8").replace("\ufeff", ""))
    except UnicodeError:
        raise ValueError("The Go Goblin, Go! data, data.txt, is not plain text.") from None


def _read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


def _short(word):
    """A word of the file as a sentence quotes it: its beginning, however long it is."""
    return word if len(word) <= QUOTED else word[:QUOTED] + "…"


def _once(first, name):
    if not first:
        raise ValueError("there is a line '{}' already".format(name))


def _only(words):
    if len(words) != 1:
        raise ValueError("one number is wanted, not {}".format(len(words)))
    return words[0]


def _number(word, low, high):
    # int() alone would take "+3" and "1_0", and not on every Python
    if not word or [letter for letter in word if letter not in "0123456789"] or len(word) > 3:
        raise ValueError("'{}' is not a whole number from {} to {}".format(_short(word), low, high))
    if not low <= int(word) <= high:
        raise ValueError("{} is not from {} to {}".format(word, low, high))
    return int(word)
