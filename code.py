"""Goldpan. CircuitPython runs this file at power-on."""

import sys

if sys.implementation.name == "circuitpython":
    from goldpan.main import main

    main()
else:
    # On a computer this file only stands in the way of Python's own module `code`, which pdb and pytest
    # import: be that module.
    import importlib.util
    import os

    _path = os.path.join(os.path.dirname(os.__file__), "code.py")
    _spec = importlib.util.spec_from_file_location("code", _path)
    _own = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(_own)
    globals().update({name: value for name, value in vars(_own).items() if not name.startswith("__")})
