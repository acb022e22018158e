"""A low battery: one notice, and a mark on every title until it is charged."""

from goldpan.battery import EVERY, FINE, LOW, MARK
from goldpan.starting import obey
from hal.fake import FakeDevice, Memory, start
from support_app import booted, new_game, switch_off, top


def with_charge(percent):
    """(device, app) on a device that measures its battery."""
    switch_off()
    device = FakeDevice(memory=Memory(size=1024))
    device.charge = percent
    app = start(device)
    app.settings.values["dim"] = 0
    obey(app)
    return device, app


def later(device):
    """A minute passes, without anybody falling asleep over it."""
    device.clock.wait(EVERY)
    device.app.step()
    device.app.step()


def title(device):
    """The line at the top edge, with its blanks."""
    return [item[6] for item in device.screen.scene.items if len(item) == 7 and item[1] == 0][0]


def test_where_it_cannot_be_measured_nothing_is_said():
    _, app = booted(Memory(size=1024))
    assert app.battery is None


def test_low_is_said_once_and_marked_until_it_is_charged():
    device, app = with_charge(80)
    new_game(device)
    later(device)
    assert top(app) == "Play" and MARK not in title(device)
    device.charge = LOW - 1
    later(device)
    assert top(app) == "Page" and device.screen.says("The battery is low.")
    device.press("A")
    assert top(app) == "Play" and title(device).endswith(MARK)
    for charge in (LOW - 2, LOW, FINE - 1, None, LOW - 5):
        device.charge = charge
        later(device)
        device.press("UP")
        assert top(app) == "Play" and title(device).endswith(MARK)
    device.charge = FINE
    later(device)
    device.press("UP")
    assert MARK not in title(device)
    device.charge = LOW - 1
    later(device)
    assert top(app) == "Page"


def test_low_at_power_on_is_said_at_once():
    device, app = with_charge(3)
    app.step()
    assert device.screen.says("The battery is low.")


def test_it_does_not_wake_a_device_that_sleeps_and_is_said_when_somebody_does():
    """Also after days, when the last reading seems to lie ahead."""
    device, app = with_charge(80)
    device.clock.wait(10 * EVERY)
    app.step()
    device.charge = 5
    for _ in range(8):
        device.clock.wait(1 << 27)
        app.step()
        assert app.rest.level == 2 and top(app) == "MainMenu"
    device.press("A")
    app.step()
    assert app.rest.level == 0 and device.screen.says("The battery is low.")


def test_a_title_without_room_is_left_as_it_is():
    from goldpan.battery import Battery
    from goldpan.scene import Scene

    scene = Scene(160, 128)
    scene.text(0, 12, "below ")
    scene.text(0, 0, "full")
    Battery(FakeDevice(memory=Memory(size=256))).mark(scene)
    assert [item[6] for item in scene.items] == ["below ", "full"]
