"""The simulator's command line as a user meets it."""

import json
import os
import sys

import pytest

from goldpan import library
from hal.desktop.__main__ import main
from hal.desktop.device import boards, FileMemory, MEMORY_SIZE, Refused, Simulated
from support_simulator import run, saved

GAME = "A A wait:100 A*4 wait:900"  # begin a game of Gold Fever, draw a few stones
OPTIONS = "board memory language seed headless script record playback shot device-shot fuzz game".split()


@pytest.fixture
def simulate(capsys):
    """Runs the simulator headless in this process: (exit status, stdout, stderr)."""

    def simulate(*words):
        status = main(["--headless"] + list(words))
        out, err = capsys.readouterr()
        return status, out, err

    return simulate


@pytest.fixture
def refused(simulate, tmp_path):
    """Checks that a run is refused: status 2, one sentence, no file made or changed. Gives the sentence."""

    def refused(*words):
        before = files(tmp_path)
        status, out, err = simulate(*words)
        assert (status, out) == (2, ""), (status, out)
        assert err.startswith("goldpan: ") and err.endswith(".\n") and err.count("\n") == 1, err
        assert "Traceback" not in err
        assert files(tmp_path) == before
        return err

    return refused


def files(folder):
    """{path: contents or None} of everything below a folder."""
    return {str(path): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


# What it does


def test_help_names_every_option():
    status, out, err = run("--help")
    assert (status, err) == (0, "")
    for option in OPTIONS:
        assert "--" + option in out, option


def test_a_run_in_a_process_of_its_own(tmp_path):
    """As the README has it: script in, last screen out, status 0; and one sentence and status 2 for a bad word."""
    status, out, err = run("--headless", "--seed", "1", "--script", GAME, "--shot", str(tmp_path / "a.png"))
    assert (status, err) == (0, "")
    assert "'s turn" in out
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    status, out, err = run("--headless", "--script", "A JUMP")
    assert (status, out) == (2, "")
    assert err == "goldpan: The script has a word that means nothing: 'JUMP'.\n"


def test_a_seed_repeats_everything(simulate, tmp_path):
    """The same seed gives the same text and the same pixels; another one another game."""
    shots = [str(tmp_path / name) for name in ("a.png", "b.png", "c.png")]
    outs = [simulate("--seed", s, "--script", GAME, "--shot", shot)[1] for s, shot in zip("775", shots, strict=True)]
    assert outs[0] == outs[1] != outs[2]
    pictures = [open(shot, "rb").read() for shot in shots]
    assert pictures[0] == pictures[1] != pictures[2]


def test_without_a_seed_chance_is_real():
    assert Simulated(boards()[0]).entropy is os.urandom


def test_scripts_take_shots_on_the_way(simulate, tmp_path):
    first, last, device = [str(tmp_path / name) for name in ("first.png", "last.png", "device.png")]
    script = "DOWN*2 shot:{} MENU A*1 hold:B*2 wait:5".format(first)
    assert simulate("--script", script, "--shot", last, "--device-shot", device)[0] == 0
    sizes = [open(path, "rb").read(24)[16:] for path in (first, last, device)]
    assert sizes[0] == sizes[1] == bytes((0, 0, 2, 128, 0, 0, 2, 0))  # 640 × 512
    assert sizes[2] != sizes[0]


def test_memory_keeps_a_game(simulate, tmp_path):
    """A missing memory file is made; the next run goes on with the game in it (DV-4)."""
    path = str(tmp_path / "memory")
    first = simulate("--seed", "1", "--memory", path, "--script", GAME)[1]
    assert os.path.getsize(path) == MEMORY_SIZE
    assert saved(path).start.name == library.GAMES[0]
    again = simulate("--seed", "2", "--memory", path)[1]
    assert again.splitlines()[0] == first.splitlines()[0]
    assert again.splitlines()[-3:] == first.splitlines()[-3:]


def test_an_empty_file_becomes_a_memory(simulate, tmp_path):
    """Also what a simulator that was killed while it made the file leaves behind."""
    path = tmp_path / "memory"
    path.write_bytes(b"")
    assert simulate("--memory", str(path))[0] == 0
    assert path.stat().st_size == MEMORY_SIZE


def test_fuzzing_says_what_it_saw(simulate):
    """The same seed presses the same keys; without a seed it is 0."""
    status, out, err = simulate("--fuzz", "400")
    assert (status, err) == (0, "")
    assert "400 presses with seed 0: nothing failed, stuck or cut off." in out
    assert simulate("--fuzz", "400", "--seed", "0")[1] == out
    assert simulate("--fuzz", "400", "--seed", "1")[1] != out


def test_fuzzing_one_game(simulate):
    """Begun anew whenever it is over or given up, so that no other is ever seen."""
    out = simulate("--fuzz", "1500", "--game", "gold_ahoy")[1]
    assert " gold_ahoy\n" in out and "1,500 presses" in out
    assert not any(name in out for name in ("gold_fever", "go_goblin_go", "go_for_gold"))


# Records


@pytest.fixture
def record(simulate, tmp_path):
    """A record of a game on a fresh memory."""
    path = str(tmp_path / "record")
    assert simulate("--seed", "3", "--script", GAME + " wait:3 MENU DOWN", "--record", path)[0] == 0
    return path


def changed(path, place, value):
    """Rewrite one line of a record."""
    with open(path) as file:
        lines = file.read().splitlines()
    lines[place] = json.dumps(value(json.loads(lines[place])))
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")


def test_playback_gives_the_same_screen(simulate, record, tmp_path):
    """Of a run with a script, and of the same run without any seed given."""
    assert simulate("--playback", record)[:2][0] == 0
    shot = str(tmp_path / "shot.png"), str(tmp_path / "again.png")
    other = str(tmp_path / "other")
    first = simulate("--script", GAME, "--record", other, "--shot", shot[0])[1]
    status, again, _ = simulate("--playback", other, "--shot", shot[1])
    assert (status, again) == (0, "Played back: the same last screen.\n" + first)
    assert open(shot[0], "rb").read() == open(shot[1], "rb").read()


def test_a_language_for_one_run_and_its_record(simulate, refused, tmp_path):
    """It goes before the settings; a playback speaks what the record spoke, and no other."""
    path = str(tmp_path / "german")
    status, german, _ = simulate("--language", "de", "--seed", "3", "--script", GAME, "--record", path)
    assert status == 0 and " ist dran" in german
    assert "'s turn" in simulate("--language", "en", "--seed", "3", "--script", GAME)[1]
    assert simulate("--playback", path)[:2] == (0, "Played back: the same last screen.\n" + german)
    assert "another language: de, not en." in refused("--playback", path, "--language", "en")
    changed(path, 0, lambda head: dict(head, language="tlh"))
    assert "the language tlh" in refused("--playback", path)


def test_playback_tells_when_the_end_is_another(simulate, record):
    changed(record, -1, lambda end: dict(end, seen="0" * 16))
    status, out, _ = simulate("--playback", record)
    assert status == 1 and "ANOTHER" in out


def test_playback_of_a_run_that_was_killed(simulate, record):
    """A record without its last line, or torn inside one, is played as far as it goes."""
    data = open(record, "rb").read()
    lines = data.splitlines(True)
    for cut in (len(lines[-1]), len(lines[-1]) + 4):
        with open(record, "wb") as file:
            file.write(data[:-cut])
        status, out, err = simulate("--playback", record)
        assert (status, err) == (0, "") and "without an end" in out


def test_playback_with_a_memory_needs_the_one_it_began_with(simulate, refused, tmp_path):
    """And only reads it: nothing that is played back is written down."""
    memory, path = tmp_path / "memory", str(tmp_path / "record")
    simulate("--seed", "1", "--memory", str(memory), "--script", GAME)
    before = memory.read_bytes()
    simulate("--seed", "2", "--memory", str(memory), "--script", "A*3 wait:900", "--record", path)
    assert "memory" in refused("--playback", path, "--memory", str(memory))
    memory.write_bytes(before)
    assert simulate("--playback", path, "--memory", str(memory))[0] == 0
    assert memory.read_bytes() == before
    assert "memory" in refused("--playback", path)


@pytest.mark.parametrize(
    "change, word",
    [
        ({"board": "another"}, "board"),
        ({"goldpan": "0.0"}, "version of Goldpan"),
        ({"rules": {"gold_fever": 99}}, "version of the rules"),
        ({"data": {"gold_fever": 99}}, "game data"),
        ({"memory": "0" * 16}, "memory"),
    ],
)
def test_playback_of_something_else_is_refused(refused, record, change, word):
    changed(record, 0, lambda head: dict(head, **change))
    assert "another " in refused("--playback", record)
    assert word in refused("--playback", record)


def test_playback_with_another_seed_or_board_is_refused(refused, record):
    assert "another seed: 3, not 4." in refused("--playback", record, "--seed", "4")
    assert "no board" in refused("--playback", record, "--board", "toaster")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "Dear diary\n",
        "[]\n",
        "{}\n",
        '{"goldpan": "0.1"}\n',
        '{"goldpan": "0.1", "seed": "x"}\n',
        '{"goldpan": "0.1", "seed": 1}\n[0, 99, 1]\n',
        '{"goldpan": "0.1", "seed": 1}\n[10, 1, 1]\n[5, 1, 0]\n',
        '{"goldpan": "0.1", "seed": 1}\n[0, 1, 1]\n{"end": "x", "seen": ""}\n',
        '{"goldpan": "0.1", "seed": 1}\nnull\n',
        "[" * 100000 + "\n",
        "\x00\xff\u2028\n",
    ],
)
def test_a_foreign_file_is_no_record(refused, tmp_path, text):
    path = tmp_path / "foreign"
    path.write_text(text, encoding="utf-8")
    assert "no record" in refused("--playback", str(path))


