"""Reads a finished game back from the line of text on the console or the QR code: a story, and a check.

    python -m tools.journal 'GP1 gold_fever 1 0 …'    tell the game, and whether it fits the rules
    python -m tools.journal --image PHOTO.png         the same from a picture of the QR code
    python -m tools.journal < console.txt             the same for the last such line of a text
    python -m tools.journal --language de 'GP1 …'     the story in German
    python -m tools.journal --play 'GP1 …'            replay it in the simulator

Exit status: 0 the game fits the rules; 1 it does not, and it says where; 2 this is no line of a game.
`goldpan.export` tells what is in a line.
"""

import argparse
import os
import sys
from base64 import b64decode
from binascii import crc32

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# `-m` put the root in front, where code.py would shadow Python's own `code`; at the end it cannot.
sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") != ROOT]
sys.path += [os.path.join(ROOT, "lib"), ROOT]

from goldpan import (  # noqa: E402  the path had to be right first
    export,
    library,
    replay,  # noqa: E402
)
from goldpan.game import CHANCE, OVER  # noqa: E402
from goldpan.journal import Start  # noqa: E402
from goldpan.text import ENGLISH, languages, t, use  # noqa: E402

COLUMNS = 72
MOST_PICKS = 10_000  # no game is longer; a forged number must not take all memory
BEAT_MS = 700  # between two moves of a replay that somebody watches


class Refused(Exception):
    """This is no line of a game, or not one that can be read here; one sentence."""


class Misfit(Exception):
    """The game does not fit the rules; one sentence says where."""


class Game:
    """What stands in a line. `picks` is a list of indices, or None where only the result is told."""

    def __init__(self, start, scores, winners, when, picks):
        self.start = start
        self.scores = scores
        self.winners = winners
        self.when = when
        self.picks = picks


# Reading


def parsed(line):
    """The Game of a line. Refused when it is none, damaged, or of another version of the format."""
    fields = line.split()
    if not fields or not fields[0].startswith(export.MARK[:2]):
        raise Refused("This is no game of Goldpan: its line begins with {}.".format(export.MARK))
    if fields[0] != export.MARK:
        raise Refused("This line has the format {}; this tool reads {}.".format(fields[0][:20], export.MARK))
    if len(fields) != 9:
        raise Refused("The line has {} parts, not 9: some of it is missing, or there is more.".format(len(fields)))
    seal = "{:08x}".format(crc32(" ".join(fields[:-1]).encode()))
    if seal != fields[-1]:
        raise Refused("The line is damaged: its check is {}, but it ends in {}.".format(seal, fields[-1][:20]))
    try:
        return game_of(fields)
    except (ValueError, IndexError, OverflowError) as error:
        raise Refused("The line is sound, but not one that Goldpan writes ({}).".format(error)) from None


def game_of(fields):
    """The Game of the nine fields of a line. ValueError when they make none."""
    _, name, version, data_sum, options, players, when, picks, _ = fields
    names, scores, winners = [], [], []
    for place, player in enumerate(players.split(",")):
        player_name, score = player.split("=")
        names.append(player_name.replace("_", " "))
        scores.append(int(score.rstrip("*")))
        if score.endswith("*"):
            winners.append(place)
    pairs = [] if options == "-" else [pair.split("=") for pair in options.split(",")]
    start = Start(name, int(version), int(data_sum), len(names), {key: valued(value) for key, value in pairs}, names)
    return Game(start, scores, winners, when, None if picks == export.NO_PICKS else unpicked(picks))


def valued(text):
    """The option that `export.value` wrote."""
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.lstrip("-").isdecimal() else text


