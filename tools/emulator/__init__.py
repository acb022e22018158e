"""CircuitPython's own firmware on an emulated Raspberry Pi Pico, with a panel, lights and buttons.

    from emulator import Machine
    machine = Machine("pico.uf2", "build/CIRCUITPY", seed=1, panel={...}, lights=16, buttons=[2, 3])
    machine.run_until_idle(); machine.screenshot("menu.png")

Single-threaded and repeatable: nothing runs unless asked to, times are emulated milliseconds since
power-on, and the same seed gives the same run on any computer. See docs/architecture.md for what the
emulation leaves out.
"""

from emulator.machine import Machine
from emulator.panel import Panel

__all__ = ["Machine", "Panel"]
