"""Go for Gold on the island: walks, harbours, who is stuck, what can still be scored; on small maps of our own."""

import random

from games.go_for_gold import movement
from games.go_for_gold.island import FOOTPRINT, HARBOUR, Island, LAGOON, SEA, SHOVEL
from games.go_for_gold.island_file import parse
from games.go_for_gold.rules import State
from goldpan.game import CHANCE, OVER
from support import apply_all, random_move, refused_unchanged

# each player has a valley of their own, so that what one can do is easily told
VALLEYS = parse(
    """
0 . s f - - - - - -
 - - - - - - - - - -
1 . . 4 . . . . . 5
 - - - - - - - - - -
2 . ~ 4
 -
3 . . 4
""".split("\n")
)

# from harbour 0 over one space into harbour 1; behind harbour 2 a space and then harbour 3
VOYAGE = parse(
    """
0 . 1 .
 - - - -
2 . 3 4
""".split("\n")
)

STEPS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))  # clockwise from east, in half spaces and rows


def board(island, players=2, side="A", start=0, harbour=0):
    """A game on that map, harbours taken."""
    return apply_all(State(players, side, start=start, island=island), ("harbour", harbour))


def east(state, count):
    """The player in turn goes `count` steps east."""
    return apply_all(state, *[("step", 0)] * count)


def open_board():
    """15 by 15 spaces with harbour 0 in the middle and all others out of a walk's reach."""
    rows = []
    for row in range(15):
        line = ["."] * 15
        if row == 0:
            line[0], line[14] = "1", "2"
        if row == 14:
            line[14] = "3"
        if row == 7:
            line[7] = "0"
        rows.append(" " * (row & 1) + " ".join(line))
    return parse(rows)


def count_walks(state):
    """How many movements of the player in turn `choices()` allows."""
    choices = state.choices()
    if state.left == 1:
        return len(choices)
    return sum([count_walks(apply_all(state.copy(), move)) for move in choices])


def test_fg_4_walks_on_an_open_board():
    """FG-4: self-avoiding walks of 1 to 6 steps: 6, 30, 138, 618, 2730, 11946."""
    island = open_board()
    counts = []
    for roll in range(1, 7):
        counts.append(count_walks(apply_all(board(island), roll, ("footprint", 0))))
    assert counts == [6, 30, 138, 618, 2730, 11946]


def test_fg_4_step_by_step_exactly_as_rolled_over_spaces_not_visited():
    """FG-4: movement begins where the last round ended, and takes exactly the steps rolled."""
    state = apply_all(board(VALLEYS, start=1, harbour=1), 2, ("footprint", 0))
    assert state.choices() == [("step", 0)]
    refused_unchanged(state, ("step", 1))
    east(state, 1)
    assert (state.turn, state.left, state.choices()) == (1, 1, [("step", 0)])  # never back
    east(state, 1)
    assert state.turn == 0  # the other player, at harbour 2
    assert state.sheets[1].space == VALLEYS.harbours[1] + 2
    assert list(state.sheets[1].path) == [VALLEYS.harbours[1] + i for i in range(3)]


def test_fg_5_collected_on_and_over():
    """FG-5: a shovel or footprint moved onto or over is circled at once."""
    state = east(apply_all(board(VALLEYS), 3, ("footprint", 0)), 2)
    assert (state.sheets[0].shovels, state.sheets[0].footprints) == (3, 1)
    east(state, 1)
    assert (state.sheets[0].shovels, state.sheets[0].footprints) == (3, 2)


def test_fg_5_a_full_tracker_on_the_island():
    """FG-5: what exceeds the tracker is lost."""
    state = apply_all(State(2, island=VALLEYS, trackers=(2, 1)), ("harbour", 0), 3, ("footprint", 0))
    east(state, 3)
    assert (state.sheets[0].shovels, state.sheets[0].footprints) == (2, 1)


