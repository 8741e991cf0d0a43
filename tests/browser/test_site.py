"""The pages of the register in a browser: searched without a server, by keyboard, narrow, dark, and in print."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from urllib.parse import quote

import pytest
from proving.labelled.learning import labelled_questions
from selenium.webdriver.common.keys import Keys
from tests.browser.window import Window
from tests.unit.test_asking_the_register import QUESTIONS
from tests.unit.the_site import built

from tarock_protocol.codec import kind
from tarock_register.disputes.finding import topics_found
from tarock_register.disputes.register import whole_register
from tarock_register.disputes.sources_named import names_of_sources, without_sources
from tarock_register.disputes.worth import Index
from tarock_register.site.addresses import topic_page
from tarock_register.site.site_folder import put_site
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.sides import load_sides

pytestmark = pytest.mark.prove

TOPIC = "topic/pagat-forced-out-early.html"
OPTION = "lungau/option/bound-card-forced-early.html"
PARTED = "lungau/option/bound-card-priority.html"
LOOKED_AT = (
    *("index.html", "woerter.html", "chapter/play.html", TOPIC, "topic/price-of-the-game.html", OPTION, PARTED),
    *("topic/only-three-players.html", "lungau/index.html", "lungau/play.html", "house/gasthof-post.html"),
)
LABELLED = [question.asked for question in labelled_questions()]
ASKED = [question for question, _ in QUESTIONS] + LABELLED
SLIPS = (
    *("Kakdu im Strassenbahnerstich", "Köing gefnagen", "the Valad is anounced", "kakadoo", "poker", "was kost poker"),
    *("Trischakenn unentschiden", "wann ist der Lezte", "is the wrnog card played", "queen", "skeese", "how much"),
)
OF_A_SOURCE = (
    *("Im Lungau: was is, wenn d'Vorhand den Pagat verliert?", "Valat bei Karl's round", "Lungau"),
    *("Königrufen (Spielregel Tarock): Kontra?", "Lungauer oder Zwanzigerrufen, wer gibt?", "Zwanzigerrufer"),
)
VAGUE = "Solo? Zwetschgen, Marillen, Powidl, Topfen"
HALF_KNOWN = "Wann kommt der Märchenstich krawutzi?"
"""A question of a thing with a word that nobody knows."""
FOUND = """
const found = tarockFind(arguments[0], arguments[1] ?? "");
const told = ([, source, , , called]) => called ? [source, called] : null;
const hits = found.hits.map((hit) => [hit.name, hit.rank, told(hit.said)]);
return [hits, [...found.taken], found.unknown, found.restsOn, found.few, found.isNone, found.of];
"""
EXPLAINED = """
const { terms } = tarockTexts, field = document.getElementById("q");
const first = (question) => {
  field.value = question;
  field.dispatchEvent(new Event("input"));
  return [...document.querySelectorAll("#hits li")].slice(0, 2).map((hit) => hit.querySelector("a").textContent);
};
const isFirst = (title, name) => first(arguments[0].replace("%s", name)).includes(title);
return terms.flatMap(([title]) => title.split(", ").map((name) => [name, isFirst(title, name)]));
"""
"""For each name of the glossary, whether a question for it finds first what it is; two games have almost one name."""
ROOM = """
return [...document.querySelectorAll('input[type=search]')].map((one) => {
  const style = getComputedStyle(one), pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const inside = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return [pen.measureText(one.placeholder).width, inside];
});
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site") / "site"
    put_site(place, built())
    return place


@cache
def index() -> Index:
    return Index(whole_register())


def on_the_terminal(asked: str, source: str = "") -> list[object]:
    """What the terminal finds for a question, put as the page puts it."""
    words, named = without_sources(asked, names_of_sources(whole_register()))
    of = source or named
    found = topics_found(index(), words, [of] if of else sources())
    said = [hit.said and [hit.said.source, hit.said.called] for hit in found.hits]
    hits = [[hit.topic.name, hit.rank, shown] for hit, shown in zip(found.hits, said, strict=True)]
    taken = [[word, [*known]] for word, known in found.taken_for.items()]
    return [hits, taken, [*found.unknown], [*found.rests_on], found.few, found.is_none_offered, of or ""]


