"""Is a button held down right now? For boot.py, before anything is open; leaves the pins as they were."""

import digitalio

from hal.circuitpython.profile import pin


def held(data, key):
    """True while the button of the board `data` that means `key` is down."""
    if key in data.KEYS:
        place = data.KEYS.index(key)
        return level(data.BUTTONS[place], digitalio.Pull.DOWN if data.PRESSED[place] else digitalio.Pull.UP) == bool(
            data.PRESSED[place]
        )
    return key in data.SHIFT_KEYS and bit(data.SHIFT, data.SHIFT_KEYS.index(key))


def level(name, pull):
    """The level of a pin."""
    switch = digitalio.DigitalInOut(pin(name))
    switch.switch_to_input(pull)
    found = switch.value
    switch.deinit()
    return found


def bit(names, number):
    """A bit of a shift register, the first one is number 0. Its buttons read high when they are down."""
    clock, data, latch = [digitalio.DigitalInOut(pin(name)) for name in names]
    clock.switch_to_output(True)
    latch.switch_to_output(False)
    data.switch_to_input()
    latch.value = True  # from here on it keeps what it saw
    for _ in range(number):
        clock.value = False
        clock.value = True
    found = data.value
    for part in (clock, data, latch):
        part.deinit()
    return found
