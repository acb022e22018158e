"""The semantic keys that screens understand, whatever buttons a board has."""

UP, DOWN, LEFT, RIGHT, A, B, MENU = range(7)
NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "MENU")

# What happened to a key. B acts when it is let go, because holding it means MENU.
PRESS, REPEAT, HOLD, RELEASE = range(4)
