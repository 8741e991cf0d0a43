"""The data of the search in the pages: texts, tables and weights of the search on the terminal.

The way of searching is told once more in `templates/search.js`; all that can be said as data comes from here.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from tarock_register.disputes import closeness, dialect, finding, guessing
from tarock_register.disputes.small_words import ENGLISH, GERMAN, SMALL_WORDS
from tarock_register.disputes.sources_named import names_of_sources
from tarock_register.disputes.telling import SCREEN
from tarock_register.site import addresses
from tarock_steps.catalogue.glossary import (
    LONG_VOWEL,
    LONG_VOWELS,
    asked_with,
    every_word,
    known_words,
    named_at_the_table,
    said_alike,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tarock_register.site.library import Library
    from tarock_register.site.speaking import Speaking


def _steps(numbers: Iterable[int]) -> list[int]:
    """Sorted numbers, each as the difference from the one before, which takes half the bytes."""
    return [after - before for before, after in pairwise([0, *sorted(numbers)])]


def search_data(library: Library) -> str:
    """The script with the words of all topics, words of the same meaning, and the weights."""
    index = finding.index_of(library.register, library.sources)
    vocabulary = sorted(index.vocabulary)
    numbers = {word: number for number, word in enumerate(vocabulary)}
    topics = [
        {
            "name": topic.name,
            "pieces": [
                [piece.place, piece.source, piece.name, _steps(numbers[word] for word in piece.words)]
                for piece in index.pieces[topic.name]
            ],
        }
        for topic in index.topics
    ]
    together = [word for word in sorted(every_word()) if " " in word]
    alike = {word: said_alike(word)[1:] for word in sorted(every_word())}
    data = {
        "vocabulary": vocabulary,
        "topics": topics,
        "alike": {
            word: [words for synonym in same if (words := finding.folded_words(synonym))]
            for word, same in alike.items()
            if same
        },
        "together": [[word, finding.folded_words(word)] for word in together],
        "known": sorted(known_words()),
        "names": sorted(named_at_the_table()),
        "sources": names_of_sources(library.register),
        "small": sorted(SMALL_WORDS),
        "smallIn": {"en": sorted(ENGLISH), "de": sorted(GERMAN)},
        "foreign": {tongue: sorted(words) for tongue, words in index.foreign.items()},
        "asked": [
            [[[finding.folded_words(phrase), finding.BESIDE in phrase] for phrase in phrases], leading]
            for phrases, leading in asked_with()
        ],
        "by": {
            "plain": finding.PLAIN,
            "atOnce": finding.AT_ONCE,
            "sameThing": finding.SAME_THING,
            "beginning": closeness.BEGINNING,
            "form": closeness.FORM,
            "end": closeness.END,
            "endings": closeness.ENDINGS.pattern,
            "past": closeness.PAST.pattern,
            "misspelt": finding.MISSPELT,
            "everyday": finding.EVERYDAY,
            "askedWith": finding.ASKED_WITH,
            "short": closeness.SHORT,
            "inTheEnd": finding.IN_THE_END,
            "terse": finding.TERSE,
            "terseWords": finding.TERSE_WORDS,
            "sentences": finding.SENTENCES.pattern,
            "guessed": guessing.SHORT,
            "long": guessing.LONG,
            "guesses": guessing.GUESSES,
            "counting": finding.COUNTING.pattern,
            "apostrophe": finding.APOSTROPHE.pattern,
            "number": finding.NUMBER.pattern,
            "begun": finding.BEGUN.pattern,
            "begunInFull": finding.BEGUN_IN_FULL,
            "sounds": dialect.SOUNDS,
            "steps": dialect.STEPS,
            "shortDialect": dialect.SHORT,
            "worthTelling": finding.WORTH_TELLING,
            "few": finding.FEW,
            "fewOfAll": finding.FEW_OF_ALL,
            "longVowel": LONG_VOWEL,
            "longVowels": LONG_VOWELS,
            "screen": SCREEN,
        },
    }
    return _assigned("tarockSearch", data)


def search_texts(speaking: Speaking) -> str:
    """The script with the texts of search results in one language: topics, clauses and options."""
    register = speaking.library.register
    chapters = {topic.name: speaking.text(chapter) for chapter in register.chapters for topic in chapter.topics}
    clauses = {
        clause.id: [addresses.clause_place(source, clause.id), speaking.text(clause)]
        for source, catalogue in register.catalogues.items()
        for clause in catalogue.clauses.values()
    }
    options = {
        source: {option.name: speaking.asked(option) for option in found.values()}
        for source, found in register.options.items()
    }
    data = {
        "topics": {topic.name: [speaking.text(topic), chapters[topic.name]] for topic in register.topics},
        "clauses": clauses,
        "options": options,
        "titles": {source: catalogue.title for source, catalogue in register.catalogues.items()},
        "page": {
            "topic": addresses.topic_page("*"),
            "option": addresses.option_page("+", "*"),
        },
    }
    return _assigned("tarockTexts", data)


def _assigned(name: str, data: dict[str, Any]) -> str:
    return f"const {name} = {msgspec.json.encode(data).decode()};\n"
