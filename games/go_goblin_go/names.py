"""Names and counts of what is in the box (GO-1, GO-3, GO-5); the numbers are in `data.txt`."""

GOBLINS = ("red", "orange", "yellow", "green", "blue", "black")
ABILITIES = ("back", "push", "swap", "free", "confuse", "eight")
SETS = "ABCDEF"
TILES = 12
