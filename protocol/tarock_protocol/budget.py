"""The limits of a whole run: its time, and the bytes of replies that it keeps."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from tarock_protocol.errors import BudgetSpentError

KEPT_OF_A_REPLY: Final = 10_000
"""Bytes that are kept of one reply; the longest reply of our own engine has about half as many."""

KEPT_OF_A_RUN: Final = 32_000_000
"""Bytes that are kept of all replies of a run together; our own engine needs about half as many."""

KEPT_IN_ANY_CASE: Final = 200
"""Bytes that are kept of each reply after the run has reached its limit."""


class Budget:
    """The time and memory of a whole run; made once when the run begins, and shared by all its drivers.

    ``seconds`` is the time from now on, None for no limit; ``clock`` returns seconds. ``kept`` counts the bytes that
    were kept of all replies so far.
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
        """Set the time from now on, whatever was left; None for no limit."""
        self.seconds = seconds
        self._until = None if seconds is None else self._clock() + seconds

    @property
    def is_spent(self) -> bool:
        """Whether the time is used up."""
        return self._until is not None and self._until <= self._clock()

    def within(self, seconds: float) -> float:
        """The smaller of ``seconds`` and the time left; raises BudgetSpentError if none is left."""
        if self._until is None:
            return seconds
        left = self._until - self._clock()
        if left <= 0:
            raise BudgetSpentError(self.seconds or 0)
        return min(seconds, left)

    def has_room(self, number: int) -> bool:
        """Whether ``number`` more bytes can be kept without cutting any of them."""
        return self.kept + number <= self._of_a_run

    def keep(self, said: bytes) -> tuple[str, str]:
        """The kept part of ``said`` as text, and a description of the whole if something was cut, else nothing.

        The description has the number of bytes and the SHA-256 digest, by which the whole can be recognised.
        """
        limit = min(self._of_a_reply, max(self._of_a_run - self.kept, KEPT_IN_ANY_CASE))
        kept = said[:limit]
        self.kept += len(kept)
        text = kept.decode("utf-8", "ignore" if len(kept) < len(said) else "replace")
        return text, "" if len(kept) == len(said) else f"{len(said)} bytes, SHA-256 {sha256(said).hexdigest()}"
