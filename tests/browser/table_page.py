"""The page of the table in a window: how it is tapped, and what it says."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from selenium.webdriver.common.keys import Keys
from tests.browser.window import Window

SETTLED = (
    "return typeof tarockTable === 'object' && tarockTable.about !== null"
    " && document.querySelector('#told').ariaBusy === 'false'"
)
SCREEN = 844
"""How high a telephone's screen is."""
SHORT = 664
"""How much of it a page has between the bars of a browser."""
BELOW = "return document.querySelector(arguments[0]).getBoundingClientRect().bottom"
UNNAMED = """
const named = (one) => one.ariaLabel || one.textContent || one.labels?.length;
return [...document.querySelectorAll("#table :is(button, select, input, textarea)")].filter((one) => !named(one))
  .map((one) => one.outerHTML);
"""
LOW = """
const tapped = ":is(button:not(.card-button), summary, select, .tick, .choice-of, .house-link)";
const isLow = (one) => one.checkVisibility() && one.getBoundingClientRect().height < 40;
return [...document.querySelectorAll(`#table ${tapped}`)].filter(isLow).map((one) => one.outerHTML);
"""
"""What is tapped and lower than 40 pixels, beside the cards."""

CLIPPED = """
const ink = document.createElement("canvas").getContext("2d"), found = [];
const seen = (some) => [...document.querySelectorAll(some)].filter((one) => one.checkVisibility());
const room = (field, arrow) => {
  const style = getComputedStyle(field);
  ink.font = style.font;
  return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
};
const ARROW = 16;
for (const field of seen("main select")) {
  const chosen = field.selectedIndex;
  for (const [at, { textContent }] of [...field.options].entries()) {
    field.selectedIndex = at;
    if (room(field, ARROW) + 1 < ink.measureText(textContent).width) found.push(textContent);
  }
  field.selectedIndex = chosen;
}
for (const field of seen("main input[placeholder]")) {
  if (room(field, 0) + 1 < ink.measureText(field.placeholder).width) found.push(field.placeholder);
}
const apart = "select, input, .aside, .aside *, .said *";
const isApart = (one) => one.matches(apart) || getComputedStyle(one).clipPath !== "none";
const isWider = (one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1 && !isApart(one);
found.push(...seen("main *").filter(isWider).map((one) => one.outerHTML.slice(0, 200)));
return found;
"""
"""Names that are wider than the room that they have, each choice of a list among them."""

PLAYED = """
const soon = () => new Promise((go) => setTimeout(go, 10));
const until = async (is) => { for (let i = 0; i < 200 && !is(); i += 1) await soon(); };
const told = document.querySelector("#told"), isQuiet = () => told.ariaBusy === "false";
const next = () => {
  const words = [...document.querySelectorAll(".part-may > div > div > .say-buttons > .say-button")];
  const cards = [...document.querySelectorAll(".seat.turn .card-button:not(.off, .up)")];
  const away = document.querySelector("[data-key='lay-away']");
  if (away && document.querySelectorAll(".up").length === 3) return away;
  return cards[0] ?? words.find((word) => /Gut|Weiter/.test(word.textContent)) ?? words[0];
};
(async () => {
  for (let tap = 0; tap < 120 && !document.querySelector("#answer .pays"); tap += 1) {
    next().click();
    await until(isQuiet);
  }
  window.played = true;
})();
"""
"""Taps through a deal: passes where that may be said, and else the first of what is allowed."""

BROUGHT = """
const [asked] = arguments, pause = () => new Promise((go) => setTimeout(go, 5));
window.brought = null;
(async () => {
  const found = [];
  for (const question of JSON.parse(asked)) {
    const isThere = tarockTable.loadQuestion(question), { state, tabs } = tarockTable;
    for (let i = 0; isThere && i < 400 && tarockTable.about.rules !== question.rules; i += 1) await pause();
    const { rules, options } = state, asked = isThere && (await tabs.get(state.tab).questions());
    const first = asked && asked.find(({ ask }) => ask === question.ask);
    found.push(first ? { rules, options, ...first } : null);
  }
  window.brought = found;
})();
"""
"""Lays the question of each topic on the table, and keeps what the table then asks."""


class Table(NamedTuple):
    """The page of the table in a window."""

    window: Window
    served: str

    def open(self, fragment: str = "", *, language: str = "de", width: int = 390, height: int = 900) -> None:
        """Look at it anew, and wait for its first answer."""
        self.window.show(f"{self.served}{language}/tisch.html", fragment=fragment, width=width)
        self.window.resize(width, height)
        self.window.wait(SETTLED)

    def tap(self, selector: str) -> None:
        """Tap something, and wait for what comes of it."""
        self.window.click(selector)
        self.window.wait(SETTLED)

    def choose(self, selector: str, value: str) -> None:
        """Choose something of a list."""
        self.window.choose(selector, value)

    def example(self, number: int, told: str) -> None:
        """Lay an example out; ``told`` is what the answer then says."""
        self.window.click(f"#examples button:nth-of-type({number})")
        self.says(told)

    def says(self, told: str) -> None:
        """Wait until the answer says something."""
        self.window.wait(f"return document.querySelector('#told').innerText.includes({json.dumps(told)})")

    def text(self, selector: str) -> str:
        """The text of a part of the page."""
        return str(self.window.run("return document.querySelector(arguments[0])?.innerText ?? ''", selector))

    def write(self, selector: str, text: str) -> None:
        """Type into a field, and press its button."""
        self.window.run("document.querySelector(arguments[0]).focus()", selector)
        self.window.press(text, Keys.ENTER)

    @property
    def address(self) -> str:
        """What stands behind # in the address."""
        return str(self.window.run("return location.hash"))

    @property
    def question(self) -> dict[str, Any]:
        """The question that is asked, as the page gives it away."""
        self.window.click("[data-key='share json']")
        found: dict[str, Any] = json.loads(self.window.run("return document.querySelector('#shared textarea').value"))
        return found
