"""What the engine remembers of what it has worked out, all together.

Each function that remembers has a bound of its own, and the rule set among what it knows its answers by. But there are
many of them, and whoever is asked by ever other readings would keep rule sets that nobody asks for again. So a server
says between two questions that this is a good moment, and everything is let go of where it has become much.
"""

from __future__ import annotations

import functools
import sys
from typing import Any, Final

MOST: Final = 20_000
"""How many answers all functions together may remember; each takes a kilobyte or two."""

_PACKAGE: Final = __name__.partition(".")[0]


def tidy(most: int = MOST) -> None:
    """Forget everything if it has become more than ``most`` answers."""
    if remembered() > most:
        forget()


def remembered() -> int:
    """How many answers are remembered."""
    return sum(each.cache_info().currsize for each in functions())


def forget() -> None:
    """Forget all answers, and the rule sets with them that are known to nobody else."""
    for each in functions():
        each.cache_clear()


@functools.cache
def functions() -> tuple[functools._lru_cache_wrapper[Any], ...]:
    """All functions that remember, in all of the engine's modules; they are loaded before the first question."""
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] == _PACKAGE]
    found = {id(each): each for module in modules for each in vars(module).values()}
    return tuple(each for each in found.values() if _remembers(each))


def _remembers(thing: object) -> bool:
    return isinstance(thing, functools._lru_cache_wrapper) and thing.__module__ != __name__  # noqa: SLF001 - its only name
