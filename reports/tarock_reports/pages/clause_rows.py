"""The clauses on the page, by area, each with the results of its scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages.failure import anchor
from tarock_reports.verdict.cases import Case, ClauseState
from tarock_reports.verdict.summary import Summary
from tarock_reports.verdict.wording import title
from tarock_steps.catalogue.clauses import Clause, area_of
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.suite.verdicts import Outcome


@dataclass(frozen=True, slots=True)
class Chip:
    """A scenario beside its clause; what did not pass has a link to where the page shows it."""

    title: str
    place: str
    outcome: Outcome | None
    anchor: str


@dataclass(frozen=True, slots=True)
class ClauseRow:
    """A clause with what became of its scenarios; ``state`` is none where it has none.

    ``wrong`` are those that went wrong, each of them; ``others`` counts those that were never right nor wrong, and
    ``elsewhere`` is how many cite it and went wrong by other clauses, so that they say nothing of this one.
    """

    id: str
    clause: Clause | None
    state: ClauseState | None
    passed: tuple[Chip, ...]
    wrong: tuple[Chip, ...]
    others: Mapping[Outcome | None, int]
    elsewhere: int = 0

    @property
    def fine(self) -> bool:
        """Whether nothing is left to look at."""
        return self.state is ClauseState.PASSED and not self.wrong and not self.others


TOLD: Final = (Outcome.FAILED, Outcome.NOT_REACHED, Outcome.OTHER_READING, Outcome.ERRORED, Outcome.SUITE_FAULT)
"""What a page tells of, scenario by scenario."""


def rows_by_area(ledger: Ledger, catalogue: Catalogue, summary: Summary) -> dict[str, tuple[ClauseRow, ...]]:
    """The clauses by area: all of the source, or those that a narrowed run is about."""
    asked = ledger.header.asked
    narrowed = bool(asked.clauses or asked.areas or asked.scenarios)
    ids = [each.id for each in catalogue.clauses.values() if not each.retired]
    ids = [each for each in ids if not narrowed or each in summary.states or each in asked.clauses]
    ids += [each for each in (*summary.states, *asked.clauses) if each not in catalogue.clauses]
    elsewhere = Counter(each for case in summary.cases for each in case.clauses if each not in case.speaks_about)
    areas: dict[str, list[ClauseRow]] = {area: [] for area in catalogue.areas}
    for each in dict.fromkeys(ids):
        cases = summary.clauses.get(each)
        chips = [_chip(case) for case in cases or ()]
        row = ClauseRow(
            id=each,
            clause=catalogue.clauses.get(each),
            state=summary.states.get(each),
            passed=tuple(chip for chip in chips if chip.outcome is Outcome.PASSED),
            wrong=tuple(chip for chip in chips if chip.outcome in TOLD),
            others=Counter(chip.outcome for chip in chips if chip.outcome not in (*TOLD, Outcome.PASSED)),
            elsewhere=elsewhere[each],
        )
        areas.setdefault(area_of(each), []).append(row)
    return {area: tuple(rows) for area, rows in areas.items() if rows}


def _chip(case: Case) -> Chip:
    scenario = case.scenario
    return Chip(
        title=title(scenario),
        place=f"{scenario.feature}:{scenario.line}",
        outcome=case.outcome,
        anchor=anchor(scenario.id),
    )
