"""Finds for each topic the most closely related topics, by what they share.

Topics share clauses, statements that clauses come from, options, open questions, a chapter, and things of the table.
What fewer topics share counts more (as a logarithm), and is compared with all that a topic has, so that a topic which
touches everything is not near to all. A topic on the price is added if it is nearly as near and there is room, because
people ask for it next.
"""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_register.disputes.folding import folded_words
from tarock_register.disputes.register import Register
from tarock_steps.catalogue.glossary import named_at_the_table, said_alike
from tarock_steps.catalogue.topics import Topic

FEWEST: Final = 3
MOST: Final = 5
"""The fewest and the most neighbours of a topic."""
WIDER: Final = 16
"""The number of nearest topics among which a topic about a price is searched."""
PRICE: Final = "price"
"""The part of a topic's name that marks a topic about a price."""
WORTH_TELLING: Final = 1 / 3
"""How near a further neighbour has to be, as a share of how near the nearest is."""


class InCommon(NamedTuple):
    """Something that topics may share: its kind, its source (empty if it has none), and its name."""

    kind: str
    source: str
    name: str


def near_topics(register: Register, of: Iterable[Topic]) -> Mapping[str, Sequence[Topic]]:
    """For each of these topics, by name, the three to five nearest topics of the whole register, the nearest first."""
    shares, rare, whole = _rarities(register)
    topics = list(register.topics)

    def near(one: Topic, other: Topic) -> float:
        return math.fsum(rare[thing] for thing in shares[one.name] & shares[other.name]) / whole[other.name]

    def nearest(one: Topic) -> Sequence[Topic]:
        by_name = {other.name: near(one, other) for other in topics if other is not one}
        found, wider = _nearest(by_name, topics), _in_order(by_name, topics)[:WIDER]
        priced = [other for other in wider if _is_price(other)]
        if len(found) == MOST or _is_price(one) or any(map(_is_price, found)) or not priced:
            return found
        return [*found, priced[0]]

    return {topic.name: nearest(topic) for topic in of}


def _is_price(topic: Topic) -> bool:
    return PRICE in topic.name.split("-")


def _in_order(near: Mapping[str, float], topics: Sequence[Topic]) -> list[Topic]:
    return sorted((topic for topic in topics if topic.name in near), key=lambda topic: -near[topic.name])


def _nearest(near: Mapping[str, float], topics: Sequence[Topic]) -> list[Topic]:
    """The nearest topics; equally near ones are in the order of the register."""
    found = _in_order(near, topics)[:MOST]
    least = near[found[0].name] * WORTH_TELLING
    return [topic for place, topic in enumerate(found) if place < FEWEST or near[topic.name] >= least]


class _Rarities(NamedTuple):
    """What each topic has, by its name, how rare each such thing is, and how much a topic has in all."""

    shares: Mapping[str, frozenset[InCommon]]
    rare: Mapping[InCommon, float]
    whole: Mapping[str, float]


@functools.lru_cache(maxsize=1)
def _rarities(register: Register) -> _Rarities:
    shares = _shares(register)
    having = Counter(thing for things in shares.values() for thing in things)
    rare = {thing: math.log(len(shares) / number) for thing, number in having.items()}
    whole = {name: math.sqrt(1 + math.fsum(rare[thing] for thing in things)) for name, things in shares.items()}
    return _Rarities(shares, rare, whole)


def _shares(register: Register) -> dict[str, frozenset[InCommon]]:
    return {
        topic.name: frozenset([InCommon("chapter", "", chapter.name), *_ruled_by(register, topic), *_about(topic)])
        for chapter in register.chapters
        for topic in chapter.topics
    }


def _ruled_by(register: Register, topic: Topic) -> Iterator[InCommon]:
    """What the sources have for a topic: clauses, their statements, options, and what they leave open."""
    for source, said in topic.answers.items():
        catalogue = register.catalogues[source]
        for name in said.clauses:
            yield InCommon("clause", source, name)
            yield from (InCommon("statement", source, number) for number in catalogue.clauses[name].statements)
        yield from (InCommon("option", source, option.name) for option in register.deciding(source, said.clauses))
        yield from (InCommon("open", source, slug) for slug in said.dropped)


def _about(topic: Topic) -> Iterator[InCommon]:
    """The things of the table that a topic names."""
    for word in folded_words("\n".join((topic.de, *topic.words))):
        if thing := _named(word):
            yield InCommon("thing", "", thing)


@functools.cache
def _named(word: str) -> str:
    """The alphabetically first name of the thing that a word stands for; empty if it is no thing of the table."""
    same = said_alike(word)
    return "" if named_at_the_table().isdisjoint(same) else min(same)
