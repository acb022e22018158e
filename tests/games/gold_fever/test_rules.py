"""Gold Fever, clause by clause (GF-1 to GF-15; the odds are in test_odds.py)."""

import random

from games.gold_fever.rules import BLACK, EMERALD, GOLD, GRAY, RUBY, State, WHITE
from goldpan.game import CHANCE, OVER
from support import apply_all, random_game, random_move, refused, refused_unchanged, replay

FRESH = [("gold", 5), ("gray", 4), ("black", 4), ("white", 4), ("ruby", 1), ("emerald", 1)]


def dig(state, *stones):
    """The active player draws these stones, one "draw" each."""
    for stone in stones:
        apply_all(state, "draw", stone)
    return state


def bag(gold=0, gray=0, black=0, white=0, ruby=0, emerald=0):
    """A bag made by hand, for situations that take many turns to reach."""
    return bytearray([gold, gray, black, white, ruby, emerald])


def with_bags(state, *bags):
    state.bags = list(bags)
    return state


def about_to_begin(state, player):
    """Nothing drawn yet, and it is this player's turn."""
    return state.turn == state.active == player and state.choices() == ["draw"] and not any(state.hand)


# Bags and turns


def test_gf_1_everybody_starts_with_a_bag_of_19_stones():
    """GF-1: 5 gold, 4 of each gravel, 1 ruby, 1 emerald, for 2 to 5 players."""
    for players in (2, 3, 4, 5):
        state = State(players)
        assert state.scores() == [0] * players
        assert state.winners() == []
        for _ in range(players):
            state.apply("draw")
            assert state.outcomes() == FRESH
            apply_all(state, "gold", "stop")


def test_gf_1_other_numbers_of_players_are_refused():
    """GF-1: 2 to 5 players; the start player is one of them (GF-2)."""
    for players in (0, 1, 6, -2, "three", None):
        assert refused(State, players) == "Gold Fever is for 2 to 5 players."
    for start in (-1, 3, None):
        assert refused(State, 3, False, False, False, start) == "The start player must be one of the players."


def test_gf_2_turns_go_clockwise_from_the_start_player():
    """GF-2: 2, 0, 1, 2 when player 2 of three starts."""
    state = State(3, start=2)
    for player in (2, 0, 1, 2):
        assert about_to_begin(state, player)
        dig(state, "gold").apply("stop")


def test_gf_3_a_turn_begins_with_a_draw_that_must_be_made():
    """GF-3: no stopping before the first stone."""
    state = State(2)
    assert state.choices() == ["draw"]
    assert state.outcomes() == []
    assert refused_unchanged(state, "stop") == "'stop' cannot be chosen now."
    state.apply("draw")
    assert state.turn == CHANCE
    assert state.choices() == []


def test_gf_3_stones_are_not_put_back_during_the_turn():
    """GF-3: each stone is as likely as any other in the bag, and drawn stones are out of it."""
    state = dig(State(2), "gold", "gray")
    state.apply("draw")
    assert state.outcomes() == [("gold", 4), ("gray", 3), ("black", 4), ("white", 4), ("ruby", 1), ("emerald", 1)]


def test_gf_3_a_kind_that_is_not_in_the_bag_cannot_be_drawn():
    """GF-3: stones come out of the player's own bag."""
    state = dig(State(2), "emerald")
    state.apply("draw")
    assert "emerald" not in [stone for stone, _ in state.outcomes()]
    assert refused_unchanged(state, "emerald") == "'emerald' cannot be drawn now."


def test_gf_4_after_gold_or_first_gravel_one_may_draw_again_or_stop():
    """GF-4: gold, and the first gravel of each colour."""
    state = State(3)
    for stone in ("gray", "gold", "black", "white", "gold"):
        dig(state, stone)
        assert state.turn == 0
        assert state.choices() == ["draw", "stop"]


def test_gf_4_stopping_without_gold_is_allowed():
    """GF-4: it scores nothing, and the gravel is given away."""
    state = apply_all(dig(State(3), "white"), "stop", ("give", 2))
    assert state.scores() == [0, 0, 0]
    assert state.bags[2][WHITE] == 5
    assert about_to_begin(state, 1)


