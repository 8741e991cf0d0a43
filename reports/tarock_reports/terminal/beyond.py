"""The scenarios that are wrong beyond their steps, in a line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tarock_language.message import Language
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.verdict.summary import Summary
from tarock_reports.verdict.wording import first_of

_CLAUSES: Final = 3
"""How many clauses the line names."""


def beyond_lines(summary: Summary, say: Language) -> list[Text]:
    """How many scenarios are wrong beyond their steps, and which clauses they are charged to; no line if none is."""
    if not summary.beyond:
        return []
    clauses = first_of(
        [*dict.fromkeys(clause for case in summary.beyond for clause in case.speaks_about[:1])], _CLAUSES
    )
    told = say(
        "beyond the steps: in {number} scenario every step is met, and an answer is wrong in a part that none reads, "
        "charged to {clauses}",
        "beyond the steps: in {number} scenarios every step is met, and an answer is wrong in a part that none reads, "
        "charged to {clauses}",
        number=len(summary.beyond),
        clauses=clauses,
    )
    return [Text(shown(told, SENTENCE), style="red")]
