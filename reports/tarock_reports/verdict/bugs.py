"""Turns the failures of a run into a list of bugs: one for each cause, and one for each kind without a cause."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.cases import WRONG, Case
from tarock_reports.verdict.causes import causes, differing_part
from tarock_reports.verdict.suspects import Suspects
from tarock_steps.suite.verdicts import AMISS, Outcome


class Bug(NamedTuple):
    """Scenarios that went wrong for one reason, the simplest first; ``cause`` is ``None`` if the reason is unknown."""

    clauses: tuple[str, ...]
    cause: CauseRecord | None
    cases: tuple[Case, ...]

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the first scenario."""
        return self.cases[0].outcome


def bugs(ledger: Ledger) -> tuple[Bug, ...]:
    """The bugs of a run: first those with a cause, in the order of the diagnosis; errors come last.

    Scenarios that went wrong because of a known deviation are left out.
    """
    noted = ledger.known_by_scenario
    cases = (
        Case(scenario, ledger.by_scenario.get(scenario.id), noted.get(scenario.id)) for scenario in ledger.expected
    )
    wrong = {
        case.scenario.id: case for case in cases if case.outcome in WRONG | {Outcome.ERRORED} and case.known is None
    }
    return (*_with_cause(ledger, wrong), *_without(ledger, wrong))


def _with_cause(ledger: Ledger, wrong: dict[str, Case]) -> Iterator[Bug]:
    for cause in causes(ledger):
        cases = tuple(wrong[scenario] for scenario in cause.explains if scenario in wrong)
        if cases:
            yield Bug(tuple(cause.clauses), cause, cases)


def _without(ledger: Ledger, wrong: dict[str, Case]) -> Iterator[Bug]:
    """The failures that no cause explains, by outcome, differing part and first clause; errors by what broke."""
    explained = {scenario for cause in causes(ledger) for scenario in cause.explains}
    simplest = _in_order(ledger, [name for name in wrong if name not in explained])
    found: dict[tuple[str, ...], list[Case]] = defaultdict(list)
    suspects = Suspects.in_ledger(ledger)
    for name in simplest:
        case = wrong[name]
        if case.verdict is not None:
            found[_way(case, case.verdict, suspects)].append(case)
    groups = sorted(found.values(), key=lambda group: group[0].outcome is Outcome.ERRORED)
    return (Bug(_about(group[0], suspects), None, tuple(group)) for group in groups)


def _about(case: Case, suspects: Suspects) -> tuple[str, ...]:
    """The clauses that a case without a cause is about; for a failure, the likeliest first."""
    return tuple(suspects.of(case)) if case.outcome in AMISS else case.named_clauses


def _in_order(ledger: Ledger, names: Sequence[str]) -> Sequence[str]:
    """The scenarios that the diagnosis lists, simplest first, then the rest."""
    looked = [] if ledger.diagnosis is None else ledger.diagnosis.unexplained
    return list(dict.fromkeys([*(name for name in looked if name in set(names)), *names]))


def _way(case: Case, verdict: VerdictLine, suspects: Suspects) -> tuple[str, ...]:
    if case.outcome is Outcome.ERRORED:
        return Outcome.ERRORED.value, verdict.message.partition(":")[0]
    if verdict.reading:
        return "reading", verdict.option, verdict.reading
    return verdict.outcome.value, differing_part(verdict), *_about(case, suspects)[:1]
