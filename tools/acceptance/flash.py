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
    Row("mixed", "without boot.py finishing it, the update cut in its middle would start", "equal", "no"),
)
HELLO = {"code.py": plan.HELLO}
GAMES = [["games", name] for name in library.GAMES + library.TOOLS]
# Two modules that were otherwise in the older version: they fit each other and none of the new ones.
OLDER = ("lib/goldpan/app.mpy", "lib/goldpan/main.mpy")
IMPORT = re.compile(r"from goldpan\.app import (\w+)(?: as (\w+))?")


def measure(bench):
    new = files(bench)
    found, (before, cuts) = bench.runs([(from_empty, new), (cut_points, new)])
    good = bench.runs([(switch_on, new, before, *cut) for cut in cuts] + [(unfinished, *cuts[3])])
    found["mixed"] = good.pop()
    found["each"] = {cut[0]: result for cut, result in zip(cuts, good, strict=True)}
    found["cuts"] = f"{good.count('good')} of {len(cuts)}"
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
    """True when the drive holds just these files, and no update waits."""
    data = machine.flash()[DRIVE_START:]
    wanted = plan.with_record(content)
    return all([drive.read(data, path) == wanted[path] for path in wanted]) and drive.read(data, plan.READY) is None


def from_empty(bench, new):
    hand = bench.handheld()
    machine = hand.machine
    machine.load(image(machine, HELLO))
    machine.run(300)
    sent, ms, told = flash(machine, new)
    size = sum([len(data) for data in new.values()])
    complete = whole(machine, new)
    since = machine.ms
    starts = machine.run_until_idle(60, 6000, since)
    bench.shot(hand, "flashed")
    again, again_ms, _ = flash(machine, new)
    return {
        "empty": "yes" if complete and starts and sent == len(new) + 1 else "no",
        "again": again,
        "flash ms": round(ms),
        "flash ms per KB": round(ms / (size / 1024), 1),
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
    """(the older version, [(name, flash, version that starts)]): the power goes between two blocks of the flash."""
    old = older(bench, new)
    hand = bench.handheld()
    machine = hand.machine
    machine.load(image(machine, plan.with_record(old)))
    hand.start()
    target = Cutting(machine)
    sent, ms, told = flash(machine, new, target)
    if sent != 6 or bootflag.marks(machine.memory())[:1] != [bootflag.WRITABLE]:
        raise RuntimeError(f"Not the update that was meant: {sent} files, {told}")
    blocks = states(target.placing, target.written)
    places = [state for state in blocks if drive.read(state[DRIVE_START:], plan.READY) is not None]
    code = max([at for at, state in enumerate(places) if read(state, "code.py") == old["code.py"]])
    pick = hand.random.randrange
    cuts = [
        ("at the first file sent", target.sent[0], "old"),
        ("at a random file sent", target.sent[pick(1, sent)], "old"),
        ("while the last file is sent", target.sent[-1], "old"),
        ("in the middle of placing", next(state for state in places if mixed(state, old, new)), "new"),
        ("before code.py is placed", places[code], "new"),
    ]
    return old, cuts


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


def switch_on(bench, new, old, name, flash_then, version):
    """ "good", or what is wrong after a cut, and after the next `make flash`."""
    hand = bench.handheld(seed=5)
    machine = hand.machine
    machine.set_flash(flash_then)
    if not machine.run_until_idle(60, 8000):
        return "it does not start"
    data = machine.flash()
    wanted = old if version == "old" else new
    if [path for path in wanted if read(data, path) != wanted[path]]:
        return f"it is not the {version} version that starts"
    sent, ms, told = flash(machine, new)
    if not whole(machine, new) or read(machine.flash(), "lib/goldpan/retired.mpy") is not None:
        return f"the next run did not complete: {told}"
    return "good" if sent == (6 if version == "old" else 0) else f"{sent} files were sent"


def unfinished(bench, name, flash_then, version):
    """ "yes" if the files as they were in the middle of placing started without boot.py."""
    hand = bench.handheld(seed=5)
    machine = hand.machine
    machine.set_flash(flash_then)
    with tempfile.NamedTemporaryFile() as file:
        file.write(flash_then[DRIVE_START:])
        file.flush()
        drive.remove(file.name, "boot.py")
        machine.load(Path(file.name).read_bytes())
    return "yes" if machine.run_until_idle(60, 3000) else "no"
