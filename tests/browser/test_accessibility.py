"""What axe-core, the accessibility checker of npm, says of pages that people use: nothing serious, light and dark."""

from __future__ import annotations

import hashlib
import io
import subprocess
import tarfile
from pathlib import Path
from typing import Any, Final

import pytest
from tests.browser.table_page import SETTLED
from tests.browser.window import Window
from tests.conftest import UNTESTED

pytestmark = pytest.mark.prove

FETCH: Final = ("npm", "pack", "--silent", "--ignore-scripts", "axe-core@4.14.1")
SHA256: Final = "e6b0ce02b84d892e2e33e403485e7f3d6c29e2be6df65daf44d89ba564139745"
PAGES: Final = (
    *(f"tisch.html#{tab}&r=karl" for tab in ("stich", "count", "bids", "settle", "deal")),
    *("index.html", "haus.html", "vergleich.html", "lungau/regelblatt.html", "lungau/stimmzettel.html"),
)
SERIOUS: Final = """
window.found = null;
axe.run().then((told) => {
  const isSerious = (rule) => ["serious", "critical"].includes(rule.impact);
  window.found = told.violations.filter(isSerious).map((rule) => [rule.id, ...rule.nodes.map((node) => node.html)]);
});
"""


@pytest.fixture(scope="module")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The script of the checker, fetched by npm in the one version that has its digest."""
    folder = tmp_path_factory.mktemp("axe")
    try:
        subprocess.run(FETCH, cwd=folder, check=True, capture_output=True, timeout=300)
    except (OSError, subprocess.SubprocessError) as fault:
        pytest.skip(f"{UNTESTED}no axe-core here, so no checker looked at the pages ({fault})")
    [archive] = [path.read_bytes() for path in Path(folder).glob("*.tgz")]
    assert hashlib.sha256(archive).hexdigest() == SHA256
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        script = packed.extractfile("package/axe.min.js")
        assert script is not None
        return script.read().decode()


def faults(window: Window, axe: str) -> list[Any]:
    """The serious faults of the page that is shown: each rule with what breaks it."""
    window.run(axe + SERIOUS)
    window.wait("return window.found !== null")
    told: list[Any] = window.run("return window.found")
    return told


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_serious_is_found(browser: Window, served: str, axe: str, page: str, scheme: str) -> None:
    """A narrow page that is light, and a wide one that is dark."""
    browser.show(f"{served}de/{page}", width=390 if scheme == "light" else 1200)
    browser.media(prefers_color_scheme=scheme)
    if page.startswith("tisch"):
        browser.wait(SETTLED)

    assert faults(browser, axe) == []


def test_a_button_without_a_name_is_found(browser: Window, served: str, axe: str) -> None:
    browser.show(f"{served}de/index.html")
    browser.run("document.body.append(document.createElement('button'))")

    assert [rule for rule, *_ in faults(browser, axe)] == ["button-name"]
