"""Gold Ahoy!'s pictures, looked at pixel by pixel, and its screens under random presses."""

import os
import random
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tools"))

import sheets  # noqa: E402
from games.gold_ahoy import icons, table  # noqa: E402
from games.gold_ahoy.tiles import CHEST, load  # noqa: E402
from goldpan import library, palette  # noqa: E402
from goldpan.game import OVER  # noqa: E402
from goldpan.keys import RIGHT  # noqa: E402
from goldpan.opening import begin  # noqa: E402
from goldpan.scene import Scene  # noqa: E402
from hal.desktop.__main__ import open_app  # noqa: E402
from hal.desktop.device import Simulated  # noqa: E402
from hal.desktop.fuzz import check, fuzz  # noqa: E402

SET = load()
LAND, WATER = (palette.CREAM,), (palette.BLUE, palette.SKY)
WOOD = palette.SLATE, palette.GOLD, palette.BROWN
PLACES = ((8, 0), (15, 0), (15, 8), (15, 15), (8, 15), (0, 15), (0, 8), (0, 0))  # x, y of the eight ends


@pytest.fixture(scope="module")
def art():
    return [tile.rows for tile in sheets.read(ROOT / "art" / "gold_ahoy.txt")]


def pieces(rows, kinds):
    """For each pixel of these colours the number of the piece it is in; pixels touch along their sides."""
    found = {}
    for y in range(16):
        for x in range(16):
            if rows[y][x] in kinds and (x, y) not in found:
                number, fresh = len(set(found.values())), [(x, y)]
                while fresh:
                    at = fresh.pop()
                    if at in found or not (0 <= at[0] < 16 and 0 <= at[1] < 16) or rows[at[1]][at[0]] not in kinds:
                        continue
                    found[at] = number
                    fresh += [(at[0] + 1, at[1]), (at[0] - 1, at[1]), (at[0], at[1] + 1), (at[0], at[1] - 1)]
    return found


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("tile", range(1, 37))
def test_ga_7_the_picture_of_a_tile_joins_what_the_tile_joins(art, tile, turns):
    """GA-7: ends are joined in the drawing, chest included, exactly where they are in one part; the chest is on it."""
    lying, parts = 4 * tile + turns, SET[tile - 1]
    under, over = art[table.land(lying)], art[table.chest(lying)]
    on_land = parts[CHEST] % 2 == 0
    ground = LAND[0] if on_land else WATER[0]
    rows = [[c if not c else ground if c in WOOD else c for c in line] for line in over]
    rows = [[a or b for a, b in zip(*lines, strict=True)] for lines in zip(rows, under, strict=True)]
    drawn = {**pieces(rows, LAND), **{at: 100 + n for at, n in pieces(rows, WATER).items()}}
    ends = {(end + 2 * turns) % 8: parts[end] for end in range(8)}
    for one in range(8):
        assert (drawn[PLACES[one]] < 100) == (one % 2 == 0)
        for other in range(8):
            assert (drawn[PLACES[one]] == drawn[PLACES[other]]) == (ends[one] == ends[other]), (one, other)
    chest = {drawn[x, y] for y in range(16) for x in range(16) if over[y][x] in WOOD}
    assert chest == {drawn[PLACES[(parts[CHEST] + 2 * turns) % 8]]}


def test_land_water_and_chests_differ_in_gray():
    """DV-5: nothing is told by colour alone."""
    light = [sheets.gray(rgb) & 255 for rgb in palette.RGB]
    assert light[palette.CREAM] - light[palette.BLUE] >= 96
    assert light[palette.GOLD] - light[palette.SLATE] >= 96
    assert light[palette.BLUE] - light[palette.SLATE] >= 32


def test_a_tile_face_down_has_neither_land_nor_water(art):
    """What the score by area does not mean."""
    colours = {colour for line in art[icons.LAID] for colour in line}
    assert palette.SLATE in colours and not colours & {*LAND, *WATER}


@pytest.mark.parametrize("seed", [1, 2])
def test_random_presses(seed, monkeypatch):
    """Its screens under random presses, this game alone in the menu: all fits, nothing sticks or fails."""
    monkeypatch.setattr(library, "GAMES", ("gold_ahoy",))
    presses = 100000 if os.environ.get("SOAK") else 12000
    seen = fuzz(open_app(Simulated("pico_st7735r", seed), strict=True), presses, seed)
    assert seen["gold_ahoy"] > presses // 2 and seen["Result"] > 20


@pytest.mark.parametrize("paper", [False, True])
@pytest.mark.parametrize("facing", [0, 1, 2])
def test_every_page_of_the_score_fits(paper, facing, monkeypatch):
    """GA-12: each area's page of a whole game, at every fifth tile, with names as long as they get."""
    monkeypatch.setattr(Scene, "misfits", [])
    rng = random.Random(facing)
    app = open_app(Simulated("pico_st7735r", facing), strict=True)
    app.device.screen.painting = False
    begin(app, "gold_ahoy", 2, facing % 2, {"paper": paper, "facing": facing}, ["Wolfgang", "Maximili"])
    play, pages = app.top, 0
    while play.session.state.turn != OVER:
        play.make(rng.choice(play.session.state.choices()))
        check(play.scene())
        if len(play.session.state.placed()) % 5 == 1:
            _, make = play.view.pages(play.session.state, play.ui)[0]
            page = make(app, play)
            for _ in range(len(page.count.areas) + 1):
                check(page.scene())
                page.press(RIGHT)
                pages += 1
            assert page.at == 0
    assert pages > 30
