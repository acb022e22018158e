"""The exact chances of the next stone (GF-16)."""

from games.gold_fever.rules import BLACK, EMERALD, GOLD, GRAY, RUBY, WHITE


def odds(state, player=None):
    """Chances of the next draw: {"gold", "bust", "ruby", "emerald": (numerator, denominator)} (GF-16).

    The denominator is the number of stones in the bag, not reduced. The bag is that of `player`, needed only
    in a race, where anybody may press next; else of who draws next. None when nobody draws or the bag is empty.
    Only the active player can bust, and not in a speed round (GF-8).
    """
    if player is None:
        player = state.drawer
    if player is None:
        return None
    bag = state.bags[player]
    stones = sum(bag)
    if not stones:
        return None
    bust = 0
    if player == state.active and not state.speed:
        for gravel in (GRAY, BLACK, WHITE):
            if state.hand[gravel]:
                bust += bag[gravel]
    return {
        "gold": (bag[GOLD], stones),
        "bust": (bust, stones),
        "ruby": (bag[RUBY], stones),
        "emerald": (bag[EMERALD], stones),
    }
