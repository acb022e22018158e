"""Go for Gold: the die, the sheets and, on request, the island."""
