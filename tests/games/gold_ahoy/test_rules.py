"""Gold Ahoy!: the rules, clause by clause."""

import random

from games.gold_ahoy.rules import SET, State
from games.gold_ahoy.tiles import SIZE
from goldpan.game import CHANCE, OVER
from support import apply_all, random_game, refused, refused_unchanged, replay

SOUTH, NORTH = 0, 1


def seeded(number):
    """The random module, begun anew: MicroPython has no generators of one's own."""
    random.seed(number)
    return random


def draw(state):
    """Draw the lowest tile as long as chance is to decide; gives the state back."""
    while state.turn == CHANCE:
        state.apply(state.outcomes()[0][0])
    return state


def table(*cells, **options):
    """A game in which tiles were placed in these cells in turn, unturned, and the next one is drawn."""
    state = draw(State(2, **options))
    for column, row in cells:
        state.apply((column, row, 0))
        draw(state)
    return state


def cells(state):
    """The cells of the choices."""
    return [(column, row) for column, row, turns in state.choices() if turns == 0]


def sequences(state, tiles):
    """How many ways, cells only, to place 2, 3, … tiles: a list."""
    found = [0] * (tiles + 1)

    def walk(state, placed):
        found[placed] += 1
        if placed < tiles:
            for column, row in cells(state):
                after = state.copy()
                after.apply((column, row, 0))
                walk(draw(after), placed + 1)

    walk(table((0, 0), size=state.size, start=state.start), 1)
    return found[2:]


def fits_a_window(state, column, row):
    """GA-4 the slow way: is there a window of size by size cells that holds the display and this cell?"""
    held = [(c, r) for c, r, _, _ in state.placed()] + [(column, row)]
    for west in range(-10, 11):
        for south in range(-10, 11):
            if all([west <= c < west + state.size and south <= r < south + state.size for c, r in held]):
                return True
    return False


def slow_cells(state):
    """GA-3, GA-4, GA-5 word by word."""
    held = [(c, r) for c, r, _, _ in state.placed()]
    rows = [r for _, r in held]
    found = []
    for row in range(-7, 8):
        for column in range(-7, 8):
            beside = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
            if (column, row) in held or not [cell for cell in beside if cell in held]:
                continue
            opponents_side = row > max(rows) if state.turn == SOUTH else row < min(rows)
            if fits_a_window(state, column, row) and not (row not in rows and opponents_side):
                found.append((column, row))
    return found


def always(state):
    """GA-11 and the other things that hold at every moment of a game of six by six."""
    lying = state.placed()
    numbers = [tile for _, _, tile, _ in lying] + [tile for tile in state.hands if tile] + state.bag
    assert sorted(numbers) == list(range(1, 37))
    columns, rows = [place[0] for place in lying], [place[1] for place in lying]
    if lying:
        assert max(columns) - min(columns) < state.size and max(rows) - min(rows) < state.size
        assert state.box == (min(columns), max(columns), min(rows), max(rows))
        assert connected([(column, row) for column, row, _, _ in lying])
    if state.turn >= 0:
        assert 4 <= len(state.choices()) <= 128


def connected(held):
    """True when the cells hang together by edges."""
    reached, border = set([held[0]]), [held[0]]
    while border:
        column, row = border.pop()
        for cell in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if cell in held and cell not in reached:
                reached.add(cell)
                border.append(cell)
    return len(reached) == len(held)


def test_ga_1_two_players_and_one_tile_each():
    """GA-1: 36 tiles in the bag, all as likely; the starter draws first; hands are open."""
    state = State(2)
    assert state.turn == CHANCE and state.drawer == SOUTH
    assert state.outcomes() == [(tile, 1) for tile in range(1, 37)]
    state.apply(17)
    assert state.turn == CHANCE and state.drawer == NORTH and list(state.hands) == [17, 0]
    assert state.outcomes() == [(tile, 1) for tile in range(1, 37) if tile != 17]
    state.apply(4)
    assert state.turn == SOUTH and list(state.hands) == [17, 4]


