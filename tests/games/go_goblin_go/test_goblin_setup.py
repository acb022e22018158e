"""Go Goblin, Go!: what is set up before the first roll."""

from games.go_goblin_go import data
from games.go_goblin_go.rules import State
from goldpan.game import CHANCE
from support import apply_all, reduced, refused, refused_unchanged
from support_go_goblin_go import A, B, check, F, table

PAIRS = [(1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 6), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6)]


def cubes_set(players=2, start=0):
    return apply_all(State(players, start=start), *[("cube", goblin) for goblin in range(6)])


def test_go_1_two_to_six_play():
    """GO-1: 2 to 6 players, anybody may start, nobody else can."""
    for players in range(2, 7):
        for start in range(players):
            state = State(players, start=start)
            assert (state.players, state.active, state.turn) == (players, start, CHANCE)
            assert (state.roll, state.spent, state.free, state.choices()) == (0, False, -1, [])
    for players in (-1, 0, 1, 7, 2.5, "2", None):
        assert "2 to 6 players" in refused(State, players)
    for start in (-1, 3, None):
        assert "start player is 0 to 2" in refused(State, 3, start)


def test_go_1_six_goblins():
    """GO-1: six goblins: red, orange, yellow, green, blue, black."""
    assert data.GOBLINS == ("red", "orange", "yellow", "green", "blue", "black")


def test_go_2_all_begin_on_start():
    """GO-2: all six goblins stand on START."""
    assert list(State(4).positions) == [0] * 6


def test_go_2_all_720_motivation_orders_are_equally_likely():
    """GO-2: six draws, each uniform among the cubes that are left, reach each of 720 orders in one way."""
    ways = bytearray(6**5)  # by the goblins on levels 0 to 4: the last one follows from them

    def draw(state):
        if len(state.levels) == 6:
            code = 0
            for goblin in state.levels[:5]:
                code = code * 6 + goblin
            ways[code] += 1
            return
        outcomes = state.outcomes()
        assert [weight for _, weight in outcomes] == [1] * (6 - len(state.levels))
        for outcome, _ in outcomes:
            after = state.copy()
            after.apply(outcome)
            draw(after)

    draw(State(2))
    assert sum(ways) == 720 and max(ways) == 1


def test_go_2_the_first_cube_drawn_lies_on_level_0():
    """GO-2: cubes are drawn onto level 0, 1, ... and none twice."""
    state = apply_all(State(2), ("cube", 4), ("cube", 0))
    assert state.levels == [4, 0]
    refused_unchanged(state, ("cube", 4))
    refused_unchanged(state, ("cube", 6))
    refused_unchanged(state, 1)


def test_go_2_twelve_tiles_two_to_each_goblin():
    """GO-2: twelve draws without putting back; the first two are the first goblin's."""
    state = cubes_set()
    for count in range(12):
        outcomes = state.outcomes()
        assert [weight for _, weight in outcomes] == [1] * (12 - count)
        state.apply(outcomes[-1][0])
        if state.tiles and count < 11:
            refused_unchanged(state, ("tile",) + state.tiles[-1])
    assert state.tiles == list(reversed(PAIRS))
    assert state.phase == "sets"
    check(state)


def test_go_2_exact_chance_of_a_number_on_the_goblin_dealt_first():
    """GO-2, GO-3: a given number stands on it not at all 14/33, once 16/33, twice 1/11."""
    ways = {}
    state = cubes_set()
    for first, weight in state.outcomes():
        after_first = apply_all(state.copy(), first)
        for second, other_weight in after_first.outcomes():
            after = apply_all(after_first.copy(), second)
            for number in range(1, 7):
                count = sum([number in tile for tile in after.tiles])
                ways[(number, count)] = ways.get((number, count), 0) + weight * other_weight
    for number in range(1, 7):
        assert reduced(ways[(number, 0)], 12 * 11) == (14, 33)
        assert reduced(ways[(number, 1)], 12 * 11) == (16, 33)
        assert reduced(ways[(number, 2)], 12 * 11) == (1, 11)


def test_go_3_the_twelve_pairs():
    """GO-3: all pairs but 1-6, 2-5 and 3-4, so that each number stands on four tiles."""
    assert [outcome for outcome, _ in cubes_set().outcomes()] == [("tile",) + pair for pair in PAIRS]
    for number in range(1, 7):
        assert sum([number in pair for pair in PAIRS]) == 4


def test_go_4_sixty_rocks():
    """GO-4: 3 rocks each, the rest of 60 is the supply."""
    for players in range(2, 7):
        state = State(players)
        assert state.rocks == [3] * players
        assert state.supply == 60 - 3 * players


def test_go_5_each_player_draws_one_set_in_turn_order():
    """GO-5, DV-6: from the start player on, each draws one of the sets that are left, blind: uniformly."""
    state = table(3, start=2, hands=((F, (0, 1, 2)), (A, (0, 1, 2)), (B, (0, 1, 2))))
    assert state.sets == [F, A, B]
    state = apply_all(cubes_set(3, start=2), *[("tile",) + pair for pair in PAIRS])
    order = []
    while state.phase == "sets":
        assert state.turn == CHANCE and state.secret
        order.append(state.active)
        assert [weight for _, weight in state.outcomes()] == [1] * (7 - len(order))
        state.apply(state.outcomes()[0][0])
    assert order == [2, 0, 1]
    assert state.sets == [1, 2, 0]


def test_go_5_six_players_take_all_six_sets():
    """GO-5: with six players the last one has no choice of sets left."""
    assert sorted(table(6).sets) == [0, 1, 2, 3, 4, 5]


def test_go_5_each_keeps_three_of_six_secretly():
    """GO-5, GO-22: 20 ways to keep three; a secret choice, one player after the other in turn order."""
    state = apply_all(cubes_set(2, start=1), *[("tile",) + pair for pair in PAIRS])
    apply_all(state, ("set", 3), ("set", 0))
    assert (state.turn, state.secret, state.phase) == (1, True, "keep")
    assert len(state.choices()) == len(set(state.choices())) == 20
    assert state.choices()[0] == ("keep", 0, 1, 2) and state.choices()[-1] == ("keep", 3, 4, 5)
    assert state.cards(1) == []
    for move in (("keep", 0, 0, 1), ("keep", 2, 1, 0), ("keep", 0, 1), ("keep", 4, 5, 6), "keep", "done"):
        refused_unchanged(state, move)
    state.apply(("keep", 1, 3, 5))
    assert (state.turn, state.secret) == (0, True)
    state.apply(("keep", 0, 1, 2))
    assert (state.turn, state.secret, state.active) == (CHANCE, False, 1)
    assert state.cards(1) == [(1, "confuse", False), (3, "back", False), (5, "swap", False)]
    assert state.cards(0) == [(0, "back", False), (1, "push", False), (2, "swap", False)]


def test_go_5_default_card_table():
    """GO-5: goblin g has in set s ability (g + s) mod 6; set A is the one the rulebook words."""
    names = ("back", "push", "swap", "free", "confuse", "eight")
    cards = data.load().cards
    for letter in range(6):
        for goblin in range(6):
            assert cards[letter][goblin] == names[(goblin + letter) % 6]
    assert cards[A] == names


def test_go_5_a_goblin_differs_from_set_to_set():
    """GO-5: over the six sets every goblin has every ability once."""
    cards = data.load().cards
    for goblin in range(6):
        assert len(set([row[goblin] for row in cards])) == 6


def test_go_20_tunnel_values():
    """GO-20: ten spaces, then the pit."""
    assert list(data.load().tunnel) == [1, 1, 2, 2, 3, 3, 4, 5, 6, 7]
