"""Which tile of `font.bmp` shows a character: ASCII 32 to 126 first, then `EXTRA` in its order."""

CELL_WIDTH = 6
CELL_HEIGHT = 12

# Letters, signs, symbols; then a whole cell, an empty bar, and a bar filled by one to six columns; an empty battery.
EXTRA = "ÄÖÜäöüßéèêëàâáíìîïóòôúùûñçÉ…–×÷±½·•°€¿¡«»←→↑↓▲▼◀▶✓✗●○■□★♥█░▏▎▌▋▊▉▯"

UNKNOWN = ord("?") - 32


def glyph(character):
    """Number of the tile that shows `character`, a string of length one; that of `?` where there is none."""
    code = ord(character)
    if 32 <= code <= 126:
        return code - 32
    place = EXTRA.find(character)
    return UNKNOWN if place < 0 else 95 + place


def codes(text):
    """32 + the number of the tile of each character, as bytes: for ASCII the text itself, which is why 32.

    Quick, because a screen full of text goes through here: of ASCII no string of length one is made.
    The others have no table by code: it would take 800 bytes of the board's memory.
    """
    data = text.encode()
    if len(data) == len(text):
        return data
    found = bytearray(len(text))
    place = point = more = 0
    for byte in data:  # UTF-8
        if byte < 128:
            found[place] = byte
        elif byte >= 192:
            more = 1 if byte < 224 else 2 if byte < 240 else 3
            point = byte & (63 >> more)
            continue
        else:
            point = point << 6 | byte & 63
            more -= 1
            if more:
                continue
            found[place] = 32 + glyph(chr(point))
        place += 1
    return found
