from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from selenium.webdriver.common.keys import Keys
from tests.browser import pages
from tests.browser.window import Window

from tarock_reports.pages.failure import anchor
from tarock_steps.catalogue.plan import plan

pytestmark = pytest.mark.prove

WIDTHS = [1200, 390]


OUTSIDE_ENGLISH = """
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), seen = [];
while (texts.nextNode()) {
  const around = texts.currentNode.parentElement;
  if (around.checkVisibility() && !around.closest("body [lang=en], code, pre")) seen.push(texts.currentNode.data);
}
return seen
"""
"""What can be seen and does not say of itself that it is English, piece by piece; messages and commands aside."""


@pytest.fixture(scope="module", params=["check", "evidence"])
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a check, and that of what the suite would catch: both have the same switches."""
    folder = tmp_path_factory.mktemp("page")
    return pages.check(folder) if request.param == "check" else pages.evidence(folder)


@pytest.fixture(scope="module")
def check(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pages.check(tmp_path_factory.mktemp("check"))


def test_each_language_shows_its_words_and_none_of_the_other(browser: Window, page: Path) -> None:
    browser.show(page)
    english = browser.text
    browser.click("#de")
    german = browser.text
    browser.click("#en")

    assert len(german) > 0.5 * len(english)
    assert "Clause by clause" in english
    assert "Clause by clause" not in german
    assert "Klausel für Klausel" in german
    assert "Klausel für Klausel" not in english
    assert browser.text == english


def test_nothing_of_a_check_is_english_in_german_but_what_says_so(browser: Window, check: Path) -> None:
    browser.show(check)
    browser.click("#de")
    browser.run("for (const one of document.querySelectorAll('details')) one.open = true")
    told = [str(text) for text in browser.run(OUTSIDE_ENGLISH)]

    assert sum("in der Hand" in text for text in told) > 5
    assert [
        text for text in told if re.search(r"\b(?:the|is|are|has|holds|plays|expected|given|Second|Dealer)\b", text)
    ] == []


def test_the_language_is_remembered_and_the_next_page_is_whole_in_it(new_browser: Window, page: Path) -> None:
    new_browser.show(page, fresh=False)
    new_browser.click("#de")
    german = new_browser.text
    new_browser.reload()

    assert new_browser.run("return document.documentElement.lang") == "de"
    assert new_browser.text == german
    assert "Klausel für Klausel" in german


def test_a_browser_that_remembers_nothing_switches_all_the_same(browser: Window, page: Path) -> None:
    with browser.without_storage():
        browser.show(page, fresh=False)
        browser.click("#de")

        assert "Klausel für Klausel" in browser.text
        browser.show(page, fresh=False)
        assert "Clause by clause" in browser.text


def test_the_filter_leaves_what_is_not_fine(browser: Window, check: Path) -> None:
    browser.show(check)
    count = "return [...document.querySelectorAll('.clause')].filter((one) => one.checkVisibility()).length"
    everything = browser.run(count)
    browser.click("#show-open")
    left = browser.run(count)
    browser.click("#show-all")

    assert 0 < left < everything == browser.run(count)
    unfolded = "return document.querySelectorAll('.clause:not(.fine, .unasked .clause)').length"
    assert browser.run(unfolded) == left


def test_a_link_to_a_failure_leads_to_it_and_opens_it(browser: Window, tmp_path: Path) -> None:
    page = pages.check(tmp_path, of=pages.all_wrong)
    last = plan("lungau")[-1]
    row = next(scenario for scenario in plan("lungau")[500:] if " " in scenario.id)
    for scenario in (last, row):
        browser.show(page, fragment="#" + quote(anchor(scenario.id)))
        there = "const e = document.querySelector(':target'); return [e.id, e.open, e.getBoundingClientRect().top]"
        target, is_open, top = browser.run(there)

        assert target == anchor(scenario.id)
        assert is_open
        assert 0 <= top < 900
    assert browser.run("return document.querySelectorAll('[id^=\"lungau/\"]').length") == len(plan("lungau"))
    assert browser.overflow() == 0
    browser.click("#de")
    assert browser.overflow() == 0


def test_every_link_of_a_page_leads_somewhere(browser: Window, page: Path) -> None:
    browser.show(page)
    lost = (
        "return [...document.querySelectorAll('a[href^=\"#\"]')].map((one) => one.getAttribute('href').slice(1))"
        ".filter((one) => !document.getElementById(one) && !document.getElementById(decodeURIComponent(one)))"
    )

    assert browser.run(lost) == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_wider_than_the_window(browser: Window, page: Path, width: int, language: str) -> None:
    browser.show(page, width=width)
    browser.click(f"#{language}")
    browser.run("for (const one of document.querySelectorAll('details')) one.open = true")

    assert browser.overflow() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_word_stands_out_from_what_is_behind_it(browser: Window, page: Path, scheme: str) -> None:
    browser.show(page)
    browser.media(prefers_color_scheme=scheme)
    ground = browser.run("return getComputedStyle(document.body).backgroundColor")

    assert (sum(map(int, ground.strip("rgb()").split(","))) < 3 * 128) is (scheme == "dark")
    assert browser.faint() == []


def test_what_is_printed_is_the_chosen_language_without_the_switches(browser: Window, page: Path) -> None:
    browser.show(page)
    browser.click("#de")
    browser.media("print", prefers_color_scheme="dark")

    assert "Klausel für Klausel" in browser.text
    assert "Clause by clause" not in browser.text
    assert "Sprache" not in browser.text
    assert browser.faint() == []
    assert browser.run("return getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


def test_the_keyboard_reaches_both_switches_and_shows_where_it_is(browser: Window, page: Path) -> None:
    browser.show(page)
    browser.tab()
    assert browser.focus == {"tag": "input", "id": "en", "outline": "solid"}
    browser.press(Keys.ARROW_RIGHT)
    assert browser.focus["id"] == "de"
    assert "Klausel für Klausel" in browser.text
    browser.tab()
    browser.press(Keys.ARROW_RIGHT)
    assert browser.focus == {"tag": "input", "id": "show-open", "outline": "solid"}
    assert browser.run("return document.querySelector('#show-open').checked")


@pytest.mark.parametrize(("language", "said"), [("de-AT", "Klausel für Klausel"), ("fr", "Clause by clause")])
def test_a_page_that_nobody_has_switched_speaks_german_in_a_german_browser(
    browser: Window, check: Path, language: str, said: str
) -> None:
    browser.show(check, language=language)

    assert said in browser.text


def test_failures_are_folded_on_paper(browser: Window, check: Path) -> None:
    """What was done last and not met, and both answers; 82 of them took 118 pages."""
    browser.show(check)
    steps = 'return [...document.querySelectorAll(".case .steps li")].filter((one) => one.checkVisibility()).length'
    failures = browser.run('return document.querySelectorAll(".case").length')
    on_screen = browser.run(steps)
    browser.media("print")

    assert 0 < browser.run(steps) <= 2 * failures < on_screen
    assert not browser.run('return [...document.querySelectorAll(".again")].some((one) => one.checkVisibility())')
