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

from tarock_checking.playing.known_vectors import ToFill, vectors_of
from tarock_checking.playing.rules_asked import asking_of
from tarock_register.site.table_page import engine_script
from tarock_register.table.browser_files import engine_files
from tarock_register.table.desk import DESKS, reply_to
from tarock_running.process.exits import CutOffError
from tarock_steps.catalogue.loading import sources

pytestmark = pytest.mark.prove

PROBE = """<!doctype html>
<html lang="de">
<head>
<title>Probe</title>
<link rel="icon" href="data:,">
<script defer src="../engine.js"></script>
</head>
"""
MAY_PLAY = {"ask": "may_play", "contract": "Dreier", "hand": ["I", "V", "K♥"], "trick": ["A♥"]}
ASKED = {"do": "ask", "rules": "karl", "question": MAY_PLAY}
ALIKE = 2000
"""Questions of each source that are asked in the browser and in Python."""
OURS = 2_200_000
TELEPHONE = 300_000_000
"""The bytes of memory that a telephone has for a page."""
FIRST, LATER = 16.0, 0.1
"""Seconds of processor time, of all processes of the browser, to the first answer and to a later one.

Two quiet processors are done with the first after five seconds; on a busy machine each works half as fast, and the
clock would only tell how busy it is.
"""
KEPT = """
const count = async () => {
  window.kept = (await (await caches.open("tarock")).keys()).length;
  setTimeout(count, 100);
};
count();
"""
"""Counts in ``kept`` what is kept for when there is no network: page, script, and all files of the engine."""
SERVED = """
from tarock_register.site.table_page import engine_script
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
        "window.told = null; const all = Promise.all(arguments[0].map((one) => tarock.ask(one)));"
        "all.then((replies) => { window.told = JSON.stringify(replies); });",
        requests,
    )
    window.wait("return window.told !== null")
    found: list[Any] = json.loads(window.run("return window.told"))
    return found


def in_python(request: object) -> Any:
    return json.loads(reply_to(json.dumps(request).encode()))


def test_the_first_answer_comes_soon_and_later_ones_at_once(
    browser: Window, folder: Path, engine: Mapping[str, bytes]
) -> None:
    with static_host(folder) as host:
        browser.visit(f"{host}de/probe.html")
        begun = browser.processor_time()
        asked(browser, ASKED)
        first = browser.processor_time()
        asked(browser, *[ASKED] * 50)
        last = browser.processor_time()
        taken = browser.memory_of_pages()

    archives = [content for path, content in engine.items() if path.endswith(("tarock.zip", ".whl"))]
    assert first - begun < FIRST
    assert (last - first) / 50 < LATER
    assert sum(map(len, archives)) < OURS
    assert 30_000_000 < taken < TELEPHONE, "with the engine in it, which has 30 MB at least"


def some_of(source: str) -> list[dict[str, Any]]:
    """Requests with questions of the vectors of a source, evenly from all of them."""
    filled = vectors_of(ToFill(asking_of(source), None, is_whole=True)).scenarios.values()
    lines = sorted({question.line for vector in filled for question in vector.asked})
    questions = [json.loads(lines[number * len(lines) // ALIKE]) for number in range(ALIKE)]
    return [
        {"do": "ask", "rules": source, "options": question.pop("options", {}), "question": question}
        for question in questions
    ]


def test_the_browser_answers_as_python_does(browser: Window, folder: Path) -> None:
    requests = [request for source in sources() for request in some_of(source)]
    with static_host(folder) as host:
        browser.visit(f"{host}de/probe.html")
        asked(browser, ASKED)
        found = [reply for at in range(0, len(requests), 200) for reply in asked(browser, *requests[at : at + 200])]

    told = zip(requests, found, map(in_python, requests), strict=True)
    assert [(request, reply) for request, reply, expected in told if reply != expected] == []
    assert sum("answer" in reply for reply in found) > 0.9 * len(found)


def test_everything_else_is_told_alike_and_bad_requests_in_words(browser: Window, folder: Path) -> None:
    wanted = [{**ASKED, "do": do} for do in DESKS]
    wrong = ({"house": "x ="}, {"text": "x" * 300_000}, {"rules": 1})
    bad: list[Any] = [{}, [], None, {"do": "x"}, *({**ASKED, **fields} for fields in wrong)]
    with static_host(folder) as host:
        browser.visit(f"{host}de/probe.html")
        asked(browser, ASKED)

        assert [[*reply] for reply in asked(browser, *bad)] == [["fault"]] * len(bad)
        assert asked(browser, *wanted) == [in_python(request) for request in wanted]


def test_once_loaded_it_needs_no_network(browser: Window, folder: Path) -> None:
    with static_host(folder) as host:
        browser.visit(f"{host}de/probe.html")
        asked(browser, ASKED)
        browser.run(KEPT)
        browser.wait("return window.kept >= 11")
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
