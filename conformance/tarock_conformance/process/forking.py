"""A forked process that works for this one, and ends with it in any case."""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NoReturn

from tarock_steps.protocol.parents import end_with

if TYPE_CHECKING:
    from collections.abc import Callable

CAN_FORK: Final = hasattr(os, "fork")

_LEFT_TO_THE_PARENT: Final = ("SIGINT", "SIGHUP")
"""A terminal tells them all of its processes; what they mean for a run is decided once."""

_HELD_BACK: Final = frozenset(
    getattr(signal, name) for name in ("SIGTERM", *_LEFT_TO_THE_PARENT) if hasattr(signal, name)
)
"""What a process that is being begun, or is ending, hears nothing of."""

_PATIENCE: Final = 3.0
_LOOKS_EVERY: Final = 0.005


def forked(do: Callable[[], None]) -> int:
    """The number of a process that does something and ends; it hears nothing but SIGTERM, which is a KeyboardInterrupt.

    It has what this process has, so whoever has threads should begin no other process so. It says nothing: its streams
    lead nowhere, and what goes wrong in it ends it. No signal reaches it before it has handlers of its own, nor once it
    is done: what this process does when told to end would be done twice.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    parent = os.getpid()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _HELD_BACK)
    try:
        process = os.fork()
        if not process:
            _do(do, parent)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    return process


def _do(do: Callable[[], None], parent: int) -> NoReturn:
    with suppress(BaseException):
        try:
            _by_itself(parent)
            do()
        finally:
            signal.pthread_sigmask(signal.SIG_BLOCK, _HELD_BACK)
    os._exit(0)


def _by_itself(parent: int) -> None:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    for name in _LEFT_TO_THE_PARENT:
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    end_with(parent)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _HELD_BACK)


def ask_to_end(process: int) -> None:
    """Have a process end that was begun here; one that has already is left alone."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGTERM)


def wait_for_end(process: int) -> None:
    """Wait until a process that was asked to end is gone; it is killed where that takes long."""
    until = time.monotonic() + _PATIENCE
    with suppress(ChildProcessError):
        while not os.waitpid(process, os.WNOHANG)[0]:
            if time.monotonic() > until:
                os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)
                return
            time.sleep(_LOOKS_EVERY)
