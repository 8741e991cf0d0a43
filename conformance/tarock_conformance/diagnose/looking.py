"""How long a look for causes may last, and who hears how far it is."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_steps.protocol.budget import Budget

if TYPE_CHECKING:
    from collections.abc import Callable

MOST: Final = 50_000
"""How many times scenarios are played before engines of ours at most, to find out what a program plays."""


_TO_TELL: Final = 1.0
"""Seconds in which it is found out how to tell what was found, once the look has lasted long enough."""


class Look(NamedTuple):
    """``step`` hears how many failures of how many are explained so far; ``may_go_on`` says whether there is time.

    ``clock`` tells seconds.
    """

    step: Callable[[int, int], None] = lambda *_: None
    may_go_on: Callable[[], bool] = lambda: True
    most: int = MOST
    clock: Callable[[], float] = time.monotonic

    def to_tell(self) -> Look:
        """The short look that is left where this one has ended."""
        budget = Budget(_TO_TELL, clock=self.clock)
        return self._replace(may_go_on=lambda: not budget.is_spent, most=sys.maxsize)


UNHURRIED: Final = Look()


class EnoughError(Exception):
    """Scenarios were played as often as is allowed."""
