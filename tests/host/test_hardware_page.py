"""docs/hardware.md and its drawing say what the profiles say."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

import wiring  # noqa: E402
from hal.desktop.device import boards, profile  # noqa: E402

PAGE = (ROOT / "docs" / "hardware.md").read_text(encoding="utf-8")


def test_the_drawing_is_current_and_has_every_pin():
    drawn = wiring.TARGET.read_text(encoding="utf-8")
    assert drawn == wiring.drawing(), "make wiring"
    for words in (
        "button up",
        "button A",
        "button B",
        "clock",
        "select",
        "reset",
        "backlight",
        "8 NeoPixels",
        "ST7735R",
    ):
        assert words in drawn, words
    sides = wiring.LEFT + wiring.RIGHT
    assert len(sides) == 40 and {"GP{}".format(number) for number in range(23)} <= set(sides)
    rows = [(side, row) for side, row, _, _ in wiring.wires()]
    assert len(rows) == len(set(rows)), "two wires at one pin"


def test_every_board_is_in_the_table():
    """With its size and its lights, and said to be untried on hardware."""
    rows = re.findall(r"^\| `(\w+)` \|(.*)\|$", PAGE, re.MULTILINE)
    table = {name: [cell.strip() for cell in rest.split("|")] for name, rest in rows}
    assert sorted(name for name in table if name in boards()) == boards()
    for name in boards():
        data = profile(name)
        _, size, keys, lights, tried = table[name]
        assert size == "{}×{}".format(data.WIDTH, data.HEIGHT) and lights == str(data.PIXEL_COUNT), name
        assert keys.startswith("three") == (len(data.KEYS) == 3) and "not on hardware" in tried, name


def test_the_wiring_table_has_the_reference_s_pins():
    data = profile("pico_st7735r")
    for pin in (
        data.SPI_CLOCK,
        data.SPI_DATA,
        data.PANEL_CS,
        data.PANEL_DC,
        data.PANEL_RESET,
        data.BACKLIGHT,
        data.PIXELS,
    ):
        assert re.search(r"{}\b".format(pin), PAGE.split("## Boards")[0]), pin
    for pin, key in zip(data.BUTTONS, data.KEYS, strict=True):
        assert "{} {}".format(pin, key.lower() if len(key) > 1 else key) in PAGE


def test_every_setting_is_on_the_page():
    """All names that settings.toml may have, and no other."""
    data = profile("pico_st7735r")
    names = {"GOLDPAN_" + name for name in dir(data) if name[0] != "_" and name not in ("NAME", "BOARD_IDS")}
    assert set(re.findall(r"`(GOLDPAN_\w+)`", PAGE)) == names | {"GOLDPAN_BOARD"}
