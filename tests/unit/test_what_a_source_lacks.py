"""What a source lacks is told only where it is certain."""

from __future__ import annotations

import pytest

from tarock_language.catalogue import language_of
from tarock_register.site.missing_games import missing_in
from tarock_steps.catalogue.loading import sources


@pytest.mark.parametrize("name", ["bettler", "bettel", "beggar", "piccolo", "mondfang", "skusfang"])
def test_what_the_lungau_does_not_have_is_told_by_each_name(name: str) -> None:
    assert name in missing_in("lungau", language_of("en"))


def test_it_is_told_in_the_language_of_the_reader() -> None:
    assert missing_in("lungau", language_of("de"))["bettler"] == "ein Spiel „Bettler“ gibt es hier nicht"


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("koenigrufen", "bettler"),  # its Bettel
        ("karl", "trischaken"),  # its Fahren
        ("karl", "bettel ouvert"),
        ("lungau", "rufer"),  # its Solorufer
        ("koenigrufen", "normalspiel"),  # its Rufer
        ("zwanzigerrufen", "uhu"),  # a card
        ("zwanzigerrufen", "trischaken"),  # the source says that some add it
    ],
)
def test_what_may_be_there_under_another_name_or_is_mentioned_is_not_told(source: str, name: str) -> None:
    assert name not in missing_in(source, language_of("en"))


def test_the_longest_name_is_found_first() -> None:
    for source in sources():
        names = [*missing_in(source, language_of("de"))]
        assert names == sorted(names, key=len, reverse=True)
