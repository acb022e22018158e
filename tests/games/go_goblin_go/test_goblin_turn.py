"""Go Goblin, Go!: a turn without abilities."""

from goldpan.game import CHANCE, OVER
from support import apply_all, refused_unchanged
from support_go_goblin_go import (
    A,
    B,
    BLACK,
    BLUE,
    C,
    CUBES,
    GREEN,
    named,
    ORANGE,
    PIT,
    put,
    RED,
    rolled,
    table,
    TILES,
    YELLOW,
)


def finish(state, number, move):
    """One whole turn."""
    apply_all(state, number, move)
    if state.phase == "after":
        state.apply("done")
    return state


def test_go_6_a_turn_begins_with_the_roll():
    """GO-6: the die is always rolled first, six equal faces, before anything can be chosen."""
    state = table()
    assert state.turn == CHANCE
    assert state.outcomes() == [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]
    for move in ("collect", ("move", RED), 0, 7, "1", None):
        refused_unchanged(state, move)
    state.apply(4)
    assert (state.turn, state.roll) == (0, 4)
    assert state.outcomes() == []


def test_go_6_collecting_takes_what_was_rolled_and_passes_the_die():
    """GO-6: as many rocks as the roll; then it is the neighbour's roll, clockwise, without a further question."""
    for number in range(1, 7):
        state = rolled(number, 3, start=2)
        state.apply("collect")
        assert state.rocks == [3, 3, 3 + number]
        assert state.supply == 51 - number
        assert (state.turn, state.active, state.roll) == (CHANCE, 0, 0)


def test_go_6_collecting_from_a_short_supply():
    """GO-6: from a supply with fewer rocks than the roll one takes what is left, also none."""
    state = table()
    state.rocks, state.supply = [3, 55], 2
    apply_all(state, 5, "collect")
    assert (state.rocks, state.supply) == ([5, 55], 0)
    apply_all(state, 6, "collect")
    assert (state.rocks, state.supply) == ([5, 55], 0)


def test_go_6_only_goblins_with_the_number_move():
    """GO-6: after each roll exactly the goblins that have the number, for a player who can pay all."""
    for number in range(1, 7):
        state = table()
        state.rocks, state.supply = [10, 3], 47
        state.apply(number)
        has = [g for g in range(6) if number in TILES[g][0] or number in TILES[g][1]]
        assert named(state, "move") == [("move", goblin) for goblin in has]
        assert state.choices()[0] == "collect"


def test_go_6_die_passes_clockwise_after_a_move():
    """GO-6: once a goblin has moved and the turn is done, the neighbour rolls."""
    state = table(3, start=1)
    order = []
    for _ in range(6):
        order.append(state.active)
        finish(state, 3, "collect")
    assert order == [1, 2, 0, 1, 2, 0]
    finish(state, 1, ("move", RED))
    assert state.active == 2


def test_go_7_moving_costs_the_level():
    """GO-7: as many rocks as the level, paid to the supply; level 0 is free."""
    for level in range(6):
        cubes = [g for g in range(6) if g != RED]
        cubes.insert(level, RED)
        state = table(cubes=cubes)
        state.rocks, state.supply = [5, 3], 52
        apply_all(state, 2, ("move", RED))
        assert state.rocks == [5 - level, 3]
        assert state.supply == 52 + level


def test_go_7_who_cannot_pay_cannot_choose():
    """GO-7: with 3 rocks the goblins on levels 4 and 5 stay; with none only level 0 moves."""
    state = rolled(5)  # answers: orange on 1, green on 3, blue on 4, black on 5
    assert named(state, "move") == [("move", ORANGE), ("move", GREEN)]
    refused_unchanged(state, ("move", BLUE))
    state = table()
    state.rocks, state.supply = [0, 3], 57
    state.apply(2)  # answers: red on 0, yellow on 2, green on 3
    assert named(state, "move") == [("move", RED)]


def test_go_8_the_cube_goes_to_5_from_every_level():
    """GO-8: for every level m: those above m come down one, those below stay, the moved cube is on 5."""
    for level in range(6):
        state = table()
        state.rocks, state.supply = [9, 3], 48
        goblin = CUBES[level]
        apply_all(state, TILES[goblin][0][0], ("move", goblin))
        expected = [CUBES[n] for n in range(level)] + [CUBES[n] for n in range(level + 1, 6)] + [goblin]
        assert state.levels == expected
        for before in range(6):
            after = 5 if before == level else before - 1 if before > level else before
            assert state.levels[after] == CUBES[before]


def test_go_9_one_step_for_a_number_that_stands_there_once():
    """GO-9: the number once on its tiles: one space."""
    state = apply_all(rolled(2), ("move", RED))
    assert list(state.positions) == [1, 0, 0, 0, 0, 0]


def test_go_9_a_doubled_number_is_paid_once_and_moved_twice():
    """GO-9: the number twice on its tiles: two spaces for one payment."""
    state = apply_all(rolled(1), ("move", ORANGE))
    assert state.positions[ORANGE] == 2
    assert state.rocks == [2, 3]
    assert state.levels == [RED, YELLOW, GREEN, BLUE, BLACK, ORANGE]


def test_go_10_a_full_space_is_skipped():
    """GO-10: two goblins fit on a space, a third goes on to the next."""
    state = apply_all(rolled(2, red=4, blue=5), ("move", RED))
    assert state.positions[RED] == 5
    state = apply_all(rolled(2, red=4, blue=5, black=5), ("move", RED))
    assert state.positions[RED] == 6


