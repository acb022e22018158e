"""A finished game leaves the device and comes back: QR code, console, story, replay."""

import os
import random
import subprocess
import sys

import pygame
import pytest
import zxingcpp

from games.gold_fever import rules
from goldpan import between, export, library, opening, replay, takeaway, text
from goldpan.game import CHANCE, OVER
from goldpan.keys import A, B
from goldpan.scene import Scene
from hal.desktop import window
from support_simulator import click, drawn, ROOT, started
from tools import journal

NAMES = ["Änne", "Bob B.", "Cleo-9", "Dan", "Eve"]


def finished(name="gold_fever", players=2, seed=1):
    """An app of a simulator on the result screen of a game that was played at random."""
    app = started(seed)
    app.settings.values["animation"] = "off"
    game = library.open_game(name)
    options = {option: values[0] for option, values in game.options(players, app.device.buttons.keys)}
    opening.begin(app, name, players, seed % players, options, NAMES[:players])
    rng = random.Random(seed)
    while not on(app, "Result"):
        state = app.session.state
        if app.top.ui.progress is not None or app.top.ui.waiting:
            click(app, A)
        else:
            assert state.turn >= 0
            app.top.make(rng.choice(state.choices()))
        app.device.clock.wait(300)
        app.step()
    return app


def on(app, name):
    """True on a screen of this class; by name, since screens' modules are loaded anew."""
    return type(app.top).__name__ == name


def picture(app, path):
    app.step()
    window.save(app.device, str(path))
    return str(path)


def codes(path):
    """What another program reads in a picture."""
    image = pygame.image.load(path)
    width, height = image.get_size()
    pixels = memoryview(pygame.image.tobytes(image, "RGB")).cast("B", shape=[height, width, 3])
    return zxingcpp.read_barcodes(pixels)


def shown(app, data, tmp_path):
    """The codes read from a screenshot of the screen that shows `data`."""
    app.push(takeaway.TakeAway(app, data, True))
    for _ in range(3):
        app.step()
    found = codes(picture(app, tmp_path / "code.png"))
    click(app, B)
    return found


