"""Turn the art in `art/` into the tile sheets that the device loads.

    python tools/sheets.py                 write every sheet
    python tools/sheets.py --check         say whether the sheets are current; exit 1 when not
    python tools/sheets.py --preview DIR   also write enlarged PNGs, in colour and in gray, to look at

An art file is text: a legend (`5 GOLD`, a character and its colour in `goldpan.palette`), then tiles,
each `tile NAME` and its rows. Lines that begin with `;` are remarks. Icons are 16 high, those of an art file
like `go_for_gold@11.txt` 11. A sheet is an uncompressed indexed
BMP that carries the palette; missing tiles at its end are BLACK. Beside each lies one at three halves of its
size (`tools/enlarge.py`), `icons_large.bmp` beside `icons.bmp`.
"""

import argparse
import struct
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
for folder in ("tools", "lib", ""):  # at the END: the root's code.py must not shadow Python's own
    if str(ROOT / folder) not in sys.path:
        sys.path.append(str(ROOT / folder))

import enlarge  # noqa: E402
from goldpan import font, palette  # noqa: E402
from goldpan.scene import TILE, tile_height  # noqa: E402


class Kind:
    """How the tiles of a sheet are made: size in pixels, bits a pixel, tiles in a row of the sheet."""

    def __init__(self, width, height, bits, across):
        self.width, self.height, self.bits, self.across = width, height, bits, across


FONT = Kind(font.CELL_WIDTH, font.CELL_HEIGHT, 1, 16)


