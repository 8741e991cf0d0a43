"""The columns of the table on what the suite would catch, for terminal, Markdown and page alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tarock_language.message import Message, Word, message
from tarock_reports.evidence.engine import CoveredShare
from tarock_reports.evidence.evidence_text import EXERCISERS, share_text
from tarock_reports.evidence.suite import ClauseEvidence, SourceEvidence

Rows = Sequence[ClauseEvidence]


class EvidenceColumn(NamedTuple):
    """A column of numbers: its name, and a function that returns its number for some clauses.

    ``whole`` returns the total that is shown beside the number, if any.
    """

    name: Message
    number: Callable[[Rows], int]
    whole: Callable[[Rows], int] | None = None

    def told(self, rows: Rows) -> Message | str:
        """The text of the cell in a row."""
        number = self.number(rows)
        return str(number) if self.whole is None else share_text(CoveredShare(number, self.whole(rows)))


def evidence_columns(source: SourceEvidence) -> tuple[EvidenceColumn, ...]:
    """The columns that the ledgers have numbers for; a scenario of several clauses is counted once."""
    return (
        EvidenceColumn(message("{word}", word=Word("clauses")), len),
        *(PROVED if source.proof else ()),
        *map(_exercised, source.by),
    )


def _exercised(by: str) -> EvidenceColumn:
    name = message("exercised by {who}", who=EXERCISERS.get(by, by))
    return EvidenceColumn(name, lambda rows: sum(bool(row.times.get(by)) for row in rows))


def _changed(rows: Rows) -> int:
    perturbed = {line.scenario: line for row in rows for line in row.perturbed}
    return sum(line.changed for line in perturbed.values())


def _stayed_green(rows: Rows) -> int:
    perturbed = {line.scenario: line for row in rows for line in row.perturbed}
    return sum(len(line.green) for line in perturbed.values())


PROVED = (
    EvidenceColumn(
        message("{word}", word=Word("impostors caught")),
        lambda rows: sum(row.caught.part for row in rows),
        lambda rows: sum(row.caught.whole for row in rows),
    ),
    EvidenceColumn(message("{word}", word=Word("changed expectations")), _changed),
    EvidenceColumn(message("{word}", word=Word("stayed green")), _stayed_green),
)
"""The columns about what the proof caught."""
