"""From switches to keys: press, hold, repeat, release, with ticks that wrap at 2**29."""

from goldpan.keys import A, B, DOWN, HOLD, LEFT, MENU, PRESS, RELEASE, REPEAT, RIGHT, UP
from hal.buttons import HOLD_MS, REPEAT_FIRST_MS, REPEAT_MS
from hal.fake import Buttons, Clock

WRAP = 1 << 29


class Rig:
    """Buttons and a clock; `run("+A 700 -A")` presses, waits, lets go, and gives [(kind, key)] that came out."""

    def __init__(self, start=0, holds=None):
        self.clock = Clock(start)
        self.buttons = Buttons(self.clock, holds=holds)
        self.start = start

    def run(self, script, step=10):
        found = []
        for token in script.split():
            if token[0] in "+-":
                key = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B").index(token[1:])
                self.buttons.queue.append((key, token[0] == "+", self.clock.now))
                found += self.poll()
            else:
                left = int(token)
                while left > 0:
                    self.clock.wait(min(left, step))
                    left -= step
                    found += self.poll()
        return found

    def poll(self):
        found = []
        event = self.buttons.poll()
        while event:
            found.append(event[:2])
            assert 0 <= event[2] < WRAP
            event = self.buttons.poll()
        return found


def test_a_press_acts_at_once_and_is_let_go():
    for key in (UP, DOWN, LEFT, RIGHT, A):
        rig = Rig()
        rig.buttons.queue += [(key, True, 0), (key, False, 0)]
        assert rig.poll() == [(PRESS, key), (RELEASE, key)]


def test_a_press_at_tick_0_is_a_press():
    """Also one whose hold and repeat are measured from tick 0."""
    rig = Rig()
    rig.buttons.queue.append((A, True, 0))
    assert rig.buttons.poll() == (PRESS, A, 0)
    assert Rig().run("+DOWN 460") == [(PRESS, DOWN), (REPEAT, DOWN)]
    assert Rig().run("+B 610 -B") == [(PRESS, MENU), (RELEASE, B)]


def test_b_acts_when_it_is_let_go():
    rig = Rig()
    assert rig.run("+B 300") == []
    assert rig.run("-B") == [(PRESS, B), (RELEASE, B)]


def test_b_held_is_menu_once_and_not_b():
    rig = Rig()
    assert rig.run("+B 590") == []
    assert rig.run("30") == [(PRESS, MENU)]
    assert rig.run("3000 -B") == [(RELEASE, B)]
    assert rig.run("+B 10 -B") == [(PRESS, B), (RELEASE, B)]


def test_b_held_while_nobody_looked_is_menu_too():
    """A slow frame: press and release lie 700 ms apart and are both read after that."""
    rig = Rig()
    rig.buttons.queue += [(B, True, 0), (B, False, HOLD_MS)]
    rig.clock.wait(700)
    assert rig.poll() == [(PRESS, MENU), (RELEASE, B)]
    rig.buttons.queue += [(B, True, 700), (B, False, 700 + HOLD_MS - 1)]
    rig.clock.wait(700)
    assert rig.poll() == [(PRESS, B), (RELEASE, B)]


def test_a_held_is_a_press_and_then_a_hold_once():
    """Holding A shows secret cards; it does not repeat."""
    assert Rig().run("+A 2000 -A") == [(PRESS, A), (HOLD, A), (RELEASE, A)]


def test_arrows_repeat_while_held():
    rig = Rig()
    assert rig.run("+DOWN 440") == [(PRESS, DOWN)]
    assert rig.run("10") == [(REPEAT, DOWN)]
    assert rig.run("120") == []
    assert rig.run("10") == [(REPEAT, DOWN)]
    count = len(rig.run("1300"))
    assert count == 10
    assert rig.run("-DOWN 2000") == [(RELEASE, DOWN)]


def test_a_slow_frame_brings_no_burst_of_repeats():
    rig = Rig()
    rig.run("+DOWN")
    rig.clock.wait(3000)
    assert rig.poll() == [(REPEAT, DOWN)]
    assert rig.run("120") == []
    assert rig.run("10") == [(REPEAT, DOWN)]


def test_ticks_wrap_inside_a_hold_and_a_repeat():
    """The same events, however far before the wrap the key goes down."""
    usual_b = Rig(1000).run("+B 700 -B")
    usual_down = Rig(1000).run("+DOWN 1000 -DOWN")
    assert len(usual_b) == 2 and len(usual_down) == 7
    for ahead in range(0, 1100, 10):
        start = (WRAP - ahead) % WRAP
        assert Rig(start).run("+B 700 -B") == usual_b
        assert Rig(start).run("+DOWN 1000 -DOWN") == usual_down
        assert Rig(start).run("+B 500 -B") == [(PRESS, B), (RELEASE, B)]


