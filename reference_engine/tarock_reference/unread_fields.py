"""The optional fields of questions that a program may ignore, as deviations for the search for causes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import FieldInfo, fields, replace

from tarock_protocol import codec
from tarock_protocol.messages import questions

_OF_ANY: Final = frozenset(questions.Question.__struct_fields__)
"""The fields of every question: number, rules, and readings, which a program that plays by default ignores."""


def _optional(kind: type[questions.Question]) -> Mapping[str, FieldInfo]:
    return {field.name: field for field in fields(kind) if not field.required and field.name not in _OF_ANY}


_FIELDS: Final = {kind: _optional(kind) for kind in codec.ANSWERS if kind is not questions.Hello}

KINDS: Final[Mapping[str, Sequence[str]]] = {
    name: [codec.kind(kind) for kind, found in _FIELDS.items() if name in found]
    for name in sorted({name for found in _FIELDS.values() for name in found})
}
"""For each optional field the questions that have it."""


def fields_in(question: questions.Question) -> Iterable[str]:
    """The optional fields of a question that are not at their default, each as ``settle.tariff``."""
    kind = type(question)
    told = (name for name, field in _FIELDS.get(kind, {}).items() if getattr(question, name) != _unsaid(field))
    return (f"{codec.kind(kind)}.{name}" for name in told)


def without_fields(question: questions.AnyQuestion, unread: Iterable[str]) -> questions.AnyQuestion:
    """The question with some fields at their default, as a program sees it that ignores them."""
    kind = type(question)
    left = {field.partition(".")[2] for field in unread if field.partition(".")[0] == codec.kind(kind)}
    return replace(question, **{name: _unsaid(_FIELDS[kind][name]) for name in left}) if left else question


def _unsaid(field: FieldInfo) -> object:
    return field.default_factory() if callable(field.default_factory) else field.default
