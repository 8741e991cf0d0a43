"""Writes the data of the search in the pages: the index, the foldings and the weights of the search on the terminal.

With them `templates/search.js` does what `disputes/finding.py` and `disputes/guessing.py` do: fold, look up, add.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

import msgspec

from tarock_register.disputes import finding, folding, guessing, worth
from tarock_register.disputes.kinds import kinds
from tarock_register.disputes.learnt import TENTHS
from tarock_register.disputes.small_words import SMALL_WORDS
from tarock_register.disputes.sources_named import names_of_sources
from tarock_register.disputes.terminal import SCREEN
from tarock_register.disputes.texts import PLAIN, Text
from tarock_register.disputes.worth import HUNDRED, WHOLE, Index, index_of
from tarock_register.site import addresses
from tarock_register.site.library import Library
from tarock_register.site.missing_games import missing_in
from tarock_register.site.page_language import PageLanguage
from tarock_register.site.search_beside import found_pages, found_terms
from tarock_steps.catalogue.glossary import LONG_VOWEL, words_for_cards
from tarock_steps.catalogue.topics import Topic

_PLACES: Final = tuple(PLAIN)
"""The places of texts in the order in which a word has its worth in them."""
_BASE: Final = 45
_SIGNS: Final = "".join(chr(code) for code in range(ord("#"), ord("~")) if chr(code) != "\\")
"""Twice as many signs as a number has digits: the second half are digits that others follow."""


def search_data(library: Library) -> str:
    """The script with all words, what each is worth in which texts, their topics, and how a question is folded."""
    index = index_of(library.register)
    words = sorted(index.known, key=guessing.likelihood)
    number_of = {word: number for number, word in enumerate(words)}
    levels = sorted({close for word in words for close in index.worth(word).near.values()})
    topic_of = {topic.name: number for number, topic in enumerate(index.topics)}
    weights = sorted({weight for by_topic in index.learnt.values() for weight in by_topic.values()})
    data = {
        "topics": [*topic_of],
        "texts": [
            [*_text(text, sorted(topic_of[name] for name in text.topics)), 0]
            for text in index.texts
            if text.name.place != "asked"
        ],
        "ways": _ways(index),
        "unanswered": [topic_of[topic.name] for topic in index.topics if topic.is_unanswered],
        "subjects": [[topic_of[topic], number_of[thing], loss] for topic, thing, loss in index.subjects],
        "words": ",".join(words),
        "marks": "".join(_mark(word, index) for word in words),
        "things": "".join("01"[guessing.ReadWord((word,)).is_thing] for word in words),
        "near": " ".join(
            _packed(_steps(sorted(number_of[other] * len(levels) + levels.index(near[other]) for other in near)))
            for near in (index.worth(word).near for word in words)
        ),
        "levels": levels,
        "worth": " ".join(
            _packed(by_place.get(place, 0) for place in _PLACES)
            for by_place in (index.worth(word).by_place for word in words)
        ),
        "having": " ".join(_packed(_steps(index.having(word))) for word in words),
        "stems": ",".join(index.learnt),
        "learnt": " ".join(
            _packed(_steps(sorted(topic_of[topic] * len(weights) + weights.index(by[topic]) for topic in by)))
            for by in index.learnt.values()
        ),
        "weights": weights,
        "kinds": [
            [kind.phrases, sorted(topic_of[name] for name in kind.topics(index.topics)), kind.worth(index.topics)]
            for kind in kinds()
        ],
        "shapes": [shape._asdict() for shape in guessing.SHAPES],
        "tables": {
            "inFull": folding.IN_FULL,
            "counting": folding.COUNTING,
            "vowels": [(f"(?={LONG_VOWEL})(.)e", "$1")],
            "sources": [(pattern, source) for source, pattern in names_of_sources(library.register).items()],
            "number": guessing.NUMBER,
        },
        "by": {
            "clause": _PLACES.index("clause"),
            "asked": _PLACES.index("asked"),
            "plain": PLAIN["asked"],
            "base": _BASE,
            "signs": _SIGNS,
            "thousand": WHOLE,
            "named": worth.NAMED,
            "tenths": TENTHS,
            "unanswered": finding.UNANSWERED,
            "clauses": finding.COUNTED[1][1],
            "whole": WHOLE * HUNDRED,
            "guesses": guessing.GUESSES,
            "worthTelling": finding.WORTH_TELLING,
            "few": finding.FEW,
            "vague": finding.VAGUE,
            "unknown": finding.UNKNOWN,
            "sure": finding.SURE,
            "fewOfAll": finding.FEW_OF_ALL,
            "screen": SCREEN,
        },
    }
    return _assigned("tarockSearch", data)


def _ways(index: Index) -> list[list[int]]:
    """For each topic what likeness to each way to ask adds, in thousandths: the last of the texts, in their order."""
    ways: defaultdict[str, list[int]] = defaultdict(list)
    for text, likeness in zip(index.texts, index.likeness, strict=True):
        if text.name.place == "asked":
            ways[text.topics[0]].append(round(likeness * WHOLE))
    return [ways[topic.name] for topic in index.topics]


def _text(text: Text, topics: list[int]) -> list[object]:
    """The number of a text's place, its source, weight and topics; its name if it may be shown with a topic, or 0."""
    place, source, called = text.name
    return [_PLACES.index(place), source, text.weight, topics, called if place in finding.TOLD else 0]