def test_the_search_finds_what_the_one_of_the_terminal_finds(browser: Window, folder: Path) -> None:
    browser.show(folder / "de" / "index.html")
    others = (VAGUE, HALF_KNOWN, "xyzzy", "kost", "35 und 2 Blatt", "der die das", "toString")
    for asked in (*ASKED, *SLIPS, *OF_A_SOURCE, *others):
        assert browser.run(FOUND, asked) == on_the_terminal(asked), asked


@pytest.mark.parametrize("source", ["karl", "zwanzigerrufen"])
def test_what_one_source_says_is_searched_as_on_the_terminal(browser: Window, folder: Path, source: str) -> None:
    browser.show(folder / "de" / "index.html")
    for asked in ("Pagat gestochen", "wer kommt beim Farbensolo heraus", "Talon", "how much is a Kontra worth"):
        assert browser.run(FOUND, asked, source) == on_the_terminal(asked, source), asked


def test_what_no_topic_is_about_is_said_to_be_that_and_the_nearest_is_a_tap_away(browser: Window, folder: Path) -> None:
    browser.show(folder / "en" / "index.html", fragment=f"?q={quote(VAGUE)}", fresh=False)
    browser.wait(
        "return document.getElementById('told').textContent.includes('No topic of the register is about this')"
    )

    assert browser.run("return document.querySelectorAll('#hits li').length") == 0
    browser.run("document.querySelector('#found button').click()")
    assert browser.run("return document.querySelectorAll('#hits li').length") > 0
    assert "in the first only “Solo”" in browser.run("return document.getElementById('told').textContent")


def test_an_unknown_word_hides_nothing_that_the_others_find_and_no_question_is_an_answer(
    browser: Window, folder: Path
) -> None:
    browser.show(folder / "de" / "index.html", fragment=f"?q={quote(HALF_KNOWN)}", fresh=False)
    browser.wait("return document.querySelectorAll('#hits li').length > 0")

    assert "„krawutzi“" in browser.run("return document.getElementById('told').textContent")
    said = browser.run("return [...document.querySelectorAll('#hits .says-so')].map((one) => one.textContent)")
    assert [text for text in said if text.endswith("?")] == []


def test_a_source_is_chosen_and_what_is_found_leads_to_what_it_says(browser: Window, folder: Path) -> None:
    browser.show(folder / "de" / "index.html", fragment="?q=Pagat+gestochen&source=karl", fresh=False)
    browser.wait("return document.querySelectorAll('#hits li').length > 0")

    assert browser.run("return document.getElementById('source').value") == "karl"
    assert browser.run("return document.querySelector('#hits a').getAttribute('href')").endswith("#says-karl")
    assert "Zwanzigerrufen" not in browser.run("return document.getElementById('hits').innerText")


def test_the_source_that_was_chosen_goes_along_to_every_page(browser: Window, folder: Path) -> None:
    browser.show(folder / "de" / "index.html")
    browser.choose("#source", "karl")
    for link in (".questions a", ".trail a", ".language"):
        browser.follow(link)
        assert browser.run("return [document.getElementById('source').value, location.search]") == [
            "karl",
            "?source=karl",
        ]
    browser.follow(".questions a")
    assert browser.run("return [...document.querySelectorAll('.says.chosen h2')].map((one) => one.innerText)") == [
        "Karls Tarockrunde"
    ]
    browser.choose("#source", "lungau")
    assert browser.run("return document.querySelector('.says.chosen').dataset.source") == "lungau"
    browser.follow(".top a[href*=tisch]")

    assert browser.run("return [tarockTable.state.rules, document.querySelector('#rules-bar select').value]") == [
        "lungau",
        "lungau",
    ]
    browser.choose("#rules-bar select", "beside")
    browser.follow(".top .name")
    assert browser.run("return [document.getElementById('source').value, location.search]") == ["", ""]


