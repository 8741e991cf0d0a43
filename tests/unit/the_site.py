"""The pages of the register, each or all of them built once in a process, and what they are made of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tarock_language.catalogue import language_of
from tarock_register.site.all_pages import site_files
from tarock_register.site.library import Library, whole_library
from tarock_register.site.page_language import PageLanguage
from tarock_register.site.rendering import rendered, site_pages
from tarock_register.site.search_data import search_data, search_texts


@cache
def built() -> Mapping[str, str]:
    """The text of every file by its path."""
    return site_files()


def some_made_anew() -> str:
    """Every fifth German page, one page of each template, and the data for a search."""
    page_language, pages = PageLanguage(language_of("de"), library()), [*site_pages(library(), ())]
    some = (*pages[::5], *{page.template: page for page in pages}.values())
    texts = [rendered(library(), page, page_language) for page in some]
    return "".join((*texts, search_data(library()), search_texts(page_language)))


@cache
def page_at(place: str) -> str:
    """The text of one page; the other pages need not be built for it."""
    language, _, address = place.partition("/")
    found = next(page for page in site_pages(library(), ()) if page.address == address)
    return rendered(library(), found, PageLanguage(language_of(language), library()))


@cache
def library() -> Library:
    """Everything that is shown on the pages."""
    return whole_library()