def test_records_that_cannot_be(refused, record, tmp_path):
    """A record is never overwritten; a missing one or a missing folder is a sentence; and no memory is made."""
    memory = str(tmp_path / "memory")
    assert "exists already" in refused("--record", record, "--memory", memory)
    assert "folder" in refused("--record", str(tmp_path / "no" / "record"), "--memory", memory)
    assert "exists already" in refused("--record", str(tmp_path))
    assert "No such file" in refused("--playback", str(tmp_path / "no"))
    assert refused("--playback", str(tmp_path))


# Bad input


@pytest.mark.parametrize(
    "words",
    [
        ["--no-such-option"],
        ["--see", "1"],
        ["stray"],
        ["--seed"],
        ["--seed", "dice"],
        ["--fuzz", "0"],
        ["--fuzz", "-5"],
        ["--fuzz", "5", "--script", "A"],
        ["--fuzz", "5", "--record", "x"],
        ["--fuzz", "5", "--game", "chess"],
        ["--game", "gold_fever"],
        ["--playback", "x", "--script", "A"],
        ["--board", "toaster"],
        ["--board", "../device"],
    ],
)
def test_options_that_cannot_be(refused, words):
    refused(*words)


@pytest.mark.parametrize("word", "JUMP a A* A*x A*-1 A*² A*99999999 hold: hold:JUMP hold:MENU wait: wait:x A:B".split())
def test_scripts_that_mean_nothing(refused, word):
    """The word is named."""
    assert repr(word) in refused("--script", "UP {} DOWN".format(word))


