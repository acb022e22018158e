"""The log in memory: what is torn or foreign is passed over, what is sound is kept (DV-4)."""

import random

from goldpan.blocks import block, long_record, rewrite
from goldpan.log import ABANDON, END, FLAGS, GAME, HISTORY, Log, MAGIC, NAMES, sealed, SETTINGS, SMALLEST
from goldpan.reader import read as read_log
from hal.fake import Broken, Memory, PowerCut
from support_memory import cuts, Tape


def filled(memory, events=10):
    """A log with settings, a game, and events 0, 1, 2 …"""
    log = Log(memory)
    list(read_log(log))
    assert block(log, SETTINGS, b"{}")
    assert block(log, GAME, b"[]")
    for number in range(events):
        assert log.event(number)
    return log


def read(data):
    """(records, log) of a memory with these bytes."""
    log = Log(Memory(data=data))
    return list(read_log(log)), log


RECORDS = [(SETTINGS, b"{}"), (GAME, b"[]")] + [(number, None) for number in range(10)]


def test_records_come_back_in_their_order():
    memory = Memory()
    filled(memory)
    found, log = read(memory.data)
    assert found == RECORDS
    assert log.note is None and log.saving


def test_appending_never_erases():
    """Only the first bytes are ever written where all is erased; fake memory refuses anything else."""
    memory = Memory()
    filled(memory)
    assert memory.erases == 0
    assert bytes(memory.data[:4]) == MAGIC


def test_fresh_memory_is_empty_and_says_nothing():
    found, log = read(b"\xff" * 4096)
    assert found == [] and log.note is None and log.fresh


def test_a_boot_mark_in_fresh_memory_is_nothing_foreign():
    """The flashing tool may have left its mark: that must neither be told of nor be erased."""
    data = b"\xff" * 4080 + b"\x57\x00" + b"\xff" * 14
    memory = Memory(data=data)
    log = filled(memory)
    assert log.note is None
    assert memory.erases == 0
    assert bytes(memory.data[-FLAGS:]) == data[-FLAGS:]


def test_foreign_memory_is_told_and_made_ours_at_the_first_write():
    memory = Memory(data=b"something else" + b"\xff" * 4082)
    log = Log(memory)
    assert list(read_log(log)) == []
    assert log.note == "memory_foreign"
    assert memory.erases == 0
    assert block(log, SETTINGS, b"{}")
    assert memory.erases == 1 and log.note is None
    assert read(memory.data)[0] == [(SETTINGS, b"{}")]


def test_a_torn_magic_is_ours():
    """Power failed within the very first write: nothing to tell."""
    for size in range(4):
        data = MAGIC[:size] + b"\xff" * (4096 - size)
        found, log = read(data)
        assert found == [] and log.note is None, size
        assert block(log, SETTINGS, b"{}")


def test_no_memory_broken_memory_and_tiny_memory():
    for memory in (None, Broken(), Memory(size=SMALLEST - 1), Memory(size=256), Memory(size=0)):
        log = Log(memory)
        assert list(read_log(log)) == []
        assert log.note == "memory_none" and not log.saving
        assert not log.event(1) and not block(log, GAME, b"[]") and not rewrite(log, ())
        log.flush()


def test_the_smallest_memory_works():
    memory = Memory(size=SMALLEST)
    filled(memory)
    assert read(memory.data)[0] == RECORDS


def test_dv_4_every_cut_leaves_all_records_before_it():
    """DV-4: each write of a small log cut at each byte: the records before it, or with it, and no note."""
    memory = Tape(size=1024)
    filled(memory)
    done = 0
    for before, place, data in memory.tape:
        known = RECORDS[: max(0, done - 1)]
        states = list(cuts(before, place, data))
        for torn in states[:-1]:
            if torn == states[-1]:
                continue  # all that was missing is erased bytes anyway
            found, log = read(torn)
            assert found == known
            assert log.note is None
        done += 1
        assert read(states[-1])[0] == RECORDS[: done - 1]


