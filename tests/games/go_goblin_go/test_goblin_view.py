"""Go Goblin, Go! as people see it: the main screen, choosing, the roll, and what must stay secret."""

import random

from games.go_goblin_go import choose, hands, icons, pages, view
from games.go_goblin_go.data import ABILITIES
from games.go_goblin_go.signs import SIGNS
from goldpan import keys, text
from goldpan.game import CHANCE, OVER
from goldpan.play import Ui
from goldpan.scene import Scene
from support import apply_all, random_game, random_move
from support_go_goblin_go import A, B, BLACK, BLUE, GREEN, named, ORANGE, PIT, RED, rolled, table, YELLOW

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi"]
text.use("en")
text.use_game("go_goblin_go")


def eyes(players=2, lights=8):
    """A Ui as `goldpan.play` makes it."""
    return Ui(160, 128, lights, (0, 1, 2, 3, 4, 5), NAMES[:players], "full")


def shown(state, ui):
    """The scene; every text fits and everything is on the screen."""
    Scene.misfits = []
    scene = view.scene(state, ui)
    assert not Scene.misfits, Scene.misfits
    Scene.misfits = None
    for item in scene.items:
        width, height = (6, 12) if len(item) == 7 else (16, 16)
        rows = 1 if len(item) == 7 else len(item[5]) // item[2]
        assert 0 <= item[0] and item[0] + item[2] * width * item[3] <= 160, item
        assert 0 <= item[1] and item[1] + rows * height * item[3] <= 128, item
    return scene


def lines(scene):
    """All texts, top to bottom and left to right."""
    rows = [(item[1], item[0], item[6].strip()) for item in scene.items if len(item) == 7]
    return [words for _, _, words in sorted(rows) if words]


def says(scene, words):
    return words in " ".join(lines(scene))


def press(state, ui, *pressed):
    """Presses of a player in turn, as `Play` hands them on: A taps, holds are `look`."""
    move = None
    for key in pressed:
        if view.event(state, ui, keys.PRESS, key):
            view.event(state, ui, keys.RELEASE, key)
            continue
        move = view.back(state, ui) and None if key == keys.B else view.press(state, ui, key)
        view.event(state, ui, keys.RELEASE, key)
    return move


def look(state, ui):
    """Hold A on the veil; the cards stay open until `hide`."""
    view.event(state, ui, keys.PRESS, keys.A)
    view.event(state, ui, keys.HOLD, keys.A)
    return shown(state, ui)


def hide(state, ui):
    view.event(state, ui, keys.RELEASE, keys.A)
    return shown(state, ui)


def at_ability(state, ui):
    """Put the cursor on "use an ability" and press A."""
    ui.cursor = choose.options(state, ui).index(choose.ABILITY)
    press(state, ui, keys.A)
    return ui


def take(state, ui, goblin):
    """Behind the veil, take the card of a goblin."""
    at_ability(state, ui)
    look(state, ui)
    hide(state, ui)
    press(state, ui, *[keys.DOWN] * hands.rows(state).index(goblin))
    press(state, ui, keys.A)
    return ui


# The main screen


def test_go_2_main_screen_shows_tunnel_track_tiles_and_rocks():
    """GO-2, GO-3, GO-4, GO-20: the values, six signs, six costs in order with their goblins, two tiles each, rocks."""
    state = table(cubes=(BLACK, YELLOW, GREEN, BLUE, ORANGE, RED), red=3, orange=3, blue=10)
    scene = shown(state, eyes())
    found = lines(scene)
    assert found[0].startswith("Ada's turn") and found[0].endswith("3 rocks")
    assert [words for words in found if words in SIGNS] and sorted(SIGNS) == sorted([w for w in found if w in SIGNS])
    values = " ".join([item[6] for item in scene.items if len(item) == 7 and item[1] == 39 and item[0] > 25])
    assert values.split() == list("1122334567")
    costs = [(item[0], item[6]) for item in scene.items if len(item) == 7 and item[2] == 1 and item[1] == 53]
    assert [cost for _, cost in sorted(costs)] == list("012345")
    goblins = sorted([(item[0], item[5][0] - icons.RED) for item in scene.items if len(item) == 6 and item[1] == 51])
    assert [goblin for _, goblin in goblins[:6]] == state.levels
    tiles = [item[6] for item in scene.items if len(item) == 7 and item[2] == 3 and item[1] in (67, 80)]
    for level in range(6):
        goblin = state.levels[level]
        assert tiles[2 * level] == "{} {}".format(*state.tiles[2 * goblin])
        assert tiles[2 * level + 1] == "{} {}".format(*state.tiles[2 * goblin + 1])


