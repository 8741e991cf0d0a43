"""Explanations as a JSON object for ``tarock explain --format json``, with its types; texts are in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import msgspec
from rich.text import Text

from tarock_language.message import Language
from tarock_protocol import codec
from tarock_register.explain.explanation import AnswerByReading, Explained, Explanation, WithAnswer, explanation
from tarock_steps.catalogue.loading import load_catalogue

EXPLANATIONS_FORMAT: Final = 1
"""The version of the form; a change that an older reader would misread increases it."""


class ExplanationPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of an explanation as JSON."""


class ToldLine(ExplanationPart, frozen=True, kw_only=True):
    """A line that is shown: its label, and the text beside it."""

    label: str
    text: str


class ToldLines(ExplanationPart, frozen=True, kw_only=True):
    """Lines with their heading."""

    heading: str
    lines: list[ToldLine]


class ChangingReading(ExplanationPart, frozen=True, kw_only=True):
    """A reading that would change the answer, the readings that it ``needs``, and the first lines that change."""

    option: str
    reading: str
    needs: dict[str, str]
    clause: str
    text: str
    changes: list[ToldLine]


class AnswerObject(ExplanationPart, frozen=True, kw_only=True):
    """An answer and its reasons.

    ``question`` and ``answer`` are as the protocol has them. ``certain`` is what the question leaves out although it is
    certain; the answer takes it into account, and ``as_asked`` has the lines that differ without it, null where nothing
    is left out. ``tricks`` and ``before`` are there with ``--tricks``. ``grounds`` are the deciding clauses and all
    else that is shown as a reason, ``on_the_way`` further clauses that the answer names.
    """

    question: dict[str, Any]
    answer: dict[str, Any]
    certain: list[str]
    before: list[str]
    tricks: list[ToldLine]
    lines: list[ToldLine]
    grounds: list[ToldLines]
    on_the_way: list[str]
    as_asked: list[ToldLine] | None
    forgotten: list[ToldLines]
    readings: list[ChangingReading]


class RulesExplained(ExplanationPart, frozen=True, kw_only=True):
    """What one rule set says: ``explained``, or ``why_not`` where it has no answer; ``house`` is its name, if one."""

    rules: str
    title: str
    house: str | None
    explained: AnswerObject | None
    why_not: str | None


class DealExplained(ExplanationPart, frozen=True, kw_only=True):
    """A question or an example, with its place in the file; ``fault`` is why nothing can be said about it.

    ``given`` is what is asked: the fields of the question, or the ``steps`` of an example.
    """

    name: str
    fault: str | None
    given: list[ToldLine]
    steps: list[str]
    rules: list[RulesExplained]


class ExplanationsObject(ExplanationPart, frozen=True, kw_only=True):
    """What ``tarock explain --format json`` prints; ``language`` is that of its texts."""

    kind: Literal["explanations"] = "explanations"
    format: int = EXPLANATIONS_FORMAT
    language: str
    deals: list[DealExplained]


def rules_explained(one: Explained, say: Language, *, tricks: bool) -> RulesExplained:
    """What one rule set says, as an object."""
    return RulesExplained(
        rules=one.by.rules,
        title=load_catalogue(one.by.rules).title,
        house=None if one.by.house is None else one.by.house.name,
        explained=_answer(one, explanation(one, say, tricks=tricks)) if isinstance(one, WithAnswer) else None,
        why_not=None if isinstance(one, WithAnswer) else say.sentence(one.reason),
    )


def told_lines(rows: Iterable[tuple[str | Text, Text]]) -> list[ToldLine]:
    """Lines that are shown, as objects."""
    return [ToldLine(label=str(label), text=text.plain) for label, text in rows]


def _answer(one: WithAnswer, told: Explanation) -> AnswerObject:
    return AnswerObject(
        question=msgspec.json.decode(codec.encode(one.question)),
        answer=msgspec.json.decode(msgspec.json.encode(one.answer)),
        certain=[*told.certain],
        before=[*told.before],
        tricks=told_lines(told.tricks),
        lines=told_lines(told.answer),
        grounds=_under_headings(told.reasons),
        on_the_way=[*told.on_the_way],
        as_asked=None if told.as_asked is None else told_lines(told.as_asked),
        forgotten=_under_headings(told.forgotten),
        readings=[*map(_reading, told.otherwise)],
    )


def _under_headings(found: Iterable[tuple[str, Iterable[tuple[str | Text, Text]]]]) -> list[ToldLines]:
    return [ToldLines(heading=heading, lines=told_lines(rows)) for heading, rows in found]


def _reading(one: AnswerByReading) -> ChangingReading:
    needed: Mapping[str, str] = one.reading.needed
    return ChangingReading(
        option=one.reading.dispute.option,
        reading=one.reading.reading.name,
        needs=dict(needed),
        clause=one.reading.dispute.clause,
        text=one.text.plain,
        changes=told_lines(one.changes),
    )