def test_times_of_repeats_are_exact():
    rig = Rig(WRAP - 500)
    rig.buttons.queue.append((UP, True, WRAP - 500))
    rig.buttons.poll()
    times = []
    for _ in range(1000):
        rig.clock.wait(1)
        event = rig.buttons.poll()
        if event:
            times.append((event[2] - (WRAP - 500)) % WRAP)
    assert times == [REPEAT_FIRST_MS + REPEAT_MS * n for n in range(5)]


def test_two_keys_at_once_are_two_presses():
    rig = Rig()
    assert rig.run("+UP +A 10 -UP -A") == [(PRESS, UP), (PRESS, A), (RELEASE, UP), (RELEASE, A)]


def test_presses_before_b_is_let_go_are_not_lost():
    assert Rig().run("+B +A -A -B") == [(PRESS, A), (RELEASE, A), (PRESS, B), (RELEASE, B)]


def test_a_second_press_without_release_starts_anew():
    """A lost release must not leave the key down twice."""
    rig = Rig()
    rig.run("+DOWN +DOWN -DOWN")
    assert rig.run("3000") == []


def test_lost_changes_leave_no_key_stuck():
    """After an overflow all keys count as up; a release that comes later does no harm."""
    rig = Rig()
    rig.run("+DOWN +B")
    rig.buttons.forget()
    assert rig.run("3000") == []
    assert rig.run("-DOWN -B") == [(RELEASE, DOWN), (RELEASE, B)]


def test_a_board_may_hold_other_keys():
    """Three buttons: holding A can mean something else, and then A acts when it is let go."""
    rig = Rig(holds={A: B, B: MENU})
    assert rig.run("+A 100 -A") == [(PRESS, A), (RELEASE, A)]
    assert rig.run("+A 700 -A") == [(PRESS, B), (RELEASE, A)]


def test_left_handed_buttons_change_places_and_so_does_what_holding_means():
    rig = Rig()
    rig.buttons.swap(True)
    assert rig.run("+B 20 -B") == [(PRESS, A), (RELEASE, A)]
    assert rig.run("+A 20 -A") == [(PRESS, B), (RELEASE, B)]
    assert rig.run("+A 700 -A") == [(PRESS, MENU), (RELEASE, B)]
    assert rig.run("+B 700 -B") == [(PRESS, A), (HOLD, A), (RELEASE, A)]
    assert rig.run("+LEFT 20 -LEFT") == [(PRESS, LEFT), (RELEASE, LEFT)]
    rig.buttons.swap(False)
    assert rig.run("+A 20 -A") == [(PRESS, A), (RELEASE, A)]


def test_a_button_that_is_down_while_they_change_places_does_not_stick():
    """The setting is changed by a press of A: it neither repeats nor counts as held, and letting go does nothing."""
    rig = Rig()
    assert rig.run("+A") == [(PRESS, A)]
    rig.buttons.swap(True)
    assert rig.run("2000 -A 2000") == [(RELEASE, B)]
    assert rig.run("+A 20 -A") == [(PRESS, B), (RELEASE, B)]


def test_the_press_that_wakes_does_nothing_else():
    """Neither press, hold nor repeat, nor letting go; the next press is one again."""
    for key in ("UP", "DOWN", "LEFT", "RIGHT", "A", "B"):
        for held in ("20", "2000"):
            rig = Rig(start=(1 << 29) - 400)
            rig.buttons.asleep = True
            assert rig.run("+{0} {1} -{0} 2000".format(key, held)) == []
            assert rig.buttons.touched and not rig.buttons.asleep
            assert [kind for kind, _ in rig.run("+{0} 20 -{0}".format(key))] == [PRESS, RELEASE]


def test_only_the_first_press_wakes():
    """Two quick ones, waiting in one scan, or another key while the first is still down."""
    rig = Rig()
    rig.buttons.asleep = True
    rig.buttons.queue += [(A, True, 0), (A, False, 0), (A, True, 0), (A, False, 0)]
    assert rig.poll() == [(PRESS, A), (RELEASE, A)]
    rig.buttons.asleep = True
    assert rig.run("+B 20 +A 20 -B 20 -A") == [(PRESS, A), (RELEASE, A)]


def test_a_key_that_went_down_before_it_slept_is_let_go_as_usual():
    """Secret cards that are shown while A is held must not stay."""
    rig = Rig()
    assert rig.run("+A 700") == [(PRESS, A), (HOLD, A)]
    rig.buttons.asleep = True
    assert rig.run("-A") == [(RELEASE, A)]


def test_a_waking_press_whose_end_was_lost_does_not_mute_the_next():
    rig = Rig()
    rig.buttons.asleep = True
    assert rig.run("+A 20 +A 20 -A") == [(PRESS, A), (RELEASE, A)]
