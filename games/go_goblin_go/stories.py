"""What happened, in sentences. One press needs it, the next frame does not: it is forgotten."""

from games.go_goblin_go.board import cost, path, tiles_of
from games.go_goblin_go.signs import PAIRS
from games.go_goblin_go.words import name, place, rocks
from goldpan.text import t


def story(before, move, after, ui):
    """What happened. Never which set was drawn, never which cards were kept (GO-22)."""
    phase = before.phase
    who = ui.names[before.active]
    if phase in ("cubes", "tiles", "sets"):
        return dealt_story(after) if after.phase == "sets" and phase == "tiles" else ""
    if phase == "keep":
        return t("story_keep", who)
    if phase == "roll":
        return t("story_roll", who, move)
    if move == "collect":
        return t("story_collect", who, rocks(after.rocks[before.active] - before.rocks[before.active]))
    return "" if move == "done" else move_story(before, move, after, who)


def dealt_story(state):
    """The whole set-up at once: the track with its tiles."""
    lines = [t("story_dealt")]
    for level in range(6):
        lines.append(str(level) + " " + tiles_story(state, state.levels[level]))
    return "\n".join(lines)


def move_story(before, move, after, who):
    kind, goblin = move[0], move[1]
    if kind == "move":
        twice = len(path(before, goblin)) > 1
        told = t("story_pit" if after.phase == "over" else "story_twice" if twice else "story_move", who, name(goblin))
        return told + "\n" + t("story_paid", place(after.positions[goblin]), rocks(cost(before, goblin)))
    told = t("story_card", who, name(goblin), t(kind)) + "\n"
    if kind == "confuse":
        return told + tiles_story(after, goblin) + "\n" + tiles_story(after, move[2])
    from games.go_goblin_go.aim import whither

    return told + whither(before, move)


def tiles_story(state, goblin):
    one, two = tiles_of(state, goblin)
    return t("story_tiles", name(goblin), PAIRS[one].replace(" ", "-"), PAIRS[two].replace(" ", "-"))
