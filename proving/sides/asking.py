"""One question put to all sources that know a topic, and in which parts that rest on the topic their answers differ."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from proving.sides.counterparts import asked_of
from proving.sides.parts import (
    Effect,
    Parts,
    apart,
    cancels,
    do_alike,
    effect,
    in_proportion,
    is_amount,
    parts_of,
    says_something,
)
from tarock_conformance.ask.answer_text import grounds
from tarock_conformance.ask.answered import answer_or_reason
from tarock_reference import respond
from tarock_reference.impostors import Impostor, impostors
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.topics import Topic, load_topics
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import AnyQuestion, Question

Respond = Callable[[bytes], bytes]
Clauses = Mapping[str, Sequence[str]]
"""The clauses that answer a topic, by the sources that know it."""
Resting = Mapping[str, frozenset[str]]
"""The clauses by which each part of an answer is decided."""
Wrong = Sequence[tuple[str, Parts]]
"""What is said instead where nothing but one clause is wrong: the clause, and the parts of that answer."""
Effects = Mapping[str, frozenset[Effect]]
"""What clauses of a topic do to the amounts of an answer."""
_FEW: Final = 2
"""How many topics may name a clause that is one of their own."""
_PRICE: Final = "value"
"""The level of a clause that says how much something counts."""


class Told(NamedTuple):
    """What one source says to a question in its own words, and the parts of that in the words of whoever asks."""

    question: AnyQuestion
    answer: Answer
    parts: Parts


class Beside(NamedTuple):
    """A question by several sources; ``resting`` are the clauses of the topic by which each part is decided.

    ``otherwise`` are the parts that two of them have otherwise and that rest on the topic, ``in_size`` where that is so
    in nothing but the size of amounts; ``alike`` are those that two decide by it and nobody has otherwise over it.
    ``topical`` are all clauses of the topic, ``first`` those that answer it first, ``own`` those that hardly
    another one names.
    """

    question: Question
    told: Mapping[str, Told]
    resting: Mapping[str, Resting]
    otherwise: frozenset[str]
    alike: frozenset[str]
    in_size: bool
    topical: frozenset[str]
    first: frozenset[str]
    own: frozenset[str]

    def clauses(self, rules: str) -> list[str]:
        """The clauses of the topic by which a source decides what is shown."""
        resting = self.resting[rules]
        return sorted({clause for part in self.shown & resting.keys() for clause in resting[part]})

    @property
    def shown(self) -> frozenset[str]:
        """What is otherwise; where nothing is, what two of them decide by the topic and all have alike."""
        return self.otherwise or self.alike

    @property
    def off_topic(self) -> int:
        """How many clauses that are none of the topic decide what is otherwise as well."""
        if not self.otherwise:
            return 0
        named = {clause for one in self.told.values() for clause in grounds(one.answer)}
        found: set[str] = set()
        for one in self.told.values():
            others = sorted(named - self.topical)
            for part, clauses in _resting(one, _wrong(one, self.question.rules, others)).items():
                found |= clauses if part in self.otherwise else set()
        return len(found)

    @property
    def in_both(self) -> bool:
        """Whether two sources that have a part otherwise decide it by a clause of the topic, each by its own."""
        pairs = combinations(self.told, 2)
        return any(
            part in self.otherwise and part in self.resting[one] and part in self.resting[other]
            for one, other in pairs
            for part in apart(self.told[one].parts, self.told[other].parts)
        )

    @property
    def by_the_first(self) -> int:
        """How many sources decide what is shown by the clause that answers the topic first."""
        return sum(not self.first.isdisjoint(self.clauses(rules)) for rules in self.told)

    @property
    def by_its_own(self) -> int:
        """How many sources decide what is shown by a clause that hardly another topic names."""
        return sum(not self.own.isdisjoint(self.clauses(rules)) for rules in self.told)

    @property
    def deciding(self) -> int:
        """How many sources decide by a clause of the topic what is shown."""
        return sum(not self.shown.isdisjoint(resting) for resting in self.resting.values())

    @property
    def behind(self) -> int:
        """How many clauses of the topic decide what is shown, of all sources together."""
        return sum(len(self.clauses(rules)) for rules in self.told)


def clauses_of(topic: Topic) -> Clauses:
    """The clauses of a topic by source, without the sources that have none."""
    return {rules: said.clauses for rules, said in topic.answers.items() if said.clauses}


def asked_of_all(question: Question, sources: Sequence[str]) -> dict[str, Told]:
    """What each of the sources answers that can be asked it, each in its own words."""
    own = {rules: asked_of(question, rules) for rules in sources}
    told = {rules: told_by(one, question.rules, respond) for rules, one in own.items() if one is not None}
    return {rules: one for rules, one in told.items() if one is not None}


def told_by(question: AnyQuestion, home: str, answers: Respond) -> Told | None:
    """What an engine answers, in parts by the words of ``home``; none where it has no answer."""
    answer = answer_or_reason(question, answers)
    return None if isinstance(answer, str) else Told(question, answer, parts_of(question, answer, home))


def differs(told: Mapping[str, Told]) -> bool:
    """Whether two of these say anything otherwise."""
    return any(apart(*two) for two in combinations((one.parts for one in told.values()), 2))


def beside(question: Question, told: Mapping[str, Told], clauses: Clauses) -> Beside:
    """What of the answers rests on the clauses of a topic, and in which parts of that they differ."""
    each = {rules: _source(rules, one, question.rules, clauses[rules]) for rules, one in told.items()}
    exactly, beyond, both, apart_otherwise = set[str](), set[str](), set[str](), set[str]()
    for one, other in combinations(each.values(), 2):
        mine, theirs = one.told.parts, other.told.parts
        same = _done_alike(one, other)
        otherwise = apart(mine, theirs) - same
        on_topic = {part for part in otherwise if _on_topic(part, one, other)}
        further = on_topic & apart(in_proportion(mine), in_proportion(theirs))
        exactly |= further | (on_topic & one.priced.keys() & other.priced.keys())
        beyond |= further
        both |= {part for part in one.resting.keys() & other.resting.keys() if says_something(part, mine)}
        apart_otherwise |= {part for part in otherwise if not is_amount(part)}
    topical = frozenset(clause for own in clauses.values() for clause in own)
    return Beside(
        question,
        told,
        {rules: one.resting for rules, one in each.items()},
        otherwise=frozenset(beyond or exactly),
        alike=frozenset(both - apart_otherwise),
        in_size=bool(exactly) and not beyond,
        topical=topical,
        first=first_of(clauses),
        own=topical & _of_few_topics(),
    )


@functools.cache
def _of_few_topics() -> frozenset[str]:
    """The clauses that a topic names and at most one other."""
    each = (clauses_of(topic) for chapter in load_topics() for topic in chapter.topics)
    named = Counter(clause for clauses in each for own in clauses.values() for clause in own)
    return frozenset(clause for clause, number in named.items() if number <= _FEW)


def first_of(clauses: Clauses) -> frozenset[str]:
    """The clause of each source that answers a topic first."""
    return frozenset(own[0] for own in clauses.values())


class _Source(NamedTuple):
    """What a source says, what it says where a clause of the topic is wrong, and what of it rests on which of them.

    ``priced`` and ``done`` are what clauses that say a price, and all others, do to each amount of the answer.
    """

    told: Told
    wrong: Wrong
    resting: Resting
    priced: Effects
    done: Effects


def _source(rules: str, told: Told, home: str, clauses: Sequence[str]) -> _Source:
    wrong = _wrong(told, home, clauses)
    levels = load_catalogue(rules).clauses
    priced = [one for one in wrong if levels[one[0]].level == _PRICE]
    done = [one for one in wrong if levels[one[0]].level != _PRICE]
    return _Source(told, wrong, _resting(told, wrong), _effects(told, priced), _effects(told, done))


def _done_alike(one: _Source, other: _Source) -> set[str]:
    """The amounts to which two sources do the same by the topic, and that are not the same for their prices.

    Of clauses that say a price only those do the same that multiply.
    """
    multiplied, shared = set[str](), set[str]()
    for part in one.done.keys() | one.priced.keys():
        mine, theirs = one.done.get(part, frozenset()), other.done.get(part, frozenset())
        if any(do_alike(part, each, its) for each, its in product(mine, theirs)):
            shared.add(part)
        mine, theirs = mine | one.priced.get(part, frozenset()), theirs | other.priced.get(part, frozenset())
        if any(each.multiplies and each.times == its.times for each, its in product(mine, theirs)):
            multiplied.add(part)
    return multiplied | (shared - (one.priced.keys() & other.priced.keys()))


def _on_topic(part: str, *two: _Source) -> bool:
    """Whether two differ in a part over a topic, and not over something else that it hangs on as well.

    What one of them alone forbids is forbidden by the topic, and what amounts come to is decided by it in both;
    where it does the same to them in both, as a Kontra does, it is for something else that they are not the same.
    Anything else is decided by it in both, or in the one that says it alone.
    """
    resting = [part in one.resting for one in two]
    if is_amount(part):
        return all(resting) and not any(cancels(part, one.told.parts) for one in two)
    refusing = [part in one.resting for one in two if one.told.parts.get(part) is False]
    saying = [part in one.resting for one in two if part in one.told.parts]
    return any(refusing) if refusing else all(saying)


def _wrong(told: Told, home: str, clauses: Sequence[str]) -> Wrong:
    """What engines answer that have nothing wrong but one of the clauses, where they say anything otherwise."""
    each = _impostors_of(told.question.rules)
    among = [one for clause in clauses for one in each.get(clause, ())]
    answers = ((one.clause, told_by(told.question, home, _responder(one))) for one in among)
    return [(clause, wrong.parts) for clause, wrong in answers if wrong is not None and wrong.answer != told.answer]


def _resting(told: Told, wrong: Wrong) -> Resting:
    """The clauses by which each part is decided: an engine that has nothing wrong but one of them says it otherwise."""
    found: dict[str, frozenset[str]] = {}
    for clause, parts in wrong:
        for part in apart(told.parts, parts):
            found[part] = found.get(part, frozenset()) | {clause}
    return found


def _effects(told: Told, wrong: Wrong) -> Effects:
    """What the clauses do to each amount that is otherwise where one of them is wrong."""
    found: dict[str, frozenset[Effect]] = {}
    for _, parts in wrong:
        for part in filter(is_amount, apart(told.parts, parts)):
            found[part] = found.get(part, frozenset()) | {effect(part, told.parts, parts)}
    return found


@functools.cache
def _impostors_of(rules: str) -> Mapping[str, Sequence[Impostor]]:
    """The impostors of each clause of a source."""
    found: dict[str, list[Impostor]] = {}
    for one in impostors(rules):
        found.setdefault(one.clause, []).append(one)
    return found


@functools.lru_cache(256)
def _responder(impostor: Impostor) -> Respond:
    return impostor.respond()
