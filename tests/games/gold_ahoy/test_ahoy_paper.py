"""Gold Ahoy! with paper tiles on a device (GA-13)."""

from games.gold_ahoy import papers, view
from games.gold_ahoy.rules import NORTH, SOUTH
from goldpan import gamemenu, keys
from support_gold_ahoy import LONG, playing


def test_ga_13_paper_tiles_show_numbers_only():
    """GA-13: the number of the tile in hand, large; A when it is placed; arrows and B do nothing."""
    device, play = playing(paper=True, names=LONG)
    state = play.session.state
    large = [item[6].strip() for item in device.screen.scene.items if len(item) == 7 and item[3] == 3]
    assert large == [str(state.hands[SOUTH])]
    assert device.screen.says("{} has {}".format(LONG[1], state.hands[NORTH]))
    shown = device.screen.scene.items
    device.press("UP LEFT B DOWN RIGHT")
    assert device.screen.scene.items == shown and play.session.state is state
    assert view.pages(state, play.ui) == []
    device.press("MENU")
    page = gamemenu.scores_page(device.app, play)
    assert page.lines == ["Known at the end, when you", "tell what lies where."]
    device.press("B A")
    assert play.session.state.played == 1 and play.session.state.turn == NORTH


def test_ga_13_any_number_is_near():
    """GA-13: from the first of 36 numbers every other is at most six presses away."""
    memo = {"asked": True, "numbers": list(range(1, 37)), "turns": 0, "pick": 1}
    far = [1]
    for _ in range(6):
        fresh = []
        for number in far:
            for key in (keys.UP, keys.DOWN, keys.LEFT, keys.RIGHT):
                memo["pick"] = number
                papers.tell(memo, key)
                if memo["pick"] not in far + fresh:
                    fresh.append(memo["pick"])
        far += fresh
    assert len(far) == 36
