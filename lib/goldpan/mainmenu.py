"""The main menu and the page about the device."""

import gc

from goldpan import library
from goldpan.crash import ASIDE_AFTER
from goldpan.menu import Menu, text_page
from goldpan.text import t

VERSION = "0.1"


class MainMenu(Menu):
    hint = "hint_top"

    def __init__(self, app):
        Menu.__init__(self, app)
        self.title = t("goldpan")

    def rows(self):
        app = self.app
        rows = []
        start = app.journal.start
        if start:
            key = "retry" if app.journal.aside >= ASIDE_AFTER else "resume"
            rows.append((t(key, t(start.name)), self.resume))
        for name in library.GAMES:
            rows.append((t(name), lambda name=name: self.set_up(name)))
        rows.append((t("toolbox"), self.toolbox))
        rows.append((t("history"), self.history))
        rows.append((t("settings"), self.settings))
        rows.append((t("about"), self.about))
        return rows

    def resume(self):
        from goldpan.opening import resume

        resume(self.app)

    def set_up(self, name):
        from goldpan.setup import SetUp

        self.app.push(SetUp(self.app, name))

    def toolbox(self):
        from games.toolbox.menu import Toolbox

        self.app.push(Toolbox(self.app))

    def history(self):
        from goldpan.history import History

        self.app.push(History(self.app))

    def settings(self):
        from goldpan.settingsmenu import SettingsMenu

        self.app.push(SettingsMenu(self.app))

    def about(self):
        gc.collect()
        self.app.push(text_page(self.app, t("about"), t("about_text", VERSION, self.app.journal.log.room())))

    def back(self):
        self.cursor = 0