def test_pictures_that_cannot_be_written(refused, tmp_path):
    """Said before the run, not after it, also for one in the middle of a script; no memory is made."""
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "file").write_text("")
    memory = ["--memory", str(tmp_path / "memory")]
    for name in ("no/a.png", "folder.png", "a.bmp", "a", "file/a.png"):
        path = str(tmp_path / name)
        assert path in refused("--shot", path, *memory)
        assert path in refused("--device-shot", path, *memory)
        assert path in refused("--script", "A shot:" + path, *memory)


def readable_by_all():
    """True where permissions do not count, as for root."""
    return sys.platform == "win32" or os.geteuid() == 0


def test_memory_files_that_cannot_be(refused, tmp_path):
    """A folder, a missing folder, a file of another size: one sentence each, and the file stays as it is."""
    wrong = tmp_path / "letter.txt"
    wrong.write_text("Dear Ada")
    assert "directory" in refused("--memory", str(tmp_path)).lower() or sys.platform == "win32"
    assert "cannot be used" in refused("--memory", str(tmp_path / "no" / "memory"))
    assert "8 bytes, not 4096" in refused("--memory", str(wrong))
    if not readable_by_all():
        wrong.write_bytes(b"\xff" * MEMORY_SIZE)
        wrong.chmod(0o444)
        assert "Permission denied" in refused("--memory", str(wrong))


def test_two_simulators_never_share_a_memory(refused, simulate, tmp_path):
    """The second is refused while the first runs; afterwards the file is free, and unchanged by the second."""
    path = str(tmp_path / "memory")
    first = FileMemory(path)
    first.write(0, b"GPN1")
    assert "in use" in refused("--memory", path)
    with pytest.raises(Refused):
        FileMemory(path)
    assert first.read()[:4] == b"GPN1"
    first.close()
    assert simulate("--memory", path)[0] == 0
    assert simulate("--memory", path, "--script", GAME)[0] == 0  # a run in this process lets go of it too


def test_every_board_starts(simulate):
    for board in boards():
        assert simulate("--board", board)[0] == 0


@pytest.mark.parametrize("option", ["--memory", "--record", "--playback"])
@pytest.mark.parametrize("picture", ["--shot", "--device-shot"])
def test_a_picture_never_takes_another_file_s_place(simulate, refused, tmp_path, option, picture):
    """One name for the memory or a record and a picture: refused before anything is made or changed."""
    path = str(tmp_path / "one.png")
    if option == "--playback":
        simulate("--record", path, "--script", "A")
    assert "cannot be both" in refused(option, path, picture, str(tmp_path / "." / "one.png"))


def test_an_empty_name_is_no_name(refused):
    """As of a variable of the shell that was never set: the game would be lost."""
    assert refused("--memory", "") == "goldpan: The name of the memory file is empty.\n"
