"""Measuring: rows with a bound, and runs of an emulated handheld, each in a process of its own."""

import multiprocessing
import time
import traceback
from multiprocessing.connection import wait

from acceptance.handheld import Handheld, WATCHED

FORK = multiprocessing.get_context("fork")


class Row:
    """A line of the table. `key` names its value in what a module's `measure` gives.

    `way`: "most" or "least" for a bound in `unit`; "equal" for a value that must be `bound`.
    """

    def __init__(self, key, what, way, bound, unit=""):
        self.key, self.what, self.way, self.bound, self.unit = key, what, way, bound, unit

    def holds(self, value):
        """True when `value` is as it must be."""
        if value is None or self.way == "equal":
            return value == self.bound
        return value <= self.bound if self.way == "most" else value >= self.bound

    def wanted(self):
        """The bound in words."""
        sign = {"most": "<= ", "least": ">= ", "equal": ""}[self.way]
        return f"{sign}{self.bound:,} {self.unit}".strip() if isinstance(self.bound, int) else str(self.bound)


class Failed(Exception):
    """A run ended with an error; the text is its trace."""


class Bench:
    """`machine` is just before mounting its drive, so that runs in forks of it save the start; `folder` the build.

    `out` is the folder for screenshots; `slots` a semaphore that says how many runs go on at once; `whole` is True
    when games are played from their first move.
    """

    def __init__(self, machine, folder, out, slots, whole=False):
        self.machine, self.out, self.slots, self.whole = machine, out, slots, whole
        self.image = machine.image(folder)
        self.watched = machine.image(folder, [("code.py", WATCHED)])
        self.hand = None

    def handheld(self, memory=b"", seed=1, watched=False):
        """The handheld of this run; one a run. `watched` where its heap will be asked for."""
        self.hand = Handheld(self.machine, self.watched if watched else self.image, memory, seed)
        return self.hand

    def values(self, *actions):
        """What these give, `action(bench)` each, side by side; one dict."""
        found = {}
        for values in self.runs([(action,) for action in actions]):
            found.update(values)
        return found

    def runs(self, calls):
        """What `action(bench, *arguments)` gives for each (action, *arguments): each in a process of its own, side
        by side as far as there are slots. Failed when one fails."""
        started = [self._start(action, arguments) for action, *arguments in calls]
        ends = [end for end, _ in started]
        found = {}
        while len(found) < len(ends):
            for end in wait([end for end in ends if end not in found]):
                try:
                    found[end] = end.recv()
                except EOFError:
                    found[end] = ("The run ended without a word.", None)
        for _, process in started:
            process.join()
        for text, _ in found.values():
            if text:
                raise Failed(text)
        return [found[end][1] for end in ends]

    def _start(self, action, arguments):
        end, other = FORK.Pipe(duplex=False)
        process = FORK.Process(target=self._work, args=(other, action, arguments))
        process.start()
        other.close()
        return end, process

    def _work(self, end, action, arguments):
        with self.slots:
            began = time.process_time()
            try:
                found = ("", action(self, *arguments))
                if self.hand:
                    self.hand.must_be_well()
            except Exception:
                found = (traceback.format_exc(), None)
        name = f"{action.__module__.split('.')[-1]}: {action.__name__}"
        print(f"{name}, {time.process_time() - began:.0f} s of processor time", flush=True)
        end.send(found)

    def shot(self, hand, name):
        """A screenshot of the panel as build/pico/NAME.png."""
        hand.machine.screenshot(self.out / f"{name}.png")