# Busts


def test_gf_5_second_gray_or_second_white_returns_everything():
    """GF-5: gold and emerald included; nothing is scored, the turn is over at once."""
    for gravel in ("gray", "white"):
        state = dig(State(3), "gold", "emerald", gravel, "black", "gold", gravel)
        assert about_to_begin(state, 1)
        assert state.scores() == [0, 0, 0]
        assert state.bags == State(3).bags


def test_gf_5_two_colours_are_no_bust():
    """GF-5: one gray and one white, even with a black one, go together."""
    state = dig(State(2), "gray", "white", "black")
    assert state.choices() == ["draw", "stop"]


def test_gf_5_scored_gold_stays_scored():
    """GF-5: a later bust does not touch it (GF-11)."""
    state = apply_all(dig(State(2), "gold"), "stop")
    apply_all(dig(state, "gold"), "stop")
    dig(state, "gold", "black", "white", "white")
    assert state.scores() == [1, 1]
    assert state.bags[0] == bag(4, 4, 4, 4, 1, 1)


def test_gf_6_second_black_makes_every_other_player_draw_once():
    """GF-6: clockwise; gravel goes to who busted, gold and gems go back where they were."""
    state = dig(State(5, start=3), "gold", "black", "black")
    assert state.bags[3] == State(2).bags[0]  # all back first
    for drawer, stone in ((4, "gray"), (0, "gold"), (1, "ruby"), (2, "black")):
        assert state.turn == CHANCE
        assert state.drawer == drawer
        assert state.outcomes() == FRESH
        state.apply(stone)
    assert about_to_begin(state, 4)
    assert state.scores() == [0] * 5
    assert state.bags == [
        bag(5, 4, 4, 4, 1, 1),
        bag(5, 4, 4, 4, 1, 1),
        bag(5, 4, 3, 4, 1, 1),
        bag(5, 5, 5, 4, 1, 1),
        bag(5, 3, 4, 4, 1, 1),
    ]


def test_gf_6_an_emerald_drawn_for_black_does_nothing():
    """GF-6: it goes back, and nobody owes a draw for it."""
    state = apply_all(dig(State(2), "black", "black"), "emerald")
    assert about_to_begin(state, 1)
    assert state.bags == State(2).bags


# Speed rounds


def test_gf_7_first_gold_scores_for_who_drew_it():
    """GF-7: exactly that nugget; every other stone goes back where it came from."""
    state = dig(State(3), "gold", "gray", "gold", "ruby")
    apply_all(state, "white", "black", "gray", "black", "gold")
    assert state.scores() == [0, 1, 0]
    assert state.bags == [bag(5, 4, 4, 4, 1, 1), bag(4, 4, 4, 4, 1, 1), bag(5, 4, 4, 4, 1, 1)]
    assert about_to_begin(state, 1)


def test_gf_7_active_player_loses_gold_drawn_before_the_ruby():
    """GF-7: also when the active player is the first to draw gold: one nugget, not two."""
    state = apply_all(dig(State(2), "gold", "ruby"), "gold")
    assert state.scores() == [1, 0]
    assert state.bags[0] == bag(4, 4, 4, 4, 1, 1)
    assert about_to_begin(state, 1)


def test_gf_8_pairs_emeralds_and_rubies_do_nothing_in_a_speed_round():
    """GF-8: only gold ends it; the emerald adds no debt."""
    state = dig(State(2), "black", "ruby")
    apply_all(state, "black", "ruby", "emerald", "emerald", "black", "black", "white", "black", "white")
    assert state.speed
    apply_all(state, "gold")
    assert state.scores() == [0, 1]
    assert about_to_begin(state, 1)
    assert state.bags == [bag(5, 4, 4, 4, 1, 1), bag(4, 4, 4, 4, 1, 1)]


def test_gf_9_beats_draw_for_each_player_clockwise_from_the_active_one():
    """GF-9: over and over, one stone each, nobody deciding."""
    state = dig(State(4, start=2), "ruby")
    for drawer in (2, 3, 0, 1, 2, 3, 0):
        assert state.turn == CHANCE
        assert state.drawer == drawer
        state.apply("gray")
    state.apply("gold")
    assert state.scores() == [0, 1, 0, 0]
    assert about_to_begin(state, 3)


