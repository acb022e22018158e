"""Go for Gold on paper sheets: every clause that needs no map, played as the rulebook tells it."""

from games.go_for_gold.rules import DATA_SUM, State, VERSION
from goldpan.game import CHANCE, OVER
from support import apply_all, refused, refused_unchanged


def paper(players=2, side="A", start=0, **more):
    """A game on paper, its harbours taken."""
    return apply_all(State(players, side, True, start, **more), ("harbour", 0))


def answer(state, what, footprint=0, shovels=0, footprints=0):
    """All questions of the player to move."""
    if state.phase == "footprint":
        state.apply(("footprint", footprint))
    return apply_all(state, ("shovels", shovels), ("footprints", footprints), ("ended", what))


def play_round(state, roll, *endings):
    """A roll and where the players ended, in turn order."""
    state.apply(roll)
    for what in endings:
        answer(state, what)
    return state


def test_fg_1_two_to_four_players_on_one_side():
    """FG-1: 2 to 4 players, side A unless told otherwise, all on the same side."""
    for players in (2, 3, 4):
        assert State(players).side == "A" and State(players, "B").players == players
    assert "2 to 4" in refused(State, 1)
    assert "2 to 4" in refused(State, 5)
    assert "A or B" in refused(State, 2, "C")
    assert "start player" in refused(State, 2, "A", False, 2)
    assert "start player" in refused(State, 2, "A", False, -1)


def test_fg_2_harbours_go_round_from_the_start_player():
    """FG-2: the start player takes one of 4 harbours, each next player the next one clockwise."""
    state = State(3, sheet=True, start=2)
    assert state.turn == 2
    assert state.choices() == [("harbour", 0), ("harbour", 1), ("harbour", 2), ("harbour", 3)]
    refused_unchanged(state, ("harbour", 4))
    state.apply(("harbour", 3))
    assert [sheet.harbours for sheet in state.sheets] == [1 << 0, 1 << 1, 1 << 3]
    assert (state.turn, state.active) == (CHANCE, 2)


def test_fg_3_two_shovels_and_a_footprint_to_begin_with():
    """FG-3: everyone starts with 2 shovels and 1 footprint circled."""
    for sheet in State(4, "B").sheets:
        assert (sheet.shovels, sheet.footprints) == (2, 1)
        assert (sheet.shovels_crossed, sheet.footprints_crossed) == (0, 0)


def test_fg_4_one_roll_for_everybody_clockwise_from_the_active_player():
    """FG-4: the active player rolls once, a fair die, for all; all move, clockwise from the active player."""
    state = paper(3, start=1)
    assert state.outcomes() == [(n, 1) for n in range(1, 7)]
    refused_unchanged(state, 7)
    refused_unchanged(state, ("footprint", 0))
    state.apply(4)
    order = []
    while state.turn != CHANCE:
        order.append(state.turn)
        assert (state.roll, state.left) == (4, 4)
        answer(state, "nothing")
    assert order == [1, 2, 0]


def test_fg_5_what_exceeds_the_tracker_is_lost():
    """FG-5: symbols are circled at once; the tracker's length counts all ever circled, 12 shovels, 6 footprints."""
    state = paper()
    state.apply(6)
    apply_all(state, ("footprint", 0), ("shovels", 6))
    assert state.sheets[0].shovels == 8
    state.apply(("footprints", 0))
    state.apply(("ended", "temple0"))
    answer(state, "nothing")
    apply_all(state, "search", 6)  # all 8 shovels are crossed out
    state.apply(6)
    answer(state, "nothing")
    answer(state, "nothing", footprints=4)
    assert state.sheets[0].footprints == 5
    state.apply(6)
    answer(state, "nothing", shovels=3, footprints=3)
    answer(state, "nothing")
    state.apply(6)
    answer(state, "nothing")
    answer(state, "nothing", shovels=6)
    sheet = state.sheets[0]
    assert (sheet.shovels, sheet.shovels_crossed) == (4, 8)
    assert (sheet.footprints, sheet.footprints_crossed) == (6, 0)


