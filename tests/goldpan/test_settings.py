"""Settings: kept in the log, checked when read, defaults for anything unsound."""

from goldpan import between
from goldpan.between import packed
from goldpan.journal import Journal
from goldpan.log import Log, NAMES, SETTINGS, SETUPS
from goldpan.settings import NAME_LENGTH, Settings
from goldpan.stored import ALLOWED, COLOURS, record, remember, step, step_colour, VERSION
from hal.fake import Memory
from support_memory import cuts, game, start, Tape
from support_memory import opened as journal_in


def opened(memory):
    return Settings(Journal(Log(memory)))


def test_defaults_are_the_first_values():
    settings = opened(Memory(size=1024))
    assert settings.get("animation") == "full" and settings.get("lights") == 2
    assert settings.names == [""] * 6 and settings.setups == {}
    assert Settings().get("lights") == 2


def test_what_was_saved_comes_back():
    memory = Memory(size=1024)
    settings = opened(memory)
    step(settings, "animation", 1)
    step(settings, "lights", 1)
    settings.names[1] = "Ädä"
    remember(settings, "gold_fever", [3, -1, {"panning": True}])
    assert settings.save()
    found = opened(memory)
    assert found.get("animation") == "short" and found.get("lights") == 3
    assert found.names == ["", "Ädä", "", "", "", ""]
    assert found.setups == {"gold_fever": [3, -1, {"panning": True}]}


def test_names_can_be_taken_back_to_none():
    """An emptied name stays empty after the next start."""
    memory = Memory(size=1024)
    settings = opened(memory)
    settings.names[0] = "Ada"
    settings.save()
    settings.names[0] = ""
    assert settings.save()
    assert opened(memory).names == [""] * 6


def test_stepping_goes_round_and_in_order():
    settings = Settings()
    seen = []
    for _ in range(5):
        seen.append(settings.get("lights"))
        step(settings, "lights", 1)
    assert seen == [2, 3, 0, 1, 2]
    step(settings, "animation", -1)
    assert settings.get("animation") == "off"


def test_unsound_records_give_defaults():
    """Whatever stands there, each setting has an allowed value."""
    for payload in (b"", b"[]", b"7", b"null", b"\xff\xfe", b'{"lights": 9}', b'{"lights": "2"}', b'{"animation": []}'):
        memory = Memory(size=1024)
        journal = Journal(Log(memory))
        for kind in (SETTINGS, NAMES, SETUPS):
            between.keep(journal, kind, payload)
        settings = opened(memory)
        for name in ALLOWED:
            assert settings.get(name) in ALLOWED[name], payload
        assert len(settings.names) == 6
        assert isinstance(settings.setups, dict)


def test_names_are_cut_to_their_length_and_count():
    memory = Memory(size=1024)
    between.keep(Journal(Log(memory)), NAMES, b'["Maximiliana", 7, null, "", "", "", "seven", "eight"]')
    names = opened(memory).names
    assert len(names) == 6 and names[0] == "Maximili" and len(names[0]) == NAME_LENGTH
    assert names[1] == "7"


def test_six_long_names_with_umlauts_are_kept():
    memory = Memory(size=1024)
    settings = opened(memory)
    settings.names = ["ÄÖÜäöüÄÖ"] * 6
    assert settings.save()
    assert opened(memory).names == ["ÄÖÜäöüÄÖ"] * 6


def test_set_ups_that_do_not_fit_together_keep_the_newest():
    """A record holds 255 bytes: the game set up last is remembered in any case."""
    memory = Memory(size=2048)
    settings = opened(memory)
    for name in ("gold_fever", "go_for_gold", "gold_ahoy", "go_goblin_go"):
        remember(settings, name, [4, -1, {"first_option": True, "second_option": False, "third_option": 17}])
        assert settings.save()
        assert name in opened(memory).setups


def test_saving_without_memory_says_so_every_time():
    for memory in (None, Memory(size=100)):
        settings = opened(memory)
        step(settings, "lights", 1)
        assert not settings.save()
        assert not settings.save()
        assert settings.get("lights") == 3
    assert not Settings().save()


def test_saving_in_the_middle_of_a_game_leaves_the_game_alone():
    memory = Memory(size=1024)
    journal = Journal(Log(memory))
    between.begin(journal, start())
    journal.add(1)
    settings = Settings(journal)
    step(settings, "lights", 1)
    assert settings.save()
    journal.add(2)
    found = Journal(Log(memory))
    assert bytes(found.events) == b"\x01\x02" and Settings(found).get("lights") == 3