def unpicked(text):
    """The row of small numbers that `export.picks` wrote. ValueError when it is none."""
    count, top, low, digits = text.split(".")
    count, top, low = int(count), int(top), int(low)
    if not (0 <= count <= MOST_PICKS and 0 <= top < 240 and 1 <= low <= top + 1):
        raise ValueError("impossible picks")
    number = int.from_bytes(b64decode(digits + "=" * (-len(digits) % 4), validate=True), "big")
    found = []
    for _ in range(count):
        number, pick = divmod(number, low if low > top else low + 1)
        if pick == low:
            number, more = divmod(number, top - low + 1)
            pick += more
        found.append(pick)
    if number:
        raise ValueError("more picks than it says")
    return found


def last_line(text):
    """The last line of a game in what a console said. Refused when there is none."""
    lines = text.splitlines()
    found = [line[line.index(export.MARK + " ") :] for line in lines if export.MARK + " " in line]
    if not found:
        raise Refused("There is no line of a game in this.")
    return found[-1]


def from_picture(path):
    """The text of the QR code in a picture. Refused when there is none to read."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
        import zxingcpp
    except ImportError as error:
        raise Refused("Reading pictures needs {}: pip install -r requirements.txt.".format(error.name)) from None
    try:
        picture = pygame.image.load(path)
    except (OSError, pygame.error) as error:
        raise Refused("The picture {} cannot be read: {}.".format(path, error)) from None
    width, height = picture.get_size()
    pixels = memoryview(pygame.image.tobytes(picture, "RGB")).cast("B", shape=[height, width, 3])
    for code in zxingcpp.read_barcodes(pixels):
        if code.text.startswith(export.MARK[:2]):
            return code.text
    raise Refused("No QR code of a game was found in {}.".format(path))


# Checking and telling


def rules_of(start):
    """The rules module of a game. Misfit when it is not the one the game was played with."""
    if start.name not in library.GAMES:
        raise Misfit("There is no game called {} here.".format(start.name))
    rules = library.load(start.name, "rules")
    for mine, its, what in ((rules.VERSION, start.version, "version"), (rules.DATA_SUM, start.data_sum, "data")):
        if mine != its:
            raise Misfit("It was played with rules of {} {}; here is {}.".format(what, its, mine))
    return rules


def history(game):
    """Replays: yields (event number, before, move, after). Misfit where the game leaves the rules."""
    rules = rules_of(game.start)
    try:
        state = replay.fresh(rules, game.start)
    except replay.OtherRules as error:
        raise Misfit("No such game can begin: {}".format(error.__cause__)) from None
    for place, index in enumerate(game.picks):
        if state.turn == OVER:
            raise Misfit("The game was over after event {}, but {} were told.".format(place, len(game.picks)))
        try:
            move = replay.pick_of(state, index)
        except replay.OtherRules:
            options = len(state.outcomes() if state.turn == CHANCE else state.choices())
            who = "chance" if state.turn == CHANCE else game.start.names[state.turn]
            raise Misfit("Event {}: {} picked number {} of {}.".format(place + 1, who, index + 1, options)) from None
        before = state.copy()
        state.apply(move)
        yield place + 1, before, move, state
    if state.turn != OVER:
        raise Misfit("The game is not over after its last event, number {}.".format(len(game.picks)))
    compare("scores", game.scores, state.scores())
    compare("winners", game.winners, sorted(state.winners()))


def compare(what, told, found):
    if list(told) != list(found):
        raise Misfit("It tells the {} {}, but they are {}.".format(what, told, list(found)))


def story(game):
    """Yields the game in lines of text. Misfit, after what could be told, where it leaves the rules."""
    from goldpan.gamemenu import chance_of, told
    from goldpan.play import Ui

    start = game.start
    known = start.name in library.GAMES
    if known:
        library.open_game(start.name)
    yield "{}, finished {}".format(t(start.name), game.when)
    options = ["{} {}".format(key, value) for key, value in sorted(start.options.items())]
    yield "Options: " + (", ".join(options) or "none")
    for player, name in enumerate(start.names):
        star = "★" if player in game.winners else " "
        yield "  {} {:10}{:4}".format(star, name, game.scores[player])
    yield ""
    if game.picks is None:
        yield "Only the result is told, not the game."
        return
    rules_of(start)
    view = library.load(start.name, "view")
    ui = Ui(160, 128, 8, tuple(range(6)), start.names, "full")
    for number, before, move, after in history(game):
        for row, line in enumerate(told(view.story(before, move, after, ui), chance_of(before, move), COLUMNS - 6)):
            yield "{:4}  {}".format(number if row == 0 else "", line)
    yield ""
    yield "It fits the rules: {} events, the same scores and winners.".format(len(game.picks))


# Replaying in the simulator


class Replay:
    """Plays a game on an app: players' moves by call, chance through the entropy of the device."""

    def __init__(self, app, game):
        self.app = app
        self.game = game
        self.place = 0
        app.device.entropy = self.entropy

    def begin(self):
        from goldpan import opening

        start = self.game.start
        opening.begin(self.app, start.name, start.players, start.options.get("start", 0), start.options, start.names)

    def entropy(self, size):
        """The bytes that make chance pick what it picked then."""
        index = self.game.picks[len(self.app.journal.events)]
        below = sum([weight for _, weight in self.app.session.state.outcomes()[:index]])
        return below.to_bytes(size, "big")

    def step(self):
        """Do what is to be done now, nothing while chance is shown at work. False when the game is over."""
        from goldpan.play import Play

        screen = self.app.top
        state = self.app.session.state
        if not isinstance(screen, Play) or state.turn == OVER:
            return False
        if screen.ui.waiting:
            screen.go_on(True)
        elif screen.ui.progress is None:
            screen.make(replay.pick_of(state, self.game.picks[len(self.app.journal.events)]))
        return True


