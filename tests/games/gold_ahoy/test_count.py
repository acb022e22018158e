"""Counting the areas of Gold Ahoy! on tables small enough to draw in one's head."""

import random

from games.gold_ahoy import rules
from games.gold_ahoy.count import Count, NOBODY, owner
from games.gold_ahoy.tiles import tile


def count(*lying):
    """Count tiles given as (column, row, words, turns)."""
    made = [tile(words.split()) for _, _, words, _ in lying]
    return Count([(lying[i][0], lying[i][1], i + 1, lying[i][3]) for i in range(len(lying))], b"".join(made))


def full(words, size=6):
    """A full table of equal tiles."""
    return count(*[(column, row, words, 0) for column in range(size) for row in range(size)])


def areas(result):
    """[(is land, chests, South's paths, North's paths)] in the order shown."""
    return [(result.is_land(area),) + area[1:] for area in result.areas]


def random_placed(size=6):
    numbers = list(range(1, 37))
    for i in range(35, 0, -1):
        j = random.randrange(i + 1)
        numbers[i], numbers[j] = numbers[j], numbers[i]
    return [(i % size, i // size, numbers[i], random.randrange(4)) for i in range(size * size)]


def test_ga_8_land_joins_across_edges():
    """GA-8: two crosses side by side are one land."""
    assert areas(count((0, 0, "NESW chest land N", 0), (1, 0, "NESW chest land S", 0))) == [(True, 2, 2, 2)]


def test_ga_8_water_joins_across_corners():
    """GA-8: the corners of four crosses meet in the middle and are one water, which nobody reaches."""
    result = count(
        (0, 0, "NESW chest water NE", 0),
        (1, 0, "NESW chest water NW", 0),
        (0, 1, "NESW chest water SE", 0),
        (1, 1, "NESW chest water SW", 0),
    )
    assert areas(result) == [(False, 4, 0, 0)]
    assert result.nobody == 4 and result.scores == [0, 0]


def test_ga_8_parts_of_a_tile_stay_apart():
    """GA-8: two curves in one tile are two lands; the chest counts for its own only."""
    result = count((0, 0, "NE SW chest land N", 0))
    assert areas(result) == [(True, 1, 0, 1)]
    assert result.scores == [0, 1]


def test_ga_6_turns_are_clockwise():
    """GA-6: a chest on the north end lies east, south, west after one, two, three quarter turns."""
    for turns, paths in ((0, (0, 1)), (1, (0, 0)), (2, (1, 0)), (3, (0, 0))):
        assert areas(count((0, 0, "N E S W chest land N", turns))) == [(True, 1) + paths]
    beside = (1, 0, "NESW chest land N", 0)
    assert areas(count((0, 0, "N E S W chest land N", 1), beside)) == [(True, 2, 1, 1)]  # it lies to the east now
    assert areas(count((0, 0, "N E S W chest land N", 3), beside)) == [(True, 1, 1, 1), (True, 1, 0, 0)]
    curve = count((0, 0, "NE S W chest land N", 1))  # north-east turned once is east-south
    assert areas(curve) == [(True, 1, 1, 0)]


def test_ga_9_six_land_ends_and_seven_inlets():
    """GA-9: on the full table land has 6 ends a side, water 7 inlets: one at each corner of the grid."""
    assert areas(full("NESW chest land N")) == [(True, 36, 6, 6)]
    assert areas(full("N E S W chest water NE")) == [(False, 36, 7, 7)]


def test_ga_9_an_inlet_between_two_tiles_is_one_path():
    """GA-9: water at a corner of the grid is one path though two tiles meet there."""
    result = count((0, 0, "NESW chest water SE", 0), (1, 0, "NESW chest land N", 0))
    assert (False, 1, 1, 0) in areas(result)


def test_ga_10_more_paths_take_the_chest():
    """GA-10: one path against two, whoever is on which side."""
    south = count((0, 0, "NESW chest land N", 0), (1, 0, "NESW chest land N", 0), (0, 1, "NESW chest land N", 0))
    assert areas(south) == [(True, 3, 2, 1)]
    assert south.scores == [3, 0] and south.nobody == 0
    north = count((0, 1, "NESW chest land N", 0), (1, 1, "NESW chest land N", 0), (0, 0, "NESW chest land N", 0))
    assert areas(north) == [(True, 3, 1, 2)]
    assert north.scores == [0, 3]


def test_ga_10_equal_paths_give_it_to_nobody():
    """GA-10: equal, also none and none."""
    assert owner((0, 1, 0, 0)) == NOBODY and owner((0, 1, 2, 2)) == NOBODY
    assert owner((0, 1, 1, 0)) == 0 and owner((0, 1, 0, 1)) == 1 and owner((0, 5, 2, 3)) == 1
    assert count((0, 0, "NESW chest land N", 0)).nobody == 1


def test_ga_10_every_area_is_counted_by_itself():
    """GA-10: chests of different areas are not mixed; the richest area comes first."""
    result = count(
        (0, 0, "NS E W chest land N", 0),
        (1, 0, "N E S W chest land S", 0),
        (0, 1, "NS E W chest land N", 0),
        (1, 1, "N E S W chest land N", 0),
    )
    assert areas(result)[0] == (True, 2, 1, 1)
    assert sorted(areas(result)[1:]) == [(True, 1, 0, 1), (True, 1, 1, 0)]
    assert result.scores == [1, 1] and result.nobody == 2


def test_ga_12_richest_areas_first():
    """GA-12: areas are listed by their chests, most first; 20 random full tables."""
    random.seed(12)
    for _ in range(20):
        chests = [area[1] for area in Count(random_placed(), rules.SET).areas]
        assert chests == sorted(chests, reverse=True) and chests[0] > chests[-1] > 0


def test_ga_11_south_north_and_nobody_have_all_chests():
    """GA-11: also on half-filled tables; 50 random ones."""
    random.seed(11)
    for _ in range(50):
        placed = random_placed()[: random.randrange(1, 37)]
        result = Count(placed, rules.SET)
        assert sum(result.scores) + result.nobody == len(placed) == sum([area[1] for area in result.areas])


def test_ga_11_a_half_turn_of_the_table_swaps_the_scores():
    """GA-11: 50 random tables, full or not, turned by 180 degrees."""
    random.seed(180)
    for _ in range(50):
        placed = random_placed()[: random.randrange(1, 37)]
        around = [(-column, -row, one, (turns + 2) % 4) for column, row, one, turns in placed]
        here, there = Count(placed, rules.SET), Count(around, rules.SET)
        assert here.scores == list(reversed(there.scores))
        assert here.nobody == there.nobody


def test_ga_12_a_table_partly_filled():
    """GA-12: paths are counted on the outermost rows there are so far; nothing at all is no score."""
    assert Count([], rules.SET).scores == [0, 0]
    bent = count((0, 0, "NESW chest land N", 0), (1, 0, "NESW chest land N", 0), (1, 1, "NESW chest land N", 0))
    assert areas(bent) == [(True, 3, 2, 1)]  # the top of the tile at (0, 0) is not North's side any more


def test_ga_12_water_meets_at_a_corner_though_two_cells_are_empty():
    """GA-12: whatever comes into the gap joins the water there, so it is one area already."""
    result = count(
        (0, 0, "NESW chest water NE", 0),
        (1, 0, "NESW chest land N", 0),
        (1, 1, "NESW chest land N", 0),
        (2, 1, "NESW chest land N", 0),
        (2, 2, "NESW chest water SW", 0),
        (0, 1, "NESW chest land N", 0),
    )
    assert (False, 1, 0, 0) in areas(result)
    diagonal = count((0, 0, "NESW chest water NE", 0), (1, 1, "NESW chest water SW", 0))
    assert areas(diagonal) == [(False, 2, 0, 0)]


def test_ga_12_where_an_area_lies():
    """GA-12: the cells of an area, and which ends of a cell's tile are in it, as they lie after turning."""
    result = count((5, -3, "NES W chest land N", 1), (6, -3, "N E S W chest water NE", 0))
    land, water = sorted(result.areas, key=lambda area: not result.is_land(area))
    assert result.cells(land) == [(5, -3), (6, -3)]
    assert result.ends(land, 5, -3) == [2, 4, 6]  # east, south, west
    assert result.ends(land, 6, -3) == [6]
    assert result.cells(water) == [(5, -3), (6, -3)]
    assert result.ends(water, 6, -3) == [1, 3, 5, 7]
