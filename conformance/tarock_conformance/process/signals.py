"""What the system tells a run to do."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_ENDINGS = ("SIGTERM", "SIGHUP")
"""Polite requests to end, and a terminal that was closed; not every system has both."""


@contextmanager
def ending_is_interruption() -> Iterator[None]:
    """Take a request to end as Ctrl-C, so that what was found out is told; one that is ignored stays so (``nohup``)."""
    numbers = [getattr(signal, name) for name in _ENDINGS if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    heard = [number for number, handler in before.items() if handler != signal.SIG_IGN]
    try:
        for number in heard:
            signal.signal(number, signal.default_int_handler)
        yield
    finally:
        for number in heard:
            signal.signal(number, before[number])


@contextmanager
def until_interrupted() -> Iterator[Callable[[], bool]]:
    """Give a function that says whether to go on: the first Ctrl-C only asks to come to an end, the second ends it.

    So does a request to end where that is taken as Ctrl-C.
    """
    numbers = [getattr(signal, name) for name in ("SIGINT", *_ENDINGS) if hasattr(signal, name)]
    heard = [number for number in numbers if signal.getsignal(number) == signal.default_int_handler]
    asked: list[int] = []

    def restore() -> None:
        for number in heard:
            signal.signal(number, signal.default_int_handler)

    def hear(number: int, _: object) -> None:
        asked.append(number)
        restore()

    for number in heard:
        signal.signal(number, hear)
    try:
        yield lambda: not asked
    finally:
        restore()
