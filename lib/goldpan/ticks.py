"""Milliseconds that wrap at 2**29, as `supervisor.ticks_ms` does: compare only through `since`."""

MASK = (1 << 29) - 1
HALF = 1 << 28


def since(now, then):
    """ms from `then` to `now`, negative when `then` lies ahead; right for spans below 2**28 ms (3 days)."""
    return ((now - then + HALF) & MASK) - HALF


def after(now, ms):
    """The tick `ms` milliseconds after `now`."""
    return (now + ms) & MASK
