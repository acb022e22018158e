"""A finished game as a line of text: what is in it, and that nothing else is ever given away."""

import random
from binascii import a2b_base64, crc32

from games.gold_fever import rules
from goldpan import export
from goldpan.journal import Start
from support import random_game, refused

OPTIONS = {"panning": False, "gold_rush": True, "race": False, "start": 1}


def unpicked(text):
    """Reads the picks of a line, written from the description in goldpan.export alone."""
    count, top, low, digits = text.split(".")
    count, top, low = int(count), int(top), int(low)
    number = 0
    for byte in a2b_base64(digits + "=" * (-len(digits) % 4)):
        number = number * 256 + byte
    found = []
    while len(found) < count:
        base = low if low > top else low + 1
        number, digit = number // base, number % base
        if digit == low:
            number, more = number // (top - low + 1), number % (top - low + 1)
            digit += more
        found.append(digit)
    assert number == 0
    return found


def game(players=2, seed=3, names=None):
    """(start, state, events) of a finished game of Gold Fever."""
    random.seed(seed)
    state = rules.State(players, **OPTIONS)
    events = bytearray(random_game(state))
    names = names or ["Anna", "Bob", "Cara", "Dan", "Eve"][:players]
    return Start("gold_fever", rules.VERSION, rules.DATA_SUM, players, OPTIONS, names), state, events


def test_picks_come_back_whatever_they_are():
    """Rows of all kinds of numbers an index can be, 0 to 239, short and long."""
    random.seed(8)
    rows = [[], [0], [239], [0] * 50, [0, 239] * 20, [1] * 30, [239] * 20, list(range(240))]
    for most in (1, 2, 5, 6, 40, 239):
        for length in (1, 2, 7, 100, 300):
            rows.append([random.randint(0, most) for _ in range(length)])
            rows.append([random.randint(0, most) if random.randint(0, 9) == 0 else 0 for _ in range(length)])
    for row in rows:
        assert unpicked(export.picks(bytearray(row))) == row


def test_picks_of_a_game_take_under_half_of_their_bytes():
    """A game that is mostly choices of two and stones of six: less than 4 bits, 2/3 of a character, a pick."""
    events = game(3, 5)[2]
    assert len(export.picks(events)) < len(events) * 2 // 3 + 12


def test_a_line_tells_all_of_a_game():
    start, state, events = game()
    line = export.line(start, state, events, "2026-11-30")
    fields = line.split(" ")
    winner = state.winners()[0]
    marks = ["*" if player == winner else "" for player in range(2)]
    assert fields[:4] == ["GP1", "gold_fever", str(rules.VERSION), "0"]
    assert fields[4] == "gold_rush=yes,panning=no,race=no,start=1"
    assert fields[5] == "Anna={}{},Bob={}{}".format(state.scores()[0], marks[0], state.scores()[1], marks[1])
    assert fields[6] == "2026-11-30"
    assert unpicked(fields[7]) == list(events)
    assert fields[8] == "{:08x}".format(crc32(line[: line.rindex(" ")].encode()) & 0xFFFFFFFF)
    assert len(fields) == 9


def test_a_running_game_is_never_given_away():
    """At no moment before the end is there a line, secrets or not."""
    start, _, events = game()
    state = rules.State(2, **OPTIONS)
    for place, index in enumerate(events):
        assert "finished" in refused(export.line, start, state, events[:place], "#1")
        state.apply(state.outcomes()[index][0] if state.turn == -1 else state.choices()[index])
    assert export.line(start, state, events, "#1").startswith("GP1 ")


def test_a_line_that_would_be_too_long_has_the_result_alone():
    start, state, events = game()
    whole = export.line(start, state, events, "#7")
    assert export.line(start, state, events, "#7", len(whole)) == whole
    short = export.line(start, state, events, "#7", len(whole) - 1)
    assert short.split(" ")[7] == export.NO_PICKS
    assert short.split(" ")[:7] == whole.split(" ")[:7]
    assert export.is_whole(whole) and not export.is_whole(short)


def test_names_never_break_a_line():
    """The format's own characters leave a name, a space shows as an underscore, letters such as Ä stay."""
    for name, kept in (("Player 1", "Player_1"), ("Ä-ö. ß", "Ä-ö._ß"), ("a=b,c*_d", "abcd"), ("=\n", "?"), ("", "?")):
        start, state, events = game(names=[name, "Bob"])
        fields = export.line(start, state, events, "#1").split(" ")
        assert len(fields) == 9 and fields[5].startswith(kept + "=")