def test_fg_5_other_sheets_other_trackers():
    """FG-5: the lengths are defaults."""
    state = paper(trackers=(3, 2))
    state.apply(6)
    answer(state, "nothing", shovels=2, footprints=2)
    assert (state.sheets[0].shovels, state.sheets[0].footprints) == (3, 2)


def test_fg_6_a_footprint_after_the_roll():
    """FG-6: after the roll, before moving, a circled footprint is crossed out for any number 1 to 6, for one player."""
    state = paper()
    state.apply(5)
    assert state.choices() == [("footprint", n) for n in range(7)]
    state.apply(("footprint", 1))
    assert (state.left, state.roll) == (1, 5)
    assert (state.sheets[0].footprints, state.sheets[0].footprints_crossed) == (0, 1)
    apply_all(state, ("shovels", 0), ("footprints", 0), ("ended", "nothing"))
    assert (state.turn, state.phase, state.left) == (1, "footprint", 5)
    state.apply(("footprint", 0))
    assert (state.left, state.sheets[1].footprints) == (5, 1)


def test_fg_6_without_a_circled_footprint_nothing_is_asked():
    """FG-6: only a circled footprint can be used."""
    state = paper()
    state.apply(5)
    answer(state, "nothing", footprint=1)
    answer(state, "nothing")
    state.apply(2)
    answer(state, "nothing")
    assert (state.turn, state.phase) == (0, "shovels")
    refused_unchanged(state, ("footprint", 1))


def test_fg_7_from_a_harbour_on_to_another_once():
    """FG-7: who ends in a harbour goes on from one not yet used; the last harbour stays closed."""
    state = paper()
    state.apply(6)
    answer(state, "harbour")
    assert state.turn == 0 and state.choices() == [("harbour", 1), ("harbour", 2), ("harbour", 3)]
    assert state.sheets[0].harbours_used() == 1
    refused_unchanged(state, ("harbour", 0))
    state.apply(("harbour", 2))
    assert state.sheets[0].harbours_used() == 3
    assert state.turn == 1
    answer(state, "nothing")
    state.apply(1)
    answer(state, "nothing")
    apply_all(state, ("footprint", 0), ("shovels", 0), ("footprints", 0))
    assert ("ended", "harbour") not in state.choices()
    refused_unchanged(state, ("ended", "harbour"))


def test_fg_8_out_players_neither_move_nor_search_nor_roll():
    """FG-8, FG-15: who is out keeps the score and is skipped for moving, searching and rolling."""
    state = play_round(paper(3), 4, "treasure4", "nothing", "nothing")
    apply_all(state, "search", 4)
    assert state.active == 1
    state.apply(3)
    answer(state, "stuck")
    answer(state, "treasure5")
    answer(state, "stuck")
    assert (state.turn, state.phase) == (2, "search")
    state.apply("skip")
    assert [sheet.out for sheet in state.sheets] == [True, True, False]
    assert (state.active, state.turn) == (2, CHANCE)
    state.apply(3)
    assert state.turn == 2
    answer(state, "nothing")
    assert (state.active, state.turn, state.rounds) == (2, CHANCE, 4)
    assert state.scores() == [4, 0, 0]


def test_fg_8_the_active_player_may_go_out_with_the_die_in_hand():
    """FG-8, FG-15: the round goes on without the active player, and the die to the next still in."""
    state = play_round(paper(3), 2, "stuck", "treasure4", "nothing")
    assert (state.active, state.turn) == (0, 1)
    state.apply("skip")
    assert state.active == 1


def test_fg_9_only_who_ended_on_a_site_may_search():
    """FG-9: clockwise from the active player, only who ended on a treasure, temple or camp, and always optional."""
    state = play_round(paper(4, "B", start=2), 3, "treasure6", "nothing", "temple1", "camp")
    asked = []
    while state.phase == "search":
        assert state.choices() == ["search", "skip"]
        asked.append(state.turn)
        state.apply("skip")
    assert asked == [2, 0, 1]
    assert state.scores() == [0, 0, 0, 0]
    assert state.active == 3


