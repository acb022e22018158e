"""A scene: what the screen and the lights show, as plain data.

A view makes a scene, `hal` draws it and changes only what differs from the last one. There are just
three kinds of item, all tuples, so that they compare fast and no game ever needs new drawing code:

    (x, y, columns, scale, ink, paper, text)        one line of text, padded to `columns` cells of the font
    (x, y, columns, scale, sheet, tiles)            a block of icon tiles, row by row; `tiles` is bytes
    (x, y, columns, scale, ink, paper, rows, bits)  a picture, a bit a pixel, each row from a byte of its own

x, y are pixels of the top left corner; `scale` is 1, 2 or 3; colours are indices of `goldpan.palette`.
Text lies above tiles. Tiles whose sheet has a plus before its name, `+gold_ahoy`, lie above those without, those
with two or three pluses higher still; what is BLACK in them shows what is below. Apart from that items do not
overlap. What no item covers is black.
"""

from goldpan.font import CELL_HEIGHT, CELL_WIDTH
from goldpan.palette import BLACK, WHITE

TILE = 16  # pixels of an icon's side


def tile_height(sheet):
    """Pixels of the height of a sheet's tiles: 16, or what its name ends in: `go_for_gold@11`."""
    at = sheet.find("@")
    return TILE if at < 0 else int(sheet[at + 1 :])


class Scene:
    """`items` as above; `lights` one palette index a light, or () for all off; `name` is for tests.

    `misfits` is None, or a list that collects each text that is wider than its place.
    """

    misfits = None

    def __init__(self, width, height, name=""):
        self.width = width
        self.height = height
        self.name = name
        self.items = []
        self.lights = ()

    def text(self, x, y, text, columns=0, ink=WHITE, paper=BLACK, scale=1):
        """A line of text, left in `columns` cells (0: as many as it is long)."""
        size = len(text)
        if size != columns:
            if not columns:
                columns = size
            elif size < columns:
                text = text + " " * (columns - size)
            else:
                if Scene.misfits is not None:
                    Scene.misfits.append((self.name, text, columns))
                text = text[:columns]
        self.items.append((x, y, columns, scale, ink, paper, text))

    def lines(self, x, y, lines, rows, columns, ink=WHITE):
        """Lines of text below each other where there is room for `rows`; blank ones where there are fewer."""
        if len(lines) > rows and Scene.misfits is not None:
            Scene.misfits.append((self.name, lines[rows], 0))
        for row in range(rows):
            self.text(x, y + CELL_HEIGHT * row, lines[row] if row < len(lines) else "", columns, ink)

    def center(self, y, text, ink=WHITE, paper=BLACK, scale=1, x=0, columns=0):
        """A line of text in the middle of `columns` cells from x on (0: of the whole width)."""
        cell = CELL_WIDTH * scale
        if not columns:
            columns = self.width // cell
            x = (self.width - columns * cell) // 2
        self.text(x, y, " " * ((columns - len(text)) // 2) + text, columns, ink, paper, scale)

    def tiles(self, x, y, columns, tiles, sheet="icons", scale=1):
        """A block of icons, 16 wide and `tile_height(sheet)` high; `tiles` is bytes, a multiple of `columns` long."""
        self.items.append((x, y, columns, scale, sheet, tiles))

    def bitmap(self, x, y, columns, rows, bits, ink=BLACK, paper=WHITE, scale=1):
        """A picture of `columns` × `rows` pixels, the high bit of a byte first; for what no tile can show."""
        self.items.append((x, y, columns, scale, ink, paper, rows, bits))

    @property
    def columns(self):
        """How many cells of text fit side by side."""
        return self.width // CELL_WIDTH

    @property
    def margin(self):
        """x of the first of those cells."""
        return self.width % CELL_WIDTH // 2

    @property
    def bottom(self):
        """y of the hint line, the lowest."""
        return self.height - CELL_HEIGHT
