"""Gold Ahoy! with paper tiles to the end (GA-13): in a file of its own, the small heap has room for one such game."""

from games.gold_ahoy import place
from games.gold_ahoy.told import cell_to_tell
from goldpan.game import OVER
from support_gold_ahoy import LONG, playing


def test_ga_13_at_the_end_it_takes_what_lies_where():
    """GA-13: arrows find the number, one or six at a time, B turns, A goes to the next place; undo steps back."""
    device, play = playing(paper=True, names=LONG)
    for _ in range(36):
        device.press("A")
    state = play.session.state
    assert place.reading(state) and cell_to_tell(state) == (0, 5)
    assert device.screen.says("Who has won? Tell me what lies on your table")
    device.press("DOWN RIGHT B LEFT")  # nothing to pick yet
    assert device.screen.says("A begin") and not play.session.state.placed()
    device.press("A DOWN RIGHT B B A")  # 1, 7, 8
    assert play.session.state.placed() == [(0, 5, 8, 2)]
    assert play.ui.memo["pick"] == 9
    device.press("UP LEFT LEFT LEFT A")  # 9, 2 (6 numbers back, 8 is gone), 1, 36, 35
    assert play.session.state.placed()[-1] == (1, 5, 35, 0)
    device.press("MENU DOWN A")
    assert len(play.session.state.placed()) == 1 and device.app.top is play
    device.press("MENU DOWN A")
    assert device.screen.says("A begin") and not play.session.state.placed()
    device.press("A")
    for _ in range(36):
        device.press("A")
    assert play.session.state.turn == OVER and len(play.session.state.placed()) == 36
    assert sum(play.session.state.scores()) + play.session.state.count().nobody == 36
