"""The page of odds, and the lights of the result."""

from games.gold_ahoy import icons, table
from games.gold_ahoy.rules import NORTH, SET
from games.gold_ahoy.tiles import CHEST, SIZE
from goldpan.game import OVER
from goldpan.odds import words
from goldpan.text import t

# Icons at which each kind of tile begins, and the end of the last.
KINDS = (icons.NESW, icons.NES, icons.NE_SW, icons.NE, icons.NS, icons.APART, icons.APART + 1)


def odds(state, ui):
    """What may be drawn next: where the chest is, and how the land is joined."""
    total = len(state.bag)
    if not total or state.turn == OVER:
        return []
    water = 0
    kinds = [0] * 6
    for tile in state.bag:
        found = table.land(4 * tile)
        kind = 0
        while found >= KINDS[kind + 1]:
            kind += 1
        kinds[kind] += 1
        water += SET[SIZE * (tile - 1) + CHEST] % 2
    lines = [t("odds_next", total), "", t("odds_chest")]
    lines += [line(t("on_land"), total - water, total), line(t("in_water"), water, total), "", t("odds_joins")]
    return lines + [line(t("kind_" + str(kind)), kinds[kind], total) for kind in range(6)]


def line(name, top, bottom):
    """A name and its odds."""
    return "{:14}{}".format(name, words(top, bottom))


def result_lights(state, ui):
    """The winner's half; both when it is shared."""
    winners = state.winners()
    lights = table.side_lights(winners[0], ui.lights, ui.colours)
    if len(winners) == 2:
        others = table.side_lights(NORTH, ui.lights, ui.colours)
        lights = bytes([one or two for one, two in zip(lights, others)])  # noqa: B905
    return lights
