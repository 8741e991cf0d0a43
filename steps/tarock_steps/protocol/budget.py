"""The budget of a run: its time, and the bytes of replies that it keeps."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from tarock_steps.protocol.errors import BudgetSpentError

KEPT_OF_A_REPLY: Final = 10_000
"""Bytes that are kept of one reply; the longest of our own engine has about half of that."""

KEPT_OF_A_RUN: Final = 32_000_000
"""Bytes that are kept of all replies of a run together; our own engine fills about half of that."""

KEPT_IN_ANY_CASE: Final = 200
"""Bytes that are kept of a reply when the run has kept what it may."""


class Budget:
    """What a whole run may spend; made once when it begins, and shared by all whom it asks.

    ``seconds`` is the time from now on, without end where there is none; ``clock`` tells seconds. ``kept`` are the
    bytes that were kept of all replies so far.
    """

    def __init__(
        self,
        seconds: float | None = None,
        *,
        of_a_reply: int = KEPT_OF_A_REPLY,
        of_a_run: int = KEPT_OF_A_RUN,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.kept = 0
        self._of_a_reply = of_a_reply
        self._of_a_run = of_a_run
        self._clock = clock
        self.allow(seconds)

    def allow(self, seconds: float | None) -> None:
        """Give so much time from now on, whatever was left; without end where there is none."""
        self.seconds = seconds
        self._until = None if seconds is None else self._clock() + seconds

    @property
    def is_spent(self) -> bool:
        """Whether there is no time left."""
        return self._until is not None and self._until <= self._clock()

    def within(self, seconds: float) -> float:
        """How much of ``seconds`` there is time for; BudgetSpentError where there is none left."""
        if self._until is None:
            return seconds
        left = self._until - self._clock()
        if left <= 0:
            raise BudgetSpentError(self.seconds or 0)
        return min(seconds, left)

    def has_room(self, number: int) -> bool:
        """Whether as many bytes more can be kept without anything being cut for it."""
        return self.kept + number <= self._of_a_run

    def keep(self, said: bytes) -> tuple[str, str]:
        """What is kept of ``said`` as text, and what is told of the whole where something was cut, else nothing.

        The whole is told with its number of bytes and its SHA-256 digest, so that it is known again.
        """
        limit = min(self._of_a_reply, max(self._of_a_run - self.kept, KEPT_IN_ANY_CASE))
        kept = said[:limit]
        self.kept += len(kept)
        text = kept.decode("utf-8", "ignore" if len(kept) < len(said) else "replace")
        return text, "" if len(kept) == len(said) else f"{len(said)} bytes, SHA-256 {sha256(said).hexdigest()}"
