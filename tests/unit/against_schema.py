"""What a text lacks to be of a published JSON Schema; only what our schemas use is known here."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from tarock_register.site.all_schemas import schema_text

_TYPES: Final[Mapping[str, tuple[type, ...]]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
_TELLING_NOTHING: Final = {"$schema", "$defs", "title", "description", "default", "discriminator", "header", "vectors"}


class _Held(NamedTuple):
    """A value that is held to a form of a schema, in a place."""

    schema: Mapping[str, Any]
    told: Any
    place: str
    known: Mapping[str, Any]

    def other(self, schema: Any, told: Any, place: str) -> list[str]:
        return [*_faults(_Held(schema, told, self.place + place, self.known))]


@cache
def _schema(name: str) -> Any:
    return json.loads(schema_text(name))


def refuse_what_is_not_of(name: str, text: str, *, header: bool = False) -> Any:
    """The object of a text; AssertionError with all faults if it is not of the schema of this name."""
    schema, told = _schema(name), json.loads(text)
    faults = [*_faults(_Held(schema["header"] if header else schema, told, "$", schema["$defs"]))]
    assert faults == [], faults
    return told


_Holding = Callable[[_Held, Any], Iterable[str]]


def _faults(held: _Held) -> Iterator[str]:
    for key, wanted in held.schema.items():
        if key not in _TELLING_NOTHING:
            kind, holding = _HOLDING[key]
            yield from holding(held, wanted) if isinstance(held.told, kind) else ()


def _is_of_type(told: Any, kind: str) -> bool:
    return isinstance(told, _TYPES[kind]) and (kind == "boolean" or not isinstance(told, bool))


def _type(held: _Held, wanted: Any) -> Iterable[str]:
    kinds = wanted if isinstance(wanted, list) else [wanted]
    return [] if any(_is_of_type(held.told, kind) for kind in kinds) else [f"{held.place}: expected {kinds}"]


def _choice(held: _Held, wanted: Any) -> Iterable[str]:
    return [] if any(not held.other(form, held.told, "") for form in wanted) else [f"{held.place}: none of {wanted}"]


def _required(held: _Held, wanted: Any) -> Iterable[str]:
    return (f"{held.place}: lacks {name}" for name in wanted if name not in held.told)


def _properties(held: _Held, wanted: Any) -> Iterable[str]:
    for name, form in wanted.items():
        yield from held.other(form, held.told[name], f".{name}") if name in held.told else ()


def _additional(held: _Held, wanted: Any) -> Iterable[str]:
    for name in held.told.keys() - held.schema.get("properties", {}).keys():
        if wanted is False:
            yield f"{held.place}: unknown {name}"
        elif isinstance(wanted, dict):
            yield from held.other(wanted, held.told[name], f".{name}")


def _if(is_right: Callable[[Any, Any], bool]) -> _Holding:
    def holding(held: _Held, wanted: Any) -> Iterable[str]:
        return [] if is_right(held.told, wanted) else [f"{held.place}: expected {wanted}"]

    return holding


def _each(held: _Held, wanted: Any) -> Iterable[str]:
    return (fault for number, entry in enumerate(held.told) for fault in held.other(wanted, entry, f"[{number}]"))


_HOLDING: Final[Mapping[str, tuple[type, _Holding]]] = {
    "$ref": (object, lambda held, wanted: held.other(held.known[wanted.rpartition("/")[2]], held.told, "")),
    "type": (object, _type),
    "anyOf": (object, _choice),
    "oneOf": (object, _choice),
    "enum": (object, _if(lambda told, wanted: told in wanted)),
    "required": (dict, _required),
    "properties": (dict, _properties),
    "additionalProperties": (dict, _additional),
    "propertyNames": (dict, _each),
    "items": (list, _each),
    "maxItems": (list, _if(lambda told, wanted: len(told) <= wanted)),
    "minItems": (list, _if(lambda told, wanted: len(told) >= wanted)),
    "pattern": (str, _if(lambda told, wanted: re.search(wanted, told) is not None)),
    "maxLength": (str, _if(lambda told, wanted: len(told) <= wanted)),
    "minLength": (str, _if(lambda told, wanted: len(told) >= wanted)),
}
"""What each word of a schema demands of values of a type; KeyError for one that our schemas did not use before."""
