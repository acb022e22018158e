"""The app: nothing that goes wrong takes a game with it, and what is not saved says so."""

from goldpan import between, library
from goldpan.crash import crash
from goldpan.journal import Journal, Start
from goldpan.log import Log
from goldpan.starting import start as start_app
from hal.fake import Broken, Memory
from support_app import booted, choose, new_game, reboot, settle, state_of, top
from support_memory import game, opened


class Failing:
    """A view or rules module, but that what is asked for raises."""

    def __init__(self, module, name, error):
        self.module, self.name, self.error = module, name, error

    def __getattr__(self, name):
        if name == self.name:
            return self.fail
        return getattr(self.module, name)

    def fail(self, *args, **more):
        raise self.error


class broken:
    """While this lasts, `name` of a game's module (view or rules) raises."""

    def __init__(self, module, name, error):
        self.what = module, name, error

    def __enter__(self):
        self.load = load = library.load
        which, name, error = self.what

        def loading(game, module):
            found = load(game, module)
            return Failing(found, name, error) if module == which else found

        library.load = loading

    def __exit__(self, *args):
        library.load = self.load


def one_stone(**options):
    """A game with one stone drawn, in its memory."""
    device, app = booted(Memory(size=1024), **options)
    new_game(device)
    device.press("A")
    settle(device)
    return device, app


def is_crash(device, app, error):
    """One readable screen with a short code, the error reported, nothing else lost."""
    app.step()
    assert top(app) == "Page"
    assert device.screen.lines()[0] == "Something went wrong"
    code = [line for line in device.screen.lines() if line.startswith("Code ")]
    assert len(code) == 1 and len(code[0]) == 9
    assert device.errors[-1] is error


def test_a_view_that_raises_shows_one_screen_and_keeps_the_game():
    """Code, console, journal, menu; and from there the game goes on once the fault has gone."""
    device, app = one_stone()
    kept = game(opened(device.memory.data))
    error = RuntimeError("no such stone")
    with broken("view", "scene", error):
        device, app = reboot(device, strict=False)
        is_crash(device, app, error)
        assert device.screen.says("The game is kept.")
        device.press("A")
        assert top(app) == "MainMenu" and device.screen.says("Resume Gold Fever")
    assert game(opened(device.memory.data)) == kept
    choose(device, "Resume")
    assert top(app) == "Play" and bytes(app.journal.events) == kept[1]


def test_the_code_is_the_same_for_the_same_error():
    codes = []
    for words in ("one", "one", "two"):
        device, app = booted(Memory(size=1024), strict=False)
        crash(app, RuntimeError(words), False)
        app.step()
        codes.append([line for line in device.screen.lines() if line.startswith("Code")])
    assert codes[0] == codes[1] != codes[2]


def test_rules_that_raise_on_resume_are_set_aside_the_second_time():
    """The same event fails at every start: after the second the device starts into its menu, and nothing is lost."""
    device, app = one_stone()
    kept = game(opened(device.memory.data))
    error = RuntimeError("replay fails")
    with broken("rules", "State", error):
        device, app = reboot(device, strict=False)
        is_crash(device, app, error)
        device, app = reboot(device, strict=False)
        is_crash(device, app, error)
        assert device.screen.says("set aside, not lost")
        device, app = reboot(device, strict=False)
        assert top(app) == "MainMenu" and not device.errors
        choose(device, "Retry Gold Fever")
        is_crash(device, app, error)
    assert game(opened(device.memory.data)) == kept
    device, app = reboot(device)
    assert top(app) == "MainMenu"
    choose(device, "Retry")
    assert top(app) == "Play" and bytes(app.journal.events) == kept[1]


def test_a_later_success_clears_what_was_set_aside():
    """The menu brings the game back; with the next event it goes on by itself again."""
    device, app = one_stone()
    with broken("view", "scene", RuntimeError("draws badly")):
        for _ in range(2):
            device, app = reboot(device, strict=False)
    device, app = reboot(device)
    assert top(app) == "MainMenu"
    choose(device, "Retry")
    device.press("A")
    settle(device)
    assert app.journal.aside == 0
    device, app = reboot(device)
    assert top(app) == "Play"


