"""Whatever stands in memory, the device starts: defaults, a sentence, no crash; and no game that never was.

1,000 memories in `make test`, 100,000 in `make soak` (SOAK=1).
"""

import gc
import os
import random

import pytest

from goldpan import between, library
from goldpan.journal import Journal
from goldpan.log import FLAGS, GAME, HISTORY, Log, NAMES, SETTINGS
from goldpan.reader import read as read_log
from goldpan.stored import ALLOWED
from hal.fake import FakeDevice, Memory, start
from support_app import top
from support_memory import game, opened
from support_memory import start as how

SOAK = os.environ.get("SOAK") == "1"
COUNT = 100_000 if SOAK else 1_000
SIZE = 1024
FALSE_ACCEPTS = 1 + COUNT // 4096  # a check of 16 bits lets one in 65,536 pass: far above what chance will bring


@pytest.fixture(autouse=True)
def loaded_once(monkeypatch):
    """Hundreds of starts: games stay loaded, and nothing is collected; both would take minutes."""
    monkeypatch.setattr(library, "forget", lambda package, names: None)
    monkeypatch.setattr("goldpan.journal.forget", lambda package, names: None)
    monkeypatch.setattr(gc, "collect", lambda: 0)


def recorded():
    """A log with all kinds of records: [(end, game, record's first byte)] after each, and its bytes."""
    memory = Memory(size=SIZE)
    journal = Journal(Log(memory))
    steps = []

    def do(action, *args):
        begin = journal.log.end or 4
        action(*args)
        steps.append((begin, journal.log.end, game(journal)))

    do(between.keep, journal, SETTINGS, b'{"animation": "short", "lights": 1}')
    do(between.begin, journal, how(players=2))
    for index in (0, 0, 0, 1):
        do(journal.add, index)
    do(between.end, journal, b'["gold_fever", ["Ada", "Bo"], [5, 2], [0]]')
    do(between.keep, journal, NAMES, b'["Ada", "Bo", "", "", "", ""]')
    do(between.begin, journal, how(players=3))
    for index in (0, 1, 0, 0, 0, 2, 1):
        do(journal.add, index)
    do(journal.undo)
    do(between.keep, journal, SETTINGS, b'{"animation": "off", "lights": 3}')
    for index in (1, 0, 0, 0):
        do(journal.add, index)
    return steps, bytes(memory.data)


STEPS, WHOLE = recorded()
END = STEPS[-1][1]
TRUE = STEPS[-1][2]
LAST_BEGIN = max(number for number, step in enumerate(STEPS) if step[2] and step[2][1] == b"")
GAMES = [step[2] for step in STEPS[LAST_BEGIN:]]  # all states of the game that is on
EARLIER = [step[2] for step in STEPS[:LAST_BEGIN]]


def starts(data):
    """The device starts on this memory and shows a screen; gives the app."""
    device = FakeDevice(memory=Memory(data=data))
    app = start(device)
    assert device.screen.lines(), "nothing is shown"
    assert top(app) in ("MainMenu", "Page", "Play", "OtherRules", "Result")
    for name, allowed in ALLOWED.items():
        assert app.settings.get(name) in allowed
    return app


