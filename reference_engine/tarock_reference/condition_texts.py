"""Reads conditions from the end of a deviation's id, and refuses those that no question can meet.

A deviation is a point in which a program plays otherwise; a condition says where.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from tarock_language.message import SaidError, message
from tarock_protocol import codec
from tarock_protocol.messages.questions import Hello, Question
from tarock_protocol.messages.roles import Role
from tarock_reference.deviation_conditions import AND, KIND, NAMES, NOT_VARIED, OR, Condition, PlaceInQuestion, Where
from tarock_reference.houses.profile_mistakes import expected, one_of
from tarock_reference.question_facts import types_of_facts
from tarock_reference.where_in_words import Value

_CONDITION: Final = re.compile(r"(?P<field>\w+)(?P<list>#?)(?:\[(?P<word>[^\]]+)\])?(?P<how>=|<=|>=)(?P<values>.+)")
_LARGEST: Final = 1_000_000
"""No number in a question is larger, nor has a list more entries."""
_SEATS: Final = 5
_TABLES: Final = (4, 5)


class _Field(NamedTuple):
    """A field of one kind of question: the types of its values, and whether they are seats."""

    types: frozenset[object]
    is_seat: bool

    def can_be(self, place: PlaceInQuestion, value: Value) -> bool:
        """Whether a value can be in a place of this field."""
        if not self.has_place(place):
            return False
        if isinstance(value, bool):
            return bool(place.word) if place.is_list else bool in self.types
        if isinstance(value, int):
            most = _SEATS if self.is_seat and not place.is_list else _LARGEST
            numbers = _TABLES if place.field == "players" else range(most)
            return value in numbers and not place.word and (place.is_list or int in self.types)
        return not place.is_list and type(value) in self.types

    def has_place(self, place: PlaceInQuestion) -> bool:
        """Whether there is such a place: a list where one is asked for, or else a word, a number or the like."""
        return list in self.types if place.is_list else not self.types.isdisjoint((str, int, bool, NoneType))


def where_named(text: str) -> Where:
    """The conditions that end an id. Raises SaidError for a text that is none, or that no question can meet."""
    where = Where(tuple(map(_named, text.split(AND))))
    for condition in where.conditions:
        _refuse_impossible(condition)
    limited = [(condition.place, condition.least is None, condition.most is None) for condition in where.conditions]
    if len({*limited}) < len(limited):
        raise SaidError(expected(message("one condition on each part of a question"), text))
    is_asked = any(all(_can_be_met(condition, kind) for condition in where.conditions) for kind in _fields())
    if not is_asked or not all(_has_a_value(place, where) for place, *_ in limited):
        raise SaidError(expected(message("conditions that one question can meet together"), text))
    return where


def _named(text: str) -> Condition:
    found = _CONDITION.fullmatch(text)
    if found is None:
        raise SaidError(expected(message("a condition such as {example}", example="declarer=0"), text))
    place = PlaceInQuestion(found["field"], is_list=bool(found["list"] or found["word"]), word=found["word"] or "")
    try:
        values = tuple(msgspec.json.decode(part, type=Value) for part in found["values"].split(OR))
        if found["how"] == "=":
            return Condition(place, values)
        (number,) = (msgspec.convert(value, int) for value in values)
    except (ValueError, RecursionError) as fault:
        wanted = message("values as JSON writes them, such as {examples}", examples=["0|1", '"Dreier"', "true", "null"])
        raise SaidError(expected(wanted, text)) from fault
    return Condition(place, least=number) if found["how"] == ">=" else Condition(place, most=number)


def _refuse_impossible(condition: Condition) -> None:
    """Raise SaidError for a field that no question has, or a value that the field cannot have."""
    place = condition.place
    if place.field == KIND:
        known = [*_fields()]
        if place.is_list or not condition.values or not all(value in known for value in condition.values):
            raise SaidError(one_of(message("the kind of a question"), condition.id, known))
        return
    if place.field == NAMES:
        is_named = all(place.word.split(OR))
        if not is_named or not condition.values or not all(isinstance(value, bool) for value in condition.values):
            raise SaidError(
                expected(message("a condition such as {example}", example="names[Dreier]=true"), condition.id)
            )
        return
    having = [fields[place.field] for fields in _fields().values() if place.field in fields]
    if not having:
        names = sorted({name for fields in _fields().values() for name in fields})
        raise SaidError(one_of(message("a field of a question"), place.field, names))
    if not any(field.has_place(place) for field in having):
        example = f"{place.field}=…" if place.is_list else f"{place.field}#=4"
        raise SaidError(expected(message("a condition such as {example}", example=example), condition.id))
    limits = [limit for limit in (condition.least, condition.most) if limit is not None]
    for value in (*condition.values, *limits):
        if not any(field.can_be(place, value) for field in having):
            raise SaidError(expected(message("a value that {field} can have", field=place.field), condition.id))


def _can_be_met(condition: Condition, kind: str) -> bool:
    """Whether a question of a kind can meet a condition."""
    if condition.place.field == KIND:
        return kind in condition.values
    if condition.place.field == NAMES:
        return True
    field = _fields()[kind].get(condition.place.field)
    if field is None:
        return False
    limits = [limit for limit in (condition.least, condition.most) if limit is not None]
    return any(field.can_be(condition.place, value) for value in (*condition.values, *limits))


def _has_a_value(place: PlaceInQuestion, where: Where) -> bool:
    """Whether all conditions on a place leave it a value."""
    there = [condition for condition in where.conditions if condition.place == place]
    least = max((condition.least for condition in there if condition.least is not None), default=0)
    most = min((condition.most for condition in there if condition.most is not None), default=_LARGEST)
    if len(there) == 1 or not (values := [value for condition in there for value in condition.values]):
        return least <= most
    return any(isinstance(value, int) and least <= value <= most for value in values)


@functools.cache
def _fields() -> Mapping[str, Mapping[str, _Field]]:
    """The fields that say something about the table, by the kind of question."""
    return {
        name: {
            field: _Field(frozenset(_types(hint)), is_seat=_is_seat(hint))
            for field, hint in {**types_of_facts(name), **_types_of_fields(kind)}.items()
        }
        for name, kind in codec.KINDS.items()
        if kind is not Hello
    }


def _types_of_fields(kind: type[Question]) -> dict[str, object]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__ if name not in NOT_VARIED}


def _types(hint: object) -> Iterator[object]:
    """The plain types of a declared type: of a union all, of a list no more than that."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        yield from _types(inner[0])
    elif origin in (Union, UnionType):
        for part in inner:
            yield from _types(part)
    else:
        yield origin or hint


def _is_seat(hint: object) -> bool:
    """Whether a declared type is that of a seat, which may be lacking."""
    if Role.SEAT in getattr(hint, "__metadata__", ()):
        return True
    return get_origin(hint) in (Union, UnionType) and any(map(_is_seat, get_args(hint)))
