"""How long a search for causes may last, how much it may play, and what happens when it breaks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from tarock_language.message import Message, message
from tarock_running.process.exits import StopError

MOST: Final = 50_000
"""Scenarios that one search plays with engines of ours, at most."""
_TO_TELL: Final = 0.5
"""Seconds to shorten what was found when the time of a search is over, to describe it, and to hold it to the run."""
_CEILING: Final = 4
"""How many times as long a search may last by the clock, while others use the machine or a program is slow."""
_ASKED_BACK_AT: Final = (0.6, 0.8, 0.9)
"""The parts of the time after which the causes found so far are asked back; after each the search can go on."""
_AT_A_TIME: Final = 4
"""The part of the time left after which the processor time is read again; to read it often takes time itself."""


class SearchTime:
    """The time of a search from now on: ``seconds`` of processor time of this process, None for no limit.

    By the ``clock`` it is over after four times as long. ``work`` returns the seconds of processor time so far.
    """

    def __init__(
        self,
        seconds: float | None,
        *,
        work: Callable[[], float] = time.process_time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seconds = seconds
        self._work, self._clock = work, clock
        self._worked, self._began = work(), clock()
        self._next: dict[float, float] = {}

    @property
    def is_spent(self) -> bool:
        """Whether the time is used up."""
        return self._is_over(1)

    def may_search(self, number: int) -> bool:
        """Whether there is time to search on before the causes are asked back, as ``number`` times before."""
        return not self._is_over(_ASKED_BACK_AT[min(number, len(_ASKED_BACK_AT) - 1)])

    def _is_over(self, part: float) -> bool:
        """Whether a part of the time is used up."""
        if self.seconds is None:
            return False
        now, allowed = self._clock(), part * self.seconds
        if now >= self._began + _CEILING * allowed:
            return True
        if now < self._next.get(part, now):
            return False
        left = allowed - self._used()
        self._next[part] = now + max(left, 0) / _AT_A_TIME
        return left <= 0

    def _used(self) -> float:
        return self._work() - self._worked

    @property
    def said(self) -> Message:
        """How much time was allowed and how much was used, in whole seconds."""
        if self.seconds is None:
            return message("The search used {used} s of processor time.", used=round(self._used()))
        return message(
            "The search used {used} of {allowed} s of processor time, in {passed} of {most} s by the clock.",
            used=round(self._used()),
            allowed=round(self.seconds),
            passed=round(self._clock() - self._began),
            most=round(_CEILING * self.seconds),
        )


class SearchLimits(NamedTuple):
    """The limits of a search for causes: ``may_go_on`` says whether there is time, ``most`` limits played scenarios.

    ``step`` is told of the progress: it receives the number of explained failures and of all failures. ``clock``
    returns seconds. ``may_search`` says whether there is time to search on before the causes found so far are asked
    back, by how often they were before.
    """

    step: Callable[[int, int], None] = lambda *_: None
    may_go_on: Callable[[], bool] = lambda: True
    most: int = MOST
    clock: Callable[[], float] = time.monotonic
    may_search: Callable[[int], bool] = lambda _: True

    @staticmethod
    def within(
        time: SearchTime, goes_on: Callable[[], bool], step: Callable[[int, int], None], most: int = MOST
    ) -> SearchLimits:
        """The limits of a search that has some ``time``, as long as it also ``goes_on``."""
        return SearchLimits(
            step,
            lambda: goes_on() and not time.is_spent,
            most=most,
            may_search=time.may_search,
        )

    def before_asking(self, number: int) -> SearchLimits:
        """The limits until the causes are asked back, as ``number`` times before."""
        return self._replace(may_go_on=lambda: self.may_go_on() and self.may_search(number))

    def moment(self) -> SearchTime:
        """The short time, starting now, that is left to report after this search has ended."""
        return SearchTime(_TO_TELL, clock=self.clock)


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
