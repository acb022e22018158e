"""DV-4 on the whole device: the power fails at every byte of every write of whole games, and inside erases.

Each cut is followed by a start on what the memory then holds: the game is the one before or after that event.
"""

import gc
import os
import random

import pytest

from goldpan import journal, library
from goldpan.journal import Journal
from goldpan.log import Log
from hal.fake import FakeDevice, Memory, PowerCut, start
from support_app import choose, new_game, settle, top
from support_memory import cuts, game, opened, Tape

SOAK = os.environ.get("SOAK") == "1"
KEYS = ("UP", "RIGHT", "DOWN", "LEFT", "A")


@pytest.fixture(autouse=True)
def loaded_once(monkeypatch):
    """Hundreds of starts: games stay loaded, and nothing is collected; both would take minutes."""
    monkeypatch.setattr(library, "forget", lambda package, names: None)
    monkeypatch.setattr(journal, "forget", lambda package, names: None)
    monkeypatch.setattr(gc, "collect", lambda: 0)


def booted(data, cut=None, seed=9):
    device = FakeDevice(memory=Tape(data=data), seed=seed)
    device.memory.cut = cut
    return device, start(device)


class Played:
    """Two games by random presses, with undo, settings in between, the end, history, and compaction.

    `seen` is [(tape length, game in RAM)] after each press, and each scene shown is checked against the memory.
    """

    def __init__(self, seed, size=4096):
        self.rng = random.Random(seed)
        self.device, self.app = booted(b"\xff" * size, seed=seed)
        self.app.settings.values["animation"] = "off"
        self.seen = [(0, None)]

    def press(self, script):
        for token in script.split():
            self.device.press(token)
            self.note()

    def note(self):
        self.seen.append((len(self.device.memory.tape), game(self.app.journal)))
        # What is shown is in memory (DV-4): nobody sees an outcome that the next start would roll again.
        assert game(opened(self.device.memory.data)) == game(self.app.journal)

    def play(self, events=100_000, **options):
        new_game(self.device, **options)
        self.note()
        for number in range(4000):
            if top(self.app) == "Result" or len(self.app.journal.events) >= events:
                return
            if number % 40 == 39:
                self.settings()
            elif self.app.top.ui.progress is not None:
                self.press("wait:300")
            elif self.app.session.state.speed:
                self.press(KEYS[self.rng.choice(self.app.session.state.choices())[1]])
            else:
                self.press(self.rng.choice(("A", "A", "A", "RIGHT A", "RIGHT A B RIGHT A", "B")))
        raise AssertionError("the game does not end")

    def settings(self):
        """Leave for the menu, change the lights, come back."""
        self.device.press("MENU")
        self.row("Main menu")
        self.row("Settings")
        self.row("Lights")
        self.press("B")
        self.row("Resume")

    def row(self, words):
        choose(self.device, words)
        self.note()


def played(seed, race):
    """A whole game, one that is given up in its middle for a third, and its end by the menu."""
    run = Played(seed)
    run.play(players=3, Speed_round="race" if race else "in turn")
    run.row("Play again")
    run.press("A")
    settle(run.device)
    run.note()
    run.device.press("MENU")
    run.row("Main menu")
    choose(run.device, "Gold Fever")
    choose(run.device, "Begin")
    choose(run.device, "Start the new game")
    run.note()
    run.press("A")
    run.device.press("MENU")
    run.row("End this game")
    run.row("End it")
    return run


@pytest.mark.parametrize("seed,race", [(1, False), (2, True)] if not SOAK else [(s, s % 2) for s in range(40)])
def test_dv_4_every_write_of_whole_games_cut_at_every_byte(seed, race):
    """DV-4: the game in the journal is the one before or after; none at all while one follows another."""
    run = played(seed, race)
    tape, seen = run.device.memory.tape, run.seen
    assert len(tape) > 90 and run.device.memory.erases == 0
    checked = 0
    for (done, before), (length, after) in zip(seen, seen[1:], strict=False):
        between = [before, after]
        if before and after and before[0] != after[0]:
            between.append(None)  # given up, and the new one not begun
        if before and after and before[0] == after[0]:
            between += steps_between(before[1], after[1])
        for number in range(done, length):
            for data in cuts(*tape[number]):
                assert game(opened(data)) in [b if not isinstance(b, bytes) else (before[0], b) for b in between]
                checked += 1
    assert checked > 300


def steps_between(before, after):
    """Events of one press that writes several: those of chance that follow a choice."""
    if after.startswith(before):
        return [after[:size] for size in range(len(before), len(after))]
    return []


