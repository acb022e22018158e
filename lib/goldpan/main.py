"""What `code.py` runs on the board: open the device, run the app, leave nothing glowing behind."""

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
    finally:
        device.lights.off()


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
