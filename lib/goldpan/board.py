"""Opening the board at power-on, and forgetting what only that needed."""

from goldpan.modules import forget


def opened():
    """(device, notice): the board, and the text key of what went wrong before this start, or None."""
    import microcontroller
    import supervisor

    from goldpan.mishap import trouble
    from hal.circuitpython.device import Board

    supervisor.runtime.autoreload = False  # a computer touching the drive must not end a game
    notice = trouble(microcontroller)
    try:
        device = Board(dim=notice is not None)
    except ValueError as error:  # no profile, or a setting that cannot be: the sentence says what and where
        from goldpan.main import wait
        from hal.circuitpython.trouble import tell

        supervisor.runtime.autoreload = True  # saving a better settings.toml starts it anew
        tell(error)
        wait()
    forget("goldpan", ("mishap", "bootflag"))
    forget("hal", ("boards", "fit", "panels"))
    forget("hal.circuitpython", ("display", "profile", "overrides", "probe"))
    return device, notice


def settle(device, app):
    """Drop the constructors of everything that there is one of: 2 KB, and none is needed again."""
    things = [device, device.screen, device.screen.painter, device.buttons, device.lights, device.clock, device.memory]
    for thing in things + [app, app.journal, app.journal.log, app.settings]:
        drop_constructors(type(thing))


def drop_constructors(kind):
    """Those of a class and of its bases, where they have one of their own."""
    try:
        del kind.__init__
    except (AttributeError, TypeError):
        pass
    for base in kind.__bases__:
        drop_constructors(base)
