"""How fast things are on this computer (`make bench`): a table, not a test. One core, no window.

Of every game on the menu: random play; one press and its frame, in time, memory and pixels; replaying the
longest journal that fits the memory. The board is some hundred times slower (tools/pico.py measures there).
"""

import os
import random
import statistics
import sys
import time
import tracemalloc

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The root goes behind everything else: its code.py must not shadow Python's own `code`.
sys.path += [path for path in (os.path.join(ROOT, "tools"), os.path.join(ROOT, "lib"), ROOT) if path not in sys.path]

from goldpan import between, library  # noqa: E402  the path had to be right first
from goldpan.game import CHANCE, OVER  # noqa: E402
from goldpan.journal import Journal, Start  # noqa: E402
from goldpan.keys import A, DOWN, RIGHT  # noqa: E402
from goldpan.log import Log  # noqa: E402
from goldpan.play import Play  # noqa: E402
from goldpan.replay import resume  # noqa: E402
from goldpan.text import t as text  # noqa: E402
from hal.desktop.device import RamMemory  # noqa: E402
from screens import Tour  # noqa: E402

SECONDS = 1.5  # of random play a game and number of players
STEPS = 60  # presses of which the middle one counts
GOAL = {"gold_fever": 100_000}  # actions a second in random play, on one core
ROW = "  {:34}{:>14}  {}"


def row(what, value, unit="", remark=""):
    print(ROW.format(what, value, (unit + "   " + remark).strip()))


def random_step(state, random):
    """One action of random play; gives its index, and does not start on a game that is over."""
    if state.turn == CHANCE:
        outcomes = state.outcomes()
        number = random() * sum([weight for _, weight in outcomes])
        index = 0
        while number >= outcomes[index][1]:
            number -= outcomes[index][1]
            index += 1
        state.apply(outcomes[index][0])
        return index
    choices = state.choices()
    index = int(random() * len(choices))
    state.apply(choices[index])
    return index


def play(rules, players, seconds):
    """(actions, games, seconds) of random play; seconds of one core, so that other work on it does not count."""
    rng = random.Random(1).random
    actions = games = 0
    start = time.process_time()
    while True:
        state = rules.State(players)
        while state.turn != OVER:
            random_step(state, rng)
            actions += 1
            if not actions & 255 and time.process_time() - start > seconds:
                return actions, games, time.process_time() - start
        games += 1


def bench_play(name):
    rules = library.load(name, "rules")
    low, high = library.load(name, "").PLAYERS
    for players in sorted({low, high}):
        goal = GOAL.get(name) if players == low else None
        actions, games, seconds = play(rules, players, SECONDS)
        speed = actions / seconds
        remark = "" if not goal else "goal {:,}: {}".format(goal, "met" if speed >= goal else "MISSED")
        row("random play, {} players".format(players), "{:,.0f}".format(speed), "actions/s", remark)
        if games:
            row("  a game is", "{:,.0f}".format(actions / games), "actions")


def timed(action):
    """Milliseconds of one core that `action()` takes."""
    start = time.process_time()
    action()
    return 1000 * (time.process_time() - start)


def allocated(action):
    """Bytes that `action()` has in use at most, beyond what was in use before."""
    tracemalloc.start()
    try:
        action()
        start = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        action()
        return tracemalloc.get_traced_memory()[1] - start
    finally:
        tracemalloc.stop()


def bench_step(t):
    """A press and its frame, in the middle of random play: logic and scene, then the painting."""
    app, screen = t.app, t.app.device.screen
    steps, paints, sent = [], [], []
    for _ in range(STEPS):
        t.until(lambda t: isinstance(t.app.top, Play) and not t.moving())
        key = t.rng.choice((A, RIGHT))
        before = screen.wire.pixels
        screen.painting = False
        steps.append(timed(lambda key=key: t.runner.feed(key, True)))
        screen.painting = True
        scene = screen.scene
        paints.append(timed(lambda scene=scene: screen.painter.draw(scene)))
        sent.append(screen.wire.pixels - before)
        t.runner.feed(key, False)
        t.until(lambda t: not isinstance(t.app.top, Play) or not t.moving())
    row("a press until its scene", "{:.2f}".format(statistics.median(steps)), "ms", "most {:.2f}".format(max(steps)))
    row("  painting that", "{:.2f}".format(statistics.median(paints)), "ms", "with Blinka, in Python")
    row("  pixels sent", "{:,}".format(int(statistics.median(sent))), "", "most {:,} of 20,480".format(max(sent)))
    t.until(lambda t: isinstance(t.app.top, Play) and not t.moving())
    row("memory to build a scene", "{:,}".format(allocated(app.top.scene)), "bytes", "at most, then free again")


