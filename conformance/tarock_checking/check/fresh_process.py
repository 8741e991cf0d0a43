"""Starts a new process of the program under test, which is asked a share of the questions again."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Self

from tarock_checking.check.recording import Recording
from tarock_checking.check.spare_process import Ahead
from tarock_checking.check.worker import EngineAccess
from tarock_checking.check.worker_pool import Crew
from tarock_protocol.drivers import Conversation
from tarock_running.inputs.connecting import connected


class Fresh:
    """The fresh process for asking again; started ahead if a crew has shown that several copies may run at once.

    It replaces the copies of the crew, so no more processes run than before. Leaving the ``with`` block never waits for
    it.
    """

    def __init__(self, way: EngineAccess, beside: Crew) -> None:
        self._way = way
        self._beside = beside
        self._rules: Collection[str] = ()
        self._ahead: Ahead | None = None

    def __enter__(self) -> Self:
        """Start nothing yet."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the process if it was started ahead."""
        self.close()

    def begin(self, recordings: Sequence[Recording]) -> None:
        """Start the process if there are questions to repeat, after the copies of the crew have ended."""
        self._rules = [recording.asking.source for recording in recordings]
        is_apart = not self._way.engine.in_process
        if is_apart and self._beside.copies > 1 and any(recording.can_ask_again for recording in recordings):
            self._beside.dismiss()
            self._beside.wait()
            self._ahead = Ahead(self._way.engine, self._way.budget, self._rules).__enter__()

    @contextmanager
    def driver(self) -> Iterator[Conversation]:
        """The driver for asking again; raises what kept the program from saying hello."""
        if self._ahead is not None:
            yield self._ahead.driver()
            return
        with connected(self._way.engine, self._way.budget, self._rules) as driver:
            yield driver

    def close(self) -> None:
        """End the process if it was started ahead; may be called twice."""
        if self._ahead is not None:
            self._ahead.close()
