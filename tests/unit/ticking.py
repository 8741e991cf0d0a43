"""A clock for tests, so that nothing depends on how fast a machine is."""

from __future__ import annotations


class Ticking:
    """A clock that goes on by ``step`` milliseconds whenever it is read."""

    def __init__(self, step: int = 10) -> None:
        self._step = step
        self._time = 0

    def now(self) -> str:
        return "2026-11-22T14:00:00Z"

    def milliseconds(self) -> int:
        self._time += self._step
        return self._time
