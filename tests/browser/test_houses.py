"""The pages of houses in a browser: the form, what is typed into it, addresses from anybody, sheets, and two houses."""

from __future__ import annotations

import json
import tomllib
from typing import NamedTuple

import pytest
from selenium.webdriver.common.keys import Keys
from tests.browser.window import Window

from tarock_reference.houses.profile_parsing import house_of
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import sources

pytestmark = pytest.mark.prove

CHECKED = "return /(spielen|Quelle\\.|play|source\\.)/.test(document.getElementById('house-status').textContent)"
FORM = "return document.querySelectorAll('.house-fold').length > 5"
ROWS = "return [...document.querySelectorAll('.house-row')].filter((row) => row.checkVisibility()).length"
FOUND = "return document.querySelectorAll('.house-row:has(.house-field:not([hidden]))').length"
SCREEN = 900
MURTAL = "haus=lungau&name=Murtal&solorufer=below&settling.silent_valat=12&dinge=K%C3%B6nigfang&x=pgjk"
MARKUP = "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E"


class Page(NamedTuple):
    """A page of houses in a window."""

    window: Window
    served: str

    def open(self, page: str, fragment: str = "", *, language: str = "de", width: int = 390) -> None:
        self.window.show(f"{self.served}{language}/{page}", fragment=fragment, width=width)

    def form(self, fragment: str = "", *, language: str = "de", width: int = 390) -> None:
        """Open the form, and wait until it is drawn and checked."""
        self.open("haus.html", fragment, language=language, width=width)
        self.window.wait(FORM)
        self.window.wait(CHECKED)

    def text(self, selector: str) -> str:
        return str(self.window.run("return document.querySelector(arguments[0])?.textContent ?? ''", selector))

    def type(self, selector: str, text: str) -> None:
        """Put a text into a field at once, as a paste does."""
        self.window.run(
            "const field = document.querySelector(arguments[0]); field.value = arguments[1];"
            "field.dispatchEvent(new Event('input', {bubbles: true}))",
            selector,
            text,
        )

    def says(self, selector: str, told: str) -> None:
        self.window.wait(
            f"return (document.querySelector({json.dumps(selector)})?.textContent ?? '').includes({json.dumps(told)})"
        )

    @property
    def address(self) -> str:
        return str(self.window.run("return location.hash"))


@pytest.fixture
def page(browser: Window, served: str) -> Page:
    return Page(browser, served)


def test_an_example_comes_back_from_its_address_and_from_its_profile(page: Page) -> None:
    """All three examples: what the form writes is the house that it was filled with."""
    page.form()
    for name in ("gasthof-post", "kaffeehausrunde", "murtaler-runde"):
        wanted = house_of((features_root() / "houses" / f"{name}.toml").read_text(encoding="utf-8"), "")
        named = "[...document.querySelectorAll('#examples button')].find(button => button.textContent === arguments[0])"
        page.window.run(f"{named}.click()", wanted.name)
        page.window.wait(f"return document.getElementById('house-name').value === {json.dumps(wanted.name)}")
        page.says("#house-status", f": {wanted.differences}")

        assert house_of(page.window.run("return document.getElementById('toml').value"), "").digest == wanted.digest
        address = page.address
        page.form(address)
        assert page.window.run("return document.getElementById('address-fault').hidden")
        assert house_of(page.window.run("return document.getElementById('toml').value"), "").digest == wanted.digest


def test_a_game_of_ones_own_has_its_model_its_prices_and_its_address(page: Page) -> None:
    """Named, made like a Farbensolo, priced, kept in the address, refused under a known name, and taken back."""
    add, model = "[...document.querySelectorAll('.house-add button')][0].click()", ".house-row select"
    page.form("#quelle=karl")
    page.type(".house-add input", "Farbendreier")
    page.window.run(add)
    page.type(model, "Farbensolo")
    page.type(".house-row:has(select) > div:last-of-type input", "9")
    page.says("#house-differences", "Farbendreier")
    wanted = {"contracts": {"Farbendreier": {"like": "Farbensolo"}}}
    told = tomllib.loads(page.window.run("return document.getElementById('toml').value"))

    assert told.items() >= wanted.items()
    assert next(iter(told["rulings"])).startswith("contracts.Farbendreier.terms.")
    page.form(page.address)
    assert tomllib.loads(page.window.run("return document.getElementById('toml').value")) == told
    page.type(".house-add input", "Dreier")
    page.window.run(add)
    page.says("#house-faults", "Dreier")
    page.window.run("for (const back of document.querySelectorAll('.house-field.changed .back')) back.click()")
    assert page.address == "#quelle=karl"


