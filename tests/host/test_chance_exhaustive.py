"""DV-1 and DV-2 beyond what one byte can do, and by long runs of the system's own entropy."""

import os
from collections import Counter

import pytest

from goldpan.chance import Bag, roll, uniform

SOAK = os.environ.get("SOAK") == "1"


class Rejected(Exception):
    pass


def once(data):
    left = [data]

    def some(n):
        if not left:
            raise Rejected
        assert n == len(left[0])
        return left.pop()

    return some


@pytest.mark.parametrize("n", (257, 300, 1000, 6561, 32768, 32769, 65535, 65536))
def test_dv_1_above_256_all_two_byte_values(n):
    """DV-1: over all 65,536 pairs of bytes each number comes 65536 // n times, the rest is thrown away."""
    found, rejected = Counter(), 0
    for value in range(65536):
        try:
            found[uniform(n, once(bytes((value >> 8, value & 255))))] += 1
        except Rejected:
            rejected += 1
    assert sorted(found) == list(range(n))
    assert set(found.values()) == {65536 // n}
    assert rejected == 65536 % n


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.skipif(not SOAK, reason="a long run: make soak")
@pytest.mark.parametrize("sides", (4, 6, 8, 10, 12, 20, 100))
def test_dv_1_a_million_rolls(sides):
    """DV-1: chi-square over 10^6 rolls of os.urandom; the bound lies six standard deviations above the mean."""
    counts = Counter(roll(sides, os.urandom) for _ in range(1_000_000))
    degrees = sides - 1
    assert chi_square([counts[face] for face in range(1, sides + 1)], 1e6 / sides) < degrees + 6 * (2 * degrees) ** 0.5


@pytest.mark.skipif(not SOAK, reason="a long run: make soak")
def test_dv_2_a_million_draws():
    """DV-2: 10^6 stones out of bags of 19: each place of the bag equally often first, whatever the order inside."""
    counts = Counter()
    bag = Bag(range(19))
    for _ in range(1_000_000):
        stone = bag.draw(os.urandom)
        counts[stone] += 1
        bag.put(stone)
    assert chi_square([counts[stone] for stone in range(19)], 1e6 / 19) < 18 + 6 * 36**0.5
