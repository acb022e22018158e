"""A bar of characters; few pages show one, so it is not with the other widgets."""


def meter(value, most, cells):
    """A bar of `cells` characters that is full when `value` is `most`."""
    steps = min(value, most) * cells * 6 // most if most else 0  # a cell has six columns to fill
    full, part = steps // 6, steps % 6
    bar = "▉" * full + ("▏▎▌▋▊"[part - 1] if part else "")
    return bar + "░" * (cells - len(bar))