def test_go_10_two_on_a_space_stand_above_each_other():
    """GO-10: no two signs lie on each other, on a space nor on START."""
    scene = shown(table(red=3, orange=3, blue=10), eyes())
    places = {}
    for item in scene.items:
        if len(item) == 7 and item[6] in SIGNS:
            places[item[0], item[1]] = item[6]
    assert len(places) == 6
    assert places[52, 26] == SIGNS[RED] and places[52, 14] == SIGNS[ORANGE]


def bright(scene):
    """Goblins of the track that are not dim."""
    return [
        item[5][0] - icons.RED
        for item in scene.items
        if len(item) == 6 and item[1] == 51 and icons.RED <= item[5][0] <= icons.BLACK
    ]


def lit(scene):
    """Tiles that stand out, as (x, y)."""
    return [
        (item[0], item[1])
        for item in scene.items
        if len(item) == 7 and item[1] in (67, 80) and item[2] == 3 and item[4] == 0
    ]


def test_go_6_what_answers_the_roll_stands_out():
    """GO-6, GO-7, GO-9: lit tiles answer; bright goblins can be moved; too dear is dim with lit tiles."""
    state = rolled(1)  # red has the 1 twice on level 0, orange twice on level 1
    scene = shown(state, eyes())
    assert bright(scene) == [RED, ORANGE] and len(lit(scene)) == 4
    state = rolled(6)  # green on 3, blue on 4, black twice on 5, with 3 rocks
    scene = shown(state, eyes())
    assert bright(scene) == [GREEN] and len(lit(scene)) == 4
    assert bright(shown(table(), eyes())) == [RED, ORANGE, YELLOW, GREEN, BLUE, BLACK]


def test_go_6_only_what_is_allowed_is_offered_and_all_of_it():
    """GO-6, GO-7, GO-12, GO-22: over random games the cursor goes over the public choices and the door to the cards."""
    random.seed(4)
    for players in (2, 6):
        ui = eyes(players)

        def check(state, ui=ui):
            if state.phase not in ("act", "after"):
                assert choose.options(state, ui) == []
                return
            found = choose.options(state, ui)
            public = [move for move in state.choices() if isinstance(move, str) or move[0] == "move"]
            assert sorted([str(move) for move in found if move != "ability"]) == sorted([str(m) for m in public])
            assert ("ability" in found) == (not state.spent)
            moves = [state.levels.index(move[1]) for move in found if move[0] == "move"]
            assert moves == sorted(moves)  # as they stand on the track
            for ui.cursor in range(len(found)):
                shown(state, ui)
            ui.cursor = 0

        random_game(table(players), check=check)


def test_go_9_a_ghost_shows_where_a_goblin_would_go():
    """GO-9, GO-10: in outline on the space the move under the cursor leads to; the goblin still stands where it is."""
    state = rolled(1, red=1, blue=2, black=2)
    scene = shown(state, eyes())
    places = [(item[0], item[1], item[5]) for item in scene.items if len(item) == 7 and item[6] == SIGNS[RED]]
    assert len(places) == 2
    assert (28 + 12 * 3, 26, 0) in places  # over the full second space to 3, and on to 4


def test_go_11_the_label_says_pit():
    """GO-11: nobody falls into the pit unwarned."""
    state = rolled(1, red=9)
    assert view.label(state, ("move", RED), eyes()) == "Red→pit: no rocks"
    assert view.label(rolled(1, red=8), ("move", RED), eyes()) == "Red 2×: no rocks"
    assert view.label(rolled(4), ("move", ORANGE), eyes()) == "Orange: 1 rock"


