"""What clauses are about, in the words in which the sources' tables say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

C = TypeVar("C")
"""A deal of a source."""


class Only(NamedTuple, Generic[C]):
    """Clauses that are about ``what`` alone: they ground nothing in a deal in which it does not hold."""

    what: str
    holds: Callable[[C], bool]
    clauses: frozenset[str]


def numbers(prefix: str, **of_area: str) -> frozenset[str]:
    """Clauses by their numbers: ``numbers("LUN", PLAY="1 2")``."""
    every: Any = of_area.items()
    return frozenset(f"{prefix}-{area}-{int(number):03}" for area, told in every for number in told.split())
