"""Which tile of `font.bmp` shows a character: ASCII 32 to 126 first, then `EXTRA` in its order."""

CELL_WIDTH = 6
CELL_HEIGHT = 12

# Letters, signs, symbols; then a whole cell, an empty bar, and a bar filled by one to six columns.
EXTRA = "ÄÖÜäöüßéèêëàâáíìîïóòôúùûñçÉ…–×÷±½·•°€¿¡«»←→↑↓▲▼◀▶✓✗●○■□★♥█░▏▎▌▋▊▉"

UNKNOWN = ord("?") - 32


def index(character):
    """Number of the tile that shows `character`, a string of length one; that of `?` where there is none."""
    code = ord(character)
    if 32 <= code <= 126:
        return code - 32
    place = EXTRA.find(character)
    return UNKNOWN if place < 0 else 95 + place
