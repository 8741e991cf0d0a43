"""One question put to all sources that know a topic, and in which parts that rest on the topic their answers differ."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from proving.sides.led import led_to
from proving.sides.parts import (
    apart,
    cancels,
    claims,
    do_alike,
    in_proportion,
    is_amount,
    is_line,
    says_something,
)
from proving.sides.resting import Resting, Source
from proving.sides.telling import Told
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.topics import Topic, load_topics
from tarock_steps.protocol.messages.questions import Question

Clauses = Mapping[str, Sequence[str]]
"""The clauses that answer a topic, by the sources that know it."""
_FEW: Final = 2
"""How many topics may name a clause that is one of their own."""
_PERMISSION: Final = "may"
"""The level of a clause that says what may be done."""


class Beside(NamedTuple):
    """A question by several sources that know a topic.

    ``otherwise`` are the parts that two of them have otherwise and that rest on the topic, ``in_size`` where that is so
    in nothing but the size of amounts; ``alike`` are those that two decide by it and nobody has otherwise over it.
    ``first`` are the clauses that answer the topic first, ``own`` those that hardly another one names.
    """

    question: Question
    sources: Mapping[str, Source]
    otherwise: frozenset[str]
    alike: frozenset[str]
    in_size: bool
    first: frozenset[str]
    own: frozenset[str]

    @property
    def told(self) -> Mapping[str, Told]:
        """What each of them says."""
        return {rules: one.told for rules, one in self.sources.items()}

    @property
    def resting(self) -> Mapping[str, Resting]:
        """The clauses of the topic by which each of them decides each part."""
        return {rules: one.resting for rules, one in self.sources.items()}

    def clauses(self, rules: str) -> list[str]:
        """The clauses of the topic by which a source decides what is shown."""
        resting = self.sources[rules].resting
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
        each = [one.elsewhere for one in self.sources.values()]
        return len({clause for one in each for part in self.otherwise & one.keys() for clause in one[part]})

    @property
    def in_both(self) -> bool:
        """Whether two sources that have a part otherwise decide it by a clause of the topic, each by its own."""
        return any(
            part in self.otherwise and part in one.resting and part in other.resting
            for one, other in combinations(self.sources.values(), 2)
            for part in apart(one.told.parts, other.told.parts)
        )

    @property
    def by_the_first(self) -> int:
        """How many sources decide what is shown by the clause that answers the topic first, or come to it by that."""
        return sum(
            not self.first.isdisjoint({*self.clauses(rules), *led_to(one.told.question)})
            for rules, one in self.sources.items()
        )

    @property
    def by_its_own(self) -> int:
        """How many sources decide what is shown by a clause that hardly another topic names."""
        return sum(not self.own.isdisjoint(self.clauses(rules)) for rules in self.sources)

    @property
    def deciding(self) -> int:
        """How many sources decide by a clause of the topic what is shown."""
        return sum(not self.shown.isdisjoint(one.resting) for one in self.sources.values())

    @property
    def behind(self) -> int:
        """How many clauses of the topic decide what is shown, of all sources together."""
        return sum(len(self.clauses(rules)) for rules in self.sources)


def clauses_of(topic: Topic) -> Clauses:
    """The clauses of a topic by source, without the sources that have none."""
    return {rules: said.clauses for rules, said in topic.answers.items() if said.clauses}


def differs(told: Mapping[str, Told]) -> bool:
    """Whether two of these say anything otherwise."""
    return any(apart(*two) for two in combinations((one.parts for one in told.values()), 2))


def beside(question: Question, told: Mapping[str, Told], clauses: Clauses) -> Beside:
    """What of the answers rests on the clauses of a topic, and in which parts of that they differ."""
    each = {rules: Source(one, question.rules, clauses[rules]) for rules, one in told.items()}
    first = first_of(clauses)
    own = frozenset(clause for named in clauses.values() for clause in named) & _of_few_topics()
    exactly, beyond, both, apart_otherwise = set[str](), set[str](), set[str](), set[str]()
    for one, other in combinations(each.values(), 2):
        mine, theirs = one.told.parts, other.told.parts
        otherwise = apart(mine, theirs) - _done_alike(one, other)
        on_topic = frozenset(part for part in otherwise if _on_topic(part, (one, other), first | own))
        further = _further(on_topic, one, other)
        exactly |= further | (on_topic & one.priced.keys() & other.priced.keys())
        beyond |= further
        both |= {part for part in one.resting.keys() & other.resting.keys() if says_something(part, mine)}
        apart_otherwise |= {part for part in otherwise if not is_amount(part)}
    return Beside(
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
    """The clauses that a topic names and at most one other."""
    each = (clauses_of(topic) for chapter in load_topics() for topic in chapter.topics)
    named = Counter(clause for clauses in each for own in clauses.values() for clause in own)
    return frozenset(clause for clause, number in named.items() if number <= _FEW)


def first_of(clauses: Clauses) -> frozenset[str]:
    """The clause of each source that answers a topic first."""
    return frozenset(own[0] for own in clauses.values())


def _done_alike(one: Source, other: Source) -> set[str]:
    """The amounts to which two sources do the same by the topic, and that are not the same for their prices.

    Of clauses that say a price only those do the same that multiply; of a game that is given up each says its price.
    """
    if one.gives_up:
        return set()
    multiplied, shared = set[str](), set[str]()
    for part in one.done.keys() | one.priced.keys():
        mine, theirs = one.done.get(part, frozenset()), other.done.get(part, frozenset())
        if any(do_alike(part, each, its) for each, its in product(mine, theirs)):
            shared.add(part)
        mine, theirs = mine | one.priced.get(part, frozenset()), theirs | other.priced.get(part, frozenset())
        if any(each.multiplies and each.times == its.times for each, its in product(mine, theirs)):
            multiplied.add(part)
    return multiplied | (shared - (one.priced.keys() & other.priced.keys()))


def _on_topic(part: str, two: tuple[Source, Source], telling: frozenset[str]) -> bool:
    """Whether two differ in a part over a topic, and not over something else that it depends on as well.

    What amounts come to is decided by it in both; where it does the same to them in both, as a Kontra does, it is for
    something else that they are not the same. Anything else is decided by it in both that claim it. Where one of them
    alone claims it, as a card that it alone forbids, one of the clauses decides that are ``telling`` of the topic, and
    the other one is not otherwise for another reason.
    """
    if is_amount(part):
        return all(part in one.resting for one in two) and not any(cancels(part, one.told.parts) for one in two)
    claiming = [one for one in two if claims(part, one.told.parts)]
    if not claiming or not all(part in one.resting for one in claiming):
        return False
    silent = [one for one in two if one not in claiming]
    if all(part in one.resting for one in silent):
        return True
    deciding = claiming[0].proved.get(part, frozenset())
    return not telling.isdisjoint(deciding) and not any(_for_another_reason(part, one) for one in silent)


def _for_another_reason(part: str, one: Source) -> bool:
    """Whether a clause that is none of the topic decides a part, but for one that only says that it may be done."""
    levels = load_catalogue(one.told.question.rules).clauses
    return any(levels[clause].level != _PERMISSION for clause in one.elsewhere.get(part, ()))


def _further(on_topic: frozenset[str], one: Source, other: Source) -> frozenset[str]:
    """The parts that are otherwise in more than size: amounts are held against the largest payment.

    Of what the topic does nothing to but say its price, one item is held against the others alone, as what else is on a
    sheet is nothing about it.
    """
    prices = frozenset(part for part in on_topic if one.only_priced(part) and other.only_priced(part))
    mine, theirs = ({part: said.told.parts[part] for part in prices if is_line(part)} for said in (one, other))
    found = (on_topic - prices) & apart(in_proportion(one.told.parts), in_proportion(other.told.parts))
    return found | apart(in_proportion(mine), in_proportion(theirs))
