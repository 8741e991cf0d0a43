"""The connections of the table: none keeps the others out, and what takes long is made beside them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvicorn
from tests.unit.test_table_served import SERVED
from uvicorn.server import ServerState

from tarock_register.table import connections
from tarock_register.table.connections import PromptProtocol
from tarock_register.table.one_by_one import OneByOne


def on_a_table(told: Callable[[int], Coroutine[Any, Any, None]]) -> None:
    """Run a story with the port of a table."""
    config = uvicorn.Config(SERVED.app, http=PromptProtocol, ws="none", log_level="critical", lifespan="off")
    config.load()
    state = ServerState()

    async def served() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: PromptProtocol(config, state, {}), "127.0.0.1", 0)
        await told(server.sockets[0].getsockname()[1])
        server.close()
        for connection in [*state.connections]:
            connection.shutdown()
        await asyncio.sleep(0.01)

    asyncio.run(served())


async def answered(port: int, request: str) -> str:
    """What is answered to the bytes of a request, which then has nothing more to say."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request.encode())
    try:
        return (await reader.read()).decode().lower()
    finally:
        writer.close()


def get(port: int, method: str = "GET", path: str = "/") -> str:
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"


@pytest.mark.parametrize("begun", ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "])
def test_a_head_that_does_not_end_is_dropped(begun: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_HEAD", 0.02)

    async def told(port: int) -> None:
        async with asyncio.timeout(2):
            assert not await answered(port, begun)

    on_a_table(told)


def test_those_who_ask_nothing_keep_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_AT_ONCE", 3)

    async def told(port: int) -> None:
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(9)]
        async with asyncio.timeout(2):
            assert (await answered(port, get(port))).startswith("http/1.1 200 ")
        for _, writer in idle:
            writer.close()

    on_a_table(told)


def test_whatever_is_refused_has_the_headers_of_every_response() -> None:
    async def told(port: int) -> None:
        for status, request in (
            ("400 ", "nonsense\r\n\r\n"),
            ("400 ", get(port + 1)),
            ("404 ", get(port, path="/x")),
            ("405 ", get(port, "PUT")),
            ("405 ", get(port, "POST")),
        ):
            found = await answered(port, request)
            assert found.startswith(f"http/1.1 {status}")
            assert "frame-ancestors 'none'" in found
            assert found.count("content-security-policy") == found.count("x-content-type-options: nosniff") == 1

    on_a_table(told)


def test_what_takes_long_is_made_beside_the_connections() -> None:
    making, seen = OneByOne(), []

    def slowly() -> threading.Thread:
        time.sleep(0.05)
        return threading.current_thread()

    async def asked() -> None:
        slow = asyncio.create_task(making.made(slowly))
        await asyncio.sleep(0.001)
        seen.append(slow.done())
        seen.append(await slow)
        with pytest.raises(ZeroDivisionError):
            await making.made(lambda: 1 // 0)
        making.end()

    thread = threading.Thread(target=lambda: asyncio.run(asked()))
    thread.start()
    making.make_all()
    thread.join()

    assert seen == [False, threading.current_thread()]
