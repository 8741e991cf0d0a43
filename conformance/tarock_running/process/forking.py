"""Forks a process that works for this one; it ends with this one in any case."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NoReturn

from tarock_language.message import message
from tarock_protocol.parent_watch import end_with
from tarock_protocol.program import let_go_of_all
from tarock_running.process.exits import UsageFaultError

CAN_FORK: Final = hasattr(os, "fork")

_LEFT_TO_THE_PARENT: Final = ("SIGINT", "SIGHUP")
"""Signals that a terminal sends to all of its processes; only the parent acts on them."""

_HELD_BACK: Final = frozenset(
    getattr(signal, name) for name in ("SIGTERM", *_LEFT_TO_THE_PARENT) if hasattr(signal, name)
)
"""Signals that are blocked while a process starts or ends."""

_PATIENCE: Final = 3.0
_LOOKS_EVERY: Final = 0.005


def jobs_wanted(told: int | None) -> int:
    """How many processes a run has: the number ``told``, else one for each processor that it may use.

    Raises UsageFaultError for more than one on a system that cannot fork.
    """
    if told is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if told > 1 and not CAN_FORK:
        raise UsageFaultError(message("--jobs: this system has no parallel processes; expected 1"))
    return told


def forked(do: Callable[[], None]) -> int:
    """Fork a process that calls ``do`` and ends; returns its process id.

    Programs that were started before stay with this process.
    In it SIGTERM raises KeyboardInterrupt; SIGINT and SIGHUP are ignored. It is a copy of this process, so do not call
    this with other threads running. Its streams are the null device, and any exception ends it silently. Signals
    are blocked until it has its own handlers, and again when it is done; else the handlers of this process would run
    twice.
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
    let_go_of_all()
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _HELD_BACK)


def ask_to_end(process: int) -> None:
    """Send SIGTERM to a process that was forked here; one that has ended already is ignored."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGTERM)


def wait_for_end(process: int) -> None:
    """Wait until a process that was asked to end has ended; it is killed after 3 seconds."""
    until = time.monotonic() + _PATIENCE
    with suppress(ChildProcessError):
        while not os.waitpid(process, os.WNOHANG)[0]:
            if time.monotonic() > until:
                os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)
                return
            time.sleep(_LOOKS_EVERY)
