"""Length-prefixed messages between two of our processes, over pipes that never block either of them."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final

from tarock_running.process.forking import forked

_LENGTH: Final = 4
_CHUNK: Final = 1 << 16
_ROOM: Final = 1 << 20
"""The size of a pipe in bytes, on systems that can set it, so that the writer rarely has to wait."""


class Outlet:
    """The end of a pipe that messages are written to."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._unsent = bytearray()
        os.set_blocking(number, False)
        if sys.platform == "linux":
            import fcntl  # noqa: PLC0415 - of one system

            with suppress(OSError):
                fcntl.fcntl(number, fcntl.F_SETPIPE_SZ, _ROOM)

    def put(self, message: bytes) -> None:
        """Send a message after the earlier ones, as far as there is room now; OSError if nobody reads any more."""
        self._unsent += len(message).to_bytes(_LENGTH, "big") + message
        self.push()

    def push(self) -> None:
        """Send as much as the pipe has room for."""
        with suppress(BlockingIOError):
            while self._unsent:
                del self._unsent[: os.write(self.number, self._unsent[:_CHUNK])]

    def flush(self) -> None:
        """Send everything, however long that takes."""
        while self._unsent:
            select.select([], [self.number], [])
            self.push()


class Inlet:
    """The end of a pipe that messages are read from."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.ended = False
        self._waiting = bytearray()
        os.set_blocking(number, False)

    def messages(self) -> Iterator[bytes]:
        """The complete messages that have come since the last call; ``ended`` is true if no more can come."""
        with suppress(BlockingIOError):
            while not self.ended:
                chunk = os.read(self.number, _CHUNK)
                self._waiting += chunk
                self.ended = not chunk
        begun, have = 0, len(self._waiting)
        while have - begun >= _LENGTH:
            length = int.from_bytes(self._waiting[begun : begun + _LENGTH], "big")
            if have - begun - _LENGTH < length:
                break
            begun += _LENGTH + length
            yield bytes(self._waiting[begun - length : begun])
        del self._waiting[:begun]

    def wait(self) -> None:
        """Wait until something comes, or the pipe is closed."""
        select.select([self.number], [], [])


def forked_with_pipes(do: Callable[[Inlet, Outlet], None], others: Iterable[int]) -> tuple[int, Outlet, Inlet]:
    """Fork a process that calls ``do`` with an inlet and an outlet; returns its process id and our ends of both pipes.

    ``others`` are our ends of the pipes to other processes, which the new one closes; see `forked`.
    """
    told, orders = os.pipe()
    results, found = os.pipe()
    ends = (orders, results, *others)

    def work() -> None:
        for end in ends:
            os.close(end)
        do(Inlet(told), Outlet(found))

    process = forked(work)
    os.close(told)
    os.close(found)
    return process, Outlet(orders), Inlet(results)
