"""Gold Fever."""

from games.gold_fever.rules import BLACK, EMERALD, GOLD, STONES
from games.gold_fever.view import busted
from goldpan import library
from goldpan.game import CHANCE
from goldpan.text import t as text


def tour(new):
    yield from turn(new)
    yield from speed(new)
    yield from pages(new)
    yield from ends(new)


def drew(t, stone):
    """True when the last event was that the active player drew `stone`, and it is shown still."""
    before = t.ui.before
    own = before is not None and before.turn == CHANCE and not before.speed and before.drawer == before.active
    return own and t.ui.move == stone and not t.moving()


def on(state):
    """A player who never stops by choice."""
    return "draw" if "draw" in state.choices() else None


def told(t):
    """True while an event is shown with its words, after the stone came out."""
    return t.moving() and t.ui.progress > 60


def toll(before):
    """True when the last event was another player's stone after two blacks."""
    return before is not None and before.turn == CHANCE and not before.speed and before.drawer != before.active


def turn(new):
    t = new(seed=4)
    t.begin("gold_fever", 3)
    yield "gold_fever_start", t
    t.until(lambda t: t.moving() and 25 < t.ui.progress < 60, on)
    yield "gold_fever_rising", t
    t.until(lambda t: drew(t, "gold") and t.state.hand[GOLD] == 2 and sum(t.state.hand) >= 4, on)
    yield "gold_fever_gold", t
    t.press("RIGHT")
    yield "gold_fever_stop", t
    t.press("B*2")
    yield "gold_fever_nothing_to_undo", t
    t.until(lambda t: drew(t, "black") and sum(t.state.hand) == 3, on)
    yield "gold_fever_gravel", t
    t.until(lambda t: drew(t, "emerald"), on)
    yield "gold_fever_emerald", t
    t.until(lambda t: t.ui.before and busted(t.ui.before, t.ui.move) and t.ui.move == "white" and not t.moving(), on)
    yield "gold_fever_bust", t
    t.until(lambda t: t.ui.before and busted(t.ui.before, t.ui.move) and t.ui.move == "black" and told(t), on)
    yield "gold_fever_two_black", t
    t.until(lambda t: toll(t.ui.before) and t.ui.move == "gray" and told(t), on)
    yield "gold_fever_two_black_gravel", t
    t.until(lambda t: toll(t.ui.before) and t.ui.move == "gold" and told(t), on)
    yield "gold_fever_two_black_gold", t
    t.until(lambda t: t.state.giving and not t.moving() and t.state.hand[EMERALD] and t.state.hand[BLACK])
    yield "gold_fever_give", t
    t.press("A")
    yield "gold_fever_given", t
    t = new(seed=2)
    t.begin("gold_fever", 5, first=3)
    t.until(lambda t: t.state.giving and not t.moving())
    yield "gold_fever_give_five", t
    t.until(lambda t: sum(t.state.hand) == 7 and not t.moving(), on)
    yield "gold_fever_full_hand", t
    t = new(seed=2)
    t.begin("gold_fever", 5, names=[text("player", number) for number in range(1, 6)])
    t.until(lambda t: sum(t.state.scored) > 5 and not t.moving() and sum(t.state.hand) == 2)
    yield "gold_fever_default_names", t
    t = new(seed=3)
    t.begin("gold_fever", 4, names=("Maximili", "Wilhelmi", "Fritzi", "Wolfgang"), panning=True)
    t.until(lambda t: t.state.giving and not t.moving())
    yield "gold_fever_long_names_panning", t


def speed(new):
    t = new(seed=6)
    t.begin("gold_fever", 3)
    t.until(lambda t: t.ui.move == "ruby" and told(t), on)
    yield "gold_fever_ruby", t
    t.until(lambda t: t.state.speed and t.ui.before.speed and t.ui.move in STONES[1:4] and told(t))
    yield "gold_fever_beats", t
    t.until(lambda t: t.ui.before.speed and t.ui.move == "gold" and told(t))
    yield "gold_fever_beats_gold", t
    for players in (2, 3, 5):
        t = new(seed=players)
        t.begin("gold_fever", players, race=True)
        t.until(lambda t: t.state.speed and t.state.turn >= 0 and not t.moving(), on)
        yield "gold_fever_race_{}".format(players), t
    t.until(lambda t: t.state.speed and t.ui.before.speed and t.state.turn >= 0 and not t.moving(), on)
    yield "gold_fever_race_drawn", t
    t.open(text("odds"))
    yield "gold_fever_odds_race", t


def pages(new):
    t = new(seed=4)
    t.begin("gold_fever", 3)
    t.until(lambda t: t.state.hand[GOLD] and t.state.hand[BLACK] and sum(t.state.scored) >= 3 and not t.moving())
    t.press("MENU")
    yield "gold_fever_menu", t
    t.press("UP")
    yield "gold_fever_menu_end", t
    t.choose(text("odds"))
    yield "gold_fever_odds", t
    t.press("B")
    t.choose(text("scores"))
    yield "gold_fever_scores", t
    t.press("B")
    t.choose(text("log"))
    yield "gold_fever_log", t
    t.press("B")
    t.choose(text("give_up"))
    yield "gold_fever_give_up", t
    t.press("B")
    t.choose(text("help"))
    yield "gold_fever_rules", t
    for number, (title, _) in enumerate(library.topics("gold_fever")):
        t.choose(title)
        name = "gold_fever_rules_{}".format(number + 1)
        yield name, t
        page = t.app.top
        if len(page.lines) > page.fit:
            t.press("RIGHT")
            yield name + "_more", t
        t.press("B")


def ends(new):
    for players, seed in ((2, 1), (5, 2)):
        t = new(seed=seed)
        t.begin("gold_fever", players)
        t.until(lambda t: t.app.session.state.winners())
        t.runner.wait(1500)
        yield "gold_fever_result_{}".format(players), t
    t = new(seed=5)
    t.begin("gold_fever", 3, gold_rush=True)

    def can_win(t):
        state = t.state
        gold = state.hand[GOLD] + state.scored[max(state.turn, 0)]
        return not t.moving() and "stop" in state.choices() and gold >= state.goal - 1 and state.hand[GOLD]

    t.until(can_win)
    yield "gold_fever_nearly_won", t
