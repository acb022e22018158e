"""Pages of the game menu: odds, details for the scores, and why not."""

from games.go_goblin_go.board import cost, SIX, steps, tiles_of, value
from games.go_goblin_go.queries import chance_to_move, face_up, next_roller, why_not_collect, why_not_move
from games.go_goblin_go.signs import SIGNS
from games.go_goblin_go.words import name, place, rocks
from goldpan import widgets
from goldpan.game import OVER
from goldpan.odds import words
from goldpan.text import t

WIDTH = 26


def odds(state, ui):
    """Who can move on the next roll, for the player whose roll it is, and who answers which number."""
    if state.turn == OVER:
        return []
    player = state.start if state.phase == "keep" else next_roller(state)
    lines = [t("odds_next", ui.names[player]), t("odds_without")]
    for level in SIX:
        goblin = state.levels[level]
        chance = words(chance_to_move(state, goblin, player), 6)
        lines.append("{} {:8}{} {:>12}".format(SIGNS[goblin], name(goblin), level, chance))
    lines += ["", t("odds_numbers")]
    for number in range(1, 7):
        parts = [str(number)]
        for goblin in SIX:
            times = steps(tiles_of(state, goblin), number)
            if times:
                parts.append(SIGNS[goblin] + ("2×" if times > 1 else ""))
        lines.append(" ".join(parts))
    return lines


def details(state, ui):
    """Rocks, cards that lie open, goblins and what they are worth; at the end everybody's three cards (GO-19)."""
    over = state.turn == OVER
    lines = [tie(state), ""] if over else []
    for player in range(state.players):
        lines.append(widgets.spread(ui.names[player], rocks(state.rocks[player]), WIDTH))
        if over:
            for goblin, ability, _ in state.cards(player):
                worth = str(state.worth(goblin, ability))
                lines.append(widgets.spread(" {} {}".format(SIGNS[goblin], t(ability)), worth, WIDTH))
        else:
            for goblin, ability in face_up(state, player):
                lines.append(" {} {} {}".format(SIGNS[goblin], t(ability), t("used")))
    lines += [widgets.spread(t("supply"), rocks(state.supply), WIDTH), "", t("places")]
    for goblin in SIX:
        where = state.positions[goblin]
        left = "{} {:8}{}".format(SIGNS[goblin], name(goblin), place(where))
        lines.append(widgets.spread(left, str(value(where)), WIDTH))
    return lines


def tie(state):
    """GO-19: that rocks decided between equal points, and how many; "" where they did not."""
    scores, best = state.scores(), max(state.scores())
    rocks = sorted([-state.rocks[player] for player in range(state.players) if scores[player] == best])
    return t("tie", -rocks[0], -rocks[1]) if len(rocks) > 1 and rocks[0] < rocks[1] else ""


def why_not(state, ui):
    """GO-6, GO-7: what can be chosen now and what not, and why."""
    lines = []
    for goblin in state.levels:
        reason = why_not_move(state, goblin)
        if reason == "rocks":
            words_ = t("why_rocks", cost(state, goblin))
        elif reason:
            words_ = t("why_" + reason, state.roll)
        else:
            words_ = t("why_yes", rocks(cost(state, goblin)))
        lines.append("{} {}".format(SIGNS[goblin], words_))
    reason = why_not_collect(state)
    lines += ["", t("why_collect", t("why_" + reason) if reason else t("yes"))]
    if state.spent:
        lines.append(t("why_ability"))
    return lines + ["", t("why_cards"), t("why_cards_2")]
