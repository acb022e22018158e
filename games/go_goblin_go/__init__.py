"""Go Goblin, Go!: the device is the die, the motivation board and the tunnel."""

PLAYERS = (2, 6)


def options(players, keys):
    """[(option, allowed values, the default first)]: there are no variants."""
    return []
