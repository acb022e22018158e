"""The painter at three halves of the size: a scene of 160×128 covers 240×192 pixels, with sheets of their own.

Only coordinates differ. A text cell is 9×18 and an icon 24×24, so that what lies side by side stays side by side;
half a pixel of an odd place or height is left out.
"""

from hal.painter import Painter, PICTURE


class LargePainter(Painter):
    """See `hal.painter`; scenes are the same."""

    def _load(self, path):
        return Painter._load(self, path + "_large")

    def _take(self, item):
        return Painter._take(self, enlarged(item))

    def _give_back(self, grid, item):
        Painter._give_back(self, grid, enlarged(item))

    def _grid(self, sheet, colours, columns, rows, width, height, x, y):
        return Painter._grid(self, sheet, colours, columns, rows, width * 3 // 2, height * 3 // 2, x, y)


def enlarged(item):
    """The same item where it goes on the panel; a picture has whole pixels, so its scale grows only if it can."""
    x, y, columns, scale = item[:4]
    if len(item) == PICTURE:
        scale = scale * 3 // 2
    return (x * 3 // 2, y * 3 // 2, columns, scale) + item[4:]
