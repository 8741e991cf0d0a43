"""Random numbers for ``tarock weigh`` as a pure function of seed and place, the same in every process and order.

Nothing is drawn from a stream, so a decision does not depend on how often was drawn before it: a deal that goes on
differently from some moment on meets the same chance there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_WORD: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def mixed(key: int, number: int) -> int:
    """A pseudo-random number of 64 bits from a ``key`` of 64 bits and a ``number`` (splitmix64)."""
    found = (key + (number + 1) * _STEP) & _WORD
    found = ((found ^ found >> 30) * 0xBF58476D1CE4E5B9) & _WORD
    found = ((found ^ found >> 27) * 0x94D049BB133111EB) & _WORD
    return found ^ found >> 31


def rolled(roll: int, bound: int) -> int:
    """A random number of 64 bits scaled to 0 to ``bound`` - 1."""
    return roll * bound >> 64


def key_of(*numbers: int) -> int:
    """One key from several numbers; their order matters."""
    key = 0
    for number in numbers:
        key = mixed(key, number)
    return key


def shuffled(key: int, things: Sequence[int]) -> list[int]:
    """The things in a random order that depends on the key."""
    order = list(things)
    for place in range(len(order) - 1, 0, -1):
        other = rolled(mixed(key, place), place + 1)
        order[place], order[other] = order[other], order[place]
    return order
