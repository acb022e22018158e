"""Put our names back into a trace that a board printed: `python tools/real_names.py < console.txt`.

The build gives functions other names (tools/rename.py); `build/names.json` of the same build says which.
"""

import json
import re
import sys
from pathlib import Path

NAMES = Path(__file__).resolve().parent.parent / "build" / "names.json"
LINE = re.compile(r'(File "([\w.]+)".*, in )(\w+)')
MISSING = re.compile(r"(has no attribute ')(\w+)'")


def translated(text, names):
    """`text` with our names; `names` is {room: {name on the board: our name}}."""
    room = {}

    def named(match):
        nonlocal room
        parts = match[2].split(".")
        room = names.get(parts[1] if parts[0] == "games" and len(parts) > 1 else "", names.get("", {}))
        return match[1] + room.get(match[3], match[3])

    lines = []
    for line in text.splitlines():
        line = LINE.sub(named, line)
        lines.append(MISSING.sub(lambda match: f"{match[1]}{room.get(match[2], match[2])}'", line))
    return "\n".join(lines)


if __name__ == "__main__":
    print(translated(sys.stdin.read(), json.loads(NAMES.read_text(encoding="utf-8"))))
