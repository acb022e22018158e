"""Opens the panel that a profile describes. Forgotten once that is done."""

import busdisplay
import displayio
import fourwire

from hal import panels
from hal.circuitpython.profile import pin


def opened(data):
    """The display, dark and refreshed only when told; the one that CircuitPython has opened where it is built in."""
    if data.PANEL == "board":
        display = pin("DISPLAY")
        display.auto_refresh = False
        return display
    displayio.release_displays()
    import busio

    spi = busio.SPI(pin(data.SPI_CLOCK), MOSI=pin(data.SPI_DATA))
    select = pin(data.PANEL_CS) if data.PANEL_CS else None
    bus = fourwire.FourWire(
        spi,
        command=pin(data.PANEL_DC),
        chip_select=select,
        reset=pin(data.PANEL_RESET) if data.PANEL_RESET else None,
        baudrate=data.SPI_HZ,
        polarity=0 if select else 1,  # panels without a select pin listen in mode 3
        phase=0 if select else 1,
    )
    return busdisplay.BusDisplay(
        bus,
        getattr(panels, data.PANEL),
        width=data.WIDTH,
        height=data.HEIGHT,
        rotation=data.ROTATION,
        colstart=data.COLUMN_START,
        rowstart=data.ROW_START,
        backlight_pin=pin(data.BACKLIGHT) if data.BACKLIGHT else None,
        brightness=0.0,  # dark until the first frame is complete
        auto_refresh=False,
    )
