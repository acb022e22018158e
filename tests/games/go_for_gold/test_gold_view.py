"""Go for Gold on the screen: what its view makes of a state."""

import random

from games.go_for_gold import chances, chart, help_en, icons, lamps, paper, view
from games.go_for_gold.island import TAKEN
from games.go_for_gold.on_paper import ENDINGS
from games.go_for_gold.rules import State
from goldpan import keys, play, text
from goldpan.game import CHANCE, OVER
from goldpan.palette import RED
from support import apply_all
from support_go_for_gold import fitting

ARROWS = (keys.UP, keys.DOWN, keys.LEFT, keys.RIGHT)
ALL_KEYS = ARROWS + (keys.A, keys.B)


def eyes():
    """A Ui as the engine gives it to a view, with the game's strings loaded."""
    text.use("en")
    text.use_game("go_for_gold")
    return play.Ui(160, 128, 8, ALL_KEYS, ["Anna", "Ben"], "off")


# The map


def test_every_kind_of_space_has_its_tile():
    """FG-17: all that is on a map is told apart."""
    for side in "AB":
        state = State(2, side)
        state.apply(("harbour", 0))
        drawn = chart.Chart()
        drawn.update(state, 0)
        found = {}
        for space in range(state.island.size):
            kind = state.island.kinds[space]
            kind = kind & 48 or kind
            if space != state.sheets[0].space:
                found.setdefault(kind, set()).add(drawn.tiles[space])
        assert sorted([len(tiles) for tiles in found.values()]) == [1] * len(found)
        assert len(set([min(tiles) for tiles in found.values()])) == len(found)
        assert drawn.tiles[state.sheets[0].space] == icons.ME


def test_the_path_joins_the_sides_it_goes_through():
    """The line of a visited space has the tile of exactly its two sides, whichever way it was walked."""
    for a in range(6):
        for b in range(a + 1, 6):
            wanted = getattr(icons, "PATH_{}_{}".format(a, b))
            state = State(2)
            middle = 4 * state.island.width + 4
            for first, last in ((a, b), (b, a)):
                path = [state.island.neighbour(middle, first), middle, state.island.neighbour(middle, last)]
                assert chart.path_tile(state.island, path, 1) == wanted


def test_a_map_kept_from_step_to_step_is_the_same_as_a_new_one():
    """What `Chart` carries over never differs from drawing all again; undone steps and voyages included."""
    random.seed(3)
    for side in "AB":
        state = State(3, side)
        kept, earlier = chart.Chart(), [state, state]
        while state.turn != OVER:
            if state.phase != "start":
                for player in (state.mover, (state.mover + 1) % 3):
                    kept.update(state, player)
                    new = chart.Chart()
                    new.update(state, player)
                    assert kept.tiles == new.tiles
            earlier = [earlier[1], state.copy()]
            if state.phase == "step" and random.randrange(8) == 0:
                state = earlier[0]
                kept = chart.Chart()  # as undo clears the memo
            elif state.turn == CHANCE:
                state.apply(random.randint(1, 6))
            else:
                state.apply(random.choice(state.choices()))


def test_the_arrows_reach_every_way():
    """From any way under the cursor every other one is reached, whichever ways there are; LEFT ends in the west."""
    for bits in range(1, 64):
        ways = [d for d in range(6) if bits >> d & 1]
        for some in (ALL_KEYS, (keys.DOWN, keys.A, keys.B)):
            for at in range(len(ways)):
                reached, todo = {at}, [at]
                while todo:
                    place = todo.pop()
                    for key in some:
                        if key in ARROWS:
                            to = chart.turned(ways, place, key, some)
                            if to not in reached:
                                reached.add(to)
                                todo.append(to)
                assert len(reached) == len(ways)
        for key, goal in ((keys.RIGHT, 0), (keys.LEFT, 3)):
            if goal in ways:
                for at in range(len(ways)):
                    for _ in range(6):
                        at = chart.turned(ways, at, key, ALL_KEYS)
                    assert ways[at] == goal


def test_going_on_straight_needs_no_arrow():
    """The cursor begins at the way that bends least."""
    assert chart.nearest([1, 3, 5], 0) in (0, 2)
    assert chart.nearest([0, 2, 4], 5) in (0, 2)
    assert chart.nearest([0, 1, 2, 3], 3) == 3


def test_fg_7_a_voyage_is_chosen_on_the_map():
    """FG-7: in a harbour the others that can be sailed to are marked, and arrows go through them."""
    random.seed(7)
    state = State(2)
    while state.phase != "harbour":
        state.apply(random.randint(1, 6) if state.turn == CHANCE else random.choice(state.choices()))
        state = State(2) if state.turn == OVER else state
    choices = state.choices()
    assert len(choices) == 2
    ui = eyes()
    first = fitting(view.scene, state, ui)
    assert view.memo(state, ui).spaces == [state.island.harbours[h] for _, h in choices]
    assert view.press(state, ui, keys.RIGHT) is None
    second = view.scene(state, ui)
    assert first.items != second.items
    assert view.press(state, ui, keys.A) == choices[1]


