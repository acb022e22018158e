"""One file a board: pins, sizes, colour order. Data, no logic."""
