"""What `code.py` runs on the board: open the device, run the app, leave nothing glowing behind."""

import time

from goldpan.modules import forget


def main():
    """Run for ever. After a brown-out or a hard crash the lights come back dimmer and the screen says so."""
    from goldpan.app import App
    from goldpan.board import opened, settle
    from goldpan.starting import start

    device, notice = opened()
    try:
        app = App(device)
        start(app, notice)
        settle(device, app)
        opened = settle = start = None  # these names would keep the modules that are forgotten next
        forget("goldpan", ("board", "starting"))
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
