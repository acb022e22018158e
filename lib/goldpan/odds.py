"""Exact odds, computed from a state's `outcomes()`; a fraction is a pair (top, bottom)."""


def reduced(top, bottom):
    """The same fraction in lowest terms."""
    a, b = top, bottom
    while b:
        a, b = b, a % b
    return (top // a, bottom // a) if a else (0, 1)


def of(outcomes, wanted):
    """Chance that one draw out of [(outcome, weight)] is one that `wanted(outcome)` likes."""
    top = bottom = 0
    for outcome, weight in outcomes:
        bottom += weight
        if wanted(outcome):
            top += weight
    return top, bottom


def percent(top, bottom):
    """Whole percent, rounded to nearest; only 0 and certainty print as 0 and 100."""
    if not top or not bottom:
        return 0
    if top == bottom:
        return 100
    return min(99, max(1, (200 * top + bottom) // (2 * bottom)))


def words(top, bottom):
    """How odds are written everywhere: `3/18  17%`."""
    return "{}/{} {:3d}%".format(top, bottom, percent(top, bottom))
