"""A finished game as a QR code on the screen.

`adafruit_miniqr` makes the modules. It is loaded only when somebody asks and forgotten right after, and so is
the picture when the screen is left.
"""

import gc
import sys

from goldpan import widgets
from goldpan.menu import text_page
from goldpan.screen import Screen
from goldpan.text import t

# Bytes that a code of version 1 to 9 holds at error level L: its data words less two for mode and length.
ROOM = (17, 32, 53, 78, 106, 134, 154, 192, 230)
MOST = ROOM[-1]  # from version 10 on the length takes two bytes, which adafruit_miniqr does not know
QUIET = 4  # modules of white that a reader wants around a code
SIDE = 6  # columns of text beside the code; where they do not fit, the hint line is below it


def version(size):
    """The smallest version for so many bytes: miniqr's own choice takes one that is too small for some."""
    for place, room in enumerate(ROOM):
        if size <= room:
            return place + 1
    raise ValueError("This is too long for a QR code.")


def modules(data):
    """(side, bits) of the code of `data` (bytes) with its quiet zone: one bit a module, rows of whole bytes."""
    gc.collect()
    try:
        miniqr = __import__("adafruit_miniqr")
        code = miniqr.QRCode(qr_type=version(len(data)), error_correct=miniqr.L)
        code.add_data(data)
        code.make()
        return framed(code.matrix, code.module_count)
    finally:
        miniqr = code = None
        sys.modules.pop("adafruit_miniqr", None)
        gc.collect()


def framed(matrix, count):
    """`matrix[row, column]` of `count` modules a side, with the quiet zone, as (side, bits)."""
    side = count + 2 * QUIET
    pitch = (side + 7) // 8
    bits = bytearray(side * pitch)
    for row in range(count):
        start = (row + QUIET) * pitch
        for column in range(count):
            if matrix[row, column]:
                at = column + QUIET
                bits[start + at // 8] |= 128 >> at % 8
    return side, bytes(bits)


class TakeAway(Screen):
    """Shows `text` as a code; `whole` says whether all of the game is in it. Any key goes back.

    The first frame asks for patience, since making the code takes the board seconds.
    """

    def __init__(self, app, text, whole):
        Screen.__init__(self, app)
        self.data = text.encode()
        self.whole = whole
        self.code = None
        self.seen = False

    def scene(self):
        scene = self.new_scene()
        if self.code is None:
            widgets.title(scene, t("qr"))
            scene.center(scene.height // 2 - 6, t("qr_wait"))
            self.seen = True
            return scene
        return drawn(scene, self.code, t("qr_game" if self.whole else "qr_result"))

    def tick(self, now):
        if self.code is None and self.seen:
            self.make()

    def make(self):
        try:
            self.code = modules(self.data)
            self.changed = True
        except ImportError:
            self.instead("qr_missing")
        except MemoryError:
            self.instead("qr_memory")
        except ValueError:
            self.instead("qr_long")

    def instead(self, key):
        """Say why there is no code."""
        self.app.swap(text_page(self.app, t("qr"), t(key), hint="hint_wait"))

    def press(self, key):
        self.app.pop()


def drawn(scene, code, words):
    """Put a code on a scene, as large as fits, and what it holds beside it."""
    side, bits = code
    scale = max(1, min(3, min(scene.width, scene.height) // side))
    size = side * scale
    beside = (scene.width - size) // widgets.CELL_WIDTH
    if beside >= SIDE:
        left, top = 0, (scene.height - size) // 2
    else:
        left, top = (scene.width - size) // 2, 0
    scene.bitmap(left // scale * scale, top // scale * scale, side, side, bits, scale=scale)
    if beside >= SIDE:
        x = scene.width - SIDE * widgets.CELL_WIDTH
        for row, line in enumerate(widgets.wrap(words, SIDE)):
            scene.text(x, 8 + 12 * row, line, SIDE)
        scene.text(x, scene.bottom, t("qr_back"), SIDE)
    else:
        widgets.hint(scene, t("hint_wait"))
    return scene
