"""What dice are in the cup: (sides, count, keep), where only the `keep` highest count; no screen in here."""

from goldpan.chance import roll as roll_one

SIDES = (2, 3, 4, 6, 8, 10, 12, 20, 100)
MOST = 6  # dice at once
PRESETS = 8  # that are remembered
FIRST = (6, 1, 1)
DEFAULTS = ((6, 1, 1), (6, 2, 2), (6, 4, 3), (20, 1, 1), (100, 1, 1))


def sound(cup):
    """True when `cup` is what a cup can be; it may come out of a damaged memory."""
    if not isinstance(cup, (list, tuple)) or len(cup) != 3 or not all([type(number) is int for number in cup]):
        return False
    sides, count, keep = cup
    return sides in SIDES and 1 <= count <= MOST and 1 <= keep <= count


def roll(cup, entropy):
    """The values of all dice, each face equally likely (DV-1)."""
    return [roll_one(cup[0], entropy) for _ in range(cup[1])]


def dropped(values, keep):
    """For each die whether it does not count; of equal ones the first do."""
    order = sorted(range(len(values)), key=lambda place: (-values[place], place))
    return [place in order[keep:] for place in range(len(values))]


def total(values, keep):
    """The sum of the `keep` highest."""
    return sum(sorted(values)[len(values) - keep :])


def with_sides(cup, by):
    """The cup with the die `by` places along SIDES."""
    return SIDES[(SIDES.index(cup[0]) + by) % len(SIDES)], cup[1], cup[2]


def with_count(cup, by):
    """The cup with `by` more dice; where all counted all count on."""
    count = 1 + (cup[1] - 1 + by) % MOST
    return cup[0], count, count if cup[2] == cup[1] else min(cup[2], count)


def with_keep(cup, by):
    """The cup with `by` more dice that count."""
    return cup[0], cup[1], 1 + (cup[2] - 1 + by) % cup[1]


def presets(kept):
    """The saved cups in what the memory had: DEFAULTS where that is no list, without any unsound one."""
    if not isinstance(kept, list):
        return list(DEFAULTS)
    return [tuple(cup) for cup in kept[:PRESETS] if sound(cup)]
