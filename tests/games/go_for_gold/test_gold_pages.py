"""Go for Gold on a fake device: sheet mode and everybody's sheets."""

from support_go_for_gold import begun, lines, now, part, stepping, tiles


def test_fg_16_four_presses_when_nothing_happened():
    """FG-16: who passed nothing and ended nowhere answers each question with A alone."""
    device = begun(sheet=True, faces=[3])
    device.press("A A")
    assert now(device)[0].phase == "footprint"
    device.press("A A A A")
    assert (now(device)[0].mover, now(device)[0].phase) == (1, "footprint")


def test_fg_16_numbers_and_places_are_picked_with_arrows():
    """FG-16: RIGHT counts up; the places are a grid."""
    device = begun(sheet=True, faces=[3])
    device.press("A A A RIGHT RIGHT A RIGHT A")
    state = now(device)[0]
    assert (state.sheets[0].shovels, state.sheets[0].footprints, state.phase) == (4, 2, "ended")
    device.press("DOWN RIGHT")
    assert "temple 2" in lines(device)
    device.press("A")
    assert now(device)[0].sheets[0].site == 33


def test_all_sheets_can_be_looked_at():
    """Everybody's trackers, finds, harbours and temples, and on the island the maps; at any time of a turn."""
    device = begun(3, faces=[2])
    stepping(device)
    icons = part("icons")
    ((title, make),) = part("view").pages(*now(device))
    assert title == "Sheets and maps"
    device.app.push(make(device.app, device.app.top))
    device.app.step()
    for name in ("Anna", "Bernhard", "Cleo", "Anna"):
        assert name in lines(device)
        device.press("RIGHT")
    found = list(tiles(device))
    assert found.count(icons.HARBOUR_USED) == 1 and found.count(icons.TEMPLE) == 5
    assert "✗" not in lines(device).split("\n")[0]
    device.press("DOWN")
    assert icons.ME in list(tiles(device))
    device.press("B")
    assert now(device)[0].phase == "step"
