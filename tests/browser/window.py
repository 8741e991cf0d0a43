"""A headless Chromium of the system, and what a page in it can be asked."""

from __future__ import annotations

import base64
import os
import re
import shutil
from base64 import b64decode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DRIVERS: Final = ("chromedriver", "chromium.chromedriver")

_FLAGS: Final = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-dev-shm-usage"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars"),
)
_NO_STORAGE: Final = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
"""
_CHOSEN: Final = """
const field = document.querySelector(arguments[0]);
field.value = arguments[1];
field.dispatchEvent(new Event("change"));
"""
_SCREEN: Final = {"prefers-color-scheme": "light"}
_PAGE: Final = re.compile(rb"/Type\s*/Page\b")
"""A page of a PDF."""
_FAINT: Final = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")


def found(names: tuple[str, ...]) -> str | None:
    """The first of these programs that there is."""
    return next(filter(None, map(shutil.which, names)), None)


class Window:
    """One page at a time, in a window of any size."""

    def __init__(self, chrome: Chrome) -> None:
        self._chrome = chrome

    def show(
        self, page: Path | str, *, width: int = 1200, fragment: str = "", fresh: bool = True, language: str = "en-GB"
    ) -> None:
        """Load a page in a new tab of a browser of a language, which remembers nothing unless not ``fresh``."""
        self.resize(width, 900)
        self.media()
        self._chrome.get("about:blank")  # else a mere fragment would not load anything
        spoken = f'sessionStorage.clear(); Object.defineProperty(navigator, "language", {{ get: () => "{language}" }})'
        with self._ahead(spoken), self._ahead("localStorage.clear()") if fresh else nullcontext():
            self._chrome.get((page if isinstance(page, str) else page.as_uri()) + fragment)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        sizes = {"width": width, "height": height}
        self._command("Emulation.setDeviceMetricsOverride", **sizes, deviceScaleFactor=1, mobile=False)

    def visit(self, address: str) -> None:
        """Load a page from a server."""
        self._chrome.get(address)

    def reload(self) -> None:
        """Load the page once more; what it remembers is there at once, and not only when the browser has put it by."""
        self._chrome.refresh()

    def media(self, kind: str = "screen", **features: str) -> None:
        """Show it on a screen or on paper, light unless another ``prefers_color_scheme`` is said."""
        wanted = _SCREEN | {name.replace("_", "-"): value for name, value in features.items()}
        told = [{"name": name, "value": value} for name, value in wanted.items()]
        self._command("Emulation.setEmulatedMedia", media=kind, features=told)

    @contextmanager
    def without_storage(self) -> Iterator[None]:
        """As in a browser that lets no page remember anything."""
        with self._ahead(_NO_STORAGE):
            yield

    @contextmanager
    def _ahead(self, script: str) -> Iterator[None]:
        """Have a script run in every page that is loaded, ahead of its own."""
        added = self._command("Page.addScriptToEvaluateOnNewDocument", source=script)
        try:
            yield
        finally:
            self._command("Page.removeScriptToEvaluateOnNewDocument", **added)

    def run(self, script: str, *words: object) -> Any:
        """What a script says of the page."""
        return self._chrome.execute_script(script, *words)

    def wait(self, script: str) -> None:
        """Wait until a script says yes of the page; TimeoutException after two minutes."""
        WebDriverWait(self._chrome, 120).until(lambda chrome: chrome.execute_script(script))

    @property
    def text(self) -> str:
        """All text that can be seen."""
        return str(self.run("return document.body.checkVisibility() ? document.body.innerText : ''"))

    def click(self, selector: str) -> None:
        """Click what a reader would click: the label of a switch, a link."""
        self.run("document.querySelector(arguments[0]).click()", selector)

    def choose(self, selector: str, value: str) -> None:
        """Choose something of a list."""
        self.run(_CHOSEN, selector, value)

    def follow(self, selector: str) -> None:
        """Click a link, and wait for its page."""
        self.run("window.isLeft = true")
        self.click(selector)
        self.wait("return !window.isLeft && document.readyState === 'complete'")

    def touch(self, selector: str) -> None:
        """Tap in the middle of something, as a finger does: what has the keyboard loses it first."""
        there = self._chrome.execute_script("return document.querySelector(arguments[0])", selector)
        ActionChains(self._chrome).click(there).perform()

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        ActionChains(self._chrome).send_keys(*keys).perform()

    def tab(self) -> None:
        """Go to the next thing that the keyboard reaches."""
        self.press(Keys.TAB)

    @property
    def focus(self) -> Mapping[str, str]:
        """What the keyboard is on: its tag, its id, and how it is framed."""
        return dict(
            self.run(
                "const e = document.activeElement, f = e.matches('[type=radio]') ? e.nextElementSibling : e;"
                "return {tag: e.tagName.toLowerCase(), id: e.id, outline: getComputedStyle(f).outlineStyle}"
            )
        )

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def processor_time(self) -> float:
        """The seconds of processor time that the browser has taken so far, all its processes together."""
        return sum(int(fields[11]) + int(fields[12]) for fields in self._processes().values()) / os.sysconf(
            "SC_CLK_TCK"
        )

    def memory_of_pages(self) -> int:
        """The bytes of memory that the largest process of pages has to itself, with its share of what several have."""
        folders = [Path("/proc", str(pid)) for pid in self._processes()]
        pages = [place for place in folders if "--type=renderer" in (place / "cmdline").read_text("utf-8")]
        told = [
            re.search(r"^Pss: +([0-9]+) kB", (place / "smaps_rollup").read_text("utf-8"), re.MULTILINE)
            for place in pages
        ]
        return max(int(found[1]) * 1024 for found in told if found)

    def _processes(self) -> dict[int, list[str]]:
        """The processes of the browser by number, each with its state as the system tells it."""
        stats = {int(path.parent.name): path.read_text("utf-8") for path in Path("/proc").glob("[0-9]*/stat")}
        told = {pid: stat.rpartition(") ")[2].split() for pid, stat in stats.items()}
        mine, before = {self._chrome.service.process.pid}, 0
        while len(mine) > before:
            before = len(mine)
            mine |= {pid for pid, fields in told.items() if int(fields[1]) in mine}
        return {pid: told[pid] for pid in mine}

    def complaints(self) -> list[str]:
        """What the browser's console complains of since the last time."""
        return [str(entry["message"]) for entry in self._chrome.get_log("browser")]  # type: ignore[no-untyped-call]

    def sheets_of_paper(self) -> int:
        """How many pages of A4 the page is in print."""
        self.media("print")
        printed = self._command("Page.printToPDF", preferCSSPageSize=True)["data"]
        return len(re.findall(rb"/Type\s*/Page\b", b64decode(printed)))

    def picture(self, path: Path, height: int = 2400) -> None:
        """The beginning of the page as a picture."""
        width = int(self.run("return window.innerWidth"))
        self.resize(width, height)
        self._chrome.save_screenshot(str(path))

    def pages(self) -> int:
        """How many pages of paper the page takes."""
        self.media("print")
        printed = self._command("Page.printToPDF", preferCSSPageSize=True, printBackground=True)
        return len(_PAGE.findall(base64.b64decode(printed["data"])))

    def faint(self) -> list[str]:
        """Text that does not stand out enough from what is behind it, with the contrast that it has."""
        return [str(text) for text in self.run(_FAINT)]

    def _command(self, command: str, **words: object) -> dict[str, Any]:
        return dict(self._chrome.execute_cdp_cmd(command, words) or {})


@contextmanager
def window(browser: str, driver: str, profile: Path) -> Iterator[Window]:
    """A window with nothing remembered from before; closed in any case."""
    options = ChromeOptions()
    options.binary_location = browser
    for flag in (*_FLAGS, f"--user-data-dir={profile}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    chrome = Chrome(options=options, service=ChromeService(executable_path=driver, log_output=os.devnull))
    try:
        yield Window(chrome)
    finally:
        chrome.quit()
