"""Shares independent work among processes, and limits the time of a piece."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, NoReturn, TypeVar

from tarock_language.message import message
from tarock_protocol.parent_watch import end_with
from tarock_running.process.exits import SuiteBrokenError, UsageFaultError

Job = TypeVar("Job")
Done = TypeVar("Done")

_SHARE: Final = 4
"""How many jobs a worker takes at once."""


def can_fork() -> bool:
    """Whether the system can go on in a second process from where this one is."""
    return "fork" in multiprocessing.get_all_start_methods()


def check_workers(workers: int) -> None:
    """Refuse more than one worker on a system that cannot fork."""
    if workers > 1 and not can_fork():
        raise UsageFaultError(message("--workers: this system has no parallel processes; expected 1"))


_work: Any = None
"""The function of a worker and all jobs; set before the workers are forked, so nothing has to be sent to them."""


@contextmanager
def shared_out(do: Callable[[Job], Done], jobs: tuple[Job, ...], workers: int) -> Iterator[Iterable[Done]]:
    """The results of all jobs, in their order, with the work shared among ``workers`` processes.

    Raises SuiteBrokenError if a worker is ended from outside.
    """
    if workers == 1 or not jobs:
        yield map(do, jobs)
        return
    with _forked(do, jobs, workers) as done:
        yield done


def done_apart(do: Callable[[], Done]) -> Done:
    """What comes of something that leaves traces where it is done: it is done in a process forked for it."""
    with _forked(lambda _: do(), (None,), workers=1) as done:
        return next(iter(done))


@contextmanager
def _forked(do: Callable[[Job], Done], jobs: tuple[Job, ...], workers: int) -> Iterator[Iterator[Done]]:
    global _work  # noqa: PLW0603 - a forked process inherits what cannot be sent to it
    before, _work = _work, (do, jobs)
    pool = ProcessPoolExecutor(
        workers, multiprocessing.get_context("fork"), initializer=_begin, initargs=(os.getpid(),)
    )
    try:
        yield pool.map(_worked, range(len(jobs)), chunksize=_SHARE)
    except BrokenProcessPool as fault:
        raise SuiteBrokenError(message("a worker was ended from outside: {fault}", fault=str(fault))) from fault
    finally:
        _work = before
        pool.shutdown(cancel_futures=True)


_shares: int = 0
"""In a worker: the id of the process that shares the work."""


def _begin(parent: int) -> None:
    """Set up a worker: it ignores Ctrl-C, and ends with the process that shares the work."""
    global _shares  # noqa: PLW0603 - as above
    _shares = parent
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with(parent)


def _worked(place: int) -> Any:
    if os.getppid() != _shares:
        os._exit(0)
    do, jobs = _work
    return do(jobs[place])


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raise TimeoutError in a block that takes longer than this, on systems that can.

    It counts the processor time of this process, not the clock, so that a busy machine does not matter.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def too_late(*_: object) -> NoReturn:
        reason = f"no end after {seconds:g} seconds"
        raise TimeoutError(reason)

    before = signal.signal(signal.SIGPROF, too_late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