def test_fg_6_a_footprint_replaces_the_roll_for_one_player():
    """FG-6: after the roll, before the first step; the others keep the roll."""
    state = apply_all(board(VALLEYS), 1)
    assert state.choices() == [("footprint", n) for n in range(4)]  # no way is longer than 3 here
    east(apply_all(state, ("footprint", 2)), 2)
    assert state.sheets[0].footprints == 0
    assert (state.turn, state.left) == (1, 1)
    assert state.choices() == [("footprint", n) for n in range(7)]


def test_fg_7_a_harbour_entered_with_steps_left():
    """FG-7: moving onto a harbour ends the movement; the player starts next from another unused one."""
    state = east(apply_all(board(VOYAGE), 6, ("footprint", 0)), 2)
    assert (state.turn, state.phase, state.left) == (0, "harbour", 0)
    assert state.choices() == [("harbour", 2), ("harbour", 3)]
    assert state.sheets[0].harbours_used() == 1  # FG-18: never 2
    state.apply(("harbour", 2))
    assert state.sheets[0].harbours_used() == 3
    assert state.sheets[0].space == VOYAGE.harbours[2]
    assert state.turn == 1  # no search, no more steps


def test_fg_7_the_last_harbour_is_closed():
    """FG-7: the fourth harbour can never be entered, nor passed."""
    state = east(apply_all(board(VOYAGE), 6, ("footprint", 0)), 2)
    state.apply(("harbour", 2))
    apply_all(state, ("footprint", 0), ("step", 3), ("step", 3))
    apply_all(state, ("harbour", 3))  # player 1 came the other way and sails too
    state.apply(2)
    assert (state.turn, state.phase) == (1, "footprint")
    east(apply_all(state, ("footprint", 1)), 1)
    assert state.turn == 0  # one space before harbour 3, which is closed: a footprint for 1 is all that helps
    assert state.choices() == [("footprint", 0), ("footprint", 1)]
    east(apply_all(state, ("footprint", 1)), 1)
    assert state.sheets[0].space == VOYAGE.harbours[2] + 1


def test_fg_8_no_full_movement_with_a_footprint_left():
    """FG-8: who cannot move in full may use a footprint, for a number that leads somewhere, and stays in."""
    state = apply_all(board(VALLEYS), 4)
    assert state.choices() == [("footprint", n) for n in range(4)]
    refused_unchanged(state, ("footprint", 4))
    state.apply(("footprint", 3))
    assert state.phase == "step" and not state.sheets[0].out


def test_fg_8_who_declines_the_footprint_is_out():
    """FG-8: a footprint may be used; who has no full movement and does not is out at once."""
    state = apply_all(board(VALLEYS), 4, ("footprint", 0))
    assert state.sheets[0].out
    assert state.turn == 1


def test_fg_8_no_full_movement_and_no_footprint_left():
    """FG-8, FG-15: nothing is asked, the player is out, and neither moves nor rolls any more."""
    state = apply_all(board(VALLEYS), 6, ("footprint", 2))
    east(state, 2)
    east(apply_all(state, ("footprint", 0)), 6)
    assert (state.active, state.phase) == (1, "roll")
    state.apply(2)  # one space is left to player 0
    east(apply_all(state, ("footprint", 3)), 3)
    assert state.phase == "search" and state.turn == 1
    assert state.sheets[0].out
    state.apply("skip")
    assert state.turn == OVER  # and nobody can score


def test_fg_8_out_players_are_skipped_on_the_island():
    """FG-8, FG-15: the die skips who is out."""
    state = apply_all(board(VALLEYS), 6, ("footprint", 0), ("footprint", 0))
    assert state.sheets[0].out and state.turn == 1
    east(state, 6)
    assert (state.active, state.turn) == (1, CHANCE)
    state.apply(1)
    assert state.turn == 1
    east(apply_all(state, ("footprint", 0)), 1)
    assert (state.active, state.turn) == (1, CHANCE)


