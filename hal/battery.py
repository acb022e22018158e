"""How full a lithium cell is, by its voltage. Loaded only on boards that can measure it."""

# (millivolts under a light load, percent), rising; between them it is a straight line.
CURVE = ((3300, 0), (3600, 10), (3700, 30), (3800, 55), (3950, 80), (4150, 100))
NONE_MV = 2500  # less is no cell at all


def percent(millivolts):
    """0 to 100, or None where no cell is connected."""
    if millivolts < NONE_MV:
        return None
    low, at_low = CURVE[0]
    if millivolts <= low:
        return at_low
    for high, at_high in CURVE[1:]:
        if millivolts < high:
            return at_low + (millivolts - low) * (at_high - at_low) // (high - low)
        low, at_low = high, at_high
    return 100
