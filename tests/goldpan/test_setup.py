"""Setting a game up: players, who begins (DV-6), variants (GF-13), names; and what asks before it is lost."""

from goldpan.opening import again
from goldpan.palette import GOLD, SKY, WHITE
from goldpan.text import t
from hal.fake import Memory
from support_app import booted, choose, new_game, point, reboot, set_row, state_of, top


def begun(**options):
    device, app = booted(Memory(size=1024))
    new_game(device, **options)
    return device, app


def test_defaults_begin_a_game_at_once():
    """A on the game, A on Begin."""
    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    assert device.screen.lines()[1] == "▶Begin"
    device.press("A")
    assert top(app) == "Play"
    assert state_of(app).players == 2 and not state_of(app).panning and state_of(app).goal == 5


def test_the_hint_says_what_a_does_on_each_row():
    """On Begin and Names it opens; elsewhere it changes the value, as the arrows do."""
    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    assert device.screen.lines()[-1] == t("hint_menu")
    for row, hint in (("Players", "hint_setup"), ("First player", "hint_setup"), ("Names", "hint_menu")):
        point(device, row)
        assert device.screen.lines()[-1] == t(hint)


def test_dv_6_another_game_says_who_begins():
    """DV-6: the next player clockwise, and the screen says so, as it does after the lot."""
    device, app = begun(players=3, first=2)
    again(app, app.journal.start)
    app.step()
    assert state_of(app).active == 0
    assert device.screen.says("Player 1 begins.")


def test_gf_1_two_to_five_players():
    """GF-1: the row goes round from 2 to 5."""
    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    point(device, "Players")
    seen = []
    for _ in range(5):
        seen.append(app.top.players)
        device.press("RIGHT")
    assert seen == [2, 3, 4, 5, 2]
    device.press("LEFT LEFT")
    assert app.top.players == 5 or app.top.players == 2


def test_dv_6_the_start_player_is_named():
    """DV-6: each player in turn, and turns go on clockwise from there (GF-2)."""
    for players in (2, 3, 5):
        for first in range(players):
            device, app = begun(players=players, first=first)
            assert state_of(app).active == first


def test_dv_6_the_start_player_is_drawn_by_lot():
    """DV-6: by default; each player equally often over all bytes."""
    counts = [0] * 3
    for byte in (0, 1, 2, 3, 4, 5, 254, 255):
        device, app = booted(Memory(size=1024))
        choose(device, "Gold Fever")
        set_row(device, "Players", "3")
        assert device.screen.says("by lot")
        stream = [byte] + [7] * 20
        device.entropy = lambda n, stream=stream: bytes([stream.pop(0) for _ in range(n)])
        choose(device, "Begin")
        assert state_of(app).active == (byte % 3 if byte < 255 else 7 % 3)
        counts[state_of(app).active] += 1
    assert counts == [2, 3, 3]  # 255 is thrown away, and the 7 after it is player 2


def test_fewer_players_than_the_start_player_falls_back_to_the_lot():
    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    set_row(device, "Players", "3")
    point(device, "First player")
    device.press("LEFT")
    assert device.screen.says("Player 3")
    set_row(device, "Players", "2")
    assert device.screen.says("by lot")


def test_gf_13_variants_reach_the_rules():
    """GF-13: both may be on."""
    for panning in (False, True):
        for rush in (False, True):
            device, app = booted(Memory(size=1024))
            choose(device, "Gold Fever")
            set_row(device, t("panning"), t("panning_{}".format(panning)))
            set_row(device, t("gold_rush"), t("gold_rush_{}".format(rush)))
            choose(device, "Begin")
            assert state_of(app).panning == panning
            assert state_of(app).goal == (4 if rush else 5)


def test_gf_9_a_race_needs_as_many_buttons_as_players():
    """GF-9: five keys and five players race; a board with three buttons has beats."""
    from goldpan.keys import A, B, DOWN, UP

    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    set_row(device, "Players", "5")
    set_row(device, "Speed round", "race")
    choose(device, "Begin")
    assert state_of(app).race
    device, app = booted(Memory(size=1024), keys=(UP, DOWN, A, B))
    choose(device, "Gold Fever")
    point(device, "Speed round")
    device.press("A A A")
    choose(device, "Begin")
    assert not state_of(app).race


