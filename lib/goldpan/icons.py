"""Tiles of `icons.bmp` that every game shares; a sheet is drawn in `art/icons.txt`.

A die is three by three tiles, row by row: `DIE_NW + place`, or `DIE_NW_PIP + place` where a pip is.
"""

BLANK = 0
DIE_NW = 1
DIE_N = 2
DIE_NE = 3
DIE_W = 4
DIE_C = 5
DIE_E = 6
DIE_SW = 7
DIE_S = 8
DIE_SE = 9
DIE_NW_PIP = 10
DIE_N_PIP = 11
DIE_NE_PIP = 12
DIE_W_PIP = 13
DIE_C_PIP = 14
DIE_E_PIP = 15
DIE_SW_PIP = 16
DIE_S_PIP = 17
DIE_SE_PIP = 18
TROPHY = 19
BAG = 20
