"""Play a script on the emulated Pico and leave a screenshot of every step.

    python tools/pico_play.py FIRMWARE.uf2 "A DOWN A"

Words: UP DOWN LEFT RIGHT A B, A*5 for five times, hold:B (or MENU), wait:500 for milliseconds.
Screenshots go to build/play/; what the program printed goes to the end of the output.
"""

import argparse
import sys
from pathlib import Path

import build
from pico import NOTHING


def play(uf2, script, out, seed):
    """Build, switch on, play; gives the Handheld."""
    from acceptance.handheld import Handheld, switched_off

    build.build(out.parent)
    machine = switched_off(uf2)
    hand = Handheld(machine, machine.image(out.parent / "CIRCUITPY"), seed=seed)
    for old in out.glob("*.png"):
        old.unlink()
    steps = []

    def shot(word):
        name = f"{len(steps):02d}-{word.replace(':', '-')}.png"
        machine.screenshot(out / name)
        steps.append(name)
        print(f"{hand.ms:9.1f} ms  {name}", flush=True)

    hand.start()
    shot("start")
    hand.play(script, shot)
    return hand


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Play a script on an emulated Raspberry Pi Pico.")
    parser.add_argument("words", nargs="*", metavar="UF2 SCRIPT", help="the firmware, and what to press")
    parser.add_argument("--out", type=Path, default=build.ROOT / "build" / "play")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    if len(options.words) != 2:
        print(NOTHING)
        return
    uf2 = Path(options.words[0]).expanduser()
    if not uf2.exists():
        sys.exit(f"There is no firmware {uf2}.")
    try:
        hand = play(uf2, options.words[1], options.out, options.seed)
    except (ValueError, build.Refused) as error:
        sys.exit(str(error))
    print(hand.machine.console.text)


if __name__ == "__main__":
    main()
