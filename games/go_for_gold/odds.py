"""Exact odds of a search, as (top, bottom) (FG-19)."""


def treasure(number, shovels):
    """The chance to get the treasure `number`, paying up to `shovels`."""
    return max(0, min(6, 7 - number + shovels)), 6


def temple(shovels):
    """The chance that the entrance appears to somebody with `shovels` circled."""
    return min(shovels, 6), 6


def camp(rolls):
    """What a camp is worth to who can pay for `rolls` rolls and plays best: roll again when below what is left."""
    top, bottom = 0, 1
    for _ in range(rolls):
        again, sure = 0, 0
        for number in range(1, 7):
            if number * bottom < top:
                again += 1
            else:
                sure += number
        top, bottom = again * top + sure * bottom, 6 * bottom
        top, bottom = _reduced(top, bottom)
    return top, bottom


def _reduced(top, bottom):
    a, b = top, bottom
    while b:
        a, b = b, a % b
    return top // a, bottom // a
