"""Tiles of `icons.bmp` of Gold Fever, drawn in `art/gold_fever.txt`."""

BLANK = 0
GOLD = 1
GRAY = 2
BLACK = 3
WHITE = 4
RUBY = 5
EMERALD = 6
PLACE = 7
BAG = 8
BUST = 9