def test_fg_9_last_rounds_site_cannot_be_searched_again():
    """FG-9: what counts is where this round's movement ended."""
    state = play_round(paper(), 3, "treasure6", "nothing")
    state.apply("skip")
    play_round(state, 3, "nothing", "harbour")
    state.apply(("harbour", 2))
    assert state.phase == "roll"


def test_fg_10_struck_gold():
    """FG-10: a roll of the number or more scores the number, without shovels."""
    for number in (4, 5, 6):
        for roll in range(number, 7):
            state = play_round(paper(), 3, "treasure{}".format(number), "nothing")
            apply_all(state, "search")
            assert state.turn == CHANCE and state.outcomes() == [(n, 1) for n in range(1, 7)]
            state.apply(roll)
            assert state.sheets[0].entries == [number]
            assert state.sheets[0].shovels == 2
            assert state.last == (0, number)


def test_fg_10_shovels_fill_what_is_missing():
    """FG-10: after the roll the shovels missing may be crossed out, exactly as many as needed."""
    state = apply_all(play_round(paper(), 3, "treasure5", "nothing"), "search", 4)
    assert (state.turn, state.choices()) == (0, ["pay", "leave"])
    state.apply("pay")
    assert state.sheets[0].entries == [5]
    assert (state.sheets[0].shovels, state.sheets[0].shovels_crossed) == (1, 1)


def test_fg_10_nothing_is_written_and_no_shovel_spent_else():
    """FG-10: who leaves, or lacks shovels (then nothing is asked), writes nothing and keeps the shovels."""
    state = apply_all(play_round(paper(), 3, "treasure6", "nothing"), "search", 4, "leave")
    assert (state.sheets[0].entries, state.sheets[0].shovels) == ([], 2)
    assert state.phase == "roll"
    state = apply_all(play_round(paper(), 3, "treasure6", "nothing"), "search", 3)
    assert (state.sheets[0].entries, state.sheets[0].shovels) == ([], 2)
    assert state.phase == "roll"


def test_fg_10_treasures_are_there_for_everybody():
    """FG-10: players do not block each other at a treasure."""
    state = apply_all(play_round(paper(), 3, "treasure4", "treasure4"), "search", 4, "search", 5)
    assert state.scores() == [4, 4]


def test_fg_11_an_entrance_appears():
    """FG-11: a roll of at most the circled shovels scores 9 and crosses out all of them."""
    state = apply_all(play_round(paper(), 3, "temple3", "nothing"), "search", 2)
    sheet = state.sheets[0]
    assert (sheet.entries, sheet.shovels, sheet.shovels_crossed) == ([9], 0, 2)
    assert state.closed == 1 << 3


def test_fg_11_the_spirits_stir():
    """FG-11: a higher roll writes -1; shovels are kept and the temple stays open."""
    state = apply_all(play_round(paper(), 3, "temple3", "nothing"), "search", 3)
    sheet = state.sheets[0]
    assert (sheet.entries, sheet.shovels, sheet.shovels_crossed) == ([-1], 2, 0)
    assert state.closed == 0


def test_fg_11_two_players_at_one_temple_in_one_round():
    """FG-11: searches are in turn order, so who succeeds first closes the temple for who follows."""
    state = apply_all(play_round(paper(3), 3, "temple0", "temple0", "temple0"), "search", 3, "search", 1)
    assert state.scores() == [-1, 9, 0]
    assert (state.phase, state.active) == ("roll", 1)  # player 2 was not asked


def test_fg_11_another_temple_stays_open():
    """FG-11: only that temple is closed; who ends on it later finds nothing to search."""
    state = apply_all(play_round(paper(), 3, "temple0", "temple1"), "search", 1)
    assert (state.turn, state.phase) == (1, "search")
    apply_all(state, "search", 2)
    assert state.scores() == [9, 9]
    play_round(state, 3, "temple0", "temple1")
    assert state.phase == "roll"


