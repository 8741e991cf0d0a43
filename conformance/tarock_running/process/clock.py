"""The clock. It is passed to a run; nothing below reads the time by itself."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Protocol


def microseconds() -> int:
    """Microseconds since a fixed moment, for measurements that no verdict depends on."""
    return time.perf_counter_ns() // 1_000


class Clock(Protocol):
    """The time that a run may ask for."""

    def now(self) -> str:
        """Date and time in UTC, to the second, in ISO 8601: ``2026-11-22T14:00:00Z``."""

    def milliseconds(self) -> int:
        """Milliseconds since a fixed moment."""


class SystemClock:
    """The clock of this computer."""

    def now(self) -> str:
        """Date and time in UTC."""
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def milliseconds(self) -> int:
        """Milliseconds since a fixed moment."""
        return time.monotonic_ns() // 1_000_000
