"""Whole games of Gold Fever by random presses, for the tests of both speed rounds."""

import random

from hal.fake import Memory
from support_app import booted, choose, new_game, reboot, state_of, top

KEYS = ("UP", "RIGHT", "DOWN", "LEFT", "A")


def begun(size=1024, **options):
    """A game just begun on a device, animation off."""
    device, app = booted(Memory(size=size))
    app.settings.values["animation"] = "off"
    new_game(device, **options)
    return device, app


def play_on(device, rng, events):
    """Random legal presses to the end of the game; keeps the last (who drew or None, who is active, move)."""
    app = device.app
    session = app.session
    choose_, draw_ = session.choose, session.draw

    def choosing(move):
        events.append((None, session.state.active, move))
        del events[:-30]
        choose_(move)

    def drawing():
        drawer, active = session.state.drawer, session.state.active
        outcome = draw_()
        events.append((drawer, active, outcome))
        del events[:-30]
        return outcome

    session.choose, session.draw = choosing, drawing
    for _ in range(3000):
        if top(app) == "Result":
            return
        state = session.state
        if app.top.ui.progress is not None:
            device.press("wait:300")
        elif state.speed:
            device.press(KEYS[rng.choice(state.choices())[1]])
        else:
            device.press(rng.choice(("A", "A", "RIGHT A", "RIGHT", "wait:40")))
    raise AssertionError("the game does not end")


def whole_game(speed_round, power_off=False):
    """A game to its end and the next one begun; with `power_off` the device restarts on the result screen."""
    device, app = begun(4096, players=3, first=1, Speed_round=speed_round)
    events = []
    random.seed(12)
    play_on(device, random, events)
    state = state_of(app)
    assert [index for index in range(3) if state.scored[index] >= 5] == state.winners()
    assert device.screen.says("Player {} wins!".format(state.winners()[0] + 1))
    for player in range(3):
        assert device.screen.says("Player {}".format(player + 1))
    assert any([line.startswith("▶") for line in device.screen.lines()])
    log_is_what_happened(device, events)
    events = state = None  # a small heap is for one thing at a time
    if power_off:
        device, _ = reboot(device)
        assert top(device.app) == "Result", "power off on the result screen comes back to it"
    again_with_the_next_starter(device, 2)


def log_is_what_happened(device, events):
    """The newest lines of the log page, one sentence for each stone and stop, in their order."""
    names = device.app.top.play.ui.names
    choose(device, "What happened")
    told = " ".join(device.app.top.lines)
    place = len(told)
    for drawer, active, move in events[::-1]:
        if drawer is not None:
            words = names[drawer]
        elif move == "stop":
            words = names[active] + " stops"
        elif move[0] == "give":
            words = "To " + names[move[1]]
        else:
            continue  # to draw is told by the stone, to press too
        found = told.rfind(words, 0, place)
        assert found >= 0, (words, told[:place])
        place = found
    device.press("B")
    assert top(device.app) == "Result"


def again_with_the_next_starter(device, first):
    """Play again: same players, the next one clockwise begins, the finished game is in the history."""
    app = device.app
    choose(device, "Play again")
    assert top(app) == "Play" and state_of(app).active == first and state_of(app).players == 3
    assert len(app.journal.history) == 1
