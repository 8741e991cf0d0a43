"""The scenarios of a run with their results, counted, and grouped by clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from tarock_reports.ledger.check_lines import PlannedScenario, VerdictLine
from tarock_reports.ledger.known_lines import KnownLine
from tarock_steps.suite.verdicts import AMISS, Basis, Outcome

EVALUATED: Final = frozenset({Outcome.PASSED, Outcome.FAILED, Outcome.OTHER_READING})
WRONG: Final = AMISS | {Outcome.OTHER_READING}
"""What the program gets wrong; of what was not reached nothing is evaluated, but it refuses what is allowed."""


class ClauseState(StrEnum):
    """What the scenarios of one clause come to; where some were excluded and all others passed it is not whole."""

    FAILED = "failed"
    ERRORED = "errored"
    SUITE_FAULT = "suite fault"
    PASSED = "passed"
    NOT_WHOLE = "not whole"
    INCONCLUSIVE = "inconclusive"


@dataclass(frozen=True, slots=True)
class Tally:
    """How many scenarios were planned and what came of them."""

    planned: int
    counts: Mapping[Outcome, int]

    @property
    def evaluated(self) -> int:
        """Scenarios whose answer was right or wrong."""
        return sum(self.counts[each] for each in EVALUATED)

    @property
    def passed(self) -> int:
        """Scenarios whose answer was right."""
        return self.counts[Outcome.PASSED]

    @property
    def not_run(self) -> int:
        """Scenarios without a verdict."""
        return self.planned - sum(self.counts.values())

    @property
    def two_numbers(self) -> str:
        """How much was evaluated, and how much of that passed."""
        return f"evaluated {self.evaluated} of {self.planned}, passed {self.passed} of {self.evaluated}"


@dataclass(frozen=True)
class Case:
    """A scenario and its verdict, none where it has not been reported; ``noted`` is the deviation known for it."""

    scenario: PlannedScenario
    verdict: VerdictLine | None
    noted: KnownLine | None = None

    @property
    def outcome(self) -> Outcome | None:
        """What came of it, none where it has not been reported."""
        return self.verdict.outcome if self.verdict else None

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it is evidence for by the rules asked for."""
        cited = dict.fromkeys(self.scenario.clauses)
        if self.verdict is None:
            return tuple(cited)
        idle = cited if self.outcome is Outcome.UNPLAYABLE else self.verdict.idle
        return tuple(each for each in cited if each not in idle)

    @cached_property
    def charged(self) -> tuple[str, ...]:
        """The clauses that what went wrong is about, those that it cites first; none where it is not known."""
        charged = () if self.verdict is None else self.verdict.charged
        cited = [each for each in self.clauses if each in charged]
        return tuple(dict.fromkeys((*cited, *charged)))

    @cached_property
    def speaks_about(self) -> tuple[str, ...]:
        """The clauses that its outcome says something about.

        What went wrong speaks against those that it is both evidence for and charged to; where it is charged to others
        alone, against these, and where nobody knows what is right, against all that it is evidence for. What was not
        reached says nothing of those. What another reading explains speaks about all that it is evidence for.
        """
        if self.outcome not in AMISS:
            return self.clauses
        if self.outcome is Outcome.NOT_REACHED:
            return self.charged
        return tuple(each for each in self.clauses if each in self.charged) or self.charged or self.clauses

    @cached_property
    def named_clauses(self) -> tuple[str, ...]:
        """What to name beside it: those it is charged to, those it is evidence for, or else all that it cites."""
        return self.charged or self.speaks_about or tuple(dict.fromkeys(self.scenario.clauses))

    @property
    def known(self) -> KnownLine | None:
        """The known deviation by which it went wrong, if it did; what errored is never known."""
        return self.noted if self.outcome in WRONG else None

    @property
    def is_derived(self) -> bool:
        """Whether it was held against what is right by the rules asked for, and not against what is written."""
        return self.verdict is not None and self.outcome in EVALUATED and self.verdict.basis is Basis.DERIVED

    @property
    def offered(self) -> bool:
        """Whether it was not left out because the program says in ``hello`` that it does not answer such questions."""
        return self.verdict is None or self.verdict.offered


def clause_state(cases: Iterable[Case]) -> ClauseState:
    """What the scenarios of a clause come to; one that passed is enough where none was wrong."""
    seen = {case.outcome for case in cases}
    if seen & WRONG:
        return ClauseState.FAILED
    if Outcome.ERRORED in seen:
        return ClauseState.ERRORED
    if Outcome.SUITE_FAULT in seen:
        return ClauseState.SUITE_FAULT
    return ClauseState.PASSED if Outcome.PASSED in seen else ClauseState.INCONCLUSIVE


def tally_of(cases: Iterable[Case]) -> Tally:
    """The numbers of these cases."""
    outcomes = [case.outcome for case in cases]
    return Tally(len(outcomes), Counter(each for each in outcomes if each is not None))


def by_clause(cases: tuple[Case, ...]) -> dict[str, tuple[Case, ...]]:
    """The cases that speak about a clause, for every clause that one is evidence for or is charged to."""
    found: dict[str, list[Case]] = {clause: [] for case in cases for clause in case.clauses}
    for case in cases:
        for clause in case.speaks_about:
            found.setdefault(clause, []).append(case)
    return {clause: tuple(members) for clause, members in sorted(found.items())}