def test_gf_9_in_a_race_every_press_draws_one_stone():
    """GF-9: for whoever pressed, as often as they like; choices are named clockwise from the active player."""
    state = dig(State(3, race=True, start=1), "ruby")
    presses = [("press", 1), ("press", 2), ("press", 0)]
    for player in (0, 0, 2, 0):
        assert state.turn == 1
        assert state.choices() == presses
        state.apply(("press", player))
        assert state.turn == CHANCE
        assert state.drawer == player
        state.apply("white")
    apply_all(state, ("press", 2), "gold")
    assert state.scores() == [0, 0, 1]
    assert about_to_begin(state, 2)
    assert state.bags == [bag(5, 4, 4, 4, 1, 1), bag(5, 4, 4, 4, 1, 1), bag(4, 4, 4, 4, 1, 1)]


# Emeralds


def test_gf_10_an_emerald_owes_two_draws():
    """GF-10: one at a time, and no stopping before both are made."""
    state = dig(State(2), "gold", "emerald")
    for stone in ("gray", "gold"):
        assert state.choices() == ["draw"]
        refused_unchanged(state, "stop")
        dig(state, stone)
    assert state.choices() == ["draw", "stop"]


def test_gf_10_a_second_emerald_sets_the_debt_back_to_two():
    """GF-10: two more after it, not three."""
    state = with_bags(State(2), bag(5, 4, 4, 4, 1, 2), bag(5, 4, 4, 4, 1, 0))
    dig(state, "emerald", "emerald")
    assert state.owed == 2
    dig(state, "gray")
    assert state.choices() == ["draw"]
    dig(state, "white")
    assert state.choices() == ["draw", "stop"]
    state.apply("stop")
    assert state.bags[1] == bag(5, 5, 4, 5, 1, 2)


def test_gf_10_a_bust_or_a_ruby_ends_the_debt():
    """GF-10: the next player begins with one draw to make, like any turn."""
    state = dig(State(2), "gray", "emerald", "gray")
    assert about_to_begin(state, 1)
    assert state.owed == 1
    state = dig(State(2), "emerald", "ruby")
    assert state.owed == 0
    state.apply("gold")
    assert about_to_begin(state, 1)
    assert state.owed == 1


# Success


def test_gf_11_stopping_scores_the_gold_and_gives_the_rest_to_one_player():
    """GF-11: black, gray and a nugget: the nugget is scored, both gravel go to the player chosen."""
    state = dig(State(4, start=1), "black", "gray", "gold")
    state.apply("stop")
    assert state.turn == 1
    assert state.scores() == [0, 1, 0, 0]
    assert state.choices() == [("give", 2), ("give", 3), ("give", 0)]
    for wrong in (("give", 1), ("give", 4), ("press", 2), "draw", "stop", "gray", None, 2):
        refused_unchanged(state, wrong)
    state.apply(("give", 3))
    assert state.bags[3] == bag(5, 5, 5, 4, 1, 1)
    assert state.bags[1] == bag(4, 3, 3, 4, 1, 1)
    assert about_to_begin(state, 2)


def test_gf_11_the_emerald_goes_with_the_gravel():
    """GF-11: to the same player."""
    state = apply_all(dig(State(3), "emerald", "white", "gold"), "stop", ("give", 1))
    assert state.bags[1] == bag(5, 4, 4, 5, 1, 2)
    assert state.bags[0] == bag(4, 4, 4, 3, 1, 0)


def test_gf_11_nothing_to_give_or_one_receiver_asks_nothing():
    """GF-11: gold alone ends the turn; of two players the other one gets the gravel."""
    state = apply_all(dig(State(3), "gold", "gold"), "stop")
    assert about_to_begin(state, 1)
    state = apply_all(dig(State(2, start=1), "gold", "black"), "stop")
    assert about_to_begin(state, 0)
    assert state.bags[0] == bag(5, 4, 5, 4, 1, 1)


