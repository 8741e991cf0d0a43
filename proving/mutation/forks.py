"""Calls a function in a forked process for each of many subjects, with a time limit, and yields the results."""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import resource
import selectors
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from tarock_protocol.parent_watch import end_with

_MEMORY: Final = 2 << 30
"""Bytes that a process may take beyond its size when it was forked."""
_CLOCK: Final = 3600.0
"""Seconds by the clock after which a process is ended even if it uses no processor time."""
_CHUNK: Final = 1 << 16

Subject = TypeVar("Subject")
Said = TypeVar("Said")


class _Running(NamedTuple):
    process: int
    subject: Any
    until: float
    heard: bytearray


def forked(
    subjects: Iterable[Subject], work: Callable[[Subject], Said], *, workers: int, seconds: float
) -> Iterator[tuple[Subject, Said | None]]:
    """The result of ``work`` for each subject, as they end; None if it took more than ``seconds`` of the processor.

    The subjects are taken one after another, ``workers`` at a time, so the next may depend on earlier results.
    """
    gc.freeze()
    waiting = iter(subjects)
    running: dict[int, _Running] = {}
    with selectors.DefaultSelector() as ears:
        try:
            while True:
                for subject in _some(waiting, workers - len(running)):
                    pipe, started = _start(subject, work, seconds)
                    running[pipe] = started
                    ears.register(pipe, selectors.EVENT_READ)
                if not running:
                    return
                for pipe in _ended(ears, running):
                    ears.unregister(pipe)
                    started = running.pop(pipe)
                    yield started.subject, _finish(pipe, started)
        finally:
            for pipe, started in running.items():
                _finish(pipe, started)


def _some(waiting: Iterator[Subject], number: int) -> Iterator[Subject]:
    for _ in range(number):
        try:
            yield next(waiting)
        except StopIteration:
            return


def _ended(ears: selectors.BaseSelector, running: dict[int, _Running]) -> list[int]:
    """Wait until some processes have finished or are late."""
    patience = min(started.until for started in running.values()) - time.monotonic()
    over = []
    for key, _ in ears.select(timeout=max(0.0, patience)):
        chunk = os.read(key.fd, _CHUNK)
        running[key.fd].heard.extend(chunk)
        if not chunk:
            over.append(key.fd)
    now = time.monotonic()
    return [*over, *(pipe for pipe, started in running.items() if started.until <= now and pipe not in over)]


def _finish(pipe: int, one: _Running) -> Any:
    with contextlib.suppress(ProcessLookupError):
        os.kill(one.process, signal.SIGKILL)
    os.waitpid(one.process, 0)
    os.close(pipe)
    try:
        return pickle.loads(one.heard)  # noqa: S301 - it comes from our own fork
    except (EOFError, pickle.UnpicklingError):
        return None


def _start(subject: Subject, work: Callable[[Subject], Said], seconds: float) -> tuple[int, _Running]:
    ours, theirs = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    parent = os.getpid()
    if process := os.fork():
        os.close(theirs)
        return ours, _Running(process, subject, time.monotonic() + _CLOCK, bytearray())
    try:
        os.close(ours)
        end_with(parent)
        _silence()
        bound(seconds)
        _limit_memory()
        said = pickle.dumps(work(subject))
        with os.fdopen(theirs, "wb") as answer:
            answer.write(said)
    finally:
        os._exit(0)


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def _limit_memory() -> None:
    """Limit the growth of the process to ``_MEMORY``; there is no limit where the system does not show its size."""
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        limit = pages * resource.getpagesize() + _MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def bound(seconds: float) -> None:
    """End the process after this much more processor time; nothing in it can catch that."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