def test_the_last_set_up_is_remembered_after_power_off():
    device, app = begun(players=4, first=2, Gold_to_win="4")
    device, app = reboot(device)
    device.press("MENU")
    choose(device, "Main menu")
    choose(device, "Gold Fever")
    assert (app.top.players, app.top.first) == (4, 2)
    assert app.top.picked["gold_rush"] is True


def write(device, name):
    """Type a name: A takes the letter, the check mark ends."""
    entry = device.app.top
    from goldpan.setup import FINISHED, SIGNS

    for letter in name + FINISHED:
        steps = (SIGNS.index(letter) - entry.sign) % len(SIGNS)
        device.press("DOWN " * steps if steps <= len(SIGNS) // 2 else "UP " * (len(SIGNS) - steps))
        device.press("A")
        if device.app.top is not entry:
            return


def test_names_are_written_and_used():
    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    choose(device, "Names")
    choose(device, "Player 1")
    write(device, "Ädä")
    choose(device, "Player 2")
    write(device, "B. 2")
    assert [line.split("  ")[0] for line in device.screen.lines()[1:3]] == ["Ädä", "▶B. 2"]
    device.press("B")
    choose(device, "Begin")
    assert app.journal.start.names == ["Ädä", "B. 2"]
    device, app = reboot(device)
    assert app.top.ui.names == ["Ädä", "B. 2"]
    assert app.settings.names[:2] == ["Ädä", "B. 2"]


def ribbons(device):
    """Palette indices of the lines of text at the top edge: behind the name of whose turn it is."""
    return [item[5] for item in device.screen.scene.items if len(item) == 7 and item[1] == 0]


def test_a_seat_s_colour_is_chosen_beside_its_name_kept_and_shown_in_the_game():
    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    choose(device, "Names")
    assert ribbons(device) == [GOLD]
    point(device, "Player 2")
    assert ribbons(device) == [SKY]
    device.press("RIGHT RIGHT")
    assert ribbons(device) == [WHITE] and [line for line in device.screen.lines() if line.endswith(" white")]
    point(device, "Player 1")
    device.press("RIGHT")
    assert ribbons(device) == [SKY]
    device.press("B")
    device, app = reboot(device)
    new_game(device, first=1)
    assert ribbons(device) == [WHITE] and app.top.ui.colours[:2] == [SKY, WHITE]
    device, app = reboot(device)
    assert ribbons(device) == [WHITE]


def test_a_name_of_eight_letters_ends_by_itself():
    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    choose(device, "Names")
    choose(device, "Player 1")
    device.press("A A A A A A A A")
    assert top(app) == "Names" and app.settings.names[0] == "Aaaaaaaa"


def test_letters_can_be_taken_back_and_an_empty_name_is_the_usual_one():
    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    choose(device, "Names")
    choose(device, "Player 1")
    device.press("A A B B")
    assert top(app) == "NameEntry"
    device.press("B")
    assert top(app) == "Names" and app.settings.names[0] == ""
    assert device.screen.says("Player 1")


def test_a_game_over_an_unfinished_one_asks_and_the_safe_answer_is_first():
    """Nothing is lost by A A A; only the second answer, chosen on purpose, ends the old game."""
    device, app = begun(players=3)
    device.press("A wait:2000")
    events = bytes(app.journal.events)
    device.press("MENU")
    choose(device, "Main menu")
    choose(device, "Gold Fever")
    choose(device, "Begin")
    assert top(app) == "Ask"
    assert device.screen.says("Gold Fever is not finished.")
    for safe in ("A", "B", "MENU"):
        device.press(safe)
        assert top(app) == "SetUp"
        assert bytes(app.journal.events) == events and app.journal.start.players == 3
        choose(device, "Begin")
    choose(device, "Start the new game")
    assert top(app) == "Play" and not app.journal.events
    device, app = reboot(device)
    assert top(app) == "Play" and not app.journal.events


def test_leaving_the_set_up_changes_nothing():
    device, app = booted(Memory(size=1024))
    choose(device, "Gold Fever")
    set_row(device, "Players", "4")
    device.press("B")
    assert top(app) == "MainMenu" and app.journal.start is None
    assert bytes(device.memory.data) == b"\xff" * 1024