def test_a_game_that_the_chosen_source_lacks_is_told_to_be_that_before_anything_else(
    browser: Window, folder: Path
) -> None:
    asked = quote("Wer spielt im Bettler zuerst aus?")
    for source, is_told in (("lungau", True), ("karl", False), ("", False)):
        browser.show(folder / "de" / "index.html", fragment=f"?q={asked}&source={source}", fresh=False)
        browser.wait("return document.querySelectorAll('#hits li').length > 0")
        told = browser.run("return document.getElementById('told').textContent")
        assert told.startswith("Lungauer Königrufen: ein Spiel „Bettler“ gibt es hier nicht") == is_told


def test_the_page_of_a_source_chooses_it_for_the_pages_that_follow(browser: Window, folder: Path) -> None:
    chosen = "return [document.getElementById('source').value, location.search]"
    browser.show(folder / "de" / "index.html")
    browser.choose("#source", "karl")
    browser.follow("[aria-labelledby=sources] a[href^=lungau]")
    assert browser.run(chosen) == ["lungau", "?source=lungau"]
    browser.follow(".top .name")
    assert browser.run(chosen) == ["lungau", "?source=lungau"]
    browser.show(folder / "de" / "koenigrufen" / "index.html")
    assert browser.run("return document.getElementById('source').value") == "koenigrufen"


@pytest.mark.parametrize("source", ["__proto__", '"><b>', "tirol"])
def test_a_source_that_does_not_exist_is_none(browser: Window, folder: Path, source: str) -> None:
    browser.show(folder / "de" / TOPIC, fragment=f"?source={quote(source)}")

    assert browser.run("return document.getElementById('source').value") == ""
    assert browser.run("return document.querySelectorAll('.chosen').length") == 0


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("Was ist ein Kaiserstich?", "Kaiserstich"),
        ("wos is a Mondfang", "Mondfang"),
        ("Valat", "Valat"),
        ("Bis wann Kontra?", "Bis wann darf man kontrieren?"),
        ("Regelblatt", "Regelblätter der Quellen"),
        ("Was darf ich drücken?", "Welche Karten darf ich weglegen: König, Pagat, Tarock?"),
        ("Hausregeln", "Die Regeln der eigenen Runde"),
        ("Tisch", "Der Tisch"),
    ],
)
def test_what_a_thing_is_and_pages_of_the_site_are_found_first_and_only_if_they_are_asked_for(
    browser: Window, folder: Path, asked: str, first: str
) -> None:
    browser.show(folder / "de" / "index.html", fragment=f"?q={quote(asked)}")

    assert browser.run("return document.querySelector('#hits a').textContent") == first
    assert browser.run("return document.querySelectorAll('#hits .id').length") == 0


@pytest.mark.parametrize(("lang", "asked"), [("de", "Was ist ein %s?"), ("en", "What is a %s?")])
def test_what_a_word_of_the_glossary_is_is_answered_by_the_glossary(
    browser: Window, folder: Path, lang: str, asked: str
) -> None:
    browser.show(folder / lang / "index.html")
    told = browser.run(EXPLAINED, asked)

    assert len(told) > 100
    assert [name for name, found in told if not found] == []


def test_no_price_is_cut_off_on_a_telephone(browser: Window, folder: Path) -> None:
    browser.show(folder / "de" / topic_page("price-of-the-game"), width=390)
    rights = browser.run(
        "return [...document.querySelectorAll('.prices *')].map((one) => one.getBoundingClientRect().right)"
    )

    assert 300 < max(rights) <= 390


def test_a_question_is_asked_and_followed_by_the_keyboard_alone(browser: Window, folder: Path) -> None:
    browser.show(folder / "de" / "index.html")
    for _ in range(4):
        browser.tab()
    assert browser.focus == {"tag": "input", "id": "q", "outline": "solid"}
    browser.press(*"Pagat herausgestochen", Keys.ENTER)

    assert "von" in browser.run("return document.querySelector('#told').textContent")
    assert browser.run("return document.activeElement.closest('#hits') !== null")
    asked = browser.run("return document.activeElement.textContent")
    browser.press(Keys.ENTER)
    browser.wait("return location.pathname.includes('/topic/')")
    assert browser.run("return document.querySelector('h1').textContent") == asked


