"""Chance: uniform numbers out of uniform random bytes, by rejection (DV-1, DV-2).

`entropy(n)` everywhere is a function that gives n uniform random bytes, such as `os.urandom`.
Nothing here is ever seeded, and nothing takes a remainder of a number that could favour one.
"""


def uniform(n, entropy):
    """A whole number 0 to n - 1, each exactly equally likely when the bytes are (DV-1)."""
    if n < 1:
        raise ValueError("There must be at least one thing to pick from.")
    size, span = 1, 256
    while span < n:
        size += 1
        span <<= 8
    limit = span - span % n  # numbers from here on would favour the first few: throw them away
    while True:
        number = 0
        for byte in entropy(size):
            number = number << 8 | byte
        if number < limit:
            return number % n


def roll(sides, entropy):
    """A die with `sides` faces: 1 to sides (DV-1)."""
    return 1 + uniform(sides, entropy)


def pick(outcomes, entropy):
    """Index into [(outcome, weight)], each as likely as its weight says."""
    if len(outcomes) == 1:
        return 0
    total = 0
    for _, weight in outcomes:
        total += weight
    number = uniform(total, entropy)
    index = 0
    for _, weight in outcomes:
        if number < weight:
            return index
        number -= weight
        index += 1
    raise ValueError("Weights must be positive whole numbers.")


class Bag:
    """Stones drawn without looking; a stone drawn stays out until it is put back (DV-2)."""

    def __init__(self, stones=()):
        self.stones = list(stones)

    def __len__(self):
        return len(self.stones)

    def put(self, stone):
        self.stones.append(stone)

    def draw(self, entropy):
        """Take one stone out, all equally likely. ValueError when the bag is empty."""
        if not self.stones:
            raise ValueError("The bag is empty.")
        stones = self.stones
        index = uniform(len(stones), entropy)
        stone = stones[index]
        stones[index] = stones[-1]  # the order inside has no effect, so close the gap the cheap way
        stones.pop()
        return stone
