"""Serves the pages, and the desk behind them, to a browser on this machine: ``tarock site --serve``.

Nobody else may ask: the socket listens on this machine only, ``Host`` and ``Origin`` have to be its own, so that no
page from elsewhere speaks through the browser, and a request has to bring the token that stands in the page.
"""

from __future__ import annotations

import asyncio
import functools
import secrets
import socket
from mimetypes import guess_type
from typing import TYPE_CHECKING, Final

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tarock_register.table.desk import reply_to
from tarock_register.table.requests import LARGEST
from tarock_running.process.sharing import patience

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from starlette.requests import Request

    Pages = Mapping[str, Callable[[], str | bytes]]

HERE: Final = "127.0.0.1"
TOKEN: Final = "tarock-token"  # noqa: S105 - its name
"""The name of the token in the page, and of the header that brings it back."""
_NAMES: Final = (HERE, "localhost")
_READ: Final = 10.0
_ANSWER: Final = 20.0
"""Seconds that a request may take to arrive, and to be answered."""
_AT_ONCE: Final = 32
"""How many connections there may be at once; a browser opens six."""
_HEAD: Final = "<head>\n"
_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_REPORTS: Final = "report/"
_OF_REPORTS: Final = _HEADERS | {"Content-Security-Policy": _POLICY.replace("'wasm-unsafe-eval'", "'unsafe-inline'")}
"""The headers of reports, which have their script in themselves."""
_TYPES: Final = {".js": "text/javascript", ".wasm": "application/wasm", ".whl": "application/zip"}


class Served:
    """What is served: the pages by their paths, each made when it is first looked at, and the desk."""

    def __init__(self, pages: Pages, token: str = "") -> None:
        self.token = token or secrets.token_urlsafe()
        self._pages = pages
        self._made = functools.cache(self._make)

    @property
    def app(self) -> Starlette:
        """The application for a server."""
        return Starlette(
            routes=[Route("/api", self._reply, methods=["POST"]), Route("/{path:path}", self._page, methods=["GET"])],
            middleware=[Middleware(TrustedHostMiddleware, allowed_hosts=_NAMES, www_redirect=False)],
        )

    async def _page(self, request: Request) -> Response:
        path = request.path_params["path"] or "index.html"
        if path not in self._pages:
            return _refused(404, f"there is no page {path!r}")
        headers = _OF_REPORTS if path.startswith(_REPORTS) else _HEADERS
        return Response(self._made(path), media_type=_media_type(path), headers=headers)

    def _make(self, path: str) -> str | bytes:
        """The text of a page, with the token in its head; a report asks nothing."""
        made = self._pages[path]()
        if isinstance(made, bytes) or not path.endswith(".html") or path.startswith(_REPORTS):
            return made
        return made.replace(_HEAD, f'{_HEAD}<meta name="{TOKEN}" content="{self.token}">\n', 1)

    async def _reply(self, request: Request) -> Response:
        """The reply of the desk; it is made in this thread, one after another, as the engine's caches expect."""
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
            with patience(_ANSWER):
                reply = reply_to(line)
        except TimeoutError:
            return _refused(503, f"the answer took longer than {_ANSWER:g} seconds")
        return Response(reply, media_type="application/json", headers=_HEADERS)


async def _body(request: Request) -> bytes | None:
    """What a request brings; None if it is too large, of which no more is read."""
    line = b""
    async for part in request.stream():
        line += part
        if len(line) > LARGEST:
            return None
    return line


def _refused(status: int, why: str) -> Response:
    return PlainTextResponse(f"{why}\n", status, headers=_HEADERS)


def _media_type(path: str) -> str:
    suffix = path[path.rfind(".") :]
    return _TYPES.get(suffix) or guess_type(path)[0] or "application/octet-stream"


def serve_pages(pages: Pages, tell: Callable[[str], None]) -> None:
    """Serve on a free port of this machine until Ctrl-C; ``tell`` is told the address once it is open."""
    with socket.create_server((HERE, 0)) as opened:
        tell(f"http://{HERE}:{opened.getsockname()[1]}/")
        config = uvicorn.Config(
            Served(pages).app, log_level="critical", lifespan="off", limit_concurrency=_AT_ONCE, server_header=False
        )
        uvicorn.Server(config).run(sockets=[opened])
