"""The caches of the engine, which make it fast and change no answer.

A rule is a plain function. ``remembered`` caches its latest answers and changes nothing else; the plain function is
still there as ``__wrapped__``. All cached functions are listed here, so that a law can compare each with its plain one.

Each cache has a limit of its own, and the rule set is part of its keys. But there are many caches, and a server that is
asked about ever new readings would keep rule sets that nobody asks for again. So a server calls ``tidy`` between two
questions, which empties all caches if they have become too large.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar, cast

MOST: Final = 20_000
"""The number of answers that all caches together may hold; each takes a kilobyte or two."""

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

_FUNCTIONS: Final[list[functools._lru_cache_wrapper[Any]]] = []
"""All cached functions; each returns another type."""


def remembered(most: int) -> Callable[[Callable[Asked, Answer]], Callable[Asked, Answer]]:
    """Decorate a rule with a cache of its ``most`` latest answers; its arguments have to be hashable."""

    def remembering(rule: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
        found = functools.lru_cache(maxsize=most)(rule)
        _FUNCTIONS.append(found)
        return cast("Callable[Asked, Answer]", found)

    return remembering


def functions() -> tuple[functools._lru_cache_wrapper[Any], ...]:
    """All cached functions, in the order in which their modules were loaded."""
    return tuple(_FUNCTIONS)


def tidy(most: int = MOST) -> None:
    """Empty all caches if together they hold more than ``most`` answers."""
    if answers() > most:
        forget()


def answers() -> int:
    """The number of answers in all caches."""
    return sum(function.cache_info().currsize for function in _FUNCTIONS)


def forget() -> None:
    """Empty all caches, which also frees the rule sets that nothing else refers to."""
    for function in _FUNCTIONS:
        function.cache_clear()