def test_ga_1_only_for_two():
    """GA-1: 2 players, no more and no fewer; and only limits and starters that exist."""
    assert refused(State, 1) == refused(State, 3) == "Gold Ahoy! is a game for 2 players."
    assert refused(State, 2, 1) == refused(State, 2, 7) == "The table has 2 to 6 rows and columns."
    assert refused(State, 2, 6, 2) == "The starter is 0, South, or 1, North."


def test_ga_1_a_tile_is_drawn_once():
    """GA-1: what is in a hand or on the table is not in the bag."""
    state = apply_all(State(2), 17)
    assert refused_unchanged(state, 17) == "Tile 17 is not in the bag."
    assert refused_unchanged(state, 37) == "Tile 37 is not in the bag."
    refused_unchanged(state, "17")
    refused_unchanged(state, (0, 0, 0))


def test_ga_2_the_starter_places_and_draws():
    """GA-2: after a placement the same player draws, then the opponent is in turn."""
    state = apply_all(State(2), 1, 2, (0, 0, 3))
    assert state.placed() == [(0, 0, 1, 3)] and state.last == (0, 0)
    assert state.turn == CHANCE and state.drawer == SOUTH and list(state.hands) == [0, 2]
    state.apply(9)
    assert state.turn == NORTH and list(state.hands) == [9, 2]


def test_ga_2_north_may_start():
    """GA-2: then North draws and places first."""
    state = State(2, start=1)
    assert state.drawer == NORTH
    apply_all(state, 5, 6)
    assert state.turn == NORTH and list(state.hands) == [6, 5]
    assert state.choices() == [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 3)]


def test_ga_2_the_first_tile_lies_at_0_0():
    """GA-2: the display may grow any way from the first tile, so where it lies is only a name."""
    state = draw(State(2))
    assert state.choices() == [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 3)]
    assert refused_unchanged(state, (1, 0, 0)) == "The first tile lies at (0, 0)."


def test_ga_2_nobody_draws_on_the_last_two_turns():
    """GA-2: 18 tiles each; 34 draws after a placement; the last two placements follow each other."""
    state, placements, turns = State(2), [0, 0], []

    def watch(state):
        turns.append(state.turn)

    random_game(state, seeded(2), watch)
    assert turns.count(CHANCE) == 36 - 1  # the first draw is before the first look
    assert turns[-3:] == [SOUTH, NORTH, OVER]
    for turn in turns:
        if turn >= 0:
            placements[turn] += 1
    assert placements == [18, 18]
    assert len(state.placed()) == 36 and state.bag == [] and list(state.hands) == [0, 0]


def test_ga_2_no_other_moves():
    """GA-2: a placement is three whole numbers, the last 0 to 3; nothing moves after the end."""
    state = table((0, 0))
    for move in ("draw", 1, (0, 1), (0, 1, 0, 0), [0, 1, 0], ("0", 1, 0), (0.5, 1, 0), None):
        assert refused_unchanged(state, move) == "A placement is (column, row, turns)."
    for turns in (4, -1):
        assert refused_unchanged(state, (0, 1, turns)) == "A tile has 0 to 3 quarter turns."
    random_game(state, seeded(3))
    assert refused_unchanged(state, (0, 1, 0)) == "The game is over."
    assert state.choices() == [] and state.outcomes() == []


def test_ga_3_a_shared_edge():
    """GA-3: neither a corner nor a gap will do, nor a cell that is taken."""
    state = table((0, 0), (1, 0))
    assert refused_unchanged(state, (2, -1, 0)) == "A tile must share an edge with one on the table."
    assert refused_unchanged(state, (3, 0, 0)) == "A tile must share an edge with one on the table."
    assert refused_unchanged(state, (1, 0, 0)) == "A tile lies there already."
    state.apply((1, -1, 0))


def test_ga_4_six_columns():
    """GA-4: six columns are reached westward and eastward; then there is no seventh on either side."""
    state = table((0, 0), (1, 0), (-1, 0), (2, 0), (-2, 0), (3, 0))
    assert state.box == (-2, 3, 0, 0)
    assert cells(state) == [(column, -1) for column in range(-2, 4)]
    for far in (-3, 4, 100, -100):
        assert refused_unchanged(state, (far, 0, 0)) == "The display must not exceed 6 columns."


