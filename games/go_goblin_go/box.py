"""What is in the box: the numbers that `data.txt` gives (GO-3, GO-4, GO-5, GO-20)."""

from goldpan.modules import forget


class Contents:
    """The fields of a `data.Box`, without its reader."""

    def __init__(self, box):
        self.tunnel = box.tunnel
        self.rocks = box.rocks
        self.each = box.each
        self.commands = box.commands
        self.cards = box.cards
        self.sum = box.sum


def _read():
    """Read the file once, and let the reader go: it takes 5 KB on the board. ValueError for bad data."""
    from games.go_goblin_go import data

    contents = Contents(data.load())
    forget("games.go_goblin_go", ("data",))
    return contents


BOX = _read()
