"""Back to life after a brown-out or a hard crash: CircuitPython runs this instead of code.py then.

Leaves a mark, so that the next start is dimmer and says why, and restarts. Three such starts in a row
mean that restarting does not help: then the board stays in safe mode, with its drive for the computer.
"""

import microcontroller
import supervisor

from goldpan import bootflag

LOW_POWER = supervisor.SafeModeReason.BROWNOUT
WORTH_A_TRY = (LOW_POWER, supervisor.SafeModeReason.HARD_FAULT, supervisor.SafeModeReason.NLR_JUMP_FAIL,
               supervisor.SafeModeReason.GC_ALLOC_OUTSIDE_VM, supervisor.SafeModeReason.STACK_OVERFLOW,
               supervisor.SafeModeReason.WATCHDOG)  # fmt: skip

reason = supervisor.runtime.safe_mode_reason
nvm = microcontroller.nvm
tries = [mark for mark in bootflag.marks(nvm)[-6:] if mark in (bootflag.SAFE, bootflag.DIM)]
if reason in WORTH_A_TRY and len(tries) < 3:
    if bootflag.put(nvm, bootflag.DIM if reason == LOW_POWER else bootflag.SAFE):
        microcontroller.reset()
