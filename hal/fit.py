"""Which painter a panel gets. A scene is 160×128 pixels on every board; here it finds its place on the glass."""

from hal.device import Screen


def painter(display, root=""):
    """The painter for a `busdisplay.BusDisplay`: at three halves of the size where that fits, in the middle.

    ValueError, one sentence, for a panel that is too small.
    """
    width, height = Screen.width, Screen.height
    if display.width < width or display.height < height:
        raise ValueError("A panel needs {}x{} pixels, not {}x{}.".format(width, height, display.width, display.height))
    if display.width >= width * 3 // 2 and display.height >= height * 3 // 2:
        from hal.painter_large import LargePainter as Painter

        width, height = width * 3 // 2, height * 3 // 2
    else:
        from hal.painter import Painter
    found = Painter(display, root)
    found.group.x, found.group.y = (display.width - width) // 2, (display.height - height) // 2
    return found
