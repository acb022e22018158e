"""In every language everything has room: whole random games with the longest names, all their pages, all of the help.

The fuzzer and the search of `test_every_key` look at the same in what keys can reach; here every choice of every
moment is put under the cursor.
"""

import gc
import random

import pytest

from games.bag.setup import BagSetUp
from games.toolbox import fairness
from games.toolbox.dice import Dice
from games.toolbox.dice_menu import DiceMenu, Presets
from games.toolbox.lot import Lot
from games.toolbox.menu import Toolbox
from games.track.setup import TrackSetUp
from goldpan import journal, library, text, widgets
from goldpan.game import CHANCE, OVER
from goldpan.gamemenu import GameMenu, Help, log_page, odds_page, Result, scores_page
from goldpan.history import History
from goldpan.keys import RIGHT
from goldpan.mainmenu import MainMenu
from goldpan.menu import Ask, Page, text_page
from goldpan.opening import begin
from goldpan.scene import Scene
from goldpan.settingsmenu import SettingsMenu
from goldpan.setup import NameEntry, Names, SetUp
from goldpan.text import t
from hal.desktop.fuzz import fuzz, outside, size
from support_simulator import started

COLUMNS = 26
LONG = ["Wolfgang", "Maximili", "Bernhard", "Kunigund", "Hildegar", "Theodor8"]
TEXT = 7  # fields of a text among a scene's items
MOST = 150  # moves of a game that are looked at
PRESSES = 1500
GAMES = [
    ("gold_fever", 2, {}),
    ("gold_fever", 5, {"race": True}),
    ("go_goblin_go", 2, {}),
    ("go_goblin_go", 6, {}),
    ("go_for_gold", 2, {"side": "A", "sheet": False}),
    ("go_for_gold", 4, {"side": "B", "sheet": False}),
    ("go_for_gold", 4, {"side": "B", "sheet": True}),
    ("gold_ahoy", 2, {}),
    ("gold_ahoy", 2, {"paper": True}),
    ("bag", 1, {"stones": [0, 0, 0, 0, 0, 9, 9, 9], "back": False}),
    ("track", 1, {"markers": 8}),
]
EVERY = pytest.mark.parametrize("language", text.languages())


@pytest.fixture(autouse=True)
def loaded_once(monkeypatch):
    monkeypatch.setattr(library, "forget", lambda package, names: None)
    monkeypatch.setattr(journal, "forget", lambda package, names: None)
    monkeypatch.setattr(gc, "collect", lambda: 0)
    monkeypatch.setattr(Scene, "misfits", [])
    spread = widgets.spread

    def spread_apart(left, right, columns):
        """Left and right must not touch, or they read as one word."""
        if left.strip() and right.strip() and len(left) + len(right) >= columns:
            Scene.misfits.append((left, right, columns))
        return spread(left, right, columns)

    monkeypatch.setattr(widgets, "spread", spread_apart)
    yield
    assert sorted(set(Scene.misfits)) == []  # (screen, text, columns) of all that had no room
    library.close_games()
    text.use(text.ENGLISH)


def opened(language, seed=1):
    app = started(seed, language=language)
    app.device.screen.painting = False
    app.settings.values["animation"] = "off"
    app.settings.names[:] = LONG
    return app


def overlap(scene):
    """Two texts of which one covers the other, or None."""
    texts = [item for item in scene.items if len(item) == TEXT and item[6].strip()]
    for place, one in enumerate(texts):
        for two in texts[:place]:
            if meet(inked(one), inked(two)):
                return one[6], two[6]
    return None


def inked(item):
    """Left, top, right and bottom of a text without the blanks around it."""
    x, y, _, scale, _, _, words = item
    width, height = size(item)
    cell = width // len(words)
    left = x + cell * scale * (len(words) - len(words.lstrip()))
    return left, y, left + cell * scale * len(words.strip()), y + height * scale


def meet(one, two):
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def looked_at(scene):
    assert outside(scene) is None, (scene.name, outside(scene))
    assert overlap(scene) is None, (scene.name, overlap(scene))


