"""The log: every roll and draw stands there with the odds it had, and secrets do not."""

import random

from games.gold_fever import rules
from goldpan import gamemenu, replay
from goldpan.game import CHANCE
from goldpan.gamemenu import chance_of, told
from support import apply_all
from support_app import booted


def test_a_draw_has_the_odds_of_its_stone():
    """A fresh bag of Gold Fever: 5 gold of 19 stones."""
    state = apply_all(rules.State(2), "draw")
    assert chance_of(state, "gold") == "5/19"
    assert chance_of(state, "ruby") == "1/19"
    assert chance_of(apply_all(state, "gold", "draw"), "gold") == "4/18"


def test_choices_and_certain_outcomes_have_none():
    state = rules.State(2)
    assert chance_of(state, "draw") == ""
    apply_all(state, "draw")
    state.bags[0][:] = bytes((0, 0, 0, 1, 0, 0))
    assert chance_of(state, "white") == ""


def test_odds_stand_at_the_end_of_the_first_sentence():
    assert told("Anna drew gold.", "5/19", 26) == ["Anna drew gold.       5/19"]
    assert told("Anna drew gold.\nIt goes to Bob.", "5/19", 26) == ["Anna drew gold.       5/19", "It goes to Bob."]
    assert told("Anna stops.", "", 26) == ["Anna stops."]


def test_where_they_do_not_fit_they_have_a_line_of_their_own():
    assert told("Anna drew a sparkling gem", "5/19", 26) == ["Anna drew a sparkling gem", "                      5/19"]
    assert told("Anna drew a stone of gold", "", 26) == ["Anna drew a stone of gold"]
    assert told("Anna drew 123456789.", "12/19", 26) == ["Anna drew 123456789. 12/19"]
    assert told("Anna drew 1234567890.", "12/19", 26) == ["Anna drew 1234567890.", "                     12/19"]


def test_a_secret_shows_nothing():
    """A view that tells nothing of a draw keeps its odds to itself as well: they would tell that there was one."""
    assert told("", "5/19", 26) == []


def test_every_draw_of_a_game_stands_in_the_log():
    """The page of a real game: as many lines with odds as chance picked among several, each right."""
    device, app = booted(seed=4)
    app.settings.values["animation"] = "off"
    from goldpan import opening

    opening.begin(app, "gold_fever", 2, 0, {"panning": True, "gold_rush": False, "race": False}, ["Anna", "Bob"])
    random.seed(4)
    for _ in range(12):
        while app.session.state.turn == CHANCE:
            device.pass_time(300)
        app.top.make(random.choice(app.session.state.choices()))
    wanted = []
    for before, move, _ in replay.history(app.session):
        if before.turn == CHANCE:
            weights = dict(before.outcomes())
            wanted.append("{}/{}".format(weights[move], sum(weights.values())))
    page = gamemenu.log_page(app, app.top)
    found = [line.split()[-1] for line in page.lines if "/" in line]
    assert len(wanted) > 5 and found == wanted
    assert max([len(line) for line in page.lines]) <= 26
