"""The limits of a program under test: seconds for each reply, the size of a reply, and the number of restarts."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The seconds that a program has for a reply, its number of restarts, and the bytes of its longest reply.

    ``start`` is the time for ``hello``; if it is None, that is ``timeout``, but at least ten seconds.
    """

    timeout: float = 5.0
    restarts: int = 10
    reply: int = 1_000_000
    start: float | None = None
