"""Go Goblin, Go!: the cards in a turn (GO-12 to GO-18)."""

from goldpan.game import CHANCE
from support import apply_all, refused_unchanged
from support_go_goblin_go import (
    A,
    B,
    BLACK,
    BLUE,
    C,
    D,
    E,
    F,
    GREEN,
    named,
    ORANGE,
    put,
    RED,
    rolled,
    table,
    TILES,
    YELLOW,
)


def holds(letter, *kept):
    """Player 0 draws this set and keeps these; player 1 gets another."""
    return ((letter, kept), ((letter + 1) % 6, (RED, ORANGE, YELLOW)))


def after_move(number, goblin, hands, **places):
    """Player 0 rolled and moved a goblin from level 0 to 5; then the goblins are put in their places."""
    cubes = [goblin] + [other for other in range(6) if other != goblin]
    return put(apply_all(rolled(number, cubes=cubes, hands=hands), ("move", goblin)), **places)


CARD_MOVES = ("back", "push", "swap", "free", "confuse")


def card_moves(state):
    return [move for move in state.choices() if move[0] in CARD_MOVES]


def test_go_12_one_ability_before_the_move_then_no_collecting():
    """GO-12: used before the move: a goblin must be moved, nothing else is left, and then the turn is over."""
    state = rolled(2, hands=holds(A, RED, ORANGE, YELLOW), red=3)
    state.apply(("back", RED))
    assert (state.turn, state.phase) == (0, "act")
    assert state.choices() == [("move", RED), ("move", YELLOW), ("move", GREEN)]
    refused_unchanged(state, "collect")
    state.apply(("move", YELLOW))
    assert (state.turn, state.active) == (CHANCE, 1)


def test_go_12_one_ability_after_the_move_then_the_turn_is_over():
    """GO-12: used after the move; one is enough, and the neighbour rolls without "done"."""
    state = after_move(2, RED, holds(A, RED, ORANGE, YELLOW), blue=4)
    assert ("back", RED) in state.choices() and ("swap", YELLOW, RED) in state.choices()
    state.apply(("back", RED))
    assert list(state.positions) == [0, 0, 0, 0, 4, 0]
    assert (state.turn, state.active) == (CHANCE, 1)


def test_go_12_need_not_be_the_goblin_moved():
    """GO-12: moving red and using the card of yellow is fine."""
    state = after_move(2, RED, holds(A, YELLOW, BLUE, BLACK), yellow=4, green=5)
    state.apply(("swap", YELLOW, GREEN))
    assert state.positions[YELLOW] == 5 and state.positions[GREEN] == 4


def test_go_12_not_on_a_turn_that_collects():
    """GO-12: whoever collects is not asked for an ability."""
    state = apply_all(rolled(2, hands=holds(A, RED, ORANGE, YELLOW), red=3), "collect")
    assert (state.turn, state.active) == (CHANCE, 1)


def test_go_12_before_the_move_only_if_a_move_remains():
    """GO-12: when no goblin that answers can be paid for, back, push and swap are not offered."""
    state = table(hands=holds(A, RED, ORANGE, YELLOW), red=3, orange=3, yellow=4)
    state.rocks, state.supply = [0, 3], 57
    twin = state.copy()
    assert apply_all(state, 4).choices() == ["collect"]  # orange 1, yellow 2, blue 4, black 5 rocks
    for move in (("back", RED), ("push", ORANGE, YELLOW), ("swap", YELLOW, RED)):
        refused_unchanged(state, move)
        assert move in apply_all(twin.copy(), 2).choices()  # red costs nothing


