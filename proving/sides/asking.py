"""One question put to all sources that know a topic, and in which parts that rest on the topic their answers differ."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from proving.sides.counterparts import asked_of
from proving.sides.parts import Parts, apart, cancels, factor, in_proportion, is_amount, parts_of
from tarock_conformance.ask.answer_text import grounds
from tarock_conformance.ask.answered import answer_or_reason
from tarock_reference import respond
from tarock_reference.impostors import Impostor, impostors
from tarock_steps.catalogue.topics import Topic
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import AnyQuestion, Question

Respond = Callable[[bytes], bytes]
Clauses = Mapping[str, Sequence[str]]
"""The clauses that answer a topic, by the sources that know it."""
Resting = Mapping[str, frozenset[str]]
"""The clauses by which each part of an answer is decided."""
Wrong = Sequence[tuple[str, Parts]]
"""What is said instead where nothing but one clause is wrong: the clause, and the parts of that answer."""


class Told(NamedTuple):
    """What one source says to a question in its own words, and the parts of that in the words of whoever asks."""

    question: AnyQuestion
    answer: Answer
    parts: Parts


class Beside(NamedTuple):
    """A question by several sources; ``resting`` are the clauses of the topic by which each part is decided.

    ``otherwise`` are the parts that two of them have otherwise and that rest on the topic, ``in_size`` where that is so
    in nothing but the size of amounts. ``topical`` are all clauses of the topic, ``first`` those that answer it first.
    """

    question: Question
    told: Mapping[str, Told]
    resting: Mapping[str, Resting]
    otherwise: frozenset[str]
    in_size: bool
    topical: frozenset[str]
    first: frozenset[str]

    def clauses(self, rules: str) -> list[str]:
        """The clauses of the topic by which a source decides what is shown."""
        resting = self.resting[rules]
        return sorted({clause for part in self.shown & resting.keys() for clause in resting[part]})

    @property
    def shown(self) -> frozenset[str]:
        """What is otherwise; where nothing is, what two of them decide by the topic and all have alike."""
        counted = Counter(part for resting in self.resting.values() for part in resting)
        alike = {part for part, number in counted.items() if number > 1} - self._apart
        return self.otherwise or frozenset(alike)

    @property
    def _apart(self) -> set[str]:
        pairs = combinations((one.parts for one in self.told.values()), 2)
        return {part for two in pairs for part in apart(*two)}

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
        """How many sources decide what is otherwise by the clause that answers the topic first."""
        return sum(not self.first.isdisjoint(self.clauses(rules)) for rules in self.told if self.otherwise)

    @property
    def deciding(self) -> int:
        """How many sources decide by a clause of the topic what is otherwise."""
        return sum(not self.otherwise.isdisjoint(resting) for resting in self.resting.values())


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
    wrong = {rules: _wrong(one, question.rules, clauses[rules]) for rules, one in told.items()}
    resting = {rules: _resting(one, wrong[rules]) for rules, one in told.items()}
    factors = {rules: _factors(one, wrong[rules]) for rules, one in told.items()}
    exactly, beyond = set[str](), set[str]()
    for one, other in combinations(told, 2):
        mine, theirs = told[one].parts, told[other].parts
        same = {part for part, by in factors[one].items() if not by.isdisjoint(factors[other].get(part, ()))}
        on_topic = {
            part
            for part in apart(mine, theirs) - same
            if _on_topic(part, (mine, resting[one]), (theirs, resting[other]))
        }
        exactly |= on_topic
        beyond |= on_topic & apart(in_proportion(mine), in_proportion(theirs))
    topical = frozenset(clause for each in clauses.values() for clause in each)
    in_size = bool(exactly) and not beyond
    return Beside(question, told, resting, frozenset(beyond or exactly), in_size, topical, first_of(clauses))


def first_of(clauses: Clauses) -> frozenset[str]:
    """The clause of each source that answers a topic first."""
    return frozenset(own[0] for own in clauses.values())


def _on_topic(part: str, *two: tuple[Parts, Resting]) -> bool:
    """Whether two differ in a part over a topic, and not over something else that it hangs on as well.

    What one of them alone forbids is forbidden by the topic, and what amounts come to is decided by it in both;
    where both multiply them alike, as with a Kontra, it is for something else that they are not the same.
    """
    resting = [part in each for _, each in two]
    if is_amount(part):
        return all(resting) and not any(cancels(part, parts) for parts, _ in two)
    refusing = [part in each for parts, each in two if parts.get(part) is False]
    return any(refusing or resting)


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


def _factors(told: Told, wrong: Wrong) -> Mapping[str, frozenset[int]]:
    """How many times its clauses multiply each amount."""
    found: dict[str, set[int]] = {}
    for _, parts in wrong:
        for part in filter(is_amount, apart(told.parts, parts)):
            by = factor(part, told.parts, parts)
            if by is not None and by > 1 and by.denominator == 1:
                found.setdefault(part, set()).add(int(by))
    return {part: frozenset(by) for part, by in found.items()}


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
