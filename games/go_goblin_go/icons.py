"""Tiles of `icons.bmp` of Go Goblin, Go!, drawn in `art/go_goblin_go.txt`.

The goblins are in the order of `names.GOBLINS`, bright and then dim; `DIE_1 + n` shows n + 1.
"""

BLANK = 0
RED = 1
ORANGE = 2
YELLOW = 3
GREEN = 4
BLUE = 5
BLACK = 6
RED_DIM = 7
ORANGE_DIM = 8
YELLOW_DIM = 9
GREEN_DIM = 10
BLUE_DIM = 11
BLACK_DIM = 12
DIE_1 = 13
DIE_2 = 14
DIE_3 = 15
DIE_4 = 16
DIE_5 = 17
DIE_6 = 18
ROOF = 19
ROOF_ROUGH = 20
GATE_TOP = 21
GATE = 22
FLOOR = 23
FIRE_TOP = 24
FIRE = 25
