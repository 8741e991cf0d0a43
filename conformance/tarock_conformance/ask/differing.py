"""The differences between two answers to one question, line by line, ignoring clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tarock_conformance.ask.answer_text import About, answer_rows

if TYPE_CHECKING:
    from rich.text import Text

    from tarock_conformance.ask.answer_text import Rows
    from tarock_steps.protocol.messages.answers import Answer


class LineApart(NamedTuple):
    """What stands behind a label in either answer; nothing where it has no such line."""

    label: str
    one: Text | None
    other: Text | None


def lines_apart(about: About, one: Answer, other: Answer) -> list[LineApart]:
    """The lines in which two answers differ; none where they say the same, be it for other reasons.

    Where only one of them refuses an act, that is the line: everything behind it differs too.
    """
    mine, theirs = without_reasons(one), without_reasons(other)
    if _in_order(msgspec.to_builtins(mine)) == _in_order(msgspec.to_builtins(theirs)):
        return []
    ours, yours = (_by_label(answer_rows(about, answer)) for answer in (mine, theirs))
    refused = about.say("refused")
    if (refused in ours) != (refused in yours):
        ours, yours = ({refused: rows[refused]} if refused in rows else {} for rows in (ours, yours))
    return [
        LineApart(label, was, now)
        for label in dict.fromkeys((*ours, *yours))
        for was, now in _apart(ours.get(label, []), yours.get(label, []))
    ]


def without_reasons(answer: Answer) -> Answer:
    """An answer without the clauses that it and its parts rest on."""
    return msgspec.convert(_bare(msgspec.to_builtins(answer)), type(answer))


def _bare(part: object) -> object:
    if isinstance(part, dict):
        return {name: _bare(value) for name, value in part.items() if name not in ("grounds", "why")}
    return [_bare(each) for each in part] if isinstance(part, list) else part


def _in_order(part: object) -> object:
    """The same with what is legal, which is a set, in one order."""
    if isinstance(part, dict):
        ordered = {name: _in_order(value) for name, value in part.items()}
        return ordered | ({"legal": sorted(part["legal"])} if "legal" in part else {})
    return [_in_order(each) for each in part] if isinstance(part, list) else part


def _by_label(rows: Rows) -> dict[str, list[Text]]:
    found: dict[str, list[Text]] = {}
    for label, value in rows:
        found.setdefault(label, []).append(value)
    return found


def _apart(ours: list[Text], yours: list[Text]) -> list[tuple[Text | None, Text | None]]:
    """The lines of one label that only one side has, those of both sides beside each other as far as they go."""
    plain, other = {each.plain for each in ours}, {each.plain for each in yours}
    mine = [each for each in ours if each.plain not in other]
    theirs = [each for each in yours if each.plain not in plain]
    longest = max(len(mine), len(theirs))
    filled = ([*each, *([None] * (longest - len(each)))] for each in (mine, theirs))
    return list(zip(*filled, strict=True))
