"""How long a look for causes may last, and who hears how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

MOST: Final = 50_000
"""How many times scenarios are played before engines of ours at most, to find out what a program plays."""


class Look(NamedTuple):
    """``step`` hears how many failures of how many are explained so far; ``may_go_on`` says whether there is time."""

    step: Callable[[int, int], None] = lambda *_: None
    may_go_on: Callable[[], bool] = lambda: True
    most: int = MOST


UNHURRIED: Final = Look()


class EnoughError(Exception):
    """Scenarios were played as often as is allowed."""
