"""The pages and the desk as they are served: to a page from here with its token, and to nobody else."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.unit.test_desk import MAY_PLAY
from tests.unit.the_command import here

from tarock_register.table import serving
from tarock_register.table.desk import reply_to
from tarock_register.table.requests import LARGEST
from tarock_register.table.serving import TOKEN, Served
from tarock_running.process.exits import ExitCode

HERE = "127.0.0.1:8080"
PAGES: Mapping[str, Callable[[], str | bytes]] = {
    "index.html": lambda: "<html>\n<head>\n</head>",
    "de/tisch.html": lambda: "<html>\n<head>\n</head>",
    "report/1.html": lambda: "<html>\n<head>\n</head>",
    "engine.js": lambda: "ask",
    "a.wasm": lambda: b"\0",
}
SERVED = Served(PAGES, "secret")
MINE = {"host": HERE, "origin": f"http://{HERE}", TOKEN: "secret"}
LINE = json.dumps({"do": "ask", "rules": "karl", "question": MAY_PLAY}).encode()


class Got(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes


def got(
    method: str, path: str, headers: Mapping[str, str], parts: Sequence[bytes] = (b"",), *, stalls: bool = False
) -> Got:
    """What an ASGI server would send for a request whose body comes in parts."""
    sent: list[dict[str, Any]] = []
    coming = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    coming[-1]["more_body"] = stalls

    async def receive() -> dict[str, Any]:
        if coming:
            return coming.pop(0)
        await asyncio.sleep(60)
        return {"type": "http.disconnect"}

    async def send(part: Any) -> None:
        sent.append(part)

    scope: dict[str, Any] = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "scheme": "http",
    }
    scope |= {"query_string": b"", "root_path": "", "http_version": "1.1", "server": ("127.0.0.1", 8080)}
    scope["headers"] = [(name.encode(), value.encode()) for name, value in headers.items()]
    asyncio.run(SERVED.app(scope, receive, send))
    first, *others = sent
    told = {name.decode(): value.decode() for name, value in first["headers"]}
    return Got(first["status"], told, b"".join(part.get("body", b"") for part in others))


def test_a_page_from_here_gets_what_the_desk_replies() -> None:
    found = got("POST", "/api", MINE, [LINE[:9], LINE[9:]])

    assert (found.status, found.body) == (200, reply_to(LINE))


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"host": "evil.example"}, 400),
        ({"host": "evil.example", "origin": "http://evil.example"}, 400),
        ({"host": ""}, 400),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://127.0.0.1:8081"}, 403),
        ({"origin": f"https://{HERE}"}, 403),
        ({TOKEN: "other"}, 403),
        ({TOKEN: ""}, 403),
        ({TOKEN: "sécret"}, 403),
    ],
)
def test_nobody_else_gets_an_answer(changed: Mapping[str, str], status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "reply_to", lambda _: pytest.fail("the desk was asked"))
    found = got("POST", "/api", {**MINE, **changed}, [LINE])

    assert found.status == status
    assert b"secret" not in found.body


@pytest.mark.parametrize("left_out", ["origin", TOKEN])
def test_a_request_without_its_origin_or_token_is_refused(left_out: str) -> None:
    assert got("POST", "/api", {name: value for name, value in MINE.items() if name != left_out}).status == 403


def test_a_request_is_read_no_further_than_it_may_be_large() -> None:
    found = got("POST", "/api", MINE, [b"x" * LARGEST, b"x", b"x" * LARGEST])

    assert found.status == 413
    assert got("POST", "/api", MINE, [b"x" * LARGEST]).status == 200


def test_a_request_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "_READ", 0.01)

    assert got("POST", "/api", MINE, [LINE], stalls=True).status == 408


def test_an_answer_that_takes_too_long_is_told_as_that(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(_: bytes) -> bytes:
        while True:
            pass

    monkeypatch.setattr(serving, "_ANSWER", 0.01)
    monkeypatch.setattr(serving, "reply_to", late)

    assert got("POST", "/api", MINE, [LINE]).status == 503


@pytest.mark.parametrize("path", ["/../etc/passwd", "/de/../../x", "//etc/passwd", "/de", "/\0", "/tarock-site.txt"])
def test_there_is_nothing_but_the_pages(path: str) -> None:
    assert got("GET", path, MINE).status == 404


@pytest.mark.parametrize(("method", "path"), [("GET", "/api"), ("POST", "/index.html"), ("PUT", "/api")])
def test_pages_are_looked_at_and_the_desk_is_asked(method: str, path: str) -> None:
    assert got(method, path, MINE).status in (404, 405)


def test_the_token_stands_in_the_pages_that_ask_and_in_nothing_else() -> None:
    told = {path: b"secret" in got("GET", f"/{path}", {"host": HERE}).body for path in PAGES}

    assert told == {
        "index.html": True,
        "de/tisch.html": True,
        "report/1.html": False,
        "engine.js": False,
        "a.wasm": False,
    }
    assert got("GET", "/index.html", {"host": "evil.example"}).status == 400


def test_no_other_page_may_frame_or_read_them() -> None:
    headers = got("GET", "/", {"host": HERE}).headers

    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-content-type-options"] == "nosniff"
    assert not [name for name in headers if name.startswith("access-control")]


def test_each_table_has_a_token_of_its_own() -> None:
    assert len({Served(PAGES).token for _ in range(3)}) == 3


def test_without_the_extra_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "starlette.applications", None)
    monkeypatch.delitem(sys.modules, "tarock_register.table.serving")
    ended = here("site", "--serve", cwd=tmp_path)

    assert ended.returncode == ExitCode.USAGE
    assert ended.stderr.startswith("tarock: --serve: starlette")
    assert "pip install 'tarock-conformance[serve]'" in ended.stderr
