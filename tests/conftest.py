"""Puts the root on the path behind everything else: its code.py must not shadow Python's own `code`."""

import gc
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
for path in (os.path.join(ROOT, "lib"), os.path.join(ROOT, "tests"), ROOT):
    if path in sys.path:
        sys.path.remove(path)
    sys.path.append(path)


def pytest_collection_finish(session):
    """The board's code collects garbage often; what pytest itself keeps need not be looked at each time."""
    gc.collect()
    gc.freeze()
