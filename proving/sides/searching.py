"""Searches the questions of scenarios for the smallest one on which sources differ over a topic."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, islice
from typing import Final, NamedTuple

from proving.partings.candidates import Candidate, asked_by_scenarios
from proving.partings.shrinking import right
from proving.sides.asked_sources import SourceAnswer, asked_of_all
from proving.sides.asking import Clauses, ComparedSources, clauses_of, compared_sources, has_difference
from proving.sides.cut_questions import (
    announced_on_the_way,
    begun_with,
    bid_on_the_way,
    chosen_on_the_way,
    settled_on_the_way,
    taken_by_the_others,
)
from proving.sides.naming import is_about_another, lacking, named_by
from tarock_protocol import codec
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Deal, Question
from tarock_protocol.seating import ACTIVE
from tarock_register.ask.answer_grounds import grounds
from tarock_searching.shrink.smallest import smallest
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.topics import Topic

_WEIGHED: Final = 12
"""How many deals that show a difference are compared."""
_LOOKED_AT: Final = 60
"""How many of the smallest questions with different answers are checked for a difference that rests on the topic.

Where there is none among them, the first later question that has one is taken.
"""
_DEALS: Final = 40
"""How many deals with cards played, and how many without, are asked where nothing smaller shows anything."""
_TRIED: Final = 150
"""For how many deals it is tried whether two sources can be asked."""
_SHRUNK: Final = 30
"""How many smaller questions are tried for one."""


class Found(NamedTuple):
    """The result of the search for a topic: how many questions two sources could be asked, and the best of them."""

    asked: int
    best: ComparedSources | None


def found_for(topic: Topic) -> Found:
    """The best question of a topic: one on which the sources differ, or else one on which they agree.

    Whole deals are asked where nothing smaller shows a difference by the clause that answers first. Readings are chosen
    where nothing is shown without.
    """
    subject = Subject(clauses_of(topic), named_by(topic), topic.begin)
    if len(subject.clauses) <= 1:
        return Found(0, None)
    every = list(_asked_of_two(subject, _questions(subject)))
    plain = [way for way in every if not way.candidate.question.options]
    small = _best(plain, subject)
    if small is not None and small.otherwise and small.by_the_first and not subject.lacks(small):
        return Found(len(plain), _made_small(small, subject))
    deals = [*_some_asked(subject, played=True), *_some_asked(subject, played=False)]
    asked = len(plain) + len(deals)
    if (best := _better(small, _best(deals, subject), subject)) is not None:
        return Found(asked, _made_small(best, subject) if best is small else best)
    chosen = _best(every, subject)
    return Found(asked, None if chosen is None else _made_small(chosen, subject))


class Subject(NamedTuple):
    """The subject of a search: the clauses of a topic by source, what its question names, and a first scenario."""

    clauses: Clauses
    named: frozenset[str]
    begin: str | None = None

    def lacks(self, one: ComparedSources) -> int:
        """How many of the things that the topic names a question is not about, and 1 more if it shows another one."""
        return lacking(self.named, one.question, one.shown) + is_about_another(self.named, one.shown)


def _better(small: ComparedSources | None, whole: ComparedSources | None, subject: Subject) -> ComparedSources | None:
    """The smaller question, unless the deal alone shows a difference, or one by what answers the topic first.

    A deal in which something else decides too shows no more than a smaller question.
    """
    if small is None or whole is None or not whole.otherwise or whole.off_topic:
        return small or whole
    return min(small, whole, key=lambda shown: _to_the_point(shown, subject))


class _Way(NamedTuple):
    """A candidate with the answers of the sources that know the topic.

    ``naming`` is how many of them name the clause that answers first, how many name any clause of the topic, and how
    many there are. ``lacking`` is how many of the things that the topic names it is not about.
    """

    candidate: Candidate
    told: Mapping[str, SourceAnswer]
    naming: tuple[int, ...]
    lacking: int

    @property
    def rank(self) -> tuple[object, ...]:
        """The sort key: first without options, then about most of what the topic names.

        Then come those that more sources answer by the topic, or can be asked at all, and then the smaller ones.
        """
        options = bool(self.candidate.question.options)
        return (options, self.lacking, *(-number for number in self.naming), self.candidate.size)


def _questions(subject: Subject) -> Iterator[Candidate]:
    """Every question, except deals, whose answer names a clause of the topic."""
    return (entry for entry in _naming(subject) if not isinstance(entry.question, Deal))


def _some_asked(subject: Subject, *, played: bool) -> Iterator[_Way]:
    """Deals that two sources can be asked, with cards played or without."""
    return islice(_asked_of_two(subject, islice(_deals(subject, played=played), _TRIED)), _DEALS)


def _acts(question: Question) -> Sequence[Action]:
    return question.actions if isinstance(question, Deal) else ()


def _deals(subject: Subject, *, played: bool) -> Iterator[Candidate]:
    """Such deals under the default of every option; first those whose answers name most of their source's clauses.

    Then come the smaller ones. Deals that name the same at the same stage are of one kind. A second deal of a kind
    has another auction, and comes after the first deals of all kinds.
    """
    clauses = subject.clauses
    deals = (entry for entry in _naming(subject) if isinstance(entry.question, Deal) and not entry.question.options)
    found = [entry for entry in deals if bool(_played(entry)) is played]

    def named(one: Candidate) -> frozenset[str]:
        return one.named.intersection(clauses[one.question.rules])

    def rank(one: Candidate) -> tuple[object, ...]:
        share = Fraction(len(named(one)), len(clauses[one.question.rules]))
        return lacking(subject.named, one.question), -share, one.size

    ranked = sorted(found, key=rank)
    bids_asked: dict[object, list[Sequence[Action]]] = {}
    turns: list[tuple[int, Candidate]] = []
    for entry in ranked:
        bids = [act for act in _acts(entry.question) if act.do == "bid"]
        known = bids_asked.setdefault((named(entry), _played(entry) > ACTIVE), [])
        turns.append((len(found) if bids in known else len(known), entry))
        known.append(bids)
    return (entry for _, entry in sorted(turns, key=lambda turn: turn[0]))


def _played(one: Candidate) -> int:
    """How many cards are played in a deal."""
    return sum(act.do == "play" for act in _acts(one.question))


def _naming(subject: Subject) -> Iterator[Candidate]:
    """Everything whose answer names a clause of the topic, or everything from the scenario to begin with."""
    if subject.begin is not None:
        return iter(begun_with(subject.begin))
    clauses = subject.clauses
    return (entry for home, own in clauses.items() for entry in _asked(home) if not entry.named.isdisjoint(own))


def _asked(home: str) -> Iterator[Candidate]:
    """The questions of scenarios, and what their deals come to on the way."""
    choices = bid_on_the_way(home), announced_on_the_way(home), chosen_on_the_way(home)
    return chain(asked_by_scenarios(home), *choices, settled_on_the_way(home), taken_by_the_others(home))


def _asked_of_two(subject: Subject, among: Iterable[Candidate]) -> Iterator[_Way]:
    """The candidates that two of the sources that know the topic can be asked."""
    clauses = subject.clauses
    for entry in among:
        told = {rules: answer for rules, answer in _by_all(codec.encode(entry.question)).items() if rules in clauses}
        if len(told) > 1:
            parts = {part for answer in told.values() for part, value in answer.parts.items() if _is_told(value)}
            yield _Way(entry, told, _naming_of(told, clauses), lacking(subject.named, entry.question, parts))


def _is_told(value: object) -> bool:
    """Whether a part says anything: nothing won and nobody in turn does not."""
    return value is not None and value != []


def _naming_of(told: Mapping[str, SourceAnswer], clauses: Clauses) -> tuple[int, ...]:
    named = {rules: {*grounds(answer.answer)} for rules, answer in told.items()}
    first = sum(clauses[rules][0] in names for rules, names in named.items())
    return first, sum(not names.isdisjoint(clauses[rules]) for rules, names in named.items()), len(told)


@functools.cache
def _by_all(line: bytes) -> Mapping[str, SourceAnswer]:
    return asked_of_all(codec.decode_question(line), sources())


def _best(ways: Sequence[_Way], subject: Subject) -> ComparedSources | None:
    """The best question in which something rests on the topic.

    Those on which sources differ come first, unless they are not about what the topic names.
    """
    ranked = sorted(ways, key=lambda way: way.rank)
    clauses = subject.clauses
    showing = (
        compared_sources(way.candidate.question, way.told, clauses) for way in ranked if has_difference(way.told)
    )
    shown = [found for found in islice(showing, _LOOKED_AT) if found.otherwise]
    shown = shown or [*islice((found for found in showing if found.otherwise), 1)]
    best = min(_soonest(shown, subject), key=functools.partial(_order, subject=subject), default=None)
    if best is not None and not subject.lacks(best):
        return best
    each = (compared_sources(way.candidate.question, way.told, clauses) for way in islice(ranked, _LOOKED_AT))
    same = [found for found in each if found.shown and not found.otherwise]
    both = [*same] if best is None else [best, *same]
    return min(both, key=functools.partial(_soon_known, subject=subject), default=None)


def _soonest(shown: Sequence[ComparedSources], subject: Subject) -> Sequence[ComparedSources]:
    """Those that are compared: all of them, but only some of the deals, which take long."""
    soon_known = functools.partial(_soon_known, subject=subject)
    deals = sorted((found for found in shown if isinstance(found.question, Deal)), key=soon_known)
    return [*(found for found in shown if not isinstance(found.question, Deal)), *deals[:_WEIGHED]]


def _to_the_point(one: ComparedSources, subject: Subject) -> tuple[object, ...]:
    """A sort key: first without options, then about most of what the topic names.

    Then come those that differ, by the topic in both, and by the clause that answers first.
    """
    differs_in_both = not one.otherwise, not one.is_decided_in_both
    return bool(one.question.options), subject.lacks(one), *differs_in_both, -one.by_the_first


def _by_the_topic(one: ComparedSources) -> tuple[object, ...]:
    """A sort key: first by clauses that hardly any other topic names, then by the topic in all sources that are asked.

    Then come those that differ in more than size, that more sources answer, and that more of the topic decides.
    """
    undecided = len(one.told) - one.deciding
    return -one.by_its_own, undecided, one.in_size, -len(one.told), -one.behind


def _soon_known(one: ComparedSources, subject: Subject) -> tuple[object, ...]:
    """The part of the sort key that can be known soon."""
    return (*_to_the_point(one, subject), *_by_the_topic(one))


def _order(one: ComparedSources, subject: Subject) -> tuple[object, ...]:
    """The sort key: first those to the point, then those over which nothing else decides."""
    off_topic = one.off_topic
    return (*_to_the_point(one, subject), bool(off_topic), *_by_the_topic(one), off_topic)


def _made_small(found: ComparedSources, subject: Subject) -> ComparedSources:
    """The smallest question found from this one that is no worse."""
    best, order, clauses = found, _order(found, subject), subject.clauses

    def is_shown(question: Question) -> bool:
        nonlocal best
        told = asked_of_all(question, [*clauses])
        if len(told) < len(best.told):
            return False
        again = compared_sources(question, told, clauses)
        if not again.shown or bool(again.otherwise) is not bool(found.otherwise) or _order(again, subject) > order:
            return False
        best = again
        return True

    smallest(best.question, is_shown, right, _SHRUNK)
    return best
