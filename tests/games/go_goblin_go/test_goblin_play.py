"""Go Goblin, Go! on a whole device: presses in, screen out; the roll is asked for, secrets survive a power cut."""

import gc

from goldpan import gamemenu, keys  # the largest first, while the small heap is in one piece
from goldpan.opening import begin
from hal.fake import FakeDevice, Memory, start


def new_game(players=2, memory=None):
    """A device on which a game has just begun."""
    gc.collect()  # a game's modules are loaded anew for each device: the heap of the small tests is soon in pieces
    device = FakeDevice(memory=memory or Memory(1024))
    start(device)
    begin(device.app, "go_goblin_go", players, 0, {}, ["Ada", "Ben", "Cleo"][:players])
    device.app.step()
    return device


def state_of(device):
    return device.app.session.state


def keep_all(device):
    """Everybody keeps the first three cards."""
    while state_of(device).phase == "keep":
        device.press("hold:A RIGHT DOWN RIGHT DOWN RIGHT A A")
    return device


def hold(device, key, down):
    """Only half of a press."""
    device.buttons.queue.append((key, down, device.clock.now))
    device.app.step()
    device.pass_time(700)


def cards_shown(device):
    return bool([word for word in "back push swap free confuse eight".split() if device.screen.says(" " + word)])


def test_go_6_nothing_is_rolled_before_a_press():
    """GO-6: after the cards are kept, and after every turn, the screen names who rolls and waits."""
    device = keep_all(new_game())
    events = len(device.app.journal.events)
    device.pass_time(2000)
    device.press("LEFT UP B")
    assert len(device.app.journal.events) == events and state_of(device).phase == "roll"
    assert device.screen.says("Ada's turn") and device.screen.says("Roll")
    device.press("A")
    assert len(device.app.journal.events) == events + 1 and state_of(device).phase == "act"
    device.press("wait:700")
    assert device.screen.says("Ada rolls " + str(state_of(device).roll))


def test_go_6_any_key_skips_the_rolling():
    """GO-6: the number is written down already, so that skipping changes nothing."""
    device = keep_all(new_game())
    device.press("A")
    number = state_of(device).roll
    assert not device.screen.says("rolls")
    device.press("DOWN")
    assert device.screen.says("Ada rolls {}.".format(number))


def test_dv_3_a_turn_can_be_taken_back_until_the_next_roll():
    """DV-3: collecting is undone by B while the next player is asked to roll, not after."""
    device = keep_all(new_game())
    device.press("A wait:700")
    while not device.screen.says("Take"):
        device.press("RIGHT")
    before = repr(state_of(device))
    device.press("A")
    assert device.screen.says("Ben's turn") and state_of(device).phase == "roll"
    device.press("B")
    assert repr(state_of(device)) == before
    while not device.screen.says("Take"):
        device.press("RIGHT")
    device.press("A A wait:700 B")
    assert device.screen.says("Nothing to take back here.")


def test_go_22_the_hand_over_on_the_device():
    """GO-22: covered at first, open while A is held, covered by the menu and after letting go."""
    device = new_game()
    assert device.screen.says("Hand the device to") and not cards_shown(device)
    hold(device, keys.A, True)
    assert cards_shown(device)
    hold(device, keys.A, False)
    assert not cards_shown(device)
    hold(device, keys.A, True)
    assert cards_shown(device)
    device.press("MENU")
    hold(device, keys.A, False)
    device.press("B")
    assert device.screen.says("Hand the device to") and not cards_shown(device)


def test_go_22_a_resumed_screen_shows_no_cards():
    """GO-22, DV-4: power off with the cards open; after the start they are covered, and kept ones stay kept."""
    memory = Memory(1024)
    device = new_game(memory=memory)
    device.press("hold:A RIGHT DOWN RIGHT DOWN RIGHT A A")
    hold(device, keys.A, True)
    assert cards_shown(device)
    kept = state_of(device).kept[0]
    again = FakeDevice(memory=Memory(data=memory.data))
    start(again)
    assert state_of(again).kept[0] == kept == (0, 1, 2)
    assert again.screen.says("Hand the device to") and again.screen.says("Ben") and not cards_shown(again)


def test_go_22_the_menu_before_the_end_has_no_scores():
    """GO-22: the scores page lists rocks and places; no row is a score by player."""
    device = keep_all(new_game())
    device.app.top.menu()
    page = gamemenu.scores_page(device.app, device.app.stack[-2])
    assert page.lines[0].startswith("Ada") and page.lines[0].endswith("3 rocks")


def test_go_12_an_ability_is_used_and_taken_back():
    """GO-12, DV-3: from the door to the deed, and B takes it back as any choice."""
    device = keep_all(new_game())
    device.press("A wait:700")
    from games.go_goblin_go.queries import why_not_use as why_not  # only now: another game's modules are let go of

    state = state_of(device)
    before = repr(state)
    while not device.screen.says("Use an ability"):
        device.press("RIGHT")
    goblins = [goblin for goblin, _, _ in state.cards(0)]
    usable = [row for row in range(3) if not why_not(state, goblins[row])]
    device.press("A hold:A " + "DOWN " * (usable[0] + 1) + "A")  # the row above the cards is "no ability now"
    assert device.screen.says("A do it") and repr(state) == before
    device.press("A")
    assert state_of(device).spent and state_of(device).used[0] == 1 << usable[0]
    assert not device.screen.says("Use an ability")
    device.press("B")
    assert repr(state_of(device)) == before


def test_go_19_the_result_has_everybodys_three():
    """GO-19: the goblin that falls ends the game; the result page lists three cards a player."""
    device = keep_all(new_game())
    state = state_of(device)
    for goblin in range(5):
        state.positions[goblin] = 10 - goblin  # all close to the pit; set by hand, so the journal is not asked
    rolls = 0
    while state.phase != "over":
        rolls += 1
        assert rolls < 200
        if state.phase == "roll":
            device.press("A wait:700")
        else:
            device.press("A")
    assert device.screen.says("win")
    found = "\n".join(gamemenu.scores_page(device.app, device.app.stack[-2]).lines)
    for player in range(2):
        for _, ability, _ in state.cards(player):
            assert ability in found


def test_go_19_the_result_says_when_rocks_decided():
    """GO-19: below the winner's name; nothing where rocks are equal, too."""
    device = keep_all(new_game())
    state, play = state_of(device), device.app.top
    state.enter("over")  # all on START: nobody has points
    # "Ada and Ben share the win!" needs both lines
    for rocks, line in (([3, 5], "Tied: most rocks, 5:3"), ([4, 4], "win!")):
        state.rocks[:] = rocks
        scene = gamemenu.Result(device.app, play).scene()
        texts = [item[6].strip() for item in scene.items if len(item) == 7 and item[:2] == (20, 26)]
        assert texts == [line], texts
