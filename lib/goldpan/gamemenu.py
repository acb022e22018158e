"""What opens over a game: its menu, scores, odds, log, rules, the result, and a game that cannot go on."""

from goldpan import icons, library, odds, widgets
from goldpan.game import CHANCE, OVER
from goldpan.menu import Ask, letters, Menu, Page, text_page, wrap
from goldpan.palette import GOLD, WHITE
from goldpan.text import named, t

LOG_LINES = 60  # the newest that the log page keeps


class GameMenu(Menu):
    """The menu behind holding B."""

    def __init__(self, app, play):
        Menu.__init__(self, app)
        self.play = play
        self.title = t(play.name)

    def rows(self):
        app, play = self.app, self.play
        rows = [(t("go_on"), app.pop)]
        if play.session.can_undo:
            rows.append((t("undo"), self.undo))
        if hasattr(play.view, "pages"):
            for title, make in play.view.pages(play.session.state, play.ui):
                rows.append((title, lambda make=make: app.push(make(app, play))))
        if hasattr(play.view, "odds"):
            rows.append((t("odds"), lambda: app.push(odds_page(app, play))))
        if hasattr(play.view, "details"):
            rows.append((t("scores"), lambda: app.push(scores_page(app, play))))
        rows += [
            (t("help"), lambda: app.push(Help(app, play))),
            (t("log"), lambda: app.push(log_page(app, play))),
            (t("toolbox"), self.toolbox),
            (t("give_up"), self.give_up),
            (t("quit"), app.home),
        ]
        return rows

    def undo(self):
        self.app.pop()
        self.play.undo()

    def toolbox(self):
        from games.toolbox.menu import Toolbox

        self.app.push(Toolbox(self.app))

    def give_up(self):
        answers = [(t("give_up_no"), self.app.pop), (t("give_up_yes"), self.abandon)]
        self.app.push(Ask(self.app, self.title, t("give_up_ask"), answers))

    def abandon(self):
        end(self.app.journal)
        self.app.home()


def end(journal, result=None):
    """The game in the journal is over, or given up; `result` joins the history."""
    from goldpan import between

    between.end(journal, result)


def odds_page(app, play):
    """The exact odds of what chance may do next."""
    return Page(app, t("odds"), play.view.odds(play.session.state, play.ui) or [t("no_odds")])


def scores_page(app, play):
    state, ui = play.session.state, play.ui
    columns = app.device.screen.width // widgets.CELL_WIDTH
    lines = []
    if state.turn == OVER or not getattr(play.view, "SECRET_SCORES", False):
        lines = [widgets.spread(ui.names[p], str(score), columns) for p, score in enumerate(state.scores())]
    return Page(app, t("scores"), lines + play.view.details(state, ui))


def log_page(app, play):
    """What happened, newest last."""
    from goldpan.replay import history

    lines = []
    scale, columns = letters(app)
    for before, move, after in history(play.session):
        lines += told(play.view.story(before, move, after, play.ui), chance_of(before, move), columns)
        lines = lines[-LOG_LINES:]
    return Page(app, t("log"), lines or wrap(t("empty_log"), columns), at_end=True, scale=scale)


def told(story, chance, columns):
    """The lines of one event; what chance it had stands at the right end of its first sentence."""
    if not story:
        return []  # nothing to tell, or a secret
    first, _, rest = story.partition("\n")
    lines = wrap(first, columns)
    if chance:
        if len(lines[-1]) + 1 + len(chance) > columns:
            lines.append("")
        lines[-1] = widgets.spread(lines[-1], chance, columns)
    return lines + wrap(rest, columns) if rest else lines


def chance_of(before, move):
    """What chance a roll or draw had, `3/18`; "" for choices and for what was certain."""
    if before.turn != CHANCE:
        return ""
    top, bottom = odds.of(before.outcomes(), lambda outcome: outcome == move)
    return "{}/{}".format(top, bottom) if top < bottom else ""


class Help(Menu):
    """The rules in our own words, a topic a page; opens at the topic that fits the moment."""

    def __init__(self, app, play):
        self.topics = library.topics(play.name)
        self.named = named
        if app.poll:  # a board with three buttons
            from goldpan import three

            self.topics += (three.topic(),)
            self.named = three.helpful
        Menu.__init__(self, app, play.view.topic(play.session.state))
        self.title = t("help")

    def rows(self):
        return [(title, lambda at=at: self.read(at)) for at, (title, _) in enumerate(self.topics)]

    def read(self, at):
        title, words = self.topics[at]
        self.app.push(text_page(self.app, title, self.named(words)))


