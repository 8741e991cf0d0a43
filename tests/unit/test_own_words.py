"""A German page of one source says what it says in the words of that source."""

from __future__ import annotations

import re

import pytest
from tests.unit.the_site import built, page_at

from tarock_register.site.own_words import page_in_own_words
from tarock_steps.catalogue.loading import load_catalogue, sources

OTHERS = {
    "karl": r"[Ww]eggelegt\w*|[Ww]eglegen|Alleinspieler\w*",
    "koenigrufen": r"[Ww]eggelegt\w*|[Ww]eglegen|(?<!letzte )(?<!letzten )\bBieters?\b",
    "lungau": r"[Ww]eggelegt\w*|[Ww]eglegen|[Aa]bgelegt\w*|Alleinspieler\w*",
}


def seen(page: str) -> str:
    return " ".join(re.findall(r">([^<]+)<", page))


def test_what_is_done_in_a_scenario_is_said_as_the_source_says_it() -> None:
    assert "bringt dem Alleinspieler 4 Punkte" in page_at("de/koenigrufen/settling.html")
    assert "bringt dem Bieter" in page_at("de/lungau/settling.html")
    assert re.search(r"Vorhand drückt &#34;[^&]+&#34;:", page_at("de/koenigrufen/talon.html"))
    assert re.search(r"Vorhand legt &#34;[^&]+&#34; ab:", page_at("de/karl/talon.html"))
    assert not re.search(r"&#34; weg:", page_at("de/karl/talon.html") + page_at("de/koenigrufen/talon.html"))


def test_only_what_a_reader_sees_is_said_otherwise_and_a_bidder_before_somebody_stays_one() -> None:
    own = load_catalogue("koenigrufen").own_german
    page = '<a href="Bieter.html" title="weglegen">Der letzte Bieter, und des Bieters weggelegte Karten</a>'

    assert page_in_own_words(page, own) == (
        '<a href="Bieter.html" title="weglegen">Der letzte Bieter, und des Alleinspielers gedrückte Karten</a>'
    )
    assert page_in_own_words(page, {}) == page


@pytest.mark.prove
@pytest.mark.parametrize("source", [*OTHERS])
def test_no_german_page_of_a_source_has_the_word_of_another(source: str) -> None:
    pages = {place: seen(text) for place, text in built().items() if place.startswith(f"de/{source}/")}

    assert source in sources()
    assert pages
    assert {place: found for place, text in pages.items() if (found := {*re.findall(OTHERS[source], text)})} == {}
