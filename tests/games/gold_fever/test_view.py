"""What Gold Fever shows: shapes, words, the bag, the scores, the lights; a view is a pure function."""

import random

from games.gold_fever import view
from games.gold_fever.rules import State, STONES
from goldpan import keys, palette
from goldpan.game import CHANCE, OVER
from goldpan.keys import A, DOWN, LEFT, RIGHT, UP
from goldpan.play import Ui
from goldpan.scene import Scene
from goldpan.text import t, use, use_game
from support import apply_all, random_move


def ready():
    """The strings of the game, and a Ui as on the usual board."""
    use("en")
    use_game("gold_fever")
    return Ui(160, 128, 8, (UP, DOWN, LEFT, RIGHT, A), ["Ada", "Bo", "Cy", "Di", "Eve"], "full")


def lines(scene):
    return [item[6].strip() for item in scene.items if len(item) == 7]


# What the screen shows


def sheet():
    """Tiles 1 to 6 of the game's sheet as lists of 256 colours."""
    with open("games/gold_fever/icons.bmp", "rb") as file:
        data = file.read()
    width, height, start = data[18] | data[19] << 8, data[22] | data[23] << 8, data[10] | data[11] << 8
    assert data[28] == 4
    across = width // 16
    tiles = []
    for tile in range(1, 7):
        pixels = []
        for y in range(16):
            row = height - 1 - (tile // across * 16 + y)
            for x in range(tile % across * 16, tile % across * 16 + 16):
                byte = data[start + row * width // 2 + x // 2]
                pixels.append(byte & 15 if x % 2 else byte >> 4)
        tiles.append(pixels)
    return tiles


def test_dv_5_every_stone_has_its_own_shape():
    """DV-5: as silhouettes of one bit, any two kinds differ in more than 30 of 256 pixels."""
    tiles = sheet()
    for one in range(6):
        for other in range(one):
            first, second = tiles[one], tiles[other]
            differ = [i for i in range(256) if (first[i] == palette.BLACK) != (second[i] == palette.BLACK)]
            assert len(differ) > 30, (STONES[one], STONES[other])


def test_dv_5_every_stone_has_its_own_words_and_letters():
    """DV-5: on the screen, in the log, and on the page with all bags."""
    ui = ready()
    assert len(set([t(stone) for stone in STONES])) == 6
    assert len(set([t("stone_" + stone) for stone in STONES])) == 6
    header = view.details(State(3), ui)[3].split()
    assert len(set(header)) == 6
    assert len(set(view.TILES)) == 6 and len(set(view.LIGHTS)) == 6


def test_dv_5_whose_turn_it_is_is_marked_and_said():
    """DV-5: by words on top and an arrow at the scores, not by the colour alone."""
    ui = ready()
    for players in range(2, 6):
        for start in range(players):
            seen = lines(view.scene(State(players, start=start), ui))
            assert seen[0].startswith(ui.names[start] + "'s turn")
            assert len([line for line in seen if line.startswith("▶") and line[1] == ui.names[start][0]]) == 1


def test_every_scene_of_random_games_tells_what_counts():
    """Bag by kind, everybody's gold, whose turn, moves and keys; every text in its place, five and two players."""
    random.seed(5)
    ui = ready()
    Scene.misfits = []
    for players, race in ((2, True), (5, False), (5, True), (3, False)):
        state = State(players, race=race)
        ui.before = ui.move = None
        while state.turn != OVER:
            before = state.copy()
            move = random_move(state)
            state.apply(move)
            ui.before, ui.move, ui.progress = before, move, None
            ui.message = view.story(before, move, state, ui).split("\n")[0]
            for ui.progress in (None, 0, 80) if before.turn == CHANCE else (None,):
                scene = view.scene(state, ui)
                assert not Scene.misfits, Scene.misfits
                assert len(scene.lights) in (0, ui.lights)
            seen = lines(scene)
            bag = state.bags[view.shown_bag(state, ui)]
            for count in bag:
                assert str(count) in seen
            if state.speed and before.turn == CHANCE:  # stones and bag are of one player (GF-9)
                assert view.shown_bag(state, ui) == before.drawer
            told = [line for line in seen if len(line) > 1 and line[-1].isdigit() and not line.isdigit()]
            assert len(told) >= players
            assert seen[-1], "no line says what the keys do"
            if state.turn >= 0 and not state.speed:
                label = view.label(state, state.choices()[0], ui)
                assert label in seen or "◀" in seen
    Scene.misfits = None


def test_dv_4_a_rising_stone_tells_nothing_yet():
    """DV-4: what is decided is not seen early: while the stone comes out, all outcomes look alike."""
    random.seed(44)
    ui = ready()
    checked = 0
    for players, race in ((3, False), (2, True), (5, False)):
        state = State(players, race=race)
        while state.turn != OVER:
            if state.turn == CHANCE and not (state.race and state.speed):  # a race shows its stones at once
                seen = None
                for outcome, _ in state.outcomes():
                    after = state.copy()
                    after.apply(outcome)
                    ui.before, ui.move, ui.progress = state, outcome, 30
                    ui.message = view.story(state, outcome, after, ui).split("\n")[0]
                    scene = view.scene(after, ui)
                    if seen is None:
                        seen = (scene.items, scene.lights)
                    assert (scene.items, scene.lights) == seen, (state, outcome)
                    checked += 1
            state.apply(random_move(state))
    assert checked > 100


def test_a_bust_is_told_by_word_and_lights():
    """GF-5: the word on the screen, red on all lights."""
    ui = ready()
    state = apply_all(State(2), "draw", "gray", "draw")
    ui.before, ui.move = state.copy(), "gray"
    state.apply("gray")
    scene = view.scene(state, ui)
    assert "Bust!" in lines(scene)
    assert scene.lights == bytes((palette.RED,)) * 8


def test_every_moment_has_a_help_topic():
    ready()
    from games.gold_fever.help_en import TOPICS

    random.seed(1)
    state = State(3)
    seen = set()
    while state.turn != OVER:
        seen.add(view.topic(state))
        state.apply(random_move(state))
    assert seen and min(seen) >= 0 and max(seen) < len(TOPICS)


def test_there_is_nothing_secret():
    """No choice of Gold Fever is hidden from anybody."""
    random.seed(2)
    state = State(4, race=True)
    while state.turn != OVER:
        assert not state.secret
        state.apply(random_move(state))


def test_gf_9_late_presses_of_a_race_do_nothing():
    """GF-9: who goes on pressing after the gold of a race does not draw for the next player."""
    ui = ready()
    before = apply_all(State(2, race=True), "draw", "ruby")
    after = apply_all(before.copy(), ("press", 1))
    ui.before, ui.move, ui.progress = after.copy(), "gold", 10
    after.apply("gold")
    assert view.pace(ui.before, "gold", after, ui) >= 1000
    assert all([view.event(after, ui, keys.PRESS, key) for key in (keys.UP, keys.RIGHT, keys.A)])
    assert not view.event(after, ui, keys.PRESS, keys.MENU)
    ui.progress = None
    assert not view.event(after, ui, keys.PRESS, keys.A)