def test_fg_8_only_steps_that_lead_to_a_full_movement():
    """FG-8: a dead end is not offered while there is another way, and a harbour is as good as a full movement."""
    island = parse(["- . - 1 -", " - 0 . . -", "- - - - .", " - - - - .", "2 - - - -", " 3 - - - -"])
    state = apply_all(board(island), 2, ("footprint", 0))
    assert state.choices() == [("step", 0)]  # north-west is a space, but no way on
    state.apply(("step", 0))
    assert state.choices() == [("step", 0), ("step", 5)]  # on, or into harbour 1
    state = apply_all(board(island), 3, ("footprint", 0), ("step", 0))
    assert state.choices() == [("step", 0), ("step", 5)]
    state.apply(("step", 0))
    assert state.choices() == [("step", 1), ("step", 4)]
    state = apply_all(board(island), 6, ("footprint", 0), ("step", 0), ("step", 0))
    assert state.choices() == [("step", 4)]  # only the harbour is left


def test_fg_9_ending_in_a_harbour_or_passing_a_site_is_no_search():
    """FG-9: only who ended on a site may search; passing does not count."""
    state = apply_all(board(VALLEYS, harbour=1), 4, ("footprint", 0))
    east(state, 4)
    state.apply(("footprint", 1))
    state.apply(("step", 0))
    assert state.phase == "roll"
    state = apply_all(board(VALLEYS, harbour=1), 3, ("footprint", 0))
    east(state, 3)
    state.apply(("footprint", 0))  # player 1 cannot go three: a lagoon is in the way
    assert (state.turn, state.phase) == (0, "search")


def test_fg_12_lagoons_are_neither_entered_nor_crossed():
    """FG-12: a lagoon ends every way."""
    state = apply_all(board(VALLEYS, side="B", harbour=2), 1)
    assert state.choices() == [("footprint", 0), ("footprint", 1)]
    state.apply(("footprint", 0))
    assert state.choices() == [("step", 0)]
    east(state, 1)
    assert not movement.possible(VALLEYS.near, state.sheets[0].marks, state.sheets[0].space, 1)


def test_fg_14_nobody_can_score():
    """FG-14: the game is over when no player still in is connected to an open site."""
    island = parse(["0 . . . . -", " - - - - -", "1 . . . . -", " 2", "3 - 4"])
    state = east(apply_all(board(island), 1, ("footprint", 0)), 1)
    assert state.turn == 1
    east(apply_all(state, ("footprint", 0)), 1)
    assert state.turn == OVER
    assert state.winners() == [0, 1]


def test_fg_14_one_player_who_can_score_is_enough():
    """FG-14: as long as one player still in is connected to a site the game goes on."""
    state = east(apply_all(board(VALLEYS), 1, ("footprint", 0)), 1)
    east(apply_all(state, ("footprint", 0)), 1)
    assert state.turn == CHANCE


def test_fg_14_a_voyage_can_lead_to_a_site():
    """FG-14, FG-7: a harbour that can be reached connects to the other harbours' surroundings, once."""
    state = apply_all(board(VOYAGE, harbour=3), 1, ("footprint", 0))
    east(state, 1)
    assert state.phase == "footprint"  # player 1, at harbour 0, could reach the 4 only by a voyage
    east(apply_all(state, ("footprint", 0)), 1)
    assert (state.turn, state.phase) == (0, "search")
    state.apply("skip")
    assert state.turn == CHANCE
    east(apply_all(state, 6, ("footprint", 0)), 1)
    other = apply_all(state.copy(), ("harbour", 3))
    assert other.sheets[0].out and other.turn == CHANCE  # player 0 is stuck, player 1 is beside the 4
    state.apply(("harbour", 2))  # between it and the 4 lies the fourth harbour, which is closed
    assert state.turn == OVER