def test_go_16_a_free_goblin_costs_nothing_on_the_track():
    """GO-16: after free only that goblin is bright, and its cost is 0."""
    state = rolled(5, hands=((A, (GREEN, BLUE, BLACK)),))
    state.apply(("free", GREEN))
    scene = shown(state, eyes())
    assert bright(scene) == [GREEN]
    assert [item[6] for item in scene.items if len(item) == 7 and item[:2] == (73, 53)] == ["0"]


# Rolling


def test_go_6_the_die_is_rolled_by_a_press_and_shown_rolling():
    """GO-6: only the roll waits and moves; set-up just happens. While the die rolls nothing tells what comes."""
    state = table()
    ui = eyes()
    assert view.waits(state, ui)
    assert says(shown(state, ui), "Roll")
    ui.before, ui.move = state.copy(), 6
    state.apply(6)
    assert view.pace(ui.before, 6, state, ui) == 480
    ui.message = view.story(ui.before, 6, state, ui)
    assert ui.message == "Ada rolls 6."
    faces = []
    for ui.progress in range(100):
        scene = shown(state, ui)
        assert not says(scene, "rolls 6")
        die = [item[5] for item in scene.items if len(item) == 6 and item[4] == "icons"]
        assert len(die) == 1
        faces.append(die[0])
        lights = len([light for light in scene.lights if light])
        assert lights == (6 if ui.progress >= 70 else lights)
    assert len([n for n in range(1, 70) if faces[n] != faces[n - 1]]) == 9  # it tumbles, at more than 20 a second
    assert faces[70:] == [faces[99]] * 30
    ui.progress = None
    assert says(shown(state, ui), "Ada rolls 6.")


def test_go_2_set_up_passes_unseen():
    """GO-2, GO-22: cubes, tiles and sets are drawn without a pause, and a set is never told."""
    from games.go_goblin_go.rules import State

    random.seed(2)
    state, ui = State(3), eyes(3)
    told = ""
    while state.turn == CHANCE:
        before, outcome = state.copy(), random_move(state)
        state.apply(outcome)
        assert view.pace(before, outcome, state, ui) == 0 and not view.waits(before, ui)
        story = view.story(before, outcome, state, ui)
        if before.phase == "sets":
            assert story == ""
        told += story
    assert told.split("\n")[0] == "All is dealt." and len(told.split("\n")) == 7


# Abilities


def test_go_14_push_and_swap_name_who_goes_where():
    """GO-14, GO-15: names, from where, to where; the board shows it before it is done."""
    state = rolled(1, hands=((A, (RED, ORANGE, YELLOW)),), orange=3, green=4, yellow=5)
    ui = take(state, eyes(), ORANGE)
    scene = shown(state, ui)
    assert says(scene, "Green: #4 → #5") and says(scene, "Push Green")
    assert press(state, ui, keys.A) == ("push", ORANGE, GREEN)
    assert ui.memo == {}
    ui = take(state, ui, YELLOW)
    scene = shown(state, ui)
    assert says(scene, "Yellow→#4, Green→#5") and says(scene, "Swap with Green")
    places = [item[:2] for item in scene.items if len(item) == 7 and item[6] in (SIGNS[YELLOW], SIGNS[GREEN])]
    assert sorted(places) == [(64, 26), (76, 26)]
    assert press(state, ui, keys.A) == ("swap", YELLOW, GREEN)


def test_go_13_back_says_where():
    """GO-13: back; on START the goblin stays there."""
    state = rolled(1, red=4)
    assert says(shown(state, take(state, eyes(), RED)), "Red: #4 → #3")
    state = rolled(1)
    assert says(shown(state, take(state, eyes(), RED)), "Red: START → START")