def test_a_reading_is_ticked_by_the_keyboard_and_taken_back(page: Page) -> None:
    page.form("#quelle=lungau")
    page.window.run("document.querySelector('.house-fold summary').focus()")
    page.window.press(Keys.ENTER, Keys.TAB, Keys.ARROW_DOWN)
    page.says("#house-status", ": 1")

    assert "geändert: 1" in page.text(".house-fold summary")
    assert page.address.startswith("#haus=lungau&discards-belong-to=")
    page.window.run("document.querySelector('.house-field.changed .back').click()")
    assert page.address == "#quelle=lungau"


def test_a_price_that_is_no_number_is_told_beside_it_and_stays(page: Page) -> None:
    page.form("#quelle=karl")
    page.type(".house-row input", "viel")
    page.says("#house-faults", "eine ganze Zahl ab 0")

    assert page.window.run("return document.querySelector('.house-row input').getAttribute('aria-invalid')") == "true"
    assert "nicht 'viel'" in page.text(".house-row .fault")
    assert page.window.run("return document.querySelector('.house-row input').value") == "viel"
    page.type(".house-row input", "7/2")
    page.says("#house-differences", "7/2")
    assert tomllib.loads(page.window.run("return document.getElementById('toml').value"))["rulings"] == {
        "contracts.Rufer.terms.price": "7/2"
    }


@pytest.mark.parametrize(
    ("fragment", "told"),
    [
        (f"#haus=karl&name={MARKUP}&__proto__=x&x=abcd", "abgeschnitten oder verändert"),
        ("#haus=tirol&name=x&x=abcd", "„tirol“"),
        ("#haus=lungau&solorufer=%E0%A4%A", "abgeschnitten oder verändert"),
        (f"#haus={'a' * 30_000}", "zu lang"),
        (f"#{MURTAL[:-9]}", "abgeschnitten oder verändert"),
    ],
)
def test_an_address_from_anybody_is_told_in_words_and_becomes_no_markup(page: Page, fragment: str, told: str) -> None:
    page.form(fragment)

    assert told in page.text("#address-fault")
    assert page.window.run("return document.querySelectorAll('#house img, #house script').length") == 0
    assert page.address == fragment.replace("'", "%27")


def test_what_does_not_exist_any_more_is_shown_and_can_be_removed(page: Page) -> None:
    page.form("#haus=lungau&gone=on&settling.gone=3&dinge=Weg")
    page.window.wait("return document.querySelectorAll('#house-faults li').length === 3")

    assert "eine Option von lungau, nicht 'gone'" in page.text("#house-faults")
    page.window.run("for (const back of document.querySelectorAll('.house-field.changed .back')) back.click()")
    assert page.address == "#quelle=lungau"


def test_a_paste_with_faults_changes_nothing_and_names_their_lines(page: Page) -> None:
    page.form(f"#{MURTAL}")
    for text, told in (
        ('name = "x"\nbased_on = lungau\n', "Zeile 2"),
        ('name = "x"\nbased_on = "karl"\n[rulings]\n"settling.kontra_times" = "a"\n', "Zeile 4"),
        ("x" * 150_000, "höchstens 100000 Zeichen"),
    ):
        page.type("#toml", text)
        page.window.click("#toml-take")
        page.says("#house-toml", told)
        assert page.window.run("return document.getElementById('toml').value") == text
        assert page.window.run("return document.getElementById('house-name').value") == "Murtal"
    page.type("#toml", 'name = "Neu"\nbased_on = "karl"\n[rulings]\n"play.leads" = "declarer"\n')
    page.window.click("#toml-take")
    page.window.wait("return document.getElementById('house-name').value === 'Neu'")
    assert "play.leads" in page.address


def test_nobody_scrolls_through_all_questions(page: Page) -> None:
    page.form("#quelle=karl", language="en")
    page.type("#house-find", "pagat")

    shown = "return document.querySelectorAll('.house-field:not([hidden])').length"
    assert 0 < page.window.run(shown) < 30
    assert page.window.run(ROWS) == page.window.run(FOUND) > 0
    page.type("#house-find", "")
    assert page.window.run("return document.querySelectorAll('.house-fold[open]').length") == 0


