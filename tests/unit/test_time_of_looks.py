"""The time of a search for causes is processor time, with an end by the clock."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from tarock_checking.diagnose.search_limits import SearchTime

ALLOWED, CEILING = 20.0, 80.0


class Ticking:
    """A machine on which other programs take a part of the time."""

    def __init__(self, share: float) -> None:
        self.now = 0.0
        self._share = share

    def clock(self) -> float:
        return self.now

    def work(self) -> float:
        return self.now * self._share

    def seconds(self) -> Iterator[float]:
        """Each tenth of a second until the time of a search is spent."""
        time = SearchTime(ALLOWED, work=self.work, clock=self.clock)
        for tenth in count(1):
            self.now = tenth / 10
            if time.is_spent:
                return
            yield self.now


def test_a_search_has_its_processor_time_on_a_busy_machine_too() -> None:
    busy = Ticking(share=0.5)
    assert ALLOWED - 0.5 <= max(busy.seconds()) * 0.5 <= ALLOWED + 0.5


def test_a_search_that_waits_for_a_program_ends_by_the_clock() -> None:
    waiting = Ticking(share=0.0)
    assert CEILING - 0.5 <= max(waiting.seconds()) < CEILING


def test_a_search_that_is_not_limited_never_reads_the_time_as_over() -> None:
    busy = Ticking(share=1.0)
    time = SearchTime(None, work=busy.work, clock=busy.clock)
    busy.now = 1_000_000.0
    assert not time.is_spent
    assert str(time.said) == "The search used 1000000 s of processor time."


def test_what_was_allowed_and_what_was_used_is_said() -> None:
    busy = Ticking(share=0.25)
    time = SearchTime(ALLOWED, work=busy.work, clock=busy.clock)
    busy.now = 40.0
    assert str(time.said) == "The search used 10 of 20 s of processor time, in 40 of 80 s by the clock."
