"""An engine that plays whole games at random, and how one that may not be installed is found."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TypeVar

T = TypeVar("T")

BRIDGE = "RLCard bridge, game only"
CHESS = "python-chess"


@dataclass(frozen=True, slots=True)
class Contender:
    """``play`` plays one game and returns how many decisions it took."""

    name: str
    version: str
    play: Callable[[random.Random], int]


@dataclass(frozen=True, slots=True)
class Peer:
    """A foreign engine: our module, whose ``contenders()`` play it, and the package that it needs."""

    name: str
    module: str
    package: str

    def contenders(self) -> list[Contender]:
        """The ways to play the engine. Raises ModuleNotFoundError where it is not installed."""
        import_module(self.package)
        found: list[Contender] = import_module(self.module).contenders()
        return found


PEERS = (
    Peer("RLCard's bridge", "benchmarks.rlcard_bridge", "rlcard"),
    Peer("python-chess", "benchmarks.python_chess", "chess"),
    Peer("OpenSpiel's tarok", "benchmarks.openspiel_tarok", "pyspiel"),
)


def one_of(among: Sequence[T], rng: random.Random) -> T:
    """One of ``among``; cheaper than ``rng.choice``, and the same for every contender."""
    return among[int(rng.random() * len(among))]
