"""The settings on the screen. What is changed shows at once, and is written down when the menu is left."""

from goldpan import keys, text
from goldpan.menu import Menu, text_page
from goldpan.starting import obey
from goldpan.stored import step
from goldpan.text import t

ROWS = ("language", "screen", "lights", "animation", "letters", "left", "dim", "sleep")
TIMES = ("dim", "sleep")


class SettingsMenu(Menu):
    hint = "hint_setup"

    def __init__(self, app):
        Menu.__init__(self, app)
        text.use_tool("lib/goldpan/settings")
        self.title = t("settings")

    def rows(self):
        rows = []
        for name in ROWS:
            if name != "left" or keys.B in self.app.device.buttons.keys:
                rows.append((t(name), self.value(name), None, lambda by, name=name: self.change(name, by)))
        return rows

    def value(self, name):
        """What a setting is set to, in words."""
        value = self.app.settings.get(name)
        if name == "language":
            return t("language_name")
        if name in TIMES:
            return t("minutes", value) if value else t("never")
        return t("{}_{}".format(name, value))

    def change(self, name, by):
        step(self.app.settings, name, by)
        if name == "language":
            text.use(self.app.settings.get(name))
            self.title = t("settings")
        obey(self.app)

    def back(self):
        safe = self.app.settings.save()
        text.use_tool(None)
        self.app.pop()
        if not safe:
            self.app.push(text_page(self.app, self.title, t("not_kept"), hint="hint_wait"))
