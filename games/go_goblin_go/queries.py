"""What a screen asks about a state: who answers, for how much, why not, and how likely. Changes nothing.

A reason is a short code, "" when the thing is possible; the words for it are in the game's text table.
"""

from games.go_goblin_go.abilities import adjacent, pushable, uses
from games.go_goblin_go.board import at, BOX, cost, steps, tiles_of

# Reasons, in the order in which they are looked for:
#   time    nobody can do this in this phase        spent   an ability was used in this turn
#   used    the card is face up already             end     the card counts at the end only
#   before  only before a goblin is moved           free    another goblin must move, for free
#   number  the goblin has not the number rolled    rocks   the goblin costs more rocks than the player has
#   stuck   no goblin could be moved afterwards     nobody  nobody stands there
#   pit     that would be the pit


def why_not_collect(state):
    """GO-6, GO-12: "" when the player may collect, else "time" or "spent"."""
    if state.phase != "act":
        return "time"
    return "spent" if state.spent else ""


def why_not_move(state, goblin):
    """GO-6, GO-7, GO-16: "" when the goblin may be moved, else "time", "free", "number" or "rocks"."""
    if state.phase != "act":
        return "time"
    if state.free >= 0:
        return "" if state.free == goblin else "free"
    if not steps(tiles_of(state, goblin), state.roll):
        return "number"
    return "rocks" if cost(state, goblin) > state.rocks[state.active] else ""


def why_not_use(state, goblin):
    """GO-12 to GO-18: "" when the active player may use the card kept for `goblin`, else one of the reasons.

    ValueError when no such card was kept. Only for the eyes of that player (GO-22).
    """
    for kept, ability, used in state.cards(state.active):
        if kept == goblin:
            return _why_not_card(state, goblin, ability, used)
    raise ValueError("Player {} kept no card of goblin {}.".format(state.active, goblin))


def _why_not_card(state, goblin, ability, used):
    if state.phase not in ("act", "after"):
        return "time"
    before = state.phase == "act"
    if used:
        return "used"
    if state.spent:
        return "spent"
    if ability == "eight":
        return "end"
    if ability == "free" and not before:
        return "before"
    if uses(state, goblin, ability, before):
        return ""
    if ability == "free":
        return "number"
    if ability == "push" and not pushable(state.positions, goblin):
        return "pit" if at(state.positions, state.positions[goblin] + 1) else "nobody"
    if ability == "swap" and not adjacent(state.positions, goblin):
        return "nobody"
    return "stuck"


def set_cards(state, player):
    """GO-5: the six abilities, by goblin, of the set that the player drew; () before. Secret."""
    return BOX.cards[state.sets[player]] if state.sets[player] >= 0 else ()


def face_up(state, player):
    """GO-12: the player's used cards as (goblin, ability): all that others may see of them (GO-22)."""
    return [(goblin, ability) for goblin, ability, used in state.cards(player) if used]


def next_roller(state):
    """The player who rolls next: the active one while the roll is due, else the neighbour."""
    return state.active if state.phase == "roll" else (state.active + 1) % state.players


def numbers(state, goblin):
    """GO-3: the different numbers on the goblin's tiles, ascending."""
    return [number for number in range(1, 7) if steps(tiles_of(state, goblin), number)]


def chance_to_move(state, goblin, player):
    """Sixths: how many of the six rolls let this player move this goblin, as rocks and tiles are now.

    Without abilities; 0 when the player cannot pay. `next_roller` is the player to ask for.
    """
    return len(numbers(state, goblin)) if state.levels.index(goblin) <= state.rocks[player] else 0