def pixels(t, what, words, most=False):
    """Pixels of a step: all that is sent until the screen rests, or the most of one frame."""
    wire, frames = t.app.device.screen.wire, []
    draw = t.app.device.screen.draw

    def counted(scene):
        before = wire.pixels
        done = draw(scene)
        frames.append(wire.pixels - before)
        return done

    t.app.device.screen.draw = counted
    t.press(words)
    t.app.device.screen.draw = draw
    if most:
        row(what, "{:,}".format(max(frames)), "pixels", "in the largest of {} frames".format(len(frames)))
    else:
        row(what, "{:,}".format(sum(frames)), "pixels", "in {} frames".format(len([f for f in frames if f])))


def bench_pixels(name):
    t = Tour(seed=4)
    t.begin(name, library.load(name, "").PLAYERS[0])
    t.until(lambda t: len(t.app.journal.events) >= 2 and not t.moving() and len(t.state.choices()) > 1)
    pixels(t, "cursor moved", "RIGHT")
    pixels(t, "chosen (and shown moving)", "LEFT A wait:2000")
    pixels(t, "game menu opened", "MENU")


def bench_menus():
    print("menus and dice")
    t = Tour()
    pixels(t, "cursor of a menu moved", "DOWN")
    scene = allocated(t.app.top.scene)
    row("memory to build a menu", "{:,}".format(scene), "bytes")
    row("a press until its scene", "{:.2f}".format(statistics.median([press_in_menu(t) for _ in range(STEPS)])), "ms")
    t.app.home()
    t.choose(text("toolbox"))
    t.choose(text("tool_dice"))
    pixels(t, "a die rolled", "A wait:700")
    pixels(t, "  a frame of it", "A wait:700", most=True)
    pixels(t, "six dice rolled", "RIGHT*5 A wait:700", most=True)


def press_in_menu(t):
    t.app.device.screen.painting = False
    spent = timed(lambda: t.runner.feed(DOWN, True))
    t.app.device.screen.painting = True
    t.runner.feed(DOWN, False)
    return spent


def long_journal(name):
    """A Journal with as much of a random game in it as the memory holds: the longest of some games."""
    rules, players = library.load(name, "rules"), library.load(name, "").PLAYERS[1]
    best = None
    for seed in range(40):
        rng = random.Random(seed).random
        journal = Journal(Log(RamMemory()))
        between.begin(journal, Start(name, rules.VERSION, rules.DATA_SUM, players, {}, ["Ada"] * players))
        state = rules.State(players)
        while state.turn != OVER and journal.saved:
            journal.add(random_step(state, rng))
        if best is None or len(journal.events) > len(best.events):
            best = journal
        if not journal.saved:
            break
    return best


def bench_replay(name):
    journal = long_journal(name)
    events = len(journal.events)
    memory = journal.log.memory
    read = timed(lambda: Journal(Log(memory)))
    spent = timed(lambda: resume(library.load(name, "rules"), journal, os.urandom))
    row(
        "replaying {:,} events".format(events),
        "{:.1f}".format(spent),
        "ms",
        "{:.1f} µs each".format(1000 * spent / events),
    )
    row("  reading them from memory", "{:.1f}".format(read), "ms")


def main():
    print("Python {}.{}.{} on {}".format(*sys.version_info[:3], sys.platform))
    bench_menus()
    for name in library.GAMES:
        print(name)
        bench_play(name)
        t = Tour(seed=7)
        t.begin(name, library.load(name, "").PLAYERS[1])
        bench_step(t)
        bench_pixels(name)
        bench_replay(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
