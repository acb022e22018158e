"""The dice tool: the animation of one die of 48 × 48 pixels."""

from acceptance.bench import Row
from acceptance.handheld import PINS
from acceptance.memories import memory
from goldpan import library

ROWS = (
    Row("frames", "die animation, 48 x 48: frames a second, slowest of 5 rolls", "least", 20, "/s"),
    Row("rolled", "press to the final die, animation on, worst of 5", "most", 800, "ms"),
    Row("rolled_off", "press to the final die, animation off, worst of 20", "most", 60, "ms"),
    Row("die_lights", "dice: press to lights, animation off, worst of 20", "most", 20, "ms"),
)


def measure(bench):
    return bench.values(animated, plain)


def to_the_dice(hand):
    """From the main menu into the dice tool."""
    hand.start()
    for _ in library.GAMES:
        hand.click("DOWN")
    hand.play("A A")


def animated(bench):
    hand = bench.handheld(memory("full"))
    to_the_dice(hand)
    speeds, spans = [], []
    for _ in range(5):
        hand.jitter()
        pressed = hand.machine.press(PINS["A"])
        hand.wait(60)
        hand.machine.release(PINS["A"])
        hand.settle(pressed, rest=150)
        spans.append(hand.complete(pressed))
        frames = hand.machine.panel.frames(pressed)
        speeds.append(1000 * (len(frames) - 1) / (frames[-1][0] - frames[0][0]))
    bench.shot(hand, "die")
    return {"frames": min(speeds), "rolled": max(spans), "speeds": speeds}


def plain(bench):
    hand = bench.handheld(memory("off"), seed=2)
    to_the_dice(hand)
    spans, lit = [], []
    for _ in range(20):
        hand.jitter()
        pressed = hand.click("A")
        spans.append(hand.complete(pressed))
        lit.append(hand.lit(pressed))
    spans = [span for span in spans if span > 0]  # the same face again: nothing to draw
    return {"rolled_off": max(spans), "die_lights": max([ms for ms in lit if ms is not None]), "rolls": spans}
