"""The eight tokens that bag and track share: letter, shape and colour tell each from the others (DV-5)."""

from games.toolbox import icons
from goldpan import palette
from goldpan.text import t

SHEET = "toolbox"
COUNT = 8
TILES = bytes(range(icons.TOKEN_A, icons.TOKEN_H + 1))
LETTERS = "ABCDEFGH"
INKS = bytes(
    (palette.RED, palette.SKY, palette.GREEN, palette.GOLD, palette.WHITE, palette.SILVER, palette.ORANGE,
     palette.VIOLET)
)  # fmt: skip
LIGHTS = bytes(
    (palette.RED, palette.BLUE, palette.GREEN, palette.GOLD, palette.WHITE, palette.GRAY, palette.ORANGE,
     palette.VIOLET)
)  # fmt: skip


def name(token):
    """What a token is called: `A red`."""
    return t("token_" + LETTERS[token])
