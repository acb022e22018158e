"""Lights: never more current than the board can give, sent only when something changed."""

from goldpan import palette
from hal.lights import BROWN_OUT_STEPS, CHANNEL_MA, Lights, STEPS


class Sent(Lights):
    def __init__(self, *args):
        Lights.__init__(self, *args)
        self.sent = []

    def send(self, colours):
        self.sent.append(colours)


def milliamperes(colours):
    return sum([sum(rgb) for rgb in colours]) * CHANNEL_MA / 255


def test_every_colour_at_every_brightness_keeps_the_budget():
    """All palette colours, 0 to 3, 0 to 64 lights, budgets from tiny to large, normal and after a brown-out."""
    for steps in (STEPS, BROWN_OUT_STEPS, (0, 85, 170, 255)):
        for budget in (5, 60, 200, 900):
            for count in (0, 1, 5, 8, 24, 64):
                lights = Sent(count, budget, steps)
                for brightness in range(4):
                    lights.brightness = brightness
                    for colour in range(16):
                        shown = lights.within_budget(bytes((colour,)) * count)
                        assert len(shown) == count
                        assert milliamperes(shown) <= budget


def test_dimming_for_the_budget_is_even():
    """All lights keep their share: eight white ones are dimmed alike, and as bright as the budget allows."""
    lights = Sent(64, 200, (0, 85, 170, 255))
    lights.brightness = 3
    shown = lights.within_budget(bytes((palette.WHITE,)) * 64)
    assert len(set(shown)) == 1
    assert 150 < milliamperes(shown) <= 200


def test_brightness_0_is_dark_and_more_is_brighter():
    totals = []
    for brightness in range(4):
        lights = Sent(8)
        lights.brightness = brightness
        totals.append(milliamperes(lights.within_budget(bytes((palette.GOLD,)) * 8)))
    assert totals[0] == 0
    assert totals == sorted(totals) and len(set(totals)) == 4


def test_dv_5_no_light_colour_vanishes_or_looks_like_another_at_medium():
    """DV-5: at the usual brightness all colours that games use differ; black alone is dark."""
    lights = Sent(1)
    shown = [tuple(lights.within_budget(bytes((colour,)))[0]) for colour in range(16)]
    assert len(set(shown)) == 16
    assert [colour for colour in range(16) if shown[colour] == (0, 0, 0)] == [palette.BLACK]


def test_missing_colours_are_off_and_too_many_are_ignored():
    lights = Sent(4)
    assert lights.within_budget(b"")[0] == (0, 0, 0) and len(lights.within_budget(b"")) == 4
    shown = lights.within_budget(bytes((palette.RED,)) * 9)
    assert len(shown) == 4
    assert lights.within_budget(bytes((palette.RED,)))[1:] == [(0, 0, 0)] * 3


def test_what_did_not_change_is_not_sent():
    lights = Sent(4)
    lights.show(b"\x05")
    lights.show(b"\x05")
    assert len(lights.sent) == 1
    lights.brightness = 1
    lights.show(b"\x05")
    assert len(lights.sent) == 2
    lights.off()
    assert lights.sent[-1] == [(0, 0, 0)] * 4
    lights.show(b"\x05")
    assert len(lights.sent) == 4
