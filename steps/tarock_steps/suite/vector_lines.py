"""The lines of a file of vectors: a header, then one filled scenario a line, with everything needed to judge by it.

A reader in any language needs nothing else of ours to ask, judge and explain, and to say which clause a failure is
about.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from tarock_language.catalogue import language_of
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.json_schemas import schema_of_lines
from tarock_steps.catalogue.filled import FORMAT, VectorsHeader
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.catalogue.shipped import Written
from tarock_steps.suite import vocabulary
from tarock_steps.suite.checks import Check
from tarock_steps.suite.verdicts import Basis, Verdict
from tarock_steps.words.translated_fields import rows_said


class StepText(msgspec.Struct, frozen=True):
    """A step of a scenario in English and in German, with each row of its table on a line of its own."""

    en: str
    de: str


class VectorLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario: its ``steps`` to read, what is ``asked`` in order, and the ``checks`` of the answers.

    ``since`` is the version of the suite that added it, ``options`` are the readings that it names itself.
    ``symmetry`` names what is exchanged in a copy with other labels, which has the ``id`` of its original.
    """

    id: str
    since: str
    rules: str
    options: dict[str, str]
    clauses: list[str]
    steps: list[StepText]
    asked: tuple[FilledQuestion, ...]
    checks: list[Check]
    symmetry: str = ""


class OwnLine(VectorLine, frozen=True, kw_only=True, omit_defaults=True):
    """A vector line with what the suite itself needs to judge by it.

    ``written`` is how the scenario is written, ``grounds`` are the clauses of all answers, ``basis`` is that of all
    checks together, ``idle`` are the cited clauses for which it is no evidence by these rules, and ``otherwise`` is the
    verdict on a program with all right answers, where that is not ``passed``.
    """

    written: Written | None = None
    grounds: list[str] = []
    basis: Basis = Basis.TRANSCRIBED
    idle: list[str] = []
    otherwise: Verdict | None = None


def step_text(line: PlannedLine) -> StepText:
    """A step of a scenario in both languages."""
    german = language_of("de")
    text, rows = vocabulary.step_said(line.text, german) or line.text, rows_said(line.rows, german)
    return StepText(line.told, replace(line, text=text, rows=rows).told)


def vectors_schema() -> dict[str, Any]:
    """One JSON Schema document: it describes a vector; the first line of a file is described at ``#/header``."""
    return schema_of_lines(
        VectorsHeader,
        VectorLine,
        title="Vectors of the Tarock conformance suite",
        description="One JSON object per line, UTF-8. This is a vector; the first line of a file is `#/header`.",
        vectors=FORMAT,
    )