def test_dv_4_after_a_cut_the_log_goes_on_and_survives_a_second_cut():
    """DV-4: torn at each byte of an event, then of the splice that follows, then written for good."""
    memory = Memory()
    filled(memory)
    whole = bytes(memory.data)
    log = Log(Memory(data=whole))
    list(read_log(log))
    event = sealed(bytes((77,)), log.chain)
    for first in range(1, 3):
        torn = whole[: log.end] + event[:first] + whole[log.end + first :]
        second = Tape(data=torn)
        again = Log(second)
        assert list(read_log(again)) == RECORDS
        assert again.event(88)
        (before, place, data) = second.tape[0]
        for twice in list(cuts(before, place, data))[:-1]:
            third = Memory(data=twice)
            last = Log(third)
            assert list(read_log(last)) == RECORDS
            assert last.event(99) and last.event(100)
            assert read(third.data)[0] == RECORDS + [(99, None), (100, None)]
        found, log2 = read(second.data)
        assert found == RECORDS + [(88, None)] and log2.note is None


def test_dv_4_bytes_after_a_torn_record_never_complete_it():
    """DV-4: every event that can follow a game, torn at each byte: the check it was cut off from stays erased."""
    data = MAGIC + long_record(GAME, b"[]", 4)
    game = data[-2] | data[-1] << 8
    for kind in range(240):
        record = sealed(bytes((kind,)), game)
        for size in (1, 2):
            if record[size:] == b"\xff" * (3 - size):
                continue  # whole already
            memory = Memory(data=data + record[:size] + b"\xff" * (600 - len(data) - size))
            log = Log(memory)
            assert list(read_log(log)) == [(GAME, b"[]")]
            assert log.event(99)
            assert memory.writes[0][0] >= len(data) + 3
            assert read(memory.data)[0] == [(GAME, b"[]"), (99, None)]


def test_dv_4_cuts_inside_an_erase():
    """DV-4: compaction cut anywhere: the old records, or the first of the new ones; nothing invented."""
    memory = Memory()
    filled(memory)
    blocks = [(SETTINGS, b'{"lights": 1}'), (NAMES, b'["Ada"]'), (HISTORY, b"[1]")]
    size = 0
    while True:
        copy = Memory(data=memory.data)
        log = Log(copy)
        list(read_log(log))
        copy.cut = size
        try:
            rewrite(log, blocks)
            break
        except PowerCut:
            pass
        found, _ = read(copy.data)
        assert found == RECORDS if size == 0 else found == blocks[: len(found)]
        size += 1
    assert read(copy.data)[0] == blocks
    assert size == 40


def test_a_damaged_byte_in_a_settings_block_costs_that_block_alone():
    """Each byte of the block with each bit flipped, with no, one, two and three events after it."""
    for after in range(4):
        memory = Memory()
        log = filled(memory, 3)
        place = log.end
        block(log, NAMES, b'["Ada"]')
        size = log.end - place
        for number in range(after):
            log.event(20 + number)
        expected = RECORDS[:5] + [(20 + number, None) for number in range(after)]
        for at in range(place, place + size):
            for bit in range(8):
                data = bytearray(memory.data)
                data[at] ^= 1 << bit
                found, damaged = read(data)
                assert found == expected, (after, at - place, bit)
                assert damaged.event(50)
                assert read(damaged.memory.data)[0] == expected + [(50, None)]


def test_a_damaged_event_ends_its_game_there_and_is_told():
    """Each byte of an event with every other value: no other event takes its place, nor do the later ones."""
    memory = Memory()
    log = filled(memory)
    first = log.end - 30
    for number in range(10):
        for at in range(3):
            for value in range(0, 256, 5):
                data = bytearray(memory.data)
                place = first + 3 * number + at
                if data[place] == value:
                    continue
                data[place] = value
                found, log = read(data)
                assert found == RECORDS[: 2 + number], (number, at, value)
                if value < 244:  # else it looks like a longer record, cut off by the end
                    assert log.note == "memory_damaged", (number, at, value)