def test_fg_11_without_shovels_no_entrance_can_appear():
    """FG-11: no roll is 0, but one may still try."""
    state = apply_all(play_round(paper(), 3, "temple0", "nothing"), "search", 2)
    play_round(state, 3, "nothing", "temple1")
    apply_all(state, "search", 1)
    assert state.sheets[0].entries == [9, -1]


def test_fg_13_gamble_as_often_as_it_can_be_paid():
    """FG-13: each roll costs a shovel and a footprint; only the last counts, and must be written down."""
    state = paper(2, "B")
    state.apply(3)
    answer(state, "camp", footprints=2)
    answer(state, "nothing")
    state.apply("search")
    assert (state.sheets[0].shovels, state.sheets[0].footprints) == (1, 2)
    state.apply(4)
    assert (state.turn, state.choices()) == (0, ["again", "keep"])
    state.apply("again")
    assert (state.sheets[0].shovels, state.sheets[0].footprints) == (0, 1)
    state.apply(1)  # no shovel left: the roll stands
    assert state.sheets[0].entries == [1]
    assert state.phase == "roll"


def test_fg_13_keep():
    """FG-13: a kept roll is the points, and nothing more is paid."""
    state = paper(2, "B")
    state.apply(3)
    answer(state, "camp", footprints=2)
    answer(state, "nothing")
    apply_all(state, "search", 5, "keep")
    assert state.sheets[0].entries == [5]
    assert (state.sheets[0].shovels, state.sheets[0].footprints) == (1, 2)


def test_fg_13_who_cannot_pay_is_not_asked():
    """FG-13: no footprint, no gamble; camps are on side B only."""
    state = paper(2, "B")
    state.apply(3)
    answer(state, "camp", footprint=2)
    answer(state, "nothing")
    assert state.phase == "roll"
    state = apply_all(paper(), 3, ("footprint", 0), ("shovels", 0), ("footprints", 0))
    refused_unchanged(state, ("ended", "camp"))


def cursed(state, player, times):
    """That player, alone, fails at a temple `times` times."""
    for _ in range(times):
        state.apply(6)
        for _ in range(state.players):
            answer(state, "temple4" if state.turn == player else "nothing")
        apply_all(state, "search", 6)
    return state


def test_fg_14_a_minus_one_in_the_sixth_space_ends_the_game():
    """FG-14: six scoring spaces; a curse fills one like any other entry."""
    state = cursed(paper(), 1, 5)
    assert state.turn == CHANCE and state.winners() == []
    cursed(state, 1, 1)
    assert state.turn == OVER
    assert state.sheets[1].entries == [-1] * 6
    assert (state.scores(), state.winners()) == ([0, -6], [0])
    assert state.choices() == [] and state.outcomes() == []
    assert "over" in refused_unchanged(state, 1)


def test_fg_14_the_round_is_finished_first():
    """FG-14: searches that follow the sixth entry still count, and may win."""
    state = cursed(paper(3), 1, 5)
    for _ in range(2):
        play_round(state, 2, "nothing", "nothing", "nothing")
    assert state.active == 1
    play_round(state, 2, "temple1", "treasure4", "temple1")
    apply_all(state, "search", 6)  # player 1 fills the last space
    assert (state.turn, state.phase) == (2, "search")
    apply_all(state, "search", 4, "search", 2)
    assert state.turn == OVER
    assert (state.scores(), state.winners()) == ([9, -6, 4], [0])


def test_fg_14_a_tie_is_shared():
    """FG-14: most points win, a tie is shared; all out is an end."""
    state = apply_all(play_round(paper(3), 4, "treasure5", "nothing", "treasure5"), "search", 5, "search", 6)
    play_round(state, 1, "stuck", "stuck", "stuck")
    assert state.turn == OVER
    assert (state.scores(), state.winners()) == ([5, 0, 5], [0, 2])


