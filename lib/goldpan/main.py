"""What `code.py` runs on the board: open the device, run the app, leave nothing glowing behind."""

import gc

from goldpan import bootflag
from goldpan.modules import forget


def main():
    """Run for ever. After a brown-out or a hard crash the lights come back dimmer and the screen says so."""
    import microcontroller
    import supervisor

    from goldpan.app import App
    from hal.circuitpython.device import Board

    supervisor.runtime.autoreload = False  # a computer touching the drive must not end a game
    notice = trouble(microcontroller)
    try:
        device = Board(dim=notice is not None)
    except ValueError as error:  # no profile, or a setting that cannot be: the sentence says what and where
        from hal.circuitpython.trouble import tell

        tell(error)
        return
    forget("hal", ("boards", "fit", "panels"))  # what only opening it needs
    forget("hal.circuitpython", ("display", "profile", "overrides", "probe"))
    try:
        app = App(device)
        app.start(notice)
        app.run()
    except Exception as error:
        device.report(error)  # here, so that farewell has the last word on the console
    finally:
        farewell(device)


def farewell(device):
    """Whatever ended the program: nothing is left glowing, and the screen says that there is nothing to wait for."""
    device.lights.off()
    try:
        gc.collect()  # it may have been memory
        from goldpan import widgets
        from goldpan.scene import Scene
        from goldpan.text import t

        screen = device.screen
        scene = Scene(screen.width, screen.height, "stopped")
        widgets.title(scene, t("goldpan"))
        for row, line in enumerate(widgets.wrap(t("stopped"), scene.columns)):
            scene.text(scene.margin, 20 + widgets.ROW * row, line)
        screen.shine(100)  # it may have slept
        screen.draw(scene)
        print(t("stopped"))  # CircuitPython's console takes the screen over in a moment: there it stands too
    except Exception:  # noqa: S110  the lights are off, and what ended the program is what counts
        pass


def trouble(microcontroller):
    """The text key of what went wrong before this start, or None.

    The RP2040 cannot tell a brown-out from switching on, so there this says nothing; the RP2350 can.
    """
    mark = bootflag.last(microcontroller.nvm)
    if mark in (bootflag.SAFE, bootflag.DIM):
        bootflag.put(microcontroller.nvm, bootflag.DONE)
    low = microcontroller.cpu.reset_reason == microcontroller.ResetReason.BROWNOUT
    if low or mark == bootflag.DIM:
        return "brown_out"
    return "safe_mode" if mark == bootflag.SAFE else None
