"""Gold Ahoy! on a device: pressing, turning, placing, and from whose side it is seen."""

from games.gold_ahoy import icons, options, place, table
from games.gold_ahoy.rules import NORTH, SOUTH, State
from goldpan import keys
from goldpan.game import OVER
from goldpan.palette import PLAYERS
from goldpan.scene import Scene
from support import random_move
from support_gold_ahoy import block, LONG, playing, state_after


def test_ga_6_b_turns_and_a_places():
    """GA-6: as it is turned under the cursor, so it lies; the next tile is there at once (GA-2)."""
    device, play = playing()
    tile = play.session.state.hands[SOUTH]
    device.press("B B B A")
    state = play.session.state
    assert state.placed() == [(0, 0, tile, 3)] and state.turn == NORTH and all(state.hands)
    device.press("UP A")
    assert [lying[:2] for lying in play.session.state.placed()] == [(0, 0), (0, 1)]


def test_a_double_press_places_one_tile():
    """Soon after a turn a press places nothing: the next player's tile lies ready under the cursor."""
    device, play = playing(deaf_ms=300)
    device.press("A")  # the game has just begun: the same holds for the press that began it
    assert play.session.state.played == 0
    device.press("A wait:120 A")
    assert play.session.state.played == 1
    device.press("A wait:340 A")
    assert play.session.state.played == 3


def test_the_table_slides_when_the_pause_after_a_turn_is_over():
    """What was placed and the next tile are seen at once; the window goes where there is room a moment later."""
    device, play = playing(deaf_ms=300)
    slid = 0
    while play.session.state.played < 12:
        device.press("wait:340 RIGHT")
        before = play.ui.memo["window"]
        device.press("A")
        assert play.ui.memo["window"] is before
        assert table.CURSOR not in [item[4] for item in device.screen.scene.items if item[5] == bytes((icons.CURSOR,))]
        assert 0 < block(device.screen.scene, table.SHEET)[before.place(*play.session.state.last)] < icons.FREE
        device.press("wait:340")
        slid += not before.same(play.ui.memo["window"])
    assert slid


def test_b_four_times_is_no_turn():
    device, _ = playing()
    shown = device.screen.scene.items
    device.press("B")
    assert device.screen.scene.items != shown
    device.press("B B B")
    assert device.screen.scene.items == shown


def test_the_tile_under_the_cursor_is_seen_on_the_table():
    device, play = playing()
    state = play.session.state
    lying = 4 * state.hands[SOUTH]
    land, chest = bytes((table.land(lying),)), bytes((table.chest(lying),))
    scene = device.screen.scene
    assert (111, 0, 1, 3, "gold_ahoy", land) in scene.items and (111, 0, 1, 3, "+gold_ahoy", chest) in scene.items
    here = table.Window(state, (0, 0)).place(0, 0)
    x, y = 8 + here % 6 * 16, 16 + here // 6 * 16
    assert len(block(scene, "gold_ahoy")) == 36
    assert (x, y, 1, 1, "+gold_ahoy", land) in scene.items and (x, y, 1, 1, "++gold_ahoy", chest) in scene.items
    assert (x, y, 1, 1, "+++gold_ahoy", bytes((icons.CURSOR,))) in scene.items


def test_a_game_on_the_device_alone():
    """GA-2, GA-10: A and the arrows, to the end; the result says who has how many chests."""
    device, play = playing(names=LONG)
    state = play.session.state
    kept, Scene.misfits = Scene.misfits, []
    try:
        for count in range(36):
            assert play.session.state.turn == count % 2
            device.press("B" if count % 3 else "LEFT")
            device.press("RIGHT A" if count % 2 else "UP A")
        assert Scene.misfits == []
    finally:
        Scene.misfits = kept
    state = play.session.state
    assert state.turn == OVER and len(state.placed()) == 36 and play.ui.saved
    for player in (SOUTH, NORTH):
        assert [line for line in device.screen.lines() if line.endswith(" " + str(state.scores()[player]))]
    device.press("DOWN A")
    assert device.screen.says("Nobody: {}".format(state.count().nobody))


def test_undo_takes_only_a_placement_after_which_nothing_was_drawn():
    """DV-3: on the last two turns nobody draws, so there a placement can be taken back."""
    device, play = playing()
    for _ in range(35):
        device.press("A")
    before = repr(play.session.state)
    assert play.session.can_undo and play.session.state.played == 35
    play.undo()
    assert play.session.state.played == 34 and not play.session.can_undo
    device.press("A")
    assert play.session.state.played == 35 and repr(play.session.state) == before


def test_whose_turn_it_is_is_seen_by_place():
    """The strip at that side's edge is filled and its half of the lights is lit: South left, North right."""
    device, play = playing()
    for player, y in ((SOUTH, 116), (NORTH, 0)):
        assert play.session.state.turn == player
        papers = dict([(item[1], item[5]) for item in device.screen.scene.items if len(item) == 7 and item[0] == 2])
        assert papers[y] == PLAYERS[player] and papers[116 - y] != PLAYERS[1 - player]
        lit = [bool(light) for light in device.screen.scene.lights]
        assert lit == [player == SOUTH] * 4 + [player == NORTH] * 4
        device.press("A")
    assert list(table.side_lights(SOUTH, 5, PLAYERS)) == [PLAYERS[0]] * 2 + [0] * 3
    assert list(table.side_lights(NORTH, 5, PLAYERS)) == [0] * 3 + [PLAYERS[1]] * 2
    assert list(table.side_lights(NORTH, 0, PLAYERS)) == []


# Turned by half


def test_the_table_turned_by_half_for_north():
    """GA-11: the same table from the other side: the order of the cells reversed, every tile turned by half."""
    state = state_after(20)
    south = table.Window(state).tiles(state)
    state.facing = NORTH
    north = table.Window(state).tiles(state)
    assert [lying ^ 2 if lying else 0 for lying in reversed(south)] == list(north)
    assert list(south) != list(north)
    for cell in state.cells():
        state.facing = SOUTH
        at = table.Window(state, cell).place(cell[0], cell[1])
        state.facing = NORTH
        assert table.Window(state, cell).place(cell[0], cell[1]) == 35 - at


def test_turned_arrows_go_where_they_point():
    """UP is away from who holds the device, whichever side that is."""
    for facing, row in ((SOUTH, 1), (NORTH, -1)):
        device, play = playing(facing=facing, first=facing)
        device.press("A")
        play.session.state.turn = facing  # the same player again, who may place on their own side and beside
        play.ui.memo.clear()
        place.moment(play.session.state, play.ui)["at"] = (-1, 0)
        device.press("DOWN")
        assert play.ui.memo["at"] == (0, -row)
        device.press("LEFT")
        assert play.ui.memo["at"] == (row, 0)


def test_facing_each_turn_the_player_in_turn_is_below():
    state = state_after(4, facing=2)
    for _ in range(6):
        if state.turn >= 0:
            assert table.near(state) == state.turn
        state.apply(random_move(state))
    assert table.near(state_after(3, facing=NORTH)) == NORTH


def test_the_set_up_offers_paper_and_from_where_it_is_seen():
    for option, values in options(2, keys.NAMES):
        for value in values:
            assert State(2, **{option: value}).choices() == []
            device, play = playing(**{option: value})
            assert getattr(play.session.state, option) == value
    assert State(2, facing=2).copy().facing == 2
