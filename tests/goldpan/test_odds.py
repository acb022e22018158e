"""Exact fractions, and how they are written (GF-16)."""

from goldpan import odds


def test_gf_16_a_fraction_is_the_sum_of_the_weights_that_count():
    """GF-16: gold out of a fresh bag, and either gem."""
    bag = [("gold", 5), ("gray", 4), ("black", 4), ("white", 4), ("ruby", 1), ("emerald", 1)]
    assert odds.of(bag, lambda stone: stone == "gold") == (5, 19)
    assert odds.of(bag, lambda stone: stone in ("ruby", "emerald")) == (2, 19)
    assert odds.of(bag, lambda stone: False) == (0, 19)


def test_lowest_terms():
    assert odds.reduced(3, 18) == (1, 6)
    assert odds.reduced(0, 5) == (0, 1)
    assert odds.reduced(7, 7) == (1, 1)
    for top in range(1, 30):
        for bottom in range(1, 30):
            a, b = odds.reduced(top, bottom)
            assert a * bottom == b * top and (a, b) == odds.reduced(a, b)


def test_percent_is_the_nearest_and_only_certainty_is_100():
    """GF-16: what can happen is never written as 0, what may fail never as 100."""
    for bottom in range(1, 60):
        assert odds.percent(0, bottom) == 0
        assert odds.percent(bottom, bottom) == 100
        for top in range(1, bottom):
            shown = odds.percent(top, bottom)
            assert 1 <= shown <= 99
            assert abs(shown * bottom - 100 * top) * 2 <= bottom or shown in (1, 99)
    assert odds.percent(1, 5000) == 1
    assert odds.percent(4999, 5000) == 99
    assert odds.percent(0, 0) == 0


def test_words():
    assert odds.words(3, 18) == "3/18  17%"
    assert odds.words(19, 19) == "19/19 100%"
