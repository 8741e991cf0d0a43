"""RLCard's bridge: the game object by itself, without the environment that turns it into observations."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.contender import BRIDGE, Contender, one_of

bridge: Any = import_module("rlcard.games.bridge.game")


def contenders() -> list[Contender]:
    """Random calls and random cards; the game object keeps no score."""
    return [Contender(BRIDGE, version("rlcard"), play)]


def play(rng: random.Random) -> int:
    """Play one board."""
    game, decisions = bridge.BridgeGame(), 0
    game.np_random.seed(rng.getrandbits(32))
    game.init_game()
    while not game.is_over():
        game.step(one_of(game.judger.get_legal_actions(), rng))
        decisions += 1
    return decisions
