"""Go for Gold on a fake device: what tests of it share."""

from goldpan import library, opening
from goldpan.scene import Scene
from hal.fake import FakeDevice, start

SHEET = "go_for_gold@11"


def begun(players=2, side="A", sheet=False, faces=(), names=None, animation="off"):
    """A device in a game; the die falls as `faces` say, then on 1."""
    library.close_games()  # room for the next app while the last one's modules go
    device = FakeDevice()
    faces = list(faces)
    app = start(device)
    device.entropy = lambda n: bytes([(faces.pop(0) if faces else 1) - 1] * n)
    app.settings.values["animation"] = animation
    names = names or ["Anna", "Bernhard", "Cleo", "Dora"][:players]
    opening.begin(app, "go_for_gold", players, 0, {"side": side, "sheet": sheet}, names)
    app.step()
    return device


def part(name):
    """A module of the game as the app has loaded it."""
    return library.load("go_for_gold", name)


def now(device):
    """(state, ui) of the game that is shown."""
    top = device.app.top
    return top.session.state, top.ui


def lines(device):
    """Everything that is written on the screen."""
    return "\n".join([item[6] for item in device.screen.scene.items if len(item) == 7])


def tiles(device):
    """All tiles of the game's own sheet that are on the screen."""
    found = b""
    for item in device.screen.scene.items:
        if len(item) == 6 and item[4] == SHEET:
            found += item[5]
    return found


def count(found, low, high):
    """How many tiles are from `low` to `high`."""
    return len([tile for tile in found if low <= tile <= high])


def stepping(device):
    """Take a harbour, roll and keep the roll: Anna is asked for a step."""
    device.press("A A A")
    assert now(device)[0].phase == "step"


def fitting(action, *args):
    """Do something; every text must have had room."""
    Scene.misfits = []
    try:
        found = action(*args)
        assert Scene.misfits == []
        return found
    finally:
        Scene.misfits = None