def test_go_17_confuse_shows_four_tiles_and_both_goblins_before_and_after():
    """GO-17: for every other goblin and deal; up and down change the goblin, all deals are reachable."""
    state = rolled(1, hands=((A, (BLUE, RED, ORANGE)),))
    ui = take(state, eyes(), BLUE)
    deals = named(state, "confuse")
    seen, partners = [], []
    for _ in deals:
        move = choose.under(choose.options(state, ui), ui)
        seen.append(move)
        after = state.copy()
        after.apply(move)
        scene = shown(state, ui)
        tiles = [item[6] for item in scene.items if len(item) == 7 and item[2] == 3 and item[1] < 51]
        for row, goblin in ((0, BLUE), (1, move[2])):
            wanted = state.tiles[2 * goblin : 2 * goblin + 2] + after.tiles[2 * goblin : 2 * goblin + 2]
            assert tiles[4 * row : 4 * row + 4] == ["{} {}".format(*pair) for pair in wanted]
        faces = [item[5][0] - icons.RED for item in scene.items if len(item) == 6 and item[1] < 51]
        assert faces == [BLUE, move[2]]
        press(state, ui, keys.RIGHT)
    assert seen == deals
    for _ in range(5):
        partners.append(choose.under(choose.options(state, ui), ui)[2])
        press(state, ui, keys.DOWN)
    assert sorted(partners) == [RED, ORANGE, YELLOW, GREEN, BLACK]
    assert ui.cursor == 0
    press(state, ui, keys.UP)
    assert choose.under(choose.options(state, ui), ui) == [move for move in deals if move[2] == BLACK][0]


def test_go_12_b_leads_back_and_nothing_is_used():
    """GO-12: from the aim and from the veil back to the board, the cursor on "use an ability"."""
    state = rolled(1, red=4)
    before = repr(state)
    for ui in (take(state, eyes(), RED), at_ability(state, eyes())):
        assert view.back(state, ui)
        assert ui.memo == {} and choose.under(choose.options(state, ui), ui) == "ability"
        assert not view.back(state, ui)  # here B is undo
    assert repr(state) == before


def test_go_18_what_cannot_be_used_is_explained_in_secret_and_looks_like_none_to_others():
    """GO-12, GO-18, GO-22: the reason is behind the veil; taking such a card is told like taking none."""
    state = rolled(1, hands=((A, (BLACK, GREEN, BLUE)),))
    after = []
    for goblin in (-1, GREEN, BLACK):
        ui = at_ability(state, eyes())
        look(state, ui)
        press(state, ui, *[keys.DOWN] * hands.rows(state).index(goblin))
        scene = look(state, ui)
        if goblin == BLACK:
            assert says(scene, "Counts at the end only.")
        if goblin == GREEN:
            assert says(scene, "It has not your number.")
        hide(state, ui)
        press(state, ui, keys.A)
        assert says(shown(state, ui), "No ability used.")
        after.append(shown(state, ui).items)
    assert after[0] == after[1] == after[2]


# Secrets


def secret_words(scene):
    """Abilities named on a scene."""
    found = lines(scene)
    return [ability for ability in ABILITIES if [line for line in found if ability in line.split()]]


def test_go_22_cards_are_shown_only_while_a_is_held_after_a_fresh_press():
    """GO-22: not by the press that opened the veil, not after letting go, not after a tap, not behind the menu."""
    state = rolled(1)
    ui = at_ability(state, eyes())
    scene = shown(state, ui)
    assert says(scene, "Hand the device to") and says(scene, "Ada") and not secret_words(scene)
    view.event(state, ui, keys.HOLD, keys.A)  # still the press that brought us here
    assert not secret_words(shown(state, ui))
    view.event(state, ui, keys.RELEASE, keys.A)
    assert secret_words(look(state, ui)) == ["back", "push", "swap"]
    assert not secret_words(hide(state, ui))
    look(state, ui)
    assert not view.event(state, ui, keys.PRESS, keys.MENU)
    assert not secret_words(shown(state, ui))
    view.event(state, ui, keys.PRESS, keys.A)
    assert not secret_words(shown(state, ui))


