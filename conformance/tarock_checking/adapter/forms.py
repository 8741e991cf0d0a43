"""Describes every question and answer of the protocol in a JSON-like notation, for the comments of adapter skeletons.

It is generated from the types of the messages.
"""

from __future__ import annotations

import inspect
import re
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec

from tarock_protocol.codec import ANSWERS, KINDS, kind
from tarock_protocol.messages import answers, questions

_PLAIN: Final = {int: "number", str: "text", bool: "true | false", type(None): "null", Any: "anything"}
_SHARED: Final = {*(field.name for field in msgspec.structs.fields(questions.Question)), "grounds", "why", "message"}
"""Fields that every question has, and the reasons, which no answer needs."""


class FieldForm(NamedTuple):
    """A field of a message: its name, its type in this notation, and whether it may be left out."""

    name: str
    type: str
    optional: bool


class QuestionForm(NamedTuple):
    """A question of the protocol with its text and fields, and the text and fields of its answer."""

    name: str
    title: str
    about: tuple[str, ...]
    asked: tuple[FieldForm, ...]
    answer: tuple[str, ...]
    answered: tuple[FieldForm, ...]


class PartForm(NamedTuple):
    """A structure inside questions or answers, such as an action."""

    name: str
    fields: tuple[FieldForm, ...]


def question_forms() -> tuple[QuestionForm, ...]:
    """Every question but ``hello``, in the order of the protocol."""
    return tuple(_question(form) for form in ANSWERS if form is not questions.Hello)


def part_forms() -> tuple[PartForm, ...]:
    """All structures inside questions and answers, sorted by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    waiting = [*KINDS.values(), *(answer for answer in ANSWERS.values() if answer is not answers.HelloAnswer)]
    while waiting:
        for hint in typing.get_type_hints(waiting.pop(), include_extras=True).values():
            for part in _structs(hint):
                if part.__name__ not in found:
                    found[part.__name__] = part
                    waiting.append(part)
    return tuple(PartForm(name, fields_of(found[name])) for name in sorted(found))


def fields_of(form: type[msgspec.Struct]) -> tuple[FieldForm, ...]:
    """The fields of a message, without those that every question has and without reasons."""
    hints = typing.get_type_hints(form, include_extras=True)
    return tuple(
        FieldForm(field.name, notation(hints[field.name]), optional=not field.required)
        for field in msgspec.structs.fields(form)
        if field.name not in _SHARED
    )


def notation(hint: Any) -> str:
    """A type in this notation: ``[text]`` is a list of texts, ``{text: number}`` an object of numbers."""
    write = _WRITTEN.get(typing.get_origin(hint))
    return write(typing.get_args(hint)) if write else _PLAIN.get(hint) or str(hint.__name__)


def _either(inner: tuple[object, ...]) -> str:
    return " | ".join(notation(part) for part in inner if part is not msgspec.UnsetType)


_WRITTEN: Final[Mapping[object, Callable[[tuple[object, ...]], str]]] = {
    Annotated: lambda inner: notation(inner[0]),
    Literal: lambda inner: " | ".join(f'"{value}"' for value in inner),
    list: lambda inner: f"[{notation(inner[0])}]",
    dict: lambda inner: f"{{{notation(inner[0])}: {notation(inner[1])}}}",
    types.UnionType: _either,
    typing.Union: _either,
}
"""Functions that write a type that consists of other types."""


def _structs(hint: object) -> Iterator[type[msgspec.Struct]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for inner in typing.get_args(hint):
        yield from _structs(inner)


def _question(form: type[questions.Question]) -> QuestionForm:
    title, *about = _paragraphs(form)
    answer = ANSWERS[form]
    return QuestionForm(kind(form), title, tuple(about), fields_of(form), _paragraphs(answer), fields_of(answer))


def _paragraphs(form: type[msgspec.Struct]) -> tuple[str, ...]:
    return tuple(_plain(text) for text in re.split(r"\n\s*\n", inspect.cleandoc(form.__doc__ or "")))


def _plain(text: str) -> str:
    return " ".join(text.replace("``", "`").split())
