"""The smallest question on which sources differ over a topic, of what the scenarios of those that know it ask."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, islice
from typing import Final, NamedTuple

from proving.partings.candidates import Candidate, asked_by_scenarios
from proving.partings.shrinking import right
from proving.sides.asking import Beside, Clauses, beside, clauses_of, differs
from proving.sides.naming import lacking, named_by, shows_another
from proving.sides.on_the_way import (
    announced_on_the_way,
    begun_with,
    bid_on_the_way,
    chosen_on_the_way,
    settled_on_the_way,
    taken_by_the_others,
)
from proving.sides.telling import Told, asked_of_all
from tarock_conformance.ask.answer_text import grounds
from tarock_conformance.fuzz.smallest import smallest
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.topics import Topic
from tarock_steps.protocol import codec
from tarock_steps.protocol.messages.parts import Action
from tarock_steps.protocol.messages.questions import Deal, Question
from tarock_steps.protocol.seating import ACTIVE

_WEIGHED: Final = 12
"""How many deals that show a difference are held beside each other."""
_LOOKED_AT: Final = 60
"""Of how many of the smallest on which answers differ it is looked up whether that rests on the topic.

Where it does on none of them, the first of the others is taken on which it does.
"""
_DEALS: Final = 40
"""How many deals are asked with cards played, and how many without, where nothing smaller shows anything."""
_TRIED: Final = 150
"""Of how many it is tried whether they can be asked of two."""
_SHRUNK: Final = 30
"""How many smaller questions are tried for one."""


class Found(NamedTuple):
    """What came of the search for a topic: how many questions could be asked of two, and the best of them."""

    asked: int
    best: Beside | None


def found_for(topic: Topic) -> Found:
    """The best question of a topic: one on which the sources differ, or else on which they say the same.

    Whole deals are asked where nothing smaller shows a difference by what answers it first, and readings chosen where
    nothing is shown without.
    """
    subject = Subject(clauses_of(topic), named_by(topic), topic.begin)
    if len(subject.clauses) == 1:
        return Found(0, None)
    every = list(_asked_of_two(subject, _questions(subject)))
    plain = [one for one in every if not one.candidate.question.options]
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
    """What is looked for: the clauses of a topic by source, what its question names, and a scenario to begin with."""

    clauses: Clauses
    named: frozenset[str]
    begin: str | None = None

    def lacks(self, one: Beside) -> int:
        """How much of what the topic names a question is not about, or shows another one of."""
        return lacking(self.named, one.question, one.shown) + shows_another(self.named, one.shown)


def _better(small: Beside | None, whole: Beside | None, subject: Subject) -> Beside | None:
    """A smaller question, but where a deal alone shows a difference, or one by what answers the topic first.

    A deal in which something else decides as well shows no more than a smaller question.
    """
    if small is None or whole is None or not whole.otherwise or whole.off_topic:
        return small or whole
    return min(small, whole, key=lambda one: _to_the_point(one, subject))


class _Way(NamedTuple):
    """A candidate with what the sources answer that know the topic.

    ``naming`` is how many of them name the clause that answers it first, how many any of its clauses, and how many
    there are; ``lacking`` is how much of what the topic names it is not about.
    """

    candidate: Candidate
    told: Mapping[str, Told]
    naming: tuple[int, ...]
    lacking: int

    @property
    def rank(self) -> tuple[object, ...]:
        """Those first that are about more of what the topic names.

        Of these those of which more sources answer by the topic or can be asked at all, and then the smaller ones.
        """
        options = bool(self.candidate.question.options)
        return (options, self.lacking, *(-number for number in self.naming), self.candidate.size)


def _questions(subject: Subject) -> Iterator[Candidate]:
    """Every question whose answer names a clause of the topic, and that is no deal."""
    return (one for one in _naming(subject) if not isinstance(one.question, Deal))


def _some_asked(subject: Subject, *, played: bool) -> Iterator[_Way]:
    """Deals that two can be asked, with cards played or without."""
    return islice(_asked_of_two(subject, islice(_deals(subject, played=played), _TRIED)), _DEALS)


def _acts(question: Question) -> Sequence[Action]:
    return question.actions if isinstance(question, Deal) else ()


def _deals(subject: Subject, *, played: bool) -> Iterator[Candidate]:
    """Such deals by the default of every option, those first whose answers name more of what their source has to it.

    Of these the smaller ones come first; and of a kind, which names the same at the same stage, one after each other
    kind has had its turn, each with another auction.
    """
    clauses = subject.clauses
    deals = (one for one in _naming(subject) if isinstance(one.question, Deal) and not one.question.options)
    found = [one for one in deals if bool(_played(one)) is played]

    def named(one: Candidate) -> frozenset[str]:
        return one.named.intersection(clauses[one.question.rules])

    def rank(one: Candidate) -> tuple[object, ...]:
        share = Fraction(len(named(one)), len(clauses[one.question.rules]))
        return lacking(subject.named, one.question), -share, one.size

    ranked = sorted(found, key=rank)
    auctions: dict[object, list[Sequence[Action]]] = {}
    turns: list[tuple[int, Candidate]] = []
    for one in ranked:
        auction = [act for act in _acts(one.question) if act.do == "bid"]
        known = auctions.setdefault((named(one), _played(one) > ACTIVE), [])
        turns.append((len(found) if auction in known else len(known), one))
        known.append(auction)
    return (one for _, one in sorted(turns, key=lambda each: each[0]))


def _played(one: Candidate) -> int:
    """How many cards are played in a deal."""
    return sum(act.do == "play" for act in _acts(one.question))


def _naming(subject: Subject) -> Iterator[Candidate]:
    """Everything whose answer names a clause of the topic; or all that the scenario asks with which it begins."""
    if subject.begin is not None:
        return iter(begun_with(subject.begin))
    clauses = subject.clauses
    return (one for home, own in clauses.items() for one in _asked(home) if not one.named.isdisjoint(own))


def _asked(home: str) -> Iterator[Candidate]:
    """What is asked by scenarios, and what their deals come to on the way."""
    choices = bid_on_the_way(home), announced_on_the_way(home), chosen_on_the_way(home)
    return chain(asked_by_scenarios(home), *choices, settled_on_the_way(home), taken_by_the_others(home))


def _asked_of_two(subject: Subject, among: Iterable[Candidate]) -> Iterator[_Way]:
    """Those of some candidates that two of the sources that know the topic can be asked."""
    clauses = subject.clauses
    for one in among:
        told = {rules: each for rules, each in _by_all(codec.encode(one.question)).items() if rules in clauses}
        if len(told) > 1:
            parts = {part for each in told.values() for part, value in each.parts.items() if _is_told(value)}
            yield _Way(one, told, _naming_of(told, clauses), lacking(subject.named, one.question, parts))


def _is_told(value: object) -> bool:
    """Whether a part tells anything: nothing won and nothing in turn does not."""
    return value is not None and value != []


def _naming_of(told: Mapping[str, Told], clauses: Clauses) -> tuple[int, ...]:
    named = {rules: {*grounds(one.answer)} for rules, one in told.items()}
    first = sum(clauses[rules][0] in each for rules, each in named.items())
    return first, sum(not each.isdisjoint(clauses[rules]) for rules, each in named.items()), len(told)


@functools.cache
def _by_all(line: bytes) -> Mapping[str, Told]:
    return asked_of_all(codec.decode_question(line), sources())


def _best(ways: Sequence[_Way], subject: Subject) -> Beside | None:
    """The best of those on which something rests on the topic.

    Those that differ come before those that do not, but for those that are not about what the topic names.
    """
    ranked = sorted(ways, key=lambda one: one.rank)
    clauses = subject.clauses
    showing = (beside(one.candidate.question, one.told, clauses) for one in ranked if differs(one.told))
    shown = [one for one in islice(showing, _LOOKED_AT) if one.otherwise]
    shown = shown or [*islice((one for one in showing if one.otherwise), 1)]
    best = min(_soonest(shown, subject), key=functools.partial(_order, subject=subject), default=None)
    if best is not None and not subject.lacks(best):
        return best
    each = (beside(one.candidate.question, one.told, clauses) for one in islice(ranked, _LOOKED_AT))
    same = [one for one in each if one.shown and not one.otherwise]
    both = [*same] if best is None else [best, *same]
    return min(both, key=functools.partial(_soon_known, subject=subject), default=None)


def _soonest(shown: Sequence[Beside], subject: Subject) -> Sequence[Beside]:
    """Those that are held beside each other: all of them, but of deals, which take long, only some."""
    soon_known = functools.partial(_soon_known, subject=subject)
    deals = sorted((one for one in shown if isinstance(one.question, Deal)), key=soon_known)
    return [*(one for one in shown if not isinstance(one.question, Deal)), *deals[:_WEIGHED]]


def _to_the_point(one: Beside, subject: Subject) -> tuple[object, ...]:
    """Those first by the default of every option that are about what the topic names.

    Of these those first that differ, by the topic in both, and by what answers it first.
    """
    differs_in_both = not one.otherwise, not one.in_both
    return bool(one.question.options), subject.lacks(one), *differs_in_both, -one.by_the_first


def _by_the_topic(one: Beside) -> tuple[object, ...]:
    """Those first by clauses that hardly another topic names, and by the topic in all that are asked.

    Then those in more than size, that more answer, and that more of the topic decides.
    """
    undecided = len(one.told) - one.deciding
    return -one.by_its_own, undecided, one.in_size, -len(one.told), -one.behind


def _soon_known(one: Beside, subject: Subject) -> tuple[object, ...]:
    """What the order of some is that can be known soon."""
    return (*_to_the_point(one, subject), *_by_the_topic(one))


def _order(one: Beside, subject: Subject) -> tuple[object, ...]:
    """Those first that are to the point, then those over which nothing else decides."""
    off_topic = one.off_topic
    return (*_to_the_point(one, subject), bool(off_topic), *_by_the_topic(one), off_topic)


def _made_small(found: Beside, subject: Subject) -> Beside:
    """The smallest that was found to begin with this one, no worse than it."""
    best, order, clauses = found, _order(found, subject), subject.clauses

    def shows(question: Question) -> bool:
        nonlocal best
        told = asked_of_all(question, [*clauses])
        if len(told) < len(best.told):
            return False
        again = beside(question, told, clauses)
        if not again.shown or bool(again.otherwise) is not bool(found.otherwise) or _order(again, subject) > order:
            return False
        best = again
        return True

    smallest(best.question, shows, right, _SHRUNK)
    return best
