"""Marks that outlast a reset: one fresh byte each, and nothing else is ever touched."""

from goldpan import bootflag
from goldpan.bootflag import DIM, DONE, SAFE, SIZE, WRITABLE


class Chip:
    """Non-volatile bytes that note what is written over."""

    def __init__(self, data):
        self.data = bytearray(data)
        self.erased = False

    def __len__(self):
        return len(self.data)

    def __getitem__(self, place):
        return bytes(self.data[place]) if isinstance(place, slice) else self.data[place]

    def __setitem__(self, place, new):
        self.erased = self.erased or any([byte != 255 for byte in self.data[place]])
        self.data[place] = new


def fresh(size=64):
    return Chip(b"\xff" * size)


def test_without_marks_nothing_is_asked():
    assert bootflag.last(fresh()) == DONE and bootflag.marks(fresh()) == []


def test_the_last_mark_counts():
    chip = fresh()
    for mark in (WRITABLE, DONE, SAFE, DIM):
        assert bootflag.put(chip, mark)
        assert bootflag.last(chip) == mark
    assert bootflag.marks(chip) == [WRITABLE, DONE, SAFE, DIM]


def test_every_mark_is_a_fresh_byte_of_the_last_sixteen():
    """Anything else would erase the sector, and with it the game (pitfalls.md)."""
    chip = fresh()
    for number in range(SIZE):
        assert bootflag.put(chip, SAFE)
        assert bytes(chip.data) == b"\xff" * (64 - SIZE) + bytes((SAFE,)) * (number + 1) + b"\xff" * (SIZE - number - 1)
    assert not chip.erased


def test_when_all_are_used_up_there_is_no_mark_and_no_erase():
    chip = fresh()
    while bootflag.put(chip, DONE):
        pass
    before = bytes(chip.data)
    assert not bootflag.put(chip, WRITABLE)
    assert bytes(chip.data) == before and not chip.erased
    assert bootflag.last(chip) == DONE


def test_random_bytes_are_no_marks_and_stay():
    for junk in (b"\x01", b"W\x01", b"\xffW", bytes(range(16))):
        chip = Chip(b"\xff" * 48 + junk + b"\xff" * (SIZE - len(junk)))
        if junk == b"\xffW":
            assert bootflag.last(chip) == DONE  # a mark never follows an erased byte
        assert bootflag.last(chip) == DONE
        before = bytes(chip.data)
        assert not bootflag.put(chip, WRITABLE)
        assert bytes(chip.data) == before


def test_no_memory_or_a_tiny_one_is_no_mark():
    for chip in (None, Chip(b""), Chip(b"\xff" * (SIZE - 1))):
        assert bootflag.last(chip) == DONE
        assert not bootflag.put(chip, WRITABLE)
