"""Puts the root on the path behind everything else: its code.py must not shadow Python's own `code`."""

import gc
import os
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
for path in (os.path.join(ROOT, "lib"), os.path.join(ROOT, "tests"), ROOT):
    if path in sys.path:
        sys.path.remove(path)
    sys.path.append(path)


def pytest_collection_finish(session):
    """The board's code collects garbage often; what pytest itself keeps need not be looked at each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def strings_of_the_game(request):
    """Tests of a game find its strings loaded, whichever game was played before them."""
    from goldpan import library, text

    parts = request.path.parts
    name = parts[parts.index("games") + 1] if "games" in parts else None
    if name in library.GAMES:
        text.use("en")
        text.use_game(name)


@pytest.fixture
def chip(monkeypatch, tmp_path):
    """Makes a pretended CircuitPython for the code of hal/circuitpython (`support_chip.Chip`)."""
    from support_chip import Chip

    return lambda **options: Chip(monkeypatch, tmp_path, **options)
