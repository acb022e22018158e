"""The newcomer's path: from power-on with nothing in the memory to a game that runs, by reading the screen alone."""

import pytest

from goldpan import text
from goldpan.library import GAMES
from goldpan.text import languages, t
from hal.fake import FakeDevice, Memory, start
from support_app import top

MOST = 6  # presses
EMPTY = {"erased": b"\xff" * 4096, "zeros": b"\0" * 4096, "foreign": b"\x12\x34" * 2048, "none": None}


@pytest.fixture(autouse=True)
def english_again():
    yield
    text.use(text.ENGLISH)


class Newcomer:
    """Knows what the lowest line says: A does something; the arrows move to the title wanted."""

    def __init__(self, memory, language):
        self.device = FakeDevice(memory=Memory(data=memory) if memory is not None else Memory(0))
        app = start(self.device)
        app.settings.values["language"] = language
        text.use(language)
        self.app = app
        self.presses = 0

    def press(self, key):
        self.presses += 1
        assert self.presses <= MOST, self.device.screen.lines()
        self.device.press(key)

    def begin(self, name):
        while top(self.app) != "Play":
            lines = self.device.screen.lines()
            there = [line for line in lines if line.startswith("▶" + t(name))]
            self.press("DOWN" if top(self.app) == "MainMenu" and not there else "A")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("memory", EMPTY.values(), ids=EMPTY)
@pytest.mark.parametrize("name", GAMES)
def test_six_presses_lead_to_a_running_game(name, memory, language):
    newcomer = Newcomer(memory, language)
    newcomer.begin(name)
    app = newcomer.app
    assert app.session and app.top.name == name and app.session.state.players >= 2
    assert app.journal.start.name == name or memory is None
    before = app.device.screen.scene.items
    newcomer.device.press("wait:400 A wait:3000")  # who reads the screen first is not quicker
    assert app.device.screen.scene.items != before  # and it goes on
