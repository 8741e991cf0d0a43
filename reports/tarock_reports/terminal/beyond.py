"""Prints the scenarios whose answers are wrong beyond what their steps read, and the wrong further questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tarock_language.message import Language, Message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.summary import Summary
from tarock_reports.verdict.wording import first_of

_CLAUSES: Final = 3
"""How many clauses a line names."""


def beyond_lines(summary: Summary, say: Language) -> list[Text]:
    """How many of each are wrong, and which clauses they are charged to; no line if none is."""
    scenarios = [case for case in summary.beyond if not case.scenario.is_further]
    further = [case for case in summary.beyond if case.scenario.is_further]
    lines: list[str] = []
    if scenarios:
        told = say(
            "beyond the steps: in {number} scenario every step is met, and an answer is wrong in a part that none "
            "reads, charged to {clauses}",
            "beyond the steps: in {number} scenarios every step is met, and an answer is wrong in a part that none "
            "reads, charged to {clauses}",
            number=len(scenarios),
            clauses=_charged(scenarios),
        )
        lines.append(told)
    if further:
        told = say(
            "further questions: the answer to {number} question that no scenario asks is wrong, charged to {clauses}",
            "further questions: the answers to {number} questions that no scenario asks are wrong, charged to "
            "{clauses}",
            number=len(further),
            clauses=_charged(further),
        )
        lines.append(told)
    return [Text(shown(line, SENTENCE), style="red") for line in lines]


def _charged(cases: Sequence[Case]) -> Message | Sequence[str]:
    """The first clauses that some cases are charged to."""
    return first_of([*dict.fromkeys(clause for case in cases for clause in case.speaks_about[:1])], _CLAUSES)
