"""DV-4: killing the simulator is a power cut; starting it again goes on where it was."""

import random
import subprocess
import time

import pytest

from games.gold_fever import rules
from goldpan.game import CHANCE
from hal.desktop.__main__ import main
from support_simulator import command, ROOT, saved

SCRIPT = "A A wait:50 " + "A*2 RIGHT A " * 25
KILLS = 12
EVENT = 3  # bytes of memory that an event takes


@pytest.fixture(scope="module")
def uncut(tmp_path_factory):
    """The events of the game when nobody cuts the power, and how much of the memory is written before the first."""
    path = str(tmp_path_factory.mktemp("uncut") / "memory")
    assert main(["--headless", "--memory", path, "--seed", "12", "--script", SCRIPT]) == 0
    journal = saved(path)
    assert journal.start and len(journal.events) > 60, "the script should not come to the end of its game"
    return bytes(journal.events), written(path) - EVENT * len(journal.events)


def state_of(journal):
    """The state after all events of a journal."""
    state = rules.State(journal.start.players, **journal.start.options)
    for index in journal.events:
        state.apply(state.outcomes()[index][0] if state.turn == CHANCE else state.choices()[index])
    return state


def written(path):
    """Bytes of the memory file that are not erased."""
    try:
        with open(path, "rb") as file:
            return len(file.read().rstrip(b"\xff"))
    except OSError:
        return 0


def kill_when(path, size):
    """Start the simulator, kill it as soon as `size` bytes of its memory are written."""
    process = subprocess.Popen(
        command("--headless", "--memory", path, "--seed", "12", "--script", SCRIPT),
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        deadline = time.monotonic() + 60
        while written(path) < size and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.0005)
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize("number", range(KILLS))
def test_dv_4_killed_at_any_moment_the_game_goes_on(number, uncut, tmp_path, capsys):
    """DV-4: what the file holds is the beginning of the uncut game, and the next start plays on from there."""
    events, head = uncut
    path = str(tmp_path / "memory")
    kill_when(path, head + EVENT * random.Random(number).randrange(40))
    cut = saved(path)
    assert cut.log.note is None
    assert cut.start and cut.start.name == "gold_fever"
    assert bytes(cut.events) == events[: len(cut.events)]
    before = state_of(cut)
    assert main(["--headless", "--memory", path, "--seed", str(number), "--script", "wait:3000"]) == 0
    shown = capsys.readouterr().out
    on = saved(path)
    assert on.log.note is None
    assert bytes(on.events)[: len(cut.events)] == bytes(cut.events)
    state = state_of(on)
    if before.turn != CHANCE:
        assert state == before  # nothing happens by itself
    names = on.start.names
    assert "{}'s turn".format(names[state.active]) in shown
    assert "▶{} {}".format(names[state.active], state.scored[state.active]) in shown
    main(["--headless", "--memory", path, "--seed", str(number), "--script", "A*2 wait:3000"])
    assert len(saved(path).events) > len(on.events)


def test_dv_4_killed_before_anything_is_written(tmp_path):
    """DV-4: also before there is a game, or even a memory, the next start is a sound one."""
    for size in (0, 1):
        path = str(tmp_path / str(size))
        kill_when(path, size)
        assert main(["--headless", "--memory", path, "--script", "A A A"]) == 0
        assert saved(path).start


def test_dv_4_the_kills_really_cut(uncut, tmp_path):
    """The kills above come in the middle of the game: what they leave is more than nothing and less than all."""
    events, head = uncut
    for number in (5, 20):
        path = str(tmp_path / str(number))
        kill_when(path, head + EVENT * number)
        assert number <= len(saved(path).events) < len(events)
