"""The engine of the table in a browser: it answers as Python does, without a network, and says what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.browser.window import Window
from tests.conftest import UNTESTED
from tests.unit.the_command import environment

from tarock_checking.playing.filling import ToFill, asking_of, vectors_of
from tarock_register.site.engine_script import engine_script
from tarock_register.table.bringing import engine_files
from tarock_register.table.desk import reply_to
from tarock_running.process.exits import CutOffError
from tarock_steps.catalogue.loading import sources

pytestmark = pytest.mark.prove

PROBE = '<!doctype html>\n<html lang="de">\n<head>\n<title>Probe</title>\n<script defer src="../engine.js"></script>\n</head>'
MAY_PLAY = {"ask": "may_play", "contract": "Dreier", "hand": ["I", "V", "K♥"], "trick": ["A♥"]}
ASKED = {"do": "ask", "rules": "karl", "question": MAY_PLAY}
ALIKE = 2000
"""Questions of each source that are asked in the browser and in Python."""
OURS = 2_200_000
FIRST, LATER, MEMORY = 6.0, 0.05, 300_000_000
"""Seconds to the first answer and to a later one on two quiet processors, and the bytes of the heaps of a page."""
BUSY = 3
"""How many times as long may be taken here, where other tests run beside it."""
SERVED = """
from tarock_register.site.engine_script import engine_script
from tarock_register.table.serving import serve_pages