def test_fg_14_one_cannot_sail_on_from_the_harbour_entered():
    """FG-14, FG-7: with one harbour in reach, its own surroundings are not gained by a voyage."""
    island = parse(["0 . 1 4", " - - - -", "2 . - -", " - - - -", "3 . - -"])
    marks = island.marks()
    marks[island.harbours[0]] = 1
    assert not movement.can_score(island, marks, island.harbours[0], 0)
    island = parse(["0 . 1 4", " - 2 - -", "3 . - -"])  # two in reach: enter one, leave by the other
    marks = island.marks()
    marks[island.harbours[0]] = 1
    assert movement.can_score(island, marks, island.harbours[0], 0)


def test_fg_14_an_explored_temple_is_nothing_to_score():
    """FG-14, FG-11: a closed temple is an empty space: passed, but no site."""
    island = parse(["0 . T . -", " - - - - -", "1 . . . . .", " 2", "3"])
    state = apply_all(board(island), 2, ("footprint", 0))
    east(state, 2)
    east(apply_all(state, ("footprint", 0)), 2)
    apply_all(state, "search", 1)
    assert state.scores() == [9, 0]
    assert state.turn == OVER
    marks = island.marks()
    assert movement.can_score(island, marks, island.harbours[0], 0)
    assert not movement.can_score(island, marks, island.harbours[0], 1)


def brute_first_steps(island, state, player, length):
    """First steps of all full movements, each walked to its end, from coordinates alone: nothing of `near`."""
    places = {}
    for space in range(island.size):
        if island.kinds[space] not in (SEA, LAGOON):
            row = space // island.width
            places[(2 * (space % island.width) + (row & 1), row)] = space
    sheet = state.sheets[player]
    taken = set(sheet.path)
    found = set()

    def walk(x, y, left, first):
        for d in range(6):
            to = (x + STEPS[d][0], y + STEPS[d][1])
            space = places.get(to)
            if space is None or space in taken:
                continue
            harbour = island.kinds[space] & HARBOUR
            if harbour and sheet.harbours_used() == 3:
                continue
            if harbour or left == 1:
                found.add(d if first is None else first)
            else:
                taken.add(space)
                walk(to[0], to[1], left - 1, d if first is None else first)
                taken.remove(space)

    row = sheet.space // island.width
    walk(2 * (sheet.space % island.width) + (row & 1), row, length, None)
    return found


def small_island(rng):
    """5 by 4 spaces at random, with lagoons and, here and there, sea."""
    kinds = [rng.choice((0, 0, 0, 0, SHOVEL, FOOTPRINT, 4, LAGOON, LAGOON, SEA)) for _ in range(20)]
    for h in range(4):
        place = rng.randrange(20)
        while kinds[place] & HARBOUR:
            place = rng.randrange(20)
        kinds[place] = HARBOUR + h
    return Island(kinds, 5)


def same_as_brute_force(rng):
    """Play one game on a small map and compare every offer with brute force. Returns the offers compared."""
    island = small_island(rng)
    state = State(2, "B", island=island)
    compared = 0
    while state.turn != OVER:
        if state.phase == "step":
            first = brute_first_steps(island, state, state.turn, state.left)
            assert state.choices() == [("step", d) for d in sorted(first)]
            compared += 1
        elif state.phase == "footprint":
            numbers = [n for n in range(1, 7) if brute_first_steps(island, state, state.turn, n)]
            assert state.choices() == [("footprint", n) for n in [0] + numbers]
            compared += 1
        out = [sheet.out for sheet in state.sheets]
        number = state.roll
        state.apply(random_move(state, rng))
        for player in range(2):
            if state.sheets[player].out and not out[player]:
                assert not brute_first_steps(island, state, player, state.roll or number)
    return compared


def test_fg_8_steps_equal_brute_force_on_small_maps_with_lagoons():
    """FG-8, FG-12: what is offered equals an enumeration of all walks; seeds 1 to 12."""
    compared = 0
    for seed in range(1, 13):
        random.seed(seed)
        compared += same_as_brute_force(random)
    assert compared > 50
