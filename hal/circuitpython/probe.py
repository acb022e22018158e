"""What tells a PyBadge LC from a PyBadge or EdgeBadge: CircuitPython is the same on all of them."""

ADDRESSES = (0x18, 0x19)  # of the accelerometer that the LC lacks


def has_accelerometer():
    """True when an accelerometer answers on the board's own I2C bus."""
    import busio

    from hal.circuitpython.profile import pin

    try:
        bus = busio.I2C(pin("SCL"), pin("SDA"))
    except (RuntimeError, ValueError):  # nothing there, so not even a pull-up
        return False
    try:
        if not bus.try_lock():
            return False
        return any([address in ADDRESSES for address in bus.scan()])
    finally:
        bus.deinit()
