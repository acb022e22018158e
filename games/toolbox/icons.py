"""Tiles of `icons.bmp` of the toolbox, drawn in `art/toolbox.txt`: the tokens of bag and track."""

BLANK = 0
TOKEN_A = 1
TOKEN_B = 2
TOKEN_C = 3
TOKEN_D = 4
TOKEN_E = 5
TOKEN_F = 6
TOKEN_G = 7
TOKEN_H = 8
PLACE = 9