def fits(screen):
    """A screen, and each line of a page."""
    looked_at(screen.scene())
    if isinstance(screen, Page):
        assert [line for line in screen.lines if len(line) > COLUMNS // screen.scale] == []


def rows_fit(menu):
    """Each row of a menu, chosen."""
    for cursor in range(len(menu.rows())):
        menu.cursor = cursor
        looked_at(menu.scene())


def moment_fits(play):
    """Every choice of a moment under the cursor, with the game saved and not."""
    state, ui = play.session.state, play.ui
    for ui.cursor in range(len(state.choices()) if state.turn >= 0 else 1):
        looked_at(play.scene())
        if state.turn >= 0:
            play.view.label(state, state.choices()[ui.cursor], ui)
    ui.cursor, ui.saved = 0, False
    looked_at(play.scene())
    ui.saved = True
    ui.animation = "full"
    if ui.before is not None and ui.before.turn == CHANCE and play.view.pace(ui.before, ui.move, state, ui):
        for ui.progress in (0, 30, 60, 99):
            looked_at(play.scene())
        ui.progress = None
    ui.animation = "off"


def cards_fit(play):
    """Behind the veil of Go Goblin, Go!: each row under the cursor, seen and hidden; and the last question."""
    state, ui = play.session.state, play.ui
    if play.name == "go_goblin_go" and state.phase in ("keep", "act", "after"):
        for page, seen in (("veil", True), ("veil", False), ("sure", False)):
            for row in range(6 if state.phase == "keep" else 4):
                ui.memo.update(page=page, open=seen, row=row, marks=7)
                looked_at(play.scene())
        ui.memo.clear()


def pages_fit(app, play):
    menu = GameMenu(app, play)
    rows_fit(menu)
    state = play.session.state
    found = [log_page(app, play)]
    if hasattr(play.view, "odds"):
        found.append(odds_page(app, play))
    if hasattr(play.view, "details"):
        found.append(scores_page(app, play))
    if hasattr(play.view, "pages"):
        found += [make(app, play) for _, make in play.view.pages(state, play.ui)]
    for page in found:
        fits(page)


def played(language, name, players, options, seed):
    """A random game, each moment looked at; the pages now and then."""
    app = opened(language, seed)
    rng = random.Random(seed)
    names = LONG[:players] if players > 1 else [""]
    begin(app, name, players, 0, options, names)
    play = app.top
    for number in range(MOST):
        state = play.session.state
        if state.turn == OVER:
            break
        moment_fits(play)
        cards_fit(play)
        if number % 13 == 0:
            pages_fit(app, play)
        if state.turn == CHANCE:
            play.go_on(True)
        elif state.turn >= 0:
            choices = [move for move in state.choices() if move != "finish"]
            play.make(rng.choice(choices))
    return app, play


@EVERY
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_whole_games_fit(language, name, players, options, seed):
    app, play = played(language, name, players, options, seed)
    pages_fit(app, play)
    if play.session.state.turn == OVER and play.session.state.winners():
        result = Result(app, play)
        rows_fit(result)
        for winners in range(1, players + 1):
            result.winners = list(range(winners))
            rows_fit(result)


@EVERY
@pytest.mark.parametrize("name", library.GAMES + library.TOOLS)
def test_help_fits(language, name):
    """Every topic's title in the list and above its text, where the place in the text stands too."""
    app = opened(language)
    library.open_game(name)
    topics = library.topics(name)
    for title, words in topics:
        assert len(title) + 1 <= COLUMNS
        page = Page(app, title, widgets.wrap(text.named(words), COLUMNS))
        page.first = max(0, len(page.lines) - page.fit)
        fits(page)
        assert [word for word in text.named(words).split() if len(word) > COLUMNS // 2] == []  # in large letters
    assert Help.rows  # the list itself is looked at by the search in test_every_key


@EVERY
@pytest.mark.parametrize("name", library.GAMES)
def test_set_up_fits(language, name):
    """Each value of each option beside its name, for each number of players."""
    app = opened(language)
    menu = SetUp(app, name)
    low, high = menu.game.PLAYERS
    for players in range(low, high + 1):
        menu.players = players
        for first in range(-1, players):
            menu.first = first
            for option, values in menu.options():
                for value in values:
                    menu.picked[option] = value
                    rows_fit(menu)


@EVERY
def test_menus_fit(language):
    """Every menu around the games, each row chosen and each value of it seen; what a notice or a question says."""
    app = opened(language)
    begin(app, "track", 1, 0, {"markers": 8}, [""])  # the longest title to go on with
    app.home()
    for make in (MainMenu, Toolbox, SettingsMenu, History, lambda app: Names(app, 6), lambda app: NameEntry(app, 5)):
        turned(make(app))
    text.use_tool("toolbox")
    dice = Dice(app)
    for cup in ((6, 1, 1), (100, 6, 1), (100, 6, 5)):
        dice.use(cup)
        dice.roll()
        for screen in (dice, DiceMenu(app, dice), Presets(app, dice)):
            turned(screen)
    for sides in fairness.SIDES:
        run = fairness.Run(app, sides, sides * 10)
        for run.tally.counts in ([10] * sides, [5] + [10] * (sides - 2) + [15], [10 * sides] + [0] * (sides - 1)):
            run.tally.rolls = run.length
            looked_at(run.scene())
            fits(text_page(app, t("fairness"), run.explained()))
    turned(fairness.Fairness(app))
    lot = Lot(app)
    for players in range(2, 7):
        for at in range(-1, players):
            lot.players, lot.at = players, at
            looked_at(lot.scene())
    for make in (BagSetUp, TrackSetUp):
        turned(make(app))


def turned(screen):
    """Each row of a menu, and each of the values that RIGHT leads to."""
    if not hasattr(screen, "rows"):
        looked_at(screen.scene())
        return
    for row in range(len(screen.rows())):
        for _ in range(8):
            screen.cursor = row
            looked_at(screen.scene())
            if len(screen.rows()[row]) > 2 and screen.rows()[row][0] != t("language"):
                screen.press(RIGHT)


@EVERY
def test_notices_and_questions_fit(language):
    """With the longest title in them."""
    app = opened(language)
    longest = max([t(name) for name in library.GAMES + library.TOOLS], key=len)
    for letters in ("normal", "large"):
        app.settings.values["letters"] = letters
        for key in NOTICES:
            fits(text_page(app, t("goldpan"), t(key, longest, "9999")))
    for title, key in (("other_rules", "other_rules_text"), ("gold_fever", "replace"), ("gold_fever", "give_up_ask")):
        answers = [(t(answer), None) for answer in ("replace_no", "replace_yes")]
        rows_fit(Ask(app, t(title), t(key, longest), answers))


NOTICES = (
    "memory_none", "memory_foreign", "memory_damaged", "memory_full", "memory_failed", "crash_text", "crash_aside",
    "brown_out", "safe_mode", "battery_low", "qr_missing", "qr_memory", "qr_long", "about_text", "not_kept",
)  # fmt: skip


@pytest.mark.parametrize("language", text.languages()[1:])
@pytest.mark.parametrize("name", library.GAMES)
def test_random_presses(language, name, monkeypatch):
    """English is what other tests press at random; here each game in the other languages."""
    monkeypatch.setattr(library, "GAMES", (name,))
    seen = fuzz(opened(language, 5), PRESSES, 5)
    assert sum(seen.values()) == PRESSES
