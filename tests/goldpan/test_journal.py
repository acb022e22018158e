"""The journal: a game is a list of small numbers, and what is in memory is always a game that was (DV-4)."""

from goldpan import between
from goldpan.between import HISTORY_KEPT, packed, record_of
from goldpan.journal import Journal, Start
from goldpan.log import Log, NAMES, SETTINGS, SETUPS
from goldpan.recall import unpacked
from hal.fake import Broken, Memory, PowerCut
from support import refused
from support_memory import cuts, game, opened, start, Tape


class Model:
    """What a journal must hold, kept the plain way: every state that a power cut may leave is in `steps`."""

    def __init__(self, memory):
        self.memory = memory
        self.journal = Journal(Log(memory))
        self.game = None
        self.ended = []  # finished games of the history
        self.steps = []  # (tape length so far, game before, game after)

    def step(self, action, *args, game=None):
        """Do something to the journal; `game` is (start, events) after it."""
        before, self.game = self.game, game
        action(*args)
        assert globals()["game"](self.journal) == game
        self.steps.append((len(self.memory.tape), before, game))

    def add(self, index):
        self.step(self.journal.add, index, game=(self.game[0], self.game[1] + bytes((index,))))

    def undo(self):
        self.step(self.journal.undo, game=(self.game[0], self.game[1][:-1]))

    def begin(self, how):
        self.step(between.begin, self.journal, how, game=(record_of(how), b""))

    def end(self, result=None):
        self.step(between.end, self.journal, result, game=None)

    def keep(self, kind, payload):
        self.step(between.keep, self.journal, kind, payload, game=self.game)


def two_games(memory):
    """A game with undo and settings, its end, a second game, given up, and a third that begins over it."""
    model = Model(memory)
    model.keep(SETTINGS, b'{"lights": 1}')
    model.begin(start(panning=True))
    for index in (0, 3, 1, 0, 2, 239, 0):
        model.add(index)
    model.undo()
    model.undo()
    model.keep(SETTINGS, b'{"lights": 3}')
    model.keep(NAMES, b'["Ada", "Bo"]')
    model.add(4)
    model.add(1)
    model.end(b'["gold_fever"]')
    model.begin(start(race=True))
    model.add(5)
    model.keep(SETUPS, b'{"gold_fever": [3, -1, {}]}')
    model.add(6)
    model.begin(start(players=2))
    model.add(7)
    return model


def test_dv_4_every_write_cut_at_every_byte():
    """DV-4: the game is the one before or after that event, never another; between two games it is none."""
    memory = Tape(size=1024)
    model = two_games(memory)
    done = 0
    for length, before, after in model.steps:
        allowed = (before, after, None) if before and after and before[0] != after[0] else (before, after)
        for number in range(done, length):
            for data in cuts(*memory.tape[number]):
                assert game(opened(data)) in allowed
        if length > done:
            assert game(opened(data)) == after
        done = length
    assert done == len(memory.tape) == 25


def test_dv_4_playing_on_after_a_cut_survives_a_second_cut():
    """DV-4: after each cut the next event is written, cut at each byte, and written again."""
    memory = Tape(size=1024)
    two_games(memory)
    for before, place, data in memory.tape[-9:]:
        for torn in cuts(before, place, data):
            second = Tape(data=torn)
            journal = Journal(Log(second))
            known = game(journal)
            if not known:
                continue
            journal.add(33)
            assert game(opened(second.data)) == (known[0], known[1] + b"\x21")
            for twice in cuts(*second.tape[0]):
                third = Memory(data=twice)
                again = Journal(Log(third))
                after = game(again)
                assert after in (known, (known[0], known[1] + b"\x21"))
                again.add(44)
                again.add(45)
                assert game(opened(third.data)) == (known[0], after[1] + b"\x2c\x2d")


