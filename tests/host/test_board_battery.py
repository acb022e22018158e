"""Measuring the battery on a board: a pin behind a divider, or a gauge on the I2C bus."""

import sys
import types

import pytest


class Bus:
    """An I2C bus with a gauge that says what is left; `wrong` is what goes wrong instead."""

    def __init__(self, charge=50, wrong=None, free=True):
        self.charge, self.wrong, self.free = charge, wrong, free
        self.locked = False

    def try_lock(self):
        self.locked = self.free
        return self.free

    def unlock(self):
        self.locked = False

    def writeto_then_readfrom(self, address, out, into):
        assert self.locked and address == 0x36 and out == b"\x04" and len(into) == 2
        if self.wrong:
            raise self.wrong
        into[:] = bytes((self.charge, 128))


@pytest.fixture
def battery(monkeypatch):
    """hal.circuitpython.battery on a board whose pin A6 reads `board.raw`."""
    board = types.SimpleNamespace(board_id="test", A6="A6", raw=0)
    analog = types.SimpleNamespace(AnalogIn=lambda pin: types.SimpleNamespace(value=board.raw))
    monkeypatch.setitem(sys.modules, "board", board)
    monkeypatch.setitem(sys.modules, "analogio", analog)
    for name in ("hal.circuitpython.battery", "hal.circuitpython.profile"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    import hal.circuitpython.battery as module

    yield module, board
    for name in ("hal.circuitpython.battery", "hal.circuitpython.profile"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("millivolts, percent", [(0, None), (3300, 0), (3700, 30), (4200, 100)])
def test_volts_at_a_pin_behind_a_divider(battery, millivolts, percent):
    module, board = battery
    board.raw = (millivolts * 65536 + 6599) // 6600  # halved, of 3.3 V
    found = module.meter(types.SimpleNamespace(BATTERY="A6", BATTERY_DIVIDER=2))()
    assert found == percent


def test_a_gauge_is_asked_for_its_percent_and_gives_the_bus_back(battery):
    module, board = battery
    for charge, percent in ((0, 0), (37, 37), (100, 100), (104, 100)):
        bus = Bus(charge)
        board.I2C = lambda bus=bus: bus
        assert module.meter(types.SimpleNamespace(BATTERY="I2C"))() == percent
        assert not bus.locked


@pytest.mark.parametrize("bus", [Bus(wrong=OSError(19)), Bus(free=False)])
def test_a_gauge_that_does_not_answer_says_nothing(battery, bus):
    module, board = battery
    board.I2C = lambda: bus
    assert module.meter(types.SimpleNamespace(BATTERY="I2C"))() is None
    assert not bus.locked


def test_a_bus_without_pull_ups_says_nothing(battery):
    module, board = battery

    def missing():
        raise RuntimeError("No pull up found on SDA or SCL")

    board.I2C = missing
    assert module.meter(types.SimpleNamespace(BATTERY="I2C"))() is None
