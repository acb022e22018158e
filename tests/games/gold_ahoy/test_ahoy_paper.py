"""Gold Ahoy! with paper tiles on a device (GA-13)."""

from games.gold_ahoy import place
from games.gold_ahoy.rules import NORTH, SOUTH
from goldpan import keys
from goldpan.game import OVER
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
    device.press("A")
    assert play.session.state.played == 1 and play.session.state.turn == NORTH


def test_ga_13_at_the_end_it_takes_what_lies_where():
    """GA-13: arrows find the number, one or six at a time, B turns, A goes to the next place; undo steps back."""
    device, play = playing(paper=True, names=LONG)
    for _ in range(36):
        device.press("A")
    state = play.session.state
    assert place.reading(state) and state.cell_to_read() == (0, 5)
    device.press("DOWN RIGHT B B A")  # 1, 7, 8
    assert play.session.state.placed() == [(0, 5, 8, 2)]
    assert play.ui.memo["pick"] == 9
    device.press("UP LEFT LEFT LEFT A")  # 9, 2 (6 numbers back, 8 is gone), 1, 36, 35
    assert play.session.state.placed()[-1] == (1, 5, 35, 0)
    device.press("MENU DOWN A")
    assert len(play.session.state.placed()) == 1 and device.app.top is play
    for _ in range(35):
        device.press("A")
    assert play.session.state.turn == OVER and len(play.session.state.placed()) == 36
    assert sum(play.session.state.scores()) + play.session.state.count().nobody == 36


def test_ga_13_any_number_is_near():
    """GA-13: from the first of 36 numbers every other is at most six presses away."""
    memo = {"numbers": list(range(1, 37)), "turns": 0, "pick": 1}
    far = [1]
    for _ in range(6):
        fresh = []
        for number in far:
            for key in (keys.UP, keys.DOWN, keys.LEFT, keys.RIGHT):
                memo["pick"] = number
                place.tell(memo, key)
                if memo["pick"] not in far + fresh:
                    fresh.append(memo["pick"])
        far += fresh
    assert len(far) == 36
