"""What a person sees of Gold Ahoy! without pressing: pictures of tiles, the window, words."""

import random

from games.gold_ahoy import help_en, icons, place, stories, table, view
from games.gold_ahoy.rules import NORTH, SOUTH, State
from games.gold_ahoy.tiles import CHEST, load
from goldpan.game import CHANCE, OVER
from support import random_game, random_move
from support_gold_ahoy import a_ui, state_after

SET = load()

# The pictures


def constants():
    """Names of all icons."""
    return [name for name in dir(icons) if "A" <= name[0] <= "Z"]


def test_a_tile_s_icon_joins_what_the_tile_joins():
    """GA-7: the icon's name says which land ends are in one part, in each of the four turns."""
    names = [name for name in constants() if icons.NESW <= getattr(icons, name) <= icons.APART]
    assert len(names) == 14
    words = {}
    for name in names:
        words[getattr(icons, name)] = [] if name == "APART" else name.split("_")
    for tile in range(1, 37):
        parts = SET[tile - 1]
        for turns in range(4):
            groups = []
            for part in range(0, 8, 2):
                group = [(end + 2 * turns) % 8 for end in range(0, 8, 2) if parts[end] == part]
                if len(group) > 1:
                    groups.append(sorted(["NESW"[end // 2] for end in group]))
            shown = [sorted(word) for word in words[table.land(4 * tile + turns)]]
            assert sorted(shown) == sorted(groups), (tile, turns)


def test_a_tile_s_chest_is_drawn_where_its_part_is():
    """GA-7: at a corner in water; on land in the middle where it runs through there, else at its end."""
    spots = dict([(getattr(icons, name), name[6:]) for name in constants() if name.startswith("CHEST_")])
    sides = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    for tile in range(1, 37):
        parts = SET[tile - 1]
        for turns in range(4):
            part = [sides[(end + 2 * turns) % 8] for end in range(8) if parts[end] == parts[parts[CHEST]]]
            spot = spots[table.chest(4 * tile + turns)]
            if spot == "MIDDLE":
                assert len(part) > 2 or part in (["N", "S"], ["S", "N"], ["E", "W"], ["W", "E"])
            else:
                end = sides[(parts[CHEST] + 2 * turns) % 8]
                assert spot == end and (len(spot) == 2 or len(part) < 3)


# The window and the cursor


def test_ga_4_the_window_slides_to_every_free_cell():
    """GA-4: it holds the whole display and any cell that may be placed in, all through a game."""
    slid = 0
    for seed in range(3):
        random.seed(seed)
        state = State(2)
        still = None
        while state.turn != OVER:
            if state.turn >= 0 and state.box:
                west, east, south, north = state.box
                for cell in state.cells():
                    window = table.Window(state, cell)
                    assert window.west <= min(west, cell[0]) and max(east, cell[0]) <= window.west + 5
                    assert window.south <= min(south, cell[1]) and max(north, cell[1]) <= window.south + 5
                    slid += still is not None and not window.same(still)
                    still = window
                    assert window.place(cell[0], cell[1]) in range(36)
            state.apply(random_move(state))
        west, _, south, _ = state.box
        assert (table.Window(state).west, table.Window(state).south) == (west, south)
    assert slid > 20


def test_the_arrows_reach_every_cell_one_may_place_in():
    """LEFT and RIGHT alone go round through all of them, at every moment of a game, and back the same way."""
    random.seed(7)
    state = State(2)
    while state.turn != OVER:
        if state.turn >= 0:
            cells = state.cells()
            at, round_trip = cells[0], []
            for _ in cells:
                round_trip.append(at)
                to = place.toward(cells, at, 1, 0)
                assert place.toward(cells, to, -1, 0) == at
                at = to
            assert at == cells[0] and sorted(round_trip) == sorted(cells)
        state.apply(random_move(state))


def test_left_and_right_go_as_one_reads():
    """Along the row, then on to the next one below; after the last comes the first."""
    cells = [(0, 0), (3, 0), (1, 1), (-2, 5)]
    order = [(-2, 5), (1, 1), (0, 0), (3, 0)]
    for index in range(4):
        assert place.toward(cells, order[index - 1], 1, 0) == order[index]
        assert place.toward(cells, order[index], -1, 0) == order[index - 1]


def test_up_and_down_go_to_the_nearest_cell_there():
    """More up than aside; where there is none, on along the columns."""
    cells = [(0, 0), (3, 0), (1, 1), (0, 3), (-2, 5)]
    assert place.toward(cells, (0, 0), 0, 1) == (1, 1)
    assert place.toward(cells, (1, 1), 0, 1) == (0, 3)
    assert place.toward(cells, (0, 3), 0, 1) == (-2, 5)
    assert place.toward(cells, (-2, 5), 0, -1) == (0, 3)
    assert place.toward(cells, (0, 3), 0, -1) == (1, 1)
    assert place.toward(cells, (1, 1), 0, -1) == (0, 0)
    assert place.toward(cells, (3, 0), 0, 1) == (0, 3)
    assert place.toward(cells, (3, 0), 0, -1) == (1, 1)  # nothing is below: one column back
    assert place.toward([(2, 2)], (2, 2), 1, 0) == place.toward([(2, 2)], (2, 2), 0, 1) == (2, 2)


# Words


def test_the_odds_page_counts_the_bag():
    """GA-7: of all 36 half have their chest on land; kinds add up to the bag."""
    lines = view.odds(State(2), a_ui())
    assert lines[3].split()[2] == lines[4].split()[2] == "18/36"
    state = state_after(10)
    lines = view.odds(state, a_ui())
    numbers = [int(line.split()[-2].split("/")[0]) for line in lines if "/" in line]
    assert len(numbers) == 8 and sum(numbers[:2]) == sum(numbers[2:]) == len(state.bag)
    assert all([len(line) <= 26 for line in lines])
    state.bag = []
    assert view.odds(state, a_ui()) == []


def test_the_log_tells_every_tile():
    """Each event has its line, with where a tile lies seen from the first one."""
    assert stories.where(0, 0) == "the middle" and stories.where(2, -1) == "S1 E2" and stories.where(-3, 4) == "N4 W3"
    for paper in (False, True):
        random.seed(5)
        ui = a_ui()
        state = State(2, paper=paper)
        events = 0
        while state.turn != OVER:
            before = state.copy()
            move = random_move(state)
            state.apply(move)
            sentence = view.story(before, move, state, ui)
            events += 1
            if before.turn == CHANCE:
                tile = move
            else:
                tile = before.hands[before.turn] or move[0]
            assert " {}".format(tile) in sentence and len(sentence) <= 52
            if before.turn >= 0 and before.choices():
                assert view.label(before, before.choices()[0], ui)
        assert events == (108 if paper else 72)


def test_help_has_a_topic_for_every_moment():
    topics = [title for title, _ in help_en.TOPICS]
    assert topics[view.topic(State(2))] == "Your turn"
    assert topics[view.topic(State(2, paper=True))] == "Paper tiles"
    assert topics[view.topic(state_after(20))] == "Areas"
    state = State(2)
    random_game(state)
    assert topics[view.topic(state)] == "Counting"
    assert all([len(title) <= 24 for title in topics])


def test_the_lights_of_the_result():
    random.seed(3)
    state = State(2)
    random_game(state)
    lit = [bool(light) for light in view.result_lights(state, a_ui())]
    assert lit == [SOUTH in state.winners()] * 4 + [NORTH in state.winners()] * 4
    state.winners = lambda: [SOUTH, NORTH]
    assert all(view.result_lights(state, a_ui()))
