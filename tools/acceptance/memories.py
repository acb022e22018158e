"""Contents of the non-volatile memory to begin a measurement with, made by the engine itself."""

import json
import random

from goldpan import between, replay
from goldpan.blocks import block
from goldpan.game import CHANCE, OVER
from goldpan.journal import Journal
from goldpan.log import Log, SETTINGS, SETUPS
from hal import fake


def memory(animation="off", setups=None, game=None):
    """Settings, remembered set-ups {game: [players, first, options]}, and a game: `game(journal)` plays it."""
    chip = fake.Memory()
    journal = Journal(Log(chip))
    between.keep(journal, SETTINGS, json.dumps({"animation": animation, "lights": 2}).encode())
    if setups:
        between.keep(journal, SETUPS, json.dumps(setups).encode())
    if game:
        game(journal)
    return chip.read()


def full(setups=None):
    """A memory without a game, too full for the next one."""

    def settings_again_and_again(journal):
        while journal.log.room() > journal.log.limit // 2 - 100:
            lights = 1 if journal.log.room() % 2 else 3
            block(journal.log, SETTINGS, json.dumps({"animation": "off", "lights": lights}).encode())

    return memory(setups=setups, game=settings_again_and_again)


def played(rules, name, players, events, choose, options=None, seed=1, fits=None):
    """A game of about `events` events, not over: for `memory`. `choose(state)` gives the move of a player.

    Seeds are tried until a game lasts so long; it stops where a player, not chance, is in turn, and `fits(state)`.
    """

    def game(journal):
        for number in range(seed, seed + 1000):
            if _lasts(rules, players, events, choose, options, number, fits):
                names = ["Player {}".format(seat + 1) for seat in range(players)]
                entropy = random.Random(number).randbytes
                playing = replay.begin(rules, name, players, options or {}, names, journal, entropy)
                _play(playing, events, choose, fits)
                return
        raise RuntimeError("No game lasts so long.")

    return game


def _lasts(rules, players, events, choose, options, seed, fits):
    journal = Journal(Log(None))
    entropy = random.Random(seed).randbytes
    playing = replay.begin(rules, "trial", players, options or {}, [""] * players, journal, entropy)
    _play(playing, events, choose, fits)
    return playing.state.turn >= 0


def _play(playing, events, choose, fits):
    while playing.state.turn != OVER:
        if playing.state.turn == CHANCE:
            playing.draw()
        elif len(playing.journal.events) >= events and (fits is None or fits(playing.state)):
            return
        else:
            playing.choose(choose(playing.state))
