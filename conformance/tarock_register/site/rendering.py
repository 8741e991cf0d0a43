"""Renders the HTML of each page of the site from its template and the data of the register."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from jinja2 import Environment

from tarock_language.catalogue import language_of, languages
from tarock_protocol.strangers_text import shown
from tarock_register.disputes.register import Register
from tarock_register.disputes.terms import every_word_told, words_to_know
from tarock_register.disputes.wording import NOT_SAID, NOTHING
from tarock_register.show.clauses import KINDS
from tarock_register.site import addresses
from tarock_register.site.house_pages import compare_says, house_says, sheet_of_source, sheet_says
from tarock_register.site.library import Library
from tarock_register.site.own_words import page_in_own_words
from tarock_register.site.page_language import PageLanguage
from tarock_register.site.parting_examples import shown_partings
from tarock_register.site.prices import WHAT, price_table
from tarock_register.site.print_size import print_size
from tarock_register.site.results import results_by_source
from tarock_register.site.same_cards import own_cards, same_cards
from tarock_register.site.weighed import dearest, shown_weights
from tarock_register.variant.form import form_of
from tarock_reports.machine.result_file import StoredResult
from tarock_reports.pages.drawing import draw, in_prose, picture
from tarock_reports.pages.html import style_of_all, templates_of
from tarock_running.process.about import suite_version
from tarock_steps.catalogue.topics import Topic

HAND: Final = ("Sküs", "XXI", "XVII", "XII", "II", "I", "K♥", "D♥", "C♦", "K♠", "B♠", "10♣")
"""The hand in the picture: twelve cards with the whole Trull."""
_QUESTIONS: Final = (
    *("whole-trull-in-a-trick", "pagat-forced-out-early", "koenig-in-the-talon", "kontra-by-the-own-partner"),
    *("what-may-be-discarded", "mondfang", "losing-trischaken", "price-of-the-game", "who-pays-for-a-renonce"),
    "looking-at-the-last-trick",
)
"""Questions that rounds ask often, of different chapters; the last is one that no source answers."""

_TEMPLATES: Final = Path(__file__).parent / "templates"


class ReportLink(NamedTuple):
    """The page of a checked program: its file and its title."""

    file: str
    title: str


class SitePage(NamedTuple):
    """A page of a language: its address, its template, and the values for the template."""

    address: str
    template: str
    told: Mapping[str, Any]


def site_pages(
    library: Library, reports: Sequence[ReportLink], results: Sequence[StoredResult] = ()
) -> Iterator[SitePage]:
    """The pages that each language has."""
    register = library.register
    yield SitePage(addresses.HOME, "home", {"reports": reports})
    titles = [(source, catalogue.title) for source, catalogue in register.catalogues.items()]
    yield SitePage(addresses.TABLE, "table", {"sources": titles})
    yield SitePage(addresses.WORDS, "words", {})
    yield SitePage(addresses.RESULTS, "results", {"results": results_by_source(results, library)})
    for chapter in register.chapters:
        yield SitePage(addresses.chapter_page(chapter.name), "chapter", {"chapter": chapter})
        for topic in chapter.topics:
            yield SitePage(addresses.topic_page(topic.name), "topic", {"chapter": chapter, "topic": topic})
    for source, catalogue in register.catalogues.items():
        about = {"source": source, "catalogue": catalogue}
        yield SitePage(addresses.source_page(source), "source", about)
        for area in catalogue.areas:
            yield SitePage(addresses.area_page(source, area), "clauses", {**about, "area": area})
        for option in register.options[source].values():
            yield SitePage(addresses.option_page(source, option.name), "option", {**about, "option": option})
        yield SitePage(addresses.sheet_page(source), "rule_sheet", about)
        yield SitePage(addresses.ballot_page(source), "ballot", about)
    for stem, house in library.houses.items():
        yield SitePage(addresses.house_page(stem), "house", {"house": house})
    yield SitePage(addresses.HOUSE_FORM, "house_form", {})
    yield SitePage(addresses.HOUSE_SHEET, "house_sheet", {})
    yield SitePage(addresses.HOUSES_COMPARED, "houses_compared", {})


def rendered(library: Library, page: SitePage, page_language: PageLanguage) -> str:
    """The HTML of a page in a language; a German page of one source has the words of that source."""
    up = addresses.way_up(page.address)
    template = _environment().get_template(f"{page.template}.html.j2")
    text = template.render(
        s=page_language,
        say=page_language.say,
        library=library,
        register=library.register,
        address=page.address,
        up=up,
        **page.told,
    )
    catalogue = page.told.get("catalogue")
    return page_in_own_words(text, catalogue.own_german) if page_language.lang == "de" and catalogue else text


def start_page() -> str:
    """The page that links to the pages of each language."""
    return (
        _environment()
        .get_template("start.html.j2")
        .render(languages=[*map(language_of, languages())], table_page=addresses.TABLE)
    )


def site_style() -> str:
    """The style of all pages."""
    return style_of_all() + (_TEMPLATES / "site.css").read_text(encoding="utf-8")


def site_script(name: str) -> str:
    """One of our scripts."""
    return (_TEMPLATES / name).read_text(encoding="utf-8")


@cache
def _environment() -> Environment:
    found = templates_of("tarock_register.site")
    found.globals.update(
        chapter_page=addresses.chapter_page,
        topic_page=addresses.topic_page,
        source_page=addresses.source_page,
        table_page=addresses.TABLE,
        house_form_page=addresses.HOUSE_FORM,
        words_page=addresses.WORDS,
        results_page=addresses.RESULTS,
        area_page=addresses.area_page,
        clause_place=addresses.clause_place,
        option_page=addresses.option_page,
        house_page=addresses.house_page,
        sheet_page=addresses.sheet_page,
        ballot_page=addresses.ballot_page,
        suite_version=suite_version(),
    )
    found.globals.update(draw=draw, shown_partings=shown_partings, shown_weights=shown_weights, dearest=dearest)
    found.globals.update(same_cards=same_cards, own_cards=own_cards)
    found.globals.update(house_says=house_says, sheet_says=sheet_says, compare_says=compare_says)
    found.globals.update(sheet_of_source=sheet_of_source, form_of=form_of)
    found.globals.update(
        words_to_know=words_to_know, every_word_told=every_word_told, price_table=price_table, PRICE_OF=WHAT
    )
    found.globals.update(HAND=HAND, first_questions=first_questions)
    found.globals.update(KINDS=KINDS, NOTHING=NOTHING, NOT_SAID=NOT_SAID)
    found.filters.update(drawn=picture, in_prose=in_prose, begun=_begun, print_size=print_size, shown=shown)
    return found


def _begun(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def first_questions(register: Register) -> Sequence[Topic]:
    """The questions to begin with, in their order."""
    by_name = {topic.name: topic for topic in register.topics}
    return [by_name[name] for name in _QUESTIONS]
