"""Compares two answers to one question line by line, ignoring clauses: returns the lines that differ."""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

import msgspec
from rich.text import Text

from tarock_protocol.messages.answers import Answer
from tarock_register.ask.answer_text import About, Rows, answer_rows


class DifferingLine(NamedTuple):
    """A line in which two answers differ: the label and both values; None where an answer has no such line."""

    label: str
    first: Text | None
    second: Text | None


def differing_lines(about: About, one: Answer, other: Answer) -> list[DifferingLine]:
    """The lines in which two answers differ; empty if they mean the same, even for other reasons.

    Where only one of them refuses an act, this line is the only one, since everything after it differs too.
    """
    mine, theirs = without_reasons(one), without_reasons(other)
    if _in_order(msgspec.to_builtins(mine)) == _in_order(msgspec.to_builtins(theirs)):
        return []
    ours, yours = (_by_label(answer_rows(about, answer)) for answer in (mine, theirs))
    refused = about.say("refused")
    if (refused in ours) != (refused in yours):
        ours, yours = ({refused: rows[refused]} if refused in rows else {} for rows in (ours, yours))
    return [
        DifferingLine(label, was, now)
        for label in dict.fromkeys((*ours, *yours))
        for was, now in _apart(ours.get(label, []), yours.get(label, []))
    ]


def all_lines(about: About, one: Answer, other: Answer) -> list[DifferingLine]:
    """Every line of two answers, also those in which they agree."""
    ours, yours = (_by_label(answer_rows(about, without_reasons(answer))) for answer in (one, other))
    return [
        DifferingLine(label, was, now)
        for label in dict.fromkeys((*ours, *yours))
        for was, now in zip_longest(ours.get(label, []), yours.get(label, []))
    ]


def without_reasons(answer: Answer) -> Answer:
    """An answer without its clauses and those of its parts."""
    return msgspec.convert(_bare(msgspec.to_builtins(answer)), type(answer))


def _bare(part: object) -> object:
    if isinstance(part, dict):
        return {name: _bare(value) for name, value in part.items() if name not in ("grounds", "why")}
    return [_bare(inner) for inner in part] if isinstance(part, list) else part


def _in_order(part: object) -> object:
    """The same value with all lists of legal choices sorted, because their order has no meaning."""
    if isinstance(part, dict):
        ordered = {name: _in_order(value) for name, value in part.items()}
        return ordered | ({"legal": sorted(part["legal"])} if "legal" in part else {})
    return [_in_order(inner) for inner in part] if isinstance(part, list) else part


def _by_label(rows: Rows) -> dict[str, list[Text]]:
    found: dict[str, list[Text]] = {}
    for label, value in rows:
        found.setdefault(label, []).append(value)
    return found


def _apart(ours: list[Text], yours: list[Text]) -> list[tuple[Text | None, Text | None]]:
    """The lines of one label that only one side has, in pairs; the shorter side is filled with None."""
    mine, theirs = _left_over(ours, yours), _left_over(yours, ours)
    longest = max(len(mine), len(theirs))
    filled = ([*lines, *([None] * (longest - len(lines)))] for lines in (mine, theirs))
    return list(zip(*filled, strict=True))


def _left_over(lines: list[Text], others: list[Text]) -> list[Text]:
    """The lines that the others lack, or do not have as often."""
    found, there = [], [line.plain for line in others]
    for line in lines:
        if line.plain in there:
            there.remove(line.plain)
        else:
            found.append(line)
    return found