def test_go_5_three_of_six_are_kept_on_ones_own_screen():
    """GO-5, GO-22: six cards while A is held; three marks, no fourth; a last question; then the next player."""
    from games.go_goblin_go.rules import State
    from support_go_goblin_go import CUBES, TILES

    state = State(2)
    apply_all(state, *[("cube", goblin) for goblin in CUBES])
    apply_all(state, *[("tile",) + tile for pair in TILES for tile in pair])
    apply_all(state, ("set", A), ("set", B))
    ui = eyes()
    assert not secret_words(shown(state, ui)) and says(shown(state, ui), "Ada")
    press(state, ui, keys.RIGHT, keys.DOWN, keys.RIGHT, keys.DOWN, keys.RIGHT, keys.A)  # nobody has looked yet
    assert says(shown(state, ui), "First look: hold A.") and says(shown(state, ui), "0 of 3 picked")
    scene = look(state, ui)
    assert secret_words(scene) == list(ABILITIES)
    for key in (keys.RIGHT, keys.DOWN, keys.DOWN, keys.RIGHT):
        view.event(state, ui, keys.PRESS, key)
    assert says(shown(state, ui), "✓ Red") and says(shown(state, ui), "✓ Yellow")
    assert says(hide(state, ui), "2 of 3 picked")
    press(state, ui, keys.A)
    assert says(shown(state, ui), "Pick three")
    press(state, ui, keys.UP, keys.RIGHT, keys.RIGHT, keys.RIGHT)  # covered: mark, unmark, mark orange
    assert not says(shown(state, ui), "Pick three")
    press(state, ui, keys.UP, keys.UP, keys.RIGHT)  # a fourth
    assert says(shown(state, ui), "3 of 3 picked")
    press(state, ui, keys.A)
    scene = shown(state, ui)
    assert says(scene, "Keep the three") and not secret_words(scene)
    assert press(state, ui, keys.B) is None and says(shown(state, ui), "3 of 3 picked")
    press(state, ui, keys.A)
    move = press(state, ui, keys.A)
    assert move == ("keep", RED, ORANGE, YELLOW) and "marks" not in ui.memo
    before = state.copy()
    state.apply(move)
    assert view.story(before, move, state, ui) == "Ada kept three cards."
    assert says(shown(state, ui), "Ben") and not secret_words(shown(state, ui))


def test_go_22_nothing_public_depends_on_hidden_cards():
    """GO-22: two games that differ in hidden cards alone look the same to all, move by move, also in the menu."""
    random.seed(9)
    one = table(3, hands=((A, (RED, ORANGE, YELLOW)), (B, (RED, GREEN, BLUE)), (2, (0, 1, 2))))
    two = table(3, hands=((5, (GREEN, BLUE, BLACK)), (3, (RED, GREEN, BLACK)), (4, (3, 4, 5))))
    for _ in range(60):
        eye, other = eyes(3), eyes(3)
        for cursor in range(len(choose.options(one, eye)) or 1):
            eye.cursor = other.cursor = cursor
            assert shown(one, eye).items == shown(two, other).items
            assert view.scene(one, eye).lights == view.scene(two, other).lights
        assert view.odds(one, eye) == view.odds(two, other)
        assert view.details(one, eye) == view.details(two, other)
        assert view.topic(one) == view.topic(two)
        if one.phase in ("act", "after"):
            assert pages.why_not(one, eye) == pages.why_not(two, other)
            if not one.spent:
                at_ability(one, eye)
                at_ability(two, other)
                assert shown(one, eye).items == shown(two, other).items
                press(one, eye, keys.A)
                press(two, other, keys.A)
                assert shown(one, eye).items == shown(two, other).items
        public = [m for m in one.choices() if isinstance(m, str) or m[0] == "move"] if one.turn >= 0 else one.outcomes()
        move = random.choice(public)
        move = move[0] if one.turn == CHANCE else move
        before, twin = one.copy(), two.copy()
        one.apply(move)
        two.apply(move)
        assert view.story(before, move, one, eye) == view.story(twin, move, two, other)
        if one.turn == OVER:
            break


def test_go_19_what_broke_a_tie_is_told():
    """GO-19: with equal points the rocks of those who share them are named; else, or with equal rocks too, nothing."""
    state = table(3, hands=((A, (RED, ORANGE, YELLOW)), (B, (RED, ORANGE, YELLOW)), (2, (GREEN, BLUE, BLACK))), red=8)
    state.positions[BLACK] = PIT
    state.enter("over")
    state.positions[ORANGE] = 10
    state.rocks[:] = [9, 12, 20]
    assert state.winners() == [1]
    assert pages.tie(state) == view.tie(state) == "Tied: most rocks, 12:9"
    assert view.details(state, eyes(3))[0] == "Tied: most rocks, 12:9"
    state.rocks[0] = 12
    assert state.winners() == [0, 1] and pages.tie(state) == ""
    state.kept[1] = (GREEN, BLUE, BLACK)
    assert state.winners() == [0] and pages.tie(state) == "" == view.details(state, eyes(3))[0]