def test_go_12_only_ones_own_unused_cards():
    """GO-12: neither the neighbour's cards nor those that left the game, and none a second time."""
    state = rolled(2, hands=((A, (RED, BLUE, BLACK)), (B, (BLACK, GREEN, BLUE))), red=3, orange=4, black=5, yellow=5)
    assert ("back", RED) in state.choices()
    refused_unchanged(state, ("back", BLACK))  # player 1's card
    refused_unchanged(state, ("push", ORANGE, BLACK))  # left the game with the rest of set A
    apply_all(state, ("back", RED), ("move", RED))
    assert state.cards(0) == [(RED, "back", True), (BLUE, "confuse", False), (BLACK, "eight", False)]
    apply_all(state, 1, "collect", 2)
    assert named(state, "back") == []
    refused_unchanged(state, ("back", RED))
    state.apply(("move", YELLOW))
    assert named(state, "back") == []
    assert state.cards(1)[2] == (BLACK, "back", False)


def test_go_12_all_cards_used():
    """GO-12, GO-22: with every card of all players face up only collect and moves are left, then "done"."""
    state = table(3)
    for player in range(3):
        state.used[player] = 7
        state.apply(3)
        assert card_moves(state) == []
        state.apply(("move", state.levels[0]) if ("move", state.levels[0]) in state.choices() else state.choices()[1])
        assert state.choices() == ["done"]
        state.apply("done")


def test_go_13_back_one_space():
    """GO-13: one space back, free of charge and without a number, before or after the move."""
    state = apply_all(rolled(6, hands=holds(C, BLUE, ORANGE, YELLOW), blue=5), ("back", BLUE))
    assert state.positions[BLUE] == 4
    assert state.rocks == [3, 3]
    assert state.levels == [0, 1, 2, 3, 4, 5]


def test_go_13_back_skips_full_spaces():
    """GO-13: full spaces are skipped backwards, two in a row as well, down to START."""
    for places, end in (
        ({"orange": 4, "yellow": 4}, 3),
        ({"orange": 4, "yellow": 4, "green": 3, "blue": 3}, 2),
        ({"orange": 4}, 4),
    ):
        state = apply_all(rolled(2, hands=holds(A, RED, ORANGE, YELLOW), red=5, **places), ("back", RED))
        assert state.positions[RED] == end
    state = rolled(2, hands=holds(A, RED, ORANGE, YELLOW), red=3, orange=2, yellow=2, green=1, blue=1)
    assert apply_all(state, ("back", RED)).positions[RED] == 0


def test_go_13_back_on_start_does_nothing():
    """GO-13: on START it does nothing, but the card is used."""
    state = rolled(2, hands=holds(A, RED, ORANGE, YELLOW))
    state.apply(("back", RED))
    assert list(state.positions) == [0] * 6
    assert state.cards(0)[0] == (RED, "back", True)
    state = after_move(1, ORANGE, holds(A, RED, GREEN, YELLOW))
    state.apply(("back", RED))
    assert list(state.positions) == [0, 2, 0, 0, 0, 0]


def test_go_14_push_one_goblin_directly_ahead():
    """GO-14: any one goblin of the space directly ahead goes one forward, and only those."""
    hands = holds(A, RED, ORANGE, YELLOW)
    state = rolled(2, hands=hands, orange=3, red=4, blue=4, green=5, black=2)
    assert named(state, "push") == [("push", ORANGE, RED), ("push", ORANGE, BLUE)]
    state.apply(("push", ORANGE, BLUE))
    assert state.positions[BLUE] == 5
    assert state.rocks == [3, 3] and state.levels == [0, 1, 2, 3, 4, 5]


def test_go_14_push_skips_full_spaces():
    """GO-14: the pushed goblin jumps over full spaces."""
    state = rolled(2, hands=holds(A, RED, ORANGE, YELLOW), orange=3, red=4, blue=5, black=5)
    state.apply(("push", ORANGE, RED))
    assert state.positions[RED] == 6