def test_go_10_two_full_spaces_in_a_row_are_skipped():
    """GO-10: skipping goes on until a space has room."""
    state = apply_all(rolled(2, red=4, blue=5, black=5, green=6, yellow=6), ("move", RED))
    assert state.positions[RED] == 7


def test_go_10_both_steps_of_a_doubled_number_skip():
    """GO-10, GO-9: the second step begins where the first one ended."""
    state = apply_all(rolled(1, red=1, blue=2, black=2, green=4, yellow=4), ("move", RED))
    assert state.positions[RED] == 5


def test_go_10_a_goblin_does_not_stand_in_its_own_way():
    """GO-10: of two on a space, one moves on to the next, not over it."""
    state = apply_all(rolled(1, red=4, blue=4), ("move", RED))
    assert state.positions[RED] == 6


def test_go_10_start_has_no_limit():
    """GO-10: all six stand on START together, and a goblin goes back there past no limit (GO-13)."""
    state = rolled(2, red=1, hands=((A, (RED, ORANGE, YELLOW)),))
    state.apply(("back", RED))
    assert list(state.positions) == [0] * 6


def test_go_11_the_pit_ends_the_game_at_once():
    """GO-11: into the pit, and nobody is asked anything more; it was paid for and its cube went up (GO-7, GO-8)."""
    state = apply_all(rolled(2, green=10), ("move", GREEN))
    assert state.turn == OVER
    assert state.choices() == [] and state.outcomes() == []
    assert state.positions[GREEN] == PIT
    assert state.rocks == [0, 3]
    assert state.levels[5] == GREEN
    assert (state.active, state.roll) == (0, 2)
    for move in ("done", "collect", 1, ("back", RED)):
        refused_unchanged(state, move)


def test_go_11_a_second_step_is_not_made_after_the_pit():
    """GO-11: the doubled number of a goblin whose first step enters the pit; the second one has no effect."""
    state = apply_all(rolled(1, red=10), ("move", RED))
    assert state.turn == OVER
    assert state.positions[RED] == PIT


def test_go_11_the_second_step_may_enter_the_pit():
    """GO-11, GO-9: from two spaces before the pit a doubled number ends the game."""
    assert apply_all(rolled(1, red=9), ("move", RED)).turn == OVER
    assert apply_all(rolled(1, red=8), ("move", RED)).turn == 0


def test_go_11_over_full_spaces_into_the_pit():
    """GO-11, GO-10: skipping the last full spaces leads into the pit, which has no limit."""
    state = apply_all(rolled(2, red=8, blue=9, black=9, green=10, yellow=10), ("move", RED))
    assert state.turn == OVER
    assert state.positions[RED] == PIT


def test_go_11_winners_only_at_the_end():
    """GO-11: nobody has won before a goblin is in the pit."""
    state = rolled(2, red=10)
    assert state.winners() == []
    assert state.apply(("move", RED)) is None
    assert state.winners() != []


def test_go_21_the_rulebooks_example():
    """GO-21, GO-8: black 0, yellow 1, green 2, blue 3, orange 4, red 5; a 3 is rolled and green is paid 2 rocks."""
    state = table(
        cubes=(BLACK, YELLOW, GREEN, BLUE, ORANGE, RED),
        tiles=(
            ((1, 3), (1, 2)),
            ((1, 4), (1, 5)),
            ((2, 4), (2, 6)),
            ((3, 5), (4, 5)),
            ((3, 6), (4, 6)),
            ((2, 3), (5, 6)),
        ),
    )
    state.apply(3)
    assert named(state, "move") == [("move", GREEN), ("move", BLUE), ("move", BLACK)]  # red would cost 5
    state.apply(("move", GREEN))
    assert state.rocks == [1, 3]
    assert state.levels.index(GREEN) == 5
    assert state.levels.index(BLUE) == 2
    assert state.levels.index(ORANGE) == 3
    assert state.levels.index(RED) == 4
    assert state.levels.index(BLACK) == 0 and state.levels.index(YELLOW) == 1


def test_go_22_done_is_always_asked_after_a_move():
    """GO-22: "done" comes first whatever the cards, also when they are all used or none could be used now."""
    hands = ((A, (GREEN, BLUE, BLACK)), (B, (RED, ORANGE, YELLOW)), (C, (RED, ORANGE, YELLOW)))
    state = apply_all(rolled(2, 3, hands=hands), ("move", RED))
    assert (state.turn, state.phase) == (0, "after")
    assert state.choices()[0] == "done"
    state.apply("done")
    assert (state.turn, state.active) == (CHANCE, 1)
    state.used[1] = 7
    apply_all(state, 2, ("move", YELLOW))
    assert state.choices() == ["done"]


def test_go_22_public_moves_come_first():
    """GO-22: the index of a move that needs no card is the same whatever the cards: a journal gives nothing away."""

    def public(kept):
        state = rolled(3, hands=((A, kept),), red=3, blue=4, green=3, black=4)
        return [move for move in state.choices() if move == "collect" or move[0] == "move"], state.choices()

    for kept in ((RED, ORANGE, YELLOW), (GREEN, BLUE, BLACK), (RED, BLUE, BLACK)):
        moves, choices = public(kept)
        assert moves == choices[: len(moves)]
        assert moves == public((YELLOW, BLUE, BLACK))[0]


def test_go_23_copies_are_independent_and_states_compare():
    """GO-23: a copy is equal until one of the two goes on; repr tells them apart."""
    state = rolled(2)
    twin = state.copy()
    assert twin == state and repr(twin) == repr(state)
    for move in state.choices():
        other = state.copy()
        other.apply(move)
        assert other != state and repr(other) != repr(state)
        assert state == twin
    put(twin, red=5)
    assert state != twin
