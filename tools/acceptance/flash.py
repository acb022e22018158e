"""`make flash` over the emulated serial port: from an empty drive, again, and cut off in an update."""

import json
import re
import tempfile
from pathlib import Path

import build
from acceptance.bench import Row
from emulator import drive
from emulator.machine import DRIVE_START
from emulator.port import Port
from flashing import plan, work
from flashing.serial_board import SerialBoard
from goldpan import bootflag, library

ROWS = (
    Row("empty", "flashing an empty board over its serial port: all files there, and the menu", "equal", "yes"),
    Row("again", "flashing again: files sent", "equal", 0, "files"),
    Row("cuts", "cuts after which the device starts, old or new, and the next run completes", "equal", "5 of 5"),
    Row("speed", "flashing, a KB of files, all steps counted", "most", 60, "ms"),
)
HELLO = {"code.py": plan.HELLO}
GAMES = [["games", name] for name in library.GAMES + library.TOOLS]
# Two modules that were otherwise in the older version: they fit each other and none of the new ones.
OLDER = ("lib/goldpan/app.mpy", "lib/goldpan/main.mpy")
IMPORT = re.compile(r"from goldpan\.app import (\w+)(?: as (\w+))?")


def measure(bench):
    new = files(bench)
    found, (old, cuts) = bench.runs([(from_empty, new), (cut_points, new)])
    # What stands on the drive tells of most cuts that it starts: it is the old version, or boot.py makes it the new.
    tries = {"old, and complete": go_on, "new, and complete": finished, "old": same, "new": made_new}
    results = bench.runs([(tries[version], new, old, state) for _, state, version in cuts])
    found["each"] = {cut[0]: result for cut, result in zip(cuts, results, strict=True)}
    found["cuts"] = f"{results.count('good')} of {len(cuts)}"
    return found


def files(bench):
    """{path: bytes} of the build, without the four games: more of the same would only take longer."""
    folder = bench.out.parent / "CIRCUITPY"
    names = json.loads((bench.out.parent / "manifest.json").read_text(encoding="utf-8"))["files"]
    return {path: (folder / path).read_bytes() for path in names if path.split("/")[:-1] not in GAMES}


def image(machine, content):
    """A drive with these files."""
    with tempfile.TemporaryDirectory() as folder:
        for path, data in content.items():
            file = Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        return machine.image(folder)


def board(machine):
    port = Port(machine)
    return SerialBoard(port.transport, "emulated", port.clock)


def flash(machine, content, target=None):
    """(files sent, ms, sentences) of one run."""
    told, began = [], machine.ms
    todo = work.flash(target or board(machine), content, told.append)
    return len(todo.send), machine.ms - began, told


def whole(machine, content):
    """True when the drive is sound and holds these files, and no update waits."""
    data = machine.flash()
    good = not differing(machine, plan.with_record(content)) and read(data, plan.READY) is None
    return good and drive.sound(data[DRIVE_START:])


def from_empty(bench, new):
    hand = bench.handheld()
    machine = hand.machine
    machine.load(image(machine, HELLO))
    machine.run(300)
    sent, ms, told = flash(machine, new)
    size = sum([len(data) for data in new.values()])
    complete = whole(machine, new) and sent == len(new) + 1
    starts = machine.run_until_idle(60, 6000, machine.ms)
    bench.shot(hand, "flashed")
    again, again_ms, _ = flash(machine, new)
    return {
        "empty": "yes" if complete and starts else "no",
        "again": again,
        "speed": round(ms / (size / 1024), 1),
        "flash ms": round(ms),
        "again ms": round(again_ms),
        "told": told,
    }


def older(bench, new):
    """The version before: other modules, texts, and code.py; a file that went since."""
    old = dict(new)
    texts, _ = build.small(build.sources(build.ROOT), build.libraries(build.ROOT, bench.out.parent / "libraries"))
    app, main = texts["goldpan.app"], texts["goldpan.main"]
    name, known_as = IMPORT.search(main).groups()
    app += f"\n\nclass OldApp({name}):\n    pass\n"
    main = IMPORT.sub(f"from goldpan.app import OldApp as {known_as or name}", main)
    for path, text in zip(OLDER, (app, main), strict=True):
        old[path] = build.compiled(text, build.module(path.replace(".mpy", ".py")))
    for path in ("code.py", "safemode.py", "games/toolbox/text_en.txt"):
        old[path] = new[path] + b"# older\n"
    old["lib/goldpan/retired.mpy"] = new["lib/goldpan/ticks.mpy"]
    return old