def test_dv_4_cut_inside_the_erase_of_compaction():
    """DV-4: only between games is anything erased; a cut there costs settings and history, never a game."""
    memory = Memory(size=1024)
    journal = Journal(Log(memory))
    for number in range(35):
        between.keep(journal, SETTINGS, b'{"lights": %d}' % number)
    assert memory.erases == 0
    full = bytes(memory.data)
    cut = 0
    while True:
        memory = Memory(data=full)
        journal = Journal(Log(memory))
        memory.cut = cut
        try:
            between.begin(journal, start())
            break
        except PowerCut:
            pass
        left = opened(memory.data)
        assert game(left) is None
        between.begin(left, start())
        left.add(9)
        assert game(opened(left.log.memory.data)) == (record_of(start()), b"\x09")
        cut += 1
    assert memory.erases == 1 and cut > 60
    assert opened(memory.data).kept[SETTINGS] == b'{"lights": 34}'


def test_nothing_is_erased_while_a_game_is_unfinished():
    """However full the memory gets: events and settings are refused first, and the game says it is not saved."""
    memory = Memory(size=600)
    journal = Journal(Log(memory))
    between.begin(journal, start())
    assert "unfinished" in refused(between.compact, journal)
    count = 0
    while journal.saved:
        journal.add(count % 200)
        between.keep(journal, SETTINGS, b'{"lights": %d}' % (count % 10))
        count += 1
    assert memory.erases == 0
    saved = game(opened(memory.data))
    assert saved[1] == bytes(journal.events)[: len(saved[1])]
    assert len(journal.events) == count  # play goes on
    for _ in range(5):
        journal.add(1)
    assert game(opened(memory.data)) == saved  # no event after the gap
    between.end(journal, b"[1]")
    assert game(opened(memory.data)) is None
    between.begin(journal, start())
    assert journal.saved


def test_a_game_that_could_not_be_saved_leaves_the_one_before_ended():
    """Given up is given up, also where the new game finds no room."""
    memory = Memory(size=512)
    journal = Journal(Log(memory))
    between.begin(journal, start())
    while journal.saved:
        journal.add(1)
    between.begin(journal, start(players=2))
    assert journal.saved
    assert game(opened(memory.data)) == (record_of(start(players=2)), b"")


def test_after_an_event_that_could_not_even_be_written_nothing_follows():
    """Writing may raise for want of memory: a game without that event would be another one."""

    class Scarce(Log):
        scarce = False

        def append(self, record):
            if self.scarce:
                raise MemoryError
            return Log.append(self, record)

    memory = Memory(size=512)
    journal = Journal(Scarce(memory))
    between.begin(journal, start())
    journal.add(1)
    for action in (lambda: journal.add(2), journal.undo, journal.set_aside):
        journal.log.scarce = True
        try:
            action()
        except MemoryError:
            pass
        journal.log.scarce = False
        journal.add(3)
        assert not journal.saved and bytes(opened(memory.data).events) == b"\x01"
        between.begin(journal, start())
        journal.add(1)
        assert journal.saved and bytes(opened(memory.data).events) == b"\x01"


def test_settings_that_find_no_room_do_not_stop_the_game():
    """A block too long for what is left is told as not kept; the events still fit."""
    memory = Memory(size=512)
    journal = Journal(Log(memory))
    between.begin(journal, start())
    while journal.log.room() > 200:
        journal.add(1)
    assert not between.keep(journal, NAMES, b"x" * 240)
    assert not between.keep(journal, NAMES, b"x" * 240), "the second time it is not kept either"
    assert journal.saved
    journal.add(2)
    assert opened(memory.data).events[-1] == 2
    between.end(journal)
    between.compact(journal)
    assert between.keep(journal, NAMES, b"x" * 240)
    assert opened(memory.data).kept[NAMES] == b"x" * 240


def test_keeping_what_is_kept_writes_nothing():
    memory = Memory()
    journal = Journal(Log(memory))
    assert between.keep(journal, SETTINGS, b"{}")
    writes = len(memory.writes)
    assert between.keep(journal, SETTINGS, b"{}")
    assert len(memory.writes) == writes


