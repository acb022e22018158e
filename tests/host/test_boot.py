"""boot.py, safemode.py and the start of the app, on a pretended CircuitPython: every path leaves a way back."""

import importlib.util
import sys
import types
from pathlib import Path

import pytest

from goldpan import bootflag, mishap
from goldpan.bootflag import DIM, DONE, SAFE, WRITABLE

ROOT = Path(__file__).resolve().parent.parent.parent
REASONS = ("BROWNOUT", "HARD_FAULT", "NLR_JUMP_FAIL", "GC_ALLOC_OUTSIDE_VM", "STACK_OVERFLOW", "WATCHDOG", "USER",
           "PROGRAMMATIC", "SAFE_MODE_PY_ERROR")  # fmt: skip


class Reset(Exception):
    """microcontroller.reset() was called: nothing after it runs."""


class Board:
    """The modules of CircuitPython that boot.py and safemode.py use, and what was done with them."""

    def __init__(self, monkeypatch, marks=(), held=(), memory=64):
        self.nvm = bytearray(b"\xff" * memory) if memory else None
        for place, mark in enumerate(marks):
            self.nvm[memory - bootflag.SIZE + place] = mark
        self.held = held
        self.remounts = []
        self.freed = []
        self.monkeypatch = monkeypatch
        self.module("microcontroller", nvm=self.nvm, reset=self.reset)
        self.module("storage", remount=lambda path, readonly: self.remounts.append((path, readonly)))
        self.module("digitalio", DigitalInOut=self.switch, Pull=types.SimpleNamespace(UP="up"))
        self.module("board", board_id="raspberry_pi_pico", **{f"GP{i}": f"GP{i}" for i in range(17)})
        monkeypatch.delitem(sys.modules, "hal.circuitpython.profile", raising=False)
        monkeypatch.delitem(sys.modules, "hal.circuitpython.held", raising=False)
        monkeypatch.delitem(sys.modules, "hal.circuitpython", raising=False)

    def module(self, name, **contents):
        module = types.ModuleType(name)
        module.__dict__.update(contents)
        self.monkeypatch.setitem(sys.modules, name, module)
        return module

    def switch(self, pin):
        board = self

        class Switch:
            value = pin not in board.held

            def switch_to_input(self, pull):
                assert pull == "up"

            def deinit(self):
                board.freed.append(pin)

        return Switch()

    def reset(self):
        raise Reset

    def marks(self):
        return bootflag.marks(self.nvm)

    def run(self, name):
        """Run a file of the root as CircuitPython does."""
        spec = importlib.util.spec_from_file_location(f"root_{name}", ROOT / f"{name}.py")
        spec.loader.exec_module(importlib.util.module_from_spec(spec))

    def safemode(self, reason):
        """Run safemode.py after a stop for `reason`; True when it starts anew."""
        reasons = types.SimpleNamespace(**{name: name for name in REASONS})
        runtime = types.SimpleNamespace(safe_mode_reason=reason)
        self.module("supervisor", SafeModeReason=reasons, runtime=runtime)
        try:
            self.run("safemode")
        except Reset:
            return True
        return False


WRITTEN = [("/", False)]


def test_by_default_the_computer_keeps_the_drive(monkeypatch, capsys):
    board = Board(monkeypatch)
    board.run("boot")
    assert board.remounts == [] and board.marks() == []
    assert capsys.readouterr().out == "", "what boot.py prints would be written to the drive"


def test_the_flag_lets_the_device_write_once(monkeypatch):
    board = Board(monkeypatch, marks=[WRITABLE])
    board.run("boot")
    assert board.remounts == WRITTEN and board.marks() == [WRITABLE, DONE]
    board.run("boot")
    assert board.remounts == WRITTEN, "the second start is the computer's again"


def test_b_held_lets_the_device_write(monkeypatch):
    board = Board(monkeypatch, held=["GP7"])
    board.run("boot")
    assert board.remounts == WRITTEN
    assert board.freed == ["GP7"], "the app needs the pin afterwards"


@pytest.mark.parametrize("pin", ["GP2", "GP3", "GP4", "GP5", "GP6"])
def test_no_other_key_does(monkeypatch, pin):
    board = Board(monkeypatch, held=[pin])
    board.run("boot")
    assert board.remounts == []


def test_b_works_when_there_is_no_memory_or_no_mark_left(monkeypatch):
    for options in ({"memory": 0}, {"marks": [DONE] * 16}):
        board = Board(monkeypatch, held=["GP7"], **options)
        board.run("boot")
        assert board.remounts == WRITTEN, options


