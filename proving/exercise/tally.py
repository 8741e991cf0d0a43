"""The counts of ``python -m proving.exercise``: how often each clause was a ground, and in what; printed and judged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tarock_reports.ledger.exercise_lines import ClauseLine, ExerciseHeader
from tarock_reports.ledger.jsonlines import Writer
from tarock_steps.catalogue.clauses import Clause, area_title
from tarock_steps.catalogue.loading import Catalogue

FEATURES: Final = "features"
LAWS: Final = "laws"
DEALS: Final = "random deals"


@dataclass(frozen=True)
class Tally:
    """How often each clause of a rule set was a ground, by exerciser."""

    catalogue: Catalogue
    by: Mapping[str, Mapping[str, int]]

    @property
    def clauses(self) -> list[Clause]:
        """The clauses in force."""
        return [clause for clause in self.catalogue.clauses.values() if not clause.retired]

    def never(self, *by: str) -> list[Clause]:
        """The clauses that none of ``by`` exercised; without ``by``, those that nothing exercised."""
        told = [self.by[exerciser] for exerciser in by or self.by]
        return [clause for clause in self.clauses if not any(times.get(clause.id) for times in told)]

    @property
    def holes(self) -> list[Clause]:
        """The testable clauses that nothing exercised."""
        return [clause for clause in self.never() if clause.untestable_en is None]

    def write(self, path: Path, suite: str) -> None:
        """Write the counts as a ledger."""
        header = ExerciseHeader(suite=suite, rules=self.catalogue.source, by=list(self.by))
        with Writer(path, header) as writer:
            for clause in self.clauses:
                writer.line(
                    ClauseLine(id=clause.id, times={by: times.get(clause.id, 0) for by, times in self.by.items()})
                )

    def show(self, console: Console) -> None:
        """Print a table by rule area, and what was never exercised."""
        console.print(self._table())
        for line in self.told():
            console.print(Text(line), soft_wrap=True)

    def told(self) -> Iterator[str]:
        """Lines about the clauses that nothing exercised, and about those that each exerciser alone missed."""
        for clause in self.never():
            reason = f"untestable: {clause.untestable_en}" if clause.untestable_en else clause.en
            yield f"never exercised: {clause.id} ({reason})"
        nobody = {clause.id for clause in self.never()}
        for by in self.by:
            missed = [clause.id for clause in self.never(by) if clause.id not in nobody]
            if missed:
                yield f"never by {by}: {', '.join(missed)}"

    def _table(self) -> Table:
        table = Table(title=self.catalogue.title, show_footer=True)
        exercised = [str(len(self.clauses) - len(self.never(by))) for by in self.by]
        table.add_column("rule area", footer="total")
        table.add_column("clauses", footer=str(len(self.clauses)), justify="right")
        table.add_column("exercised", footer=str(len(self.clauses) - len(self.never())), justify="right")
        for by, footer in zip(self.by, exercised, strict=True):
            table.add_column(f"by {by}", footer=footer, justify="right")
        for area in self.catalogue.areas:
            mine = [clause for clause in self.clauses if clause.area == area]
            counts = [_exercised(mine, self.never()), *(_exercised(mine, self.never(by)) for by in self.by)]
            table.add_row(area_title(area), str(len(mine)), *map(str, counts))
        return table


def _exercised(mine: list[Clause], never: list[Clause]) -> int:
    missed = {clause.id for clause in never}
    return sum(clause.id not in missed for clause in mine)