@pytest.mark.parametrize(("lang", "asked"), [("de", "Jungfrau"), ("en", "Uhu")])
def test_the_very_first_page_says_what_this_is_and_can_be_asked(
    browser: Window, folder: Path, lang: str, asked: str
) -> None:
    browser.show(folder / "index.html")
    assert browser.run("return document.querySelectorAll('p.lead').length") == 2
    assert browser.faint() == []
    browser.run(
        "const field = document.getElementById(arguments[0]); field.value = arguments[1]; field.form.submit()",
        lang,
        asked,
    )
    browser.wait("return document.querySelectorAll('#hits li').length > 0")

    assert browser.run("return [document.documentElement.lang, document.querySelector('#q').value]") == [lang, asked]


@pytest.mark.parametrize("page", ["index.html", "de/index.html", "en/index.html"])
def test_what_stands_in_an_empty_field_is_not_cut_off_on_a_telephone(browser: Window, folder: Path, page: str) -> None:
    browser.show(folder / page, width=390)

    for needed, room in browser.run(ROOM):
        assert 0 < needed <= room
    assert not browser.overflow()


def test_what_is_found_stands_in_the_first_screen_of_a_telephone(browser: Window, folder: Path) -> None:
    browser.show(folder / "de" / "index.html", width=390, fragment="?q=Pagat+gestochen", fresh=False)
    browser.wait("return document.querySelectorAll('#hits li').length > 0")

    assert browser.run("return document.querySelector('#hits li').getBoundingClientRect().top") < 450
    assert browser.run("return document.querySelector('.lead').checkVisibility()") is False


def test_no_line_of_a_telephone_begins_with_a_mark_behind_cards(browser: Window, folder: Path) -> None:
    deal = next(
        name for name, example in load_sides().items() for side in example.answers if kind(side.asked) == "deal"
    )
    browser.show(folder / "de" / topic_page(deal), width=390, fresh=False)
    apart = """
        return [...document.querySelectorAll('.h .end')].map((one) => {
          const line = document.createRange(), card = one.querySelector('b').getBoundingClientRect();
          line.selectNodeContents(one.lastChild);
          const mark = line.getBoundingClientRect();
          return mark.left >= card.right - 1 && mark.bottom > card.top && mark.top < card.bottom;
        });
    """

    beside = browser.run(apart)
    assert beside
    assert all(beside)


def test_figures_need_no_scrolling_on_a_telephone(browser: Window, folder: Path) -> None:
    browser.show(folder / "de" / PARTED, width=390, fresh=False)
    wide = "return [...document.querySelectorAll('.figures')].map((one) => one.getBoundingClientRect().right)"

    assert browser.run(wide)
    assert max(browser.run(wide)) <= 390


def test_a_question_asked_on_any_page_is_answered_on_the_first(browser: Window, folder: Path) -> None:
    browser.show(folder / "en" / TOPIC)
    browser.run("document.querySelector('#q').value = 'lun-play-003'; document.forms[0].submit()")
    browser.wait("return document.querySelectorAll('#hits li').length > 0")

    assert (
        browser.run("return document.querySelector('#hits a').getAttribute('href')") == "lungau/play.html#LUN-PLAY-003"
    )


def test_what_nobody_says_is_told_and_the_rest_is_shown_when_asked_for(browser: Window, folder: Path) -> None:
    browser.show(folder / "en" / "index.html", fragment="?q=xyzzyx")
    assert "Nobody here says that" in browser.text
    browser.show(folder / "en" / "index.html", fragment="?q=pagat")
    few = browser.run("return document.querySelectorAll('#hits li').length")
    browser.click("#found button")

    assert 0 < few < browser.run("return document.querySelectorAll('#hits li').length")


@pytest.mark.parametrize("width", [1200, 390])
def test_the_source_that_was_chosen_stands_first_and_the_question_above_it_in_sight(
    browser: Window, folder: Path, width: int
) -> None:
    place = "const at = document.querySelector(arguments[0]).getBoundingClientRect(); return [at.top, at.left]"
    browser.show(folder / "de" / topic_page("way-of-counting"), width=width, fragment="#says-zwanzigerrufen")
    question, _ = browser.run(place, "h1")
    chosen, others = (browser.run(place, f"#says-{source}") for source in ("zwanzigerrufen", "karl"))

    assert 0 <= question < chosen[0] < 900
    assert chosen < others


