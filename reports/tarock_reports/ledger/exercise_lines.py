"""The types of the lines of the exercise ledger: how many answers rest on each clause, and in which tests."""

from __future__ import annotations

from typing import Final

from tarock_language.message import message
from tarock_reports.ledger.jsonlines import FORMAT, Form, LedgerLine, SealLine


class ExerciseHeader(LedgerLine, frozen=True, tag="exercise", kw_only=True):
    """The first line: the rule set, and the names of what exercised it (features, laws, random deals)."""

    format: int = FORMAT
    suite: str
    rules: str
    by: list[str]


class ClauseLine(LedgerLine, frozen=True, tag="clause", kw_only=True):
    """A clause, and how often each of these got an answer that named it; 0 means never."""

    id: str
    times: dict[str, int]


FORM: Final = Form(ExerciseHeader, (ClauseLine,), SealLine, message("a clause or the footer"))