class Result(Menu):
    """The end of a game. Leaving it closes the journal; until then it can be resumed, or taken back."""

    hint = "hint_result"

    def __init__(self, app, play):
        Menu.__init__(self, app)
        self.play = play
        self.title = t(play.name)
        state = play.session.state
        self.winners = state.winners()
        self.scores = state.scores()
        self.columns = 1 if len(self.scores) <= 3 else 2  # of scores: the menu below needs room too
        self.top = 16 + 28 + 12 * ((len(self.scores) + self.columns - 1) // self.columns) + 2

    def rows(self):
        rows = [(t("again"), self.again), (t("scores"), self.scores_page), (t("log"), self.log)]
        if self.play.session.can_undo:
            rows.append((t("undo"), self.undo))
        rows += [(t("qr"), self.take_away), (t("main_menu"), self.leave)]
        return rows

    def more(self, scene):
        names = [self.play.ui.names[winner] for winner in self.winners]
        scene.tiles(scene.margin, 16, 1, bytes((icons.TROPHY,)))
        sentence = names[-1]
        for name in names[-2::-1]:
            sentence = t("and", name, sentence)
        room = (scene.width - 20) // widgets.CELL_WIDTH
        lines = widgets.wrap(t("won" if len(names) == 1 else "shared", sentence), room)
        if len(lines) > 2:
            lines = widgets.wrap(t("shared_many", len(names)), room)
        if len(lines) == 1 and hasattr(self.play.view, "tie"):
            lines.append(self.play.view.tie(self.play.session.state))
        scene.lines(20, 14, lines, 2, room, GOLD)
        for player, score in enumerate(self.scores):
            won = player in self.winners
            room = scene.columns if self.columns == 1 else scene.columns // 2 - 1
            line = widgets.spread(("★" if won else " ") + self.play.ui.names[player], str(score), room)
            row, right = player // self.columns, player % self.columns
            x = scene.margin + right * (scene.columns - room) * widgets.CELL_WIDTH
            scene.text(x, 42 + 12 * row, line, room, GOLD if won else WHITE)
        scene.lights = self.play.view.result_lights(self.play.session.state, self.play.ui)

    def again(self):
        from goldpan.opening import again

        start = self.app.journal.start
        self.close()
        again(self.app, start)

    def scores_page(self):
        self.app.push(scores_page(self.app, self.play))

    def log(self):
        self.app.push(log_page(self.app, self.play))

    def undo(self):
        self.app.pop()
        self.play.undo()

    def take_away(self):
        """The game as a QR code: all of it where that fits, else its result."""
        from goldpan import export
        from goldpan.takeaway import MOST, TakeAway

        text = self.line(MOST)
        self.app.push(TakeAway(self.app, text, export.is_whole(text)))

    def line(self, most=None):
        """The game as a line of text (`goldpan.export`)."""
        from goldpan import export
        from goldpan.history import entry_of

        journal, state = self.app.journal, self.play.session.state
        return export.line(journal.start, state, journal.events, entry_of(self.app, state).when, most)

    def leave(self):
        self.close()
        self.app.home()

    def close(self):
        """The game joins the history, leaves the journal, and goes to the console as a line of text."""
        from goldpan.history import entry_of

        try:
            self.app.device.say(self.line())
        except MemoryError:
            pass  # the line is a gift; the game must end without it too
        end(self.app.journal, entry_of(self.app, self.play.session.state).payload())

    def back(self):
        self.cursor = 0


class PutAway(Ask):
    """The end of a game without winners, a tool: it is put away, or taken up again."""

    def __init__(self, app, play):
        self.play = play
        answers = [(t("go_on"), self.undo), (t("log"), self.log), (t("put_away"), self.leave)]
        Ask.__init__(self, app, t(play.name), t("put_away_ask"), answers)

    def undo(self):
        self.app.pop()
        self.play.undo()

    def log(self):
        self.app.push(log_page(self.app, self.play))

    def leave(self):
        end(self.app.journal)
        self.app.home()

    def back(self):
        self.undo()


class OtherRules(Ask):
    """An unfinished game that does not fit the rules installed: neither replayed nor erased unasked."""

    def __init__(self, app):
        title = t(app.journal.start.name)
        answers = [(t("keep"), app.home), (t("discard"), self.discard)]
        Ask.__init__(self, app, t("other_rules"), t("other_rules_text", title), answers)

    def discard(self):
        end(self.app.journal)
        self.app.home()