def test_prices_that_are_found_open_at_the_head_of_their_column(browser: Window, folder: Path) -> None:
    browser.show(
        folder / "de" / topic_page("price-of-the-game"), width=390, fragment="?source=lungau#says-lungau", fresh=False
    )
    place = browser.run("return document.querySelector('thead .chosen').getBoundingClientRect().top")

    assert 0 < place < 700


@pytest.mark.parametrize("width", [1200, 390])
def test_nothing_of_the_pages_is_wider_than_the_window(browser: Window, folder: Path, width: int) -> None:
    wide = []
    for page in LOOKED_AT:
        browser.show(folder / "de" / page, width=width, fresh=False)
        browser.run("for (const one of document.querySelectorAll('details')) one.open = true")
        wide += [page] if browser.overflow() else []

    assert wide == []


@pytest.mark.parametrize(("kind", "scheme"), [("screen", "light"), ("screen", "dark"), ("print", "dark")])
def test_every_word_of_the_pages_stands_out(browser: Window, folder: Path, kind: str, scheme: str) -> None:
    for page in LOOKED_AT:
        browser.show(folder / "en" / page, fresh=False)
        browser.media(kind, prefers_color_scheme=scheme)

        assert browser.faint() == [], page
    assert browser.run("return document.querySelector('.top').checkVisibility()") is (kind == "screen")


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_topic_is_printed_on_one_page(browser: Window, folder: Path, language: str) -> None:
    topics = sorted(path for path in (folder / language / "topic").iterdir())[::9]
    pages = {}
    for path in topics:
        browser.show(path, fresh=False)
        pages[path.stem] = browser.pages()

    assert len(topics) > 20
    assert {name: number for name, number in pages.items() if number > 1} == {}


def test_a_reader_who_hears_the_page_is_led_through_it(browser: Window, folder: Path) -> None:
    nameless = (
        "return [...document.querySelectorAll('a, button, input, nav')].filter((one) => !(one.textContent.trim()"
        " || one.ariaLabel || one.labels?.length)).map((one) => one.outerHTML)"
    )
    levels = "return [...document.querySelectorAll('h1, h2, h3, h4')].map((one) => Number(one.tagName[1]))"
    for page in LOOKED_AT:
        browser.show(folder / "de" / page, fresh=False)
        found = [int(level) for level in browser.run(levels)]

        assert browser.run(
            "return ['header', 'main', 'footer', '[role=search]'].map((one) => document.querySelectorAll(one).length)"
        ) == [1, 1, 1, 1]
        assert browser.run(nameless) == []
        assert found[0] == 1
        assert all(after <= before + 1 for before, after in pairwise(found)), page


def test_a_deal_is_stepped_through_trick_by_trick_and_printed_whole(browser: Window, folder: Path) -> None:
    browser.show(folder / "de" / PARTED, fresh=False)
    browser.run(
        "document.querySelector('.course').open = true; document.querySelector('.course button + button').focus()"
    )
    shown = "return [...document.querySelector('.tricks').children].filter((one) => one.checkVisibility()).length"
    pale = "return document.querySelector('.course').querySelectorAll('.hands .gone').length"
    told = "return document.querySelector('.course [role=status]').textContent"

    assert (browser.run(shown), browser.run(pale), browser.run(told)) == (0, 0, "Vor dem ersten Stich")
    assert browser.run("return document.querySelector('.course .tricks').getAttribute('aria-live')") == "polite"
    whose = "return document.querySelector('.course .steps-bar').getAttribute('aria-label')"
    assert browser.run(whose).startswith("Das ganze Spiel, Stich für Stich")
    browser.press(Keys.ENTER, Keys.ENTER)
    assert (browser.run(shown), browser.run(pale), browser.run(told)) == (2, 8, "Stich 2 von 12")
    browser.run("document.querySelector('.course button').focus()")
    browser.press(Keys.ENTER)
    assert (browser.run(shown), browser.run(pale), browser.run(told)) == (1, 4, "Stich 1 von 12")
    browser.press(Keys.ENTER, Keys.ENTER)
    assert browser.run(told) == "Stich 1 von 12", "from the first button, which has nothing before it, one goes on"
    browser.media("print")
    assert browser.run(shown) == 12
