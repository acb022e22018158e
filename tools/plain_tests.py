"""Runs the plain tests (all but tests/host) under MicroPython with a small heap, a process a file.

256 KB on a 64-bit build is about half of that on the device. Says plainly when there is no MicroPython here.
"""

import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HEAP = "256k"
RUNNER = """
import gc, sys
gc.threshold(16384)  # collected often, the heap has larger gaps for a module that is compiled
path, name = sys.argv[1], sys.argv[2]
sys.path[:0] = ["lib", ".", "tests", path]
from goldpan import library
# Here modules are compiled from source, at ten times the cost: of what a game can do without only this goes.
BETWEEN_GAMES = ("starting", "opening", "replay", "between", "blocks", "stored")
library.close_menus = lambda: library.forget("goldpan", BETWEEN_GAMES)
library.drop = lambda package, names: None
module = __import__(name)
count = 0
for test in sorted(dir(module)):
    if test.startswith("test_"):
        try:
            getattr(module, test)()
        except Exception as error:
            print("FAILED {}/{}.py {}".format(path, name, test))
            sys.print_exception(error)
            sys.exit(1)
        gc.collect()  # what a test leaves must not lie in the way of the next
        count += 1
print(count)
"""


def files():
    """The plain test files, relative to the root."""
    found = []
    for folder, folders, names in os.walk(os.path.join(ROOT, "tests")):
        folders[:] = sorted(name for name in folders if name not in ("host", "__pycache__"))
        found += [os.path.relpath(os.path.join(folder, n), ROOT) for n in sorted(names) if n.startswith("test_")]
    return found


def main():
    beside = os.path.join(os.path.dirname(sys.executable), "micropython")
    micropython = beside if os.path.exists(beside) else shutil.which("micropython")
    if not micropython:
        print("MicroPython: SKIPPED, its package has no build for this computer. The same tests ran under CPython.")
        return 0
    total = failed = 0
    for path in files():
        folder, name = os.path.split(path)
        command = [micropython, "-X", "heapsize=" + HEAP, "-c", RUNNER, folder.replace(os.sep, "/"), name[:-3]]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            failed += 1
            print(done.stdout[-1500:] + done.stderr[-1500:])
        else:
            total += int(done.stdout.split()[-1])
    print("MicroPython, heap {}: {} plain tests passed, {} files failed.".format(HEAP, total, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
