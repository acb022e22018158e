"""What went wrong before this start: looked at once, then forgotten."""

from goldpan import bootflag


def trouble(microcontroller):
    """The text key of what went wrong before this start, or None.

    The RP2040 cannot tell a brown-out from switching on, so there this says nothing; the RP2350 can.
    """
    mark = bootflag.last(microcontroller.nvm)
    if mark in (bootflag.SAFE, bootflag.DIM):
        bootflag.put(microcontroller.nvm, bootflag.DONE)
    low = microcontroller.cpu.reset_reason == microcontroller.ResetReason.BROWNOUT
    if low or mark == bootflag.DIM:
        return "brown_out"
    return "safe_mode" if mark == bootflag.SAFE else None