def test_go_14_push_never_into_the_pit():
    """GO-14: neither from the last space nor over a full last space."""
    hands = holds(A, RED, ORANGE, YELLOW)
    assert named(rolled(2, hands=hands, orange=9, blue=10), "push") == []
    full_last = rolled(2, hands=hands, orange=8, blue=9, red=10, black=10)
    assert named(full_last, "push") == []
    refused_unchanged(full_last, ("push", ORANGE, BLUE))
    assert named(rolled(2, hands=hands, orange=8, blue=9, red=10), "push") == [("push", ORANGE, BLUE)]


def test_go_14_push_from_start():
    """GO-14: a goblin on START pushes one on the first space; with nobody ahead nothing is offered."""
    hands = holds(A, RED, ORANGE, YELLOW)
    assert named(rolled(2, hands=hands, blue=1), "push") == [("push", ORANGE, BLUE)]
    assert named(rolled(2, hands=hands, blue=2), "push") == []
    assert named(rolled(2, hands=hands, orange=10), "push") == []


def test_go_15_swap_with_a_goblin_ahead_or_behind():
    """GO-15: places are traded with one goblin in either adjacent space, full or not."""
    hands = holds(A, RED, ORANGE, YELLOW)
    places = {"yellow": 4, "red": 5, "orange": 5, "green": 3, "blue": 4, "black": 6}
    state = rolled(2, hands=hands, **places)
    assert named(state, "swap") == [("swap", YELLOW, RED), ("swap", YELLOW, ORANGE), ("swap", YELLOW, GREEN)]
    after = apply_all(state.copy(), ("swap", YELLOW, ORANGE))
    assert list(after.positions) == [5, 4, 5, 3, 4, 6]
    after = apply_all(state.copy(), ("swap", YELLOW, GREEN))
    assert list(after.positions) == [5, 5, 3, 4, 4, 6]
    assert after.rocks == [3, 3]


def test_go_15_swap_with_nobody_adjacent():
    """GO-15: nobody directly ahead or behind, whoever stands further off: not offered."""
    hands = holds(A, RED, ORANGE, YELLOW)
    state = rolled(2, hands=hands, yellow=5, red=7, orange=3, green=5)
    assert named(state, "swap") == []
    refused_unchanged(state, ("swap", YELLOW, GREEN))
    assert named(rolled(2, hands=hands), "swap") == []


def test_go_15_start_is_adjacent_to_the_first_space():
    """GO-15: from the first space one may trade with a goblin on START."""
    state = rolled(2, hands=holds(A, RED, ORANGE, YELLOW), yellow=1, red=1, green=5, blue=5, black=6)
    assert named(state, "swap") == [("swap", YELLOW, ORANGE)]
    state.apply(("swap", YELLOW, ORANGE))
    assert list(state.positions) == [1, 1, 0, 5, 5, 6]


def test_go_16_free_from_every_level():
    """GO-16, GO-8: no payment, also with no rocks; it must then be the one moved; cube to 5 from where it was."""
    for level in range(6):
        cubes = [g for g in range(6) if g != GREEN]
        cubes.insert(level, GREEN)
        state = table(cubes=cubes, hands=holds(A, GREEN, BLUE, BLACK))
        state.rocks, state.supply = [0, 3], 57
        apply_all(state, 6, ("free", GREEN))
        assert state.levels == cubes
        assert state.choices() == [("move", GREEN)]
        state.apply(("move", GREEN))
        assert state.rocks == [0, 3]
        cubes.remove(GREEN)
        assert state.levels == cubes + [GREEN]
        assert state.positions[GREEN] == 1
        assert (state.turn, state.active) == (CHANCE, 1)


def test_go_16_free_still_needs_the_number():
    """GO-16: without the number rolled on its tiles it is not offered."""
    for number in range(1, 7):
        state = rolled(number, hands=holds(A, GREEN, BLUE, BLACK))
        assert (("free", GREEN) in state.choices()) == (number in (2, 6, 3, 5))


def test_go_16_free_only_before_the_move():
    """GO-16: a free move is of no use once the goblin has moved, so it is not offered then."""
    state = apply_all(rolled(2, hands=holds(A, GREEN, BLUE, BLACK)), ("move", RED))
    assert named(state, "free") == []
    refused_unchanged(state, ("free", GREEN))