def test_ga_4_the_box_is_open_until_it_is_full():
    """GA-4: five columns may still get a sixth on either side."""
    state = table((0, 0), (1, 0), (-1, 0), (2, 0), (-2, 0))
    assert (-3, 0) in cells(state) and (3, 0) in cells(state)
    state.apply((-3, 0, 0))
    assert refused(draw(state).apply, (3, 0, 0)) == "The display must not exceed 6 columns."


def test_ga_4_six_rows_and_ga_5():
    """GA-4, GA-5: with six rows reached nobody starts another, on either side; what is inside stays free."""
    state = table((0, 0), (0, 1), (0, -1), (0, 2), (0, -2), (0, 3))
    assert state.turn == SOUTH and state.box == (0, 0, -2, 3)
    sides = [(column, row) for row in range(-2, 4) for column in (-1, 1)]
    assert cells(state) == sides
    for row in (-3, 4):
        assert refused_unchanged(state, (0, row, 0)) == "The display must not exceed 6 rows."
    state.apply((1, 3, 0))  # South adds to the topmost row, which exists
    draw(state)
    assert state.turn == NORTH and (1, -2) in cells(state) and (-1, -2) in cells(state)
    assert refused_unchanged(state, (0, -3, 0)) == "The display must not exceed 6 rows."


def test_ga_4_the_limit_is_a_parameter():
    """GA-4: on a limit of 3 the same rules hold; the game ends with 9 tiles and nobody draws on the last two turns."""
    state = table((0, 0), (1, 0), (2, 0), size=3)
    assert refused_unchanged(state, (3, 0, 0)) == "The display must not exceed 3 columns."
    turns = []
    random_game(state, seeded(1), lambda state: turns.append(state.turn))
    assert len(state.placed()) == 9 and turns[-3:] == [NORTH, SOUTH, OVER]
    assert len(state.bag) == 27


def test_ga_5_first_row():
    """GA-5: next to the first tile South may start a row below, North one above; columns are free to both."""
    south = table((0, 0), start=1)
    assert south.turn == SOUTH and cells(south) == [(0, -1), (-1, 0), (1, 0)]
    assert refused_unchanged(south, (0, 1, 0)) == "South must not start a row on North's side."
    north = table((0, 0))
    assert north.turn == NORTH and cells(north) == [(-1, 0), (1, 0), (0, 1)]
    assert refused_unchanged(north, (0, -1, 0)) == "North must not start a row on South's side."


def test_ga_5_a_row_that_exists_is_free():
    """GA-5: once North started a row South may add to it, also as its new end, and the other way round."""
    state = table((0, 0), (0, 1))
    assert state.turn == SOUTH and (1, 1) in cells(state) and (-1, 1) in cells(state)
    assert (0, 2) not in cells(state)
    state = table((0, 0), (1, 0), (0, -1))
    assert state.turn == NORTH and (1, -1) in cells(state) and (-1, -1) in cells(state)
    assert (0, -2) not in cells(state)


def test_ga_5_display_at_the_edge_of_the_window():
    """GA-5: five rows leave the sixth to either player on their own side only."""
    state = table((0, 0), (0, 1), (0, -1), (0, 2), (1, 0), (0, 3))
    assert state.turn == SOUTH and state.box == (0, 1, -1, 3)
    assert (0, -2) in cells(state) and (0, 4) not in cells(state)
    state.apply((1, -1, 0))
    draw(state)
    assert (0, 4) in cells(state) and (0, -2) not in cells(state) and (1, -2) not in cells(state)
    state.apply((0, 4, 0))
    draw(state)
    assert (0, -2) not in cells(state)  # South lost the chance to a sixth row of North's


def test_ga_6_all_four_turns_are_listed():
    """GA-6: every cell with its four quarter turns, in a fixed order; what is chosen lies there so."""
    state = table((0, 0))
    assert state.choices()[:4] == [(-1, 0, 0), (-1, 0, 1), (-1, 0, 2), (-1, 0, 3)]
    assert len(state.choices()) == 12
    state.apply((1, 0, 3))
    assert state.placed() == [(0, 0, 1, 0), (1, 0, 2, 3)] and state.last == (1, 0)


