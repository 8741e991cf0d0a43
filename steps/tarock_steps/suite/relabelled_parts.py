"""Finds the part of an answer that corresponds to a part read by a check, if seats, cards or halves were relabelled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from tarock_protocol import codec
from tarock_protocol.messages.questions import Question
from tarock_protocol.messages.roles import Role
from tarock_steps.suite.checks import READERS, Put
from tarock_steps.symmetry.relabelling import Relabelling, change_of
from tarock_steps.symmetry.symmetries import Symmetry
from tarock_steps.table.inquiry import PartRead, PathStep

_AMONG: Final = "among"
_DUE: Final = "due"


def put_with(symmetry: Symmetry, asked: Sequence[Question]) -> Put:
    """A function from a part that is read to the same part in the answers to ``asked``, the counterpart questions."""

    def put(read: PartRead) -> PartRead:
        question = asked[read.asked]
        by = symmetry.relabelling(question)  # exchanges in a counterpart what it exchanges in its original
        return read if by is None else read._replace(part=relabelled_part(read.part, type(question), by))

    return put


def relabelled_part(part: Sequence[PathStep], asked: type[Question], by: Relabelling) -> tuple[PathStep, ...]:
    """The part of the answer to a counterpart that corresponds to ``part`` in the answer to the original."""
    return tuple(_steps(part, _Form(codec.ANSWERS[asked], None), by))


class _Form(NamedTuple):
    """The type of a value without its wrappers, and its role."""

    type: Any
    role: Role | None


def _steps(part: Sequence[PathStep], form: _Form, by: Relabelling) -> Iterator[PathStep]:
    for step in part:
        match step:
            case str() if get_origin(form.type) is dict:
                name, value = get_args(form.type)
                yield _relabelled(step, name, by)
                form = _bare(value)
            case str():
                yield step
                form = _bare(_fields(form.type)[step])
            case int():
                yield _place(step, form, by)
                form = _bare(get_args(form.type)[0])
            case dict():
                yield _elements(step, get_args(form.type), by)
            case _:
                yield step


def _place(step: int, form: _Form, by: Relabelling) -> int:
    return by.seat(step) if form.role is Role.BY_SEAT else step


def _elements(step: dict[str, Any], inner: tuple[Any, ...], by: Relabelling) -> dict[str, Any]:
    """A step that selects elements of a list, or reads it as a whole, relabelled."""
    (name, of), *others = step.items()
    if others or name not in READERS:
        fields = _fields(inner[0])
        return {name: _relabelled(value, fields[name], by) for name, value in step.items()}
    if name == _AMONG:
        return {name: [_relabelled(element, inner[0], by) for element in of]}
    return {name: _elements(of, inner, by)} if name == _DUE else step


def _relabelled(value: object, form: object, by: Relabelling) -> Any:
    change = change_of(form)
    return value if change is None else change(by, value)


@cache
def _fields(form: object) -> Mapping[str, Any]:
    return get_type_hints(form, include_extras=True)


def _bare(form: Any) -> _Form:
    role = None
    while True:
        if get_origin(form) is Annotated:
            role = next((note for note in form.__metadata__ if isinstance(note, Role)), role)
            form = get_args(form)[0]
            continue
        inner = [argument for argument in get_args(form) if argument not in (type(None), msgspec.UnsetType)]
        if get_origin(form) not in (Union, UnionType) or len(inner) != 1:
            return _Form(form, role)
        form = inner[0]
