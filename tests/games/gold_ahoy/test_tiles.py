"""The tiles of Gold Ahoy!: the model, the default set, and how a bad set is refused."""

from games.gold_ahoy import rules, tiles
from games.gold_ahoy.tiles import ENDS, read, tile
from support import refused

# every way to join four ends in a ring so that no two joins cross, and the corners that are then joined
WAYS = (
    ("N E S W", "NE+SE+SW+NW"),
    ("NE S W", "NE SE+SW+NW"),
    ("ES N W", "SE NE+SW+NW"),
    ("SW N E", "SW NE+SE+NW"),
    ("NW E S", "NW NE+SE+SW"),
    ("NS E W", "NE+SE SW+NW"),
    ("EW N S", "NE+NW SE+SW"),
    ("NE SW", "NE SW SE+NW"),
    ("NW ES", "NW SE NE+SW"),
    ("NES W", "NE SE SW+NW"),
    ("ESW N", "SE SW NE+NW"),
    ("NSW E", "SW NW NE+SE"),
    ("NEW S", "NW NE SE+SW"),
    ("NESW", "NE SE SW NW"),
)


def parts_of(groups, kind):
    """The parts of a tile as sets of ends' names, of land or of water."""
    one = tile((groups + " chest land N").split())
    roots = set([one[end] for end in range(kind, 8, 2)])
    return sorted([sorted([ENDS[end] for end in range(kind, 8, 2) if one[end] == root]) for root in roots])


def good_lines():
    return ["{} NESW chest land N".format(number) for number in range(1, 37)]


def refusal(number, line):
    """Why a set is refused in which one tile's line is another."""
    lines = good_lines()
    lines[number - 1] = line
    return refused(read, lines)


def test_ga_7_the_fourteen_ways_and_their_water():
    """GA-7: the land ends are joined in 14 ways without a crossing, and the water corners accordingly."""
    for land, water in WAYS:
        assert parts_of(land, 0) == sorted([sorted(group) for group in land.split()])
        assert parts_of(land, 1) == sorted([sorted(group.split("+")) for group in water.split()])
    assert len(set([str(parts_of(land, 0)) for land, _ in WAYS])) == 14


def test_ga_7_land_and_water_make_five_parts():
    """GA-7: one part of land less is one part of water more."""
    for land, water in WAYS:
        assert len(land.split()) + len(water.split()) == 5


def test_ga_7_the_default_set():
    """GA-7: 36 tiles with one chest each, half on land, half on water; all 14 ways are there."""
    found = tiles.load()
    assert len(found) == 36 and b"".join(found) == rules.SET
    assert sum([one[tiles.CHEST] % 2 for one in found]) == 18
    assert len(set([one[:8] for one in found])) == 14


def test_ga_7_chest_positions():
    """GA-7: a chest is on land at an edge or in water at a corner."""
    for number in range(8):
        kind = "water" if number % 2 else "land"
        assert tile(["NESW", "chest", kind, ENDS[number]])[tiles.CHEST] == number


def test_ga_7_remarks_spaces_and_order_do_not_matter():
    """GA-7: the file may have remarks and empty lines; tiles may stand in any order, letters too."""
    lines = ["# mine", ""] + list(reversed(good_lines()))
    lines[-1] = "  1   SWEN   chest  land N   # one"
    assert read(lines) == read(good_lines())
    assert tiles.checksum(read(lines)) == tiles.checksum(read(good_lines()))


def test_ga_7_a_bad_set_is_refused_with_number_and_reason():
    """GA-7: what is wrong with which tile."""
    land = "the chest must be on land at N, E, S or W, or in water at NE, SE, SW or NW."
    assert refusal(7, "7 NS EW chest land N") == "Tile 7: the joins NS and EW cross."
    assert refusal(7, "7 WE SN chest land N") == "Tile 7: the joins NS and EW cross."
    assert refusal(8, "8 NE S chest land N") == "Tile 8: the land end W is missing."
    assert refusal(9, "9 NE SW N chest land N") == "Tile 9: the land end N is there twice."
    assert refusal(9, "9 NNE SW chest land N") == "Tile 9: the land end N is there twice."
    assert refusal(10, "10 NE SX W chest land N") == "Tile 10: X is not a land end."
    assert refusal(11, "11 NESW") == "Tile 11: there must be one chest."
    assert refusal(11, "11 NESW chest land N chest land S") == "Tile 11: there must be one chest."
    assert refusal(12, "12 NESW chest land NE") == "Tile 12: " + land
    assert refusal(12, "12 NESW chest water N") == "Tile 12: " + land
    assert refusal(12, "12 NESW chest air N") == "Tile 12: " + land
    assert refusal(12, "12 NESW chest land") == "Tile 12: " + land
    assert refusal(13, "14 NESW chest land N") == "Tile 14 stands there twice."
    assert refusal(13, "37 NESW chest land N") == "Tile 37: numbers go from 1 to 36."
    assert refusal(13, "0 NESW chest land N") == "Tile 0: numbers go from 1 to 36."
    assert refusal(13, "9" * 500 + " NESW") == "Tile " + "9" * 20 + "…: numbers go from 1 to 36."
    assert refusal(13, "x NESW chest land N") == "Line 13 does not begin with a tile's number."
    assert refusal(13, "") == "Tile 13 is missing."


def test_ga_7_the_checksum_tells_sets_apart():
    """GA-7: any other join or chest gives another checksum, 16 bits; so a journal knows its set."""
    sums = set()
    for line in ("1 NESW chest land N", "1 NESW chest land E", "1 NESW chest water NE", "1 NES W chest land N"):
        sums.add(tiles.checksum(read([line] + good_lines()[1:])))
    sums.add(tiles.checksum(read([good_lines()[0], "2 NES W chest land N"] + good_lines()[2:])))
    assert len(sums) == 5
    assert rules.DATA_SUM == tiles.checksum(tiles.load()) and 0 < rules.DATA_SUM < 65536
