"""How far apart the colours of the palette are, for usual sight and for the three kinds that lack a cone.

    python tools/colours.py         the table of docs/accessibility.md

A colour-vision deficiency is simulated in linear RGB with the matrices of Machado, Oliveira and Fernandes (2009) at
full strength; what lies outside the screen's colours is clipped. The distance is CIEDE2000: 1 is about the least that
anybody sees side by side, and around 10 two colours are told apart at a glance.
"""

import math
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The root goes behind everything else: its code.py must not shadow Python's own `code`.
sys.path += [path for path in (os.path.join(ROOT, "lib"), ROOT) if path not in sys.path]

from games.go_goblin_go import signs  # noqa: E402  the path had to be right first
from games.gold_fever import view as fever  # noqa: E402
from games.toolbox import fairness, tokens  # noqa: E402
from goldpan import palette  # noqa: E402

SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

# What stands for different things in one place: (what, palette indices). Every one of them has another mark as well.
GROUPS = (
    ("stones of Gold Fever", fever.INKS),
    ("goblins", signs.PAPERS),
    ("goblins in outline", signs.GHOSTS),
    ("players", palette.PLAYERS),
    ("land and water of Gold Ahoy!", (palette.CREAM, palette.BLUE)),
    ("tokens of bag and track", tuple(tokens.INKS)),
    ("verdicts of the fairness test", fairness.INKS),
    ("text, and what cannot be chosen", (palette.WHITE, palette.GRAY)),
    ("the chosen answer and others", (palette.CREAM, palette.SLATE)),
)


def linear(rgb):
    """What a panel of 5, 6 and 5 bits makes of 0xRRGGBB, as three shares of light, 0 to 1."""
    shares = (rgb >> 19) / 31, (rgb >> 10 & 63) / 63, (rgb >> 3 & 31) / 31
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def seen(light, sight):
    """What an eye makes of linear RGB."""
    mixed = [sum(factor * share for factor, share in zip(row, light, strict=True)) for row in SIGHTS[sight]]
    return [min(1, max(0, share)) for share in mixed]


def lab(light):
    """CIE L*a*b* of linear RGB, white being D65."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one, two):
    """CIEDE2000 of two L*a*b* colours."""
    lightness = (one[0] + two[0]) / 2
    chroma = (math.hypot(*one[1:]) + math.hypot(*two[1:])) / 2
    stretch = 1 + (1 - math.sqrt(chroma**7 / (chroma**7 + 25**7))) / 2
    (a1, b1), (a2, b2) = (one[1] * stretch, one[2]), (two[1] * stretch, two[2])
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    wide = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    mean = (c1 + c2) / 2
    shape = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    by_light = (two[0] - one[0]) / (1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * mean)
    by_hue = wide / (1 + 0.015 * mean * shape)
    twist = math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    twist *= -2 * math.sqrt(mean**7 / (mean**7 + 25**7))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def distance(one, two, sight="usual"):
    """How far apart two palette indices are on the screen."""
    first, second = (lab(seen(linear(palette.RGB[index]), sight)) for index in (one, two))
    return difference(first, second)


def nearest(indices, sight):
    """(distance, one, two) of the two that are closest."""
    pairs = [(one, two) for place, one in enumerate(indices) for two in indices[:place]]
    return min((distance(one, two, sight), two, one) for one, two in pairs)


def name(index):
    """What a palette index is called."""
    return next(word for word, value in vars(palette).items() if value == index and word.isupper()).lower()


def lines():
    """The table, as lines of Markdown."""
    found = ["| what | " + " | ".join(SIGHTS) + " |", "|---" * (len(SIGHTS) + 1) + "|"]
    for what, indices in GROUPS:
        cells = [
            "{:.1f} {}/{}".format(d, name(one), name(two)) for d, one, two in (nearest(indices, s) for s in SIGHTS)
        ]
        found.append("| {} | {} |".format(what, " | ".join(cells)))
    return found


if __name__ == "__main__":
    print("\n".join(lines()))
