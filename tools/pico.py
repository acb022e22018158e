"""The acceptance run: what must hold on the board, on CircuitPython's own firmware and an emulated Pico.

    python tools/pico.py FIRMWARE.uf2            everything; a table, build/pico/figures.json and .md, screenshots
    python tools/pico.py FIRMWARE.uf2 --only gold_fever,start
    python tools/pico.py                         without firmware: says so

The firmware is CircuitPython 10 for the Raspberry Pi Pico, from circuitpython.org; it is not kept here.
All times are emulated ones and repeat exactly. A module of `acceptance` has ROWS and `measure(bench)`, which
gives a value for the key of each row (other keys go into the JSON as details); a game adds its own module.
"""

import argparse
import hashlib
import importlib
import json
import os
import sys
import threading
import time
from pathlib import Path

import build

MODULES = (
    "start",
    "menus",
    "dice",
    "gold_fever",
    "go_goblin_go",
    "go_for_gold",
    "gold_ahoy",
    "heap",
    "powercuts",
    "flash",
)
NOTHING = "No firmware was given (UF2=...), so nothing was measured; docs/hardware.md says where to get it."


def measured(names, bench):
    """{module: values, or the text of what failed} of all modules side by side."""
    from acceptance.bench import Failed

    found = {}

    def one(name):
        began = time.monotonic()
        try:
            found[name] = importlib.import_module("acceptance." + name).measure(bench)
            print(f"{name}: {time.monotonic() - began:.0f} s, {scalars(found[name])}", flush=True)
        except Failed as error:
            found[name] = str(error)
            print(f"{name}: failed\n{error}", flush=True)

    threads = [threading.Thread(target=one, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def scalars(values):
    """What can be said in a line."""
    return ", ".join(f"{key} {value}" for key, value in values.items() if isinstance(value, (int, float, str)))


def table(names, found):
    """Rows of (what, wanted, value, holds) in the order of the modules."""
    rows = []
    for name in names:
        for row in importlib.import_module("acceptance." + name).ROWS:
            values = found[name]
            value = values.get(row.key) if isinstance(values, dict) else None
            rows.append((row, value, value is not None and row.holds(value)))
    return rows


def shown(row, value):
    if value is None:
        return "not measured"
    text = f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else str(value)
    return f"{text} {row.unit}".strip()


def printed(rows):
    """The table as text."""
    lines = [("what", "must be", "is", "")]
    lines += [(row.what, row.wanted(), shown(row, value), "ok" if holds else "NO") for row, value, holds in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(4)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)


def markdown(about, rows):
    """The table for docs/performance.md."""
    lines = [f"`{about['command']}`, {about['firmware']}.", "", "| what | must be | is | |", "|---|---|---|---|"]
    lines += [
        f"| {row.what} | {row.wanted()} | {shown(row, value)} | {'ok' if ok else 'no'} |" for row, value, ok in rows
    ]
    return "\n".join(lines) + "\n"


def saved(path, about, rows, found):
    """The figures as JSON, with all details."""
    table = [
        {"what": row.what, "way": row.way, "bound": row.bound, "unit": row.unit, "value": value, "holds": holds}
        for row, value, holds in rows
    ]
    path.write_text(json.dumps({**about, "rows": table, "details": found}, indent=1) + "\n", encoding="utf-8")


def run(uf2, names, out, jobs, whole=False):
    """Build, measure, print, save; True when every row holds."""
    from acceptance.bench import Bench, FORK
    from acceptance.handheld import switched_off

    began = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    drive = build.build(out.parent)
    machine = switched_off(uf2)
    bench = Bench(machine, out.parent / "CIRCUITPY", out, FORK.Semaphore(jobs), whole)
    print(f"{machine.banner}; {len(drive)} files, {build.room(drive):,} bytes of the drive", flush=True)
    found = measured(names, bench)
    rows = table(names, found)
    about = {
        "command": f"make pico UF2={Path(uf2).name}",
        "firmware": machine.banner,
        "firmware sha256": hashlib.sha256(Path(uf2).read_bytes()).hexdigest(),
        "wall seconds": round(time.monotonic() - began),
    }
    saved(out / "figures.json", about, rows, found)
    (out / "figures.md").write_text(markdown(about, rows), encoding="utf-8")
    print(printed(rows))
    print(f"{about['wall seconds']} s of wall time; figures and screenshots in {out}")
    return all(holds for _, _, holds in rows)


def main(arguments=None):
    parser = argparse.ArgumentParser(description="The acceptance run on an emulated Raspberry Pi Pico.")
    parser.add_argument("uf2", nargs="?", help="CircuitPython 10 for the Raspberry Pi Pico")
    parser.add_argument("--only", help="modules, with commas: " + ", ".join(MODULES))
    parser.add_argument("--out", type=Path, default=build.ROOT / "build" / "pico")
    parser.add_argument("--whole", action="store_true", help="play every game from its first move: much longer")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args(arguments)
    if not options.uf2:
        print(NOTHING)
        return
    uf2 = Path(options.uf2).expanduser()
    if not uf2.exists():
        sys.exit(f"There is no firmware {uf2}.")
    names = options.only.split(",") if options.only else MODULES
    unknown = [name for name in names if name not in MODULES]
    if unknown:
        sys.exit(f"There is no module {unknown[0]}; there are {', '.join(MODULES)}.")
    if not run(uf2, names, options.out, options.jobs, options.whole):
        sys.exit(1)


if __name__ == "__main__":
    main()
