"""Boards: every profile against CircuitPython's own list of pins, which one is chosen, and what is made of it."""

import ast
import importlib
import importlib.util
import sys
import types
from pathlib import Path

import pytest

from goldpan import library, main, text
from goldpan.keys import A, B, DOWN, LEFT, MENU, NAMES, RIGHT, UP
from hal import panels
from hal.desktop.__main__ import open_app
from hal.desktop.device import boards as profiles
from hal.desktop.device import profile as load
from hal.desktop.device import Simulated
from hal.desktop.fuzz import fuzz
from support_chip import PIN_LISTS, PIN_NAMES, REFERENCE, refused

ROOT = Path(__file__).resolve().parents[2]


def definitions():
    """The folder of circuitpython-stubs that lists each board's pins, or None."""
    found = importlib.util.find_spec("board_definitions")
    return Path(next(iter(found.submodule_search_locations))) if found else None


def pins_of(board_id):
    """The names that CircuitPython's module `board` has on a board."""
    tree = ast.parse((definitions() / board_id / "__init__.pyi").read_text(encoding="utf-8"))
    pins = {line.target.id for line in tree.body if isinstance(line, ast.AnnAssign)}
    return pins | {line.name for line in tree.body if isinstance(line, ast.FunctionDef)}  # the buses are functions


def used(data):
    """The names of `board` that a profile uses."""
    found = [getattr(data, name) for name in PIN_NAMES]
    for name in PIN_LISTS:
        found += getattr(data, name)
    return {name for name in found if name} | ({"DISPLAY"} if data.PANEL == "board" else set())


# Profiles


@pytest.mark.parametrize("name", profiles())
def test_a_profile_names_pins_that_its_boards_have(name):
    if definitions() is None:
        pytest.skip("circuitpython-stubs come with requirements-check.txt")
    data = load(name)
    for board_id in data.BOARD_IDS:
        assert used(data) <= pins_of(board_id), board_id