def test_random_bytes():
    """Nothing of it is believed, and the screen says that something was there."""
    rng = random.Random(1)
    for _ in range(COUNT // 5):
        app = starts(rng.randbytes(SIZE))
        assert app.journal.start is None and not app.journal.events
        assert app.journal.log.note == "memory_foreign" and top(app) == "Page"


def test_random_bytes_behind_our_magic():
    rng = random.Random(2)
    for _ in range(COUNT // 5):
        app = starts(b"GPN1" + rng.randbytes(SIZE - 4))
        assert app.journal.start is None and not app.journal.events
        assert app.journal.log.note == "memory_damaged" and top(app) == "Page"


def test_a_sound_log_with_a_random_tail():
    """The game is exactly the one that was played; the tail is told, and play goes on behind or unsaved."""
    rng = random.Random(3)
    wrong = 0
    for _ in range(COUNT // 5):
        size = rng.randrange(1, SIZE - FLAGS - END)
        data = WHOLE[:END] + rng.randbytes(size) + WHOLE[END + size :]
        journal = opened(data)
        if game(journal) != TRUE:
            wrong += 1
            assert game(journal)[1].startswith(TRUE[1]) or journal.start is None
    assert wrong < FALSE_ACCEPTS
    for _ in range(COUNT // 50):
        data = WHOLE[:END] + rng.randbytes(SIZE - FLAGS - END) + b"\xff" * FLAGS
        assert starts(data).journal.log.note == "memory_damaged"


def test_random_boot_marks_are_no_harm():
    rng = random.Random(4)
    for _ in range(COUNT // 50):
        app = starts(WHOLE[:-FLAGS] + rng.randbytes(FLAGS))
        assert game(app.journal)[1].startswith(TRUE[1]) and app.journal.log.note is None


def variants(byte):
    """Values a byte may be damaged to: each bit flipped, erased, zero; in a soak all."""
    values = range(256) if SOAK else [byte ^ 1 << bit for bit in range(8)] + [0, 255]
    return [value for value in values if value != byte]


def test_every_damaged_byte_of_a_log():
    """Each byte with other values: the game is one that was at some moment of the same game, never another event;
    a block of settings costs that block alone.
    """
    wrong = told = count = 0
    for place in range(4, END):
        number = max(number for number, step in enumerate(STEPS) if step[0] <= place)
        same = STEPS[number][2] == (STEPS[number - 1][2] if number else None)  # settings, names, history
        for value in variants(WHOLE[place]):
            data = WHOLE[:place] + bytes((value,)) + WHOLE[place + 1 :]
            journal = opened(data)
            found = game(journal)
            count += 1
            told += journal.log.note == "memory_damaged"
            if same or number < LAST_BEGIN - 1:
                wrong += found != TRUE
            else:
                wrong += found not in GAMES and not (number <= LAST_BEGIN and (found is None or found in EARLIER))
    assert wrong == 0 if not SOAK else wrong < FALSE_ACCEPTS
    assert told > count * 0.9


def test_after_any_damage_play_goes_on_and_is_saved():
    """One event more, the next start, and it is there."""
    rng = random.Random(6)
    for _ in range(COUNT // 2):
        place = rng.randrange(4, END)
        data = bytearray(WHOLE)
        data[place] ^= 1 << rng.randrange(8)
        memory = Memory(data=data)
        journal = Journal(Log(memory))
        known = game(journal)
        if not known:
            between.begin(journal, how(players=2))
            known = game(journal)
        journal.add(7)
        journal.add(8)
        assert game(opened(memory.data)) == (known[0], known[1] + b"\x07\x08")


def test_several_damaged_bytes_and_whole_screens():
    """Up to twenty bytes at random: the device starts, and what it resumes are states of games that were."""
    rng = random.Random(7)
    for _ in range(COUNT // 5):
        data = bytearray(WHOLE)
        for _ in range(rng.randrange(1, 20)):
            data[rng.randrange(0, END)] = rng.randrange(256)
        known = game(opened(bytes(data)))
        assert known in GAMES + EARLIER + [None]
        app = starts(bytes(data))
        if known:
            assert game(app.journal)[1].startswith(known[1])


def test_bytes_lost_or_doubled_shift_the_rest():
    """As a bad copy would: whatever is shifted is not believed as another game."""
    rng = random.Random(8)
    for _ in range(COUNT // 5):
        place = rng.randrange(4, END)
        lost = rng.randrange(1, 8)
        data = WHOLE[:place] + WHOLE[place + lost :] + b"\xff" * lost
        assert game(opened(data)) in GAMES + EARLIER + [None]
        data = (WHOLE[:place] + WHOLE[place - lost :])[:SIZE]
        found = game(opened(data))
        assert found in GAMES + EARLIER + [None]


@pytest.mark.parametrize("byte", (0x00, 0x55, 0xAA, 0xFE))
def test_memory_of_one_value(byte):
    """ESP32 gives fresh bytes as 0."""
    app = starts(bytes((byte,)) * 4096)
    assert app.journal.start is None
    assert app.journal.log.note == "memory_foreign"


def test_the_records_here_are_of_all_kinds():
    """Else the tests above would prove less than they say."""
    kinds = {kind for kind, _ in read_log(Log(Memory(data=WHOLE)))}
    assert {SETTINGS, NAMES, HISTORY, GAME, 0, 1, 2, 240, 242} <= kinds
