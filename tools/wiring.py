"""Draws how the reference is wired, out of its profile (`make wiring`): docs/wiring.svg.

Everything on the Pico's left side goes straight to its part; so the drawing needs no more than rows.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # at the END: the root's code.py must not shadow Python's own

from hal.boards import pico_st7735r as board  # noqa: E402

TARGET = ROOT / "docs" / "wiring.svg"
LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15".split()
RIGHT = "VBUS VSYS GND 3V3_EN 3V3 VREF GP28 GND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16".split()
ROW, TOP, WIDTH = 24, 84, 860
PICO = 380, 530  # x of its two sides
PARTS, LIGHTS = 190, 700  # x where the wires to the parts end
INK, BOARD, PAD = "#22303a", "#1d6b4f", "#e8c15a"
BUTTON, PANEL, GROUND, POWER, LIGHT = "#2a6fdb", "#b4490f", "#5b6670", "#c4161c", "#7a2fc0"


def wires():
    """(side, row, colour, what it goes to) of every wire that runs straight."""
    panel = (
        (board.SPI_CLOCK, "clock (SCL, SCK)"),
        (board.SPI_DATA, "data (SDA, MOSI)"),
        (board.PANEL_CS, "select (CS)"),
        (board.PANEL_DC, "data/command (DC, A0)"),
        (board.PANEL_RESET, "reset (RES)"),
        (board.BACKLIGHT, "backlight (BLK, LED)"),
    )
    found = [(pin, BUTTON, "button " + name.lower()) for pin, name in zip(board.BUTTONS, board.KEYS, strict=True)]
    found += [(pin, PANEL, name) for pin, name in panel]
    found = [("left", LEFT.index(pin), colour, words.replace("button a", "button A").replace("button b", "button B"))
             for pin, colour, words in found]  # fmt: skip
    found.append(("left", 7, GROUND, "ground of all buttons"))
    found.append(("left", 12, GROUND, "ground (GND)"))
    found.append(("right", 0, POWER, "5 V"))
    found.append(("right", 2, GROUND, "ground"))
    found.append(("right", RIGHT.index(board.PIXELS), LIGHT, "data in (DIN)"))
    return found


def text(x, y, words, anchor="start", size=13, ink=INK, weight="normal"):
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{ink}" text-anchor="{anchor}" font-weight="{weight}">'
        f"{words}</text>"
    )


def line(points, colour):
    path = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="3" stroke-linejoin="round"/>'


def box(left, top, right, bottom, fill, edge):
    return (
        f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="8" fill="{fill}" '
        f'stroke="{edge}" stroke-width="2"/>'
    )


def y_of(row):
    return TOP + 20 + ROW * row


def drawing():
    """The SVG, as text."""
    height = y_of(19) + 60
    left, right = PICO
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        text(WIDTH / 2, 30, board.NAME, "middle", 18, weight="bold"),
    ]
    rows = [row for side, row, colour, _ in wires() if side == "left" and colour == BUTTON]
    out += part(10, y_of(min(rows)), PARTS, y_of(max(rows)), BUTTON, "Buttons, each from its pin to ground")
    rows = [row for side, row, colour, _ in wires() if side == "left" and colour == PANEL]
    out += part(10, y_of(min(rows)), PARTS, y_of(max(rows)) + ROW, PANEL, "")
    out.append(text(20, y_of(max(rows)) + ROW + 32, f"Panel {board.PANEL}, {board.HEIGHT} × {board.WIDTH}", ink=PANEL,
                    weight="bold"))  # fmt: skip
    out += part(LIGHTS, y_of(0), WIDTH - 10, y_of(19), LIGHT, f"{board.PIXEL_COUNT} NeoPixels")
    power = y_of(RIGHT.index("3V3"))
    low = y_of(max(rows)) + ROW
    out.append(line([(right, power), (620, power), (620, 52), (290, 52), (290, low), (PARTS, low)], POWER))
    out.append(text(20, low + 5, "3.3 V (VCC)"))
    for side, row, colour, words in wires():
        y = y_of(row)
        if side == "left":
            out += [line([(left, y), (PARTS, y)], colour), text(20, y + 5, words)]
        else:
            out += [line([(right, y), (LIGHTS, y)], colour), text(LIGHTS + 12, y + 5, words)]
    out += pico()
    return "\n".join(out + ["</svg>"]) + "\n"


def part(left, top, right, bottom, colour, name):
    found = [box(left, top - 11, right, bottom + 11, colour + "14", colour)]
    return found + ([text(left + 10, top - 24, name, ink=colour, weight="bold")] if name else [])


def pico():
    """The board seen from above, with its USB socket up."""
    left, right = PICO
    out = [
        box(left, TOP, right, y_of(19) + 20, BOARD, INK),
        box(left + 50, TOP - 14, right - 50, TOP + 16, "#c9ced2", INK),
    ]
    for row in range(20):
        y = y_of(row)
        for x, name, number, anchor, inward in (
            (left, LEFT[row], row + 1, "start", 16),
            (right, RIGHT[row], 40 - row, "end", -16),
        ):
            out.append(f'<circle cx="{x}" cy="{y}" r="7" fill="{PAD}" stroke="{INK}"/>')
            out.append(text(x, y + 3.5, number, "middle", 8))
            out.append(text(x + inward, y + 4.5, name, anchor, 12, "#ffffff"))
    return out


def main():
    TARGET.write_text(drawing(), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)} shows {board.NAME}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
