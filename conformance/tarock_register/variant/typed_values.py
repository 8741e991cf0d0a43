"""Translates values of a profile between TOML and what is typed into a field, without quotes and braces."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Final

LIST: Final = "list"
"""The shape of several numbers, which a field shows with commas between them."""
_NOT_A_WORD: Final = re.compile(r"""[\[{"']|(-?\d+|true|false)$|\s|$""")
"""A text that would be taken for something else than a word if it stood without quotes."""


def value_of(written: str) -> object:
    """The value of a line of a profile."""
    return tomllib.loads(f"value = {written}")["value"]


def shape_of(value: object) -> str:
    """How a price is shown: a list of numbers, a record by its first part, which then is the shape, or one number."""
    match value:
        case list():
            return LIST
        case dict():
            return str(next(iter(value), ""))
        case _:
            return ""


def typed_value(value: object, shape: str = "") -> str:
    """A value as one types it into a field of this shape; what does not fit the shape is TOML."""
    match value:
        case list() if shape == LIST and all(type(part) is int for part in value):
            return ", ".join(map(str, value))
        case dict() if shape in value:
            return typed_value(value[shape])
        case str() if not _NOT_A_WORD.match(value):
            return value
        case _:
            return toml_value(value)


def toml_value(value: object) -> str:
    """A value in TOML, in one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list():
            return f"[{', '.join(map(toml_value, value))}]"
        case dict():
            return f"{{ {', '.join(f'{_key(name)} = {toml_value(part)}' for name, part in value.items())} }}"
        case _:
            return str(value)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)
