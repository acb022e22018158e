"""Cutting the power: the memory as it was at that moment, in a handheld switched on anew.

The drive is the computer's and never written, so the memory's 4 KiB are all of the flash that can differ.
"""

from acceptance.bench import Row
from acceptance.handheld import journal_of
from acceptance.memories import full, memory
from acceptance.table import Table
from emulator.machine import NVM_START
from games.gold_fever import rules
from goldpan.game import OVER

ROWS = (Row("cuts", "power cuts after which the game before or after the event goes on", "equal", "20 of 20"),)
RANDOM = 12
SETUPS = {"gold_fever": [3, 0, {}]}
ERASED = b"\xff" * 4096


class Cut:
    """`memory` at the moment of the cut; `games` the lists of events that may be there then, [None] for no game."""

    def __init__(self, name, memory, games):
        self.name, self.memory, self.games = name, memory, games


def measure(bench):
    playing, compacting = bench.runs([(while_playing,), (while_compacting,)])
    cuts = playing + compacting
    good = bench.runs([(switch_on, cut) for cut in cuts])
    names = {cut.name: result for cut, result in zip(cuts, good, strict=True)}
    return {"cuts": f"{good.count('good')} of {len(cuts)}", "each": names}


def while_playing(bench):
    """12 random instants of play, and 5 in the middle of writing a record."""
    hand = bench.handheld(memory(setups=SETUPS))
    machine = hand.machine
    hand.start()
    writes, instants = [], []

    def seen(address, before, after):
        if NVM_START <= address < NVM_START + 4096:
            at = address - NVM_START
            whole = machine.memory()
            places = [at + i for i in range(len(before)) if before[i] != after[i]]
            writes.append((whole, whole[:at] + after + whole[at + len(after) :], places))

    machine.watch_flash(seen)
    began = machine.ms
    for _ in range(RANDOM):
        machine.at(began + hand.random.uniform(0, 6000), lambda: instants.append(machine.memory()))
    hand.play("A A")
    table = Table(hand, rules)
    while machine.ms < began + 6000:
        state = table.ready()
        if state.turn == OVER:
            break
        table.choose(0)
    machine.run(max(0, began + 6001 - machine.ms))
    events = bytes(hand.journal().events)
    cuts = [Cut(f"at random {i + 1}", memory, allowed(memory, events)) for i, memory in enumerate(instants)]
    short = [write for write in writes if len(write[2]) <= 3][3:]
    long = next(write for write in writes if len(write[2]) > 20)
    cuts += [
        torn("before a record", short[0], 0, events),
        torn("after 1 byte of a record", short[1], 1, events),
        torn("after 2 bytes of a record", short[2], 2, events),
        torn("after a record", short[3], 3, events),
        torn("in the middle of the first record of a game", long, len(long[2]) // 2, events),
    ]
    return cuts


def torn(name, write, count, events):
    """A cut after `count` bytes of a write, the next byte half done."""
    before, after, places = write
    cut = bytearray(before)
    for place in places[:count]:
        cut[place] = after[place]
    if 0 < count < len(places):
        cut[places[count]] &= after[places[count]] | 0x55  # of the next byte every other bit
    found = [game for data in (before, after) for game in allowed(data, events)]
    return Cut(name, bytes(cut), found)


def allowed(data, events):
    """What may be the game in `data`: so many of the events as it holds, never others."""
    journal = journal_of(data)
    if not journal.start:
        return [None]
    count = len(journal.events)
    if bytes(journal.events) != events[:count]:
        raise RuntimeError("The journal does not hold what was played.")
    return [events[:count]]


def while_compacting(bench):
    """Before, in and after the erase, when a new game finds the memory too full; there is no game then."""
    hand = bench.handheld(full(setups=SETUPS))
    machine = hand.machine
    hand.start()
    writes = []

    def seen(address, before, after):
        if NVM_START <= address < NVM_START + 4096:
            writes.append((machine.memory(), address - NVM_START, before, after))

    machine.watch_flash(seen)
    hand.play("A A")
    erase = next(i for i, write in enumerate(writes) if len(write[2]) == 4096)
    pages = writes[erase + 1 : erase + 17]
    return [
        Cut("before the erase", writes[erase][0], [None]),
        Cut("after the erase", ERASED, [None]),
        Cut("in the middle of writing anew", pages[8][0], [None]),
    ]


def switch_on(bench, cut):
    """ "good", or what is wrong after a start with the memory of a cut."""
    hand = bench.handheld(cut.memory, seed=9)
    hand.start()
    journal = hand.journal()
    found = bytes(journal.events) if journal.start else None
    if not any(found == game or (game and found and found.startswith(game)) for game in cut.games):
        return f"another game: {found}"
    if found is not None:
        Table(hand, rules).ready()
    hand.play("A A" if found is None else "A")
    later = hand.journal()
    if found is not None and bytes(later.events) == found:
        hand.play("A")  # the first closed the page that says that a part of the memory was damaged
        later = hand.journal()
    if not later.start or (found is not None and not bytes(later.events).startswith(found)):
        return "it does not go on"
    if found is not None and len(later.events) == len(found):
        return "nothing more is written"
    return "good"
