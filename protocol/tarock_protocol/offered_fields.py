"""Completes the answers of programs that give only some fields, so that they can be read and compared.

A program says in ``hello`` which fields it gives.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tarock_protocol.messages.answers import Answer, DealAnswer, HelloAnswer
from tarock_protocol.messages.questions import CardPlay, Deal, Question, Result


class ByTheBook(DealAnswer, frozen=True):
    """The course of a deal up to the first card, for a program that is not asked for it; it is not judged."""


TOLD_IN_PART: Final = ("result",)
"""The questions that can be asked with only a part of the deal."""

REASONS: Final = frozenset({"grounds", "why"})
"""Fields that give reasons for an answer, which no program has to offer."""

_COUNTED: Final = "accepted"
REFUSED: Final = "refused"
"""The field that says whether an action was refused."""


def is_in_part(question: Question) -> bool:
    """Whether a question gives only a part of the deal that it asks about."""
    return isinstance(question, Result) and not (question.piles and question.tricks)


def can_take_parts(hello: HelloAnswer, asked: str) -> bool:
    """Whether a program answers this question when only a part of the deal is given."""
    return not isinstance(hello.in_part, msgspec.UnsetType) and asked in hello.in_part


def fields_said(hello: HelloAnswer, asked: str) -> frozenset[str] | None:
    """The fields that a program gives in its answers to a question; None if it gives all of them."""
    if isinstance(hello.fields, msgspec.UnsetType) or asked not in hello.fields:
        return None
    return frozenset(hello.fields[asked])


@cache
def fields_there_are(form: type[Answer]) -> tuple[str, ...]:
    """The fields of an answer that a program can offer one by one: all but the reasons."""
    return tuple(field.name for field in msgspec.structs.fields(form) if field.name not in REASONS)


def made_whole(answer: bytes, form: type[Answer], said: frozenset[str], question: Question) -> bytes:
    """An answer with only the fields in ``said``, and blank values for the other required fields.

    A value in a field that is not in ``said`` is ignored; a field that no such answer has is left in, so that the
    decoder refuses it. ValueError if the answer is not an object.
    """
    given = msgspec.json.decode(answer, type=dict[str, msgspec.Raw])
    unsaid = {name for name in fields_there_are(form) if name not in said}
    kept: dict[str, Any] = {name: value for name, value in given.items() if name not in unsaid}
    kept |= {name: blank for name, blank in _blanks(form).items() if name in unsaid}
    if isinstance(question, Deal | CardPlay) and not said >= {_COUNTED, REFUSED}:
        kept[_COUNTED] = _accepted(kept.get(REFUSED), len(question.actions))
    return msgspec.json.encode(kept)


def _accepted(refused: object, actions: int) -> int:
    """How many actions were accepted, derived from the refused one; all where none was refused."""
    if not isinstance(refused, msgspec.Raw):
        return actions
    found = msgspec.json.decode(refused)
    index = found.get("index") if isinstance(found, dict) else None
    return index if isinstance(index, int) else actions


@cache
def _blanks(form: type[Answer]) -> Mapping[str, Any]:
    """A blank value for each required field of an answer."""
    hints = get_type_hints(form)
    return {field.name: _blank(hints[field.name]) for field in msgspec.structs.fields(form) if field.required}


def _blank(hint: Any) -> Any:
    kind, inner = get_origin(hint), get_args(hint)
    if kind is Literal:
        return inner[0]
    if kind in (Union, types.UnionType):
        return None if type(None) in inner else _blank(inner[0])
    return (kind or hint)()
