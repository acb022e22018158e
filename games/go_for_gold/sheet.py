"""One player's sheet: trackers, scoring spaces, harbours used, and in island mode the path."""

from games.go_for_gold.island import JUNGLE, TAKEN

SPACES = 6  # scoring spaces (FG-14)
NO_SPACE = 255  # `space` while there is none: before the start, and always in sheet mode


class Sheet:
    """What a player has written down. Only `rules.State` changes it.

    shovels, footprints              circled and not yet crossed out
    shovels_crossed, ..._crossed     used up; lost ones are not counted
    entries                          numbers in the scoring spaces, topmost first
    harbours                         a bit for each harbour known to be crossed off
    out                              True: the player's game is over (FG-8)
    site                             kind of space (`island`) that this round's movement ended on
    path                             spaces visited in order; two harbours in a row are a voyage, no step
    marks                            what may still be entered (`island.marks`), None in sheet mode
    """

    def __init__(self):
        self.shovels, self.shovels_crossed = 2, 0  # FG-3
        self.footprints, self.footprints_crossed = 1, 0
        self.entries = []
        self.harbours = 0
        self.out = False
        self.site = JUNGLE
        self.path = bytearray()
        self.marks = None

    @property
    def space(self):
        """Where the player is, or NO_SPACE."""
        return self.path[-1] if self.path else NO_SPACE

    def harbours_used(self):
        """0 before the start, then 1, or 3 after a voyage (FG-18).

        On paper the device never hears which harbour was entered: two bits known are three used.
        """
        if not self.harbours:
            return 0
        return 3 if self.harbours & (self.harbours - 1) else 1

    def score(self):
        """The sum of the scoring spaces."""
        return sum(self.entries)

    def full(self):
        """Are all scoring spaces filled?"""
        return len(self.entries) == SPACES

    def circle_shovels(self, count, length):
        """Circle `count` more, as far as the tracker of `length` goes (FG-5)."""
        self.shovels += min(count, length - self.shovels - self.shovels_crossed)

    def circle_footprints(self, count, length):
        """Circle `count` more, as far as the tracker of `length` goes (FG-5)."""
        self.footprints += min(count, length - self.footprints - self.footprints_crossed)

    def cross_shovels(self, count):
        """Cross out circled shovels."""
        self.shovels -= count
        self.shovels_crossed += count

    def cross_footprint(self):
        """Cross out a circled footprint."""
        self.footprints -= 1
        self.footprints_crossed += 1

    def can_gamble(self):
        """Is there a shovel and a footprint to pay with (FG-13)?"""
        return self.shovels > 0 and self.footprints > 0

    def visit(self, space):
        """Draw the line on to `space`."""
        self.path.append(space)
        self.marks[space] = TAKEN

    def copy(self):
        """An independent sheet equal to this one."""
        new = Sheet()
        new.shovels, new.shovels_crossed = self.shovels, self.shovels_crossed
        new.footprints, new.footprints_crossed = self.footprints, self.footprints_crossed
        new.entries = list(self.entries)
        new.harbours, new.out, new.site = self.harbours, self.out, self.site
        new.path = bytearray(self.path)
        new.marks = bytearray(self.marks) if self.marks is not None else None
        return new

    def key(self):
        """All that tells sheets of one game apart; `marks` follow from path and harbours."""
        return (
            self.shovels,
            self.shovels_crossed,
            self.footprints,
            self.footprints_crossed,
            tuple(self.entries),
            self.harbours,
            self.out,
            self.site,
            bytes(self.path),
        )
