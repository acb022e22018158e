"""When the device cannot be opened: say so on the console, and on the panel where there is one to be had.

CircuitPython shows its console on any display; so it is enough to open the one of the board's own profile.
"""

from hal.circuitpython.display import opened
from hal.circuitpython.profile import plain


def tell(error):
    """Print a sentence where a person can see it."""
    try:
        data = plain()
        if data:
            display = opened(data)
            display.brightness = 1.0
            display.auto_refresh = True
    except Exception:  # noqa: S110  then the console alone has to do
        pass
    print(error)
