"""Makes JSON Schemas from the types of messages, of printed objects, and of files with one object on each line."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
"""The edition of JSON Schema in which all of them are written."""


def schema_of(kind: object) -> dict[str, Any]:
    """The JSON Schema of an object; of several types, that of an object of any of them."""
    ((form,), components) = msgspec.json.schema_components((kind,), ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, **form, "$defs": tidy_components(components)}


def schema_of_lines(header: type, line: object, **told: object) -> dict[str, Any]:
    """The JSON Schema of a line below the header, which is described at ``#/header``; ``told`` stands before both."""
    (first, other), components = msgspec.json.schema_components((header, line), ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, **told, **other, "header": first, "$defs": tidy_components(components)}


def tidy_components(components: dict[str, Any]) -> dict[str, Any]:
    """The components in the order of their names, each with a paragraph of its description on one line."""
    return {name: _tidy(components[name]) for name in sorted(components)}


def _tidy(component: dict[str, Any]) -> dict[str, Any]:
    paragraphs = re.split(r"\n\s*\n", component.get("description", "").strip())
    text = "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
    return {**component, "description": text} if text else component
