"""How a goblin is shown in text: a shape and a letter in its colour, the same as on its icon (DV-5)."""

from games.go_goblin_go.board import BOX
from goldpan import palette
from goldpan.palette import BLACK, WHITE

SIGNS = ("●R", "▲O", "★Y", "■G", "♥B", "▼K")  # in the order of names.GOBLINS
LETTERS = ("R", "O", "Y", "G", "B", "K")
PAPERS = (palette.RED, palette.ORANGE, palette.GOLD, palette.GREEN, palette.BLUE, palette.SLATE)
INKS = (WHITE, BLACK, BLACK, BLACK, WHITE, WHITE)
GHOSTS = (palette.RED, palette.ORANGE, palette.GOLD, palette.GREEN, palette.SKY, palette.SILVER)
LIGHTS = (palette.RED, palette.ORANGE, palette.GOLD, palette.GREEN, palette.BLUE, palette.SILVER)

# "1 2" for the tile (1, 2): made once, so that a scene formats no tiles
PAIRS = {}
for _tile in BOX.commands:
    PAIRS[_tile] = "{} {}".format(*_tile)


def sign(s, x, y, goblin):
    """A goblin's sign, 12×12."""
    s.text(x, y, SIGNS[goblin], 2, INKS[goblin], PAPERS[goblin])
