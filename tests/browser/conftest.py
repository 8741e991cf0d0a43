"""The window that the tests of pages share, and the pages themselves."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.browser.table_page import Table
from tests.browser.window import BROWSERS, DRIVERS, Window, found, window
from tests.conftest import UNTESTED


@pytest.fixture(scope="session")
def shared_window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    with _opened(tmp_path_factory) as opened:
        yield opened


@contextmanager
def _opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    browser, driver = found(BROWSERS), found(DRIVERS)
    if browser is None or driver is None:
        missing = "chromium" if browser is None else "chromedriver"
        pytest.skip(f"{UNTESTED}no {missing} here, so no page was looked at in a browser (.ci/run says how to get it)")
    with window(browser, driver, tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.fixture
def new_browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window in which no page was ever looked at: to forget what pages remembered takes a browser some time."""
    with _opened(tmp_path_factory) as opened:
        yield opened


@pytest.fixture
def browser(shared_window: Window) -> Iterator[Window]:
    """The window, and no complaint of the page at the end."""
    shared_window.complaints()
    yield shared_window
    assert shared_window.complaints() == []


@pytest.fixture(scope="session")
def served() -> Iterator[str]:
    """The address of the pages, served with the desk behind them."""
    words = (sys.executable, "-m", "tarock_conformance", "site", "--serve", "--language", "en")
    with subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        told = server.stdout.readline()
        yield told.split()[1]
        server.terminate()


@pytest.fixture
def table(browser: Window, served: str) -> Table:
    return Table(browser, served)
