"""What only one press needs of a game leaves memory after the frame that answers it (`library.RARE`)."""

import sys

from goldpan import app, library
from goldpan.opening import begin
from support_gold_ahoy import playing


def rare():
    """Those of the game's modules that are loaded."""
    return [name for name in library.RARE if "games.gold_ahoy." + name in sys.modules]


def test_rare_modules_go_after_the_press():
    """Neither the module nor the name that the package has for it is left."""
    device, _ = playing()
    begin(device.app, "go_goblin_go", 2, 0, {}, ["Ada", "Ben"])
    device.press("wait:3000")
    loaded = "games.go_goblin_go.dealing"
    __import__(loaded)
    device.press("A")
    assert loaded not in sys.modules and not hasattr(sys.modules["games.go_goblin_go"], "dealing")


def test_gold_ahoy_loads_no_words_for_a_tile(monkeypatch):
    """They are for the page of what happened: the screen has no line for them, and a press would wait."""
    device, play = playing(deaf_ms=300)
    gone = []

    def close():
        gone.extend(rare())
        library.close_rare()

    monkeypatch.setattr(app, "close_rare", close)
    device.press("wait:340 A wait:340")
    assert play.session.state.played == 1 and "stories" not in gone


def test_rare_modules_stay_while_a_page_is_open():
    """A page's class is not loaded anew at each press of it; back in the game all is gone."""
    device, play = playing()
    device.press("wait:340 A wait:340 A wait:340 MENU DOWN A")
    assert device.app.top.name == "gold_ahoy areas"
    module = sys.modules["games.gold_ahoy.areas"]
    device.press("RIGHT RIGHT")
    assert sys.modules["games.gold_ahoy.areas"] is module
    device.press("B B")
    assert device.app.top is play and rare() == []
