"""The simulator: the board's own displayio code on a pretended wire, keys for buttons, a window for a panel."""
