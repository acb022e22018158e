"""Go Goblin, Go!: what a screen asks."""

from games.go_goblin_go import board, queries
from games.go_goblin_go.rules import State
from support import apply_all, refused
from support_go_goblin_go import A, B, BLACK, BLUE, C, E, GREEN, ORANGE, PIT, put, RED, rolled, table, TILES, YELLOW


def test_go_6_go_9_who_answers_and_how_often():
    """GO-6, GO-9: the goblins with the number, and their steps."""
    state = table()
    assert board.answering(state, 2) == [RED, YELLOW, GREEN]
    assert [board.steps(TILES[goblin], 1) for goblin in range(6)] == [2, 2, 0, 0, 0, 0]
    assert queries.numbers(state, RED) == [1, 2, 3]
    assert queries.numbers(state, GREEN) == [2, 3, 5, 6]


def test_go_7_why_not_move():
    """GO-6, GO-7, GO-16: no number, not the rocks, another one is free, not the time; "" just when it is offered."""
    state = table(hands=((A, (GREEN, BLUE, BLACK)), (B, (RED, ORANGE, YELLOW))))
    assert queries.why_not_move(state, RED) == "time"
    state.apply(5)
    reasons = [queries.why_not_move(state, goblin) for goblin in range(6)]
    assert reasons == ["number", "", "number", "", "rocks", "rocks"]
    assert [board.cost(state, goblin) for goblin in range(6)] == [0, 1, 2, 3, 4, 5]
    state.apply(("free", GREEN))
    assert [queries.why_not_move(state, goblin) for goblin in range(6)] == ["free"] * 3 + [""] + ["free"] * 2
    assert board.cost(state, GREEN) == 0
    state.apply(("move", GREEN))
    assert queries.why_not_move(state, GREEN) == "time"


def test_go_6_why_not_collect():
    """GO-6, GO-12: before the roll, after the move, and after an ability."""
    state = table()
    assert queries.why_not_collect(state) == "time"
    assert queries.why_not_collect(apply_all(state, 2)) == ""
    assert queries.why_not_collect(apply_all(state.copy(), ("move", RED))) == "time"
    assert queries.why_not_collect(apply_all(state, ("back", RED))) == "spent"


def test_go_12_why_not_use():
    """GO-12 to GO-18: one reason for each thing that can be in the way."""
    hands = ((A, (RED, ORANGE, YELLOW)), (A + 1, (RED, ORANGE, YELLOW)))
    state = table(hands=hands)
    assert queries.why_not_use(state, RED) == "time"
    state.apply(2)
    assert queries.why_not_use(state, RED) == ""
    assert queries.why_not_use(state, ORANGE) == "nobody"
    assert queries.why_not_use(state, YELLOW) == "nobody"
    put(state, orange=9, blue=10, yellow=8)
    assert queries.why_not_use(state, ORANGE) == "pit"
    assert queries.why_not_use(state, YELLOW) == ""
    state.rocks, state.supply = [0, 3], 57
    assert queries.why_not_use(state, YELLOW) == ""
    state.roll = 6
    assert queries.why_not_use(state, RED) == queries.why_not_use(state, YELLOW) == "stuck"
    state.roll = 2
    state.apply(("back", RED))
    assert queries.why_not_use(state, RED) == "used"
    assert queries.why_not_use(state, YELLOW) == "spent"
    assert "kept no card" in refused(queries.why_not_use, state, BLACK)


def test_go_16_go_18_why_not_free_and_eight():
    """GO-16, GO-17, GO-18: free without its number or after the move; eight at the end; confuse in vain."""
    hands = ((A, (GREEN, BLUE, BLACK)), (B, (RED, ORANGE, YELLOW)))
    state = rolled(1, hands=hands)
    assert queries.why_not_use(state, GREEN) == "number"
    assert queries.why_not_use(state, BLACK) == "end"
    state = apply_all(rolled(2, hands=hands), ("move", RED))
    assert queries.why_not_use(state, GREEN) == "before"
    assert queries.why_not_use(state, BLUE) == ""
    state = table(
        hands=hands,
        cubes=(ORANGE, RED, YELLOW, GREEN, BLUE, BLACK),
        tiles=(
            ((2, 3), (2, 4)),
            ((1, 4), (1, 5)),
            ((1, 2), (1, 3)),
            ((2, 6), (3, 5)),
            ((3, 6), (4, 5)),
            ((4, 6), (5, 6)),
        ),
    )
    state.rocks, state.supply = [0, 3], 57
    state.apply(6)
    assert queries.why_not_use(state, BLUE) == ""  # orange may get a 6
    state.roll = 2  # neither blue nor orange has a 2 to trade
    assert queries.why_not_use(state, BLUE) == "stuck"


def test_go_9_path_of_a_move():
    """GO-9 to GO-11: the places on the way, none after the pit."""
    state = rolled(1, red=9, orange=3, blue=4, black=4)
    assert board.path(state, RED) == [10, PIT]
    assert board.path(state, ORANGE) == [5, 6]
    assert board.path(state, GREEN) == []
    assert board.path(put(state, red=10), RED) == [PIT]
    assert state.positions[RED] == 10


def test_go_17_deal_shows_before_it_is_done():
    """GO-17: a deal can be looked at without making it."""
    state = table()
    before = repr(state)
    assert board.deal(state, BLUE, RED, 0, 3) == ([(3, 6), (1, 3)], [(4, 5), (1, 2)])
    assert repr(state) == before


def test_go_22_face_up_cards_and_the_set_to_choose_from():
    """GO-22, GO-12, GO-5: others see used cards only; the keeper sees the six of the set."""
    state = rolled(2, hands=((C, (RED, ORANGE, BLUE)), (E, (RED, ORANGE, YELLOW))))
    assert queries.face_up(state, 0) == []
    state.apply(("back", BLUE))
    assert queries.face_up(state, 0) == [(BLUE, "back")]
    assert queries.face_up(state, 1) == []
    assert queries.set_cards(state, 0) == ("swap", "free", "confuse", "eight", "back", "push")
    assert queries.set_cards(table(), 0) == ("back", "push", "swap", "free", "confuse", "eight")
    assert queries.set_cards(State(2), 0) == ()


def test_chance_to_move_is_the_count_over_all_six_rolls():
    """GO-6, GO-7: sixths, exact: counted by rolling every number, for every goblin, with few rocks and many."""
    for rocks in (0, 3, 5):
        state = table()
        state.rocks, state.supply = [rocks, 3], 57 - rocks
        assert queries.next_roller(state) == 0
        for goblin in range(6):
            able = [n for n in range(1, 7) if ("move", goblin) in apply_all(state.copy(), n).choices()]
            assert queries.chance_to_move(state, goblin, 0) == len(able)


def test_who_rolls_next():
    """GO-6: while a player decides, the neighbour rolls next."""
    state = table(3, start=2)
    assert queries.next_roller(state) == 2
    assert queries.next_roller(apply_all(state, 3)) == 0


def test_go_20_value_of_a_place():
    """GO-19, GO-20: START and the pit give nothing."""
    assert [board.value(place) for place in range(PIT + 1)] == [0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 0]
