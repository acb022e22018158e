"""What Go for Gold sends to the panel, and whatever is pressed in it, in the simulator."""

import os
import random

import pytest

from goldpan import library
from goldpan.game import CHANCE, OVER
from goldpan.keys import A, B, DOWN, LEFT, RIGHT, UP
from goldpan.opening import begin
from hal.desktop.fuzz import fuzz, size
from support_simulator import click, drawn, started, WHOLE

PRESSES = 30000 if os.environ.get("SOAK") else 800
NAMES = ["Player {}".format(seat + 1) for seat in range(4)]
MODES = pytest.mark.parametrize(("side", "sheet"), [("A", False), ("B", False), ("A", True), ("B", True)])
ARROWS = (UP, DOWN, LEFT, RIGHT)


def playing(side="A", sheet=False, players=4, seed=1, animation="off"):
    """An app on the simulated board, in a game."""
    app = started(seed)
    app.settings.values["animation"] = animation
    begin(app, "go_for_gold", players, 0, {"side": side, "sheet": sheet}, NAMES[:players])
    app.step()
    return app


def sent(app, key):
    """Pixels that a press sends."""
    before = app.device.screen.wire.pixels
    click(app, key)
    return app.device.screen.wire.pixels - before


def telling(app, state):
    """Does the screen only tell who arrived or is out?"""
    view, ui = app.top.view, app.top.ui
    return view.arrived(state, ui) is not None or bool(view.noticed(state, ui))


def moments(side, sheet, seed, presses=400):
    """Play at random; yields (app, its state) before each press, as long as the game lasts."""
    app = playing(side, sheet, 4, seed)
    rng = random.Random(seed)
    for _ in range(presses):
        if type(app.top).__name__ != "Play" or app.top.session.state.turn == OVER:
            return
        yield app, app.top.session.state
        click(app, rng.choice(ARROWS) if rng.random() < 0.3 else A)


@MODES
def test_moving_the_cursor_sends_less_than_a_tenth_of_the_screen(side, sheet):
    """Every arrow in every question of a game; on the map three spaces at most, 528 pixels."""
    most, asked = {}, {}
    for app, state in moments(side, sheet, 2):
        asked[state.phase] = asked.get(state.phase, 0) + 1
        if state.turn == CHANCE or telling(app, state) or asked[state.phase] > 25:
            continue
        for key in ARROWS:
            most[state.phase] = max(most.get(state.phase, 0), sent(app, key))
            assert app.top.session.state is state
    assert max(most.values()) < WHOLE // 10, most
    assert sheet or most["step"] <= 3 * 16 * 11
    assert set(most) >= ({"shovels", "footprints", "ended"} if sheet else {"start", "footprint", "step", "search"})


@pytest.mark.parametrize("side", "AB")
def test_a_step_is_a_small_update(side):
    """A step changes where the player was and is, the spaces offered before and after, and two words."""
    most = 0
    for app, state in moments(side, False, 3):
        if state.phase == "step" and not telling(app, state) and state.left > 1:
            most = max(most, sent(app, A))
            assert sent(app, B) < WHOLE // 4  # the same way back
    assert 0 < most < WHOLE // 4


@MODES
def test_the_panel_shows_every_scene(side, sheet):
    """Tiles of 11 rows, three scales: pixel by pixel what the sheets say."""
    seen = {}
    for app, _ in moments(side, sheet, 5, 250):
        scene = app.device.screen.scene
        seen[scene.name] = seen.get(scene.name, 0) + 1
        if seen[scene.name] <= 4:
            assert app.device.screen.rgb()[2] == drawn(scene), scene.name
    assert len(seen) > 4


@MODES
def test_items_of_one_kind_do_not_overlap(side, sheet):
    """A scene's own rule: tiles beside tiles, text beside text."""
    for app, _ in moments(side, sheet, 6, 250):
        for length in (6, 7):
            places = []
            for item in app.device.screen.scene.items:
                if len(item) == length:
                    width, height = size(item)
                    x, y, scale = item[0], item[1], item[3]
                    places.append((x, y, x + width * scale, y + height * scale))
            for number, (left, top, right, bottom) in enumerate(places):
                for x, y, to_x, to_y in places[:number]:
                    assert right <= x or to_x <= left or bottom <= y or to_y <= top, app.device.screen.scene.name


@MODES
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_presses_find_nothing(side, sheet, players):
    """Nothing fails, sticks, is cut off or leaves the screen, with the longest names and animations on."""
    app = playing(side, sheet, players, players, "full")
    seen = fuzz(app, PRESSES, players)
    assert any(name.startswith("go_for_gold ") for name in seen)


def test_fg_17_a_bad_map_is_shown_with_island_line_and_reason(tmp_path, monkeypatch):
    """FG-17: what is wrong stands on the screen; any key leads back to the menu, where sheet mode can be begun."""
    app = started()
    for key in (DOWN, DOWN, A):
        click(app, key)
    text = open(library.load("go_for_gold", "island_file").file_of("A")).read()
    lines = text.split("\n")
    row = next(number for number, line in enumerate(lines) if line and line[0] != "#" and "0" in line)
    lines[row] = lines[row].replace("0 .", "0 -")
    (tmp_path / "A").write_text("\n".join(lines))
    library.load("go_for_gold", "rules")
    monkeypatch.setattr(library.load("go_for_gold", "island_check"), "file_of", lambda side: str(tmp_path / side))
    click(app, A)
    shown = " ".join(item[6].strip() for item in app.device.screen.scene.items if len(item) == 7)
    assert "Map of island A. Line {}: harbour 0 has".format(row + 1) in shown
    assert app.journal.start is None
    click(app, B)
    assert type(app.top).__name__ == "MainMenu"
