"""What Gold Fever looks like: the last stone, the hand, the bag by kind, everybody's gold, the moves."""

from games.gold_fever import icons, RACE_KEYS
from games.gold_fever.odds import odds as next_odds
from games.gold_fever.rules import BLACK, EMERALD, GOLD, GRAY, RUBY, STONES, WHITE
from goldpan import palette, widgets
from goldpan.game import CHANCE, OVER
from goldpan.odds import words
from goldpan.palette import CREAM, RED, SILVER, SLATE
from goldpan.scene import Scene
from goldpan.text import named, t

SHEET = "gold_fever"
TILES = bytes((icons.GOLD, icons.GRAY, icons.BLACK, icons.WHITE, icons.RUBY, icons.EMERALD))
INKS = (palette.GOLD, palette.SILVER, palette.VIOLET, palette.WHITE, palette.RUBY, palette.EMERALD)
LIGHTS = (palette.GOLD, palette.GRAY, palette.VIOLET, palette.WHITE, palette.RUBY, palette.EMERALD)
HAND = 9  # stones shown side by side: 5 gold, one gravel of each colour, and the emerald or what ended it
RISE_MS = 420  # a stone coming out of the bag
BEAT_MS = 700  # between two stones of a speed round or of the toll after two blacks
BEAT_FAST_MS = 250  # with animation off there is still a beat to follow
RACE_OVER_MS = 1200  # after the gold of a race: time to let go of the keys
KEY_SIGNS = ("▲", "▶", "▼", "◀", "{A}")  # of RACE_KEYS


# The scene, from top to bottom


def scene(state, ui):
    """The Scene of a state."""
    s = Scene(ui.width, ui.height, SHEET)
    rising = is_rising(ui)
    kind = drawn_kind(ui)
    shown = ui.before if rising else state  # while a stone comes out nothing may tell yet which it is
    heading(s, shown, ui)
    headline(s, shown, ui, kind, rising)
    hand(s, state, ui, rising)
    bag(s, shown, ui)
    scores(s, shown, ui)
    foot(s, shown, ui)
    s.lights = lights(state, ui)
    return s


def heading(s, state, ui):
    """Whose turn it is, and whether the game is safe."""
    name = ui.names[state.active]
    right = "" if ui.saved else t("not_saved")
    widgets.title(s, t("turn_of", name), right, name, ui.colours[state.active])


def headline(s, state, ui, kind, rising):
    """The last stone, large, and what it means."""
    if rising:
        tile, word, ink = icons.BAG, "…", SILVER
    elif kind is None:
        tile, word, ink = icons.BAG, state_word(state), CREAM
    elif busted(ui.before, ui.move):
        tile, word, ink = icons.BUST if ui.progress is None else TILES[kind], t("bust"), RED
    elif in_toll(ui.before):
        word = t("toll_to", ui.short(ui.before.active, 7)) if GRAY <= kind <= WHITE else t("toll_back")
        tile, ink = TILES[kind], INKS[kind]
    else:
        tile, word, ink = TILES[kind], t(STONES[kind]), INKS[kind]
    s.tiles(2, 12, 1, bytes((tile,)), SHEET, 2)
    s.text(40, 17, word, 10, ink, scale=2)
    s.text(s.margin, 44, "" if rising else ui.message, s.columns, CREAM)


def state_word(state):
    """What to say while no stone was drawn yet."""
    if state.speed:
        return t("speed")
    if state.giving:
        return t("your_pick")
    return t("more") if any(state.hand) else t("start")


