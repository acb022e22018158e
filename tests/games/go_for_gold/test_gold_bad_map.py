"""Go for Gold with a map that somebody spoiled."""

from goldpan import library, opening
from hal.fake import FakeDevice, start
from support_go_for_gold import lines, now, part


def test_fg_17_a_bad_map_is_a_sentence_and_paper_still_works():
    """FG-17: island mode says which map and why, and nothing is begun; sheet mode is not stopped."""
    library.close_games()
    device = FakeDevice()
    app = start(device)
    library.open_game("go_for_gold")
    part("rules")
    maps = part("island_check")
    original, maps.file_of = maps.file_of, lambda side: "/no/such/map"
    try:
        opening.begin(app, "go_for_gold", 2, 0, {"side": "A", "sheet": False}, ["Anna", "Ben"])
        app.step()
        assert "The map of island A cannot" in lines(device)
        assert app.journal.start is None
        device.press("B")
        opening.begin(app, "go_for_gold", 2, 0, {"side": "A", "sheet": True}, ["Anna", "Ben"])
        assert now(device)[0].phase == "start"
    finally:
        maps.file_of = original
