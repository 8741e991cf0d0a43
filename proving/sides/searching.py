"""The smallest question on which sources differ over a topic, of what the scenarios of those that know it ask."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, islice
from typing import Final, NamedTuple

from proving.partings.candidates import Candidate, asked_by_scenarios
from proving.partings.shrinking import right
from proving.sides.asking import Beside, Clauses, Told, asked_of_all, beside, clauses_of, differs
from proving.sides.on_the_way import announced_on_the_way, chosen_on_the_way
from tarock_conformance.ask.answer_text import grounds
from tarock_conformance.fuzz.smallest import smallest
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.topics import Topic
from tarock_steps.protocol import codec
from tarock_steps.protocol.messages.parts import Action
from tarock_steps.protocol.messages.questions import Deal, Question

_WEIGHED: Final = 12
"""How many of the smallest that show a difference are held beside each other."""
_LOOKED_AT: Final = 60
"""Of how many of the smallest on which answers differ it is looked up whether that rests on the topic.

Where it does on none of them, the first of the others is taken on which it does.
"""
_DEALS: Final = 20
"""How many deals are asked with cards played, and how many without, where nothing smaller shows anything."""
_TRIED: Final = 80
"""Of how many it is tried whether they can be asked of two."""
_SHRUNK: Final = 30
"""How many smaller questions are tried for one."""


class Found(NamedTuple):
    """What came of the search for a topic: how many questions could be asked of two, and the best of them."""

    asked: int
    best: Beside | None


def found_for(topic: Topic) -> Found:
    """The best question of a topic: one on which the sources differ, or else on which they say the same.

    Whole deals are asked where nothing smaller shows anything of it, and readings chosen where nothing does without.
    """
    clauses = clauses_of(topic)
    if len(clauses) == 1:
        return Found(0, None)
    every = list(_asked_of_two(clauses, _questions(clauses)))
    plain = [one for one in every if not one.candidate.question.options]
    small = _best(plain, clauses)
    if small is not None:
        return Found(len(plain), _made_small(small, clauses))
    deals = [*_some_asked(clauses, played=True), *_some_asked(clauses, played=False)]
    asked = len(plain) + len(deals)
    if (whole := _best(deals, clauses)) is not None:
        return Found(asked, whole)
    chosen = _best(every, clauses)
    return Found(asked, None if chosen is None else _made_small(chosen, clauses))


class _Way(NamedTuple):
    """A candidate with what the sources answer that know the topic.

    ``naming`` is how many of them name the clause that answers it first, how many any of its clauses, and how many
    there are.
    """

    candidate: Candidate
    told: Mapping[str, Told]
    naming: tuple[int, ...]

    @property
    def rank(self) -> tuple[object, ...]:
        """Those first of which more sources answer by the topic or can be asked at all, and then the smaller ones."""
        return (bool(self.candidate.question.options), *(-number for number in self.naming), self.candidate.size)


def _questions(clauses: Clauses) -> Iterator[Candidate]:
    """Every question whose answer names a clause of the topic, and that is no deal."""
    return (one for one in _naming(clauses) if not isinstance(one.question, Deal))


def _some_asked(clauses: Clauses, *, played: bool) -> Iterator[_Way]:
    """Deals that two can be asked, with cards played or without."""
    found = (one for one in _deals(clauses) if any(act.do == "play" for act in _acts(one.question)) is played)
    return islice(_asked_of_two(clauses, islice(found, _TRIED)), _DEALS)


def _acts(question: Question) -> Sequence[Action]:
    return question.actions if isinstance(question, Deal) else ()


def _deals(clauses: Clauses) -> list[Candidate]:
    """Such deals by the default of every option, those first whose answers name more of what their source has to it.

    Of these the smaller ones come first.
    """
    found = [one for one in _naming(clauses) if isinstance(one.question, Deal) and not one.question.options]

    def share(one: Candidate) -> Fraction:
        own = clauses[one.question.rules]
        return Fraction(len(one.named.intersection(own)), len(own))

    return sorted(found, key=lambda one: (-share(one), one.size))


def _naming(clauses: Clauses) -> Iterator[Candidate]:
    return (one for home, own in clauses.items() for one in _asked(home) if not one.named.isdisjoint(own))


def _asked(home: str) -> Iterator[Candidate]:
    """What is asked by scenarios, and what their deals come to on the way."""
    return chain(asked_by_scenarios(home), announced_on_the_way(home), chosen_on_the_way(home))


def _asked_of_two(clauses: Clauses, among: Iterable[Candidate]) -> Iterator[_Way]:
    """Those of some candidates that two of the sources that know the topic can be asked."""
    for one in among:
        told = {rules: each for rules, each in _by_all(codec.encode(one.question)).items() if rules in clauses}
        if len(told) > 1:
            yield _Way(one, told, _naming_of(told, clauses))


def _naming_of(told: Mapping[str, Told], clauses: Clauses) -> tuple[int, ...]:
    named = {rules: {*grounds(one.answer)} for rules, one in told.items()}
    first = sum(clauses[rules][0] in each for rules, each in named.items())
    return first, sum(not each.isdisjoint(clauses[rules]) for rules, each in named.items()), len(told)


@functools.cache
def _by_all(line: bytes) -> Mapping[str, Told]:
    return asked_of_all(codec.decode_question(line), sources())


def _best(ways: Sequence[_Way], clauses: Clauses) -> Beside | None:
    """The best of those that differ; where none does, of those on which something rests on the topic."""
    ranked = sorted(ways, key=lambda one: one.rank)
    showing = (beside(one.candidate.question, one.told, clauses) for one in ranked if differs(one.told))
    shown = [one for one in islice(showing, _LOOKED_AT) if one.otherwise]
    shown = shown or [*islice((one for one in showing if one.otherwise), 1)]
    if shown:
        return min(sorted(shown, key=_soon_known)[:_WEIGHED], key=_order)
    same = (beside(one.candidate.question, one.told, clauses) for one in islice(ranked, _LOOKED_AT))
    return min((one for one in same if one.shown and not one.otherwise), key=_soon_known, default=None)


def _to_the_point(one: Beside) -> tuple[object, ...]:
    """Those first that differ by the default of every option, and by the topic in both.

    Of these those by what answers it first, by clauses that hardly another topic names, and by the topic in all
    that are asked; then those in more than size.
    """
    undecided = len(one.told) - one.deciding
    return (
        bool(one.question.options),
        not one.in_both,
        -one.by_the_first,
        -one.by_its_own,
        undecided,
        one.in_size,
    )


def _soon_known(one: Beside) -> tuple[object, ...]:
    """The same, and those first that more answer, and that more of the topic decides."""
    return (*_to_the_point(one), -len(one.told), -one.behind)


def _order(one: Beside) -> tuple[object, ...]:
    """The same, and before that those first over which nothing else decides."""
    off_topic = one.off_topic
    return (*_to_the_point(one), bool(off_topic), -len(one.told), -one.behind, off_topic)


def _made_small(found: Beside, clauses: Clauses) -> Beside:
    """The smallest that was found to begin with this one, no worse than it."""
    best, order = found, _order(found)

    def shows(question: Question) -> bool:
        nonlocal best
        told = asked_of_all(question, [*clauses])
        if len(told) < len(best.told):
            return False
        again = beside(question, told, clauses)
        if not again.shown or bool(again.otherwise) is not bool(found.otherwise) or _order(again) > order:
            return False
        best = again
        return True

    smallest(best.question, shows, right, _SHRUNK)
    return best
