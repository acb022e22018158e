"""The score of Gold Ahoy! by area (GA-12), as the page shows it."""

import random

from games.gold_ahoy import areas, icons, view
from games.gold_ahoy.rules import NORTH, SOUTH, State
from support import random_game
from support_gold_ahoy import a_ui, block, playing, state_after


def test_ga_12_the_score_by_area_on_request():
    """GA-12: the total, then each area with its chests, both sides' paths, and whose they are."""
    device, play = playing()
    for count in range(14):
        device.press("A" if count % 2 else "RIGHT B A")
    device.press("MENU DOWN A")
    count = play.session.state.count()
    assert device.app.top.name == "gold_ahoy areas"
    for line in ("South {}".format(count.scores[0]), "North {}".format(count.scores[1]), "So far"):
        assert device.screen.says(line), line
    for number, area in enumerate(count.areas):
        device.press("RIGHT")
        assert device.screen.says("{} of {}".format(number + 1, len(count.areas)))
        assert device.screen.says("Land" if count.is_land(area) else "Water")
        assert device.screen.says("North {}".format(area[3])) and device.screen.says("South {}".format(area[2]))
        who = "nobody" if area[2] == area[3] else "→ South" if area[2] > area[3] else "→ North"
        assert device.screen.says(who)
    device.press("RIGHT")
    assert device.screen.says("So far")
    device.press("LEFT B B")
    assert device.app.top is play


def test_ga_12_an_area_is_lit_up_end_by_end():
    """GA-12: as many marks as it has ends, each once; its chests alone; gray where it has no part."""
    for facing in (SOUTH, NORTH):
        state = state_after(25, seed=4, facing=facing)
        page = page_of(state)
        count = page.count
        kinds = [0, 0]
        for number, area in enumerate(count.areas):
            page.at = number + 1
            scene = page.scene()
            ends = sum([root == area[0] for root in count.roots])
            marks = [item[5] for item in scene.items if len(item) == 6 and item[4] == "+gold_ahoy" and item[2] > 1]
            assert len(marks) == (2 if count.is_land(area) else 1)
            assert sum([mark > 0 for block_of in marks for mark in block_of]) == ends
            under, chests = block(scene, "gold_ahoy"), block(scene, "++gold_ahoy")
            bright = [at for at, icon in enumerate(under) if icons.NESW <= icon <= icons.APART]
            assert sorted(bright) == sorted([page.window.place(c, r) for c, r in count.cells(area)])
            assert sum([icon > 0 for icon in under]) == 25
            assert sum([icon > 0 for icon in chests]) == area[1]
            kinds[count.is_land(area)] += 1
        assert all(kinds)


def page_of(state):
    """The page of areas over a game in this state."""
    device, play = playing()
    play.session.state = state
    play.ui.memo.clear()
    return areas.Areas(device.app, play)


def test_ga_9_paths_stick_out_at_the_sides():
    """GA-9: on a full table the marks on its lowest and uppermost line are both sides' paths."""
    for facing in (SOUTH, NORTH):
        random.seed(11)
        state = State(2, facing=facing)
        random_game(state)
        sides_of(state, 3 - facing, 2 + facing)


def sides_of(state, upper, lower):
    """Compare marks on the uppermost and lowest line with those places of the areas."""
    page = page_of(state)
    for number, area in enumerate(page.count.areas):
        page.at = number + 1
        sheets = [item for item in page.scene().items if len(item) == 6 and item[4] == "+gold_ahoy" and item[2] > 1]
        marks, columns = sheets[-1][5], sheets[-1][2]
        assert sum([mark > 0 for mark in marks[:columns]]) == area[upper]
        assert sum([mark > 0 for mark in marks[-columns:]]) == area[lower]


def test_ga_10_the_scores_page_tells_whose_each_area_is():
    state = state_after(30, seed=2)
    count = state.count()
    lines = view.details(state, a_ui())
    assert [line.split() for line in lines[:2]] == [["Ada", str(count.scores[0])], ["Ben", str(count.scores[1])]]
    lines = lines[2:]
    assert lines[0] == "Nobody: {}".format(count.nobody) and len(lines) == 3 + len(count.areas)
    for number, area in enumerate(count.areas):
        line = lines[3 + number]
        words = line.split()
        assert words[0] == ("Land" if count.is_land(area) else "Water") and words[1] == str(area[1])
        assert len(line) <= 26 and "{}:{}".format(area[2], area[3]) in line
