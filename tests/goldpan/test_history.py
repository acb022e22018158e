"""Finished games: what is kept of them, what is shown, and that they never endanger the running game."""

from goldpan import between, history
from goldpan.between import HISTORY_KEPT
from goldpan.history import Entry, History
from goldpan.journal import Start
from goldpan.log import HISTORY
from goldpan.reader import read as read_log
from hal import fake
from support_memory import opened, start

OLD = b'["gold_fever", ["Ada", "Bo"], [5, 2], [0]]'


def finish(journal, number, date=""):
    """Play a game of three events, and end it."""
    between.begin(journal, start())
    for index in (0, 5, 1):
        journal.add(index)
    between.end(journal, Entry("gold_fever", ["Ada", "Bo"], [5, number], [0], number, date).payload())


def numbers(journal):
    return [entry.number for entry in history.entries(journal)]


def test_a_record_comes_back():
    entry = Entry("gold_fever", ["Äda", "Bo"], [5, -2], [0, 1], 12, "2026-11-30")
    again = history.unpacked(entry.payload())
    assert (again.name, again.names, again.scores, again.winners) == ("gold_fever", ["Äda", "Bo"], [5, -2], [0, 1])
    assert (again.number, again.date, again.when) == (12, "2026-11-30", "2026-11-30")
    assert Entry("x", [], [], [], 12).when == "#12"


def test_records_of_the_first_version_are_read():
    """They had four fields: no number and no date."""
    entry = history.unpacked(OLD)
    assert (entry.names, entry.scores, entry.winners, entry.number, entry.date) == (["Ada", "Bo"], [5, 2], [0], 0, "")


def test_what_is_no_record_is_passed_over():
    for payload in (b"", b"{}", b"7", b"[]", b'["x"]', b'["x", [1], [2], [0]]', b'["x", ["a"], [], []]', b"\xff\xfe"):
        assert history.unpacked(payload) is None
    assert history.unpacked(b'["x", ["a"], ["5"], [0]]') is None
    assert history.unpacked(b'["x", ["a"], [5], [0], "1", ""]') is None


def test_the_longest_record_fits_or_is_left_out():
    """Six names of eight letters of two bytes still fit; what does not is not written."""
    names = ["Ä" * 8] * 6
    assert len(Entry("go_goblin_go", names, [-100] * 6, list(range(6)), 99999, "2026-11-30").payload()) <= 255
    assert Entry("x", ["a" * 60] * 5, [0] * 5, [0]).payload() is None


def test_games_are_counted_on_and_the_newest_comes_first():
    device = fake.FakeDevice()
    app = fake.start(device)
    for number in (1, 2, 3):
        between.begin(app.journal, start())
        entry = history.entry_of(app, Over())
        assert entry.number == number
        between.end(app.journal, entry.payload())
    assert numbers(app.journal) == [3, 2, 1]
    device.clock.today = "2026-11-30"
    between.begin(app.journal, start())
    assert history.entry_of(app, Over()).when == "2026-11-30"


class Over:
    """All that the history asks of a state."""

    def scores(self):
        return [5, 2, 1]

    def winners(self):
        return [0]


def test_the_number_goes_on_when_old_games_are_forgotten():
    memory = fake.Memory()
    journal = opened(memory.data)
    for number in range(1, HISTORY_KEPT + 4):
        finish(journal, number)
    again = opened(journal.log.memory.data)
    assert numbers(again) == list(range(HISTORY_KEPT + 3, 3, -1))


def test_damage_costs_that_game_alone_and_never_the_running_one():
    """Every byte of every history record in turn is destroyed while a game runs."""
    journal = opened(fake.Memory().data)
    places = []
    for number in (1, 2, 3):
        before = journal.log.end
        finish(journal, number)
        places.append((before, journal.log.end))
    between.begin(journal, start())
    for index in (3, 1, 4):
        journal.add(index)
    data = bytes(journal.log.memory.data)
    for which, (begin, end) in enumerate(places):
        size = len(history.entries(journal)[0].payload()) + 4
        for place in range(end - size, end):
            assert begin < place
            broken = bytearray(data)
            broken[place] ^= 0x55
            found = opened(broken)
            assert found.start and list(found.events) == [3, 1, 4]
            kept = numbers(found)
            assert kept == [number for number in (3, 2, 1) if number != which + 1], (place, kept)


def test_a_full_memory_loses_history_before_a_game():
    """Finished games are at most a part of the memory once it is made room in; a running game is never erased."""
    journal = opened(fake.Memory(size=1024).data)
    for number in range(1, 60):
        finish(journal, number)
        assert opened(journal.log.memory.data).start is None
        assert numbers(journal)[0] == number
    between.begin(journal, start())
    assert journal.saved and numbers(opened(journal.log.memory.data))[:1] == [59]


def test_the_screen_lists_games_and_shows_one():
    device = fake.FakeDevice()
    app = fake.start(device)
    app.journal.history = [
        OLD,
        Entry("gold_fever", ["Ada", "Bo", "Cy"], [2, 5, 4], [1], 7).payload(),
        Entry("go_elsewhere_and_back", ["Ada", "Bo"], [1, 1], [0, 1], 8, "2026-11-30").payload(),
        b"damaged",
    ]
    app.push(History(app))
    app.show()
    lines = device.screen.lines()
    assert [" ".join(line.split()) for line in lines[1:4]] == [
        "▶go_elsewhere_a 26-11-30",
        "Gold Fever #7",
        "Gold Fever #0",
    ]
    device.press("DOWN A")
    lines = [" ".join(line.split()) for line in device.screen.lines()]
    assert lines[1:6] == ["Gold Fever", "Finished #7", "★ Bo 5", "Cy 4", "Ada 2"]
    device.press("B B")
    assert device.screen.says("Gold Fever") and not device.screen.says("History 7")


def test_no_game_yet():
    device = fake.FakeDevice()
    app = fake.start(device)
    app.push(History(app))
    app.show()
    assert device.screen.says("No finished game yet.")
    device.press("A")
    assert len(app.stack) == 1


def test_a_block_of_history_is_a_record_like_any_other():
    """Nothing but the log's own kind is used, so older versions pass over what they do not know."""
    journal = opened(fake.Memory().data)
    assert isinstance(start(), Start)
    finish(journal, 1)
    kinds = [kind for kind, _ in read_log(journal.log)]
    assert kinds.count(HISTORY) == 1
