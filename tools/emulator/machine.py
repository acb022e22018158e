"""The emulated Pico: time, pins, flash, and CircuitPython's prompt."""

import random
import re
import time
from pathlib import Path

from rp2040py.boards import BOARDS, resolve_firmware
from rp2040py.device import MicroPythonDevice
from rp2040py.execute_batch import execute_batch
from rp2040py.external.ws2812 import Ws2812
from rp2040py.peripherals.peripheral import BasePeripheral
from rp2040py.utils.logging import LogLevel

from emulator import drive
from emulator.panel import Panel
from emulator.usb import Console

FLASH_SIZE = 2 * 1024 * 1024  # what a Pico has
NVM_START = 1020 * 1024  # CircuitPython's raspberrypi port: 1020 KiB of firmware, then 4 KiB of memory
NVM_SIZE = 4096
DRIVE_START = 1024 * 1024  # then the drive, to the end
# ms after reset in which the firmware only waits: 200 ms busy, then 1 s for the safe-mode button. The clock
# jumps over them, which leaves all emulated times as they are and saves 23 s of processor time a start.
SKIPS = ((5.0, 190.0), (260.0, 1100.0))
SSI, PAGE_PROGRAM, SECTOR_ERASE = 0x18000, 0x02, 0x20  # the flash chip's own commands, as the boot ROM sends them
WAKE_NANOS = 20_000
PREBOOT_MS = 1190.0  # still inside that second; the drive is mounted only after it


class RingOscillator(BasePeripheral):
    """Only so that its random bit, the source of os.urandom, is not a constant."""

    def __init__(self, mcu, seed):
        super().__init__(mcu, "ROSC")
        self.random = random.Random(seed)
        self.control = 0xFAB000 | 0xAA0

    def read_uint32(self, offset):
        if offset == 0x1C:
            return self.random.getrandbits(1)
        if offset == 0x18:
            return 1 << 31 | 1 << 12  # stable, enabled
        return self.control if offset == 0 else 0

    def write_uint32(self, offset, value):
        if offset == 0:
            self.control = value


