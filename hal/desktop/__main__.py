"""The simulator's command line: `python -m hal.desktop --help`."""

import argparse
import os
import random
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# `-m` put the root in front, where code.py would shadow Python's own `code`; at the end it cannot.
sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") != ROOT]
sys.path += [os.path.join(ROOT, "lib"), ROOT]

from hal.desktop import device as simulated  # noqa: E402  the path had to be right first
from hal.desktop import record, script  # noqa: E402
from hal.desktop.device import Refused  # noqa: E402

KEYS = """keys: arrows; A is Enter, Space or A; B is Esc, Backspace or B, held for the menu. The mouse works too."""


def arguments(words):
    """The parsed command line; argparse ends with status 2 and one sentence for what it does not know."""
    parser = argparse.ArgumentParser(
        prog="python -m hal.desktop", description="Goldpan on a simulated handheld.", epilog=KEYS
    )
    add = parser.add_argument
    add("--board", metavar="NAME", default="pico_st7735r", help="which board to simulate (default: %(default)s)")
    add("--memory", metavar="FILE", help="keep games and settings in this file, also when the simulator is killed")
    add("--seed", metavar="N", type=int, help="repeatable chance; without it chance is real")
    add("--headless", action="store_true", help="no window; time passes as fast as it can; prints the last screen")
    add("--script", metavar="WORDS", help='play keys: "A DOWN A*3 hold:B wait:500 shot:FILE.png"')
    add("--record", metavar="FILE", help="write all presses to a new file")
    add("--playback", metavar="FILE", help="play such a file; says whether it ends on the same screen")
    add("--shot", metavar="FILE.png", help="write a screenshot of the panel at the end")
    add("--device-shot", metavar="FILE.png", help="the same of the whole device with its lights")
    add("--fuzz", metavar="N", type=int, help="press N random keys, headless, and say what was seen")
    found = parser.parse_args(words)
    if found.playback and (found.script or found.record or found.fuzz is not None):
        raise Refused("A playback takes its presses from the record alone.")
    if found.fuzz is not None and (found.fuzz < 1 or found.script or found.record):
        raise Refused("Fuzzing takes a number of presses above 0, and neither a script nor a record.")
    return found


def writable(path):
    """Refused when a picture cannot be written at `path`, before the run rather than after it."""
    if path and not os.path.isdir(os.path.dirname(os.path.abspath(path))):
        raise Refused("There is no folder for the picture {}.".format(path))


def run(words):
    """One run of the simulator. Refused for anything that cannot be; gives the exit status."""
    options = arguments(words)
    keys = script.parsed(options.script) if options.script else []
    writable(options.shot)
    writable(options.device_shot)
    played = record.read(options.playback) if options.playback else None
    seed = played[0].get("seed") if played else options.seed
    if options.record and seed is None:
        seed = random.randrange(1 << 32)
    board = simulated.Simulated(options.board, seed, options.memory)
    head = record.header(options.board, seed, board.memory.read())
    if played:
        record.matches(played[0], head)
    if options.fuzz is not None:
        return fuzzed(board, options)
    return play(board, options, keys, played, head)


def open_app(board, strict=False):
    from goldpan.app import App

    app = App(board, strict)
    app.start()
    app.step()
    return app


def play(board, options, keys, played, head):
    """Run to the end of script or playback, or until the window is closed."""
    from hal.desktop import window

    def shot(path):
        writable(path)
        window.save(board, path)

    recorder = record.Recorder(options.record, head) if options.record else None
    app = open_app(board)
    runner = script.Runner(app, shot) if options.headless else window.Window(app, shot)
    if recorder:
        board.buttons.heard = recorder.heard
    same = True
    if played:
        same = record.play(runner, played[1], played[2])
    else:
        runner.run(keys)
        if not options.headless:
            runner.run_for_ever()
    if recorder:
        recorder.end(board)
    if options.shot:
        window.save(board, options.shot)
    if options.device_shot:
        window.save_device(board, options.device_shot)
    if options.headless:
        print("\n".join(text_of(board.screen.scene)))
    if played:
        print("Played back: {}.".format("the same last screen" if same else "ANOTHER last screen"))
    return 0 if same else 1


def text_of(scene):
    """The lines of text on a scene, top to bottom."""
    rows = {}
    for item in scene.items:
        if len(item) == 7:
            rows.setdefault(item[1], []).append((item[0], item[6]))
    return ["  ".join(text.strip() for _, text in sorted(row) if text.strip()) for _, row in sorted(rows.items())]


def fuzzed(board, options):
    """Random presses; says what was seen."""
    from hal.desktop.fuzz import fuzz

    seen = fuzz(open_app(board, strict=True), options.fuzz, options.seed or 0)
    for name in sorted(seen):
        print("{:9,} {}".format(seen[name], name))
    print("{:,} presses: nothing failed, stuck or cut off.".format(options.fuzz))
    return 0


def main(words=None):
    """The exit status: 0, 1 for a playback that ends elsewhere, 2 with one sentence for bad input."""
    try:
        return run(words)
    except Refused as error:
        print("goldpan: {}".format(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