def _mark(word: str, index: Index) -> str:
    """The only language of a word, e or d, as a capital for a small word; S, c or a hyphen where it is of both.

    A c says that it is the name of a card.
    """
    mark = {"": "c" if word in words_for_cards() else "-", "en": "e", "de": "d"}[index.tongue(word)]
    return mark.upper().replace("-", "S").replace("C", "S") if word in SMALL_WORDS else mark


def _steps(numbers: Iterable[int]) -> Iterator[int]:
    """Sorted numbers, each as the difference from the one before, which is shorter."""
    return (after - before for before, after in pairwise([0, *numbers]))


def _packed(numbers: Iterable[int]) -> str:
    """Numbers as signs that a script may hold in quotes, the last digit of each by a sign of the first half of them."""
    return "".join(sign for number in numbers for sign in _signs(number))


def _signs(number: int) -> Iterator[str]:
    before, last = divmod(number, _BASE)
    if before:
        yield from (_SIGNS[_BASE + _SIGNS.index(sign) % _BASE] for sign in _signs(before))
    yield _SIGNS[last]


def search_texts(page_language: PageLanguage) -> str:
    """The script with the texts of search results in one language, and the numbers of words of the glossary by name."""
    register = page_language.library.register
    told, numbers = found_terms(page_language.say)
    data = {
        "topics": {
            topic.name: [
                page_language.text(topic),
                addresses.topic_page(topic.name),
                page_language.text(chapter),
                *_short(topic, page_language),
            ]
            for chapter in register.chapters
            for topic in chapter.topics
        },
        "named": _by_name(page_language),
        "titles": {source: catalogue.title for source, catalogue in register.catalogues.items()},
        "pages": [*found_pages(register, page_language.say)],
        "terms": told,
        "termOf": numbers,
        "lacking": {source: missing_in(source, page_language.say) for source in register.catalogues},
    }
    return _assigned("tarockTexts", data)


def _short(topic: Topic, page_language: PageLanguage) -> Iterator[str]:
    """The short answer of a topic, if it has one."""
    if short := page_language.text(topic, "short"):
        yield short


def _by_name(page_language: PageLanguage) -> dict[str, dict[str, tuple[str, str]]]:
    """Clauses and options by their names in small letters, and by source: where they stand, and what they say."""
    register = page_language.library.register
    found: defaultdict[str, dict[str, tuple[str, str]]] = defaultdict(dict)
    for source, catalogue in register.catalogues.items():
        for clause in catalogue.clauses.values():
            found[clause.id.lower()][source] = addresses.clause_place(source, clause.id), page_language.text(clause)
        for option in register.options[source].values():
            found[option.name][source] = addresses.option_page(source, option.name), page_language.asked(option)
    return found


def _assigned(name: str, data: dict[str, object]) -> str:
    return f"const {name} = {msgspec.json.encode(data).decode()};\n"
