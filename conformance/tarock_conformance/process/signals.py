"""Handles the signals that end or interrupt a run."""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from tarock_conformance.process.exits import ExitCode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import NoReturn

_ENDINGS = ("SIGTERM", "SIGHUP")
"""Polite requests to end, and a terminal that was closed; not every system has both."""


@contextmanager
def ending_is_interruption() -> Iterator[None]:
    """Take a request to end as Ctrl-C, so that what was found out is told; one that is ignored stays so (``nohup``)."""
    with _hearing(signal.default_int_handler):
        yield


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Take a request to end as one to leave at once with the exit code for it, as long as nothing has to be told."""
    with _hearing(_leave):
        yield


@contextmanager
def _hearing(handler: Callable[[int, Any], Any]) -> Iterator[None]:
    numbers = [getattr(signal, name) for name in _ENDINGS if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    heard = [number for number, known in before.items() if known != signal.SIG_IGN]
    try:
        for number in heard:
            signal.signal(number, handler)
        yield
    finally:
        for number in heard:
            signal.signal(number, before[number])


def _leave(_number: int, _frame: object) -> NoReturn:
    """End without a word to anything that is half begun: what we started ends when we are gone."""
    with suppress(OSError):
        os.write(2, b"tarock: interrupted\n")
    os._exit(ExitCode.INTERRUPTED)


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
