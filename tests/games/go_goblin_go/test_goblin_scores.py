"""Go Goblin, Go!: the end and the points (GO-18 to GO-20)."""

from goldpan.game import OVER
from support import apply_all
from support_go_goblin_go import A, B, BLACK, BLUE, C, D, GREEN, ORANGE, PIT, RED, rolled, YELLOW


def ended(hands, players=2, roll=6, into=BLACK, rocks=None, **places):
    """Black, free on level 0, walks into the pit; the others stand where they are put."""
    places.setdefault("black", 10)
    cubes = [into] + [other for other in range(6) if other != into]
    state = rolled(roll, players, cubes=cubes, hands=hands, **places)
    if rocks:
        state.rocks, state.supply = list(rocks), 60 - sum(rocks)
    state.apply(("move", into))
    assert state.turn == OVER
    return state


def test_go_19_each_kept_goblin_scores_its_space():
    """GO-19: three goblins, three spaces; START gives nothing."""
    hands = ((A, (RED, ORANGE, YELLOW)), (B, (YELLOW, GREEN, BLUE)))
    state = ended(hands, red=10, orange=7, yellow=3, green=8)
    assert state.scores() == [7 + 4 + 2, 2 + 5 + 0]
    assert state.winners() == [0]


def test_go_19_every_space_has_its_value():
    """GO-19, GO-20: red alone on each space, worth 1 1 2 2 3 3 4 5 6 7 from START on, which is 0."""
    hands = ((A, (RED, ORANGE, YELLOW)), (B, (GREEN, BLUE, BLACK)))
    found = [ended(hands, red=place).scores()[0] for place in range(PIT)]
    assert found == [0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7]


def test_go_19_the_goblin_in_the_pit_scores_nothing():
    """GO-19: black in the pit is worth 0 to a holder whose card is not eight."""
    state = ended(((B, (RED, ORANGE, BLACK)), (C, (RED, GREEN, BLACK))), red=2, green=6)
    assert state.scores() == [1, 1 + 3]
    assert state.winners() == [1]


def test_go_18_eight_in_the_pit():
    """GO-18: black in the pit is worth 8 to the holder of set A's black, 0 to the holder of another black."""
    state = ended(((A, (RED, ORANGE, BLACK)), (B, (RED, ORANGE, BLACK))), red=2)
    assert state.cards(0)[2][1] == "eight" and state.cards(1)[2][1] == "back"
    assert state.scores() == [1 + 8, 1]


def test_go_18_eight_out_of_the_pit_scores_like_any_other():
    """GO-18: on the tunnel the card changes nothing; nor does it for another goblin in the pit."""
    hands = ((A, (RED, GREEN, BLACK)), (B, (RED, YELLOW, BLACK)))
    state = ended(hands, roll=2, into=RED, red=10, black=9, green=5)
    assert state.scores() == [0 + 3 + 6, 0 + 0 + 6]


def test_go_18_every_set_has_its_own_eight():
    """GO-18, GO-5: in set D the eight is yellow's; yellow in the pit is 8 there and 0 in set A."""
    hands = ((D, (RED, ORANGE, YELLOW)), (A, (RED, ORANGE, YELLOW)))
    state = ended(hands, roll=2, into=YELLOW, yellow=9, red=1)
    assert state.cards(0)[2] == (YELLOW, "eight", False)
    assert state.cards(1)[2] == (YELLOW, "swap", False)
    assert state.scores() == [1 + 8, 1]


def test_go_19_ties_go_to_more_rocks():
    """GO-19: equal points: who has more rocks left wins."""
    hands = ((A, (RED, ORANGE, YELLOW)), (B, (RED, ORANGE, YELLOW)), (C, (RED, ORANGE, GREEN)))
    state = ended(hands, 3, red=5, rocks=(2, 4, 3))
    assert state.scores() == [3, 3, 3]
    assert state.winners() == [1]


def test_go_19_rocks_do_not_beat_points():
    """GO-19: a point more wins against any rocks."""
    hands = ((A, (RED, ORANGE, YELLOW)), (B, (RED, ORANGE, GREEN)))
    state = ended(hands, yellow=1, rocks=(0, 30))
    assert state.scores() == [1, 0]
    assert state.winners() == [0]


def test_go_19_still_equal_is_shared():
    """GO-19: equal points and equal rocks: all of them win."""
    hands = ((A, (RED, ORANGE, YELLOW)), (B, (RED, ORANGE, YELLOW)), (C, (GREEN, ORANGE, BLUE)))
    state = ended(hands, 3, red=5, rocks=(4, 4, 9))
    assert state.winners() == [0, 1]


def test_go_19_abilities_used_score_all_the_same():
    """GO-19, GO-12: a card that is face up still scores its goblin."""
    hands = ((A, (RED, ORANGE, YELLOW)), (B, (GREEN, BLUE, BLACK)))
    state = rolled(6, hands=hands, cubes=(BLACK, RED, ORANGE, YELLOW, GREEN, BLUE), red=8, black=9)
    apply_all(state, ("back", RED), ("move", BLACK))
    assert state.turn == OVER
    assert state.scores() == [4, 0]
