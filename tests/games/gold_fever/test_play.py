"""Gold Fever on the device as players meet it: keys, pages, whole games by random presses."""

from goldpan.keys import A, DOWN, LEFT, RIGHT, UP
from hal.fake import Memory
from support_app import booted, choose, new_game, point, settle, state_of, top

RACE = (UP, RIGHT, DOWN, LEFT, A)
KEYS = ("UP", "RIGHT", "DOWN", "LEFT", "A")
GOLD, GRAY, BLACK, WHITE, RUBY, EMERALD = 0, 5, 9, 13, 17, 18  # where a fresh bag has each kind


def begun(size=1024, **options):
    """A game just begun on a device, animation off."""
    device, app = booted(Memory(size=size))
    app.settings.values["animation"] = "off"
    new_game(device, **options)
    return device, app


def deal(device, *numbers):
    """Chance gives these numbers next, as indices into the stones of the bag in the order of STONES."""
    left = list(numbers)
    device.entropy = device.app.session.entropy = lambda n: bytes([left.pop(0) for _ in range(n)])


# What the keys do


def test_gf_3_a_turn_begins_with_a_draw():
    """GF-3: nothing else is offered; A draws, arrows change nothing."""
    device, app = begun()
    assert state_of(app).choices() == ["draw"]
    device.press("LEFT RIGHT UP DOWN")
    assert not app.journal.events
    deal(device, GOLD)
    device.press("A")
    assert device.screen.says("Gold!")
    assert device.screen.says("Draw again") and device.screen.says("Stop +1")


def test_gf_11_the_receiver_is_chosen():
    """GF-11: with three players the gravel is given by name; B takes the stop or the gift back (DV-3)."""
    device, app = begun(players=3)
    deal(device, GRAY)
    device.press("A RIGHT A")
    assert state_of(app).giving
    assert device.screen.says("to Player 2") and device.screen.says("to Player 3") or device.screen.says("◀")
    device.press("B")
    assert not state_of(app).giving and device.screen.says("Stop")
    device.press("RIGHT A RIGHT A")
    assert state_of(app).bags[2][1] == 5 and state_of(app).active == 1
    device.press("B")
    assert state_of(app).giving and state_of(app).bags[2][1] == 4
    device.press("A")
    assert state_of(app).bags[1][1] == 5


def test_dv_3_b_never_takes_a_stone_back():
    """DV-3: it says so instead."""
    device, app = begun()
    deal(device, GOLD)
    device.press("A")
    state = state_of(app).key()
    device.press("B")
    assert device.screen.says("Nothing to take back here.")
    assert state_of(app).key() == state
    device.press("MENU")
    assert not device.screen.says("Undo")


def in_a_race(players, active):
    """A race in which every bag is full but the ruby of the active player."""
    device, app = begun(players=players, first=active, Speed_round="race")
    deal(device, RUBY)
    device.press("A")
    assert state_of(app).speed and state_of(app).turn == active
    return device, app


def test_gf_9_in_a_race_every_player_has_a_key():
    """GF-9: each press draws one stone for that player; first gold wins the nugget (GF-7)."""
    for players in range(2, 6):
        for player in range(players):
            device, app = in_a_race(players, 0)
            assert device.screen.says("Press your key")
            deal(device, 5, 0)
            device.press(KEYS[player])
            assert sum(state_of(app).taken[player]) == 1, (players, player)
            device.press(KEYS[player])
            assert state_of(app).scored[player] == 1
            assert state_of(app).active == 1


def test_gf_9_keys_of_nobody_do_nothing_in_a_race():
    """GF-9: with two players DOWN, LEFT, A and B are nobody's."""
    device, app = in_a_race(2, 0)
    events = len(app.journal.events)
    device.press("DOWN LEFT A B")
    assert len(app.journal.events) == events


def together(device, *keys):
    """These keys go down within one scan."""
    now = device.clock.now
    device.buttons.queue += [(key, True, now) for key in keys]
    device.app.step()
    device.buttons.queue += [(key, False, now) for key in keys]
    device.app.step()


def test_gf_9_presses_within_one_scan_count_clockwise_from_the_active_player():
    """GF-9: for every active player and every order in which the switches are read, the same one is first."""
    for active in range(4):
        order = [(active + i) % 4 for i in range(4)]
        for turned in range(4):
            device, app = in_a_race(4, active)
            deal(device, 5, 5, 0)  # the third press is gold
            together(device, *[RACE[(turned + i) % 4] for i in range(4)][:4])
            scored = [player for player in range(4) if state_of(app).scored[player]]
            assert scored == [order[2]], (active, turned)


