"""``tarock site --serve``: serves the pages and the table's desk to a browser on this machine, and to nobody else.

The socket listens on this machine only. ``Host`` and ``Origin`` have to be its own, so that no page from elsewhere can
send requests through the browser, and a request has to bring the token that is in the page. Connections are served in a
thread of their own; pages and replies are made in the first thread, one after another, as the engine's caches need.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import threading
from collections.abc import Callable, Coroutine, Mapping
from mimetypes import guess_type
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tarock_register.table.connections import PromptProtocol
from tarock_register.table.desk import reply_to
from tarock_register.table.headers import HEADERS, OF_REPORTS, REPORTS
from tarock_register.table.one_by_one import Making, OneByOne, at_once
from tarock_register.table.requests import LARGEST
from tarock_running.process.sharing import patience

Guarded = Callable[[Scope, Receive, Send], Coroutine[Any, Any, None]]

Pages = Mapping[str, Callable[[], str | bytes]]
HERE: Final = "127.0.0.1"
TOKEN: Final = "tarock-token"  # noqa: S105 - its name
"""The name of the token in the page, and of the header that brings it back."""
_NAMES: Final = (HERE, "localhost")
_READ: Final = 10.0
_ANSWER: Final = 20.0
"""Seconds that a request may take to arrive, and to be answered."""
_LEAVE: Final = 1
"""Seconds that whoever still reads has after Ctrl-C."""
_HEAD: Final = "<head>\n"
_TYPES: Final = {".js": "text/javascript", ".wasm": "application/wasm", ".whl": "application/zip"}


class Served:
    """What is served: the pages by their paths, each made when it is first looked at, and the desk."""

    def __init__(self, pages: Pages, token: str = "", making: Making = at_once) -> None:
        self.token = token or secrets.token_urlsafe()
        self._pages = pages
        self._making = making
        self._made: dict[str, str | bytes] = {}

    @property
    def app(self) -> Guarded:
        """The application for a server."""
        routes = [Route("/api", self._reply, methods=["POST"]), Route("/{path:path}", self._page, methods=["GET"])]
        return _guarded(Starlette(routes=routes))

    async def _page(self, request: Request) -> Response:
        path = request.path_params["path"] or "index.html"
        if path not in self._pages:
            return _refused(404, f"there is no page {path!r}")
        if path not in self._made:
            self._made[path] = await self._making(lambda: self._make(path))
        headers = OF_REPORTS if path.startswith(REPORTS) else HEADERS
        return Response(self._made[path], media_type=_media_type(path), headers=headers)

    def _make(self, path: str) -> str | bytes:
        """The text of a page, with the token in its head; a report asks nothing."""
        made = self._pages[path]()
        if isinstance(made, bytes) or not path.endswith(".html") or path.startswith(REPORTS):
            return made
        return made.replace(_HEAD, f'{_HEAD}<meta name="{TOKEN}" content="{self.token}">\n', 1)

    async def _reply(self, request: Request) -> Response:
        """The reply of the desk."""
        if request.headers.get("origin") != f"http://{request.headers['host']}":
            return _refused(403, "expected a request of a page from here")
        if not secrets.compare_digest(request.headers.get(TOKEN, "").encode(), self.token.encode()):
            return _refused(403, f"expected the token of the page in the header {TOKEN}")
        try:
            async with asyncio.timeout(_READ):
                line = await _body(request)
        except TimeoutError:
            return _refused(408, f"expected the whole request within {_READ:g} seconds")
        if line is None:
            return _refused(413, f"expected a request of at most {LARGEST} bytes")
        try:
            reply = await self._making(lambda: _reply_in_time(line))
        except TimeoutError:
            return _refused(503, f"the answer took longer than {_ANSWER:g} seconds")
        return Response(reply, media_type="application/json", headers=HEADERS)


def _reply_in_time(line: bytes) -> bytes:
    with patience(_ANSWER):
        return reply_to(line)


def _guarded(app: ASGIApp) -> Guarded:
    """The application for requests to the address that is listened on; every response of it has our headers."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(part: Message) -> None:
            if part["type"] == "http.response.start":
                headers = MutableHeaders(scope=part)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(part)

        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        is_ours = len(hosts) == 1 and hosts[0] in {f"{name}:{scope['server'][1]}" for name in _NAMES}
        asked = app if is_ours else _refused(400, "expected a request to the address that is served")
        await asked(scope, receive, send_with_headers)

    return guarded


async def _body(request: Request) -> bytes | None:
    """The body of a request; None if it is too large, and the rest is then not read."""
    line = b""
    async for part in request.stream():
        line += part
        if len(line) > LARGEST:
            return None
    return line


def _refused(status: int, why: str) -> Response:
    return PlainTextResponse(f"{why}\n", status, headers=HEADERS)


def _media_type(path: str) -> str:
    suffix = path[path.rfind(".") :]
    return _TYPES.get(suffix) or guess_type(path)[0] or "application/octet-stream"


def serve_pages(pages: Pages, tell: Callable[[str], None]) -> None:
    """Serve on a free port of this machine until Ctrl-C; ``tell`` is told the address once it is open."""
    making = OneByOne()
    with socket.create_server((HERE, 0)) as opened:
        config = uvicorn.Config(
            Served(pages, making=making.made).app,
            http=PromptProtocol,
            ws="none",
            log_level="critical",
            lifespan="off",
            server_header=False,
            timeout_graceful_shutdown=_LEAVE,
        )
        server = uvicorn.Server(config)

        def serve() -> None:
            try:
                server.run(sockets=[opened])
            finally:
                making.end()

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        tell(f"http://{HERE}:{opened.getsockname()[1]}/")
        try:
            making.make_all()
        finally:
            server.should_exit = True
            thread.join(2 * _LEAVE)
