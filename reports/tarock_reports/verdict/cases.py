"""A case: a scenario of a run with its verdict. Counts cases, and groups them by clause."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Final

import msgspec

from tarock_language.message import Message, Word, message
from tarock_reports.ledger.check_lines import PlannedScenario, VerdictLine
from tarock_reports.ledger.known_lines import KnownLine
from tarock_steps.suite.verdicts import AMISS, Basis, Outcome

EVALUATED: Final = frozenset({Outcome.PASSED, Outcome.FAILED, Outcome.BEYOND, Outcome.OTHER_READING})
WRONG: Final = AMISS | {Outcome.OTHER_READING}
"""Where the program is wrong. A scenario not reached is not evaluated, but there it refused an allowed action."""


_OF_CHARGED: Final = frozenset({Outcome.NOT_REACHED, Outcome.BEYOND})
"""Where what went wrong is about the clauses that it is charged to, whatever the scenario cites."""


class ClauseState(StrEnum):
    """The result of one clause; it is not whole if scenarios were excluded and no other result is worse."""

    FAILED = "failed"
    ERRORED = "errored"
    SUITE_FAULT = "suite fault"
    PASSED = "passed"
    NOT_WHOLE = "not whole"
    INCONCLUSIVE = "inconclusive"


STATES: Final = {state: message("{word}", word=Word(state.value)) for state in ClauseState}
"""What each result of a clause is called."""


class Tally(msgspec.Struct, frozen=True):
    """How many scenarios were planned, and how many had each outcome."""

    planned: int
    counts: Mapping[Outcome, int]

    @property
    def evaluated(self) -> int:
        """Scenarios whose answer was right or wrong."""
        return sum(self.counts[outcome] for outcome in EVALUATED)

    @property
    def passed(self) -> int:
        """Scenarios whose answer was right."""
        return self.counts[Outcome.PASSED]

    @property
    def not_run(self) -> int:
        """Scenarios without a verdict."""
        return self.planned - sum(self.counts.values())

    @property
    def two_numbers(self) -> Message:
        """How much was evaluated, and how much of that passed."""
        return message(
            "evaluated {evaluated} of {planned}, passed {passed} of {evaluated}",
            evaluated=self.evaluated,
            planned=self.planned,
            passed=self.passed,
        )


class Case(msgspec.Struct, frozen=True, dict=True):
    """A scenario and its verdict (``None`` if there is none yet); ``noted`` is the known deviation for it.

    ``likeliest`` are the clauses that are most likely broken, if the causes of failures were searched for.
    """

    scenario: PlannedScenario
    verdict: VerdictLine | None
    noted: KnownLine | None = None
    likeliest: tuple[str, ...] = ()

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or ``None`` if there is no verdict yet."""
        return self.verdict.outcome if self.verdict else None

    @property
    def judged(self) -> VerdictLine:
        """The verdict; ValueError if there is none yet."""
        if self.verdict is None:
            reason = f"{self.scenario.id} has no verdict to show"
            raise ValueError(reason)
        return self.verdict

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it is evidence for under the rules asked for; a further question is for none."""
        cited = tuple(dict.fromkeys(() if self.scenario.is_further else self.scenario.clauses))
        if self.verdict is None or not (self.verdict.idle or self.outcome is Outcome.UNPLAYABLE):
            return cited
        idle = cited if self.outcome is Outcome.UNPLAYABLE else self.verdict.idle
        return tuple(clause for clause in cited if clause not in idle)

    @cached_property
    def charged(self) -> tuple[str, ...]:
        """The clauses that the failure is charged to, those that the scenario cites first; empty if unknown."""
        charged = () if self.verdict is None else self.verdict.charged
        cited = [clause for clause in self.clauses if clause in charged]
        return tuple(dict.fromkeys((*cited, *charged)))

    @property
    def speaks_about(self) -> tuple[str, ...]:
        """The clauses that its outcome says something about.

        A failure is about the clauses that it is both evidence for and charged to. If there are none, it is about those
        it is charged to; if it is charged to none, about all that it is evidence for. A scenario that was not reached
        is only about the clauses it is charged to, and so is one that is wrong beyond its steps, which uphold the
        others. Every other outcome is about all that it is evidence for.
        """
        if self.outcome not in AMISS:
            return self.clauses
        if self.outcome in _OF_CHARGED:
            return self.charged
        return tuple(clause for clause in self.clauses if clause in self.charged) or self.charged or self.clauses

    @property
    def upholds(self) -> tuple[str, ...]:
        """The clauses that it is evidence for although an answer is wrong beyond its steps; else none."""
        if self.outcome is not Outcome.BEYOND:
            return ()
        return tuple(clause for clause in self.clauses if clause not in self.charged)

    def outcome_about(self, clause: str) -> Outcome | None:
        """The outcome as far as it is about a clause: its steps passed where it upholds the clause."""
        outcome = self.outcome
        return Outcome.PASSED if outcome is Outcome.BEYOND and clause in self.upholds else outcome

    @cached_property
    def named_clauses(self) -> tuple[str, ...]:
        """The clauses to show: those it is charged to, else those it is evidence for, else all that it cites.

        Those that are most likely broken come first.
        """
        named = self.charged or self.speaks_about or tuple(self.scenario.clauses)
        return tuple(dict.fromkeys((*self.likeliest, *named)))

    @property
    def known(self) -> KnownLine | None:
        """The known deviation that explains why it is wrong, if any; an error is known by cause alone."""
        if self.outcome is Outcome.ERRORED and self.noted is not None and self.noted.cause:
            return self.noted
        return self.noted if self.outcome in WRONG else None

    @property
    def is_derived(self) -> bool:
        """Whether the answer was compared with one derived from the rules asked for, not with the written one."""
        if self.verdict is None or self.outcome not in EVALUATED:
            return False
        return self.scenario.is_further or self.verdict.basis is Basis.DERIVED

    @property
    def is_offered(self) -> bool:
        """Whether the program offers such questions in ``hello``; true if there is no verdict yet."""
        return self.verdict is None or self.verdict.offered


def clause_state(cases: Iterable[Case], clause: str = "") -> ClauseState:
    """The result of a clause from its cases; one that passed is enough if none is wrong, errored or a suite fault.

    Without the name of the clause, a case counts with its own outcome.
    """
    seen = {case.outcome_about(clause) for case in cases}
    if seen & WRONG:
        return ClauseState.FAILED
    if Outcome.ERRORED in seen:
        return ClauseState.ERRORED
    if Outcome.SUITE_FAULT in seen:
        return ClauseState.SUITE_FAULT
    return ClauseState.PASSED if Outcome.PASSED in seen else ClauseState.INCONCLUSIVE


def tally_of(cases: Iterable[Case]) -> Tally:
    """Count these cases by outcome."""
    outcomes = [case.outcome for case in cases]
    return Tally(len(outcomes), Counter(outcome for outcome in outcomes if outcome is not None))


def by_clause(cases: tuple[Case, ...]) -> dict[str, tuple[Case, ...]]:
    """The cases that speak about each clause; every clause that a case is evidence for has an entry."""
    found = defaultdict[str, list[Case]](list)
    for case in cases:
        is_passed, cited = case.outcome is Outcome.PASSED, case.clauses
        for clause in cited if is_passed else (*case.speaks_about, *case.upholds):
            found[clause].append(case)
        found.update({} if is_passed else {clause: [] for clause in cited if clause not in found})
    return {clause: tuple(members) for clause, members in sorted(found.items())}
