"""Measures the battery where the profile says how: volts at a pin behind a divider, or a gauge on the I2C bus."""

from hal.battery import percent
from hal.circuitpython.profile import pin

GAUGE = "I2C"  # a MAX17048 on the board's own bus
ADDRESS, CHARGE = 0x36, b"\x04"  # its register of the charge: percent, then 256ths
REFERENCE_MV = 3300


def meter(data):
    """A function that gives percent, or None when nothing can be read."""
    if data.BATTERY == GAUGE:
        return gauge(pin("I2C"))
    import analogio

    source = analogio.AnalogIn(pin(data.BATTERY))
    return lambda: percent(source.value * data.BATTERY_DIVIDER * REFERENCE_MV // 65536)


def gauge(bus):
    """Reads a MAX17048; `bus` gives the board's I2C."""
    found = bytearray(2)

    def read():
        try:
            i2c = bus()
            if not i2c.try_lock():
                return None
            try:
                i2c.writeto_then_readfrom(ADDRESS, CHARGE, found)
            finally:
                i2c.unlock()
        except (OSError, RuntimeError):  # no gauge there, or no pull-ups
            return None
        return min(found[0], 100)

    return read