def tool(*words, told=None):
    command = [sys.executable, "-m", "tools.journal", *words]
    done = subprocess.run(command, cwd=ROOT, input=told, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def resealed(line, **changes):
    """A line with some of its nine fields changed and a check that fits."""
    names = ["mark", "name", "version", "data", "options", "players", "when", "picks"]
    fields = line.split(" ")[:8]
    for name, value in changes.items():
        fields[names.index(name)] = value
    return export.sealed(fields)


# The code


@pytest.mark.parametrize("size", sorted({1} | {room + more for room in takeaway.ROOM for more in (0, 1)} - {231}))
def test_codes_of_every_size_are_read_from_a_screenshot(size, tmp_path):
    """Each version from 1 to 9, at the most it holds and at one byte less than it needs."""
    data = "".join([chr(33 + (place * 7 + size) % 90) for place in range(size)])
    found = shown(started(), data, tmp_path)
    assert [code.text for code in found] == [data]
    assert found[0].ec_level == "L"


def test_the_code_is_not_mirrored():
    """The format of level L and mask 0 ends, in column 8, in a dark module at the bottom; in row 8, in a light one."""
    for size, last in ((10, 20), (230, 52)):
        side, bits = takeaway.modules(b"x" * size)
        pitch = (side + 7) // 8

        def dark(row, column, bits=bits, pitch=pitch):
            at = column + takeaway.QUIET
            return bits[(row + takeaway.QUIET) * pitch + at // 8] & 128 >> at % 8

        assert side == last + 1 + 8
        assert dark(last, 8) and not dark(8, last)


@pytest.mark.parametrize("players", (2, 5))
def test_a_finished_game_is_read_from_its_code(players, tmp_path):
    """The row of the result screen; letters beyond ASCII too. What is read is the console's line, or its result."""
    app = finished(players=players, seed=players)
    line = app.top.line(takeaway.MOST)
    app.top.take_away()
    for _ in range(3):
        app.step()
    found = codes(picture(app, tmp_path / "game.png"))
    assert [code.text for code in found] == [line]
    status, out, _ = tool("--image", str(tmp_path / "game.png"))
    assert status == 0 and ("It fits the rules" in out) == export.is_whole(line)


def test_a_game_that_is_too_long_leaves_its_result(tmp_path):
    app = finished(players=5, seed=12)
    app.journal.events[:] = app.journal.events * 4
    line = app.top.line(takeaway.MOST)
    assert line.split(" ")[7] == export.NO_PICKS
    assert shown(app, line, tmp_path)[0].text == line
    status, out, _ = tool(line)
    assert status == 0 and "Only the result is told" in out


# The picture


def test_a_picture_is_drawn_bit_by_bit_and_given_back():
    """Every pixel of a picture at every scale; when it leaves, its layer is as before and the screen too."""
    app = started()
    screen = app.device.screen
    before = screen.rgb()[2]
    rng = random.Random(3)
    for scale in (1, 2, 3):
        for width, height in ((1, 1), (8, 3), (9, 5), (40, 33)):
            bits = rng.randbytes((width + 7) // 8 * height)
            scene = Scene(160, 128, "picture")
            scene.bitmap(3 * scale, 2 * scale, width, height, bits, scale=scale)
            screen.draw(scene)
            rgb = screen.rgb()[2]
            for y in range(128):
                for x in range(160):
                    column, row = x // scale - 3, y // scale - 2
                    inside = 0 <= column < width and 0 <= row < height
                    white = inside and not bits[row * ((width + 7) // 8) + column // 8] & 128 >> column % 8
                    place = 3 * (160 * y + x)
                    assert rgb[place : place + 3] == (b"\xff\xff\xff" if white else b"\0\0\0"), (x, y, scale)
    screen.draw(app.top.scene())
    assert screen.rgb()[2] == before == drawn(app.top.scene())
    left = {key: len(layer) for key, layer in screen.painter.layers.items() if key[0] == 0}
    assert all(size == 0 for key, size in left.items() if key[1] > 1), left


def test_the_library_is_forgotten_after_use():
    """It takes the board 12 KB that a game needs."""
    takeaway.modules(b"x")
    assert "adafruit_miniqr" not in sys.modules


# The console


def test_a_game_goes_to_the_console_when_it_is_left_and_only_then(capsys):
    app = finished()
    line = app.top.line()
    assert "GP1" not in capsys.readouterr().out
    app.top.leave()
    assert capsys.readouterr().out == line + "\n"
    assert on(app, "MainMenu") and app.journal.start is None


def test_a_game_ends_also_where_no_memory_is_left_for_its_line(capsys):
    app = finished()

    def fails():
        raise MemoryError

    app.top.line = fails
    app.top.leave()
    assert capsys.readouterr().out == "" and app.journal.start is None and len(app.journal.history) == 1


def test_a_game_that_is_given_up_stays_on_the_device(capsys):
    app = started(3)
    opening.begin(app, "gold_fever", 2, 0, {"panning": False, "gold_rush": False, "race": False}, ["A", "B"])
    click(app, A)
    between.end(app.journal)
    app.home()
    assert "GP1" not in capsys.readouterr().out


# The story and the check


def test_the_story_tells_what_happened():
    """Names, scores, every draw with its odds, and that it fits; taken from among other words of a console too."""
    app = finished(players=3, seed=8)
    line, state = app.top.line(), app.session.state
    status, out, _ = tool(line)
    assert status == 0
    assert out.startswith("Gold Fever, finished #1\n")
    draws = len(
        [1 for before, _, _ in replay.history(app.session) if before.turn == CHANCE and len(before.outcomes()) > 1]
    )
    assert len([row for row in out.splitlines() if "/" in row and row.split()[-1].replace("/", "").isdigit()]) == draws
    for player in range(3):
        score = [row for row in out.splitlines() if NAMES[player] in row][0]
        assert int(score.split()[-1]) == state.scores()[player]
    assert "It fits the rules: {} events".format(len(app.journal.events)) in out
    status, german, _ = tool(line, "--language", "de")
    assert status == 0 and len(german.splitlines()) == len(out.splitlines())
    assert " zieht Gold." in german and " drew gold." in out
    assert tool(told="boot\n]0;code.py " + line + "\nbye\n") == (0, out, "")


def test_every_damaged_character_is_found():
    line = finished().top.line()
    for place in range(len(line)):
        with pytest.raises(journal.Refused):
            journal.parsed(line[:place] + chr(ord(line[place]) ^ 1) + line[place + 1 :])


def test_what_is_no_line_is_refused_in_a_sentence():
    line = finished().top.line()
    cases = {
        "": "begins with GP1",
        "hello": "begins with GP1",
        "GP2" + line[3:]: "format GP2",
        line + " more": "10 parts",
        line[:40]: "parts",
        resealed(line, picks="x"): "not one that Goldpan writes",
        resealed(line, picks="99999999.5.2.AAAA"): "not one that Goldpan writes",
        resealed(line, picks="3.5.0.AAAA"): "not one that Goldpan writes",
        resealed(line, players="Anna"): "not one that Goldpan writes",
        resealed(line, options="start"): "not one that Goldpan writes",
    }
    for text_given, sentence in cases.items():
        with pytest.raises(journal.Refused, match=sentence):
            journal.parsed(text_given)
    assert tool("GP2 x") == (2, "", "journal: This line has the format GP2; this tool reads GP1.\n")
    status, out, error = tool(told="nothing here\n")
    assert (status, out) == (2, "") and error.count("\n") == 1


def misfit(line):
    text.use("en")
    with pytest.raises(journal.Misfit) as found:
        list(journal.story(journal.parsed(line)))
    return str(found.value)


def test_a_game_that_leaves_the_rules_is_told_up_to_there():
    """Each kind of lie in a line with a good check is found, and where."""
    app = finished(seed=5)
    line, events = app.top.line(), bytearray(app.journal.events)
    at = [place for place, _ in enumerate(events) if place % 7 == 3][0]
    wrong = bytearray(events)
    wrong[at] = 9
    assert "Event {}:".format(at + 1) in misfit(resealed(line, picks=export.picks(wrong)))
    assert "over after event {}".format(len(events)) in misfit(resealed(line, picks=export.picks(events + b"\0")))
    assert "not over after its last event" in misfit(resealed(line, picks=export.picks(events[:-1])))
    assert "rules of version 9" in misfit(resealed(line, version="9"))
    assert "rules of data 7" in misfit(resealed(line, data="7"))
    assert "no game called chess" in misfit(resealed(line, name="chess"))
    assert "No such game can begin" in misfit(resealed(line, options="start=5"))
    assert "No such game can begin" in misfit(resealed(line, options="speed=5"))
    players = line.split(" ")[5]
    assert "tells the winners" in misfit(resealed(line, players=players.replace("*", "")))
    assert "tells the scores" in misfit(resealed(line, players=players.replace("=5", "=4")))
    status, out, _ = tool(resealed(line, picks=export.picks(wrong)))
    assert status == 1 and out.splitlines()[-1].startswith("It does not fit the rules. Event {}".format(at + 1))


@pytest.mark.parametrize("name", library.GAMES)
def test_every_game_comes_back_from_its_line(name):
    """Games of every title, for every number of players: the picks, and the check that they fit."""
    package = library.open_game(name)
    module = library.load(name, "rules")
    rng = random.Random(1)
    for players in range(package.PLAYERS[0], package.PLAYERS[1] + 1):
        options = {option: values[0] for option, values in package.options(players, tuple(range(6)))}
        options["start"] = players - 1
        state = module.State(players, **options)
        events = bytearray()
        while state.turn != OVER:
            choices = [o for o, _ in state.outcomes()] if state.turn == CHANCE else state.choices()
            events.append(rng.randrange(len(choices)))
            state.apply(choices[events[-1]])
        names = ["P{}".format(player) for player in range(players)]
        start = journal.Start(name, module.VERSION, module.DATA_SUM, players, options, names)
        game = journal.parsed(export.line(start, state, events, "#3"))
        assert game.picks == list(events) and game.start.options == options
        assert list(journal.story(game))[-1].startswith("It fits the rules")


# The replay


@pytest.mark.parametrize("players", (2, 4))
def test_the_simulator_replays_a_game_to_its_end(players, tmp_path):
    """Presses aside, the app goes through the same events and shows the same result."""
    app = finished(players=players, seed=20 + players)
    game = journal.parsed(app.top.line())
    other = started(99)
    replay = journal.Replay(other, game)
    replay.begin()
    while replay.step():
        other.device.clock.wait(900)
        other.step()
    assert list(other.journal.events) == game.picks == list(app.journal.events)
    assert repr(other.session.state) == repr(app.session.state)  # of the same class by name: games are reloaded
    assert on(other, "Result")


def test_the_replay_from_the_command_line(tmp_path):
    line = finished(seed=4).top.line()
    shot = str(tmp_path / "end.png")
    assert tool("--play", "--headless", "--shot", shot, line) == (0, "", "")
    assert os.path.getsize(shot) > 1000
    status, _, error = tool("--play", "--headless", resealed(line, picks=export.NO_PICKS))
    assert status == 2 and "nothing to replay" in error
    assert tool("--play", "--headless", resealed(line, version="9"))[0] == 1


def test_rules_is_the_version_in_the_lines():
    """So that a line of old rules is told apart."""
    assert finished().top.line().split(" ")[2] == str(rules.VERSION)
