"""The pages of secret cards: "hand the device to …", and behind it the cards, while A is held (GO-22)."""

from games.go_goblin_go.hands import count
from games.go_goblin_go.names import GOBLINS
from games.go_goblin_go.queries import set_cards, why_not_use
from games.go_goblin_go.signs import sign
from goldpan import widgets
from goldpan.palette import BLACK, CREAM, GOLD, GRAY, SILVER, WHITE
from goldpan.text import t

ROW = 14


def veil(s, state, ui):
    """What everybody may see meanwhile: who is to look, and how."""
    keeping = state.phase == "keep"
    widgets.title(s, t("secret"))
    s.center(16, t("hand_to"), SILVER)
    s.center(29, ui.names[state.active], GOLD, scale=2)
    s.center(57, t("hold_to_see"), WHITE)
    s.center(70, t("while_keep" if keeping else "while_use"), SILVER)
    if keeping:
        s.center(83, t("picked", count(ui.memo.get("marks", 0))), GOLD)
    s.center(96, ui.message, CREAM)
    widgets.hint(s, t("hint_veil_keep" if keeping else "hint_veil"))


def sure(s, state, ui):
    """The last word before three cards are kept; it does not say which."""
    widgets.title(s, t("secret"))
    s.center(29, ui.names[state.active], GOLD, scale=2)
    s.center(64, t("sure"), WHITE)
    s.center(78, t("sure_2"), SILVER)
    widgets.hint(s, t("hint_sure"))


def cards(s, state, ui):
    """The cards themselves; only while A is held on the veil."""
    row = ui.memo.get("row", 0)
    if state.phase == "keep":
        ability = keep_list(s, state, ui, row)
        y = 14 + 6 * ROW
    else:
        ability = use_list(s, state, row)
        y = 14 + 5 * ROW
    if row == 6:
        s.text(s.margin, y + 2, "▶" + t("keep_done"), s.columns, BLACK, CREAM)
    else:
        s.text(s.margin, y + 2, t("does_" + ability) if ability else "", s.columns, CREAM)
    widgets.hint(s, t("hint_cards_keep" if state.phase == "keep" else "hint_cards"))


def keep_list(s, state, ui, row):
    """GO-5: the six cards of the set, those to be kept marked. Gives the ability under the cursor."""
    marks = ui.memo.get("marks", 0)
    widgets.title(s, t("keep_three"), "{}/3".format(count(marks)))
    abilities = set_cards(state, state.active)
    for goblin in range(6):
        mark = "✓ " if marks >> goblin & 1 else "  "
        line(s, 14 + ROW * goblin, goblin, mark + card(goblin, abilities[goblin]), goblin == row, WHITE)
    return abilities[row] if row < 6 else ""


def use_list(s, state, row):
    """GO-12: one's own three cards, and which of them can be used now. Gives the ability under the cursor."""
    widgets.title(s, t("your_cards"))
    line(s, 14, -1, t("none"), row == 0, WHITE)
    reason, found = "", ""
    place = 0
    for goblin, ability, _ in state.cards(state.active):
        place += 1
        why = why_not_use(state, goblin)
        text = widgets.spread(card(goblin, ability), "×" if why else "✓", 20)
        line(s, 14 + ROW * place, goblin, text, place == row, GRAY if why else WHITE)
        if place == row:
            reason, found = t("card_" + why) if why else t("card_ok"), ability
    s.text(s.margin, 14 + 6 * ROW, reason, s.columns, GOLD)
    return found


def card(goblin, ability):
    """A card in words."""
    return "{:8}{}".format(t(GOBLINS[goblin]), t(ability))


def line(s, y, goblin, text, under, ink):
    """A row: a goblin's sign, and its card."""
    if goblin >= 0:
        sign(s, s.margin, y, goblin)
    columns = s.columns - 3
    paper = CREAM if under else BLACK
    s.text(s.margin + 18, y, " " + text, columns, BLACK if under else ink, paper)
