"""Loading modules by name, and forgetting them: on the board what is forgotten gives its memory back."""

import gc
import sys


def load(path):
    """The module called `path`, imported if need be."""
    __import__(path)
    return sys.modules[path]


def forget(package, names):
    """Drop modules, and collect what was theirs at once."""
    drop(package, names)
    gc.collect()


def drop(package, names):
    """Drop modules of a package with all that is below them; the next import reads them anew."""
    parent = sys.modules.get(package)
    for name in names:
        start = package + "." + name
        if start not in sys.modules:
            continue
        for path in [path for path in sys.modules if path == start or path.startswith(start + ".")]:
            del sys.modules[path]
        if hasattr(parent, name):
            delattr(parent, name)


def root():
    """The folder that holds lib/ and games/, with its slash: "/" or "" on the board."""
    return __file__[: __file__.replace("\\", "/").rfind("lib/goldpan/")]
