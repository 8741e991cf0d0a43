"""What the engine remembers of what it has worked out: the one layer of speed, behind the rules.

A rule is a plain function. ``remembered`` has it remember its latest answers, and changes nothing else: the plain rule
is the function as it is written, and stays at hand as ``__wrapped__``. Whatever remembers is entered here, so that a
law can ask each of them again as if it remembered nothing.

Each has a bound of its own, and the rule set among what it knows its answers by. But there are many of them, and
whoever is asked by ever other readings would keep rule sets that nobody asks for again. So a server says between two
questions that this is a good moment, and everything is let go of where it has become much.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar, cast

MOST: Final = 20_000
"""How many answers all functions together may remember; each takes a kilobyte or two."""

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

_FUNCTIONS: Final[list[functools._lru_cache_wrapper[Any]]] = []
"""Each with answers of its own kind."""


def remembered(most: int) -> Callable[[Callable[Asked, Answer]], Callable[Asked, Answer]]:
    """Have a plain rule remember its latest answers, ``most`` of them; what it is asked with has to be hashable."""

    def remembering(rule: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
        found = functools.lru_cache(maxsize=most)(rule)
        _FUNCTIONS.append(found)
        return cast("Callable[Asked, Answer]", found)

    return remembering


def functions() -> tuple[functools._lru_cache_wrapper[Any], ...]:
    """All functions that remember, in the order in which their modules were loaded."""
    return tuple(_FUNCTIONS)


def tidy(most: int = MOST) -> None:
    """Forget everything if it has become more than ``most`` answers."""
    if answers() > most:
        forget()


def answers() -> int:
    """How many answers are remembered."""
    return sum(function.cache_info().currsize for function in _FUNCTIONS)


def forget() -> None:
    """Forget all answers, and the rule sets with them that are known to nobody else."""
    for function in _FUNCTIONS:
        function.cache_clear()
