"""Draws scenes with displayio: the same code on the board and, through Blinka, in the simulator.

Every item of a scene is one TileGrid over a sheet. What stays the same costs a comparison; a changed
text costs a tile for each changed character. Grids that a screen no longer needs wait, hidden, for the
next screen that has a place of their shape: after each screen was seen once, nothing is allocated.
"""

import bitmaptools
import displayio

from goldpan.font import CELL_HEIGHT, CELL_WIDTH, index
from goldpan.palette import RGB
from goldpan.scene import TILE

TEXT = 7  # length of a text item's tuple; see goldpan.scene


def load_sheet(path):
    """A Bitmap from an uncompressed indexed BMP whose rows are multiples of 4 bytes (tools/sheets.py)."""
    with open(path, "rb") as file:
        header = file.read(54)
        width, height = header[18] | header[19] << 8, header[22] | header[23] << 8
        bits = header[28]
        file.seek(header[10] | header[11] << 8)
        bitmap = displayio.Bitmap(width, height, 1 << bits)
        bitmaptools.readinto(bitmap, file, bits, 1, True, False, True)
    return bitmap


class Painter:
    """Draws on `display`, whose auto_refresh is off; `root` is the folder that holds lib/ and games/."""

    def __init__(self, display, root=""):
        self.display = display
        self.root = root
        self.font = load_sheet(root + "/lib/goldpan/font.bmp")
        self.sheets = {}
        self.inks = {}  # (ink, paper) -> Palette
        self.colours = displayio.Palette(len(RGB))
        for place, rgb in enumerate(RGB):
            self.colours[place] = rgb
        self.layers = {}  # (is text, scale) -> Group
        self.group = displayio.Group()
        for text in (False, True):  # text lies above tiles
            for scale in (1, 2, 3):
                layer = displayio.Group(scale=scale)
                self.layers[text, scale] = layer
                self.group.append(layer)
        self.spare = {}  # shape -> hidden grids
        self.items = []
        self.grids = []
        display.root_group = self.group

    def draw(self, scene):
        """Show the scene. False when displayio dropped the frame: the next draw will send it."""
        items, old, grids = scene.items, self.items, self.grids
        replaced = 0
        for place in range(len(items)):
            item = items[place]
            if place < len(old):
                was = old[place]
                if item == was:
                    continue
                if shape(item) == shape(was) and item[0] == was[0] and item[1] == was[1]:
                    self._change(grids[place], item, was)
                    continue
                self._give_back(grids[place], was)
                replaced += area(was)
            else:
                grids.append(None)
            grids[place] = self._take(item)
            replaced += area(item)
        while len(grids) > len(items):
            was = old[len(grids) - 1]
            self._give_back(grids.pop(), was)
            replaced += area(was)
        self.items = items
        if replaced > scene.width * scene.height:
            # Old and new places overlap and would be sent twice: one full frame is less.
            self.display.root_group = None
            self.display.root_group = self.group
        return self.display.refresh() is not False

    def _change(self, grid, item, was):
        """The same place with other contents."""
        if len(item) == TEXT:
            if item[4] != was[4] or item[5] != was[5]:
                grid.pixel_shader = self._ink(item[4], item[5])
            write(grid, item[6], was[6])
        else:
            put(grid, item[5], was[5])

    def _take(self, item):
        """A grid for an item: a spare one of its shape, or a new one."""
        form = shape(item)
        spare = self.spare.get(form)
        x, y, scale = item[0], item[1], item[3]
        if spare:
            grid = spare.pop()
            grid.x, grid.y = x // scale, y // scale
        else:
            grid = self._new(item, x // scale, y // scale)
            self.layers[len(item) == TEXT, scale].append(grid)
        if len(item) == TEXT:
            grid.pixel_shader = self._ink(item[4], item[5])
            write(grid, item[6], None)
        else:
            put(grid, item[5], None)
        grid.hidden = False
        return grid

    def _new(self, item, x, y):
        columns = item[2]
        if len(item) == TEXT:
            return displayio.TileGrid(
                self.font,
                pixel_shader=self._ink(item[4], item[5]),
                width=columns,
                height=1,
                tile_width=CELL_WIDTH,
                tile_height=CELL_HEIGHT,
                x=x,
                y=y,
            )
        return displayio.TileGrid(
            self._sheet(item[4]),
            pixel_shader=self.colours,
            width=columns,
            height=len(item[5]) // columns,
            tile_width=TILE,
            tile_height=TILE,
            x=x,
            y=y,
        )

    def _give_back(self, grid, item):
        grid.hidden = True
        form = shape(item)
        if form in self.spare:
            self.spare[form].append(grid)
        else:
            self.spare[form] = [grid]

    def _ink(self, ink, paper):
        palette = self.inks.get((ink, paper))
        if palette is None:
            palette = displayio.Palette(2)
            palette[0], palette[1] = RGB[paper], RGB[ink]
            self.inks[ink, paper] = palette
        return palette

    def _sheet(self, name):
        """The icons of the engine, or of one game at a time."""
        sheet = self.sheets.get(name)
        if sheet is None:
            if name == "icons":
                path = "/lib/goldpan/icons.bmp"
            else:
                path = "/games/" + name + "/icons.bmp"
                self._forget_game()
            sheet = self.sheets[name] = load_sheet(self.root + path)
        return sheet

    def _forget_game(self):
        """Drop another game's sheet, and the spare grids that show it."""
        for name in list(self.sheets):
            if name != "icons":
                del self.sheets[name]
        for form in list(self.spare):
            if form[0] not in ("", "icons"):
                layer = self.layers[False, form[2]]
                for grid in self.spare.pop(form):
                    layer.remove(grid)


def shape(item):
    """What a grid must be like to show an item: ("", columns, scale) or (sheet, columns, scale, tiles)."""
    if len(item) == TEXT:
        return "", item[2], item[3]
    return item[4], item[2], item[3], len(item[5])


def area(item):
    """Pixels an item covers."""
    scale = item[3]
    if len(item) == TEXT:
        return item[2] * CELL_WIDTH * CELL_HEIGHT * scale * scale
    return len(item[5]) * TILE * TILE * scale * scale


def write(grid, text, was):
    """Characters that differ from `was` (None: all)."""
    for place, character in enumerate(text):
        if was is None or was[place] != character:
            grid[place] = index(character)


def put(grid, tiles, was):
    """Tiles that differ from `was` (None: all)."""
    for place in range(len(tiles)):
        if was is None or was[place] != tiles[place]:
            grid[place] = tiles[place]
