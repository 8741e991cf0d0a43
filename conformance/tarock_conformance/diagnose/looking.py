"""The time limit of a search for causes, and its progress."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.process.exits import StopError
from tarock_steps.protocol.budget import Budget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MOST: Final = 50_000
"""How many times scenarios are played before engines of ours at most, to find out what a program plays."""


_TO_TELL: Final = 1.0
"""Seconds in all in which it is found out how to tell what was found, once the look has lasted long enough."""


class Look(NamedTuple):
    """``step`` hears how many failures of how many are explained so far; ``may_go_on`` says whether there is time.

    ``clock`` tells seconds.
    """

    step: Callable[[int, int], None] = lambda *_: None
    may_go_on: Callable[[], bool] = lambda: True
    most: int = MOST
    clock: Callable[[], float] = time.monotonic

    def moment(self) -> Budget:
        """The short time from now on that is left where this look has ended."""
        return Budget(_TO_TELL, clock=self.clock)


@contextmanager
def unbroken(what: str, tell: Callable[[str], None]) -> Iterator[None]:
    """Tell it where a look, called ``what``, breaks or is broken off, and go on: nobody's answers break a command."""
    try:
        yield
    except StopError:
        raise
    except KeyboardInterrupt:
        tell(f"{what} was broken off")
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is no fault of the program that was asked
        tell(f"{what} broke ({type(fault).__name__}: {fault}); please report it to the authors of the suite")


UNHURRIED: Final = Look()


class EnoughError(Exception):
    """Scenarios were played as often as is allowed."""
