"""What settings.toml changes of a board's profile, and each wrong value in a sentence."""

import importlib
import sys

import pytest

from goldpan.keys import A, DOWN, UP
from hal.desktop.device import profile as load
from support_chip import PIN_LISTS, PIN_NAMES, refused


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
