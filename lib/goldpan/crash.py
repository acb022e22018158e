"""When something goes wrong: the crash screen. A game that fails twice at one event is set aside (`Journal.aside`)."""

import sys
from binascii import crc32

from goldpan.text import t

ASIDE_AFTER = 2  # failures at one event after which a game no longer goes on by itself


def crash(app, error, in_game):
    """Show that something failed, `in_game` or elsewhere; keep the game, and go back to the menu from there."""
    app.device.report(error)
    code = "{:04X}".format(crc32((type(error).__name__ + str(error)).encode()) & 0xFFFF)
    message = "crash_text"
    if in_game and app.journal.start:
        app.journal.set_aside()
        if app.journal.aside >= ASIDE_AFTER:
            message = "crash_aside"
    app.home()
    from goldpan.menu import text_page

    app.push(text_page(app, t("crash_title"), t(message, code), hint="hint_crash"))


def report(error):
    """The whole trace on the console."""
    if hasattr(sys, "print_exception"):  # MicroPython
        sys.print_exception(error)
    else:
        import traceback

        traceback.print_exception(error)
