"""What the questions that bear a cause out have in common, and the others do not: where the cause holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from tarock_checking.diagnose.further_questions import varied_fields
from tarock_language.message import Message, message
from tarock_protocol import codec
from tarock_protocol.cards import is_card
from tarock_protocol.messages.questions import Question

_Value = str | int | None
_NAMED: Final = 3
"""Values, at most, that describe where a cause holds."""


class Where(NamedTuple):
    """Where a cause holds: ``said`` in words, and as a test of a question."""

    said: Message
    holds: Callable[[Question], bool]


class _Place(NamedTuple):
    """A part of a question: a field, the length of a list, or whether a ``word`` is in a list."""

    field: str
    is_list: bool = False
    word: str = ""

    def value(self, question: Question) -> _Value:
        """What a question has there; None if it has no such field."""
        held = getattr(question, self.field, None)
        if not self.is_list:
            return held if isinstance(held, str | int) else None
        if not isinstance(held, list):
            return None
        return self.word in held if self.word else len(held)


class _Part(NamedTuple):
    """The values in a place: those of the questions where a cause holds, and those of the others."""

    place: _Place
    inside: set[_Value]
    outside: set[_Value]


def where_it_holds(held: Sequence[Question], against: Sequence[Question]) -> Where | None:
    """What the questions that are ``held`` have in common and those ``against`` do not, as ``declarer is 0``.

    It is their kind, or a few values of one part of a question, or a limit, or their kind and one of these. None if
    there is no such part.
    """
    kinds = {codec.kind(question) for question in held}
    alike = [question for question in against if codec.kind(question) in kinds]
    found = _parted(held, alike) if alike else None
    if len(alike) == len(against) or (alike and found is None):
        return found
    of_kind = Where(
        message("the question is {kinds:or}", kinds=sorted(kinds)), lambda question: codec.kind(question) in kinds
    )
    return of_kind if found is None else _both(of_kind, found)


def _both(one: Where, other: Where) -> Where:
    said = message("{parts:and}", parts=[one.said, other.said])
    return Where(said, lambda question: one.holds(question) and other.holds(question))


def _parted(held: Sequence[Question], against: Sequence[Question]) -> Where | None:
    places = dict.fromkeys(chain.from_iterable(map(_places, (*held, *against))))
    parts = [_Part(place, {*map(place.value, held)}, {*map(place.value, against)}) for place in places]
    told = [part for part in parts if None not in part.inside | part.outside]
    for place, inside, outside in sorted(told, key=lambda part: len(part.inside)):
        if len(inside) <= _NAMED and not inside & outside:
            return Where(_said(place, inside), partial(_is_inside, place, inside))
    return next(filter(None, (_limit(*part) for part in told)), None)


def _is_inside(place: _Place, values: set[_Value], question: Question) -> bool:
    return place.value(question) in values


def _places(question: Question) -> Iterator[_Place]:
    for name, value in varied_fields(question).items():
        if isinstance(value, str | int):
            yield _Place(name)
        elif isinstance(value, list):
            yield _Place(name, is_list=True)
            words = (word for word in value if isinstance(word, str) and not is_card(word))
            yield from (_Place(name, is_list=True, word=word) for word in words)


def _said(place: _Place, values: Iterable[_Value]) -> Message:
    if place.word:
        if True in values:
            return message("{field} contains {word}", field=place.field, word=place.word)
        return message("{field} does not contain {word}", field=place.field, word=place.word)
    named = [str(value) for value in sorted(values, key=str)]
    if place.is_list:
        return message("{field} has {values:or} entries", field=place.field, values=named)
    return message("{field} is {values:or}", field=place.field, values=named)


def _limit(place: _Place, inside: set[_Value], outside: set[_Value]) -> Where | None:
    """A number up to which, or from which on, a cause holds; None if the place has no such number."""
    here = [value for value in inside if type(value) is int]
    there = [value for value in outside if type(value) is int]
    if len(here) < len(inside) or len(there) < len(outside):
        return None
    if max(here) < min(there):
        return Where(_at_most(place, max(here)), lambda question: _number(place, question) <= max(here))
    if min(here) > max(there):
        return Where(_at_least(place, min(here)), lambda question: _number(place, question) >= min(here))
    return None


def _number(place: _Place, question: Question) -> int:
    value = place.value(question)
    return value if isinstance(value, int) else 0


def _at_most(place: _Place, number: int) -> Message:
    if place.is_list:
        return message("{field} has at most {count} entries", field=place.field, count=number)
    return message("{field} is at most {count}", field=place.field, count=number)


def _at_least(place: _Place, number: int) -> Message:
    if place.is_list:
        return message("{field} has at least {count} entries", field=place.field, count=number)
    return message("{field} is at least {count}", field=place.field, count=number)
