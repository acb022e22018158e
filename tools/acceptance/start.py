"""Switching on: how long until the menu stands, and what is left alone."""

from acceptance.bench import Row
from acceptance.handheld import PINS
from acceptance.memories import memory
from goldpan import bootflag

ROWS = (
    Row("menu", "power-on to the complete menu", "most", 2300, "ms"),
    Row("untouched", "bytes of flash that starting changes", "equal", 0, "bytes"),
    Row("drive", "whose the drive is: usually; B held; flag; flag used up", "equal", "computer device device computer"),
    Row("crash", "after a hard crash: starts anew, dimmer, and says so once", "equal", "yes"),
)


def measure(bench):
    found = bench.values(switch_on, crashed)
    asked = [(b"", False), (b"", True), (FLAG, False), (USED, False)]
    found["drive"] = " ".join(bench.runs([(who_writes, *case) for case in asked]))
    return found


def switch_on(bench):
    hand = bench.handheld(memory())
    before = hand.machine.flash()
    complete = hand.start()
    bench.shot(hand, "menu")
    after = hand.machine.flash()
    panel = hand.machine.panel
    steps = {
        "panel start begins": panel.commands[0][0],
        "panel is on": next(ms for ms, command in panel.commands if command == 0x29),
        "first pixel": panel.writes[0][0],
        "last pixel": complete,
    }
    changed = sum([old != new for old, new in zip(before, after, strict=True)])
    return {"menu": complete, "untouched": changed, "steps": steps}


FLAG = b"\xff" * 4080 + b"\x57"
USED = FLAG + b"\x00"


def who_writes(bench, content, held):
    """ "device" or "computer", asked of CircuitPython after a start."""
    hand = bench.handheld(content)
    if held:
        hand.machine.press(PINS["B"])
    hand.start()
    hand.machine.release(PINS["B"])
    question = "import storage, supervisor\nprint(storage.getmount('/').readonly, supervisor.runtime.autoreload)\n"
    readonly, autoreload = hand.machine.execute(question)[0].split()
    if autoreload != "False":
        return "autoreload"
    return "computer" if readonly == "True" else "device"


# What CircuitPython keeps in RAM over a reset: while it waits for the safe-mode button, and after a hard fault.
WAITING, HARD_FAULT = b"\xaf\x11\x00\xad", b"\xaf\x04\x00\xad"


def crashed(bench):
    """A start after a hard fault, as CircuitPython notes it; then another one."""
    hand = bench.handheld(memory())
    machine = hand.machine
    ram = machine.mcu.sram
    place = bytes(ram).find(WAITING)
    if place < 0:
        raise RuntimeError("This firmware notes safe mode in another way.")
    ram[place : place + 4] = HARD_FAULT
    machine.reset()
    hand.machine.run_until(lambda: len(machine.resets) == 2, 4000)  # safemode.py starts anew
    hand.start()
    bench.shot(hand, "after_a_crash")
    marks = bootflag.marks(machine.memory())
    page = machine.panel.image().tobytes()
    hand.click("A")
    gone = page != machine.panel.image().tobytes()
    return {"crash": "yes" if marks == [bootflag.SAFE, bootflag.DONE] and gone else "no", "marks": marks}