def test_fg_8_who_would_be_out_is_warned():
    """FG-8: where the roll cannot be moved the footprint comes first, and keeping the roll says OUT."""
    state = State(2)
    apply_all(state, ("harbour", 0), 5)
    ui = eyes()
    assert view.press(state, ui, keys.A) == ("footprint", 0)
    sheet = state.sheets[0]
    for space in range(state.island.size):
        if space not in state.island.near[6 * sheet.space : 6 * sheet.space + 6]:
            sheet.marks[space] = TAKEN
    for space in state.island.near[6 * sheet.space : 6 * sheet.space + 6][1:]:
        sheet.marks[space] = TAKEN
    sheet.marks[state.island.neighbour(sheet.space, 0)] = 0
    state._offer = None
    ui.memo.clear()
    fitting(view.scene, state, ui)
    assert view.press(state, ui, keys.A) == ("footprint", 1)
    view.press(state, ui, keys.LEFT)
    scene = fitting(view.scene, state, ui)
    assert "OUT" in "".join([item[6] for item in scene.items if len(item) == 7])


# Searching


def searching(site, shovels, footprints=0):
    """Anna may search a site with so many shovels, in sheet mode on side B."""
    state = State(2, "B", True)
    apply_all(
        state,
        ("harbour", 0),
        1,
        ("footprint", 0),
        ("shovels", 0),
        ("footprints", 0),
        ("ended", site),
        ("footprint", 0),
        ("shovels", 0),
        ("footprints", 0),
        ("ended", "nothing"),
    )
    state.sheets[0].shovels, state.sheets[0].footprints = shovels, footprints
    return state


def written(state, ui):
    scene = fitting(view.scene, state, ui)
    return " ".join([item[6].strip() for item in scene.items if len(item) == 7])


def test_fg_19_the_odds_stand_beside_the_question():
    """FG-19: a treasure with and without shovels, a temple, and what a camp and rolling again are worth."""
    ui = eyes()
    shown = written(searching("treasure5", 2), ui)
    assert "2/6  33%" in shown and "4/6  67%" in shown
    ui.memo.clear()
    assert "4/6  67%" in written(searching("temple1", 4), ui)
    ui.memo.clear()
    state = searching("camp", 3, 3)
    assert "4.67" in written(state, ui)
    apply_all(state, "search", 2)
    ui.memo.clear()
    assert "4.25" in written(state, ui)
    assert view.press(state, ui, keys.A) == "keep"  # the cursor begins where nothing is paid
    assert [chances.worth(k) for k in (1, 2, 3, 4)] == ["3.50", "4.25", "4.67", "4.94"]


def test_fg_10_the_shovels_to_add_are_a_question_of_its_own():
    """FG-10: what was rolled, and how many shovels are missing."""
    ui = eyes()
    state = searching("treasure6", 3)
    apply_all(state, "search", 4)
    shown = written(state, ui)
    assert "4 rolled" in shown and "missing: 2" in shown and "Use 2" in shown


def test_the_result_of_a_search_is_told():
    """Found, missed, cursed, opened: each in a sentence of its own."""
    ui = eyes()
    told = []
    for site, shovels, face in (("treasure4", 0, 5), ("treasure6", 0, 1), ("temple0", 1, 6), ("temple0", 3, 2)):
        state = searching(site, shovels)
        state.apply("search")
        before = state.copy()
        state.apply(face)
        told.append(view.story(before, face, state, ui))
    assert len(set(told)) == 4
    assert "4 points" in told[0] and "nothing" in told[1] and "-1" in told[2] and "9 points" in told[3]


# Sheet mode


def test_every_place_of_the_grid_is_reached():
    """FG-16: on both sides, before and after a voyage, by each pair of arrows."""
    for side in "AB":
        for used in (1, 3):
            state = State(2, side, True)
            apply_all(state, ("harbour", 0), 1, ("footprint", 0), ("shovels", 0), ("footprints", 0))
            state.sheets[0].harbours = used
            state._offer = None
            size = len(state.choices())
            assert size == len(ENDINGS) - (side == "A") - (used == 3)
            for at in range(size):
                assert paper.grid_moved(state, at, keys.RIGHT) == (at + 1) % size
                assert paper.grid_moved(state, (at + 1) % size, keys.LEFT) == at
            for key in (keys.UP, keys.DOWN):
                at = 0
                seen = set()
                for _ in range(3):
                    seen.add(paper.grid_place(ENDINGS.index(state.choices()[at][1]))[0])
                    at = paper.grid_moved(state, at, key)
                assert seen == {0, 1, 2}


# Pages


def test_a_search_shows_on_the_lights():
    """DV-5: points are a number of lights, a curse is a pattern, nothing a single light."""
    ui = eyes()
    assert list(lamps.result(-1, ui)) == [0, RED] * 4
    assert [len([light for light in lamps.result(points, ui) if light]) for points in (0, 4, 6, 9)] == [1, 4, 6, 8]


def test_trackers_show_used_circled_and_free_spaces():
    """DV-5: three signs, not three colours."""
    from games.go_for_gold.pages import tracker

    assert tracker(2, 1, 6) == "✗●●○○○"


def test_help_has_a_topic_for_every_moment():
    """The topic that a moment opens at is there, in every phase of both modes."""
    random.seed(5)
    for sheet in (False, True):
        state = State(2, "B", sheet)
        while state.turn != OVER:
            assert 0 <= view.topic(state) < len(help_en.TOPICS)
            state.apply(random.randint(1, 6) if state.turn == CHANCE else random.choice(state.choices()))
        assert 0 <= view.topic(state) < len(help_en.TOPICS)
