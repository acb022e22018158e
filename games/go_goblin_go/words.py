"""What moves are called, what happened in a sentence, and how places and prices are written."""

from games.go_goblin_go.board import cost, path, PIT, START, steps, tiles_of
from games.go_goblin_go.choose import ABILITY
from games.go_goblin_go.names import GOBLINS
from games.go_goblin_go.signs import PAIRS
from games.go_goblin_go.tunnel import destinations
from goldpan.text import t

REACH = 4  # two steps, and five others fill two spaces at most, which are jumped over


def name(goblin):
    """What a goblin is called."""
    return t(GOBLINS[goblin])


def place(number):
    """START, the number of a space (#1 is next to START), or the pit."""
    return t("start") if number == START else t("pit") if number == PIT else "#" + str(number)


def counted(key, number):
    """A string for none, one or more: keys `key_0`, `key_1`, `key_n`."""
    return t(key + (str(number) if number < 2 else "n"), number)


def rocks(number):
    """A number of rocks."""
    return counted("rocks_", number)


def label(state, move, ui):
    """What a move is called where one chooses."""
    if move == "collect":
        return t("collect", rocks(min(state.roll, state.supply)))
    if isinstance(move, str):
        return t(move)
    kind, goblin = move[0], move[1]
    if kind == "move":
        twice = steps(tiles_of(state, goblin), state.roll) > 1
        near = state.positions[goblin] + REACH >= PIT  # spares the path of all others
        key = "move_pit" if near and path(state, goblin)[-1] == PIT else "move_twice" if twice else "move"
        return t(key, name(goblin), counted("for_", cost(state, goblin)))
    if kind == "confuse":
        return t("do_confuse", name(move[2]))
    return t("do_" + kind, name(move[2] if kind in ("push", "swap") else goblin))


def whither(state, move):
    """Who goes where by an ability, before it is used; at most 26 characters."""
    kind = move[0]
    if kind == "free":
        return t("whither_free", name(move[1]))
    if kind == "confuse":
        return t("whither_confuse")
    if kind == "swap":
        (one, there), (two, here) = destinations(state, move)
        return t("whither_swap", name(one), place(there), name(two), place(here))
    goblin, there = destinations(state, move)[0]
    return t("whither", name(goblin), place(state.positions[goblin]), place(there))


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
    return told + whither(before, move)


def tiles_story(state, goblin):
    one, two = tiles_of(state, goblin)
    return t("story_tiles", name(goblin), PAIRS[one].replace(" ", "-"), PAIRS[two].replace(" ", "-"))


def said(move):
    """True for what is a move of the game, and not just a door to the cards."""
    return move is not None and move != ABILITY
