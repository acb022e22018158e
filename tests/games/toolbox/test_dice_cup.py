"""What dice do without a screen: fair faces, sums, the highest, saved dice (DV-1)."""

from games.toolbox import cup


def test_dv_1_every_face_of_every_die_is_exactly_equally_likely():
    """DV-1: of the 256 values a byte can have, each face gets the same number and the rest is thrown away."""
    for sides in cup.SIDES:
        faces = [0] * (sides + 1)
        for byte in range(256):
            values = Bytes(byte)
            face = cup.roll((sides, 1, 1), values)[0]
            if not values.rejected:
                faces[face] += 1
        assert faces[0] == 0
        assert set(faces[1:]) == {256 // sides}


class Bytes:
    """Entropy that is one given byte; `rejected` when another one is asked for, which is then 0."""

    def __init__(self, byte):
        self.bytes = [byte]
        self.rejected = False

    def __call__(self, n):
        assert n == 1
        if self.bytes:
            return bytes((self.bytes.pop(),))
        self.rejected = True
        return b"\x00"


def test_the_dice_there_are():
    """d2, d3, d4, d6, d8, d10, d12, d20, d100; one to six of them."""
    assert cup.SIDES == (2, 3, 4, 6, 8, 10, 12, 20, 100)
    for count in range(1, 7):
        assert len(cup.roll((6, count, count), lambda n: bytes(n))) == count


def test_the_highest_count():
    """The `keep` highest dice are summed; of equal ones the first count."""
    assert cup.total([3, 5, 1, 5], 4) == 14
    assert cup.total([3, 5, 1, 5], 3) == 13
    assert cup.total([3, 5, 1, 5], 1) == 5
    assert cup.dropped([3, 5, 1, 5], 4) == [False] * 4
    assert cup.dropped([3, 5, 1, 5], 1) == [True, False, True, True]
    assert cup.dropped([2, 2, 2], 2) == [False, False, True]


def test_the_best_three_of_four_by_enumeration():
    """4d6 best 3: the average over all 1,296 rolls is 15869/1296, well known from role-playing."""
    total = 0
    for roll in range(1296):
        total += cup.total([1 + roll // 6**place % 6 for place in range(4)], 3)
    assert total == 15869


def test_changing_the_cup_goes_round_and_stays_sound():
    """Each change comes back to where it began; where all dice counted, all of more dice count."""
    assert cup.with_count((6, 2, 2), 1) == (6, 3, 3)
    assert cup.with_count((6, 6, 6), 1) == (6, 1, 1)
    assert cup.with_count((6, 4, 3), -1) == (6, 3, 3)
    assert cup.with_count((6, 4, 3), -2) == (6, 2, 2)
    assert cup.with_keep((6, 4, 4), 1) == (6, 4, 1)
    assert cup.with_sides((100, 1, 1), 1) == (2, 1, 1)
    for change, steps in ((cup.with_sides, 9), (cup.with_count, 6), (cup.with_keep, 4)):
        dice = (20, 4, 4)
        for _ in range(steps):
            dice = change(dice, 1)
            assert cup.sound(dice)
        assert dice[0] == 20 and dice[1] == 4 and dice[2] in (1, 4)


def test_saved_dice_out_of_a_damaged_memory():
    """Defaults where there is no list; what is unsound in one is left out; never more than there is room for."""
    for kept in (None, {}, "6", 6, True):
        assert cup.presets(kept) == list(cup.DEFAULTS)
    assert cup.presets([]) == []
    bad = [[6, 2], [7, 1, 1], [6, 0, 0], [6, 7, 7], [6, 2, 3], [6, 2, 0], "666", None, [6.0, 1, 1], [6, True, 1], {}]
    for one in bad:
        assert not cup.sound(one)
        assert cup.presets([one, [8, 2, 1]]) == [(8, 2, 1)]
    assert len(cup.presets([[6, 1, 1]] * 50)) == cup.PRESETS
    assert all([cup.sound(dice) for dice in cup.DEFAULTS])
