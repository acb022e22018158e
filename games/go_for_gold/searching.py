"""The second phase of a round: digging for treasure, exploring temples, gambling in camps (FG-9 to FG-13).

Functions on a `rules.State`, loaded when the movement ends: while somebody moves they are not in memory.
"""

from games.go_for_gold.island import CAMP, TEMPLE
from goldpan import game

OFFERS = {"search": ["search", "skip"], "pay": ["pay", "leave"], "gamble": ["again", "keep"]}


def offered(state, sheet):
    """What may be answered in the phase that the state is in."""
    return OFFERS[state.phase]


def search_from(state, player):
    """Ask `player`, or who follows and can search, to do so; after the last end the round."""
    state.left = 0
    while True:
        state.mover = player
        if can_search(state, state.sheets[player]):
            state.ask("search", player)
            return
        player = (player + 1) % state.players
        if player == state.active:
            state.end_round()
            return


def can_search(state, sheet):
    site = sheet.site  # JUNGLE for who is out or in a harbour
    if site & TEMPLE:
        return not state.closed >> (site - TEMPLE) & 1
    return sheet.can_gamble() if site == CAMP else site in (4, 5, 6)


def search(state, move):
    sheet = state.sheets[state.mover]
    state.dug = 0
    if move == "skip":
        search_done(state)
    elif sheet.site == CAMP:
        gamble(state, "again")
    else:
        state.ask("dig", game.CHANCE)


def dig(state, number):
    sheet = state.sheets[state.mover]
    site = sheet.site
    state.dug = number
    if site & TEMPLE:
        explore(state, sheet, number)
    elif site == CAMP:
        if sheet.can_gamble():
            state.ask("gamble", state.mover)
        else:
            found(state, number)
    elif number >= site:
        found(state, site)
    elif number + sheet.shovels >= site:
        state.ask("pay", state.mover)
    else:
        found(state, 0)


def explore(state, sheet, number):
    if number > sheet.shovels:
        found(state, -1)
    else:
        sheet.cross_shovels(sheet.shovels)
        state.closed |= 1 << (sheet.site - TEMPLE)
        found(state, 9)


def pay(state, move):
    sheet = state.sheets[state.mover]
    if move == "pay":
        sheet.cross_shovels(sheet.site - state.dug)
        found(state, sheet.site)
    else:
        found(state, 0)


def gamble(state, move):
    if move == "keep":
        found(state, state.dug)
        return
    sheet = state.sheets[state.mover]
    sheet.cross_shovels(1)
    sheet.cross_footprint()
    state.ask("dig", game.CHANCE)


def found(state, points):
    """Write points down, 0: nothing."""
    if points:
        state.sheets[state.mover].entries.append(points)
    state.last = (state.mover, points)
    search_done(state)


def search_done(state):
    following = (state.mover + 1) % state.players
    if following == state.active:
        state.end_round()
    else:
        search_from(state, following)


ACTIONS = {"search": search, "dig": dig, "pay": pay, "gamble": gamble}
