"""Reads a program's stderr in a thread, keeps a limited amount, and returns it by question."""

from __future__ import annotations

import contextlib
import os
import select
import threading
from typing import IO, Final

KEPT: Final = 4_000
"""Bytes of stderr that are kept during one question: the last ones, which have the reason of a crash."""

_CHUNK: Final = 65_536
_CATCHING_UP: Final = 64
"""How many chunks are read at most to catch up with a program before its text is returned."""

CAN_WAIT: Final = os.name == "posix"
"""Whether the system can say if there is something to read; if not, the thread reads everything."""


class Overhearing:
    """Listens to ``stderr`` until it is closed, however much comes."""

    def __init__(self, stderr: IO[bytes]) -> None:
        self._stderr = stderr
        self._lock = threading.Lock()
        self._kept = bytearray()
        self._left_out = 0
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def take(self) -> bytes:
        """The text since the last call, or its end after a line that says how many bytes are left out."""
        with self._lock:
            if CAN_WAIT:
                self._catch_up()
            kept, left_out = bytes(self._kept), self._left_out
            self._kept.clear()
            self._left_out = 0
        return f"[{left_out} bytes before this are left out]\n".encode() + kept if left_out else kept

    def _listen(self) -> None:
        with self._stderr, contextlib.suppress(OSError, ValueError):
            while True:
                if not CAN_WAIT:
                    more = self._may_read_on()
                else:
                    is_readable(self._stderr, None)
                    with self._lock:
                        more = not is_readable(self._stderr) or self._may_read_on()
                if not more:
                    return

    def _catch_up(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            for _ in range(_CATCHING_UP):
                if not (is_readable(self._stderr) and self._may_read_on()):
                    return

    def _may_read_on(self) -> bool:
        """Read and keep the next chunk; return whether more may come."""
        chunk = os.read(self._stderr.fileno(), _CHUNK)
        self._kept += chunk
        cut = max(0, len(self._kept) - KEPT)
        del self._kept[:cut]
        self._left_out += cut
        return bool(chunk)


def is_readable(stream: IO[bytes], milliseconds: int | None = 0) -> bool:
    """Whether data or the end can be read from ``stream`` within that time; None waits without a limit."""
    poll = select.poll()
    poll.register(stream, select.POLLIN)
    return bool(poll.poll(milliseconds))