def play(game, options):
    """Replay a game on the simulator; afterwards the window stays open at its result."""
    if game.picks is None:
        raise Refused("Only the result is told: there is nothing to replay.")
    for _ in history(game):
        pass
    from hal.desktop import device, script, window

    try:
        board = device.Simulated(options.board, 0)
        app = simulated_app(board, options.language)
        runner = script.Runner(app) if options.headless else window.Window(app)
    except device.Refused as error:
        raise Refused(str(error)) from None
    replay = Replay(app, game)
    try:
        replay.begin()
        while replay.step():
            runner.wait(BEAT_MS)
        if options.shot:
            window.save(board, options.shot)
        if not options.headless:
            runner.run_for_ever()
    except window.Closed:
        pass
    return 0


def simulated_app(board, language):
    from goldpan.app import App
    from goldpan.starting import start as start_app

    app = App(board, language=language)
    start_app(app)
    app.step()
    return app


# The command line


def arguments(words):
    parser = argparse.ArgumentParser(prog="python -m tools.journal", description=__doc__.split("\n")[0])
    add = parser.add_argument
    add("line", nargs="*", help="the line of a game; without it and --image it is looked for in the input")
    add("--image", metavar="FILE", help="read the QR code in this picture")
    add("--language", choices=languages(), default=ENGLISH, help="of the story (default: %(default)s)")
    add("--play", action="store_true", help="replay the game in the simulator")
    add("--headless", action="store_true", help="with --play: no window")
    add("--shot", metavar="FILE.png", help="with --play: a screenshot of the end")
    add("--board", metavar="NAME", default="pico_st7735r", help="with --play: which board (default: %(default)s)")
    return parser.parse_args(words)


def main(words=None):
    options = arguments(words)
    use(options.language)
    try:
        if options.image:
            line = from_picture(options.image)
        else:
            line = " ".join(options.line) or last_line(sys.stdin.read())
        game = parsed(line)
        if options.play:
            return play(game, options)
        for text in story(game):
            print(text)
        return 0
    except Misfit as error:
        print("It does not fit the rules. {}".format(error))
        return 1
    except Refused as error:
        print("journal: {}".format(error), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