def test_a_damaged_game_is_not_replaced_by_its_events():
    memory = Memory()
    filled(memory)
    for at in range(10, 16):  # the game's record
        data = bytearray(memory.data)
        data[at] ^= 0x10
        found, log = read(data)
        assert found == RECORDS[:1], at
        assert log.note == "memory_damaged"


def test_a_random_tail_is_dropped():
    """A sound log followed by random bytes: 200 tails (a check of 16 bits lets one in 65,536 pass)."""
    random.seed(4)
    memory = Memory(size=1024)
    log = filled(memory)
    for _ in range(200):
        data = bytearray(memory.data)
        for at in range(log.end, 1024 - FLAGS):
            data[at] = random.getrandbits(8)
        found, damaged = read(data)
        assert found == RECORDS
        assert damaged.note == "memory_damaged"


def test_random_memory_with_our_magic():
    """Nothing of it is believed, but it is said that something was there."""
    random.seed(5)
    for _ in range(50):
        data = bytearray([random.getrandbits(8) for _ in range(1024)])
        data[:4] = MAGIC
        found, log = read(data)
        assert [kind for kind, payload in found if payload is None and kind < 240] == []
        assert log.note == "memory_damaged"


def test_a_full_log_says_so_and_refuses():
    memory = Memory(size=SMALLEST)
    log = filled(memory, 0)
    count = 0
    while log.event(count % 240):
        count += 1
    assert log.note == "memory_full" and not log.saving
    assert count == (SMALLEST - FLAGS - 4 - 6 - 6) // 3
    assert len(read(memory.data)[0]) == count + 2
    assert rewrite(log, [(SETTINGS, b"{}")])
    assert log.saving and log.event(1)


def test_a_block_that_does_not_fit_leaves_room_for_events():
    """Settings too long for what is left are refused, and the game's small records still go in."""
    memory = Memory(size=SMALLEST)
    log = filled(memory, 100)
    assert not block(log, NAMES, b"x" * 250)
    assert log.note is None and log.saving
    assert log.event(100)


def test_the_boot_flags_are_never_written_over():
    memory = Memory(size=SMALLEST)
    log = filled(memory, 0)
    while log.event(1):
        pass
    assert bytes(memory.data[-FLAGS:]) == b"\xff" * FLAGS


def test_memory_that_fails_at_writing():
    """From then on nothing more is tried: a gap must not be followed by more."""

    class Failing(Memory):
        fails = False

        def write(self, place, data):
            if self.fails:
                raise OSError("worn out")
            Memory.write(self, place, data)

    memory = Failing()
    log = filled(memory)
    memory.fails = True
    assert not log.event(10)
    assert log.note == "memory_failed" and not log.saving
    memory.fails = False
    assert not log.event(11)
    assert read(memory.data)[0] == RECORDS


def test_rewritten_memory_waits_for_flush():
    """DV-4: where every write replaces everything, records wait for the end of a turn."""
    memory = Memory(kind="rewrite")
    log = filled(memory)
    log.flush()
    writes = len(memory.writes)
    assert log.event(10) and log.event(11)
    assert len(memory.writes) == writes
    log.flush()
    assert len(memory.writes) == writes + 1
    log.flush()
    assert len(memory.writes) == writes + 1
    assert read(memory.data)[0] == RECORDS + [(10, None), (11, None)]


def test_the_events_of_two_games_do_not_mix():
    """An event belongs to the game before it: with that record damaged it is not given to the first game."""
    memory = Memory()
    log = filled(memory)
    log.event(ABANDON)
    place = log.end
    block(log, GAME, b"[1]")
    log.event(5)
    log.event(END)
    data = bytearray(memory.data)
    data[place + 2] ^= 1
    assert read(data)[0] == RECORDS + [(ABANDON, None)]
