"""Whole games of Gold Fever with a power cut on the result screen; the small heap has no room for two devices."""

import pytest

from support_whole_game import whole_game


@pytest.mark.parametrize("speed_round", ["in turn", "race"])
def test_dv_4_the_result_comes_back_after_a_power_cut(speed_round):
    """DV-4: the game goes on from what was shown last, here its end; then the next one begins."""
    whole_game(speed_round, power_off=True)
