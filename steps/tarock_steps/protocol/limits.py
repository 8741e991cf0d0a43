"""Limits of a program: seconds for each reply, and restarts."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How long a program is waited for, in seconds, how often it is started again, and the bytes of its longest reply.

    ``start`` is the time for ``hello``; where none is given it has that for an answer, and ten seconds at least.
    """

    timeout: float = 5.0
    restarts: int = 10
    reply: int = 1_000_000
    start: float | None = None
