"""What people set once. How it is kept and checked is `goldpan.stored`, which is not loaded while a game runs."""

from goldpan.palette import PLAYERS

NAME_LENGTH = 8
SEATS = 6


class Settings:
    """`values` by name; `names` the players' names by seat; `setups` the last set-up of each game."""

    def __init__(self, journal=None):
        from goldpan.stored import load

        self.journal = journal
        self.values, self.names, self.setups = load(journal.kept if journal else {})

    def get(self, name):
        return self.values[name]

    def save(self):
        """Write down what changed. False when it could not be kept."""
        from goldpan.stored import save

        return save(self)


def colours(settings):
    """The players' colours by seat, as indices of the palette."""
    return [PLAYERS[int(digit)] for digit in settings.get("colours")]
