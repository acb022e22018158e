"""What only one press needs of a game leaves memory after the frame that answers it (`library.RARE`)."""

import sys

from goldpan import library
from support_gold_ahoy import playing


def rare():
    """Those of the game's modules that are loaded."""
    return [name for name in library.RARE if "games.gold_ahoy." + name in sys.modules]


def test_rare_modules_go_after_the_press():
    """A placed tile is told in words; then neither the module nor the package's name for it is left."""
    device, play = playing()
    device.press("A")
    assert play.session.state.played == 1
    assert rare() == [] and not hasattr(sys.modules["games.gold_ahoy"], "stories")


def test_rare_modules_stay_while_a_page_is_open():
    """A page's class is not loaded anew at each press of it; back in the game all is gone."""
    device, play = playing()
    device.press("A A MENU DOWN A")
    assert device.app.top.name == "gold_ahoy areas"
    module = sys.modules["games.gold_ahoy.areas"]
    device.press("RIGHT RIGHT")
    assert sys.modules["games.gold_ahoy.areas"] is module
    device.press("B B")
    assert device.app.top is play and rare() == []