def test_a_set_aside_game_does_not_stand_in_the_way_of_a_new_one():
    device, app = one_stone()
    with broken("view", "scene", RuntimeError("draws badly")):
        for _ in range(3):
            device, app = reboot(device, strict=False)
        assert top(app) == "MainMenu"
    choose(device, "Gold Fever")
    choose(device, "Begin")
    assert top(app) == "Ask"
    choose(device, "Start the new game")
    assert top(app) == "Play" and app.journal.aside == 0


def test_a_press_that_raises_in_the_middle_of_a_game():
    """The event before it is kept."""
    device, app = one_stone(strict=False)
    kept = game(opened(device.memory.data))
    app.top.view = Failing(app.top.view, "press", ValueError("what key?"))
    device.press("A")
    assert device.screen.lines()[0] == "Something went wrong"
    assert game(opened(device.memory.data)) == kept


def test_tidying_up_that_raises_ends_no_program():
    """What is let go of after a press takes a little memory itself."""
    device, app = one_stone(strict=False)
    kept = game(opened(device.memory.data))
    error = MemoryError("tidy")
    device.tidy = Failing(device, "tidy", error).tidy
    device.press("MENU")
    del device.tidy
    is_crash(device, app, error)
    device.press("A")
    choose(device, "Resume")
    assert top(app) == "Play" and game(opened(device.memory.data)) == kept


def test_a_sentence_about_the_memory_that_cannot_be_shown_ends_no_program():
    device, app = one_stone(strict=False)
    error = MemoryError("page")
    app.tell = Failing(app, "tell", error).tell
    app.journal.log.note = "memory_failed"
    is_crash(device, app, error)
    assert app.noted == "memory_failed", "it is not tried again and again"
    device.press("A")
    assert top(app) == "MainMenu"


def test_memory_that_fails_in_the_middle_of_a_game_says_so_at_once():
    """A sentence, then 'not saved' on top; and the game goes on to its end unsaved."""

    class Worn(Memory):
        worn = False

        def write(self, place, data):
            if self.worn:
                raise OSError("worn out")
            Memory.write(self, place, data)

        def rewrite(self, data):
            raise OSError("worn out")

    device, app = booted(Worn(size=1024))
    new_game(device)
    assert not device.screen.says("not saved")
    device.memory.worn = True
    device.press("A")
    assert device.screen.says("The memory cannot be written.")
    device.press("A")
    assert top(app) == "Play" and device.screen.says("not saved")
    to_the_end(device)


def to_the_end(device):
    """Whole game by pressing A (and RIGHT before it every third time); 'not saved' is always on top."""
    app = device.app
    for number in range(2000):
        if top(app) == "Result":
            choose(device, "Main menu")
            assert top(app) == "MainMenu"
            return
        if app.top.ui.progress is not None:
            device.press("wait:300")
            continue
        assert device.screen.says("not saved")
        device.press("RIGHT A" if number % 3 == 2 else "A")
    raise AssertionError("the game does not end")


def test_without_memory_games_are_played_and_say_that_they_are_not_saved():
    """None, raising, too small: a sentence at the start, 'not saved' during the whole game."""
    for memory in (Broken(), Memory(size=256)):
        device, app = booted(memory)
        assert device.screen.says("There is no memory for games here.")
        device.press("A")
        app.settings.values["animation"] = "off"
        new_game(device)
        to_the_end(device)
    device, app = booted(Broken())
    device.memory = None
    assert Journal(Log(None)).log.note == "memory_none"


def test_memory_that_gets_full_in_the_middle_of_a_game():
    """A sentence, then 'not saved'; what was saved stays, and the next game is saved again."""
    device, app = booted(Memory(size=512))
    app.settings.values["animation"] = "off"
    new_game(device, players=2)
    while app.journal.log.room() > 12:
        app.journal.log.event(243)  # what long games have written before
    for _ in range(400):
        if not app.journal.saved:
            break
        if top(app) == "Result":
            choose(device, "Play again")
            continue
        device.press("A wait:300")
    saved = game(opened(device.memory.data))
    assert device.screen.says("The memory is full.")
    device.press("A")
    assert device.screen.says("not saved")
    to_the_end(device)
    assert saved[1] != b"" and game(opened(device.memory.data)) is None
    new_game(device)
    assert not device.screen.says("not saved")


