"""The simulator's command line: `python -m hal.desktop --help`."""

import argparse
import os
import random
import sys
import traceback

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# `-m` put the root in front, where code.py would shadow Python's own `code`; at the end it cannot.
sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") != ROOT]
sys.path += [os.path.join(ROOT, "lib"), ROOT]

from goldpan import library  # noqa: E402  the path had to be right first
from goldpan.text import languages  # noqa: E402
from hal.desktop import device as simulated  # noqa: E402
from hal.desktop import record, script  # noqa: E402
from hal.desktop.device import Refused  # noqa: E402

VERDICTS = {
    True: "Played back: the same last screen.",
    False: "Played back: ANOTHER last screen.",
    None: "Played back: a record without an end, from a run that was killed.",
}
KEYS = """keys: arrows; A is Enter, Space or A; B is Esc, Backspace or B, held for the menu. The mouse works too."""


class Parser(argparse.ArgumentParser):
    """One that says what is wrong in one sentence, without listing what would be right."""

    def error(self, message):
        raise Refused("{}; --help tells what there is.".format(message[:1].upper() + message[1:]))


def arguments(words):
    """The parsed command line. Refused for what it does not know."""
    parser = Parser(
        prog="python -m hal.desktop",
        description="Goldpan on a simulated handheld.",
        epilog=KEYS,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--board", metavar="NAME", default="pico_st7735r", help="which board to simulate (default: %(default)s)")
    add("--memory", metavar="FILE", help="keep games and settings in this file, also when the simulator is killed")
    add("--language", choices=languages(), help="what the device speaks, whatever its settings say")
    add("--seed", metavar="N", type=int, help="repeatable chance; without it chance is real")
    add("--headless", action="store_true", help="no window; time passes as fast as it can; prints the last screen")
    add(
        "--script",
        metavar="WORDS",
        help='play keys UP DOWN LEFT RIGHT A B MENU: "A DOWN A*3 hold:B wait:500 shot:FILE.png"',
    )
    add("--record", metavar="FILE", help="write all presses to a new file")
    add("--playback", metavar="FILE", help="play such a file; says whether it ends on the same screen")
    add("--shot", metavar="FILE.png", help="write a screenshot of the panel at the end")
    add("--device-shot", metavar="FILE.png", help="the same of the whole device with its lights")
    add("--fuzz", metavar="N", type=int, help="press N random keys, headless, and say what was seen")
    add("--game", choices=library.GAMES, help="fuzz this game alone, begun anew whenever none goes on")
    found = parser.parse_args(words)
    if found.playback and (found.script or found.record or found.fuzz is not None):
        raise Refused("A playback takes its presses from the record alone.")
    if found.fuzz is not None and (found.fuzz < 1 or found.script or found.record):
        raise Refused("Fuzzing takes a number of presses above 0, and neither a script nor a record.")
    if found.game and found.fuzz is None:
        raise Refused("A game is named for fuzzing only: --fuzz N --game NAME.")
    return found


def writable(path):
    """Refused when a picture cannot be written at `path`: before the run, not after it."""
    folder = os.path.dirname(os.path.abspath(path))
    if not path.lower().endswith(".png"):
        raise Refused("A picture's name must end in .png, unlike {}.".format(path))
    if not os.path.isdir(folder):
        raise Refused("There is no folder for the picture {}.".format(path))
    if os.path.isdir(path) or not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise Refused("The picture {} cannot be written.".format(path))


def apart(shots, options):
    """Refused when two files of a run are the same: a picture must not overwrite the memory or a record."""
    taken = {}
    named = [("memory file", options.memory), ("record", options.record), ("record", options.playback)]
    for what, path in named + [("picture", path) for path in shots]:
        if path == "":
            raise Refused("The name of the {} is empty.".format(what))
        if path is None:
            continue
        real = os.path.realpath(path)
        if taken.get(real, what) != what or (real in taken and what != "picture"):
            raise Refused("{} cannot be both {} and {}.".format(path, taken[real], what))
        taken[real] = what


def run(words):
    """One run of the simulator. Refused for anything that cannot be; gives the exit status.

    All that can be refused is looked at before the first file is made, the memory being the last.
    """
    options = arguments(words)
    keys = script.parsed(options.script) if options.script else []
    shots = [options.shot, options.device_shot] + [value for what, value in keys if what == "shot"]
    apart(shots, options)
    for path in shots:
        if path:
            writable(path)
    if options.record:
        record.free(options.record)
    seed = options.seed
    if options.playback:
        return played_back(options)
    if seed is None and options.record:
        seed = random.randrange(1 << 32)
    if seed is None and options.fuzz is not None:
        seed = 0
    board = simulated.Simulated(options.board, seed, options.memory)
    try:
        if options.fuzz is not None:
            return fuzzed(board, options, seed)
        recorder = None
        if options.record:
            head = record.header(options.board, seed, board.memory.read(), options.language)
            recorder = record.Recorder(options.record, head)
        return played(board, options, keys, recorder)
    finally:
        board.memory.close()


def open_app(board, strict=False, language=None):
    from goldpan.app import App
    from goldpan.starting import start as start_app

    app = App(board, strict, language)
    start_app(app)
    app.step()
    return app


def runner_for(board, options):
    """What lets an app run: a window, or nothing but time. Refused where there is no window to be had."""
    from hal.desktop import window

    def shot(path):
        saved(window.save, board, path)

    app = open_app(board, language=options.language)
    return script.Runner(app, shot) if options.headless else window.Window(app, shot)


def played(board, options, keys, recorder):
    """Run to the end of the script, or until the window is closed."""
    from hal.desktop.window import Closed

    runner = runner_for(board, options)
    if recorder:
        board.buttons.heard = recorder.heard
    try:
        runner.run(keys)
        if not options.headless:
            runner.run_for_ever()
    except Closed:
        pass
    if recorder:
        recorder.end(board)
    finish(board, options)
    return 0


def played_back(options):
    """Play a record; the memory file is only read. The exit status says whether it ends on the same screen."""
    from hal.desktop.window import Closed

    head, changes, end = record.read(options.playback)
    seed = head["seed"] if options.seed is None else options.seed
    options.language = options.language or head.get("language")
    if options.language not in languages() + (None,):
        raise Refused("The record was made in the language {}, which is not here.".format(options.language))
    board = simulated.Simulated(options.board, seed, options.memory, keep=False)
    record.matches(head, record.header(options.board, seed, board.memory.read(), options.language))
    runner = runner_for(board, options)
    runner.deaf = True
    try:
        same = record.play(runner, changes, end)
        print(VERDICTS[same])
        finish(board, options)
        runner.deaf = False
        if not options.headless:
            runner.run_for_ever()  # to look round, or play on from there
    except Closed:
        return 0
    return 1 if same is False else 0


def finish(board, options):
    """The last screen, as pictures and as text."""
    from hal.desktop import window

    if options.shot:
        saved(window.save, board, options.shot)
    if options.device_shot:
        saved(window.save_device, board, options.device_shot)
    if options.headless:
        print("\n".join(text_of(board.screen.scene)))
        if board.screen.light < 100:
            print("The screen is at {} %.".format(board.screen.light) if board.screen.light else "The screen is dark.")


def saved(save, board, path):
    """Write a picture. Refused, with one sentence, when that fails after all."""
    import pygame

    try:
        save(board, path)
    except (OSError, pygame.error) as error:
        raise Refused("The picture {} cannot be written: {}.".format(path, error)) from error


def text_of(scene):
    """The lines of text on a scene, top to bottom."""
    rows = {}
    for item in scene.items:
        if len(item) == 7:
            rows.setdefault(item[1], []).append((item[0], item[6]))
    return ["  ".join(text.strip() for _, text in sorted(row) if text.strip()) for _, row in sorted(rows.items())]


def fuzzed(board, options, seed):
    """Random presses; says what was seen. Exit status 1 when they found something."""
    from hal.desktop.fuzz import Found, fuzz

    try:
        app = open_app(board, True, options.language)
        seen = fuzz(app, options.fuzz, seed, options.game)
    except Exception as error:
        if not isinstance(error, Found):
            traceback.print_exc()
        where = getattr(error, "__notes__", [""])[0]
        print("Seed {} found something: {} {}".format(seed, error, where).rstrip(), file=sys.stderr)
        return 1
    app.show()
    for name in sorted(seen):
        print("{:9,} {}".format(seen[name], name))
    print("{:,} presses with seed {}: nothing failed, stuck or cut off.".format(options.fuzz, seed))
    finish(board, options)
    return 0


def main(words=None):
    """The exit status: 0; 1 for a playback that ends elsewhere and a fuzzer that finds something; 2, with one sentence,
    for bad input."""
    try:
        return run(words)
    except Refused as error:
        print("goldpan: {}".format(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
