"""Limits the connections of the local server, so that unfinished requests cannot keep others out.

A request whose headers do not arrive completely is dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tarock_register.table.headers import HEADERS

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport

_HEAD: Final = 10.0
"""Seconds that the head of a request may take to arrive."""
_AT_ONCE: Final = 32
"""How many connections there may be at once; a browser opens six."""


class PromptProtocol(H11Protocol):
    """A connection; of too many, the oldest one that has asked nothing is dropped."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._patience: TimerHandle | None = None
        self.began = 0.0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for a request; but not for the ones of others who ask nothing."""
        super().connection_made(transport)
        self.began = self.loop.time()
        self._wait()
        if len(self.connections) > _AT_ONCE:
            idle = [other for other in self.connections if isinstance(other, PromptProtocol) and other.is_idle]
            min(idle, key=lambda other: other.began, default=self).transport.abort()

    @property
    def is_idle(self) -> bool:
        """Whether there is no request whose head has come."""
        return self.conn.their_state is h11.IDLE

    def data_received(self, data: bytes) -> None:
        """Take what comes, and stop waiting for the head once it is whole."""
        super().data_received(data)
        if not self.is_idle:
            self._wait_no_longer()
        elif self._patience is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing."""
        self._wait_no_longer()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, with the headers of every response, and close."""
        headers = {"Content-Type": "text/plain; charset=utf-8", "Connection": "close", **HEADERS}
        for event in (
            h11.Response(status_code=400, headers=[*headers.items()], reason=b"Bad Request"),
            h11.Data(data=msg.encode()),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _wait(self) -> None:
        self._patience = self.loop.call_later(_HEAD, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
