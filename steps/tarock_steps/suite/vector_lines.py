"""A file of vectors: a header, then a filled scenario a line, each complete in itself.

Whoever reads it needs nothing else of ours to ask, to judge, to explain, and to say which clause a failure is about.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tarock_steps.catalogue.plan import PlannedLine
from tarock_steps.protocol import codec
from tarock_steps.protocol.messages.parts import Unset
from tarock_steps.suite.checks import Check
from tarock_steps.suite.german import rows_in_german, step_in_german

VERSION: Final = 1
"""Raised by any change after which an older reader would misread a file; fields may be added without it."""


class VectorsHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a file: what the vectors are filled from, and how many lines follow.

    ``vectors`` is the version of this form, ``suite`` that of the suite, ``digest`` the SHA-256 of what they were
    filled from, and ``options`` are the readings asked for otherwise than the source has them.
    """

    vectors: Literal[1]
    source: str
    suite: str
    digest: str
    options: dict[str, str]
    lines: int


class StepText(msgspec.Struct, frozen=True):
    """A step of a scenario in English and in German, the rows of a table on lines of their own."""

    en: str
    de: str


class AskedQuestion(msgspec.Struct, frozen=True):
    """A question of the protocol, numbered 0, and the right answer to it in canonical spelling."""

    question: msgspec.Raw
    right: msgspec.Raw


class VectorLine(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario: its ``steps`` to read, what is ``asked`` in order, and the ``checks`` of the answers.

    ``since`` is the version of the suite in which it came, ``options`` are the readings that it names itself.
    ``symmetry`` names what is exchanged in a copy with other labels, which goes by the ``id`` of its original.
    """

    id: str
    since: str
    rules: str
    options: dict[str, str]
    clauses: list[str]
    steps: list[StepText]
    asked: list[AskedQuestion]
    checks: list[Check]
    symmetry: str | Unset = UNSET


def step_text(line: PlannedLine) -> StepText:
    """A step of a scenario in both languages."""
    rows = rows_in_german(line.rows)
    return StepText(line.told, replace(line, text=step_in_german(line.text) or line.text, rows=rows).told)


def vectors_schema() -> dict[str, Any]:
    """One JSON Schema document: as it stands it describes a vector; the first line is ``#/header``."""
    forms = (VectorsHeader, VectorLine)
    (header, vector), components = msgspec.json.schema_components(forms, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Vectors of the Tarock conformance suite",
        "description": "One JSON object per line, UTF-8. This is a vector; the first line of a file is `#/header`.",
        "vectors": VERSION,
        **vector,
        "header": header,
        "$defs": {name: codec.tidy_component(components[name]) for name in sorted(components)},
    }