def test_fg_14_on_paper_the_players_say_that_nobody_can_score():
    """FG-14: a player who says "stuck" is out, and when all have said so the round is still finished."""
    state = play_round(paper(), 4, "stuck", "treasure4")
    apply_all(state, "search", 4)
    assert state.turn == CHANCE
    play_round(state, 1, "stuck")
    assert state.turn == OVER
    assert state.winners() == [1]


def test_fg_15_the_die_goes_round():
    """FG-15: after the round the die goes to the next player."""
    state = paper(3, start=1)
    for active in (1, 2, 0, 1):
        assert state.active == active
        play_round(state, 2, "nothing", "nothing", "nothing")


def test_fg_16_four_small_questions():
    """FG-16: on paper the device asks footprint, shovels passed, footprints passed, where ended; nothing of steps."""
    state = apply_all(paper(2, "B"), 3)
    asked = []
    for move in (("footprint", 0), ("shovels", 1), ("footprints", 0), ("ended", "nothing")):
        asked.append(state.phase)
        assert state.turn == 0 and move in state.choices()
        refused_unchanged(state, ("step", 0))
        state.apply(move)
    assert asked == ["footprint", "shovels", "footprints", "ended"]
    assert state.turn == 1
    apply_all(state, ("footprint", 0), ("shovels", 0), ("footprints", 0))
    names = ["nothing", "treasure4", "treasure5", "treasure6", "temple0", "temple1", "temple2", "temple3", "temple4"]
    assert state.choices() == [("ended", what) for what in names + ["camp", "harbour", "stuck"]]
    assert state.island is None


def test_fg_16_no_more_was_passed_than_moved():
    """FG-16: a space has one symbol: at most as many shovels as spaces moved, and footprints on what is left."""
    state = apply_all(paper(), 3, ("footprint", 0))
    assert state.choices() == [("shovels", n) for n in range(4)]
    refused_unchanged(state, ("shovels", 4))
    for shovels in range(4):
        after = apply_all(state.copy(), ("shovels", shovels))
        assert after.choices() == [("footprints", n) for n in range(4 - shovels)]
        refused_unchanged(after, ("footprints", 4 - shovels))
    answer(state, "nothing", shovels=2, footprints=1)
    assert (state.turn, state.left) == (1, 3)  # the next player moves as far as was rolled


def test_fg_16_a_footprint_used_bounds_what_was_passed():
    """FG-16: who moved another number passed that many spaces."""
    state = apply_all(paper(), 2, ("footprint", 5))
    assert state.choices() == [("shovels", n) for n in range(6)]
    apply_all(state, ("shovels", 1))
    assert state.choices() == [("footprints", n) for n in range(5)]


def test_copies_are_independent_and_equal():
    """State: copies compare equal, differ after a move, and leave the original alone."""
    state = play_round(paper(), 3, "treasure5", "nothing")
    other = state.copy()
    assert other == state and repr(other) == repr(state) and hash(other) == hash(state)
    apply_all(other, "search", 5)
    assert other != state and state.sheets[0].entries == []


def test_versions_are_given():
    """DV: a journal tells rules and data apart."""
    assert VERSION == 1 and 0 < DATA_SUM < 65536


def test_what_only_equals_a_number_is_refused_or_made_ours():
    """1.0 and True equal 1, but a state holds whole numbers only."""
    for players, start in ((2.0, 0), (True, 0), (None, 0), (3, 1.0), (3, "2"), (3, None)):
        try:
            State(players, start=start)
            raise AssertionError((players, start))
        except ValueError:
            pass
    state, other = State(2), State(2)
    state.apply(("harbour", 1.0))
    other.apply(("harbour", 1))
    assert repr(state) == repr(other)
    for roll in (3.0, True, 3 + 0j):
        try:
            state.apply(roll)
            raise AssertionError(roll)
        except ValueError:
            assert repr(state) == repr(other)