class Machine:
    """A Pico with firmware from a .uf2 file, switched on.

    folder: what is on the drive. flash: bytes from `flash()`, to switch on what was switched off.
    seed: of the random bit. usb: False for no computer on the cable. panel, lights, buttons: see `wire`.
    """

    def __init__(self, uf2, folder=None, *, flash=None, seed=1, usb=True, panel=None, lights=None, buttons=()):
        board = resolve_firmware(BOARDS["pico"], "circuitpython", str(uf2))
        self.simulated = MicroPythonDevice(board=board, circuitpython=True, log_level=LogLevel.ERROR)
        self.simulator, self.mcu = self.simulated.simulator, self.simulated.mcu
        self.clock = self.simulator.clock
        if flash is not None:
            self.mcu.flash[: len(flash)] = flash
        firmware = bytes(self.mcu.flash[:NVM_START])
        banner = re.search(rb"Adafruit CircuitPython [^\0]*?; [^\0\r\n]* with rp2040", firmware)
        self.banner = banner.group(0).decode() if banner else ""
        self.seed(seed)
        self.mcu.adc.channel_values[4] = 876  # 27 degrees
        if folder is not None:
            self.load(self.image(folder))
        self.light_changes = []  # (ms, [(red, green, blue)])
        self.resets = []  # ms
        self.cpu = 0.0  # seconds of processor time spent
        self.panel = self.lights = None
        self._stop_alarm = self.clock.create_alarm(self._stop)
        self._waker = self.clock.create_alarm(self._wake)
        self._waker.schedule(WAKE_NANOS)
        self._alarms = []
        self._raw_prompt = False
        self._skips = list(SKIPS)
        self.console = Console(self, usb)
        self._usb_reset = self.mcu.usb_ctrl.on_reset
        self.mcu.usb_ctrl.on_reset = self._on_reset
        self.wire(panel, lights, buttons)
        self.mcu.core.pc = 0x10000000

    def seed(self, seed):
        """What the random bits come from, from here on."""
        self.mcu.peripherals[0x40060] = RingOscillator(self.mcu, seed)

    def image(self, folder, extra=()):
        """The drive with what is in `folder` and the (name, bytes) in `extra`, for `load`. boot_out.txt is put on it,
        as on any board that has started once: the firmware waits a second before it writes that file."""
        about = self.banner + "\r\nBoard ID:raspberry_pi_pico\r\nUID:FFFFFFFFFFFFFFFF\r\n"
        if Path(folder, "boot.py").exists():
            about += "boot.py output:\r\n"
        return drive.image(folder, [("boot_out.txt", about.encode()), *extra])

    def load(self, image):
        """Replace the drive, before PREBOOT_MS."""
        self.mcu.flash[DRIVE_START:FLASH_SIZE] = image

    def wire(self, panel=None, lights=None, buttons=()):
        """panel: keywords of Panel; lights: the pin of the NeoPixels; buttons: pins, pressed means low."""
        if panel is not None:
            self.panel = Panel(self, **panel)
        if lights is not None:
            seen = self.light_changes
            self.lights = Ws2812(lights, color_order="GRB", on_pixels=lambda shown: seen.append((self.ms, list(shown))))
            self.lights.attach(self.mcu)
        for pin in buttons:
            self.mcu.gpio[pin].release_input()

    # time

    @property
    def ms(self):
        return self.clock.nanos / 1e6

    def preboot(self):
        """Run up to just before the drive is mounted: fork there, then load(), wire() and seed() in each child."""
        self.run(PREBOOT_MS - self.ms)
        return self

    def run(self, ms, cpu=None):
        """Let `ms` pass; False when `cpu` seconds of this process' processor time were not enough; how busy the
        computer is must not end a run.
        """
        return self._run(self.ms + ms, cpu, lambda: False)

    def run_until(self, happened, timeout=20000, step=1.0, cpu=900):
        """Until `happened()`, looked at every `step` ms and whenever something is printed. True if it did."""
        end, began = self.ms + timeout, time.process_time()
        while not happened():
            left = cpu - (time.process_time() - began)
            if self.ms >= end or left <= 0:
                return False
            upto = self._skips[-1][1] if self._skips else self.ms + step
            self._run(min(end, upto), left, happened)
        return True

    def run_until_printed(self, pattern, since=0, timeout=20000, cpu=900):
        """Until the regular expression is in what was printed from character `since` on."""
        return self.run_until(lambda: re.search(pattern, self.console.text[since:]), timeout, 20.0, cpu)

    def run_until_idle(self, gap=40, timeout=20000, since=0.0):
        """Until the panel has had pixels after `since` and none for `gap` ms."""

        def quiet():
            last = self.panel.last_pixel()
            return last is not None and last >= since and self.ms - last >= gap

        return self.run_until(quiet, timeout, gap / 4)

    def at(self, ms, action):
        """Call `action` at exactly this time."""
        alarm = self.clock.create_alarm(action)
        self._alarms.append(alarm)
        alarm.schedule(max(0.0, ms * 1e6 - self.clock.nanos))

    def _wake(self):
        """rp2040py 0.3.6 sleeps for ever when an interrupt comes just before the instruction that waits for one,
        while interrupts are masked; the chip does not wait then at all."""
        core = self.mcu.core
        if core.waiting and core.pending_interrupts & core.enabled_interrupts:
            core.waiting = False
        self._waker.schedule(WAKE_NANOS)

    def _stop(self):
        self.simulator.stopped = True

    def _run(self, until, cpu, happened):
        began, batches = time.process_time(), 0
        self.console.watch = self._stop
        try:
            while self.ms < until - 1e-6:
                skip = self._next_skip(until)
                target = skip[0] if skip else until
                self.simulator.stopped = False
                self._stop_alarm.schedule(max(0.0, target * 1e6 - self.clock.nanos))
                while not self.simulator.stopped:
                    execute_batch(self.simulator, 1)
                    batches += 1  # they are short while it sleeps: the time is asked for now and then
                    if cpu is not None and not batches % 64 and time.process_time() - began > cpu:
                        return False
                if happened():
                    return True
                if skip and self._skips and self._skips[0] is skip and self.ms >= target - 1e-6:
                    self._skips.pop(0)
                    self.clock.tick((skip[1] - skip[0]) * 1e6)
        finally:
            self.console.watch = None
            self._stop_alarm.cancel()
            self.simulator.stopped = False
            self.cpu += time.process_time() - began
        return True

    def _next_skip(self, until):
        while self._skips and self.ms > self._skips[0][0]:
            self._skips.pop(0)
        return self._skips[0] if self._skips and self._skips[0][1] <= until else None

    # pins

    def press(self, pin):
        """Close the switch of a pin to ground; gives the time."""
        self.mcu.gpio[pin].set_input_value(False)
        return self.ms

    def release(self, pin):
        self.mcu.gpio[pin].release_input()
        return self.ms

    def screenshot(self, path, scale=2):
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        self.panel.image(scale).save(path)
        return path

    # flash

    def memory(self):
        """The 4 KiB of non-volatile memory."""
        return bytes(self.mcu.flash[NVM_START : NVM_START + NVM_SIZE])

    def set_memory(self, data):
        """Fill the non-volatile memory, before the program reads it; what `data` does not reach is erased."""
        self.mcu.flash[NVM_START : NVM_START + NVM_SIZE] = data + b"\xff" * (NVM_SIZE - len(data))

    def flash(self):
        """All of the flash: what is left when the power goes."""
        return bytes(self.mcu.flash[:FLASH_SIZE])

    def read_file(self, name):
        """Bytes of a file on the drive, None when there is none."""
        return drive.read(bytes(self.mcu.flash[DRIVE_START:FLASH_SIZE]), name)

    def set_flash(self, data):
        """Put back what `flash()` gave; before the drive is mounted."""
        self.mcu.flash[: len(data)] = data

    def watch_flash(self, seen):
        """`seen(address, before, after)` is called at each erase and program, while the flash still holds `before`."""
        ssi = self.mcu.peripherals[SSI]
        apply = ssi._apply_command

        def watched():
            command = bytes(ssi._tx_buffer[:4])
            if not command or command[0] not in (PAGE_PROGRAM, SECTOR_ERASE) or not ssi._write_enabled:
                return apply()
            address = int.from_bytes(command[1:4], "big")
            flash = self.mcu.flash
            if command[0] == SECTOR_ERASE:
                address &= ~4095
                seen(address, bytes(flash[address : address + 4096]), b"\xff" * 4096)
            else:
                data = bytes(ssi._tx_buffer[4:260])
                before = bytes(flash[address : address + len(data)])
                seen(address, before, bytes([old & new for old, new in zip(before, data, strict=True)]))
            return apply()

        ssi._apply_command = watched

    def _on_reset(self):
        self.resets.append(self.ms)
        self.console.forget()
        self._raw_prompt = False
        self._usb_reset()
        self._skips = [(first + self.ms, last + self.ms) for first, last in SKIPS]
        self.simulator.stopped = True

    def reset(self):
        """The RUN pin: start anew, flash kept; `ms` goes on."""
        self.simulated.hard_reset()

    # CircuitPython's prompt

    def execute(self, code, timeout=60000, cpu=600):
        """Run code at the raw prompt, interrupting code.py; names stay. Gives (printed, error)."""
        return self.ended(self.begin(code), timeout, cpu)

    def begin(self, code):
        """Start code at the raw prompt; gives a mark for `ended`."""
        self.prompt()
        mark = len(self.console.text)
        self.console.type(code.encode() + b"\x04")
        return mark

    def ended(self, mark, timeout=60000, cpu=600):
        """Wait for the end of what was begun; gives (printed, error)."""
        if not self.run_until_printed(r"OK[\s\S]*\x04[\s\S]*\x04>", mark, timeout, cpu):
            raise RuntimeError(f"The code did not end: {self.console.text[mark:]!r}")
        body = self.console.text[mark:]
        printed, error, _ = body[body.index("OK") + 2 :].split("\x04", 2)
        return printed, error

    def prompt(self):
        """Get to the raw prompt, interrupting what runs."""
        if self._raw_prompt:
            return
        mark = len(self.console.text)
        self.console.type(b"\x03")
        for _ in range(40):
            self.run(100)
            if self.console.text[mark:].endswith(">>> "):
                break
            self.console.type(b"\r")
        else:
            raise RuntimeError(f"No prompt: {self.console.text[mark:]!r}")
        mark = len(self.console.text)
        self.console.type(b"\x01")
        if not self.run_until_printed(r"raw REPL; CTRL-B to exit\r\n>", mark, 5000):
            raise RuntimeError(f"No raw prompt: {self.console.text[mark:]!r}")
        self._raw_prompt = True
