"""Answers of programs that give only some fields: which fields, and how such an answer is completed for reading."""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tarock_steps.protocol.messages.answers import Answer, DealAnswer, HelloAnswer
from tarock_steps.protocol.messages.questions import CardPlay, Deal, Question, Result


class ByTheBook(DealAnswer, frozen=True):
    """The course of a deal up to the first card, where a program is not asked for it: nobody is judged by it."""


TOLD_IN_PART: Final = ("result",)
"""The questions of which only a part can be told."""

REASONS: Final = frozenset({"grounds", "why"})
"""Fields that say why an answer is what it is, which nobody has to offer."""

_COUNTED: Final = "accepted"
REFUSED: Final = "refused"
"""The field that says whether all actions stand."""


def is_in_part(question: Question) -> bool:
    """Whether only a part of what a question asks about is told in it."""
    return isinstance(question, Result) and not (question.piles and question.tricks)


def takes_parts(hello: HelloAnswer, asked: str) -> bool:
    """Whether a program may be told only a part where it is asked this question."""
    return not isinstance(hello.in_part, msgspec.UnsetType) and asked in hello.in_part


def fields_said(hello: HelloAnswer, asked: str) -> frozenset[str] | None:
    """The fields that a program says in its answers to a question; none where it says all of them."""
    if isinstance(hello.fields, msgspec.UnsetType) or asked not in hello.fields:
        return None
    return frozenset(hello.fields[asked])


@cache
def fields_there_are(form: type[Answer]) -> tuple[str, ...]:
    """The fields of an answer that can be offered one by one."""
    return tuple(one.name for one in msgspec.structs.fields(form) if one.name not in REASONS)


def made_whole(answer: bytes, form: type[Answer], said: frozenset[str], question: Question) -> bytes:
    """An answer with nothing in it but the fields that are ``said``, and blanks where it has to have others.

    What it holds in a field that is not said is not looked at; a field that no such answer has is left for the decoder
    to refuse. ValueError where it is no object.
    """
    given = msgspec.json.decode(answer, type=dict[str, msgspec.Raw])
    unsaid = {name for name in fields_there_are(form) if name not in said}
    kept: dict[str, Any] = {name: value for name, value in given.items() if name not in unsaid}
    kept |= {name: blank for name, blank in _blanks(form).items() if name in unsaid}
    if isinstance(question, Deal | CardPlay) and not said >= {_COUNTED, REFUSED}:
        kept[_COUNTED] = _accepted(kept.get(REFUSED), len(question.actions))
    return msgspec.json.encode(kept)


def _accepted(refused: Any, actions: int) -> int:
    """How many actions were accepted by what is said of a refused one: all, where nothing is."""
    if not isinstance(refused, msgspec.Raw):
        return actions
    found = msgspec.json.decode(refused)
    index = found.get("index") if isinstance(found, dict) else None
    return index if isinstance(index, int) else actions


@cache
def _blanks(form: type[Answer]) -> Mapping[str, Any]:
    """What stands for a field that is not said, for each that an answer has to have."""
    hints = get_type_hints(form)
    return {one.name: _blank(hints[one.name]) for one in msgspec.structs.fields(form) if one.required}


def _blank(hint: Any) -> Any:
    kind, inner = get_origin(hint), get_args(hint)
    if kind is Literal:
        return inner[0]
    if kind in (Union, types.UnionType):
        return None if type(None) in inner else _blank(inner[0])
    return (kind or hint)()
