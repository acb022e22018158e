"""Go for Gold played on a fake device: rolling and moving, which buttons do what, and what is to be seen meanwhile."""

from goldpan import keys
from goldpan.game import CHANCE
from goldpan.palette import GOLD
from support_go_for_gold import begun, count, lines, now, part, stepping, tiles

NOTHING = "Nothing to take back here."


def test_fg_4_a_rolls_the_die_of_the_round():
    """FG-4: nothing is rolled until somebody presses A; B still takes the harbour back."""
    device = begun(faces=[5])
    device.press("A")
    state, ui = now(device)
    assert (state.phase, state.turn, ui.waiting) == ("roll", CHANCE, True)
    assert "Anna rolls" in lines(device)
    device.press("LEFT UP RIGHT wait:2000")
    assert now(device)[0].phase == "roll"
    device.press("B")
    assert now(device)[0].phase == "start"
    device.press("A A")
    assert (now(device)[0].roll, now(device)[0].phase) == (5, "footprint")
    assert "Anna: roll 5" in lines(device)


def test_the_die_tumbles_then_lies_there():
    """Half of the time other faces are shown, then the one that was written down; any key ends it."""
    device = begun(faces=[4], animation="full")
    device.press("A A")
    state, ui = now(device)
    ask = part("ask")
    assert state.roll == 4
    shown = []
    while ui.progress is not None:
        shown.append((ui.progress, ask.face(state, ui)))
        device.press("wait:20")
    assert len(set([face for at, face in shown if at < ask.TUMBLE])) == 6
    assert set([face for at, face in shown if at >= ask.TUMBLE]) == {4}


def test_any_key_ends_the_tumbling():
    """DV-4: what was rolled is written down before it is shown: there is nothing to wait for."""
    device = begun(faces=[4], animation="full")
    device.press("A A A")
    assert now(device)[1].progress is None


def test_the_lights_count_the_roll():
    """DV-5: a roll is a number of lights."""
    device = begun(faces=[3])
    device.press("A A")
    assert list(device.screen.scene.lights) == [GOLD] * 3 + [0] * 5


def test_fg_8_the_map_shows_the_steps_one_can_take():
    """FG-8: as many spaces are marked as there are choices, one of them under the cursor."""
    device = begun(faces=[4])
    stepping(device)
    state, icons = now(device)[0], part("icons")
    found = tiles(device)
    assert count(found, icons.JUNGLE_OFFERED, icons.OUT_OFFERED) == len(state.choices()) - 1
    assert count(found, icons.JUNGLE_CHOSEN, icons.OUT_CHOSEN) == 1
    assert "Anna: 4 left" in lines(device)
    device.press("A")
    assert "Anna: 3 left" in lines(device)


def test_an_arrow_turns_without_searching_again():
    """Moving the cursor changes two rows of the map at most, and asks the rules for nothing new."""
    device = begun(side="B", faces=[6])
    stepping(device)
    before = device.screen.scene.items
    state = now(device)[0]
    offer = state._offer
    device.press("RIGHT")
    after = device.screen.scene.items
    assert len(before) == len(after)
    changed = [at for at in range(len(after)) if before[at] != after[at]]
    assert 1 <= len(changed) <= 2
    assert state._offer is offer


def test_b_takes_steps_back_one_by_one():
    """B undoes a step before the movement is finished, and the last one too while nobody went on."""
    device = begun(faces=[3])
    stepping(device)
    start = len(now(device)[0].sheets[0].path)
    device.press("A A B")
    assert len(now(device)[0].sheets[0].path) == start + 1
    device.press("A A")
    state, ui = now(device)
    view = part("view")
    assert state.mover == 1 and view.arrived(state, ui) == 0
    assert "Anna arrived" in lines(device) and "B undo" in lines(device)
    device.press("B B B")
    assert len(now(device)[0].sheets[0].path) == start
    device.press("B B")
    assert "Nothing to take back" in lines(device)  # the roll is not taken back
    device.press("A A A A")
    assert view.arrived(*now(device)) == 0
    device.press("A")
    assert view.arrived(*now(device)) is None
    assert "Bernhard: roll 3" in lines(device)