serve_pages({"de/probe.html": lambda: %r, "engine.js": engine_script}, lambda address: print(address, flush=True))
"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextmanager
def static_host(folder: Path) -> Iterator[str]:
    """Any server of files, and the address of its pages."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def engine() -> Mapping[str, bytes]:
    try:
        return engine_files()
    except CutOffError as fault:
        pytest.skip(f"{UNTESTED}{fault}")


def put(folder: Path, files: Mapping[str, bytes]) -> Path:
    told = {**files, "engine.js": engine_script().encode(), "de/probe.html": PROBE.encode()}
    for name, content in told.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def folder(engine: Mapping[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    return put(tmp_path_factory.mktemp("pages"), engine)


def asked(window: Window, *requests: object) -> list[Any]:
    """The replies to requests that a page makes at once."""
    window.run(
        "window.told = null;"
        "Promise.all(arguments[0].map((one) => tarock.ask(one))).then((all) => { window.told = JSON.stringify(all); });",
        requests,
    )
    window.wait("return window.told !== null")
    found: list[Any] = json.loads(window.run("return window.told"))
    return found


def in_python(request: object) -> Any:
    return json.loads(reply_to(json.dumps(request).encode()))


def timed(window: Window) -> float:
    """The seconds until a page has the reply to a request."""
    window.run(
        "window.told = null; const begun = performance.now();"
        "tarock.ask(arguments[0]).then(() => { window.told = performance.now() - begun; });",
        ASKED,
    )
    window.wait("return window.told !== null")
    return float(window.run("return window.told")) / 1000


def test_the_first_answer_comes_soon_and_later_ones_at_once(
    browser: Window, folder: Path, engine: Mapping[str, bytes]
) -> None:
    with static_host(folder) as host:
        browser.visit(f"{host}de/probe.html")
        first, later = timed(browser), sorted(timed(browser) for _ in range(20))
        heaps = browser.run("return performance.memory.totalJSHeapSize")

    ours = sum(
        len(content) for path, content in engine.items() if path.endswith((".zip", ".whl")) and "stdlib" not in path
    )
    print(f"first {first:.1f} s, later {1000 * later[10]:.1f} ms, heap of the page {heaps:,}, ours {ours:,} bytes")
    assert first < FIRST * BUSY
    assert later[10] < LATER * BUSY
    assert heaps < MEMORY
    assert ours < OURS


@pytest.mark.parametrize("source", sources())
def test_the_browser_answers_as_python_does(browser: Window, folder: Path, source: str) -> None:
    filled = vectors_of(ToFill(asking_of(source), None, is_whole=True)).scenarios.values()
    lines = sorted({question.line for vector in filled for question in vector.asked})
    some = lines[:: max(1, len(lines) // ALIKE)][:ALIKE]
    questions = [json.loads(line) for line in some]
    requests = [{"do": "ask", "rules": source, "options": one.pop("options", {}), "question": one} for one in questions]
    with static_host(folder) as host:
        browser.visit(f"{host}de/probe.html")
        found = [reply for at in range(0, len(requests), 200) for reply in asked(browser, *requests[at : at + 200])]

    expected = [in_python(request) for request in requests]
    assert [one for one in zip(requests, found, expected, strict=True) if one[1] != one[2]] == []
    assert len(some) >= min(ALIKE, len(lines))
    assert sum("answer" in reply for reply in found) > 0.9 * len(found)


@pytest.mark.parametrize("do", ["deciding", "forgotten", "otherwise", "sources", "topics", "about", "scenario", "deal"])
def test_everything_else_is_told_alike_too(browser: Window, folder: Path, do: str) -> None:
    with static_host(folder) as host:
        browser.visit(f"{host}de/probe.html")

        assert asked(browser, {**ASKED, "do": do}) == [in_python({**ASKED, "do": do})]


def test_bad_requests_are_told_in_words_and_the_engine_goes_on(browser: Window, folder: Path) -> None:
    bad = [
        {},
        [],
        None,
        {"do": "x"},
        {**ASKED, "house": "x ="},
        {**ASKED, "text": "x" * 300_000},
        {**ASKED, "rules": 1},
    ]
    with static_host(folder) as host:
        browser.visit(f"{host}de/probe.html")

        assert [[*reply] for reply in asked(browser, *bad)] == [["fault"]] * len(bad)
        assert asked(browser, ASKED) == [in_python(ASKED)]


def test_once_loaded_it_needs_no_network(browser: Window, folder: Path) -> None:
    with static_host(folder) as host:
        browser.visit(f"{host}de/probe.html")
        asked(browser, ASKED)
        browser.run(
            "window.kept = 0; const all = async () => { const cache = await caches.open('tarock');"
            "window.kept = (await cache.keys()).length; if (window.kept < arguments[0]) setTimeout(all, 100); }; all();",
            10,
        )
        browser.wait("return window.kept >= 10")
    browser.visit(f"{host}de/probe.html")

    assert asked(browser, ASKED) == [in_python(ASKED)]


def test_served_by_the_command_it_asks_python(browser: Window, tmp_path: Path) -> None:
    words = (sys.executable, "-P", "-c", SERVED % PROBE)
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment()) as served:
        assert served.stdout is not None
        host = served.stdout.readline().strip()
        try:
            browser.visit(f"{host}de/probe.html")

            assert asked(browser, ASKED, {"do": "x"}) == [in_python(ASKED), in_python({"do": "x"})]
            assert browser.run("return tarock.state") == "ready"
        finally:
            served.terminate()


def fault_of(window: Window) -> str:
    """The fault of a request, whatever the console says of it."""
    (reply,) = asked(window, ASKED)
    assert [*reply] == ["fault"]
    assert window.run("return tarock.state") == "failed"
    window.complaints()
    return str(reply["fault"])


def test_a_page_that_is_a_file_says_how_it_is_served(shared_window: Window, folder: Path) -> None:
    shared_window.show(folder / "de" / "probe.html")

    assert "tarock site --serve" in fault_of(shared_window)


def test_pages_without_the_engine_say_so(shared_window: Window, tmp_path: Path) -> None:
    with static_host(put(tmp_path, {})) as host:
        shared_window.visit(f"{host}de/probe.html")

        assert "tarock site --table" in fault_of(shared_window)


@pytest.mark.parametrize("damage", ["cut", "changed", "gone"])
def test_a_damaged_engine_is_named(
    shared_window: Window, engine: Mapping[str, bytes], tmp_path: Path, damage: str
) -> None:
    name = next(path for path in engine if path.endswith("tarock.zip"))
    content = engine[name]
    changed = {"cut": content[:-1000], "changed": content[:5000] + b"!" + content[5001:]}
    files = {path: inside for path, inside in engine.items() if path != name}
    with static_host(put(tmp_path, files if damage == "gone" else files | {name: changed[damage]})) as host:
        shared_window.visit(f"{host}de/probe.html")

        assert "tarock.zip" in fault_of(shared_window)


def test_a_browser_without_webassembly_is_told(shared_window: Window, folder: Path) -> None:
    with static_host(folder) as host:
        shared_window.visit(f"{host}de/probe.html")
        shared_window.run("delete window.WebAssembly")

        assert "WebAssembly" in fault_of(shared_window)