def test_what_the_source_lacks_is_told_where_nothing_is_found(page: Page) -> None:
    page.form("#quelle=lungau")
    told = "return document.getElementById('house-found').textContent"
    for typed, said in (("Mondfang", True), ("Sküsfang", True), ("Zwetschgen", False), ("constructor", False)):
        page.type("#house-find", typed)
        assert page.window.run(told).startswith("gefunden: 0")
        assert ("gibt es hier nicht" in page.window.run(told)) == said


def test_the_way_to_the_table_is_in_reach_once_something_is_changed_and_covers_nothing_before(page: Page) -> None:
    place = "return document.querySelector('.house-bar').getBoundingClientRect().top"
    page.form("#quelle=karl")
    last = page.window.run("return [...document.querySelectorAll('.house-fold')].at(-1).getBoundingClientRect().bottom")
    assert SCREEN < last <= page.window.run(place)
    page.form(f"#{MURTAL}")

    assert page.window.run("return document.querySelector('#to-table').getBoundingClientRect().bottom") <= SCREEN


def test_the_sheet_of_a_house_marks_what_it_changes(page: Page) -> None:
    page.open("regelblatt.html", f"#{MURTAL}")
    page.window.wait("return !document.getElementById('sheet').hidden")

    marked = page.window.run("return [...document.querySelectorAll('.sheet li.changed')].map((one) => one.textContent)")
    assert page.text("#sheet-status") == ""
    assert any("Hier: 12. (Quelle: 16)" in text for text in marked)
    assert "Nicht gespielt: Königfang" in page.text("#sheet header")
    assert page.window.overflow() == 0
    page.window.media("print")
    assert page.window.run("return getComputedStyle(document.querySelector('.sheet-ways')).display") == "none"


def test_two_houses_are_compared_and_a_point_opens_at_the_table(page: Page) -> None:
    page.open("vergleich.html", f"#{MURTAL}&&quelle=lungau")
    page.says("#compare-status", "verschieden sind: 3")
    page.window.run("document.querySelectorAll('#compared button')[1].click()")
    page.says("#compared", "+320 Cent")

    links = page.window.run(
        "return [...document.querySelectorAll('#compared a')].map((one) => one.getAttribute('href'))"
    )
    assert links[0].startswith("tisch.html#haus=lungau&name=Murtal")
    assert links[1].startswith("tisch.html#r=lungau&frage=")
    page.open("vergleich.html", f"#{MURTAL}&&haus=karl&name=x&x=abcd")
    page.says("#compare-status", "derselben Quelle")


@pytest.mark.parametrize("source", ["__proto__", "constructor", "tirol"])
def test_an_unknown_source_is_told_in_words(page: Page, source: str) -> None:
    page.open("vergleich.html", f"#haus={source}&x=abcd&&quelle=lungau")
    page.says("#compare-status", f"'{source}'")
    page.open("regelblatt.html", f"#haus={source}&x=abcd")
    page.says("#sheet-status", f"'{source}'")


def test_without_an_engine_the_form_says_so_and_loses_nothing(browser: Window, served: str) -> None:
    page = Page(browser, served)
    page.form("#quelle=lungau")
    page.window.run("tarock.ask = async () => ({ fault: 'nobody here' })")
    page.type(".house-row input", "9")
    page.says("#house-status", "Nicht geprüft: nobody here")

    assert "price_won=9" in page.address


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("source", sources())
def test_a_rule_sheet_is_two_pages_of_paper(page: Page, source: str, language: str) -> None:
    page.open(f"{source}/regelblatt.html", language=language, width=1200)

    assert page.window.sheets_of_paper() <= 2


@pytest.mark.parametrize("name", ["haus.html", "vergleich.html", "lungau/regelblatt.html", "lungau/stimmzettel.html"])
def test_the_pages_fit_a_telephone_and_can_be_read(page: Page, name: str) -> None:
    fragment = f"#{MURTAL}" if name == "haus.html" else f"#{MURTAL}&&quelle=lungau" if name == "vergleich.html" else ""
    for scheme in ("light", "dark"):
        page.open(name, fragment)
        page.window.media(prefers_color_scheme=scheme)
        if name == "haus.html":
            page.window.wait(FORM)
            page.window.run("for (const fold of document.querySelectorAll('details')) fold.open = true")
        unnamed = page.window.run(
            "return [...document.querySelectorAll('main :is(input, select, textarea)')]"
            ".filter((one) => !one.labels?.length && !one.ariaLabel).length"
        )

        assert page.window.overflow() == 0
        assert page.window.faint() == []
        assert unnamed == 0
