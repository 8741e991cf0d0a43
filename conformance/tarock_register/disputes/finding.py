"""Searches the topics of the register for a question in prose, and returns the topics that fit, best first.

A topic's rank is a sum. Each word, and each group of words with one meaning, adds its best value in the topic and its
best value among the topic's rules. The similarity of the whole question to a stored way of asking is added, in which
small words count too, and what is learnt of the stems of its words for and against the topic. Each of several cards
counts less than one alone. Words that only ask for something, such as a price, add to topics of that kind.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from tarock_register.disputes.folding import as_written
from tarock_register.disputes.guessing import NUMBER, ReadWord
from tarock_register.disputes.kinds import kinds, question_line
from tarock_register.disputes.learnt import TENTHS, stems_read
from tarock_register.disputes.texts import Name, Place
from tarock_register.disputes.worth import HUNDRED, WHOLE, Index
from tarock_steps.catalogue.topics import Topic

VAGUE: Final = 2.0
"""The rank without what is learnt below which a topic is no answer unless all words fit it and name things."""
UNKNOWN: Final = 1.2
"""How much higher that rank is, relative to itself and to the share of the words that no text contains."""
SURE: Final = 6.0
FEW: Final = 0.4
"""The rank below which a topic must have more than this share of the words that say what is asked about."""
FEW_OF_ALL: Final = 0.07
"""The share of all words of a question that a topic must have to be more than a guess."""
UNANSWERED: Final = 1.0
"""What a topic that no source answers loses, since few questions are about one."""
WORTH_TELLING: Final = 0.4
"""The share of the best rank that a topic needs to be shown; below it only one common word fits."""
COUNTED: Final[tuple[tuple[tuple[Place, ...], float], ...]] = (((), 1.0), (("clause",), 0.5))
"""Where the best place of a word is looked for, and its weight: everywhere, and once more among the rules."""
TOLD: Final[tuple[Place, ...]] = ("clause",)
"""The places of the texts that are shown with a topic: rules, which answer it, and no questions."""


class Hit(NamedTuple):
    """A topic that was found, its rank, and the clause or option that fits the question best."""

    topic: Topic
    rank: float
    said: Name | None


class Findings(NamedTuple):
    """The topics found, best first; misspelt words with what they were taken for, and words that no text contains.

    ``rests_on`` are the words of the question that fit the first topic; ``few`` says that they are few, or so vague
    that no topic seems to be about it.
    """

    hits: tuple[Hit, ...]
    taken_for: Mapping[str, tuple[str, ...]]
    unknown: tuple[str, ...]
    rests_on: tuple[str, ...] = ()
    few: bool = False

    @property
    def is_none_offered(self) -> bool:
        """Whether no topic is an answer; unknown words alone are no reason for that if as many others fit one."""
        return self.few and not 0 < len(self.unknown) <= len(self.rests_on)


class _Best(NamedTuple):
    """The best text of a topic, by its number, and what it is worth."""

    value: float
    text: int


class _Asked(NamedTuple):
    """A question: its words with their first spelling, and what each is read as.

    ``line`` has all words in order, ``cards`` names of cards, ``phrases`` the names of several words.
    """

    written: Mapping[str, str]
    readings: Mapping[str, ReadWord]
    line: str
    cards: Collection[str]
    phrases: Sequence[str]

    @property
    def meant(self) -> list[str]:
        """The words without small ones, unless there are no others."""
        return [word for word in self.written if not self.readings[word].is_small] or [*self.written]

    def weight(self, word: str) -> float:
        """The weight of a word: less for each of several cards, which are mostly an example."""
        return 1 / math.sqrt(len(self.cards)) if word in self.cards else 1.0

    def has_only_things(self, words: Iterable[str], among: Collection[str]) -> bool:
        """Whether each of the words most likely names a thing of the table and is among others."""
        return all(word in among and self.readings[word].is_thing for word in words)

    def about(self) -> list[str]:
        """The words that say what the question is about: those that do not only ask."""
        only_asked = {word for kind in kinds() for word in kind.said_in(self.line)}
        return [word for word in self.meant if word not in only_asked]

    def taken_for(self) -> dict[str, tuple[str, ...]]:
        """The words that were mistyped or are dialect, with what each was taken for."""
        guesses = [word for word in self.meant if self.readings[word].is_guess]
        return {self.written[word]: tuple(self.readings[word].words) for word in guesses}

    def as_written(self, words: Iterable[str]) -> tuple[str, ...]:
        """Words as they are written in the question."""
        return tuple(self.written[word] for word in words)


def topics_found(index: Index, question: str, sources: Collection[str]) -> Findings:
    """The topics that fit a question; none if only the words fit that merely ask, such as those for a price.

    Of the sources only the texts of these are searched. Words that were taken for others, and unknown words, are
    returned as they are written in the question.
    """
    asked = _read(index, question)
    said = {word: _fits(index, asked, word, sources) for word in asked.written}
    fits = {word: said[word] for word in asked.meant}
    about = {word: _best(index, fits[word]) for word in asked.about()}
    telling = [word for word in about if not re.match(NUMBER, word)]
    unknown = asked.as_written(word for word in telling if not fits[word])
    if about and not any(about.values()):
        return Findings((), asked.taken_for(), unknown)
    together = {phrase: _fits(index, asked, phrase, sources) for phrase in asked.phrases}
    ranks, learnt = _of_the_kinds(index, asked, about), _learnt(index, asked)
    for topic, value in learnt.items():
        ranks[topic] += value
    by_text = _sums([*said.values(), *together.values()])
    hits = _ranked(index, [*fits.values(), *together.values()], by_text, ranks, asked)
    if not hits:
        return Findings((), asked.taken_for(), unknown)
    first, rank = hits[0].topic.name, hits[0].rank
    rests_on, fit = [word for word, best in about.items() if first in best], rank - learnt[first]
    vague = VAGUE * (1 + UNKNOWN * len(unknown) / max(1, len(telling)))
    few = (
        len(rests_on) < FEW_OF_ALL * len(asked.written)
        or (rank < SURE and len(rests_on) < FEW * len(telling))
        or (bool(telling) and fit < vague and not asked.has_only_things(telling, rests_on))
    )
    return Findings(hits, asked.taken_for(), unknown, asked.as_written(rests_on), few)


def _read(index: Index, question: str) -> _Asked:
    written = as_written(question)
    asked_in = index.reader.tongue(written)
    readings = {word: index.reader.read(word, asked_in) for word in written}
    cards = {word for word, reading in readings.items() if reading.is_card}
    line = question_line(question)
    phrases = [phrase for phrase in index.phrases if f" {phrase} " in line]
    return _Asked(written, readings, line, cards, phrases)


def _fits(index: Index, asked: _Asked, word: str, sources: Collection[str]) -> dict[int, float]:
    """What a word is worth in each text that has it, by the number of the text."""
    found: dict[int, float] = {}
    reading = asked.readings.get(word, ReadWord((word,)))
    weight, searched = asked.weight(word), {"", *sources}
    for known in reading.words:
        by_place = index.worth(known).by_place
        for number, near in index.near_texts(known):
            name = index.texts[number].name
            if name.source in searched:
                value = weight * reading.close * near * by_place[name.place] * index.weights[number] / (WHOLE * HUNDRED)
                if value > found.get(number, -1.0):
                    found[number] = value
    return found


def _best(index: Index, values: Mapping[int, float], places: Collection[Place] = ()) -> dict[str, _Best]:
    """The best text of each topic that has any, in some places if these are given; the first of equals."""
    best: dict[str, _Best] = {}
    for number, value in sorted(values.items()):
        text = index.texts[number]
        for topic in text.topics if not places or text.name.place in places else ():
            if topic not in best or value > best[topic].value:
                best[topic] = _Best(value, number)
    return best


def _of_the_kinds(index: Index, asked: _Asked, about: Mapping[str, Collection[str]]) -> dict[str, float]:
    """What is added to the topics of the kinds asked for, if anything else of the question fits them."""
    among = {topic for best in about.values() for topic in best} if about else {topic.name for topic in index.topics}
    added: dict[str, float] = defaultdict(float)
    for kind in kinds():
        for topic in kind.topics(index.topics) & among if kind.said_in(asked.line) else ():
            added[topic] += kind.worth(index.topics)
    return added


def _learnt(index: Index, asked: _Asked) -> dict[str, float]:
    """What is learnt of the stems of the words for each topic; of many stems each counts less."""
    learnt: dict[str, float] = defaultdict(float)
    known = [index.learnt[stem] for stem in stems_read(asked.readings) if stem in index.learnt]
    for weights in known:
        for topic, weight in weights.items():
            learnt[topic] += weight / (TENTHS * math.sqrt(len(known)))
    return learnt


def _take_unsaid(index: Index, asked: _Asked, ranks: dict[str, float]) -> None:
    """Take from each topic what it loses for each subject that the question does not name, if it names any thing."""
    words = (known for reading in asked.readings.values() for known in reading.words)
    named = frozenset[str]().union(*map(index.same_things, (*words, *asked.phrases)))
    names_some = any(reading.is_thing for reading in asked.readings.values())
    for subject in index.subjects if names_some else ():
        if subject.topic in ranks and named.isdisjoint(index.same_things(subject.thing)):
            ranks[subject.topic] -= subject.loss


def _sums(fits: Iterable[Mapping[int, float]]) -> dict[int, float]:
    """What all words together are worth in each text."""
    sums: dict[int, float] = defaultdict(float)
    for values in fits:
        for number, value in values.items():
            sums[number] += value
    return sums


def _ranked(
    index: Index,
    fits: Iterable[Mapping[int, float]],
    by_text: Mapping[int, float],
    ranks: dict[str, float],
    asked: _Asked,
) -> tuple[Hit, ...]:
    """The topics ranked by all that fits, best first, without those that only one common word fits."""
    for values, (places, weight) in product(fits, COUNTED):
        for topic, best in _best(index, values, places).items():
            ranks[topic] += weight * best.value
    alike = {number: value * index.likeness[number] for number, value in by_text.items() if index.likeness[number]}
    for topic, best in _best(index, alike).items():
        ranks[topic] += best.value
    _take_unsaid(index, asked, ranks)
    for unanswered in (topic.name for topic in index.topics if topic.is_unanswered):
        ranks[unanswered] -= UNANSWERED
    said = {topic: index.texts[best.text].name for topic, best in _best(index, by_text, TOLD).items()}
    least = max(0.0, *ranks.values()) * WORTH_TELLING
    found = [topic for topic in index.topics if ranks.get(topic.name, 0.0) > least]
    hits = (Hit(topic, ranks[topic.name], said.get(topic.name)) for topic in found)
    return tuple(sorted(hits, key=lambda hit: -hit.rank))