def test_go_22_scores_stay_away_from_the_menu_until_the_end():
    """GO-19, GO-22: before the end only rocks, used cards and goblins; at the end everybody's three."""
    assert view.SECRET_SCORES
    state = rolled(1, red=8, blue=4)
    assert not [line for line in view.details(state, eyes()) if "back" in line]
    state.apply(("back", RED))
    assert [line for line in view.details(state, eyes()) if "back (used)" in line]
    state.positions[RED] = 9
    state.apply(("move", RED))
    assert state.turn == OVER
    found = "\n".join(view.details(state, eyes()))
    for ability in ("back", "push", "swap", "free"):
        assert ability in found
    assert view.odds(state, eyes()) == []


# Lights, words and pages


def test_lights_show_the_motivation_order_and_the_roll():
    """Six lights in motivation order; after a roll those off that have not the number; the roll on six more."""
    from games.go_goblin_go.signs import LIGHTS

    state = table(cubes=(BLACK, YELLOW, GREEN, BLUE, ORANGE, RED))
    order = [LIGHTS[goblin] for goblin in state.levels]
    assert list(view.scene(state, eyes()).lights) == order + [0, 0]
    state.apply(1)
    wanted = [LIGHTS[goblin] if goblin in (RED, ORANGE) else 0 for goblin in state.levels]
    assert list(view.scene(state, eyes()).lights) == wanted + [0, 0]
    assert list(view.scene(state, eyes(lights=16)).lights) == wanted + [1] + [0] * 9
    assert len(view.scene(state, eyes(lights=5)).lights) == 5
    assert len(view.scene(state, eyes(lights=0)).lights) == 0


def test_odds_tell_who_can_move_and_who_answers():
    """GO-3, GO-6, GO-7: for the next roller, a chance for each goblin; four goblins' tiles for each number."""
    state = table(cubes=(RED, ORANGE, YELLOW, GREEN, BLUE, BLACK))
    found = view.odds(state, eyes())
    assert found[0] == "Next roll, Ada:"
    assert [line for line in found if line.startswith(SIGNS[RED])][0].split()[2:] == ["0", "3/6", "50%"]
    assert [line for line in found if line.startswith(SIGNS[BLACK])][0].split()[2:] == ["5", "0/6", "0%"]
    assert "1 ●R2× ▲O2×" in found
    assert max([len(line) for line in found]) <= 26


def test_why_not_is_told_on_request():
    """GO-6, GO-7, GO-12: for every goblin and for collecting, whether or why not."""
    state = rolled(6)
    found = "\n".join(pages.why_not(state, eyes()))
    assert "●R has no 6" in found and "■G can move: 3 rocks" in found and "♥B costs 4, too much" in found
    assert "Collect: yes" in found
    assert [title for title, _ in view.pages(state, eyes())] == ["Why not?"]
    assert view.pages(table(), eyes()) == []


def test_sentences_fit_the_screen():
    """Everything told or named over random games fits, with the longest names."""
    random.seed(7)
    for players in (2, 6):
        ui = eyes(players)
        ui.names = ["Wolfgan" + str(n) for n in range(players)]
        state = table(players)
        while state.turn != OVER:
            if state.turn >= 0:
                for move in state.choices():
                    size = len(view.label(state, move, ui))
                    assert size <= 22, view.label(state, move, ui)
            before, move = state.copy(), random_move(state)
            state.apply(move)
            story = view.story(before, move, state, ui)
            assert len(story.split("\n")[0]) <= 26, story
            ui.message = story.split("\n")[0]
            shown(state, ui)
            for line in view.odds(state, ui) + view.details(state, ui):
                assert len(line) <= 26, line
            ui.saved = False
            shown(state, ui)
            ui.saved = True
