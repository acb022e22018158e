"""What screens are made of: title, hint line, choices, die. All of them only add items."""

from goldpan import icons
from goldpan.font import CELL_HEIGHT, CELL_WIDTH
from goldpan.palette import BLACK, CREAM, GOLD, SILVER, SLATE, WHITE

ROW = CELL_HEIGHT + 2  # distance of menu rows

# Which of the nine places of a die have a pip, by face: a bit each, row by row from the top left.
PIPS = (0, 0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101)


DIE = 48  # pixels of a die's side


def title(scene, left, right="", short="", paper=GOLD):
    """The bar on top: whose turn or which screen, `short` where that leaves no room for what is on the right.

    `paper` is the colour of the player who is named there.
    """
    columns = scene.columns
    if short and len(left) + len(right) + 3 > columns:  # a blank at both ends and between
        left = short
    scene.text(scene.margin, 0, spread(" " + left, right + " ", columns), columns, BLACK, paper)


def spread(left, right, columns):
    """`left` and `right` at the two ends of a line."""
    return left + " " * (columns - len(left) - len(right)) + right


def hint(scene, text):
    """The lowest line: what the buttons do."""
    scene.text(scene.margin, scene.bottom, text, scene.columns, SILVER)


def choices(scene, y, labels, cursor, columns=0):
    """The moves of a player: side by side where they fit, else the one under the cursor with arrows."""
    columns = columns or scene.columns
    room = len(labels) - 1
    for label in labels:
        room += len(label) + 2
    if room <= columns:
        x = scene.margin + (columns - room) // 2 * CELL_WIDTH
        for index, label in enumerate(labels):
            chosen = index == cursor
            size = len(label) + 2
            scene.text(x, y, " " + label, size, BLACK if chosen else WHITE, CREAM if chosen else SLATE)
            x += (size + 1) * CELL_WIDTH
        return
    scene.text(scene.margin, y, "◀", 2, GOLD)
    scene.center(y, labels[cursor], BLACK, CREAM, x=scene.margin + 2 * CELL_WIDTH, columns=columns - 4)
    scene.text(scene.margin + (columns - 1) * CELL_WIDTH, y, "▶", 1, GOLD)


def die(scene, x, y, value, sides=6):
    """A die 48×48: pips for a d6, else the number on a plain face."""
    if sides == 6:
        scene.tiles(x, y, 3, face(value))
        return
    scene.tiles(x, y, 3, face(0))
    text = str(value)
    scale = 2 if sides > 9 else 3  # by the die, not the roll: all dice of a throw look alike
    width = len(text) * CELL_WIDTH * scale
    scene.text(x + (DIE - width + scale) // 2, y + (DIE - CELL_HEIGHT * scale) // 2, text, 0, BLACK, CREAM, scale)


def face(value):
    """The nine tiles of a die; 0 has no pips."""
    pips = PIPS[value]
    return bytes([(icons.DIE_NW_PIP if pips >> i & 1 else icons.DIE_NW) + i for i in range(9)])


def wrap(text, columns):
    """Lines of at most `columns` characters, broken at spaces; a line break in `text` stays one."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if line and len(line) + 1 + len(word) > columns:
                lines.append(line)
                line = word
            else:
                line = line + " " + word if line else word
        lines.append(line)
    return lines
