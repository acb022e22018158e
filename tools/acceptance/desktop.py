"""The desktop's simulator beside the emulated handheld: the same memory must give the same screen."""

import os
import tempfile

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def same_screen(hand):
    """Pixels in which the panel differs from what the simulator shows after a start with the same memory."""
    from goldpan.app import App
    from goldpan.starting import start as start_app
    from hal.desktop.device import Simulated

    with tempfile.NamedTemporaryFile() as file:
        file.write(hand.machine.memory())
        file.flush()
        device = Simulated("pico_st7735r", seed=1, memory=file.name, keep=False)
    app = App(device, strict=True)
    start_app(app)
    app.step()
    width, height, wanted = device.screen.rgb()
    image = hand.machine.panel.image()
    shown = image.tobytes()
    if image.size != (width, height):
        return width * height
    return sum([not near(shown[at : at + 3], wanted[at : at + 3]) for at in range(0, len(shown), 3)])


def near(one, other):
    """The same colour, but for how 5 and 6 bits were made 8."""
    return all(abs(a - b) < 8 for a, b in zip(one, other, strict=True))