def test_go_16_free_with_a_doubled_number_moves_twice():
    """GO-16, GO-9: a free move is a move like any other."""
    state = apply_all(rolled(6, hands=holds(E, BLACK, RED, ORANGE)), ("free", BLACK), ("move", BLACK))
    assert state.positions[BLACK] == 2
    assert state.rocks == [3, 3]


def test_go_16_the_next_turn_costs_again():
    """GO-16: only this turn is free."""
    state = apply_all(rolled(6, hands=holds(A, GREEN, BLUE, BLACK)), ("free", GREEN), ("move", GREEN), 6)
    assert state.free == -1
    refused_unchanged(state, ("move", GREEN))  # level 5, three rocks


def test_go_17_confuse_offers_every_new_deal():
    """GO-17: after the move: five other goblins, five deals each that change something."""
    state = after_move(2, RED, holds(A, BLUE, GREEN, BLACK))
    deals = named(state, "confuse")
    assert len(deals) == len(set(deals)) == 25
    for other in (RED, ORANGE, YELLOW, GREEN, BLACK):
        assert ("confuse", BLUE, other, 0, 1) not in deals
        for i, j in ((0, 2), (0, 3), (1, 2), (1, 3), (2, 3)):
            assert ("confuse", BLUE, other, i, j) in deals
    assert state.choices() == ["done"] + deals


def test_go_17_the_four_tiles_are_dealt_anew():
    """GO-17: the named goblin gets the two that are named, the other goblin the rest; all other tiles stay."""
    state = after_move(2, RED, holds(A, BLUE, GREEN, BLACK))
    for i, j, first, second in (
        (0, 2, [(3, 6), (2, 3)], [(4, 5), (2, 4)]),
        (1, 3, [(4, 5), (2, 4)], [(3, 6), (2, 3)]),
        (2, 3, [(2, 3), (2, 4)], [(3, 6), (4, 5)]),
    ):
        after = apply_all(state.copy(), ("confuse", BLUE, YELLOW, i, j))
        assert after.tiles[8:10] == first
        assert after.tiles[4:6] == second
        assert after.tiles[:4] == state.tiles[:4] and after.tiles[6:8] == state.tiles[6:8]
        assert after.tiles[10:] == state.tiles[10:]
        assert (after.turn, after.active) == (CHANCE, 1)
    for move in (("confuse", BLUE, BLUE, 0, 2), ("confuse", BLUE, RED, 2, 0), ("confuse", BLUE, RED, 3, 4)):
        refused_unchanged(state, move)


def test_go_17_confuse_before_the_move_changes_what_answers():
    """GO-17: red takes a 6 from green and may be moved on a 6 at once; collecting is over (GO-12)."""
    hands = holds(E, RED, BLACK, GREEN)
    state = rolled(6, hands=hands)
    assert named(state, "move") == [("move", GREEN)]  # blue and black cost too much
    state.apply(("confuse", RED, GREEN, 1, 2))
    assert state.tiles[0:2] == [(1, 3), (2, 6)]
    assert state.tiles[6:8] == [(1, 2), (3, 5)]
    assert state.choices() == [("move", RED)]
    assert apply_all(state, ("move", RED)).active == 1


def test_go_17_no_deal_that_would_leave_nothing_to_move():
    """GO-17, GO-12: before the move a confuse after which no goblin can be moved is not offered."""
    state = table(hands=holds(A, BLUE, GREEN, BLACK))
    state.rocks, state.supply = [0, 3], 57
    state.apply(6)  # the 6 is on green, blue and twice on black; only red is free
    deals = named(state, "confuse")
    # blue has 3-6 and 4-5, red has 1-2 and 1-3: exactly the deals that hand red the 3-6
    assert deals == [("confuse", BLUE, RED, 1, 2), ("confuse", BLUE, RED, 1, 3), ("confuse", BLUE, RED, 2, 3)]
    refused_unchanged(state, ("confuse", BLUE, RED, 0, 2))
    refused_unchanged(state, ("confuse", BLUE, GREEN, 0, 2))
    for move in deals:
        assert apply_all(state.copy(), move).choices() == [("move", RED)]


