"""What is left when the program ends on a board: no light glows, and the screen says that it has stopped."""

import sys
import types

import pytest

from goldpan import main
from goldpan.app import App
from hal.fake import FakeDevice, Memory


class Reload(BaseException):
    """What CircuitPython raises in a program that is to start anew."""


@pytest.fixture
def board(monkeypatch):
    """The device that main() opens, in the modules of a board."""
    device = FakeDevice(memory=Memory(size=1024))
    reasons = types.SimpleNamespace(BROWNOUT="brown-out")
    chip = types.SimpleNamespace(nvm=None, cpu=types.SimpleNamespace(reset_reason="power"), ResetReason=reasons)
    monkeypatch.setitem(sys.modules, "microcontroller", chip)
    monkeypatch.setitem(sys.modules, "supervisor", types.SimpleNamespace(runtime=types.SimpleNamespace()))
    opened = types.SimpleNamespace(Board=lambda dim: device)
    monkeypatch.setitem(sys.modules, "hal.circuitpython.device", opened)
    monkeypatch.setattr("goldpan.board.settle", lambda device, app: None)  # other tests need the fake's constructors
    return device


def run(monkeypatch, error, before=lambda app: None):
    """main(), with an app that raises after some turns of its loop."""

    def running(app):
        app.step()
        app.device.lights.show(b"\x05" * 8)
        before(app)
        raise error

    monkeypatch.setattr(App, "run", running)
    if isinstance(error, Exception):
        stays(monkeypatch)
        assert sys.modules["hal.circuitpython.device"].Board(False).errors == [error]
    else:
        with pytest.raises(type(error)):
            main.main()


def stays(monkeypatch):
    """main(), which after an error says so for ever, until somebody interrupts it."""

    def interrupted(seconds):
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "time", types.SimpleNamespace(sleep=interrupted))
    with pytest.raises(KeyboardInterrupt):
        main.main()


@pytest.mark.parametrize("error", [RuntimeError("broken"), MemoryError(), KeyboardInterrupt(), SystemExit(), Reload()])
def test_however_it_ends_the_lights_are_off_and_the_screen_says_so(board, monkeypatch, capsys, error):
    run(monkeypatch, error)
    assert board.lights.colours == [(0, 0, 0)] * 8
    assert board.screen.says("Goldpan has stopped.")
    assert "Goldpan has stopped." in capsys.readouterr().out


def test_a_screen_that_slept_is_lit_for_it(board, monkeypatch):
    run(monkeypatch, KeyboardInterrupt(), lambda app: app.rest.fall(2))
    assert board.screen.light == 100 and board.screen.says("Goldpan has stopped.")
    assert board.lights.colours == [(0, 0, 0)] * 8


def test_a_screen_that_fails_leaves_the_lights_off_all_the_same(board, monkeypatch):
    """What ended the program is what is raised, not what failed afterwards."""

    def fail(scene):
        raise OSError("no panel")

    run(monkeypatch, KeyboardInterrupt(), lambda app: setattr(board.screen, "draw", fail))
    assert board.lights.colours == [(0, 0, 0)] * 8


def test_an_app_that_cannot_even_begin_ends_the_same_way(board, monkeypatch):
    def begin(app, notice):
        raise MemoryError

    monkeypatch.setattr("goldpan.starting.start", begin)
    stays(monkeypatch)
    assert board.screen.says("Goldpan has stopped.") and board.lights.colours == [(0, 0, 0)] * 8