def test_ga_3_ga_4_ga_5_choices_are_the_slow_ones():
    """GA-3, GA-4, GA-5: in two random games the cells are those that the clauses give word by word."""

    def check(state):
        if state.turn >= 0 and state.box:
            assert cells(state) == slow_cells(state)

    for seed in range(2):
        random_game(State(2, start=seed), seeded(seed), check)


def test_placements_counted():
    """GA-3, GA-4, GA-5: sequences of cells, first tile by South, on limits of 2, 3 and 6; tests/host goes further."""
    assert sequences(State(2, size=2), 4) == [3, 8, 8]
    assert sequences(State(2, size=3), 5) == [3, 13, 64, 316]
    assert sequences(State(2, size=6), 4) == [3, 13, 73]


def test_placements_north_first_are_as_many():
    """GA-5: the rule is the same for both, so it makes no difference to the number who begins."""
    assert sequences(State(2, size=3, start=1), 5) == [3, 13, 64, 316]


def test_no_list_is_longer_than_128():
    """GA-4: no display leaves more than 32 cells: the bound that `choices` argues, over all boxes."""
    most = 0
    for columns in range(1, 7):
        for rows in range(1, 7):
            inside = columns * rows - (columns + rows - 1)
            most = max(most, inside + (2 * rows if columns < 6 else 0) + (columns if rows < 6 else 0))
    assert most == 32 and 4 * most <= 240


def test_ga_10_most_chests_win():
    """GA-10: scores are chests; the winner has more, both when equal; nobody before the end."""

    def check(state):
        assert state.turn == OVER or state.winners() == []

    for seed in range(6):
        state = State(2)
        random_game(state, seeded(seed), check)
        south, north = state.scores()
        assert state.winners() == ([0, 1] if south == north else [0] if south > north else [1])


def test_ga_10_equal_is_a_draw():
    """GA-10: among 40 games on two by two South wins, North wins, and draws, in which both are winners, all occur."""
    ends = set()
    for seed in range(40):
        state = State(2, size=2)
        random_game(state, seeded(seed))
        ends.add(tuple(state.winners()))
    assert ends == set([(0,), (1,), (0, 1)])


def test_ga_11_always():
    """GA-11: 36 tiles, a connected display, a legal placement until the table is full; it replays from its journal."""
    for seed in range(3):
        state = State(2, start=seed % 2)
        journal = random_game(state, seeded(seed), always)
        assert len(state.placed()) == 36 and len(journal) == 72
        assert replay(State(2, start=seed % 2), journal) == state
        assert sum(state.scores()) + state.count().nobody == 36


def test_ga_12_the_score_so_far():
    """GA-12: at any time, for the tiles that lie there."""
    state = State(2)
    assert state.scores() == [0, 0] and state.count().areas == []

    def check(state):
        count = state.count()
        assert sum(count.scores) + count.nobody == len(state.placed())
        assert state.scores() == count.scores

    random_game(state, seeded(12), check)


def test_copies_are_equal_and_independent():
    """A copy plays on by itself; repr tells states apart."""
    state = table((0, 0), (0, 1))
    other = state.copy()
    assert other == state and repr(other) == repr(state) and hash(other) == hash(state)
    assert other.box == state.box and other.last == state.last and other.bag == state.bag
    other.apply((1, 0, 0))
    assert other != state and repr(other) != repr(state)
    assert len(state.placed()) == 2 and len(other.placed()) == 3
    turned = state.copy()
    turned.apply((1, 0, 1))
    assert turned != other
    assert draw(other.copy()) != other
    assert State(2) != State(2, start=1) and State(2) != State(2, size=5) and State(2) != State(2, paper=True)


def test_the_set_is_loaded_once():
    """GA-7: the state counts with the default set."""
    assert len(SET) == 36 * SIZE
    state = table((0, 0))
    assert state.count().areas[0][1] == 1


def test_numbers_of_a_game_are_whole():
    """1.0 and True equal 1, but a state holds whole numbers only."""
    for options in ({"players": 2.0}, {"size": 3.0}, {"start": 0.0}, {"start": True}, {"facing": None}):
        try:
            State(**dict({"players": 2}, **options))
            raise AssertionError(options)
        except ValueError:
            pass
