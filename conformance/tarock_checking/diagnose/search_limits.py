"""How long a search for causes may last, how much it may play, and what happens when it breaks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from tarock_language.message import Message, message
from tarock_protocol.budget import Budget
from tarock_running.process.exits import StopError

MOST: Final = 50_000
"""Scenarios that one search plays with engines of ours, at most."""


_TO_TELL: Final = 1.0
"""Seconds that are left to describe the result once the search has lasted long enough."""


class SearchLimits(NamedTuple):
    """The limits of a search for causes: ``may_go_on`` says whether there is time, ``most`` limits played scenarios.

    ``step`` is told of the progress: it receives the number of explained failures and of all failures. ``clock``
    returns seconds.
    """

    step: Callable[[int, int], None] = lambda *_: None
    may_go_on: Callable[[], bool] = lambda: True
    most: int = MOST
    clock: Callable[[], float] = time.monotonic

    def moment(self) -> Budget:
        """The short time, starting now, that is left to report after this search has ended."""
        return Budget(_TO_TELL, clock=self.clock)


@contextmanager
def unbroken(what: Message, tell: Callable[[Message], None]) -> Iterator[None]:
    """Report that a search, called ``what``, broke or was interrupted, and go on; the command must not fail by it.

    StopError is raised all the same.
    """
    try:
        yield
    except StopError:
        raise
    except KeyboardInterrupt:
        tell(message("{what} was broken off", what=what))
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is no fault of the program that was asked
        told = f"{type(fault).__name__}: {fault}"
        tell(message("{what} broke ({fault}); please report it to the authors of the suite", what=what, fault=told))


UNHURRIED: Final = SearchLimits()
"""Any time, and ``MOST`` scenarios."""


class EnoughError(Exception):
    """The search has used up its time, or the number of scenarios that it may play."""
