"""What `code.py` runs on the board: open the device, run the app, leave nothing glowing behind."""

import time

from goldpan.modules import forget


def main():
    """Run for ever. After a brown-out or a hard crash the lights come back dimmer and the screen says so."""
    import microcontroller
    import supervisor

    from goldpan.app import App
    from goldpan.mishap import trouble
    from hal.circuitpython.device import Board

    supervisor.runtime.autoreload = False  # a computer touching the drive must not end a game
    notice = trouble(microcontroller)
    try:
        device = Board(dim=notice is not None)
    except ValueError as error:  # no profile, or a setting that cannot be: the sentence says what and where
        from hal.circuitpython.trouble import tell

        supervisor.runtime.autoreload = True  # saving a better settings.toml starts it anew
        tell(error)
        wait()
    forget("goldpan", ("mishap", "bootflag"))
    forget("hal", ("boards", "fit", "panels"))  # what only opening it needs
    forget("hal.circuitpython", ("display", "profile", "overrides", "probe"))
    try:
        app = App(device)
        app.start(notice)
        app.run()
    except Exception as error:
        device.report(error)
        end(device)
        wait()
    finally:
        end(device)


def wait():
    """For ever: when a program ends CircuitPython's console takes the screen over."""
    while True:
        time.sleep(1)


def end(device):
    """Leave nothing glowing, and the screen saying so."""
    device.lights.off()  # first: what follows may lack the memory for it
    try:
        from goldpan.farewell import farewell

        farewell(device)
    except Exception:  # noqa: S110  what ended the program is what counts
        pass
