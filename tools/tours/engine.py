"""Screens around the games: menus, set-up, names, settings, and everything that can go wrong."""

from games.gold_fever.rules import DATA_SUM, State, VERSION
from goldpan import between
from goldpan.journal import Journal, Start
from goldpan.log import Log
from goldpan.opening import resume
from goldpan.text import t as text
from hal.desktop.device import RamMemory
from hal.fake import Broken

NAMES = ("Ada", "Ben", "Cleo")


def tour(new):
    yield from menus(new)
    yield from names(new)
    yield from memory(new)
    yield from trouble(new)
    yield from large(new)


def menus(new):
    t = new()
    yield "menu", t
    t.press("UP")
    yield "menu_end", t
    t.choose(text("settings"))
    yield "settings", t
    t.press("UP*2")
    yield "settings_end", t
    t.press("UP RIGHT")
    yield "settings_left_handed", t
    t.press("LEFT B")
    t.choose(text("about"))
    yield "about", t
    t.press("B")
    t.choose(text("gold_fever"))
    yield "setup", t
    t.press("DOWN RIGHT*3 DOWN RIGHT*2 DOWN*3 RIGHT")
    yield "setup_five_players", t
    t = new()
    t.begin("gold_fever", 2)
    t.app.home()
    yield "menu_resume", t
    if text("history") in [row[0] for row in t.app.top.rows()]:
        t.choose(text("history"))
        yield "history_empty", t
        t.press("B")
    t.choose(text("gold_fever"))
    t.press("A")
    yield "setup_replaces_a_game", t


def names(new):
    t = new()
    t.choose(text("gold_fever"))
    t.press("DOWN RIGHT*3")
    t.choose(text("names"))
    yield "names", t
    t.press("DOWN*2 RIGHT")
    yield "names_colour", t
    t.press("LEFT UP*2 A")
    yield "name_first_letter", t
    t.press("UP*4 A DOWN*3 A*5")
    yield "name_more_letters", t
    t.app.settings.names[:5] = ["Ada", "Maximili", "W", "Fritzi", "Mo-2"]
    t.app.pop()
    yield "names_given", t


def memory(new):
    t = new(memory=None)
    yield "memory_none", t
    t.press("A")
    t.choose(text("settings"))
    t.press("DOWN*2 RIGHT B")
    yield "settings_not_kept", t
    yield "memory_foreign", new(memory=RamMemory(b"\x12" * 4096))
    yield "memory_damaged", new(memory=damaged())
    t = new(memory=nearly_full())
    t.until(lambda t: t.app.top is not t.play)
    yield "memory_full", t
    t.press("A wait:2000")
    yield "memory_full_in_game", t
    t.app.home()
    yield "memory_full_menu", t


def damaged():
    """A memory in which something went bad in the middle."""
    store = RamMemory()
    journal = Journal(Log(store))
    for number in range(9):
        between.keep(journal, 251, b'{"lights": %d}' % (number % 4))
    store.data[40] ^= 255
    return store


def nearly_full():
    """A memory with an unfinished game, very long because nobody ever sees gold, and room for a few moves."""
    store = RamMemory()
    journal = Journal(Log(store))
    between.begin(journal, Start("gold_fever", VERSION, DATA_SUM, 3, {}, list(NAMES[:3])))
    state = State(3)
    while journal.log.room() > 24:
        options = [o for o, _ in state.outcomes()] if state.turn < 0 else state.choices()
        gravel = [o for o in options if o in ("gray", "black", "white")]
        move = gravel[0] if gravel else options[0]
        journal.add(options.index(move))
        state.apply(move)
    return store


def trouble(new):
    t = new()
    t.begin("gold_fever", 3)
    t.app.top.scene = fail
    t.app.guard(t.app.show)
    yield "crash", t
    t.press("A")
    resume(t.app)
    t.app.top.scene = fail
    t.app.guard(t.app.show)
    yield "crash_set_aside", t
    t.press("A")
    yield "menu_set_aside", t
    store = RamMemory()
    between.begin(Journal(Log(store)), Start("gold_fever", 99, 0, 2, {}, ["Ada", "Ben"]))
    yield "other_rules", new(memory=store)
    yield "brown_out", new(notice="brown_out")
    yield "safe_mode", new(notice="safe_mode")
    t = new(memory=Broken())
    yield "memory_broken", t


def fail():
    raise RuntimeError("for the picture")


def large(new):
    """Text in large letters; a battery that is low, and the mark it leaves."""
    t = new()
    t.app.settings.values["letters"] = "large"
    t.begin("gold_fever", 3)
    t.press("A wait:1500 A wait:1500")
    t.open(text("help"))
    t.press("A")
    yield "large_rules", t
    t.press("B*2")
    t.choose(text("log"))
    yield "large_log", t
    t = new()
    t.begin("gold_fever", 2)
    t.low(9)
    yield "battery_low", t
    t.press("A")
    yield "battery_mark", t