def in_memory(data):
    """The settings that a memory with these bytes gives."""
    return Settings(Journal(Log(Memory(data=data))))


def test_every_value_of_every_setting_survives_power_off():
    for name in ALLOWED:
        for value in ALLOWED[name]:
            memory = Memory(size=1024)
            settings = opened(memory)
            settings.values[name] = value
            assert settings.save()
            assert opened(memory).get(name) == value
            assert opened(memory).values == settings.values


def test_all_settings_at_their_longest_fit_a_record():
    memory = Memory(size=1024)
    settings = opened(memory)
    for name in ALLOWED:
        settings.values[name] = max(ALLOWED[name], key=lambda value: len(str(value)))
    assert settings.save() and opened(memory).values == settings.values


def test_a_torn_write_gives_the_old_settings_or_the_new_ones():
    """Cut at every byte, with a game in progress: the game is there, and the settings are one or the other."""
    memory = Tape(1024)
    journal = Journal(Log(memory))
    between.begin(journal, start())
    journal.add(1)
    settings = Settings(journal)
    settings.values["dim"], settings.names[0] = 5, "Ada"
    settings.save()
    old = dict(settings.values)
    kept = game(journal)
    memory.tape = []
    for name in ALLOWED:
        step(settings, name, 1)
    step_colour(settings, 0, -1)
    settings.save()
    new = dict(settings.values)
    seen = []
    for before, place, data in memory.tape:
        for cut in cuts(before, place, data):
            found = in_memory(cut)
            assert found.values in (old, new) and found.names[0] == "Ada"
            assert game(journal_in(cut)) == kept
            seen.append(found.values == new)
    assert seen == sorted(seen) and seen[-1] and not seen[0] and len(seen) > 100


def test_a_damaged_byte_costs_the_settings_at_most_and_never_the_game():
    memory = Memory(size=1024)
    journal = Journal(Log(memory))
    settings = Settings(journal)
    settings.values["sleep"], settings.values["left"], settings.names[1] = 30, 1, "Bo"
    settings.save()
    between.begin(journal, start())
    journal.add(2)
    kept, good = game(journal), bytes(memory.data)
    first = good.find(b"{")
    end = good.find(b"}") + 3
    for place in range(first - 2, end):
        for change in (0x01, 0x80, 0xFF):
            data = bytearray(good)
            data[place] ^= change
            found = in_memory(data)
            assert found.values == Settings().values, place
            assert found.names[1] == "Bo" and game(journal_in(data)) == kept


def test_a_record_of_another_version_keeps_what_still_fits():
    """Older, newer, or from before there were versions; what is unknown or no longer allowed is passed over."""
    for version in (None, 0, VERSION + 1, "x"):
        memory = Memory(size=1024)
        payload = {"lights": 3, "dim": 7, "left": True, "sleep": 1.0, "sparkle": "much", "animation": "off"}
        if version is not None:
            payload["version"] = version
        between.keep(Journal(Log(memory)), SETTINGS, packed(payload))
        found = opened(memory)
        assert found.get("lights") == 3 and found.get("animation") == "off"
        assert (found.get("dim"), found.get("left"), found.get("sleep")) == (2, 0, 10)
        assert found.save()
        assert record(Journal(Log(memory)).kept[SETTINGS], dict)["version"] == VERSION


def test_the_colours_of_two_seats_are_never_the_same():
    settings = Settings()
    assert settings.get(COLOURS) == "012345"
    step_colour(settings, 0, 1)
    assert settings.get(COLOURS) == "102345"
    step_colour(settings, 5, 1)
    assert settings.get(COLOURS) == "102346"
    for seat in (0, 3, 3, 5, 2, 0):
        step_colour(settings, seat, -1)
        assert len(set(settings.get(COLOURS))) == 6


def test_colours_are_kept_and_unsound_ones_are_not():
    memory = Memory(size=1024)
    settings = opened(memory)
    step_colour(settings, 2, 1)
    assert settings.save() and opened(memory).get(COLOURS) == "013245"
    for colours in ("", "01234", "0123456", "012344", "01234a", "012347", 12345, [0, 1, 2, 3, 4, 5], None):
        memory = Memory(size=1024)
        between.keep(Journal(Log(memory)), SETTINGS, packed({COLOURS: colours, "lights": 1}))
        assert opened(memory).get(COLOURS) == "012345" and opened(memory).get("lights") == 1
