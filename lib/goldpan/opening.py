"""Beginning a game, going on with one, and another with the same players. Forgotten while the game is played."""

from goldpan import library, replay
from goldpan.play import Play
from goldpan.text import t


def _show(app, playing, name, said=""):
    app.session = playing
    screen = Play(app, playing, library.load(name, "view"))
    app.stack = [screen]  # the way back is made anew: menus take room that the game can use
    library.close_menus()
    screen.go_on()
    if said:
        screen.ui.message = said


def begin(app, name, players, first, options, names, said=""):
    """Start a new game and show it. `first` is who begins (DV-6), `said` the sentence that tells it."""
    library.open_game(name)
    options = dict(options)
    options["start"] = first
    try:
        rules = library.load(name, "rules")
        playing = replay.begin(rules, name, players, options, names, app.journal, app.device.entropy)
    except ValueError as error:  # a data file that somebody edited; the sentence says what and where
        bad_data(app, name, error)
        return
    _show(app, playing, name, said)


def resume(app):
    """Go on with the game in the journal, or say why that cannot be."""
    app.resuming = True  # a failure here is that game's
    _resume(app)
    app.resuming = False


def _resume(app):
    start = app.journal.start
    known = start.name in library.GAMES + library.TOOLS
    try:
        if not known:
            raise replay.OtherRules
        library.open_game(start.name)
        playing = replay.resume(library.load(start.name, "rules"), app.journal, app.device.entropy)
    except replay.OtherRules:
        from goldpan.gamemenu import OtherRules

        app.home()
        app.push(OtherRules(app))
        return
    except ValueError as error:
        bad_data(app, start.name, error)
        return
    _show(app, playing, start.name)


def bad_data(app, name, error):
    """A game whose data file cannot be used: say why, and leave everything as it was."""
    from goldpan.menu import text_page

    app.home()
    app.push(text_page(app, t(name), t("bad_data", error), hint="hint_wait"))


def again(app, start):
    """Another game with the same players; the next player clockwise begins."""
    first = (start.options.get("start", 0) + 1) % start.players
    said = t("begins", start.names[first])  # before the menus' strings go
    begin(app, start.name, start.players, first, start.options, start.names, said)