class Cutting(SerialBoard):
    """Remembers the flash in the middle of each file sent, and while the files are put in their places."""

    def __init__(self, machine):
        port = Port(machine)
        super().__init__(port.transport, "emulated", port.clock)
        self.machine, self.sent, self.written, self.placing = machine, [], [], None
        machine.watch_flash(self._seen)

    def _seen(self, address, before, after):
        if self.placing is not None:
            self.written.append((address, after))

    def write(self, path, data):
        half = len(data) // 2
        super().write(path, data[:half])
        self.sent.append(self.machine.flash())
        super().write(path, data)

    def place(self):
        self.placing = self.machine.flash()
        super().place()
        self.end = self.machine.flash()


def cut_points(bench, new):
    """(the older version, [(name, flash, what must come of it)]): the power goes between two blocks of the flash."""
    old = older(bench, new)
    hand = bench.handheld()
    machine = hand.machine
    machine.load(image(machine, plan.with_record(old)))
    machine.run(300)
    target = Cutting(machine)
    sent, ms, told = flash(machine, new, target)
    if sent != 6 or bootflag.marks(machine.memory())[:1] != [bootflag.WRITABLE]:
        raise RuntimeError(f"Not the update that was meant: {sent} files, {told}")
    places = states(target.placing, target.written)
    middle = next(state for state in places if mixed(state, old, new))
    code = next(at for at, state in enumerate(places) if read(state, "code.py") == new["code.py"])
    return old, [
        ("at the first file sent", target.sent[0], "old"),
        ("at a random file sent", target.sent[hand.random.randrange(1, sent)], "old, and complete"),
        ("while the last file is sent", target.sent[-1], "old"),
        ("in the middle of placing, within a rename", middle, "new, and complete"),
        ("just before code.py is placed", places[code - 1], "new"),
    ]


def states(begin, written):
    """The flash after each block of 4 KiB was written, from the single erases and programs."""
    found, now, block = [], bytearray(begin), None
    for address, after in written:
        if address // 4096 != block and block is not None:
            found.append(bytes(now))
        block = address // 4096
        now[address : address + len(after)] = after
    return [*found, bytes(now)]


def read(flash, path):
    return drive.read(flash[DRIVE_START:], path)


def mixed(state, old, new):
    """True with one of the two modules new and the other old."""
    app, main = OLDER
    return read(state, app) == new[app] and read(state, main) == old[main]


def powered(bench, flash_then):
    """The handheld with that flash, before it starts."""
    hand = bench.handheld(seed=5)
    hand.machine.set_flash(flash_then)
    return hand


def differing(machine, content):
    """Paths of the drive that are not as in `content`."""
    data = machine.flash()
    return [path for path in content if read(data, path) != content[path]]


def same(bench, new, old, state):
    """ "good" when the old version is untouched, and no update is ready."""
    machine = powered(bench, state).machine
    return "good" if not differing(machine, old) and read(state, plan.READY) is None else "the old version was touched"


def made_new(bench, new, old, state):
    """ "good" when boot.py makes it the new version."""
    machine = powered(bench, state).machine
    if read(state, plan.READY) is None or not differing(machine, new):
        return "there is nothing to finish"
    machine.run_until(lambda: read(machine.flash(), plan.READY) is None, 3000, 50)
    return "good" if whole(machine, new) else "boot.py did not finish it"


def go_on(bench, new, old, state):
    """ "good" when the old version starts, and the next run completes the new one."""
    hand = powered(bench, state)
    hand.start()
    if differing(hand.machine, old):
        return "it is not the old version that starts"
    sent, _, told = flash(hand.machine, new)
    complete = whole(hand.machine, new) and read(hand.machine.flash(), "lib/goldpan/retired.mpy") is None
    return "good" if complete and sent == 6 else f"the next run did not complete: {told}"


def finished(bench, new, old, state):
    """ "good" when the new version starts, and the next run has nothing to send."""
    hand = powered(bench, state)
    hand.start()
    if not whole(hand.machine, new):
        return "it is not the new version that starts, or the drive is damaged"
    sent, _, told = flash(hand.machine, new)
    return "good" if sent == 0 else f"the next run sent {sent} files"
