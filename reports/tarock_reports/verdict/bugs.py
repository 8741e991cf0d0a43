"""The failures of a run as a list of bugs: one for each cause, and one for each unexplained kind of failure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.cases import WRONG, Case
from tarock_reports.verdict.causes import causes
from tarock_reports.verdict.suspects import Suspects
from tarock_steps.suite.verdicts import AMISS, Outcome

_WORDS = 4
"""By how many words of a step ways to fail are told apart."""


class Bug(NamedTuple):
    """Scenarios that went wrong for one reason, the simplest first: a ``cause``, or one that is not known."""

    clauses: tuple[str, ...]
    cause: CauseRecord | None
    cases: tuple[Case, ...]

    @property
    def outcome(self) -> Outcome | None:
        """How the first of them ended."""
        return self.cases[0].outcome


def bugs(ledger: Ledger) -> tuple[Bug, ...]:
    """The bugs of a run, those with a cause first, as the diagnosis has them; what errored comes last.

    What went wrong by a known deviation is in none of them.
    """
    noted = ledger.known_by_scenario
    cases = (Case(one, ledger.by_scenario.get(one.id), noted.get(one.id)) for one in ledger.expected)
    wrong = {one.scenario.id: one for one in cases if one.outcome in WRONG | {Outcome.ERRORED} and one.known is None}
    return (*_with_cause(ledger, wrong), *_without(ledger, wrong))


def _with_cause(ledger: Ledger, wrong: dict[str, Case]) -> Iterator[Bug]:
    for cause in causes(ledger):
        cases = tuple(wrong[each] for each in cause.explains if each in wrong)
        if cases:
            yield Bug(tuple(cause.clauses), cause, cases)


def _without(ledger: Ledger, wrong: dict[str, Case]) -> Iterator[Bug]:
    """What no cause explains by outcome, step and first clause; errors by what broke."""
    explained = {each for cause in causes(ledger) for each in cause.explains}
    simplest = _in_order(ledger, [name for name in wrong if name not in explained])
    found: dict[tuple[str, ...], list[Case]] = defaultdict(list)
    suspects = Suspects(ledger)
    for name in simplest:
        case = wrong[name]
        if case.verdict is not None:
            found[_way(case, case.verdict, suspects)].append(case)
    groups = sorted(found.values(), key=lambda each: each[0].outcome is Outcome.ERRORED)
    return (Bug(_about(each[0], suspects), None, tuple(each)) for each in groups)


def _about(case: Case, suspects: Suspects) -> tuple[str, ...]:
    """The clauses that something without a cause is about, the likeliest first where it is a failure."""
    return tuple(suspects.of(case)) if case.outcome in AMISS else case.named_clauses


def _in_order(ledger: Ledger, names: Sequence[str]) -> Sequence[str]:
    """The simplest first, as the diagnosis has them, then the rest."""
    looked = [] if ledger.diagnosis is None else ledger.diagnosis.unexplained
    return list(dict.fromkeys([*(name for name in looked if name in set(names)), *names]))


def _way(case: Case, verdict: VerdictLine, suspects: Suspects) -> tuple[str, ...]:
    if case.outcome is Outcome.ERRORED:
        return Outcome.ERRORED.value, verdict.message.partition(":")[0]
    if verdict.reading:
        return "reading", verdict.option, verdict.reading
    return verdict.outcome.value, " ".join(verdict.step.split()[:_WORDS]), *_about(case, suspects)[:1]
