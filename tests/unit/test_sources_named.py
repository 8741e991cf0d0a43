"""A source is named in a question by what a table calls it, however it is spelt, and taken out of its words."""

from __future__ import annotations

from functools import cache

import pytest

from tarock_register.disputes.register import whole_register
from tarock_register.disputes.sources_named import names_of_sources, without_sources


@cache
def names() -> dict[str, str]:
    return names_of_sources(whole_register())


@pytest.mark.parametrize(
    ("asked", "source"),
    [
        ("Was kostet im Lungau ein Valat?", "lungau"),
        ("beim lungauer königrufen: Valat?", "lungau"),
        ("Karls Runde: Valat?", "karl"),
        ("In Karl's round, what does a Valat cost?", "karl"),
        ("Königrufen (Spielregel Tarock): Valat?", "koenigrufen"),
        ("Tarock – Königrufen, Valat?", "koenigrufen"),
        ("Valat im ZWANZIGERRUFEN", "zwanzigerrufen"),
    ],
)
def test_a_source_is_named_by_what_it_is_called(asked: str, source: str) -> None:
    words, named = without_sources(asked, names())

    assert named == source
    assert "Valat" in words
    assert not {"lungau", "karl", "tarock", "zwanzigerrufen"} & set(words.casefold().split())


@pytest.mark.parametrize(
    "asked",
    ["Valat im Königrufen", "Der Karl hat einen Valat", "ein Zwanzigerrufer", "Lungau", "im Lungau?", "Lungauerisch"],
)
def test_what_names_no_source_or_says_nothing_else_stays_as_it_is(asked: str) -> None:
    assert without_sources(asked, names()) == (asked, None)


def test_of_two_that_are_named_neither_is_meant_alone() -> None:
    assert without_sources("Valat: Lungau oder Zwanzigerrufen", names()) == ("Valat:   oder  ", None)