def test_the_history_keeps_the_newest():
    """Eight finished games, oldest first, also after compaction."""
    memory = Memory()
    journal = Journal(Log(memory))
    for number in range(HISTORY_KEPT + 3):
        between.begin(journal, start())
        between.end(journal, b"[%d]" % number)
    newest = [b"[%d]" % number for number in range(3, HISTORY_KEPT + 3)]
    assert journal.history == newest
    assert opened(memory.data).history == newest
    between.compact(journal)
    assert opened(memory.data).history == newest


def test_history_never_crowds_games_out():
    """In small memory the oldest results go, so that half of it stays for a game."""
    memory = Memory(size=1024)
    journal = Journal(Log(memory))
    for number in range(HISTORY_KEPT):
        between.begin(journal, start())
        between.end(journal, b"%3d" % number + b"x" * 200)
    between.compact(journal)
    assert journal.log.room() > 500
    kept = opened(memory.data).history
    assert kept and kept == journal.history[-len(kept) :]


def test_a_game_set_aside_is_kept_and_a_later_event_clears_that():
    """Both in RAM and after the next start."""
    memory = Memory()
    journal = Journal(Log(memory))
    between.begin(journal, start())
    journal.add(3)
    journal.set_aside()
    journal.set_aside()
    assert opened(memory.data).aside == 2
    assert game(opened(memory.data)) == (record_of(start()), b"\x03")
    journal.add(4)
    assert journal.aside == 0 and opened(memory.data).aside == 0
    journal.set_aside()
    journal.undo()
    assert journal.aside == 0 and opened(memory.data).aside == 0


def test_memory_of_kind_rewrite_is_written_at_flush():
    """DV-4: events wait for the end of the turn; beginning, ending, setting aside are written at once."""
    memory = Memory(kind="rewrite")
    journal = Journal(Log(memory))
    between.begin(journal, start())
    assert game(opened(memory.data)) == (record_of(start()), b"")
    journal.add(1)
    journal.add(2)
    assert game(opened(memory.data))[1] == b""
    journal.log.flush()
    assert game(opened(memory.data))[1] == b"\x01\x02"
    journal.add(3)
    journal.set_aside()
    assert game(opened(memory.data))[1] == b"\x01\x02\x03"
    between.end(journal, b"[1]")
    assert game(opened(memory.data)) is None
    assert opened(memory.data).history == [b"[1]"]


def test_no_memory_keeps_nothing_and_breaks_nothing():
    for memory in (None, Broken(), Memory(size=256)):
        journal = Journal(Log(memory))
        assert not between.keep(journal, SETTINGS, b"{}")
        assert not between.keep(journal, SETTINGS, b"{}")
        between.begin(journal, start())
        assert not journal.saved
        journal.add(1)
        journal.undo()
        journal.set_aside()
        assert game(journal) == (record_of(start()), b"")
        between.end(journal, b"[1]")
        assert journal.start is None and journal.history == [b"[1]"]


def test_a_start_is_what_was_packed():
    found = unpacked(record_of(start(panning=True, start=2)))
    assert (found.name, found.version, found.data_sum, found.players) == ("gold_fever", 1, 0, 3)
    assert found.options == {"panning": True, "start": 2} and found.names == ["Ada", "Bo", "Cy"]


def test_umlauts_take_two_bytes():
    """Six names of eight umlauts fit a record."""
    names = ["ÄÖÜäöüßÄ"] * 6
    payload = record_of(Start("go_goblin_go", 1, 65535, 6, {"start": 5}, names))
    assert len(payload) < 200
    assert unpacked(payload).names == names
    assert len(packed(["Ä"])) == 6


def test_names_that_are_too_long_are_refused_before_anything_is_dropped():
    journal = Journal(Log(Memory()))
    between.begin(journal, start())
    assert "too long" in refused(between.begin, journal, Start("gold_fever", 1, 0, 2, {}, ["x" * 150, "y" * 150]))
    assert game(journal) == (record_of(start()), b"")


def test_records_that_are_no_start_are_no_game():
    for payload in (b"", b"[]", b"7", b"{}", b"\xff", b"[1,2,3,4,5,6]", b'["a",1,0,2,{},["x"]]', b'["a",1,0,2,[],[]]'):
        assert unpacked(payload) is None, payload
