"""Finds where a cause holds: what the questions that confirm it have in common, and the others do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Final, NamedTuple

from tarock_protocol import codec
from tarock_protocol.messages.questions import Question
from tarock_reference.deviation_conditions import (
    NAMES,
    OR,
    Condition,
    PlaceInQuestion,
    Where,
    of_kinds,
    places_of_question,
)
from tarock_reference.where_in_words import Value

_NAMED: Final = 3
"""Values, at most, that describe where a cause holds."""
_MOST_PART: Final = 2
"""A cause is limited to one kind of question if this kind is at least one in so many of those that show it."""
_FOR_TWO: Final = 4
"""Questions that show where a cause holds, at least, for two conditions at once."""
ODD: Final = 10
"""One in so many answers may speak against where a cause is said to hold: it is shown elsewhere, or not shown there."""


class _Part(NamedTuple):
    """The values in a place: those of the questions where a cause holds, and those of the others."""

    place: PlaceInQuestion
    inside: frozenset[Value]
    outside: frozenset[Value]


def where_it_holds(held: Sequence[Question], against: Sequence[Question]) -> Where | None:
    """The first of the places where a cause may hold; None if there is none."""
    return next(places_where_it_may_hold(held, against), None)


def places_where_it_may_hold(held: Sequence[Question], against: Sequence[Question]) -> Iterator[Where]:
    """What the questions that are ``held`` have in common and those ``against`` do not, as ``declarer is 0``.

    It is their kind, or a few values of one part of a question, or a limit, or their kind and one of these. Of several
    kinds it is rather what all of them have in common. The narrowest comes first; then come the games that they are
    about. Two conditions at once are tried only if one is not enough.
    """
    alone = [*_places_of_one(held, against)]
    yield from alone or _of_two(held, against)


def _places_of_one(held: Sequence[Question], against: Sequence[Question]) -> Iterator[Where]:
    """The places that one condition names, perhaps beside a kind of question."""
    kinds = frozenset(codec.kind(question) for question in held)
    if len(kinds) > 1 and against:
        shared = [*_parting(held, against), *_of_games(held, against)]
        yield from (Where((part,)) for part in shared)
        if shared:
            return
    alike = [question for question in against if codec.kind(question) in kinds]
    kind = () if len(alike) == len(against) else (of_kinds(kinds),)
    if alike:
        found = [Where((*kind, part)) for part in _parting(held, alike)]
        yield from found or (_in_one_kind(held, alike) if len(kinds) > 1 else ())
    elif kind:
        yield Where(kind)


def _in_one_kind(held: Sequence[Question], against: Sequence[Question]) -> Iterator[Where]:
    """Where a cause holds in the kind of question in which it shows most; it may also hold in others.

    A few questions of this kind may show it elsewhere too, where other parts of an answer make up for it.
    """
    (most, number), *_ = Counter(map(codec.kind, held)).most_common()
    inside, outside = ([question for question in some if codec.kind(question) == most] for some in (held, against))
    if outside and number * _MOST_PART >= len(held):
        for part in chain(_parting(inside, outside), _nearly_parting(inside, outside)):
            yield Where((of_kinds(frozenset((most,))), part))


def _parting(held: Sequence[Question], against: Sequence[Question]) -> Iterator[Condition]:
    """The conditions that hold for all questions that are ``held``, and for none ``against``; the narrowest first.

    A limit says more than a value only where there are several values; of lengths it says more than several of them.
    """
    places = dict.fromkeys(chain.from_iterable(map(places_of_question, (*held, *against))))
    told = [part for place in places if (part := _part(place, held, against)) is not None]
    for place, inside, outside in sorted(told, key=lambda part: len(part.inside)):
        is_limit = place.is_list and len(inside) > 1 and _limit(place, inside, outside) is not None
        if outside and len(inside) <= _NAMED and not inside & outside and not is_limit:
            yield Condition(place, tuple(sorted(inside, key=str)))
    yield from filter(None, (_limit(*part) for part in told if len(part.inside) > 1))


def _of_two(held: Sequence[Question], against: Sequence[Question]) -> Iterator[Where]:
    """Two conditions that hold for all questions that are ``held``, and only together for none ``against``.

    First come those of which each alone holds for many of these, so that neither fits by chance.
    """
    if len(held) >= _FOR_TWO:
        met = {condition: _bits(condition, against) for condition in _shared(held, against)}
        apart = (pair for pair in combinations(met, 2) if not met[pair[0]] & met[pair[1]])
        rarest = sorted(apart, key=lambda pair: -min(met[condition].bit_count() for condition in pair))
        yield from map(Where, rarest)


def _shared(held: Sequence[Question], against: Sequence[Question]) -> Iterator[Condition]:
    """The conditions that hold for all questions that are ``held``, and not for all ``against``."""
    kinds = frozenset(map(codec.kind, held))
    if not kinds.issuperset(map(codec.kind, against)):
        yield of_kinds(kinds)
    for place in dict.fromkeys(chain.from_iterable(map(places_of_question, held))):
        told = _part(place, held, against)
        if told is None or not told.outside - told.inside:
            continue
        numbers = [value for value in told.inside if type(value) is int]
        is_several = 1 < len(numbers) == len(told.inside)
        if len(told.inside) <= _NAMED and not (is_several and place.is_list):
            yield Condition(place, tuple(sorted(told.inside, key=str)))
        if is_several:
            yield Condition(place, least=min(numbers))
            yield Condition(place, most=max(numbers))


def _bits(condition: Condition, questions: Sequence[Question]) -> int:
    """A number with a bit for each question that meets a condition."""
    return sum(1 << place for place, question in enumerate(questions) if condition.is_met_by(question))


def _of_games(held: Sequence[Question], against: Sequence[Question]) -> Iterator[Condition]:
    """The condition that a question names one of a few games; none if that holds for others too, or not for all."""
    told = (getattr(question, "contract", None) for question in held)
    games = sorted({game for game in told if isinstance(game, str)})
    one = Condition(PlaceInQuestion(NAMES, is_list=True, word=OR.join(games)), (True,))
    is_apart = all(map(one.is_met_by, held)) and not any(map(one.is_met_by, against))
    if 0 < len(games) <= _NAMED and is_apart:
        yield one


def _nearly_parting(held: Sequence[Question], against: Sequence[Question]) -> Iterator[Condition]:
    """The conditions that hold for nearly all questions that are ``held``, and for none ``against``."""
    for place in dict.fromkeys(chain.from_iterable(map(places_of_question, (*held, *against)))):
        told = _part(place, held, against)
        if told is not None and told.outside and len(named := told.inside - told.outside) <= _NAMED:
            condition = Condition(place, tuple(sorted(named, key=str)))
            odd = sum(not condition.is_met_by(question) for question in held)
            if named and odd * ODD <= len(held):
                yield condition


def _part(place: PlaceInQuestion, held: Sequence[Question], against: Sequence[Question]) -> _Part | None:
    """The values in a place; None if a question where the cause holds has no such place."""
    inside = [place.values(question) for question in held]
    if not all(inside):
        return None
    outside = chain.from_iterable(place.values(question) for question in against)
    return _Part(place, frozenset(chain.from_iterable(inside)), frozenset(outside))


def _limit(place: PlaceInQuestion, inside: frozenset[Value], outside: frozenset[Value]) -> Condition | None:
    """A number up to which, or from which on, a cause holds; None if the place has no such number."""
    here = [value for value in inside if type(value) is int]
    there = [value for value in outside if type(value) is int]
    if not there or len(here) < len(inside) or len(there) < len(outside):
        return None
    if max(here) < min(there):
        return Condition(place, most=max(here))
    return Condition(place, least=min(here)) if min(here) > max(there) else None
