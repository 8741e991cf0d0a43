"""Handles the signals that end or interrupt a run, and ends the process without Python's shutdown."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import NoReturn

from tarock_running.process.exits import ExitCode

_ENDINGS = ("SIGTERM", "SIGHUP")
"""Signals that ask a process to end: a polite request, and a closed terminal; not every system has both."""


@contextmanager
def ending_is_interruption() -> Iterator[None]:
    """Treat requests to end like Ctrl-C, so that results are reported; an ignored signal stays ignored (``nohup``)."""
    with _hearing(signal.default_int_handler):
        yield


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Treat requests to end as a reason to exit at once, with the exit code for it; for work without results."""
    with _hearing(_leave):
        yield


@contextmanager
def _hearing(handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
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
    """Exit at once without any cleanup; processes that we started end when this one has ended."""
    with suppress(OSError):
        os.write(2, b"tarock: interrupted\n")
    os._exit(ExitCode.INTERRUPTED)


@contextmanager
def until_interrupted() -> Iterator[Callable[[], bool]]:
    """Give a function that returns whether to go on; it is false after a first Ctrl-C, and a second one interrupts.

    Requests to end count too, if they are treated like Ctrl-C.
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


@contextmanager
def leaving_at_once() -> Iterator[None]:
    """When the code inside exits with a number, end the process at once.

    Python's shutdown frees every object, which takes time, and removes modules that a running thread uses: a thread
    that imports or decodes meanwhile can crash the process, and the exit code would be lost. If nothing can be written
    to the streams any more, Python says so, unless a thread is running.
    """
    try:
        yield
    except SystemExit as leave:
        if isinstance(leave.code, int):
            with suppress(Exception):
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(leave.code)
            if threading.active_count() > 1:
                os._exit(leave.code)
        raise
