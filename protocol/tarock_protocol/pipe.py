"""The pipe to a program: one line in, one line out, and an exception for every way in which that can fail.

Reading and writing happen in threads of their own, so that a program that hangs, floods or closes its pipes can never
block whoever waits for it. Nothing is read ahead beyond a few chunks, and no line beyond its limit.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import IO, Final

from tarock_language.message import Message, message
from tarock_protocol.codec import excerpt
from tarock_protocol.errors import BreachKind, ProtocolError
from tarock_protocol.program import Program, signal_name
from tarock_protocol.stderr_reader import CAN_WAIT, Overhearing, is_readable

_CHUNK: Final = 65_536
AHEAD: Final = 4
"""How many items are read ahead at most; each has the lines of a chunk."""
_MANY: Final = 8
"""How many replies have to be due for the reader to wait until several of them have come."""
_GATHERING: Final = 0.0003
"""Seconds that it waits then after the first has come, because reading each by itself takes longer."""
_HEARD: Final = 0.5
"""Seconds after which a waiting thread notices a signal at the latest."""
_PATIENCE: Final = 5.0
"""Seconds to wait for data or an exit status that is due already, on a busy system."""

_SOON: Final = 0.5
"""Seconds to wait for something that may not happen at all."""

_A_LINE: Final = message("one line of JSON")
ONE_EACH: Final = message("one reply to each question, after it")


@dataclass(frozen=True, slots=True)
class _End:
    """Why nothing more comes through the pipe."""

    what: Message
    expected: Message = _A_LINE
    breach: BreachKind = BreachKind.END
    gone: bool = True
    """Whether the program may have exited, which explains more than a closed pipe."""
    rest: str = ""
    """The beginning of the line that is unfinished or too long."""
    may_follow: bool = False
    """Whether what the program wrote before may still come, because this was noticed when it was written to."""


class Incoming:
    """A queue of what has come and was not taken yet; when it holds ``AHEAD`` items, the reader has to wait.

    An item has the lines that came together, or says why nothing more comes.
    """

    def __init__(self) -> None:
        self._items: queue.SimpleQueue[Sequence[bytes] | _End] = queue.SimpleQueue()
        self._room: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._begun: deque[bytes] = deque()
        self._counting = threading.Lock()
        self.came = 0
        self._taken = 0
        for _ in range(AHEAD):
            self._room.put(None)

    def put(self, item: Sequence[bytes] | _End) -> None:
        """Add an item, as soon as there is room for it."""
        self._room.get()
        with self._counting:
            self.came += _lines_in(item)
        self._items.put(item)

    def take(self, seconds: float, most: int) -> Sequence[bytes] | _End:
        """The oldest lines, or why no more come; raises queue.Empty where nothing comes within ``seconds``.

        More than one line is taken only where they came together, and no more than ``most``.
        """
        if not self._begun:
            item = self._next(seconds)
            if isinstance(item, _End):
                self._taken += 1
                return item
            self._begun.extend(item)
        some = [self._begun.popleft() for _ in range(min(most, len(self._begun)))]
        self._taken += len(some)
        return some

    def get(self, seconds: float) -> bytes | _End:
        """The oldest line, or why no more come; raises queue.Empty where nothing comes within ``seconds``."""
        item = self.take(seconds, 1)
        return item if isinstance(item, _End) else item[0]

    def _next(self, seconds: float) -> Sequence[bytes] | _End:
        """The oldest item.

        A signal just before a wait, or to another thread, is handled only after the wait: so there are many short
        waits.
        """
        until = time.monotonic() + seconds
        while True:
            left = until - time.monotonic()
            try:
                item = self._items.get(timeout=max(0, min(left, _HEARD)))
            except queue.Empty:
                if left <= _HEARD:
                    raise
            else:
                self._room.put(None)
                return item

    def is_empty(self) -> bool:
        """Whether there is nothing to take."""
        return not self._begun and self._items.empty()

    def number(self) -> int:
        """How many lines there are; a reason why no more come counts as one."""
        return self.came - self._taken


def _lines_in(item: Sequence[bytes] | _End) -> int:
    return 1 if isinstance(item, _End) else len(item)


class Pipe:
    """A running program, which may have been started before."""

    def __init__(self, command: Sequence[str], limit: int, program: Program | None = None) -> None:
        self._limit = limit
        self._program = program or Program(command)
        self._program.wait_for_start()
        stdin, stdout, stderr = self._program.streams
        self._incoming = Incoming()
        self._reading = threading.Lock()
        self._stdout = stdout
        self._waiting = bytearray()
        self._asked = 0
        self._refused: _End | None = None
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._write, args=(stdin,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._stderr = Overhearing(stderr)

    def exchange(self, line: bytes, timeout: float) -> bytes:
        """Send ``line`` and wait for one line; ProtocolError if it is missing, late, or came too early."""
        self.send(line)
        return self.reply(timeout)

    def send(self, lines: bytes, *, more: bool = False) -> None:
        """Send lines; unless ``more`` are under way already, ProtocolError if something has come unasked."""
        if not more:
            self._check_quiet()
        self._asked += lines.count(b"\n")
        self._outgoing.put(lines)

    def has_more_than(self, lines: int) -> bool:
        """Whether more lines have come than were asked for."""
        return self._incoming.number() > lines

    def reply(self, timeout: float) -> bytes:
        """Wait for one line; ProtocolError if none comes in time, or none can come any more."""
        return self.replies(timeout, 1)[0]

    def replies(self, timeout: float, most: int) -> Sequence[bytes]:
        """Wait for lines, and take those that came together, no more than ``most``; ProtocolError as for ``reply``."""
        try:
            item = self._taken(timeout, most)
        except queue.Empty:
            if self._refused is None:
                reason = message("the adapter did not answer within {seconds} s", seconds=f"{timeout:g}")
                raise ProtocolError(reason, expected=_A_LINE, breach=BreachKind.SILENCE) from None
            item = self._refused
        if isinstance(item, _End):
            raise ProtocolError(self._last_words(item), expected=item.expected, breach=item.breach)
        return item

    def _taken(self, timeout: float, most: int) -> Sequence[bytes] | _End:
        """The oldest lines, or why no more come; raises queue.Empty.

        What a program wrote before it closed its stdin counts, and has a short time to come.
        """
        while True:
            item = self._incoming.take(timeout if self._refused is None else _SOON, most)
            if not (isinstance(item, _End) and item.may_follow):
                return item
            self._refused = item

    def remaining(self, grace: float) -> Iterator[bytes]:
        """Close its stdin, and return each line that still comes until its end, or within ``grace`` seconds.

        Empty lines are left out; the last line may be unfinished.
        """
        self._outgoing.put(None)
        until = time.monotonic() + grace
        with contextlib.suppress(queue.Empty):
            while (left := until - time.monotonic()) > 0:
                item = self._incoming.get(left)
                if isinstance(item, bytes) and item.strip():
                    yield item
                elif isinstance(item, _End) and not item.may_follow:
                    if item.rest:
                        yield item.rest.encode()
                    return
        if rest := bytes(self._waiting).strip():
            yield rest

    def stop(self, grace: float) -> None:
        """Close its stdin, give it ``grace`` seconds to leave by itself, then end it and its children."""
        self._outgoing.put(None)
        self._wait_for_threads(grace)
        self._program.end()
        self._wait_for_threads(_SOON)
        self._stderr.thread.join(_SOON)

    def overheard(self) -> bytes:
        """What the program has written to stderr since the last call, or the end of it."""
        return self._stderr.take()

    def another(self, seconds: float) -> bytes | None:
        """A line that comes within that time although nothing was asked; None if none comes."""
        with contextlib.suppress(queue.Empty):
            item = self._incoming.get(seconds)
            if isinstance(item, bytes):
                return item
            self._incoming.put(item)
        return None

    def unfinished(self) -> bytes:
        """The beginning of a line that has come without its end."""
        with self._reading:
            return bytes(self._waiting)

    def last_line(self, seconds: float) -> bytes:
        """Close its stdin, so that nothing more can be asked, and wait for a line; ProtocolError if none comes."""
        self._outgoing.put(None)
        return self.reply(seconds)

    def status(self, seconds: float) -> int | None:
        """The exit status, a signal as a negative number; None if the program still runs after that time."""
        return self._program.status(seconds)

    def _check_quiet(self) -> None:
        """Raise ProtocolError if a line, a part of one or the end has come before a question was asked.

        What is in the pipe now came before the question; what comes while the question is written looks like an answer.
        """
        early = None
        if self._incoming.is_empty() and self._reading.acquire(timeout=_PATIENCE):
            try:
                early = self._unread() if self._incoming.is_empty() else None
            finally:
                self._reading.release()
        if not self._incoming.is_empty():
            early = self.reply(_PATIENCE)
        if early is not None:
            line = excerpt(early) or message("an empty line")
            reason = message("the adapter had answered before it was asked: {line}", line=line)
            raise ProtocolError(reason, expected=ONE_EACH, breach=BreachKind.EARLY)

    def _unread(self) -> bytes | None:
        """The beginning of a line that is not handed over yet, or None; only while the reader waits."""
        with contextlib.suppress(OSError, ValueError):
            if CAN_WAIT and is_readable(self._stdout):
                chunk = self._stdout.read(_CHUNK)
                if not chunk:
                    raise ProtocolError(self._last_words(self._closed()), expected=_A_LINE, breach=BreachKind.END)
                return bytes(self._waiting + chunk).partition(b"\n")[0]
        return bytes(self._waiting) or None

    def _read(self) -> None:
        with self._stdout:
            while self._may_read_on():
                pass

    def _may_read_on(self) -> bool:
        """Hand over the next chunk; return whether more may come.

        Where the system can say that there is data, it is read and handed over under one lock.
        """
        if CAN_WAIT:
            is_readable(self._stdout, None)
            if self._asked - self._incoming.came >= _MANY:
                time.sleep(_GATHERING)
            with self._reading:
                return not is_readable(self._stdout) or self._has_more_after(self._chunk())
        chunk = self._chunk()
        with self._reading:
            return self._has_more_after(chunk)

    def _chunk(self) -> bytes:
        try:
            return self._stdout.read(_CHUNK) or b""
        except OSError:
            return b""

    def _has_more_after(self, chunk: bytes) -> bool:
        """Take in a chunk, where an empty one is the end; return whether more may come.

        The unfinished line is extended in place, so that it is not copied again for each chunk.
        """
        if not chunk:
            self._incoming.put(self._closed())
            return False
        first, *others = chunk.split(b"\n")
        self._waiting += first
        lines: list[bytes | bytearray] = []
        if others:
            lines = [self._waiting, *others[:-1]]
            self._waiting = bytearray(others[-1])
        return self._has_handed_over(lines, self._waiting)

    def _closed(self) -> _End:
        return _End(message("closed its stdout"), rest=excerpt(bytes(self._waiting)))

    def _has_handed_over(self, lines: Sequence[bytes | bytearray], waiting: bytearray) -> bool:
        """Hand over complete lines; return whether no line was too long."""
        long = next((place for place, line in enumerate(lines) if len(line) > self._limit), len(lines))
        if long:
            self._incoming.put([bytes(line) for line in lines[:long]])
        if long < len(lines):
            self._incoming.put(self._too_long(bytes(lines[long])))
            return False
        if len(waiting) > self._limit:
            self._incoming.put(self._too_long(bytes(waiting)))
            return False
        return True

    def _too_long(self, line: bytes) -> _End:
        long = message("the adapter answered with a line of more than {number} bytes", number=self._limit)
        what = message("{fault}: {line}", fault=long, line=(rest := excerpt(line)))
        expected = message("at most {number} bytes", number=self._limit)
        return _End(what, expected, BreachKind.SIZE, gone=False, rest=rest)

    def _write(self, stdin: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stdin:
            while (line := self._outgoing.get()) is not None:
                unsent = memoryview(line)
                try:
                    while unsent:
                        unsent = unsent[stdin.write(unsent) :]
                except OSError:
                    self._incoming.put(_End(message("closed its stdin"), may_follow=True))
                    return

    def _last_words(self, end: _End) -> Message:
        """What the adapter did: how it exited, or else what happened to its pipe."""
        if not end.gone:
            return end.what
        status = self._status()
        what = end.what
        if status is not None and status >= 0:
            what = message("exited with status {status}", status=status)
        elif status is not None:
            what = message("was ended by {signal}", signal=signal_name(-status))
        if end.rest:
            return message(
                "the adapter {what} before it answered, after an unfinished line: {line}", what=what, line=end.rest
            )
        return message("the adapter {what} before it answered", what=what)

    def _status(self) -> int | None:
        """The exit status of the program; None if it still runs.

        A program that is gone has closed its stderr too; then this waits longer, because the exit status may come late.
        """
        self._stderr.thread.join(_SOON)
        return self._program.status(_SOON if self._stderr.thread.is_alive() else _PATIENCE)

    def _wait_for_threads(self, seconds: float) -> None:
        """Wait until both threads are done, and discard what they still hand over."""
        until = time.monotonic() + seconds
        while any(thread.is_alive() for thread in self._threads) and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):
                self._incoming.get(0.01)