def test_gf_12_the_fifth_nugget_wins_at_once():
    """GF-12: the device stops for the player; nothing is given."""
    state = dig(State(3), "gray", "gold", "gold", "gold", "gold")
    assert state.turn == 0
    assert state.winners() == []
    dig(state, "gold")
    assert state.turn == OVER
    assert state.winners() == [0]
    assert state.scores() == [5, 0, 0]
    assert state.bags[1:] == State(2).bags
    assert state.choices() == [] and state.outcomes() == []
    for move in ("draw", "stop", "gold", ("give", 1), ("press", 1)):
        refused_unchanged(state, move)


def test_gf_12_gold_scored_earlier_counts():
    """GF-12: four scored before, one in hand."""
    state = apply_all(dig(State(2), "gold", "gold", "gold", "gold"), "stop")
    dig(state, "gray", "gray")
    dig(state, "gold")
    assert state.winners() == [0]


def test_gf_12_the_fifth_nugget_must_survive_draws_owed():
    """GF-12: with a draw owed the game goes on; any stone that is no bust then wins."""
    state = dig(State(2), "gray", "gold", "gold", "gold", "gold", "emerald", "gold")
    assert state.choices() == ["draw"]
    assert state.winners() == []
    assert dig(state.copy(), "black").winners() == [0]
    bust = dig(state.copy(), "gray")
    assert about_to_begin(bust, 1)
    assert bust.scores() == [0, 0]


def test_gf_12_a_speed_round_can_win():
    """GF-12: also in another player's turn, also with that player's gold."""
    state = apply_all(dig(State(3), "gold", "gold", "gold", "gold"), "stop")
    apply_all(dig(state, "gold", "ruby"), "gray", "gray")
    state.apply("gold")
    assert state.turn == OVER
    assert state.winners() == [0]
    assert state.scores() == [5, 0, 0]
    assert state.bags == [bag(0, 4, 4, 4, 1, 1), bag(5, 4, 4, 4, 1, 1), bag(5, 4, 4, 4, 1, 1)]


# Variants and empty bags


def test_gf_13_panning_has_no_ruby_and_no_emerald():
    """GF-13: 17 stones."""
    state = State(3, panning=True)
    state.apply("draw")
    assert state.outcomes() == FRESH[:4]
    for gem in ("ruby", "emerald"):
        refused_unchanged(state, gem)


def test_gf_13_in_a_gold_rush_four_gold_win():
    """GF-13: alone, and together with Panning."""
    for panning in (False, True):
        state = dig(State(2, panning, True), "gold", "gold", "gold")
        assert state.winners() == []
        assert dig(state, "gold").winners() == [0]


def test_gf_13_a_gold_rush_win_may_hold_five_gold():
    """GF-13: the fourth came while draws were owed (GF-12), the fifth with the last of them."""
    state = dig(State(2, gold_rush=True), "gold", "gold", "gold", "emerald", "gold")
    assert state.choices() == ["draw"]
    dig(state, "gold")
    assert state.winners() == [0]
    assert state.scores() == [5, 0]


def test_gf_14_a_player_whose_bag_is_empty_stops():
    """GF-14: after the last stone, and at the beginning of a turn. (GF-15 keeps real games from getting there.)"""
    state = with_bags(State(2, panning=True), bag(gold=1, gray=1), bag(gold=5))
    dig(state, "gray", "gold")
    assert about_to_begin(state, 1)
    assert state.scores() == [1, 0]
    assert state.bags[1] == bag(gold=5, gray=1)
    apply_all(dig(state, "gold"), "stop")
    assert about_to_begin(state, 1)  # player 0 had nothing to draw


def test_gf_14_nobody_draws_from_an_empty_bag_for_black():
    """GF-14: who has no stone is passed over (GF-6)."""
    state = with_bags(State(3, panning=True), bag(5, 4, 4), bag(), bag(gold=5, gray=1))
    dig(state, "black", "black")
    assert state.drawer == 2
    state.apply("gray")
    assert about_to_begin(state, 2)  # player 1 has nothing to draw
    assert state.bags[0] == bag(5, 5, 4)


def with_last_stones(race):
    """Emerald, last nugget, ruby: the active player enters a speed round with an empty bag."""
    state = with_bags(State(2, race=race), bag(1, 0, 0, 0, 1, 1), bag(5, 8, 8, 8, 1, 1))
    state.scored[0] = 4
    return dig(state, "emerald", "gold", "ruby")


