"""Passes work from the thread that serves connections to the first thread, where it is done piece by piece in order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, TypeAlias

Making: TypeAlias = Callable[[Callable[[], Any]], Awaitable[Any]]


async def at_once(make: Callable[[], object]) -> object:
    """What is made, made where it is asked for."""
    return make()


class OneByOne:
    """Whoever asks waits in an event loop; what he waits for is made where ``make_all`` runs."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[tuple[Callable[[], object], Future[object]] | None] = SimpleQueue()

    async def made(self, make: Callable[[], object]) -> Any:
        """What is made, as soon as all that was asked before is."""
        waiting: Future[object] = Future()
        self._asked.put((make, waiting))
        return await asyncio.wrap_future(waiting)

    def end(self) -> None:
        """Let ``make_all`` return once all that was asked before is made."""
        self._asked.put(None)

    def make_all(self) -> None:
        """Make what is asked for until the end; what nobody waits for any more is not made."""
        while asked := self._asked.get():
            make, waiting = asked
            if waiting.set_running_or_notify_cancel():
                _make(make, waiting)


def _make(make: Callable[[], object], waiting: Future[object]) -> None:
    try:
        made = make()
    except Exception as fault:  # noqa: BLE001 - whoever waits for it has to know
        waiting.set_exception(fault)
    else:
        waiting.set_result(made)
