"""Finds the words of the table in the text of a topic, and explains them from the glossary in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tarock_language.message import Language
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.glossary import Term, terms, terms_by_name
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.topics import Topic

_CODE: Final = re.compile("`([^`]*)`")


class ToldTerm(NamedTuple):
    """A word of the table in a language: its German names, what it is, and the cards that it is about."""

    place: str
    names: str
    what: str
    cards: tuple[str, ...]


def words_to_know(topic: Topic, say: Language) -> Iterator[ToldTerm]:
    """What a reader of a topic has to know first, in the order of the topic."""
    by_name = terms_by_name()
    return (_told(term, say) for term in dict.fromkeys(by_name[word] for word in topic.about))


def every_word_told(say: Language) -> Iterator[ToldTerm]:
    """All words of the table with what they are."""
    return (_told(term, say) for term in terms())


def _told(term: Term, say: Language) -> ToldTerm:
    place = re.sub(r"\W+", "-", term.names[0].casefold()).strip("-")
    return ToldTerm(place, ", ".join(term.names), _with_titles(entry_text(term, say)), term.cards)


def _with_titles(text: str) -> str:
    """A meaning with the titles of the sources instead of their names, and without the marks around them."""
    return _CODE.sub(lambda found: load_catalogue(found[1]).title if found[1] in sources() else found[1], text)
