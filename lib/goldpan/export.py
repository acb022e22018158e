"""A finished game as one line of text, for the serial console and the QR code; `tools/journal.py` reads it.

    GP1 gold_fever 1 0 race=no,start=1 Anna=5*,Bob=3 #12 132.5.3.pA0v… 1f00c3a7

Mark and version of the format · game, version of its rules, checksum of its data · options · players with
scores, winners starred · date, or a number where no clock is known · the picks, or - · CRC-32 of all before.

The picks are one big number: a digit is a pick below `low`; the digit `low` stands for a greater one, which
follows as a digit of its own. That needs no rules to read, and takes a third of the bytes of the journal.
"""

import math
from binascii import b2a_base64, crc32

from goldpan.game import OVER

MARK = "GP1"
RESERVED = " =,*_"  # characters of the format itself
NO_PICKS = "-"


def line(start, state, events, when, most=None):
    """The line of a game that is over; without its picks when it would be longer than `most` bytes.

    `start` is the journal's Start, `events` its picks, `when` text without spaces. ValueError while the game
    runs: it may have secrets.
    """
    if state.turn != OVER:
        raise ValueError("Only a finished game is given away.")
    names, scores, winners = start.names, state.scores(), state.winners()
    players = [
        "{}={}{}".format(word(names[player]), scores[player], "*" if player in winners else "")
        for player in range(start.players)
    ]
    options = [key + "=" + value(start.options[key]) for key in sorted(start.options)]
    head = [MARK, start.name, str(start.version), str(start.data_sum)]
    head += [",".join(options) or "-", ",".join(players), when]
    whole = sealed(head + [picks(events)])
    return whole if most is None or len(whole.encode()) <= most else sealed(head + [NO_PICKS])


def is_whole(text):
    """True when a line has the game in it, not just its result."""
    return text.split(" ")[-2] != NO_PICKS


def sealed(fields):
    """The fields and their check, as a line."""
    text = " ".join(fields)
    return "{} {:08x}".format(text, crc32(text.encode()) & 0xFFFFFFFF)


def word(name):
    """A name without the characters of the format; a space becomes an underscore."""
    kept = "".join([sign for sign in name if sign == " " or sign > " " and sign not in RESERVED])
    return kept.replace(" ", "_") or "?"


def value(option):
    """An option's value: yes, no, a number, or a word that is none of these."""
    if option is True or option is False:
        return "yes" if option else "no"
    return word(str(option))


def picks(events):
    """`count.top.low.base64` of a row of small numbers."""
    top = max(events) if events else 0
    low = best_low(events, top)
    base, beyond = (low, 1) if low > top else (low + 1, top - low + 1)
    number = 0
    for place in range(len(events) - 1, -1, -1):  # the last goes in first, so that the first comes out first
        pick = events[place]
        if pick >= low:
            number = number * beyond + pick - low
            pick = low
        number = number * base + pick
    digits = b2a_base64(as_bytes(number)).decode().strip().rstrip("=")
    return "{}.{}.{}.{}".format(len(events), top, low, digits)


def best_low(events, top):
    """How many numbers are written as one digit so that the whole is shortest."""
    counts = [0] * (top + 1)
    for pick in events:
        counts[pick] += 1
    best, least, greater = top + 1, len(events) * math.log(top + 1), len(events)
    for low in range(1, top + 1):
        greater -= counts[low - 1]
        cost = len(events) * math.log(low + 1) + greater * math.log(top - low + 1)
        if cost < least:
            best, least = low, cost
    return best


def as_bytes(number):
    """Big-endian, as few bytes as it takes."""
    size, rest = 0, number
    while rest:
        rest >>= 8
        size += 1
    return number.to_bytes(size, "big") if size else b""
