"""Boards: every profile against CircuitPython's own list of pins, the choice of one, and what settings.toml may change.

The real modules of CircuitPython are pretended, so that the code of hal/circuitpython runs here.
"""

import ast
import importlib
import importlib.util
import os
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

ROOT = Path(__file__).resolve().parents[2]
PIN_NAMES = ("SPI_CLOCK", "SPI_DATA", "PANEL_CS", "PANEL_DC", "PANEL_RESET", "BACKLIGHT", "PIXELS", "PIXEL_POWER")
PIN_NAMES += ("BATTERY",)
PIN_LISTS = ("BUTTONS", "SHIFT", "STICK")
REFERENCE = "raspberry_pi_pico"


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


# A pretended CircuitPython


class Pin(str):
    """microcontroller.Pin"""


class Chip:
    """The modules that hal/circuitpython uses, on a board with the pins of a Pico or others."""

    def __init__(self, monkeypatch, tmp_path, board_id=REFERENCE, pins=None, settings="", display=False):
        self.monkeypatch = monkeypatch
        pins = ["GP{}".format(number) for number in range(23)] if pins is None else pins
        members = {name: Pin(name) for name in pins}
        if display:
            members["DISPLAY"] = types.SimpleNamespace(name="built in", auto_refresh=True)
        self.module("board", board_id=board_id, **members)
        self.queues = []
        self.levels = {}
        self.i2c = None
        self.module("keypad", Keys=self.keys, ShiftRegisterKeys=self.shift, Event=types.SimpleNamespace)
        self.module("analogio", AnalogIn=self.analog)
        self.module("supervisor", ticks_ms=lambda: 77)
        self.module("microcontroller", nvm=bytearray(64), Pin=Pin)
        self.module("neopixel_write", neopixel_write=lambda out, data: self.sent.append((out.pin, bytes(data))))
        self.module("digitalio", DigitalInOut=self.switch, Pull=types.SimpleNamespace(UP="up", DOWN="down"))
        self.module("busio", I2C=self.bus)
        self.sent = []
        for name in [name for name in sys.modules if name.startswith("hal.circuitpython")]:
            monkeypatch.delitem(sys.modules, name)
        self.write(tmp_path / "settings.toml", settings)

    def module(self, name, **contents):
        module = types.ModuleType(name)
        module.__dict__.update(contents)
        self.monkeypatch.setitem(sys.modules, name, module)

    def write(self, path, settings):
        """settings.toml, and os.getenv as CircuitPython has it."""
        path.write_text(settings)
        values = {}
        for line in settings.splitlines():
            name, equals, value = line.partition("=")
            if equals:
                value = value.partition("#")[0].strip()
                sound = value.isdigit() or (value[0] == value[-1] == '"' and len(value) > 1)
                values[name.strip()] = value.strip('"') if sound else None
        self.chooser = importlib.import_module("hal.circuitpython.profile")
        self.monkeypatch.setattr(self.chooser, "SETTINGS", str(path))

        def getenv(name, default=None):
            """CircuitPython raises for what it cannot read, or gives None, by its version."""
            value = values.get(name, default)
            if value is None and name in values and name != "GOLDPAN_PANEL":
                raise ValueError("invalid syntax for integer with base 10")
            return value

        self.monkeypatch.setattr(os, "getenv", getenv)

    def queue(self, **told):
        scanner = types.SimpleNamespace(told=told, queue=[], overflowed=False, resets=0)

        def get_into(event):
            if not scanner.queue:
                return False
            event.key_number, event.pressed, event.timestamp = scanner.queue.pop(0)
            return True

        def reset():
            scanner.resets += 1

        scanner.events = types.SimpleNamespace(get_into=get_into, overflowed=False, clear=scanner.queue.clear)
        scanner.reset = reset
        self.queues.append(scanner)
        return scanner

    def keys(self, pins, **told):
        return self.queue(pins=pins, **told)

    def shift(self, **told):
        return self.queue(**told)

    def analog(self, pin):
        self.levels[pin] = axis = types.SimpleNamespace(value=32768)
        return axis

    def switch(self, pin):
        chip = self

        class Switch:
            def __init__(self):
                self.pin, self.value = pin, chip.levels.get(pin, True)

            def switch_to_input(self, pull=None):
                chip.levels.setdefault(pin, pull == "up")
                self.value = chip.levels[pin]

            def switch_to_output(self, value=False):
                chip.sent.append((pin, value))

            def deinit(self):
                pass

        return Switch()

    def bus(self, scl, sda):
        if self.i2c is None:
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        return types.SimpleNamespace(try_lock=lambda: True, scan=lambda: self.i2c, deinit=lambda: None)

    def profile(self):
        return self.chooser.profile()