def test_presses_faster_than_the_screen():
    """Two presses within one frame after an arrival: the first goes on, the second is a move of the next player."""
    device = begun(faces=[1])
    stepping(device)
    device.press("A")
    assert part("view").arrived(*now(device)) == 0
    now_ms = device.clock.now
    for _ in range(3):
        device.buttons.queue += [(keys.A, True, now_ms), (keys.A, False, now_ms)]
    device.app.step()
    state, ui = now(device)
    assert (state.mover, state.phase) == (1, "step") or part("view").arrived(state, ui) == 1
    assert len(state.sheets[1].path) == 2


def test_fg_8_who_is_out_is_told_before_play_goes_on():
    """FG-8: a roll that puts somebody out is shown with the name until a key is pressed."""
    device = begun(faces=[2])
    device.press("A")
    state, ui = now(device)
    for space in range(state.island.size):
        state.sheets[0].marks[space] = 1
    device.press("A")
    state, ui = now(device)
    assert state.sheets[0].out and state.mover == 1
    view = part("view")
    assert view.noticed(state, ui) == [0]
    assert "Anna cannot move" in lines(device).replace("\n", " ")
    device.press("A")
    assert view.noticed(*now(device)) == []
    assert "Bernhard: roll 2" in lines(device)


def lowest(device):
    """What is written in the lowest line."""
    scene = device.screen.scene
    return "".join([item[6] for item in scene.items if len(item) == 7 and item[1] == scene.bottom])


def test_fg_6_no_footprint_is_used_unseen():
    """FG-6: that nothing can be taken back hides the question for one press only."""
    device = begun(faces=[3])
    device.press("A A B")
    assert lowest(device).strip() == NOTHING
    device.press("B")
    assert lowest(device).strip() == NOTHING  # said again, not only the first time
    device.press("RIGHT")
    assert "Footprint" in lowest(device) and "move 1" in lowest(device)
    device.press("RIGHT")
    assert "move 2" in lowest(device)
    device.press("B A")
    assert (now(device)[0].phase, now(device)[0].left) == ("step", 2)
    assert "way" in lowest(device)


def test_the_hint_of_the_harbours_comes_back():
    """FG-2: before the first choice nothing can be taken back; the next press says again what the keys do."""
    device = begun()
    device.press("B")
    assert lowest(device).strip() == NOTHING
    device.press("RIGHT")
    assert "harbour" in lowest(device)


def test_b_while_somebody_is_told_to_be_out_hides_nothing():
    """FG-8: B does nothing on that page; what comes after it is to be seen."""
    device = begun(faces=[2])
    device.press("A")
    state = now(device)[0]
    for space in range(state.island.size):
        state.sheets[0].marks[space] = 1
    device.press("A B A")
    assert now(device)[0].mover == 1 and "Footprint" in lowest(device)


def test_fg_16_on_paper_b_says_that_the_roll_stays():
    """FG-16: after the roll there is nothing to take back, which is said; later B takes an answer back."""
    device = begun(sheet=True, faces=[3])
    device.press("A A")
    assert now(device)[0].phase == "footprint" and "number" in lowest(device)
    device.press("B")
    assert lowest(device).strip() == NOTHING
    device.press("RIGHT")
    assert "number" in lowest(device)
    device.press("LEFT A RIGHT A")
    assert now(device)[0].phase == "footprints"
    device.press("B")
    assert (now(device)[0].phase, now(device)[0].left) == ("shovels", 3)
    assert "number" in lowest(device)


def test_the_round_begins_with_how_to_get_to_the_menu():
    """DV-1: holding B opens the menu, which is said where every round begins."""
    device = begun()
    device.press("A")
    assert now(device)[0].phase == "roll" and "hold B: menu" in lowest(device)


def test_fg_4_who_moves_has_not_rolled():
    """FG-4: one roll for everybody: nobody else is said to have rolled it."""
    device = begun(faces=[3])
    device.press("A A")
    while now(device)[0].mover == 0:
        device.press("A")
    device.press("A")  # where Anna arrived has been seen
    assert "Bernhard: roll 3" in lines(device) and "rolled" not in lines(device)
