"""`make check` finds what it is there for: names, modules and parameters that the board does not have."""

import importlib.metadata
import os
import sys

import pytest

from support_simulator import ROOT

for name in ("mypy", "circuitpython-stubs", "micropython-stdlib-stubs", "micropython-rp2-stubs"):
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        pytest.skip(name + " is not installed: `make check` does that", allow_module_level=True)

sys.path.append(os.path.join(ROOT, "tools"))

import check  # noqa: E402

PORTABLE = """
import gc, sys, os, json
import functools
from enum import Enum
from goldpan import chance, keys
from goldpan.game import NOTHING


def wrong(text, state):
    gc.collectt()
    sys.getrefcount(text)
    os.cpu_count()
    json.dumps(text, indent=1)
    [1].foo()
    text.title()
    text.zfill(3)
    chance.rol(6, None)
    chance.roll(6, None, 3)
    keys.NAMES.sort()
    print(undefined)
    return [*text]


def right(text, widgets):
    widgets.title(text, "A")
    gc.collect()
    chance.roll(6, os.urandom)
    return json.dumps([keys.A, sys.platform, text.split(",")[0].strip()])
"""

DEVICE = """
import busdisplay
import displayio
import keypad
import microcontroller
import supervisor
import wifi_of_my_own


def wrong():
    group = displayio.Group(scale=2, colour=1)
    group.apend(group)
    displayio.Bitmap(1, 2)
    displayio.TileGrid.hiden
    keypad.Keys((), value_when_pressed=False, debounce=3)
    microcontroller.nvm2
    supervisor.runtime.autoreloading = False
    busdisplay.BusDisplay(None, b"", width=1, height=1, turned=90)


def right(pins):
    group = displayio.Group(scale=2)
    group.append(displayio.Group())
    keypad.Keys(pins, value_when_pressed=False, pull=True, interval=0.005, debounce_threshold=2)
    supervisor.runtime.autoreload = False
    return microcontroller.nvm, supervisor.ticks_ms()
"""


def lines(text, start, end):
    """Numbers of the lines between two lines of a text, both left out, that hold code."""
    rows = text.splitlines()
    low, high = rows.index(start), rows.index(end) if end else len(rows)
    return set([number + 1 for number in range(low + 1, high) if rows[number].strip()])


def found(text, path, find):
    """Line numbers of the findings in a file of that text."""
    path.write_text(text)
    numbers = set()
    for finding in find([str(path)]):
        assert path.name in finding, finding
        numbers.add(int(finding.split(path.name + ":")[1].split(":")[0]))
    return numbers


def test_every_wrong_name_of_a_portable_file_is_found(tmp_path):
    """Modules, their names, parameters, methods of Python's own types, our own names, syntax; nothing that is right."""
    expected = lines(PORTABLE, "def wrong(text, state):", "def right(text, widgets):") | {3, 4, 6}
    assert found(PORTABLE, tmp_path / "portable.py", check.portable) == expected


def test_every_wrong_name_of_a_file_of_the_board_is_found(tmp_path):
    """Against CircuitPython's own stubs."""
    expected = lines(DEVICE, "def wrong():", "def right(pins):") | {7}
    assert found(DEVICE, tmp_path / "device.py", check.device) == expected


def test_an_exception_that_is_not_needed_is_a_finding(monkeypatch):
    monkeypatch.setattr(check, "FINE", {("a.py", "x"): "", ("b.py", "y"): ""})
    left = check.without_fine(["a.py:3: error: x", "a.py:4: error: z"])
    assert left[0] == "a.py:4: error: z" and "b.py" in left[1] and len(left) == 2