def test_gf_14_an_empty_bag_draws_nothing_in_a_speed_round():
    """GF-14: only the others draw, in beats and in a race."""
    state = with_last_stones(False)
    for stone in ("gray", "gray", "black"):
        assert state.drawer == 1
        state.apply(stone)
    state.apply("gold")
    assert state.scores() == [4, 1]
    assert state.bags == [bag(1, 0, 0, 0, 1, 1), bag(4, 8, 8, 8, 1, 1)]
    state = with_last_stones(True)
    assert state.turn == 0
    assert state.choices() == [("press", 1)]
    refused_unchanged(state, ("press", 0))


# Whole games


def test_gf_15_stones_are_kept_together_in_random_games():
    """GF-15: after every move of random games of all variants, counted with the stones out of the bags."""
    random.seed(15)

    def check(state):
        players = range(state.players)
        out = [bytearray(state.taken[p]) for p in players]
        for kind in range(6):
            out[state.active][kind] += state.hand[kind]
        gems = 0 if state.panning else 1
        for p in players:
            assert state.bags[p][GOLD] + out[p][GOLD] + state.scored[p] == 5
            assert state.bags[p][RUBY] + out[p][RUBY] == gems
        for kind, each in ((GRAY, 4), (BLACK, 4), (WHITE, 4), (EMERALD, gems)):
            assert sum([state.bags[p][kind] + out[p][kind] for p in players]) == each * state.players

    for variant in range(8):
        for players in (2, 3, 5):
            options = (players, variant & 1, variant & 2, variant & 4, players - 1)
            state = State(*options)
            journal = random_game(state, random, check)
            assert len(state.winners()) == 1
            assert replay(State(*options), journal) == state


def test_a_copy_is_independent():
    """Playing a copy to its end changes nothing in the original."""
    random.seed(1)
    for variant in range(8):
        state = State(3, variant & 1, variant & 2, variant & 4)
        for _ in range(20):
            before = repr(state)
            other = state.copy()
            assert other == state
            assert repr(other) == before
            random_game(other)
            assert other != state
            assert repr(state) == before
            state.apply(random_move(state))


def test_states_tell_apart_who_drew_a_stone():
    """Equal bags are not enough in a speed round: the stones on the table go back to different players."""
    states = []
    for player in (0, 1, 2):
        state = State(3, race=True)
        state.bags[player][GRAY] += 1
        states.append(apply_all(dig(state, "ruby"), ("press", player), "gray"))
    before = State(3, race=True)
    before.bags[0][GRAY] += 1
    states.append(dig(before, "gray", "ruby"))
    for i in range(4):
        assert states[i].bags == states[0].bags
        for j in range(i):
            assert states[i] != states[j]
            assert repr(states[i]) != repr(states[j])


def test_lists_handed_out_are_the_callers():
    """Changing the answer of scores() changes no score."""
    state = State(2)
    state.scores()[0] = 5
    assert state.scores() == [0, 0]


def test_unknown_moves_are_refused():
    """Whatever is not listed is refused with a sentence, and nothing changes."""
    state = State(3)
    for wrong in ("gold", "", None, 0, ("give", 1), ["draw"]):
        assert refused_unchanged(state, wrong).endswith(" cannot be chosen now.")
    state.apply("draw")
    for wrong in ("draw", "stop", "Gold", None, 0, ("gold", 1), ["gold"]):
        assert refused_unchanged(state, wrong).endswith(" cannot be drawn now.")


def test_what_only_equals_a_move_or_a_number_does_not_get_into_the_state():
    """1.0 and True equal 1: as players or start they are refused, within a move the state keeps its own number."""
    for players, start in ((2.0, 0), (True, 0), ("3", 0), (None, 0), (3, 1.0), (3, None), (3, True)):
        refused(lambda p=players, s=start: State(p, start=s))
    state = apply_all(State(3, race=True), "draw", "ruby")
    state.apply(("press", 1.0))
    assert repr(state) == repr(apply_all(State(3, race=True), "draw", "ruby", ("press", 1)))
    assert state.outcomes()