def large(kind):
    """The same at three halves of the size, half a pixel of an odd height left out: two rows must never overlap.

    A row of a sheet is a multiple of 32 bits, as `hal.painter` needs it.
    """
    return Kind(kind.width * 3 // 2, kind.height * 3 // 2, kind.bits, 32 if kind.bits == 1 else kind.across)


class Tile:
    """One tile: its name, the line its block begins on, and rows of palette indices."""

    def __init__(self, name, line):
        self.name, self.line, self.rows = name, line, []


def shown(path):
    """A path as a person writes it: from the project's root where it is inside."""
    path = Path(path)
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def kind_of(path):
    name = Path(path).stem
    return FONT if name == "font" else Kind(TILE, tile_height(name), 4, 8)


class Refused(Exception):
    """Bad art: the number of the line and the reason."""


def read(path):
    """The tiles of an art file. ValueError that names file, line and reason when it is not right."""
    kind = kind_of(path)
    try:
        tiles = parse(Path(path).read_bytes(), kind)
        (check_characters if kind is FONT else check_names)(tiles)
    except Refused as error:
        raise ValueError("{}:{}: {}".format(shown(path), *error.args)) from None
    return tiles


def parse(data, kind):
    """The tiles in the bytes of an art file, each complete."""
    legend, tiles = {}, []
    for line, text in enumerate(lines_of(data), 1):
        if not text or text.startswith(";"):
            continue
        if text.startswith("tile "):
            name = text[5:].strip()
            if name in [tile.name for tile in tiles]:
                raise Refused(line, "There is a tile {} already.".format(name))
            tiles.append(Tile(name, line))
        elif tiles:
            tiles[-1].rows.append(row(text, line, legend, kind))
        else:
            add_entry(text, line, legend, kind)
    if not tiles:
        raise Refused(1, "There is no tile.")
    for tile in tiles:
        if len(tile.rows) != kind.height:
            raise Refused(tile.line, "Tile {} has {} rows, not {}.".format(tile.name, len(tile.rows), kind.height))
    return tiles


def lines_of(data):
    """The lines of a text file without blanks at their ends."""
    try:
        return [text.rstrip() for text in data.decode("utf-8").splitlines()]
    except UnicodeDecodeError as error:
        raise Refused(data.count(b"\n", 0, error.start) + 1, "The text is not UTF-8.") from None


def add_entry(text, line, legend, kind):
    """Read one line of the legend: a character and the palette index it stands for."""
    words = text.split()
    if len(words) != 2 or len(words[0]) != 1:
        raise Refused(line, "A line of the legend is one character and a colour.")
    character, value = words[0], getattr(palette, words[1], None)
    if character in legend:
        raise Refused(line, "The legend has {} already.".format(character))
    if not isinstance(value, int):
        raise Refused(line, "The palette has no {}.".format(words[1]))
    if value >= 1 << kind.bits:
        raise Refused(line, "{} does not fit in {} bit.".format(words[1], kind.bits))
    legend[character] = value


def row(text, line, legend, kind):
    """One row of a tile as palette indices."""
    if len(text) != kind.width:
        raise Refused(line, "A row has {} characters, not {}.".format(len(text), kind.width))
    for character in text:
        if character not in legend:
            raise Refused(line, "The legend has no {}.".format(character))
    return [legend[character] for character in text]


def character_name(character):
    return "U+{:04X} {}".format(ord(character), "SPACE" if character == " " else character)


def check_characters(tiles):
    """The font's tiles are ASCII 32 to 126 and `font.EXTRA`, each named like `U+0041 A`, in order."""
    wanted = [character_name(chr(code)) for code in range(32, 127)] + [character_name(c) for c in font.EXTRA]
    for tile, name in zip(tiles, wanted, strict=False):  # the lengths are compared below
        if tile.name != name:
            raise Refused(tile.line, "The tile here is to be {}, not {}.".format(name, tile.name))
    if len(tiles) != len(wanted):
        raise Refused(tiles[-1].line, "The font has {} tiles, not {}.".format(len(tiles), len(wanted)))


def check_names(tiles):
    """Icons are named like Python's variables, and tile 0 is the blank that a grid starts with."""
    for tile in tiles:
        if not tile.name.isidentifier() or tile.name != tile.name.lower():
            reason = "A tile's name is small letters, digits and underscores, not {}.".format(tile.name)
            raise Refused(tile.line, reason)
    if tiles[0].name != "blank" or any(map(any, tiles[0].rows)):
        raise Refused(tiles[0].line, "The first tile is to be the tile blank, all BLACK.")


def sheet(tiles, kind):
    """Rows of palette indices of the whole sheet."""
    down = (len(tiles) + kind.across - 1) // kind.across
    rows = [[0] * (kind.width * kind.across) for _ in range(kind.height * down)]
    for number, tile in enumerate(tiles):
        left, top = number % kind.across * kind.width, number // kind.across * kind.height
        for y, values in enumerate(tile.rows):
            rows[top + y][left : left + kind.width] = values
    return rows


def bmp(rows, bits):
    """Bytes of an uncompressed BMP, bottom row first as CircuitPython's loaders expect it."""
    colours = b"".join(struct.pack("<I", rgb) for rgb in palette.RGB[: 1 << bits])
    lines = [packed(values, bits) for values in reversed(rows)]
    start = 14 + 40 + len(colours)
    pixels = b"".join(line + bytes(-len(line) % 4) for line in lines)
    return b"".join(
        (
            struct.pack("<2sIHHI", b"BM", start + len(pixels), 0, 0, start),
            struct.pack("<IiiHHIIiiII", 40, len(rows[0]), len(rows), 1, bits, 0, len(pixels), 2835, 2835, 1 << bits, 0),
            colours,
            pixels,
        )
    )


def packed(values, bits):
    """A row as bytes, first pixel in the highest bits."""
    each = 8 // bits
    line = bytearray((len(values) + each - 1) // each)
    for x, value in enumerate(values):
        line[x // each] |= value << (8 - bits - x % each * bits)
    return bytes(line)


def targets():
    """[(art file, sheet)] of the project; the large sheet lies beside, see `beside`."""
    found = []
    for art in sorted((ROOT / "art").glob("*.txt")):
        folder = ROOT / "lib" / "goldpan" if art.stem in ("font", "icons") else ROOT / "games" / art.stem.split("@")[0]
        if not folder.is_dir():
            raise ValueError("{}:1: There is no folder {} for its sheet.".format(shown(art), shown(folder)))
        found.append((art, folder / ("font.bmp" if art.stem == "font" else "icons.bmp")))
    return found


def beside(target):
    """The large sheet's file."""
    return target.with_name(target.stem + "_large.bmp")


def made(art):
    """The bytes that the sheet of an art file is to have."""
    kind = kind_of(art)
    return bmp(sheet(read(art), kind), kind.bits)


def made_large(art):
    """The bytes of its large sheet."""
    tiles, kind = read(art), large(kind_of(art))
    for tile in tiles:
        if kind.bits == 1:
            tile.rows = enlarge.sign(tile.rows, tile.name.split()[1])
        else:
            tile.rows = enlarge.enlarged(tile.rows)[: kind.height]
    return bmp(sheet(tiles, kind), kind.bits)


def all_made():
    """[(art file, sheet, its bytes)] of all sheets of both sizes. ValueError for bad art."""
    found = []
    for art, target in targets():
        found += [(art, target, made(art)), (art, beside(target), made_large(art))]
    return found


def outdated():
    """One sentence for every sheet that is missing or does not show its art any more."""
    sentences = []
    for art, target, data in all_made():
        if not target.exists():
            sentences.append("{} is missing: run python tools/sheets.py.".format(shown(target)))
        elif target.read_bytes() != data:
            sentences.append("{} does not show {}: run python tools/sheets.py.".format(shown(target), shown(art)))
    return sentences


def png(rows, colours, scale=4):
    """Bytes of a PNG: palette indices enlarged `scale` times."""

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    lines = [b"\0" + b"".join(bytes([value]) * scale for value in values) for values in rows]
    size = struct.pack(">IIBBBBB", len(rows[0]) * scale, len(rows) * scale, 8, 3, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", size),
            chunk(b"PLTE", b"".join(rgb.to_bytes(3, "big") for rgb in colours)),
            chunk(b"IDAT", zlib.compress(b"".join(line * scale for line in lines))),
            chunk(b"IEND", b""),
        )
    )


def gray(rgb):
    """A colour as an eye without colour sees it."""
    return (299 * (rgb >> 16) + 587 * (rgb >> 8 & 255) + 114 * (rgb & 255)) // 1000 * 0x010101


def preview(folder):
    """Write `NAME.png` and `NAME-gray.png` of every art file into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for art, _ in targets():
        rows = sheet(read(art), kind_of(art))
        (folder / (art.stem + ".png")).write_bytes(png(rows, palette.RGB))
        (folder / (art.stem + "-gray.png")).write_bytes(png(rows, [gray(rgb) for rgb in palette.RGB]))


def main(arguments=None):
    """Exit status: 0 done or current, 1 not current or bad art."""
    parser = argparse.ArgumentParser(description="Turn art/*.txt into the tile sheets that the device loads.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a sheet is not current")
    parser.add_argument("--preview", metavar="DIR", type=Path, help="also write enlarged PNGs there")
    options = parser.parse_args(arguments)
    try:
        if options.check:
            sentences = outdated()
            print("\n".join(sentences) or "The sheets are current.")
            return 1 if sentences else 0
        for _, target, data in all_made():  # all are right before one is written
            target.write_bytes(data)
        if options.preview:
            preview(options.preview)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
