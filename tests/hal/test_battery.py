"""The charge of a lithium cell by its voltage."""

from hal.battery import CURVE, NONE_MV, percent


def test_the_charge_rises_with_the_voltage_from_0_to_100():
    found = [percent(millivolts) for millivolts in range(NONE_MV, 4600)]
    assert found == sorted(found)
    assert found[0] == 0 and found[-1] == 100
    assert [percent(millivolts) for millivolts, _ in CURVE] == [charge for _, charge in CURVE]
    assert max([after - before for before, after in zip(found, found[1:])]) == 1  # noqa: B905  one is shorter


def test_no_cell_has_no_charge():
    assert percent(0) is None and percent(NONE_MV - 1) is None
