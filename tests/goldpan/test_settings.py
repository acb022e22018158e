"""Settings: kept in the log, checked when read, defaults for anything unsound."""

from goldpan.journal import Journal
from goldpan.log import Log, NAMES, SETTINGS, SETUPS
from goldpan.settings import ALLOWED, NAME_LENGTH, Settings
from hal.fake import Memory
from support_memory import start


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
    settings.step("animation", 1)
    settings.step("lights", 1)
    settings.names[1] = "Ädä"
    settings.remember("gold_fever", [3, -1, {"panning": True}])
    assert settings.save()
    found = opened(memory)
    assert (found.get("animation"), found.get("lights")) == ("short", 3)
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
        settings.step("lights", 1)
    assert seen == [2, 3, 0, 1, 2]
    settings.step("animation", -1)
    assert settings.get("animation") == "off"


def test_unsound_records_give_defaults():
    """Whatever stands there, each setting has an allowed value."""
    for payload in (b"", b"[]", b"7", b"null", b"\xff\xfe", b'{"lights": 9}', b'{"lights": "2"}', b'{"animation": []}'):
        memory = Memory(size=1024)
        journal = Journal(Log(memory))
        for kind in (SETTINGS, NAMES, SETUPS):
            journal.keep(kind, payload)
        settings = opened(memory)
        for name in ALLOWED:
            assert settings.get(name) in ALLOWED[name], payload
        assert len(settings.names) == 6
        assert isinstance(settings.setups, dict)


def test_names_are_cut_to_their_length_and_count():
    memory = Memory(size=1024)
    Journal(Log(memory)).keep(NAMES, b'["Maximiliana", 7, null, "", "", "", "seven", "eight"]')
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
        settings.remember(name, [4, -1, {"first_option": True, "second_option": False, "third_option": 17}])
        assert settings.save()
        assert name in opened(memory).setups


def test_saving_without_memory_says_so_every_time():
    for memory in (None, Memory(size=100)):
        settings = opened(memory)
        settings.step("lights", 1)
        assert not settings.save()
        assert not settings.save()
        assert settings.get("lights") == 3
    assert not Settings().save()


def test_saving_in_the_middle_of_a_game_leaves_the_game_alone():
    memory = Memory(size=1024)
    journal = Journal(Log(memory))
    journal.begin(start())
    journal.add(1)
    settings = Settings(journal)
    settings.step("lights", 1)
    assert settings.save()
    journal.add(2)
    found = Journal(Log(memory))
    assert bytes(found.events) == b"\x01\x02" and Settings(found).get("lights") == 3