def test_memory_that_gets_full_by_taking_back():
    """Undo is written down too: where it cannot be, the game says at once that it is not saved."""
    device, app = booted()
    app.settings.values["animation"] = "off"
    new_game(device, players=2)
    device.press("A RIGHT A")
    assert app.session.can_undo and not device.screen.says("not saved")
    app.journal.log.limit = app.journal.log.end
    device.press("B")
    assert device.screen.says("The memory is full.")
    device.press("A")
    assert device.screen.says("not saved")


def test_settings_that_cannot_be_kept_say_so():
    device, app = booted(Broken())
    device.press("A")
    choose(device, "Settings")
    for _ in range(2):
        device.press("B")
        assert device.screen.says("Kept until switched off.")
        device.press("A")
        choose(device, "Settings")


def other_start(**changes):
    fields = {"name": "gold_fever", "version": 1, "data_sum": 0, "players": 2, "options": {}, "names": ["Ada", "Bo"]}
    fields.update(changes)
    memory = Memory(size=1024)
    journal = Journal(Log(memory))
    between.begin(journal, Start(**fields))
    journal.add(0)
    return memory


def test_a_game_of_other_rules_is_kept_or_discarded_only_when_asked():
    """Version, data, an unknown game, options that are refused: shown, kept through starts, discarded on purpose."""
    for changes in (
        {"version": 7},
        {"data_sum": 1},
        {"name": "gold_rush"},
        {"options": {"unheard_of": True}},
        {"options": {"start": 5}},
        {"name": "../secrets"},
        {"name": "gold_fever.rules"},
    ):
        memory = other_start(**changes)
        before = bytes(memory.data)
        device, app = booted(memory)
        assert top(app) == "OtherRules" and device.screen.says("made with other rules"), changes
        for key in ("A", "B"):
            device.press(key)
            assert top(app) == "MainMenu" and device.screen.says("Resume")
            choose(device, "Resume")
            assert top(app) == "OtherRules"
        assert bytes(memory.data) == before
        choose(device, "Discard")
        assert top(app) == "MainMenu" and not device.screen.says("Resume")
        device, app = reboot(device)
        assert top(app) == "MainMenu" and app.journal.start is None


def test_an_unsound_event_is_other_rules_too():
    memory = other_start()
    Journal(Log(memory)).add(200)
    device, app = booted(memory)
    assert top(app) == "OtherRules"


def test_leaving_for_the_menu_writes_what_waits():
    """Memory of kind rewrite: 'keeps game' is true also in the middle of a turn."""
    device, app = booted(Memory(size=1024, kind="rewrite"))
    new_game(device)
    device.press("A")
    settle(device)
    device.press("MENU")
    choose(device, "Main menu")
    assert bytes(app.journal.events) == bytes(opened(device.memory.data).events) != b""


def test_brightness_is_what_was_kept():
    device, app = booted(Memory(size=1024))
    assert device.lights.brightness == 2
    choose(device, "Settings")
    choose(device, "Lights")
    assert device.lights.brightness == 3
    device.press("B")
    device, app = reboot(device)
    assert device.lights.brightness == 3


def test_a_notice_of_the_start_is_shown_over_the_game():
    """After a brown-out: one sentence, any key, and the game is there."""
    device, app = one_stone()
    device, app = reboot(device)
    start_app(app, "brown_out")
    app.step()
    assert device.screen.says("The power was too low.")
    device.press("A")
    assert top(app) == "Play"


def test_nothing_changed_nothing_drawn():
    device, app = booted(Memory(size=1024))
    frames = device.screen.frames
    device.press("wait:1000")
    assert device.screen.frames == frames


def test_foreign_memory_is_told():
    memory = Memory(data=b"not ours" * 128)
    device, app = booted(memory)
    assert device.screen.says("The memory held something else.")
    device.press("A")
    assert top(app) == "MainMenu" and bytes(memory.data) == b"not ours" * 128
    new_game(device)
    device, app = reboot(device)
    assert top(app) == "Play"


def test_games_leave_memory_with_their_strings():
    """One game's code and strings at a time."""
    import sys

    if sys.implementation.name != "cpython":
        return  # support_app keeps modules there, see its words
    device, app = one_stone()
    assert "games.gold_fever.view" in sys.modules
    device.press("MENU")
    choose(device, "Main menu")
    assert not [name for name in sys.modules if name.startswith("games.gold_fever")]
    from goldpan.text import t

    assert t("draw_owed") == "draw_owed"
    choose(device, "Resume")
    assert top(app) == "Play" and state_of(app).players == 2
