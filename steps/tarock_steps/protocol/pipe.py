"""A program at the other end of a pipe: a line in, a line out, and whatever can go wrong on the way.

Reading and writing happen in threads of their own, so that a program that hangs, floods or closes its pipes
can never block whoever waits for it. Nothing is read ahead beyond a few lines, and no line beyond its limit.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import IO, Final

from tarock_steps.protocol.codec import excerpt
from tarock_steps.protocol.errors import ProtocolError
from tarock_steps.protocol.overhearing import Overhearing
from tarock_steps.protocol.program import Program, signal_name

_CHUNK: Final = 65_536
_AHEAD: Final = 4
_AT_ONCE: Final = 0.05
"""Seconds within which is handed over what has come already."""

_A_LINE: Final = "one line of JSON"


@dataclass(frozen=True, slots=True)
class _End:
    """Why nothing more comes through the pipe."""

    what: str
    expected: str = _A_LINE
    gone: bool = True
    """Whether the program may have exited, which says more than that it closed a pipe."""
    rest: str = ""
    """What it had written of a line."""


class Pipe:
    """A running program."""

    def __init__(self, command: Sequence[str], limit: int) -> None:
        self._limit = limit
        self._program = Program(command)
        stdin, stdout, stderr = self._program.streams
        self._incoming: queue.Queue[bytes | _End] = queue.Queue(maxsize=_AHEAD)
        self._handing_over = threading.Lock()
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._read, args=(stdout,), daemon=True),
            threading.Thread(target=self._write, args=(stdin,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._stderr = Overhearing(stderr)

    def exchange(self, line: bytes, timeout: float) -> bytes:
        """Send ``line`` and wait for one line; ProtocolError where none comes in time, or ever, or too early."""
        if self._has_more():
            early = excerpt(self._next(_AT_ONCE)) or "an empty line"
            reason = f"the adapter had answered before it was asked: {early}"
            raise ProtocolError(reason, expected="one reply to each question, after it")
        self._outgoing.put(line)
        return self._next(timeout)

    def stop(self, grace: float) -> None:
        """Close its stdin, give it ``grace`` seconds to leave by itself, then end it and its children."""
        self._outgoing.put(None)
        self._wait_for_threads(grace)
        self._program.end()
        self._wait_for_threads(0.5)
        self._stderr.thread.join(0.5)

    def overheard(self) -> bytes:
        """What it has said on stderr since this was asked last, or the end of it."""
        return self._stderr.take()

    def _next(self, timeout: float) -> bytes:
        try:
            item = self._incoming.get(timeout=timeout)
        except queue.Empty:
            reason = f"the adapter did not answer within {timeout:g} s"
            raise ProtocolError(reason, expected=_A_LINE) from None
        if isinstance(item, _End):
            raise ProtocolError(self._last_words(item), expected=item.expected)
        return item

    def _has_more(self) -> bool:
        """Whether a line, or the end, has come that nobody waits for."""
        if self._incoming.empty() and self._handing_over.acquire(timeout=_AT_ONCE):
            self._handing_over.release()  # it is held while what came in one piece is handed over line by line
        return not self._incoming.empty()

    def _read(self, stdout: IO[bytes]) -> None:
        waiting = bytearray()
        with stdout:
            while True:
                try:
                    chunk = stdout.read(_CHUNK)
                except OSError:
                    chunk = b""
                if not chunk:
                    self._incoming.put(_End("closed its stdout", rest=excerpt(bytes(waiting))))
                    return
                waiting += chunk
                *lines, waiting = waiting.split(b"\n")
                with self._handing_over:
                    if not self._handed_over(lines, waiting):
                        return

    def _handed_over(self, lines: list[bytearray], waiting: bytearray) -> bool:
        """Hand over what has come; tells whether none of it was too long."""
        for line in lines:
            if len(line) > self._limit:
                self._incoming.put(self._too_long(bytes(line)))
                return False
            self._incoming.put(bytes(line))
        if len(waiting) > self._limit:
            self._incoming.put(self._too_long(bytes(waiting)))
            return False
        return True

    def _too_long(self, line: bytes) -> _End:
        what = f"answered with a line of more than {self._limit} bytes: {excerpt(line)}"
        return _End(what, expected=f"at most {self._limit} bytes", gone=False)

    def _write(self, stdin: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stdin:
            while (line := self._outgoing.get()) is not None:
                unsent = memoryview(line)
                try:
                    while unsent:
                        unsent = unsent[stdin.write(unsent) :]
                except OSError:
                    self._incoming.put(_End("closed its stdin"))
                    return

    def _last_words(self, end: _End) -> str:
        """What the adapter did: how it exited, where it did, else what became of its pipe."""
        if not end.gone:
            return f"the adapter {end.what}"
        status = self._program.status(0.5)
        if status is None:
            what = end.what
        else:
            what = f"exited with status {status}" if status >= 0 else f"was ended by {signal_name(-status)}"
        unfinished = f", after an unfinished line: {end.rest}" if end.rest else ""
        return f"the adapter {what} before it answered{unfinished}"

    def _wait_for_threads(self, seconds: float) -> None:
        """Wait until both threads are done, taking from them whatever they still want to hand over."""
        until = time.monotonic() + seconds
        while any(thread.is_alive() for thread in self._threads) and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):
                self._incoming.get(timeout=0.01)
