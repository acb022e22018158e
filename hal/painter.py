"""Draws scenes with displayio: the same code on the board and, through Blinka, in the simulator.

Every item of a scene is one TileGrid over a sheet; a picture is one over a bitmap of its own. What stays the
same costs a comparison; a changed text costs a tile for each changed character. Grids that a screen no longer
needs wait, hidden, for the next screen that has a place of their shape, until `tidy`. Only pictures are made anew
each time, and given back when they leave: they are rare.
"""

import bitmaptools
import displayio

from goldpan.font import CELL_HEIGHT, CELL_WIDTH, codes, UNKNOWN
from goldpan.palette import BLACK, RGB
from goldpan.scene import TILE, tile_height

TEXT, PICTURE = 7, 8  # lengths of items' tuples; see goldpan.scene
LEVELS = 4  # of tiles, one above the other; text is above all of them


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
        self.font = self._load("/lib/goldpan/font")
        self.sheets = {}
        self.inks = {}  # (ink, paper) -> Palette
        self.colours = palette()
        self.clear = palette()  # for tiles above others
        self.clear.make_transparent(BLACK)
        self.layers = {}  # (level, scale) -> Group, made when first needed
        self.group = displayio.Group()
        self.spare = {}  # shape -> hidden grids
        self.items = []
        self.grids = []
        display.root_group = self.group

    def draw(self, scene):
        """Show the scene. False when displayio dropped the frame: the next draw will send it."""
        if self.items is None:
            self._anew()
        items, old, grids = scene.items, self.items, self.grids
        self.items = None  # until all is done: what fails in between, for want of memory, leaves grids missing
        changed, replaced = self._leave(items, old)
        for place in changed:
            item = items[place]
            if grids[place] is None:
                grids[place] = self._take(item)
                replaced += area(item)
            else:
                replaced += self._change(grids[place], item, old[place])
        self.items = items
        if replaced > scene.width * scene.height:
            # Places that overlap, old and new or one above the other, are sent twice: one full frame is less.
            self.display.root_group = None
            self.display.root_group = self.group
        return self.display.refresh() is not False

    def _anew(self):
        """Begin with nothing on the screen: the last frame failed, and nobody knows which grids show what."""
        while len(self.group):
            self.group.pop()
        self.layers, self.spare, self.sheets, self.items, self.grids = {}, {}, {}, [], []

    def _leave(self, items, old):
        """Give back all grids that lose their place, before any is taken: so the new items can have them.

        Gives the places of `items` that differ from before, with None as their grid where they need another
        one, and how many pixels were left.
        """
        grids = self.grids
        both = min(len(old), len(items))
        changed = [place for place in range(both) if items[place] != old[place]]
        leaving = [place for place in changed if not same_place(items[place], old[place])]
        leaving += range(both, len(old))
        left = 0
        for place in leaving:
            self._give_back(grids[place], old[place])
            grids[place] = None
            left += area(old[place])
        del grids[len(items) :]
        for place in range(both, len(items)):
            changed.append(place)
            grids.append(None)
        return changed, left

    def _layer(self, level, scale):
        """The group that a grid of this level and scale belongs to; groups are in the order of these."""
        layer = self.layers.get((level, scale))
        if layer is None:
            layer = displayio.Group(scale=scale)
            below = sum([1 for key in self.layers if key < (level, scale)])
            self.layers[level, scale] = layer
            self.group.insert(below, layer)
        return layer

    def _change(self, grid, item, was):
        """The same place with other contents. Gives about how many pixels of tiles that sends."""
        if len(item) == TEXT:
            if item[4] != was[4] or item[5] != was[5]:
                grid.pixel_shader = self._ink(item[4], item[5])
            write(grid, item[6], was[6])
            return 0
        return put(grid, item[5], was[5]) * area(item) // len(item[5])

    def _take(self, item):
        """A grid for an item: a spare one of its shape, or a new one."""
        x, y, scale = item[0], item[1], item[3]
        if len(item) == PICTURE:
            grid = self._picture(item, x // scale, y // scale)
            self._layer(0, scale).append(grid)
            return grid
        spare = self.spare.get(shape(item))
        if spare:
            grid = spare.pop()
            grid.x, grid.y = x // scale, y // scale
        else:
            grid = self._new(item, x // scale, y // scale)
            self._layer(level(shape(item)[0]), scale).append(grid)
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
            return self._grid(self.font, self._ink(item[4], item[5]), columns, 1, CELL_WIDTH, CELL_HEIGHT, x, y)
        above = level(item[4])
        colours = self.clear if above else self.colours
        rows = len(item[5]) // columns
        return self._grid(self._sheet(item[4][above:]), colours, columns, rows, TILE, tile_height(item[4]), x, y)

    def _grid(self, sheet, colours, columns, rows, width, height, x, y):
        return displayio.TileGrid(
            sheet,
            pixel_shader=colours,
            width=columns,
            height=rows,
            tile_width=width,
            tile_height=height,
            x=x,
            y=y,
        )

    def _picture(self, item, x, y):
        """A grid of one tile over a bitmap that is the picture."""
        width, height, bits = item[2], item[6], item[7]
        bitmap = displayio.Bitmap(width, height, 2)
        pitch = (width + 7) // 8
        for row in range(height):
            for column in range(width):
                if bits[row * pitch + column // 8] & 128 >> column % 8:
                    bitmap[column, row] = 1
        return displayio.TileGrid(bitmap, pixel_shader=self._ink(item[4], item[5]), x=x, y=y)

    def _give_back(self, grid, item):
        if len(item) == PICTURE:
            self._layer(0, item[3]).remove(grid)
            return
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
                path = "/lib/goldpan/icons"
            else:
                path = "/games/" + name.split("@")[0] + "/icons"
                self._forget_game()
            sheet = self.sheets[name] = self._load(path)
        return sheet

    def _load(self, path):
        return load_sheet(self.root + path + ".bmp")

    def _forget_game(self):
        """Drop another game's sheet and all spare grids: the game that begins can use their memory."""
        for name in list(self.sheets):
            if name != "icons":
                del self.sheets[name]
        self._drop_spare()

    def _drop_spare(self):
        for form, grids in self.spare.items():
            layer = self._layer(level(form[0]), form[2])
            for grid in grids:
                layer.remove(grid)
        self.spare = {}

    def tidy(self, inks=0):
        """Let go of spare grids, and of the sheets that the screen does not show; of inks, too, when there are more
        than `inks`: in a tenth game there must be as much memory as in the first."""
        if self.items is None:
            self._anew()
        shown = [item[4].lstrip("+") for item in self.items if len(item) < TEXT]
        for name in list(self.sheets):
            if name not in shown:
                del self.sheets[name]
        if len(self.inks) > inks:
            used = [item[4:6] for item in self.items if len(item) >= TEXT]
            for ink in list(self.inks):
                if ink not in used:
                    del self.inks[ink]
        self._drop_spare()


def shape(item):
    """What a grid must be like to show an item: ("", columns, scale) or (sheet, columns, scale, tiles)."""
    if len(item) == TEXT:
        return "", item[2], item[3]
    return item[4], item[2], item[3], len(item[5])


def level(sheet):
    """How high a sheet's tiles lie: one up for each plus before its name, text ("") highest."""
    return sheet.count("+") if sheet else LEVELS


def palette():
    """The colours of tiles."""
    colours = displayio.Palette(len(RGB))
    for place, rgb in enumerate(RGB):
        colours[place] = rgb
    return colours


def same_place(item, was):
    """True when the grid that shows `was` can show `item`."""
    size = len(item)
    if size != len(was) or size == PICTURE or item[:4] != was[:4]:
        return False
    return size == TEXT or (item[4] == was[4] and len(item[5]) == len(was[5]))


def area(item):
    """Pixels an item covers."""
    scale = item[3]
    if len(item) == PICTURE:
        return item[2] * item[6] * scale * scale
    if len(item) == TEXT:
        return item[2] * CELL_WIDTH * CELL_HEIGHT * scale * scale
    return len(item[5]) * TILE * tile_height(item[4]) * scale * scale


def write(grid, text, was):
    """Characters that differ from `was` (None: all)."""
    old = codes(was) if was is not None else None
    place = 0
    for code in codes(text):
        if old is None or code != old[place]:
            grid[place] = code - 32 if code > 31 else UNKNOWN
        place += 1


def put(grid, tiles, was):
    """Tiles that differ from `was` (None: all). Gives how many lie from the first of them to the last.

    displayio sends the smallest rectangle round all changes of a grid.
    """
    first = last = -1
    for place in range(len(tiles)):
        if was is None or was[place] != tiles[place]:
            grid[place] = tiles[place]
            last = place
            if first < 0:
                first = place
    return last - first + (last >= 0)
