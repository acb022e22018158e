"""Colours that mean different things stay apart for every eye, and each has a shape, a letter or its brightness too.

The simulation is in `tools/colours.py`, the table it makes in `docs/accessibility.md`.
"""

import sys
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

import colours  # noqa: E402
import sheets  # noqa: E402
from colours import distance, GROUPS, lab, linear, nearest, seen, SIGHTS  # noqa: E402
from games.go_goblin_go import signs  # noqa: E402
from goldpan import palette, text  # noqa: E402
from goldpan.text import languages, t, use, use_game, use_tool  # noqa: E402

LEAST = 9  # CIEDE2000 of any two colours that mean different things in one place, for every eye
BRIGHT = 35  # L* between two that only their brightness tells apart besides
STROKES = 24  # pixels of 256 in which two icons differ when their colours are gone
SIGHT = pytest.mark.parametrize("sight", SIGHTS)

# How a group is told apart besides: the icons of an art file, the text of each, or "brightness".
MARKS = {
    "stones of Gold Fever": ("gold_fever", "gold gray black white ruby emerald"),
    "goblins": signs.SIGNS,
    "goblins in outline": signs.SIGNS,
    "players": tuple("colour_" + str(number) for number in range(7)),
    "land and water of Gold Ahoy!": "brightness",
    "tokens of bag and track": ("toolbox", "token_a token_b token_c token_d token_e token_f token_g token_h"),
    "verdicts of the fairness test": ("fairness_fair", "fairness_unusual", "fairness_unfair"),
    "text, and what cannot be chosen": ("✓", "×"),
    "the chosen answer and others": "brightness",
}
STRINGS = {"players": "lib/goldpan/settings", "verdicts of the fairness test": "toolbox"}


# The arithmetic


@pytest.mark.parametrize(
    ("one", "two", "wanted"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_ciede2000(one, two, wanted):
    """Pairs that were published to test it."""
    assert colours.difference(one, two) == pytest.approx(wanted, abs=1e-4)
    assert colours.difference(two, one) == pytest.approx(wanted, abs=1e-4)


@SIGHT
def test_grays_look_the_same_to_every_eye(sight):
    for share in (0, 0.1, 0.5, 1):
        assert seen([share] * 3, sight) == pytest.approx([share] * 3, abs=1e-5)


def test_each_deficiency_has_the_confusions_it_is_known_for():
    red, green, blue = (linear(rgb) for rgb in (0xB00000, 0x006800, 0x0000F8))

    def between(one, two, sight):
        return colours.difference(lab(seen(one, sight)), lab(seen(two, sight)))

    for sight in ("protanopia", "deuteranopia"):
        assert between(red, green, sight) < between(red, green, "usual") / 2
        assert between(green, blue, sight) > 40
    teal, sky = linear(0x00A070), linear(0x0090C0)
    assert between(teal, sky, "tritanopia") < between(teal, sky, "usual") / 2


# The palette


@SIGHT
@pytest.mark.parametrize(("what", "indices"), GROUPS, ids=[what for what, _ in GROUPS])
def test_dv_5_colours_that_mean_different_things_are_far_enough_apart(what, indices, sight):
    assert len(set(indices)) == len(indices)
    assert nearest(indices, sight)[0] >= LEAST, nearest(indices, sight)


def test_the_documented_table_is_the_computed_one():
    """The smallest distance is stated where people look for it."""
    page = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
    assert "\n".join(colours.lines()) in page, "\n".join(colours.lines())
    smallest = min(nearest(indices, sight)[0] for _, indices in GROUPS for sight in SIGHTS)
    assert "{:.1f}".format(smallest) in page.split("|")[0]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("what", "indices"), GROUPS, ids=[what for what, _ in GROUPS])
def test_dv_5_nothing_is_told_by_colour_alone(what, indices, language):
    marks = MARKS[what]
    if marks == "brightness":
        for sight in SIGHTS:
            lights = sorted(lab(seen(linear(palette.RGB[index]), sight))[0] for index in indices)
            assert min(b - a for a, b in zip(lights, lights[1:], strict=False)) >= BRIGHT
    elif len(marks) == 2 and " " in marks[1]:
        tiles = {tile.name: tile.rows for tile in sheets.read(ROOT / "art" / (marks[0] + ".txt"))}
        names = marks[1].split()
        assert len(names) == len(indices)
        assert min(strokes(tiles[one], tiles[two]) for one, two in combinations(names, 2)) >= STROKES
    else:
        if what in STRINGS:
            use(language)
            use_tool(STRINGS[what])
            marks = [t(key) for key in marks]
            use_game(None)
            use(text.ENGLISH)
        assert len(set(marks)) == len(indices)


def strokes(one, two):
    """In how many pixels two icons differ in gray, each measured by its own mean: blank, dark or light."""
    return sum(a != b for a, b in zip(shape(one), shape(two), strict=True))


def shape(rows):
    grays = [sheets.gray(palette.RGB[index]) & 255 if index else None for row in rows for index in row]
    inked = [gray for gray in grays if gray is not None]
    mean = sum(inked) / len(inked)
    return [None if gray is None else gray > mean for gray in grays]


@pytest.mark.parametrize("place", ["jungle", "shovel", "footprint", "camp", "treasure_4", "temple", "harbour"])
def test_dv_5_what_can_be_chosen_on_the_map_has_another_shape(place):
    """A space as it is, offered, and under the cursor: white and red rims look alike to nobody."""
    tiles = {tile.name: tile.rows for tile in sheets.read(ROOT / "art" / "go_for_gold@11.txt")}
    ways = [tiles[place], tiles[place + "_offered"], tiles[place + "_chosen"]]
    assert min(strokes(one, two) for one, two in combinations(ways, 2)) >= STROKES
    for sight in SIGHTS:
        assert distance(palette.WHITE, palette.RED, sight) > 30


def test_icons_of_goblins_differ_in_shape():
    tiles = {tile.name: tile.rows for tile in sheets.read(ROOT / "art" / "go_goblin_go.txt")}
    goblins = ["red", "orange", "yellow", "green", "blue", "black"]
    assert min(strokes(tiles[one], tiles[two]) for one, two in combinations(goblins, 2)) >= 2 * STROKES
