"""The one palette: what an index means on the screen (`RGB`) and on the lights (`LIGHT`).

Screen values keep to the steps of a 16-bit 565 panel; they were chosen so that eyes which lack a cone still tell apart
what means different things (`tools/colours.py`). Lights have no dark colours, only dim ones, so
theirs are more saturated; BLACK is off, and a gray is a dim white with a touch of blue.
"""

BLACK = 0  # background, transparent where something is drawn over something
WHITE = 1
SILVER = 2
GRAY = 3
SLATE = 4  # panels and frames
GOLD = 5
ORANGE = 6
RED = 7
RUBY = 8
GREEN = 9
EMERALD = 10
BLUE = 11
SKY = 12
BROWN = 13
VIOLET = 14
CREAM = 15

# The colours of the players by seat until they choose others; the last is spare.
PLAYERS = (GOLD, SKY, VIOLET, WHITE, GREEN, ORANGE, RED)

RGB = (
    0x000000,  # BLACK
    0xFFFFFF,  # WHITE
    0xC0C4C8,  # SILVER
    0x808488,  # GRAY
    0x404850,  # SLATE
    0xFFD018,  # GOLD
    0xF89010,  # ORANGE
    0xF83820,  # RED
    0xD80048,  # RUBY
    0x50C868,  # GREEN
    0x009868,  # EMERALD
    0x4070FF,  # BLUE
    0x80D8FF,  # SKY
    0x905020,  # BROWN
    0xA860F8,  # VIOLET
    0xFFF0C8,  # CREAM
)

LIGHT = (
    0x000000,  # BLACK
    0xFFFFFF,  # WHITE
    0x808080,  # SILVER
    0x303840,  # GRAY
    0x101820,  # SLATE
    0xFFA000,  # GOLD
    0xFF4000,  # ORANGE
    0xFF0000,  # RED
    0xFF0060,  # RUBY
    0x40FF00,  # GREEN
    0x00FF60,  # EMERALD
    0x0000FF,  # BLUE
    0x00A0FF,  # SKY
    0x602000,  # BROWN
    0x8000FF,  # VIOLET
    0xFFC060,  # CREAM
)
