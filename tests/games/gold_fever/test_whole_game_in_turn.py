"""A whole game of Gold Fever as players meet it; a file of its own, for the small heap."""

from support_whole_game import whole_game


def test_a_whole_game_by_random_presses():
    """GF-12 and all others: result, log, play again with the next starter, memory."""
    whole_game("in turn")