@pytest.fixture
def chip(monkeypatch, tmp_path):
    return lambda **options: Chip(monkeypatch, tmp_path, **options)


def refused(chip):
    with pytest.raises(ValueError) as caught:
        chip.profile()
    return str(caught.value)


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


# What settings.toml changes


def test_settings_are_put_over_the_profile(chip):
    text = """GOLDPAN_PANEL_CS = "GP17"
GOLDPAN_PIXEL_COUNT = 12
GOLDPAN_BUTTONS = "GP0, GP1,GP2"
GOLDPAN_ROTATION = 270
GOLDPAN_BACKLIGHT = ""
"""
    data, usual = chip(settings=text).profile(), load("pico_st7735r")
    assert (data.PANEL_CS, data.PIXEL_COUNT, data.ROTATION, data.BACKLIGHT) == ("GP17", 12, 270, "")
    assert data.BUTTONS == ("GP0", "GP1", "GP2")
    assert data.KEYS == ("UP", "DOWN", "A") and data.PRESSED == (0, 0, 0)
    assert (data.PANEL_DC, data.PANEL, data.NAME) == (usual.PANEL_DC, usual.PANEL, usual.NAME)
    assert usual.PIXEL_COUNT == 8


def test_buttons_of_ones_own_replace_a_shift_register(chip):
    badge = chip(board_id="pygamer", pins=["A1", "A2", "A3"], display=True, settings='GOLDPAN_BUTTONS = "A1,A2,A3"\n')
    data = badge.profile()
    assert data.BUTTONS == ("A1", "A2", "A3") and data.SHIFT == data.STICK == data.SHIFT_KEYS == ()


@pytest.mark.parametrize(
    "line, sentence",
    [
        ('GOLDPAN_PANNEL = "x"', "Goldpan knows no setting GOLDPAN_PANNEL."),
        ('GOLDPAN_BOARD = "toaster"', 'there is no GOLDPAN_BOARD "toaster".'),
        ("GOLDPAN_BOARD = pico_st7789", "the value of GOLDPAN_BOARD cannot be read; text goes in quotes."),
        ("GOLDPAN_PANEL = ST7789", "the value of GOLDPAN_PANEL cannot be read; text goes in quotes."),
        ('GOLDPAN_PANEL_CS = "GP99"', "GOLDPAN_PANEL_CS names GP99, but this board has no such pin."),
        ('GOLDPAN_BUTTONS = "GP1,,GP3"', "GOLDPAN_BUTTONS names , but this board has no such pin."),
        ('GOLDPAN_BUTTONS = "board_id,GP3,GP4"', "GOLDPAN_BUTTONS names board_id, but this board has no such pin."),
        ('GOLDPAN_BUTTONS = "GP2,GP3,GP2"', "GOLDPAN_BUTTONS names the pin GP2 twice."),
        ('GOLDPAN_SHIFT = "GP2,GP3,GP3"', "GOLDPAN_SHIFT names the pin GP3 twice."),
        ('GOLDPAN_WIDTH = "²"', "GOLDPAN_WIDTH is a whole number from 160 to 480, not ²."),
        ('GOLDPAN_WIDTH = ""', "GOLDPAN_WIDTH is a whole number from 160 to 480, not ."),
        ('GOLDPAN_PIXEL_COUNT = "many"', "GOLDPAN_PIXEL_COUNT is a whole number from 0 to 64, not many."),
        ("GOLDPAN_WIDTH = 96", "GOLDPAN_WIDTH is a whole number from 160 to 480, not 96."),
        ("GOLDPAN_ROTATION = 45", "GOLDPAN_ROTATION is one of 0, 90, 180, 270, not 45."),
        ('GOLDPAN_PANEL = "ILI9341"', "GOLDPAN_PANEL is one of ST7735R, ST7789, board, not ILI9341."),
        ('GOLDPAN_PANEL = "board"', "GOLDPAN_PANEL cannot be board: this board has no display of its own."),
        ('GOLDPAN_PIXEL_ORDER = "RGBW"', "GOLDPAN_PIXEL_ORDER is one of RGB, RBG, GRB, GBR, BRG, BGR, not RGBW."),
        ('GOLDPAN_MEMORY = "disk"', "GOLDPAN_MEMORY is one of append, rewrite, not disk."),
        ('GOLDPAN_PRESSED = "0,high"', "GOLDPAN_PRESSED is a list of 0 and 1, not 0,high."),
        ('GOLDPAN_KEYS = "UP,JUMP"', "GOLDPAN_KEYS has JUMP, which is no key; they are UP DOWN LEFT RIGHT A B."),
        (
            'GOLDPAN_BUTTONS = "GP1,GP2"',
            "GOLDPAN_BUTTONS, GOLDPAN_KEYS and GOLDPAN_PRESSED must be equally long lists.",
        ),
        (
            'GOLDPAN_KEYS = "UP,DOWN,LEFT,RIGHT,A,A"',
            "the buttons must be UP, DOWN and A, or these with LEFT, RIGHT and B (GOLDPAN_KEYS).",
        ),
        ('GOLDPAN_SPI_DATA = ""', "GOLDPAN_SPI_DATA is missing: the pin."),
        ('GOLDPAN_SHIFT = "GP1"', "GOLDPAN_SHIFT has three pins: clock, data, latch."),
        ('GOLDPAN_SHIFT = "GP1,GP2,GP3"', "GOLDPAN_SHIFT and GOLDPAN_SHIFT_KEYS need each other."),
        (
            'GOLDPAN_BUTTONS = "GP2,GP3"\nGOLDPAN_KEYS = "UP,DOWN"\nGOLDPAN_SHIFT_KEYS = "A"',
            "GOLDPAN_SHIFT and GOLDPAN_SHIFT_KEYS need each other.",
        ),
        ('GOLDPAN_STICK = "GP1"', "GOLDPAN_STICK has two pins: x, y."),
        ('GOLDPAN_PIXELS = ""', "GOLDPAN_PIXELS is missing: the pin of the NeoPixels."),
    ],
)
def test_a_wrong_setting_is_told_in_a_sentence(chip, line, sentence):
    assert refused(chip(settings=line + "\n")) == "settings.toml: " + sentence


