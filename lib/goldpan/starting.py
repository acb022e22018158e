"""What the app does at power-on, and when its settings change. Forgotten while a game is played."""

from goldpan import keys, text
from goldpan.crash import ASIDE_AFTER
from goldpan.rest import Rest


def prepare(app, language):
    """The app's part that depends on the settings and on what the board has."""
    device = app.device
    if language:
        app.settings.values["language"] = language
    text.hints = None  # of a board before this one: tests have many
    text.use(app.settings.get("language"))
    if keys.LEFT not in device.buttons.keys:
        from goldpan.three import Turned

        app.poll = Turned(app).poll
    obey(app)
    if device.battery() is not None:
        from goldpan.battery import Battery

        app.battery = Battery(device)


def obey(app):
    """Make the device what the settings say."""
    left = app.settings.get("left") and keys.B in app.device.buttons.keys
    text.swap(left)
    app.device.buttons.swap(left)
    app.rest = Rest(app.device, app.settings)


def start(app, notice=None):
    """The first screens: the game in progress if there is one, and what the device has to say."""
    if app.journal.start and app.journal.aside < ASIDE_AFTER:
        app.guard(lambda: go_on(app))
    else:
        app.home()
    app.noted = app.journal.log.note
    if notice or app.noted:
        app.tell(notice or app.noted)


def go_on(app):
    from goldpan.opening import resume

    resume(app)
