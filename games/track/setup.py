"""Setting up the track: how many markers, in which order, what the first level is called."""

from games.toolbox import kept
from games.toolbox.setup import ToolSetUp
from goldpan.text import t


class TrackSetUp(ToolSetUp):
    def __init__(self, app):
        ToolSetUp.__init__(self, app, "track")
        values = kept.load(app.journal, "track")
        if isinstance(values, list):
            for place, (option, allowed) in enumerate(self.options()[: len(values)]):
                if type(values[place]) is type(allowed[0]):  # what is not allowed counts as the default
                    self.picked[option] = values[place]

    def rows(self):
        rows = [(t("begin"), "", self.begin, lambda by: None)]
        for option, values in self.options():
            value = self.value(option, values)
            label = t("{}_{}".format(option, value)) if isinstance(value, bool) else str(value)
            change = lambda by, option=option, values=values: self.change_option(option, values, by)  # noqa: E731
            rows.append((t(option), label, None, change))
        return rows

    def taken(self):
        return {option: self.value(option, values) for option, values in self.options()}

    def packed(self):
        return [self.value(option, values) for option, values in self.options()]
