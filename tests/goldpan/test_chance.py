"""The die and the bag (DV-1, DV-2), proved by trying every byte there is."""

from goldpan.chance import Bag, pick, roll, uniform
from support import refused


class Rejected(Exception):
    """The byte was thrown away and another one asked for."""


def once(data):
    """Entropy that gives `data` once."""
    left = [data]

    def some(n):
        if not left:
            raise Rejected
        assert n == len(left[0])
        return left.pop()

    return some


def counts(draw, n):
    """How often each of 0 to n - 1 comes out over all byte values, and how many bytes are thrown away."""
    found, rejected = [0] * n, 0
    for byte in range(256):
        try:
            found[draw(once(bytes((byte,))))] += 1
        except Rejected:
            rejected += 1
    return found, rejected


def test_dv_1_every_face_of_every_die_is_equally_likely():
    """DV-1: d2 to d100: over all 256 bytes each face comes 256 // n times, the rest is thrown away."""
    for n in range(2, 101):
        found, rejected = counts(lambda entropy, n=n: roll(n, entropy) - 1, n)
        assert found == [256 // n] * n, n
        assert rejected == 256 % n, n


def test_dv_1_a_thrown_away_byte_is_followed_by_a_fresh_one():
    """DV-1: rejection: the next byte decides alone, however many were thrown away before."""
    for face in range(6):
        stream = [255, 252, 254, face]
        assert uniform(6, lambda n, stream=stream: bytes((stream.pop(0),))) == face
        assert not stream


def test_dv_1_one_byte_serves_256_faces_and_two_serve_more():
    """DV-1: no face is left out where a byte has just enough values, or too few."""
    assert [uniform(256, once(bytes((byte,)))) for byte in range(256)] == list(range(256))
    assert uniform(257, once(b"\x01\x00")) == 256
    assert uniform(65536, once(b"\xff\xfe")) == 65534


def test_dv_1_outcomes_come_as_often_as_their_weights_say():
    """DV-1: a fresh bag of Gold Fever: over all bytes each stone comes weight × (256 // 19) times."""
    outcomes = [("gold", 5), ("gray", 4), ("black", 4), ("white", 4), ("ruby", 1), ("emerald", 1)]
    found, rejected = counts(lambda entropy: pick(outcomes, entropy), 6)
    assert found == [weight * 13 for _, weight in outcomes]
    assert rejected == 256 - 19 * 13


def test_dv_1_a_certain_outcome_needs_no_entropy():
    """DV-1: nothing to decide, nothing used up."""
    assert pick([("gold", 3)], None) == 0


def test_dv_1_nothing_to_pick_from_is_refused():
    """DV-1: a die has at least one face."""
    assert "at least one" in refused(uniform, 0, None)
    assert "at least one" in refused(pick, [], None)


def numbers(*picked):
    """Entropy that makes `uniform` give these numbers, one after another."""
    left = list(picked)
    return lambda n: bytes((left.pop(0),))


def paths(size):
    """All rows of picks that empty a bag of `size` stones."""
    found = [()]
    for left in range(size, 0, -1):
        found = [path + (index,) for path in found for index in range(left)]
    return found


def sequences(stones):
    """{drawn row: how many of all equally likely rows of picks give it} for a bag filled in this order."""
    found = {}
    for path in paths(len(stones)):
        bag = Bag()
        for stone in stones:
            bag.put(stone)
        entropy = numbers(*path)
        drawn = tuple([bag.draw(entropy) for _ in stones])
        assert sorted(drawn) == sorted(stones), "a stone came twice before it was put back"
        found[drawn] = found.get(drawn, 0) + 1
    return found


def test_dv_2_order_put_in_has_no_effect():
    """DV-2: for every order of filling, each row of stones drawn is exactly equally likely."""
    for stones in ("aabc", "abac", "abca", "baac", "baca", "bcaa", "caba", "cbaa", "acab", "acba", "aacb", "caab"):
        assert set(sequences(stones).values()) == {2}, stones  # two stones are alike: 24 paths, 12 rows
        assert len(sequences(stones)) == 12


def test_dv_2_a_stone_drawn_stays_out_until_it_is_put_back():
    """DV-2: seven stones, seven different ones; then any may come again."""
    bag = Bag(range(7))
    assert sorted([bag.draw(numbers(0)) for _ in range(7)]) == list(range(7))
    assert len(bag) == 0
    assert "empty" in refused(bag.draw, None)
    bag.put(3)
    assert len(bag) == 1
    assert bag.draw(numbers(0)) == 3