@pytest.mark.parametrize("module", ["microcontroller", "digitalio", "board", "storage", "hal.circuitpython.profile"])
def test_whatever_fails_leaves_the_default(monkeypatch, module):
    """A module that is missing, and one that raises when it is used."""
    for held in ((), ("GP7",)):
        board = Board(monkeypatch, held=held)
        monkeypatch.setitem(sys.modules, module, None)
        board.run("boot")
        assert board.remounts == []


def test_a_board_without_a_profile_starts_as_usual(monkeypatch):
    board = Board(monkeypatch, held=["GP7"])
    board.module("board", board_id="somebody_elses")
    board.run("boot")
    assert board.remounts == []


def test_an_error_in_the_drive_is_no_way_to_get_stuck(monkeypatch):
    """`storage.remount` raises while a computer holds the drive; the flag is used up all the same."""

    def refuse(path, readonly):
        raise RuntimeError("Cannot remount path when visible via USB.")

    board = Board(monkeypatch, marks=[WRITABLE])
    board.module("storage", remount=refuse)
    board.run("boot")
    assert board.marks() == [WRITABLE, DONE]


@pytest.mark.parametrize("fails", [False, True])
def test_an_update_that_was_cut_off_is_finished_and_the_drive_is_the_computer_s_again(monkeypatch, tmp_path, fails):
    """With the script that the update brought along; a failing one is no way to get stuck either."""
    board = Board(monkeypatch)
    script = tmp_path / "place.py"
    end = "raise OSError(28)" if fails else "return"
    script.write_text(f"def place(root):\n    import board\n    board.placed = root\n    {end}\n")
    plain = open
    monkeypatch.setattr(
        "builtins.open", lambda path, *rest: plain(script if path == "/update/place.py" else path, *rest)
    )
    board.run("boot")
    assert sys.modules["board"].placed == "" and board.remounts == [("/", False), ("/", True)]


@pytest.mark.parametrize("reason, mark", [("BROWNOUT", DIM), ("HARD_FAULT", SAFE), ("WATCHDOG", SAFE)])
def test_after_low_power_or_a_crash_it_starts_anew_and_says_so(monkeypatch, reason, mark):
    board = Board(monkeypatch)
    assert board.safemode(reason)
    assert board.marks() == [mark]


@pytest.mark.parametrize("reason", ["USER", "PROGRAMMATIC", "SAFE_MODE_PY_ERROR"])
def test_safe_mode_that_was_asked_for_stays(monkeypatch, reason):
    board = Board(monkeypatch)
    assert not board.safemode(reason)
    assert board.marks() == []


def test_three_starts_in_a_row_are_enough(monkeypatch):
    """The board then stays in safe mode, with its drive for the computer."""
    board = Board(monkeypatch)
    assert [board.safemode("HARD_FAULT") for _ in range(5)] == [True, True, True, False, False]


def test_an_app_that_crashes_after_it_started_is_no_endless_loop(monkeypatch):
    """The app heeds the mark (DONE) before it fails again: such starts count as well."""
    board = Board(monkeypatch)
    anew = []
    for _ in range(4):
        anew.append(board.safemode("HARD_FAULT"))
        bootflag.put(board.nvm, DONE)
    assert anew == [True, True, True, False]


def test_without_room_for_a_mark_it_stays_in_safe_mode(monkeypatch):
    board = Board(monkeypatch, marks=[DONE] * 16)
    assert not board.safemode("HARD_FAULT")
    assert not Board(monkeypatch, memory=0).safemode("HARD_FAULT")


@pytest.mark.parametrize(
    "marks, reset, told",
    [
        ([], "POWER_ON", None),
        ([SAFE], "SOFTWARE", "safe_mode"),
        ([DIM], "SOFTWARE", "brown_out"),
        ([DIM, DONE], "POWER_ON", None),
        ([], "BROWNOUT", "brown_out"),
    ],
)
def test_the_app_says_what_happened_once(monkeypatch, marks, reset, told):
    board = Board(monkeypatch, marks=marks)
    chip = sys.modules["microcontroller"]
    chip.ResetReason = types.SimpleNamespace(BROWNOUT="BROWNOUT")
    chip.cpu = types.SimpleNamespace(reset_reason=reset)
    assert mishap.trouble(chip) == told
    chip.cpu.reset_reason = "POWER_ON"
    assert mishap.trouble(chip) is None
    assert bootflag.last(board.nvm) == DONE