def hand(s, state, ui, rising):
    """The stones drawn this turn, in the order of kinds; after a bust or speed round, those that go back."""
    stones = shown_hand(state, ui, rising)
    tiles = bytearray()
    for kind in range(6):
        tiles += TILES[kind : kind + 1] * stones[kind]
    tiles = tiles[:HAND]
    s.tiles((s.width - HAND * 16) // 2, 56, HAND, bytes(tiles) + bytes((icons.PLACE,)) * (HAND - len(tiles)), SHEET)


def shown_hand(state, ui, rising):
    """Counts by kind of the stones on the table."""
    before = ui.before
    if before is not None and before.turn == CHANCE:
        own = before.drawer == before.active
        stones = bytearray(before.taken[before.drawer] if before.speed else before.hand if own else 6)
        if not rising and (own or before.speed):
            stones[STONES.index(ui.move)] += 1
        return stones
    if state.speed:
        return state.taken[state.drawer if state.drawer is not None else state.active]
    return state.hand


def bag(s, state, ui):
    """What is left in the bag of who draws, or has drawn: a stone and a count for each kind (GF-16)."""
    stones = state.bags[shown_bag(state, ui)]
    step = (s.width - 4) // 6
    for kind in range(6):
        x = 2 + kind * step
        s.tiles(x, 72, 1, TILES[kind : kind + 1], SHEET)
        s.text(x + 15, 74, str(stones[kind]), 2, INKS[kind] if stones[kind] else SLATE)


def shown_bag(state, ui):
    """Whose bag is shown: in a speed round, where all draw, of whom the stones above it are."""
    before = ui.before
    if state.speed and before is not None and before.turn == CHANCE:
        return before.drawer
    return bag_owner(state)


def bag_owner(state):
    """Who draws next, else whose turn it is."""
    return state.active if state.drawer is None else state.drawer


def scores(s, state, ui):
    """Everybody's scored gold; the player in turn is marked."""
    columns = s.columns // state.players
    x = s.margin + (s.columns - columns * state.players) // 2 * 6
    for player in range(state.players):
        active = player == state.active
        room = columns - (2 if columns < 6 else 3)
        name = ui.short(player, min(8, room))
        name += " " * (1 if columns > 5 else room - len(name))
        text = ("▶" if active else " ") + name + str(state.scored[player])
        s.text(x + player * columns * 6, 89, text, columns, palette.GOLD if active else CREAM)


def foot(s, state, ui):
    """The moves, or what everybody is to do; below them what the buttons mean."""
    y = s.bottom - 13
    if state.speed and state.turn >= 0:
        s.center(y, t("race_keys"), palette.GOLD)
        widgets.hint(s, race_keys(state, ui))
    elif state.turn == CHANCE:
        toll = state.drawer != state.active
        s.center(y, t("beats") if state.speed else t("toll") if toll else "")
        widgets.hint(s, t("hint_skip"))
    elif state.turn == OVER:
        widgets.hint(s, t("hint_wait"))
    else:
        widgets.choices(s, y, [label(state, move, ui) for move in state.choices()], ui.cursor)
        widgets.hint(s, t("hint_play"))


def race_keys(state, ui):
    """Which key is whose: as much as fits."""
    parts = []
    for player in range(state.players):
        if any(state.bags[player]):
            parts.append(named(KEY_SIGNS[player]) + ui.short(player, 3))
    return " ".join(parts)


def lights(state, ui):
    """The last stone on all lights; a bust in red; else the gold of the player in turn."""
    kind = drawn_kind(ui)
    if is_rising(ui):
        place = ui.progress * ui.lights // 60
        return bytes([CREAM if light == place else 0 for light in range(ui.lights)])
    if kind is not None:
        if busted(ui.before, ui.move):
            return bytes((RED,)) * ui.lights
        return bytes((LIGHTS[kind],)) * ui.lights
    gold = state.scored[state.active]
    return bytes([palette.GOLD if light < gold else 0 for light in range(ui.lights)])


def result_lights(state, ui):
    return bytes((palette.GOLD,)) * ui.lights


# What the last event was


def is_rising(ui):
    """True while a stone comes out of the bag and nobody knows yet which it is; in a race there is no time for that."""
    return ui.progress is not None and ui.progress < 60 and not (ui.before.race and ui.before.speed)


def drawn_kind(ui):
    """Kind of the stone drawn last, None when the last event was no draw."""
    if ui.before is None or ui.before.turn != CHANCE:
        return None
    return STONES.index(ui.move)


def in_toll(before):
    """True when `before` is a draw of the others after two blacks (GF-6)."""
    return before.turn == CHANCE and not before.speed and before.drawer != before.active


def busted(before, move):
    """True when `move` drawn in `before` was the second gravel of its colour (GF-5)."""
    if before.turn != CHANCE or before.speed or before.drawer != before.active:
        return False
    kind = STONES.index(move)
    return GRAY <= kind <= WHITE and before.hand[kind] == 1


# Choosing


def label(state, move, ui):
    """What a move is called on the screen."""
    if move == "draw":
        if any(state.hand):
            return t("draw_owed", state.owed) if state.owed else t("draw_more")
        return t("draw")
    if move == "stop":
        gold = state.hand[GOLD]
        return t("stop_score", gold) if gold else t("stop")
    return t("give_to", ui.names[move[1]])


def press(state, ui, key):
    """In a race every key is a player's own; else the usual choosing."""
    from goldpan.play import usual_press

    if not state.speed:
        return usual_press(state, ui, key)
    move = ("press", RACE_KEYS.index(key)) if key in RACE_KEYS else None
    return move if move in state.choices() else None


def arrange(state, ui, pressed):
    """Presses within one scan count clockwise from the active player (GF-9)."""
    if not state.speed or state.turn < 0:
        return pressed
    order = [RACE_KEYS[player] for player in state._clockwise() if player < len(RACE_KEYS)]
    return [key for key in order if key in pressed] + [key for key in pressed if key not in order]


def event(state, ui, kind, key):
    """Presses that come too late in a race are not for the next player's turn: they do nothing (GF-9)."""
    late = ui.progress is not None and ui.before.race and ui.before.speed
    return late and key in RACE_KEYS


def back(state, ui):
    """B in a race does nothing: it would take nobody's press back."""
    return state.speed


# What happened, in words


def pace(before, outcome, after, ui):
    """How long an outcome is shown moving. In beats and in the toll there is always a beat (GF-6, GF-9)."""
    if before.speed or before.drawer != before.active:
        if before.race and before.speed:
            return RACE_OVER_MS if outcome == "gold" else 0
        return max(BEAT_FAST_MS, ui.ms(BEAT_MS))
    return ui.ms(RISE_MS)


def story(before, move, after, ui):
    """One sentence for the log and the screen."""
    names = ui.names
    if before.turn == CHANCE:
        return drawn_story(before, move, names)
    if move == "stop":
        return stop_story(before, after, names)
    if isinstance(move, tuple) and move[0] == "give":
        return t("story_give", names[move[1]], rest(before.hand))
    return ""


def drawn_story(before, move, names):
    kind = STONES.index(move)
    player = before.drawer
    name, stone = names[player], t("stone_" + move)
    if before.speed:
        return t("story_speed_gold", name) if kind == GOLD else t("story_drew", name, stone)
    if player != before.active:
        if GRAY <= kind <= WHITE:
            return t("story_toll_gravel", name, stone, names[before.active])
        return t("story_toll_back", name, stone)
    if busted(before, move):
        return t("story_bust", name, stone)
    if kind == RUBY:
        return t("story_ruby", name)
    if kind == EMERALD:
        return t("story_emerald", name)
    return t("story_drew", name, stone)


def stop_story(before, after, names):
    active, gold = before.active, before.hand[GOLD]
    told = t("story_stop_gold", names[active], gold) if gold else t("story_stop", names[active])
    given = any([before.hand[kind] for kind in (GRAY, BLACK, WHITE, EMERALD)])
    if given and before.players == 2 and after.turn != OVER:
        told += t("story_rest", names[1 - active])
    return told


def rest(hand):
    """The gravel and emerald of a hand, in words."""
    gravel = hand[GRAY] + hand[BLACK] + hand[WHITE]
    if not gravel:
        return t("rest_only_emerald")
    return t("rest_emerald" if hand[EMERALD] else "rest", gravel)


# Pages


def odds(state, ui):
    """GF-16: exact odds of the next stone."""
    if state.giving or state.turn == OVER:
        return []
    if state.speed and state.race:
        return [t("odds_any"), t("odds_any2")] + [
            "{:9}{}".format(ui.names[p], words(*next_odds(state, p)["gold"]))
            for p in range(state.players)
            if any(state.bags[p])
        ]
    found = next_odds(state)
    lines = [t("odds_next", ui.names[bag_owner(state)])]
    for name in ("gold", "bust", "ruby", "emerald"):
        lines.append("{:9}{}".format(t("odds_" + name), words(*found[name])))
    stones = found["gold"][1]
    harmless = stones - sum([found[name][0] for name in ("gold", "bust", "ruby", "emerald")])
    lines.append("{:9}{}".format(t("odds_gravel"), words(harmless, stones)))
    return lines


def details(state, ui):
    """Below the scores: what is in everybody's bag, by kind."""
    lines = ["", t("details_goal", state.goal), t("details_bags"), " " * 8 + t("details_head")]
    for player in range(state.players):
        counts = "".join(["{:3}".format(count) for count in state.bags[player]])
        lines.append("{:8}".format(ui.names[player]) + counts)
    return lines


def topic(state):
    """Which help topic fits the moment: index into the TOPICS of the help."""
    if state.speed:
        return 4
    if state.giving:
        return 2
    if state.turn == CHANCE:
        return 3
    if state.hand[EMERALD]:
        return 5
    return 1 if any(state.hand) else 0
