"""Compares the answers of all sources that know a topic to one question: the parts that differ because of the topic."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from proving.sides.asked_sources import SourceAnswer
from proving.sides.deciding_clauses import Resting, Source
from proving.sides.item_clauses import led_to
from proving.sides.parts import (
    differing_parts,
    has_meaning,
    has_same_effect,
    in_proportion,
    is_amount,
    is_cancelled_out,
    is_claim,
    is_line,
)
from tarock_protocol.messages.questions import Question
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.topics import Topic, load_topics

Clauses = Mapping[str, Sequence[str]]
"""The clauses that answer a topic, by the sources that know it."""
_FEW: Final = 2
"""A clause that at most so many topics name is one of their own."""
_PERMISSION: Final = "may"
"""The level of a clause that permits something."""


class ComparedSources(NamedTuple):
    """A question with the answers of several sources that know a topic.

    ``otherwise`` are the parts that rest on the topic and differ in two sources, ``in_size`` where they differ only in
    the size of amounts; ``alike`` are those that two decide by the topic, and that differ in none because of it.
    ``first`` are the clauses that answer the topic first, ``own`` those that hardly any other topic names.
    """

    question: Question
    sources: Mapping[str, Source]
    otherwise: frozenset[str]
    alike: frozenset[str]
    in_size: bool
    first: frozenset[str]
    own: frozenset[str]

    @property
    def told(self) -> Mapping[str, SourceAnswer]:
        """The answer of each source."""
        return {rules: source.told for rules, source in self.sources.items()}

    @property
    def resting(self) -> Mapping[str, Resting]:
        """The clauses of the topic by which each source decides each part."""
        return {rules: source.resting for rules, source in self.sources.items()}

    def clauses(self, rules: str) -> list[str]:
        """The clauses of the topic by which a source decides what is shown."""
        resting = self.sources[rules].resting
        return sorted({clause for part in self.shown & resting.keys() for clause in resting[part]})

    @property
    def shown(self) -> frozenset[str]:
        """The parts that differ; where none do, those that two decide by the topic and all have alike."""
        return self.otherwise or self.alike

    @property
    def off_topic(self) -> int:
        """How many clauses outside the topic also decide what differs."""
        if not self.otherwise:
            return 0
        each = [source.elsewhere for source in self.sources.values()]
        return len({clause for resting in each for part in self.otherwise & resting.keys() for clause in resting[part]})

    @property
    def is_decided_in_both(self) -> bool:
        """Whether two sources that differ in a part both decide it by a clause of the topic."""
        return any(
            part in self.otherwise and part in first.resting and part in second.resting
            for first, second in combinations(self.sources.values(), 2)
            for part in differing_parts(first.told.parts, second.told.parts)
        )

    @property
    def by_the_first(self) -> int:
        """How many sources decide what is shown by the clause that answers the topic first, or come to it by that."""
        return sum(
            not self.first.isdisjoint({*self.clauses(rules), *led_to(source.told.question)})
            for rules, source in self.sources.items()
        )

    @property
    def by_its_own(self) -> int:
        """How many sources decide what is shown by a clause that hardly any other topic names."""
        return sum(not self.own.isdisjoint(self.clauses(rules)) for rules in self.sources)

    @property
    def deciding(self) -> int:
        """How many sources decide what is shown by a clause of the topic."""
        return sum(not self.shown.isdisjoint(source.resting) for source in self.sources.values())

    @property
    def behind(self) -> int:
        """How many clauses of the topic decide what is shown, in all sources together."""
        return sum(len(self.clauses(rules)) for rules in self.sources)


def clauses_of(topic: Topic) -> Clauses:
    """The clauses of a topic by source, without the sources that have none."""
    return {rules: said.clauses for rules, said in topic.answers.items() if said.clauses}


def has_difference(told: Mapping[str, SourceAnswer]) -> bool:
    """Whether two of these answers differ in anything."""
    return any(differing_parts(*two) for two in combinations((answer.parts for answer in told.values()), 2))


def compared_sources(question: Question, told: Mapping[str, SourceAnswer], clauses: Clauses) -> ComparedSources:
    """Which parts of the answers rest on the clauses of a topic, and which of these differ."""
    each = {rules: Source(answer, question.rules, clauses[rules]) for rules, answer in told.items()}
    first = first_of(clauses)
    own = frozenset(clause for named in clauses.values() for clause in named) & _of_few_topics()
    exactly, beyond, both, apart_otherwise = set[str](), set[str](), set[str](), set[str]()
    for left, right in combinations(each.values(), 2):
        mine, theirs = left.told.parts, right.told.parts
        otherwise = differing_parts(mine, theirs) - _done_alike(left, right)
        on_topic = frozenset(part for part in otherwise if _is_on_topic(part, (left, right), first | own))
        further = _further(on_topic, left, right)
        exactly |= further | (on_topic & left.priced.keys() & right.priced.keys())
        beyond |= further
        both |= {part for part in left.resting.keys() & right.resting.keys() if has_meaning(part, mine)}
        apart_otherwise |= {part for part in otherwise if not is_amount(part)}
    return ComparedSources(
        question,
        each,
        otherwise=frozenset(beyond or exactly),
        alike=frozenset(both - apart_otherwise),
        in_size=bool(exactly) and not beyond,
        first=first,
        own=own,
    )


@functools.cache
def _of_few_topics() -> frozenset[str]:
    """The clauses that one topic names, and at most one other."""
    each = (clauses_of(topic) for chapter in load_topics() for topic in chapter.topics)
    named = Counter(clause for clauses in each for own in clauses.values() for clause in own)
    return frozenset(clause for clause, number in named.items() if number <= _FEW)


def first_of(clauses: Clauses) -> frozenset[str]:
    """The clause of each source that answers a topic first."""
    return frozenset(own[0] for own in clauses.values())


def _done_alike(one: Source, other: Source) -> set[str]:
    """The amounts to which the topic does the same in two sources, apart from their prices.

    Of clauses that set a price, only those that multiply alike do the same. Where a game is given up, all set one.
    """
    if one.is_given_up:
        return set()
    multiplied, shared = set[str](), set[str]()
    for part in one.done.keys() | one.priced.keys():
        mine, theirs = one.done.get(part, frozenset()), other.done.get(part, frozenset())
        if any(has_same_effect(part, own, its) for own, its in product(mine, theirs)):
            shared.add(part)
        mine, theirs = mine | one.priced.get(part, frozenset()), theirs | other.priced.get(part, frozenset())
        if any(own.is_multiple and own.times == its.times for own, its in product(mine, theirs)):
            multiplied.add(part)
    return multiplied | (shared - (one.priced.keys() & other.priced.keys()))


def _is_on_topic(part: str, two: tuple[Source, Source], telling: frozenset[str]) -> bool:
    """Whether two sources differ in a part over a topic, and not over something else that the part depends on.

    An amount rests on the topic in both, and is not 0 only because items cancel out. Any other part rests on the topic
    in each source that claims it. Where only one source claims it, such as a card that it alone forbids, the other
    source rests on the topic too; or else a clause that is ``telling`` of the topic decides in the one, and the other
    has no other reason.
    """
    if is_amount(part):
        return all(part in source.resting for source in two) and not any(
            is_cancelled_out(part, source.told.parts) for source in two
        )
    claiming = [source for source in two if is_claim(part, source.told.parts)]
    if not claiming or not all(part in source.resting for source in claiming):
        return False
    silent = [source for source in two if source not in claiming]
    if all(part in source.resting for source in silent):
        return True
    deciding = claiming[0].proved.get(part, frozenset())
    return not telling.isdisjoint(deciding) and not any(_has_another_reason(part, source) for source in silent)


def _has_another_reason(part: str, one: Source) -> bool:
    """Whether a clause outside the topic decides a part; a clause that only permits it does not count."""
    levels = load_catalogue(one.told.question.rules).clauses
    return any(levels[clause].level != _PERMISSION for clause in one.elsewhere.get(part, ()))


def _further(on_topic: frozenset[str], one: Source, other: Source) -> frozenset[str]:
    """The parts that differ in more than size; amounts are compared as shares of the largest payment.

    Items for which the topic only sets a price are compared with one another alone, because other items on a sheet do
    not concern it.
    """
    prices = frozenset(part for part in on_topic if one.is_only_priced(part) and other.is_only_priced(part))
    mine, theirs = ({part: said.told.parts[part] for part in prices if is_line(part)} for said in (one, other))
    found = (on_topic - prices) & differing_parts(in_proportion(one.told.parts), in_proportion(other.told.parts))
    return found | differing_parts(in_proportion(mine), in_proportion(theirs))
