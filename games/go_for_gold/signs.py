"""Which tile stands for what, and what the die shows: for the map, the table, the questions and the lights."""

from games.go_for_gold import icons

SHEET = "go_for_gold@11"
LAND = bytes(
    (
        icons.JUNGLE,
        icons.SHOVEL,
        icons.FOOTPRINT,
        icons.CAMP,
        icons.TREASURE_4,
        icons.TREASURE_5,
        icons.TREASURE_6,
        icons.LAGOON,
        icons.SEA,
    )
)  # by kind

TUMBLE = 50  # percent of a roll's time that the die tumbles; the rest of it the face is shown
FACES = b"\x03\x06\x01\x05\x02\x04"


def face(state, ui):
    """What the die shows: 0 for a blank one."""
    if ui.progress is not None and ui.progress < TUMBLE:
        return FACES[ui.progress // 4 % 6]
    if ui.before is not None and ui.before.phase in ("roll", "dig"):
        return ui.move
    return state.dug or state.roll