@pytest.mark.parametrize("name", profiles())
def test_a_profile_is_complete(name):
    """All names that hal/boards/__init__.py explains, lists of equal length, every key once, a panel that is known."""
    data = load(name)
    assert {each for each in dir(data) if each[0] != "_"} == set(PIN_NAMES) | set(PIN_LISTS) | {
        "NAME", "BOARD_IDS", "PANEL", "SPI_HZ", "WIDTH", "HEIGHT", "ROTATION", "COLUMN_START", "ROW_START", "PRESSED",
        "KEYS", "SHIFT_KEYS", "PIXEL_COUNT", "PIXEL_ORDER", "LIGHT_BUDGET_MA", "MEMORY",
        "BATTERY_DIVIDER",
    }  # fmt: skip
    assert len(data.BUTTONS) == len(data.KEYS) == len(data.PRESSED)
    keys = list(data.KEYS + data.SHIFT_KEYS + (("UP", "DOWN", "LEFT", "RIGHT") if data.STICK else ()))
    found = sorted(NAMES.index(key) for key in keys if key and key != "MENU")
    assert found in ([UP, DOWN, LEFT, RIGHT, A, B], [UP, DOWN, A])
    assert data.PANEL == "board" or getattr(panels, data.PANEL)
    assert sorted(data.PIXEL_ORDER) == ["B", "G", "R"] and data.MEMORY in ("append", "rewrite")
    assert data.WIDTH >= 160 and data.HEIGHT >= 128
    names = [each for each in used(data)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", profiles())
def test_a_profile_is_data_alone(name):
    """Assignments of plain values: nothing is imported or worked out."""
    tree = ast.parse((ROOT / "hal" / "boards" / (name + ".py")).read_text(encoding="utf-8"))
    for line in tree.body[1:]:
        assert isinstance(line, ast.Assign)
        ast.literal_eval(line.value)


def test_start_sequences_end_where_they_end():
    """Each is command, length, parameters, wait: read to its end, with the wait times of the data sheets."""
    for sequence, waits in ((panels.ST7735R, 244), (panels.ST7789, 275)):
        place = total = 0
        commands = []
        while place < len(sequence):
            size = sequence[place + 1] & 127
            commands.append(sequence[place])
            total += sequence[place + 2 + size]
            place += 3 + size
        assert place == len(sequence) and total == waits
        assert commands[:3] == [0x01, 0x11, 0x3A] and commands[-1] == 0x29


@pytest.mark.parametrize("name", profiles())
def test_random_presses_on_every_board(name):
    """Every game with its buttons, lights and size: nothing fails, sticks or is cut off."""
    try:
        for game in (None, *library.GAMES):
            seen = fuzz(open_app(Simulated(name, 1), strict=True), 500, 1, game)
            assert game is None or any(scene.startswith(game) for scene in seen)
    finally:
        text.hints = None
        text.use("en")
        text.swap(False)


# Which profile


def test_the_table_of_boards_is_that_of_the_profiles(chip):
    """In hal/circuitpython/profile.py each board id leads to the profiles that name it, and to no other."""
    table = chip().chooser.PROFILES
    assert {name for names in table.values() for name in names} == set(profiles())
    for name in profiles():
        assert set(load(name).BOARD_IDS) == {board_id for board_id, names in table.items() if name in names}


@pytest.mark.parametrize("board_id", [REFERENCE, "raspberry_pi_pico2"])
def test_a_pico_is_the_reference_unless_told_otherwise(chip, board_id):
    assert chip(board_id=board_id).profile() is load("pico_st7735r")
    assert chip(board_id=board_id, settings='GOLDPAN_BOARD = "pico_st7789"\n').profile() is load("pico_st7789")


def test_a_badge_without_an_accelerometer_is_an_lc(chip):
    """Nothing answers, or there is not even a pull-up on the bus."""
    for found, name in (([0x18], "pybadge"), ([0x40, 0x19], "pybadge"), ([0x40], "pybadge_lc"), (None, "pybadge_lc")):
        badge = chip(board_id="pybadge", pins=["SCL", "SDA"])
        badge.i2c = found
        assert badge.profile() is load(name)


def test_settings_that_are_not_ours_change_nothing(chip):
    """Also comments, and what cannot be read of them."""
    text = 'CIRCUITPY_WIFI_SSID = "home"\n# GOLDPAN_WIDTH = 3\nX = oops\n'
    assert chip(settings=text).profile() is load("pico_st7735r")


# Parts


def inputs(chip):
    """The buttons of the board, and its scanners."""
    module = importlib.import_module("hal.circuitpython.inputs")
    return module.Buttons(chip.profile()), chip.queues


def told(buttons):
    """All events that wait: [(kind, name)]."""
    found = []
    event = buttons.poll()
    while event:
        found.append(("press repeat hold release".split()[event[0]], NAMES[event[1]]))
        event = buttons.poll()
    return found


def test_buttons_on_a_shift_register(chip):
    """START is the menu, SELECT nothing; order and pins are those of the badge."""
    badge = chip(board_id="pybadge", pins=used(load("pybadge")) | {"SCL", "SDA"})
    buttons, (register,) = inputs(badge)
    assert register.told["clock"] == "BUTTON_CLOCK" and register.told["key_count"] == 8
    assert buttons.keys == (UP, DOWN, LEFT, RIGHT, A, B) and buttons.holds == {B: MENU}
    register.queue += [(1, True, 5), (1, False, 9), (3, True, 10), (2, True, 11), (7, True, 12)]
    assert told(buttons) == [("press", "A"), ("release", "A"), ("press", "MENU"), ("press", "LEFT")]


def test_lost_changes_let_no_key_stick(chip):
    badge = chip(board_id="pybadge", pins=used(load("pybadge")) | {"SCL", "SDA"})
    buttons, (register,) = inputs(badge)
    register.queue.append((6, True, 1))
    assert told(buttons) == [("press", "UP")]
    register.events.overflowed = True
    assert buttons.poll() is None and register.resets == 1
    register.events.overflowed = False
    assert told(buttons) == []


def test_a_joystick_is_four_keys_with_a_gap(chip):
    """Pushed to 3/4 it counts, and until it is well back; trembling in between changes nothing."""
    gamer = chip(board_id="pygamer", pins=used(load("pygamer")))
    buttons, (register,) = inputs(gamer)
    assert buttons.keys == (UP, DOWN, LEFT, RIGHT, A, B)
    x, y = gamer.levels["JOYSTICK_X"], gamer.levels["JOYSTICK_Y"]
    assert told(buttons) == []
    x.value = 60000
    assert told(buttons) == [("press", "RIGHT")]
    for value in (49000, 51000, 43000):
        x.value = value
        assert told(buttons) == []
    x.value, y.value = 300, 0
    assert told(buttons) == [("release", "RIGHT"), ("press", "LEFT"), ("press", "UP")]
    x.value, y.value = 30000, 65535
    assert told(buttons) == [("release", "LEFT"), ("release", "UP"), ("press", "DOWN")]


def test_three_buttons_to_ground_and_to_plus(chip):
    feather = chip(board_id="adafruit_feather_esp32s3_reverse_tft", pins=used(load("feather_reverse_tft")))
    buttons, (low, high) = inputs(feather)
    assert (low.told["pins"], low.told["value_when_pressed"]) == (["D0"], False)
    assert (high.told["pins"], high.told["value_when_pressed"]) == (["D1", "D2"], True)
    assert low.told["pull"] and high.told["pull"]
    assert buttons.keys == (UP, DOWN, A)
    high.queue.append((0, True, 3))
    assert told(buttons) == [("press", "A")]


def test_lights_are_switched_on_by_their_power_pin(chip):
    feather = chip(board_id="adafruit_feather_esp32s3_reverse_tft", pins=used(load("feather_reverse_tft")))
    parts = importlib.import_module("hal.circuitpython.parts")
    lights = parts.Lights(feather.profile(), (0, 10, 40, 110))
    assert feather.sent == [("NEOPIXEL_POWER", True), ("NEOPIXEL", False)]
    lights.send([(1, 2, 3)])
    assert feather.sent[-1] == ("NEOPIXEL", b"\x02\x01\x03")


def test_a_board_without_lights(chip):
    bare = chip(settings="GOLDPAN_PIXEL_COUNT = 0\n")
    lights = importlib.import_module("hal.circuitpython.parts").Lights(bare.profile(), (0, 10, 40, 110))
    lights.show(b"")
    lights.off()
    assert bare.sent == []


def test_fresh_memory_reads_as_erased(chip):
    """An ESP32's fresh bytes are 0, which would look like somebody else's."""
    chip()
    memory = importlib.import_module("hal.circuitpython.parts").Memory("rewrite")
    assert memory.read() == b"\xff" * 64
    memory.write(3, b"G")
    assert memory.read() == b"\0\0\0G" + b"\0" * 60


@pytest.mark.parametrize("name", profiles())
def test_the_key_to_hold_at_power_on_is_found(chip, name):
    """B, or A where there is none, by its own level; on a shift register, by its bit."""
    data = load(name)
    board = chip(board_id=data.BOARD_IDS[0], pins=used(data))
    held = importlib.import_module("hal.circuitpython.held").held
    key = "B" if "B" in data.KEYS + data.SHIFT_KEYS else "A"
    if key in data.KEYS:
        place = data.KEYS.index(key)
        assert not held(data, key)
        board.levels[data.BUTTONS[place]] = bool(data.PRESSED[place])
        assert held(data, key)
    else:
        board.levels[data.SHIFT[1]] = False
        assert not held(data, key)
        board.levels[data.SHIFT[1]] = True
        assert held(data, key)


# When the device cannot be opened


def test_trouble_is_told_on_the_panel_too(chip, capsys):
    """CircuitPython shows its console on any display, so the one of the plain profile is opened and lit."""
    pico = chip(settings='GOLDPAN_BUTTONS = "GP99"\n')
    opened = []

    class Display:
        def __init__(self, bus, sequence, **told):
            opened.append((sequence, told["width"], self))

    pico.module("displayio", release_displays=lambda: None)
    pico.module("busdisplay", BusDisplay=Display)
    pico.module("fourwire", FourWire=lambda spi, **told: told)
    pico.module("busio", SPI=lambda clock, MOSI: (clock, MOSI))
    trouble = importlib.import_module("hal.circuitpython.trouble")
    trouble.tell(refused(pico))
    ((sequence, width, display),) = opened
    assert (sequence, width, display.brightness, display.auto_refresh) == (panels.ST7735R, 160, 1.0, True)
    assert capsys.readouterr().out == "settings.toml: GOLDPAN_BUTTONS names GP99, but this board has no such pin.\n"


def test_a_panel_without_a_select_pin_listens_in_mode_3(chip):
    pico = chip(settings='GOLDPAN_BOARD = "pico_st7789"\nGOLDPAN_PANEL_CS = ""\n')
    buses = []
    pico.module("displayio", release_displays=lambda: None)
    pico.module("busdisplay", BusDisplay=lambda bus, sequence, **told: buses.append((bus, sequence)))
    pico.module("fourwire", FourWire=lambda spi, **told: told)
    pico.module("busio", SPI=lambda clock, MOSI: (clock, MOSI))
    importlib.import_module("hal.circuitpython.display").opened(pico.profile())
    ((bus, sequence),) = buses
    assert (bus["chip_select"], bus["polarity"], bus["phase"]) == (None, 1, 1) and sequence == panels.ST7789


@pytest.mark.parametrize("board_id", ["somebody_elses", "raspberry_pi_pico"])
def test_a_device_that_cannot_be_opened_ends_with_the_sentence(chip, capsys, monkeypatch, board_id):
    """Neither a trace nor silence; also where no panel can be had."""
    strange = chip(board_id=board_id, settings="" if board_id != REFERENCE else "GOLDPAN_WIDTH = 1\n")
    chip_module = sys.modules["microcontroller"]
    chip_module.ResetReason = types.SimpleNamespace(BROWNOUT="BROWNOUT")
    chip_module.cpu = types.SimpleNamespace(reset_reason="POWER_ON")
    chip_module.nvm = None
    sys.modules["supervisor"].runtime = types.SimpleNamespace(autoreload=True)
    strange.module("displayio", release_displays=lambda: 1 / 0)
    strange.module("busdisplay")
    strange.module("fourwire")
    monkeypatch.setattr(main, "time", types.SimpleNamespace(sleep=lambda seconds: sys.exit()))
    with pytest.raises(SystemExit):  # it waits, so that the sentence stays to be read
        main.main()
    assert sys.modules["supervisor"].runtime.autoreload, "a better settings.toml starts it anew"
    told = capsys.readouterr().out
    assert told.startswith("Goldpan has no profile" if board_id != REFERENCE else "settings.toml: GOLDPAN_WIDTH is")
