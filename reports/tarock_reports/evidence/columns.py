"""The columns of the table about the suite itself, shared by terminal, Markdown and page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tarock_reports.evidence.suite import ClauseEvidence, SourceEvidence

Rows = Sequence[ClauseEvidence]


class EvidenceColumn(NamedTuple):
    """A column of numbers: its name, and a function that returns its number for some clauses.

    ``whole`` returns the total that is shown beside the number, if any. ``by`` names what exercised the clauses, in a
    column about that.
    """

    name: str
    number: Callable[[Rows], int]
    whole: Callable[[Rows], int] | None = None
    by: str = ""

    def told(self, rows: Rows) -> str:
        """The text of the cell in a row."""
        number = self.number(rows)
        return str(number) if self.whole is None else f"{number:,} of {self.whole(rows):,}"


def evidence_columns(source: SourceEvidence) -> tuple[EvidenceColumn, ...]:
    """The columns that the ledgers have numbers for; a scenario of several clauses is counted once."""
    return (EvidenceColumn("clauses", len), *(PROVED if source.proof else ()), *map(_exercised, source.by))


def _exercised(by: str) -> EvidenceColumn:
    return EvidenceColumn(f"exercised by {by}", lambda rows: sum(bool(row.times.get(by)) for row in rows), by=by)


def _changed(rows: Rows) -> int:
    perturbed = {line.scenario: line for row in rows for line in row.perturbed}
    return sum(line.changed for line in perturbed.values())


def _stayed_green(rows: Rows) -> int:
    perturbed = {line.scenario: line for row in rows for line in row.perturbed}
    return sum(len(line.green) for line in perturbed.values())


PROVED = (
    EvidenceColumn(
        "impostors caught",
        lambda rows: sum(row.caught.part for row in rows),
        lambda rows: sum(row.caught.whole for row in rows),
    ),
    EvidenceColumn("changed expectations", _changed),
    EvidenceColumn("stayed green", _stayed_green),
)
"""The columns about what the proof caught."""
