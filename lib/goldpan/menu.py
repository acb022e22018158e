"""Screens to choose from and to read: menus, questions, pages. Loaded when one opens, let go when a game goes on."""

from goldpan import keys, widgets
from goldpan.palette import BLACK, CREAM, GOLD, WHITE
from goldpan.screen import Screen
from goldpan.text import t


class Menu(Screen):
    """A list to choose from. `rows` is a list of (text, action) or (text, value, action, change).

    `action()` runs at A; `change(by)` at LEFT and RIGHT, and at A where there is no action.
    """

    title = ""
    hint = "hint_menu"
    paper = GOLD  # of the title
    top = 16

    def __init__(self, app, cursor=0):
        Screen.__init__(self, app)
        self.cursor = cursor
        self.count = 0  # of rows, when the menu was last shown

    def rows(self):
        raise NotImplementedError

    def scene(self):
        scene = self.new_scene()
        widgets.title(scene, self.title, paper=self.paper)
        self.more(scene)
        rows = self.rows()
        self.count = len(rows)
        self.cursor = min(self.cursor, self.count - 1)
        show_rows(scene, [row[:2] if len(row) > 2 else row[0] for row in rows], self.cursor, self.top)
        widgets.hint(scene, t(self.hint_of(rows[self.cursor])))
        return scene

    def hint_of(self, row):
        """The key of the hint while this row is under the cursor."""
        return self.hint

    def more(self, scene):
        """A place for a subclass to add items above the rows."""

    def press(self, key):
        if key == keys.UP or key == keys.DOWN:  # the commonest press: rows are not made for it
            count = self.count or len(self.rows())
            self.cursor = (self.cursor + (1 if key == keys.DOWN else -1)) % count
            return
        row = self.rows()[self.cursor]
        if key == keys.A:
            action = row[1] if len(row) == 2 else row[2]
            if action:
                action()
            else:
                row[3](1)
        elif key == keys.B or key == keys.MENU:
            self.back()
        elif len(row) > 2:
            row[3](1 if key == keys.RIGHT else -1)

    def back(self):
        self.app.pop()


def show_rows(scene, rows, cursor, top=16):
    """Rows of a menu with a marker; scrolls so that the row under the cursor is seen.

    A row is a string or (string, value), the value shown on the right.
    """
    columns = scene.columns
    fit = (scene.bottom - top) // widgets.ROW
    first = max(0, min(cursor - fit // 2, len(rows) - fit))
    for line in range(min(fit, len(rows))):
        row = rows[first + line]
        text, value = row if isinstance(row, tuple) else (row, "")
        chosen = first + line == cursor
        mark = "▶" if chosen else "▲" if line == 0 and first else "▼" if more_below(line, fit, first, rows) else " "
        scene.text(
            scene.margin,
            top + line * widgets.ROW,
            widgets.spread(mark + text, value, columns),
            columns,
            BLACK if chosen else WHITE,
            CREAM if chosen else BLACK,
        )


def more_below(line, fit, first, rows):
    return line == fit - 1 and first + fit < len(rows)


class Ask(Menu):
    """A question with its answers, [(text, action)]; the first answer is the safe one."""

    def __init__(self, app, title, question, answers):
        Menu.__init__(self, app)
        self.title = title
        self.lines = lines = widgets.wrap(question, app.device.screen.width // widgets.CELL_WIDTH)
        self.answers = answers
        self.top = 20 + 12 * len(lines)

    def more(self, scene):
        for line, text in enumerate(self.lines):
            scene.text(scene.margin, 16 + 12 * line, text, scene.columns)

    def rows(self):
        return self.answers


class Page(Screen):
    """Lines to read, more than fit: UP and DOWN move by a line, LEFT and RIGHT by a page."""

    sideways = True  # goldpan.three

    def __init__(self, app, title, lines, at_end=False, hint="hint_page", scale=1):
        Screen.__init__(self, app)
        self.title = title
        self.lines = lines
        self.hint = hint
        self.scale = scale  # of the lines
        self.row = widgets.CELL_HEIGHT * scale
        self.fit = (app.device.screen.height - 28) // self.row
        self.first = max(0, len(lines) - self.fit) if at_end else 0

    def scene(self):
        scene = self.new_scene()
        last = min(len(self.lines), self.first + self.fit)
        where = "{}/{}".format(last, len(self.lines)) if len(self.lines) > self.fit else ""
        widgets.title(scene, self.title, where)
        for row in range(self.fit):
            line = self.first + row
            text = self.lines[line] if line < len(self.lines) else ""
            scene.text(scene.margin, 14 + row * self.row, text, scene.columns // self.scale, scale=self.scale)
        widgets.hint(scene, t("hint_short" if self.hint == "hint_page" and not where else self.hint))
        return scene

    def press(self, key):
        by = {keys.UP: -1, keys.DOWN: 1, keys.LEFT: -self.fit, keys.RIGHT: self.fit}.get(key)
        if by is None:
            self.app.pop()
        else:
            self.first = max(0, min(self.first + by, len(self.lines) - self.fit))


def text_page(app, title, text, hint="hint_page"):
    """A Page of running text, wrapped to the screen, in letters of the size that is set."""
    scale, columns = letters(app)
    return Page(app, title, wrap(text, columns), hint=hint, scale=scale)


def letters(app):
    """(scale, columns) of running text: what is a table keeps its columns, and so its size."""
    scale = 2 if app.settings.get("letters") == "large" else 1
    return scale, app.device.screen.width // (widgets.CELL_WIDTH * scale)


def wrap(text, columns):
    """`widgets.wrap`, and words that are longer than a line are broken."""
    lines = []
    for line in widgets.wrap(text, columns):
        while len(line) > columns:
            lines.append(line[: columns - 1] + "-")
            line = line[columns - 1 :]
        lines.append(line)
    return lines