def test_go_17_a_third_goblin_keeps_every_deal_open():
    """GO-17, GO-12: when another goblin can be moved anyway, all 25 deals are offered."""
    state = rolled(1, hands=holds(A, BLUE, GREEN, BLACK))  # red and orange answer
    assert len(named(state, "confuse")) == 25
    state = rolled(1, hands=holds(E, RED, BLACK, GREEN), cubes=(RED, BLUE, YELLOW, GREEN, ORANGE, BLACK))
    # only red (the named one, level 0) can be paid: orange costs 4
    for move in named(state, "confuse"):
        assert named(apply_all(state.copy(), move), "move") != []


def test_go_17_the_named_goblin_may_be_the_one_that_can_be_paid():
    """GO-17, GO-7: with no rocks, red on level 0 may take a 6 from any of the three goblins that have it."""
    state = table(hands=holds(E, RED, BLACK, GREEN))
    state.rocks, state.supply = [0, 3], 57
    state.apply(6)
    deals = named(state, "confuse")
    assert [move for move in deals if move[2] == GREEN] == [
        ("confuse", RED, GREEN, 0, 2),
        ("confuse", RED, GREEN, 1, 2),
        ("confuse", RED, GREEN, 2, 3),
    ]
    assert len([move for move in deals if move[2] == BLUE]) == 3
    assert len([move for move in deals if move[2] == BLACK]) == 5  # both of black's tiles have it
    assert len(deals) == 11


def test_go_17_equal_tiles_traded_change_nothing():
    """GO-17: a box may hold equal tiles; to trade one for its like is no new deal."""
    state = after_move(2, RED, holds(A, BLUE, GREEN, BLACK))
    state.tiles[0:2] = [(3, 6), (1, 3)]  # blue has 3-6 and 4-5
    red = [move[3:] for move in named(state, "confuse") if move[2] == RED]
    assert red == [(0, 2), (0, 3), (1, 3), (2, 3)]
    state.tiles[0:2] = [(1, 3), (4, 5)]
    red = [move[3:] for move in named(state, "confuse") if move[2] == RED]
    assert red == [(0, 2), (1, 2), (1, 3), (2, 3)]


def test_go_18_eight_is_never_played_in_a_turn():
    """GO-18: the card of black in set A is offered at no time."""
    hands = holds(A, BLACK, RED, GREEN)
    for number in range(1, 7):
        state = rolled(number, hands=hands, black=5, blue=6, yellow=4)
        for move in state.choices():
            assert move[1:2] != (BLACK,) or move[0] == "move"
        for move in (("eight", BLACK), ("back", BLACK)):
            refused_unchanged(state, move)
    state = after_move(2, RED, hands, black=9)
    assert state.choices() == ["done", ("back", RED)]


def test_go_23_an_ability_is_used_once():
    """GO-23, GO-12: in every set, the card of every goblin goes from unused to used, and is gone."""
    for letter in (A, B, C, D, E, F):
        for kept in ((RED, ORANGE, YELLOW), (GREEN, BLUE, BLACK)):
            state = after_move(TILES[RED][0][0], RED, holds(letter, *kept), yellow=5, orange=6, green=4, blue=5)
            for move in card_moves(state):
                after = apply_all(state.copy(), move)
                assert [goblin for goblin, _, used in after.cards(0) if used] == [move[1]]
                assert list(after.used) == [1 << kept.index(move[1]), 0]
                after = apply_all(after, 1, "collect", 2)
                assert [again for again in card_moves(after) if again[1] == move[1]] == []
