"""The rows of the page about clauses, by rule area, each with the results of its scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec
from markupsafe import Markup, escape

from tarock_protocol.strangers_text import visible
from tarock_reports.ledger.check_lines import PlannedScenario
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages.failure import anchor
from tarock_reports.verdict.cases import ClauseState
from tarock_reports.verdict.summary import Summary
from tarock_reports.verdict.wording import title
from tarock_steps.catalogue.clauses import Clause, area_of
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.suite.verdicts import AMISS, Outcome


class Chip(msgspec.Struct, frozen=True):
    """A scenario that went wrong beside its clause; it links to ``anchor``, where the page shows it."""

    title: str
    outcome: Outcome | None
    anchor: str


class ClauseRow(msgspec.Struct, frozen=True):
    """A clause with the results of its scenarios; ``state`` is ``None`` if no result is about it.

    ``passed`` is the number of the scenarios that passed, and ``items`` is a list of them. ``wrong`` are the scenarios
    that went wrong; ``others`` counts, by outcome, those that were neither right nor wrong.
    ``elsewhere`` is how many are evidence for it but went wrong because of other clauses, so that they do not count.
    """

    id: str
    clause: Clause | None
    state: ClauseState | None
    passed: int
    items: Markup
    wrong: tuple[Chip, ...]
    others: Mapping[Outcome | None, int]
    elsewhere: int = 0

    @property
    def is_fine(self) -> bool:
        """Whether nothing is left to look at."""
        return self.state is ClauseState.PASSED and not self.wrong and not self.others

    @property
    def is_unasked(self) -> bool:
        """Whether there is no scenario of it, so that a page folds it."""
        return self.state is None and not (self.passed or self.wrong or self.others or self.elsewhere)


TOLD: Final = (
    *(Outcome.FAILED, Outcome.BEYOND, Outcome.NOT_REACHED, Outcome.OTHER_READING),
    *(Outcome.ERRORED, Outcome.SUITE_FAULT),
)
"""The outcomes that a page shows scenario by scenario."""


def rows_by_area(ledger: Ledger, catalogue: Catalogue, summary: Summary) -> dict[str, tuple[ClauseRow, ...]]:
    """The clauses by rule area: all of the source, or those that a narrowed run is about."""
    amiss = (case for case in summary.not_passed if case.outcome in AMISS)
    silent = ({*case.clauses} - {*case.speaks_about, *case.upholds} for case in amiss)
    elsewhere = Counter(clause for clauses in silent for clause in clauses)
    items = _items(case.scenario for case in summary.cases)
    areas: dict[str, list[ClauseRow]] = {area: [] for area in catalogue.areas}
    for id_ in dict.fromkeys(_clauses_shown(ledger, catalogue, summary)):
        areas.setdefault(area_of(id_), []).append(_row(id_, catalogue, summary, elsewhere[id_], items))
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


def _row(id_: str, catalogue: Catalogue, summary: Summary, elsewhere: int, items: Mapping[str, str]) -> ClauseRow:
    about = [(case.scenario, case.outcome_about(id_)) for case in summary.clauses.get(id_) or ()]
    passed = [items[scenario.id] for scenario, outcome in about if outcome is Outcome.PASSED]
    others = [(scenario, outcome) for scenario, outcome in about if outcome is not Outcome.PASSED]
    return ClauseRow(
        id=id_,
        clause=catalogue.clauses.get(id_),
        state=summary.states.get(id_),
        passed=len(passed),
        items=Markup("".join(passed)),  # noqa: S704 - escaped there
        wrong=tuple(
            Chip(title(scenario), outcome, anchor(scenario.id)) for scenario, outcome in others if outcome in TOLD
        ),
        others=Counter(outcome for _, outcome in others if outcome not in TOLD),
        elsewhere=elsewhere,
    )


def _items(scenarios: Iterable[PlannedScenario]) -> dict[str, str]:
    """Scenarios that passed with their places, as items of a list; one may be beside several clauses."""
    told = {scenario.id: (title(scenario), f"{scenario.feature}:{scenario.line}") for scenario in scenarios}
    lines = "\n".join(text.replace("\n", " ") for texts in told.values() for text in texts)
    safe = iter(str(escape(visible(lines, lines=True))).split("\n"))
    return {id_: f"<li>{next(safe)} <small>{next(safe)}</small></li>" for id_ in told}
