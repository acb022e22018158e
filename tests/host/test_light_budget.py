"""Power: on every frame that anything shows, the lights draw no more than the profile's budget."""

import os
import random

import pytest

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # before Blinka is imported, by the fuzzer

from goldpan import library
from goldpan.app import App
from goldpan.opening import begin
from goldpan.play import Play
from goldpan.starting import obey
from goldpan.starting import start as start_app
from hal.desktop.fuzz import fuzz
from hal.fake import FakeDevice, Lights, Memory
from hal.lights import CHANNEL_MA, STEPS
from support_app import switch_off

PLAYERS = {"gold_fever": 3, "go_goblin_go": 4, "go_for_gold": 3, "gold_ahoy": 2}


class Meter(Lights):
    """Measures what each frame draws; `frames` counts those of a brightness, `most` is the highest."""

    def __init__(self, count, budget_ma):
        Lights.__init__(self, count, budget_ma, STEPS)
        self.frames, self.most, self.patterns = 0, 0, set()

    def send(self, colours):
        drawn = sum([sum(colour) for colour in colours]) * CHANNEL_MA / 255
        assert drawn <= self.budget_ma and len(colours) == self.count, (drawn, colours)
        self.frames += 1
        self.most = max(self.most, drawn)
        self.patterns.add(tuple(colours))
        self.colours = colours


def measured(budget_ma, count=8):
    """An app on a device whose lights are measured, as bright as they get."""
    switch_off()
    device = FakeDevice(memory=Memory())
    device.lights = Meter(count, budget_ma)
    app = device.app = App(device, strict=True)
    app.settings.values["lights"] = 3
    obey(app)
    start_app(app)
    app.step()
    return app


@pytest.mark.parametrize("budget_ma, count", [(200, 8), (40, 8), (9, 24)])
@pytest.mark.parametrize("name", library.GAMES)
def test_every_frame_of_a_game_with_all_its_animations_keeps_the_budget(name, budget_ma, count):
    """Random play, each animation in steps of a frame; with a tight budget it is the budget that counts."""
    app = measured(budget_ma, count)
    rng = random.Random(7)
    names = ["Ada", "Ben", "Cleo", "Dora"][: PLAYERS[name]]
    begin(app, name, PLAYERS[name], 0, {}, names)
    moves = 0
    while moves < 60:
        app.device.clock.wait(34)
        app.step()
        top = app.top
        if not isinstance(top, Play):
            app.device.press("A")
        elif top.ui.progress is None:
            moves += 1
            state = app.session.state
            if state.turn < 0:
                app.device.press("A")
            else:
                top.make(rng.choice(state.choices()))
    lights = app.device.lights
    assert lights.frames > 20 or name == "gold_ahoy" and lights.frames > 10
    assert lights.most > budget_ma * 0.8 or budget_ma == 200


def test_every_frame_that_random_presses_bring_keeps_the_budget():
    """All screens, the toolbox among them; every brightness, dimmed and asleep now and then."""
    from support_simulator import started

    app = started(seed=3)
    meter = Meter(8, 60)
    app.device.lights = meter
    app.settings.values["lights"] = 3
    obey(app)
    for seed, game in enumerate((None, *library.GAMES)):
        app.home()
        fuzz(app, 1000, seed, game)
        for minutes in (3, 8):
            app.device.clock.wait(minutes * 60_000)
            app.step()
    assert meter.frames > 200 and len(meter.patterns) > 30 and meter.most > 48
