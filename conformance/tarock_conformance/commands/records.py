"""Turns records into options: each field of a record that a command takes becomes an option of the command line."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields

Translate = Callable[[str], str]
"""Returns a text of the help in the language of the user."""

Make = Callable[[Callable[..., None], Translate], Callable[..., None]]
"""Makes a function for typer of a command: ``flattened`` or ``described``."""


def with_examples(examples: str, translate: Translate) -> str:
    """The end of a command's help: a heading in the language of the user, and below it commands as they are typed."""
    heading, end, lines = examples.partition("\n")
    return f"{translate(heading)}{end}{lines}"


@cache
def _hints(whose: object) -> dict[str, object]:
    """The types of parameters or fields, with what they are annotated with."""
    return get_type_hints(whose, include_extras=True)


def _is_record(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def flattened(work: Callable[..., None], translate: Translate = str) -> Callable[..., None]:
    """A function for typer that does what ``work`` does, with the fields of its records as parameters.

    A record is a Struct whose fields are records, or annotated as parameters of typer are. A tuple is an option or
    argument that may be given several times.
    ``translate`` is applied to every text of the help. Raises ValueError if two records have a field in common.
    """
    kinds = _hints(work)
    names = inspect.signature(work).parameters
    found = [flat for own in names.values() for flat in _flat(own.replace(annotation=kinds[own.name]))]

    def command(**given: object) -> None:
        values = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
        work(**{name: _made(name, kinds[name], values) for name in names})

    command.__signature__ = inspect.Signature([_for_typer(parameter, translate) for parameter in found])  # type: ignore[attr-defined]
    return _named_as(work, command, translate)


def described(work: Callable[..., None], translate: Translate = str) -> Callable[..., None]:
    """A function for typer with the name and the help of ``work`` alone: to list a command, without its options."""

    def command() -> None:
        """Do nothing: it is only listed."""

    return _named_as(work, command, translate)


def _named_as(work: Callable[..., None], command: Callable[..., None], translate: Translate) -> Callable[..., None]:
    command.__name__ = work.__name__
    command.__doc__ = "\n\n".join(map(translate, (inspect.getdoc(work) or "").split("\n\n")))
    return command


def _flat(own: inspect.Parameter) -> Iterator[inspect.Parameter]:
    """A parameter, or those of the fields of a record in its place."""
    record = own.annotation
    if not _is_record(record):
        yield own.replace(kind=own.KEYWORD_ONLY)
        return
    kinds = _hints(record)
    for field in fields(record):
        default = own.empty if field.default is msgspec.NODEFAULT else field.default
        yield from _flat(own.replace(name=field.name, default=default, annotation=kinds[field.name]))


def _made(name: str, kind: Any, values: Mapping[str, object]) -> object:
    """The value of a parameter; a record is made of the values of its fields."""
    if not _is_record(kind):
        return values[name]
    kinds = _hints(kind)
    return kind(**{field.name: _made(field.name, kinds[field.name], values) for field in fields(kind)})


def _for_typer(parameter: inspect.Parameter, translate: Translate) -> inspect.Parameter:
    """A parameter with a list for a tuple, which typer expects, and with its help in the language of the user."""
    kind, info = get_args(parameter.annotation)
    said = copy(info)
    said.help = translate(info.help)
    listed = list[get_args(kind)[0]] if get_origin(kind) is tuple else kind  # type: ignore[misc]
    return parameter.replace(annotation=Annotated[listed, said])
