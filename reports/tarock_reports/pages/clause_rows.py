"""The clauses on the page, by area, each with the results of its scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
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
    """A scenario beside its clause; if it did not pass, it links to ``anchor``, where the page shows it."""

    title: str
    place: str
    outcome: Outcome | None
    anchor: str


@dataclass(frozen=True, slots=True)
class ClauseRow:
    """A clause with the results of its scenarios; ``state`` is ``None`` if no result is about it.

    ``wrong`` are the scenarios that went wrong; ``others`` counts, by outcome, those that were neither right nor wrong.
    ``elsewhere`` is how many are evidence for it but went wrong because of other clauses, so that they do not count.
    """

    id: str
    clause: Clause | None
    state: ClauseState | None
    passed: tuple[Chip, ...]
    wrong: tuple[Chip, ...]
    others: Mapping[Outcome | None, int]
    elsewhere: int = 0

    @property
    def is_fine(self) -> bool:
        """Whether nothing is left to look at."""
        return self.state is ClauseState.PASSED and not self.wrong and not self.others


TOLD: Final = (Outcome.FAILED, Outcome.NOT_REACHED, Outcome.OTHER_READING, Outcome.ERRORED, Outcome.SUITE_FAULT)
"""The outcomes that a page shows scenario by scenario."""


def rows_by_area(ledger: Ledger, catalogue: Catalogue, summary: Summary) -> dict[str, tuple[ClauseRow, ...]]:
    """The clauses by rule area: all of the source, or those that a narrowed run is about."""
    elsewhere = Counter(id_ for case in summary.cases for id_ in case.clauses if id_ not in case.speaks_about)
    areas: dict[str, list[ClauseRow]] = {area: [] for area in catalogue.areas}
    for id_ in dict.fromkeys(_clauses_shown(ledger, catalogue, summary)):
        areas.setdefault(area_of(id_), []).append(_row(id_, catalogue, summary, elsewhere[id_]))
    return {area: tuple(rows) for area, rows in areas.items() if rows}


def _clauses_shown(ledger: Ledger, catalogue: Catalogue, summary: Summary) -> Iterator[str]:
    """The ids of the clauses that a run is about, in the order of the source, then those that it does not have."""
    asked = ledger.header.asked
    is_narrowed = bool(asked.clauses or asked.areas or asked.scenarios)
    about = dict.fromkeys((*summary.states, *asked.clauses))
    for clause in catalogue.clauses.values():
        if not clause.retired and (not is_narrowed or clause.id in about):
            yield clause.id
    yield from (id_ for id_ in about if id_ not in catalogue.clauses)


def _row(id_: str, catalogue: Catalogue, summary: Summary, elsewhere: int) -> ClauseRow:
    chips = [_chip(case) for case in summary.clauses.get(id_) or ()]
    return ClauseRow(
        id=id_,
        clause=catalogue.clauses.get(id_),
        state=summary.states.get(id_),
        passed=tuple(chip for chip in chips if chip.outcome is Outcome.PASSED),
        wrong=tuple(chip for chip in chips if chip.outcome in TOLD),
        others=Counter(chip.outcome for chip in chips if chip.outcome not in (*TOLD, Outcome.PASSED)),
        elsewhere=elsewhere,
    )


def _chip(case: Case) -> Chip:
    scenario = case.scenario
    return Chip(
        title=title(scenario),
        place=f"{scenario.feature}:{scenario.line}",
        outcome=case.outcome,
        anchor=anchor(scenario.id),
    )
