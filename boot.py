"""Who may write the drive: the computer, unless the device was asked to.

Runs once, after a hard reset. The device is asked by B held at power-on (A on a board without B), or by a
one-shot mark that the flashing tool leaves (goldpan.bootflag). Whatever fails here leaves CircuitPython's own
default, the computer, so there is always a way back. Prints nothing: that would rewrite boot_out.txt.
"""


def update():
    """Finish an update that was cut off while its files were being put in their places. OSError: there is none."""
    with open("/update/place.py") as file:  # the update brings its own script: tools/flashing/place.py
        script = file.read()
    import storage

    names = {}
    exec(script, names)
    storage.remount("/", readonly=False)
    try:
        names["place"]("")
    finally:
        storage.remount("/", readonly=True)


def asked():
    """True when the device itself shall be able to write the drive."""
    import microcontroller

    from goldpan import bootflag

    if bootflag.last(microcontroller.nvm) == bootflag.WRITABLE:
        bootflag.put(microcontroller.nvm, bootflag.DONE)
        return True
    from hal.circuitpython.held import held
    from hal.circuitpython.profile import profile

    data = profile()
    return held(data, "B" if "B" in data.KEYS + data.SHIFT_KEYS else "A")


try:
    update()
except Exception:  # noqa: S110  as below
    pass
try:
    if asked():
        import storage

        storage.remount("/", readonly=False)
except Exception:  # noqa: S110  see above: the default is the way back
    pass
