"""The text table: one language, one game at a time."""

from goldpan import text
from goldpan.text import t


def test_a_key_gives_its_string_with_values_filled_in():
    text.use("en")
    assert t("begin") == "Begin"
    assert t("turn_of", "Ada") == "Ada's turn"
    assert t("and", "Ada", "Bo") == "Ada & Bo"


def test_a_missing_key_shows_itself():
    text.use("en")
    assert t("no such key") == "no such key"


def test_values_may_look_like_anything():
    """Names of players are only filled in, never read as patterns."""
    text.use("en")
    assert t("turn_of", "{0}") == "{0}'s turn"
    assert t("turn_of", "") == "'s turn"


def test_a_string_without_values_is_left_as_it_is():
    text.use("en")
    assert t("turn_of") == "{}'s turn"


def test_a_game_brings_its_own_strings_and_takes_them_away():
    text.use("en")
    text.use_game("gold_fever")
    assert t("draw_owed", 2) == "Draw, 2 to go"
    assert t("begin") == "Begin"
    text.use_game(None)
    assert t("draw_owed") == "draw_owed"


def test_a_hint_names_the_buttons_as_they_are_printed():
    """Left-handed, A does what B does for others: the hint that says A before says B then, and the other way round."""
    text.use("en")
    assert t("hint_menu") == "A choose   B back"
    text.swap(True)
    assert t("hint_menu") == "B choose   A back"
    assert text.named("{A}{B}{A} A B {}") == "BAB A B {}"
    text.swap(False)
    assert t("hint_menu") == "A choose   B back"


def test_strings_are_read_when_they_are_asked_for():
    """More of them than are remembered, twice, in another order: what was forgotten is read again."""
    text.use("en")
    text.use_game("go_for_gold")
    keys = ["do_search", "do_skip", "harbour", "temple", "jungle", "camp", "story_roll", "round", "head", "of_six"]
    keys += ["ask_camp", "hint_roll", "use_none", "story_sail", "outs", "starts", "left", "sheets", "story_out"]
    first = {key: t(key) for key in keys}
    assert len(set(first.values())) == len(keys) and first["do_skip"] != "do_skip"
    assert {key: t(key) for key in keys[::-1]} == first
    text.use_game(None)
    assert t("story_roll") == "story_roll"
