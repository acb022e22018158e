"""Gold Ahoy!: the device is the bag and the table; with paper tiles the bag and the judge."""

PLAYERS = (2, 2)


def options(players, keys):
    """[(option, allowed values, the default first)]: paper tiles (GA-13), and from whose side the table is seen."""
    return [("paper", (False, True)), ("facing", (0, 2, 1))]