def test_a_pin_under_two_names_is_one(chip):
    pico = chip(settings='GOLDPAN_BUTTONS = "GP2,GP3,A0"\n')
    sys.modules["board"].A0 = sys.modules["board"].GP2
    assert refused(pico) == "settings.toml: GOLDPAN_BUTTONS names the pin A0 twice."


def test_a_button_without_a_key_is_not_read(chip):
    """Left out of the lists, so that neither kind of Buttons meets it."""
    text = 'GOLDPAN_BUTTONS = "GP2,GP9,GP3,GP4"\nGOLDPAN_KEYS = "UP,,DOWN,A"\nGOLDPAN_PRESSED = "0,1,0,0"\n'
    pico = chip(settings=text)
    data = pico.profile()
    assert (data.BUTTONS, data.KEYS, data.PRESSED) == (("GP2", "GP3", "GP4"), ("UP", "DOWN", "A"), (0, 0, 0))
    assert importlib.import_module("hal.circuitpython.parts").Buttons(data).keys == (UP, DOWN, A)
    text = 'GOLDPAN_BUTTONS = "GP2,GP3,GP4,GP5,GP6,GP7,GP8"\nGOLDPAN_KEYS = "UP,DOWN,LEFT,RIGHT,A,B,"\n'
    assert chip(settings=text).profile().BUTTONS == ("GP2", "GP3", "GP4", "GP5", "GP6", "GP7")


def test_an_unknown_board_is_told_what_to_write(chip):
    """And what the example says is right: with it the board works, and is wired as the reference."""
    stranger = chip(board_id="somebody_elses")
    text = refused(stranger)
    assert text.startswith("Goldpan has no profile for the board somebody_elses.\n")
    example = "\n".join(line for line in text.splitlines() if line.startswith("GOLDPAN_"))
    data = chip(board_id="somebody_elses", settings=example).profile()
    usual = load("pico_st7735r")
    same = ("PANEL", "KEYS", "PRESSED", "WIDTH", "HEIGHT", "ROTATION", "PIXEL_COUNT") + PIN_NAMES + PIN_LISTS
    assert {name: getattr(data, name) for name in same} == {name: getattr(usual, name) for name in same}
    assert data.NAME == "somebody_elses" and data.MEMORY == "rewrite"
    short = chip(board_id="somebody_elses", settings='GOLDPAN_BOARD = "pico_st7735r"\n')
    assert short.profile() is usual


def test_an_unknown_board_with_a_display_of_its_own(chip):
    text = 'GOLDPAN_PANEL = "board"\nGOLDPAN_BUTTONS = "D1,D2,D3"\nGOLDPAN_PRESSED = "0,1,1"\n'
    data = chip(board_id="another", pins=["D1", "D2", "D3"], display=True, settings=text).profile()
    assert data.PANEL == "board" and data.KEYS == ("UP", "DOWN", "A") and data.PRESSED == (0, 1, 1)
    assert "GOLDPAN_PANEL is missing" in refused(chip(board_id="another", settings="GOLDPAN_WIDTH = 160\n"))


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