def test_gf_9_a_release_between_two_presses_of_one_scan_changes_nothing():
    """GF-9: a key let go in the same scan stands between the presses in the queue."""
    device, app = in_a_race(3, 1)
    deal(device, 5)
    device.press("wait:40")
    device.buttons.queue.append((RACE[2], True, device.clock.now))
    app.step()
    device.press("wait:40")
    now = device.clock.now
    deal(device, 0)
    device.buttons.queue += [(RACE[0], True, now), (RACE[2], False, now), (RACE[1], True, now)]
    app.step()
    assert state_of(app).scored == [0, 1, 0]


def test_gf_9_beats_draw_for_all_clockwise_until_gold():
    """GF-9: from the active player on, one stone a beat, also with animation off; gold ends it (GF-7)."""
    device, app = begun(players=3, first=1)
    deal(device, RUBY, 5, 5, 5, 5, 0)
    device.press("A")
    drawn, times, known = [], [], 0
    while len(drawn) < 5 or app.top.ui.progress is not None:
        if len(app.journal.events) > known:
            known = len(app.journal.events)
            drawn.append(app.top.ui.before.drawer)
            times.append(0)
        times[-1] += 20
        device.press("wait:20")
    assert drawn == [1, 2, 0, 1, 2]
    assert min(times) >= app.top.view.BEAT_FAST_MS
    assert sum(state_of(app).scored) == 1
    assert state_of(app).scored[2] == 1 and state_of(app).active == 2


def test_gf_6_the_toll_after_two_blacks_is_shown_stone_by_stone():
    """GF-6: every other player, clockwise; gravel goes to who busted."""
    device, app = begun(players=3)
    deal(device, BLACK, BLACK, GRAY, 0)
    device.press("A A")
    settle(device)
    assert state_of(app).active == 1
    assert state_of(app).bags[0] == bytearray((5, 5, 4, 4, 1, 1))
    device.press("MENU")
    choose(device, "What happened")
    told = " ".join(device.screen.lines())
    assert "two black. Bust!" in told and "It goes to Player 1." in told and "It goes back." in told


# Pages


def test_gf_16_odds_on_request_are_exact():
    """GF-16: one gravel colour held, nothing else drawn: bust next 3/18; they change with every stone."""
    device, app = begun()
    deal(device, GRAY, 0)
    device.press("A MENU")
    choose(device, "Odds")
    page = " ".join(device.screen.lines()).replace("  ", " ")
    for words in ("Player 1", "Gold 5/18", "Bust 3/18 17%", "Ruby 1/18", "Emerald 1/18"):
        assert words in " ".join(page.split()), (words, page)
    device.press("B B A MENU")
    choose(device, "Odds")
    page = " ".join(" ".join(device.screen.lines()).split())
    for words in ("Gold 4/17", "Bust 3/17 18%"):
        assert words in page, (words, page)


def test_gf_16_odds_in_a_race_are_everybodys():
    """GF-16, GF-9: anybody may draw next, so each player's chance of gold."""
    device, app = in_a_race(3, 0)
    device.press("MENU")
    choose(device, "Odds")
    page = " ".join(" ".join(device.screen.lines()).split())
    assert "Player 1 5/18 28%" in page and "Player 2 5/19 26%" in page and "Player 3 5/19" in page


def test_the_scores_page_has_all_bags():
    """GF-15 by eye: stones of every bag by kind, and the gold that wins."""
    device, app = begun(players=5)
    device.press("MENU")
    choose(device, "Scores")
    assert device.screen.says("Player 5")
    assert "5 gold wins." in " ".join(app.top.lines)
    assert len([line for line in app.top.lines if line.endswith("5  4  4  4  1  1")]) == 5


def test_help_opens_at_the_topic_that_fits():
    """Bust, ruby, stopping: each moment has its page, and every topic can be read to its end."""
    device, app = begun()
    device.press("MENU")
    choose(device, "Rules")
    for _ in app.top.rows():
        device.press("A")
        assert top(app) == "Page"
        device.press("DOWN " * 12 + "B")
        device.press("DOWN")


def test_giving_a_game_up_asks_first():
    device, app = begun()
    device.press("MENU")
    point(device, "End this game")
    device.press("A A")
    assert top(app) in ("GameMenu", "Play") and app.journal.start
    while top(app) != "Play":
        device.press("B")
    device.press("MENU")
    choose(device, "End this game")
    choose(device, "End it")
    assert top(app) == "MainMenu" and app.journal.start is None