def test_dv_4_the_device_starts_after_every_cut_and_plays_on():
    """DV-4: every third cut of whole games: start, play on into a second cut, start: all that was shown is there."""
    run = played(3, True)
    tape = run.device.memory.tape
    rng = random.Random(3)
    starts = 0
    for number, (before, place, data) in enumerate(tape):
        for at, torn in enumerate(cuts(before, place, data)):
            if at % 3 != number % 3:
                continue
            device, app = booted(torn)
            app.settings.values["animation"] = "off"
            starts += 1
            known = game(app.journal)
            if known != game(opened(torn)):
                # Only chance that was still to come: it was its turn already.
                assert game(app.journal)[1].startswith(game(opened(torn))[1])
            if top(app) != "Play":
                continue
            device.memory.cut = rng.randrange(1, 12)
            try:
                for _ in range(6):
                    if top(app) != "Play":
                        break
                    last = game(app.journal)
                    device.press(rng.choice(("A", "RIGHT A", "A", "wait:300", "UP")))
            except PowerCut:
                pass
            left = game(opened(device.memory.data))
            assert left and left[0] == known[0]
            assert left[1].startswith(last[1]), "something that was shown is lost"
            again, app = booted(device.memory.data)
            assert top(app) in ("Play", "Result") and app.journal.log.note is None
            assert game(app.journal)[1][: len(left[1])] == left[1]
    assert starts > 150


def test_dv_4_a_cut_game_is_played_to_its_end():
    """DV-4: cut somewhere in every tenth write; the game then ends as games do, with its place in the history."""
    run = Played(5)
    run.play(players=2)
    for number, (before, place, data) in list(enumerate(run.device.memory.tape))[::10]:
        torn = list(cuts(before, place, data))[number % len(data)]
        if not game(opened(torn)):
            continue
        device, app = booted(torn, seed=number)
        app.settings.values["animation"] = "off"
        for _ in range(2000):
            if top(app) == "Result":
                break
            device.press("wait:300" if app.top.ui.progress is not None else "A")
            if app.session.state.speed is False and app.session.state.turn >= 0 and number % 20:
                device.press("RIGHT A")
        assert top(app) == "Result"
        choose(device, "Main menu")
        found = opened(device.memory.data)
        assert found.start is None and len(found.history) == 1


def test_dv_4_cut_inside_every_erase():
    """DV-4: compaction comes between games only; cut at every byte of it: no game, and no crash."""
    run = Played(6, 1536)
    memory = run.device.memory
    for _ in range(12):  # games until the log is compacted for want of room
        run.play(players=2)
        run.row("Main menu")
        if memory.erases:
            break
    erases = [entry for entry in memory.tape if entry[1] is None]
    assert erases
    before, _, data = erases[0]
    assert game(opened(before)) is None, "erased while a game was unfinished"
    newest = opened(data)
    for torn in cuts(before, None, data):
        journal = opened(torn)
        assert journal.start is None
        assert set(journal.history) <= set(newest.history) | set(opened(before).history)
        for kind, payload in journal.kept.items():
            assert payload in (newest.kept.get(kind), opened(before).kept.get(kind))
    for torn in list(cuts(before, None, data))[::17]:
        device, app = booted(torn)
        if top(app) == "Page":
            device.press("A")
        assert top(app) == "MainMenu"
        new_game(device, players=2)
        assert game(opened(device.memory.data)) == game(app.journal)


def test_dv_4_memory_of_kind_rewrite_goes_back_to_the_last_turn():
    """DV-4: after power off at any moment the game is one that stood at the end of a turn, or the one being shown."""
    rng = random.Random(8)
    device = FakeDevice(memory=Memory(kind="rewrite"), seed=8)
    app = start(device)
    app.settings.values["animation"] = "off"
    new_game(device, players=3)
    ends = [b""]
    for _ in range(250):
        if top(app) == "Result":
            break
        active = app.session.state.active
        device.press("wait:300" if app.top.ui.progress is not None else rng.choice(("A", "RIGHT A")))
        if top(app) == "Play" and app.session.state.active != active:
            ends.append(bytes(app.journal.events))
        left = bytes(opened(device.memory.data, "rewrite").events)
        assert bytes(app.journal.events)[: len(left)] == left
        if app.session.state.turn >= 0:
            assert len(left) >= len(ends[-2 if bytes(app.journal.events) == ends[-1] else -1])
    assert len(ends) > 10
    assert Journal(Log(device.memory)).start
