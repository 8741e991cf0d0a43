"""Finds the clause that is most likely broken if no cause explains a failure.

A failure is charged to every clause on which the differing part of the right answer rests, and the program obeys most
of these: the payments of a deal rest on a dozen clauses. As in fault localisation, a clause is likelier to be broken
if more failures rest on it, and less likely if more passed scenarios do. Passed ones count by their logarithm, since a
mistake in a clause with very many scenarios changes few of them. Twice as much as what rests on a clause counts that a
failed scenario cites it, and that another ruling of it gives what the program says, which the search for causes has
tried. The clauses that a failed scenario cites are possible too: who pays double may depend on a clause of the auction,
to which no payment is charged. ``python -m proving.suspects`` measures how often the first clause is the right one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log1p
from typing import Final, Self

from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_reports.verdict.cases import Case
from tarock_steps.suite.verdicts import Outcome

_TWICE: Final = 2
"""How much more a failure counts that another ruling gives, or whose scenario cites the clause, than any other."""
_DAMPING: Final = 2
"""How much counts against every clause, whatever passed."""
_NOTHING: Final = DiagnosisLine(causes=[], unexplained=[])


class Suspects:
    """The clauses that failures without a cause (``cases``) may be about, the likeliest first.

    The diagnosis ``found`` counts the passed scenarios that rest on each clause; without that, the clauses keep the
    order in which a failure names them.
    """

    def __init__(self, cases: Iterable[Case], found: DiagnosisLine) -> None:
        self._rests, self._gives, self._tried = found.rests, found.gives, max(1, found.tried)
        known = tuple(cases)
        self._wrong = Counter(clause for case in known for clause in _possible(case))
        self._cited = Counter(clause for case in known for clause in _cited(case))
        self._failures = max(1, len(known))

    @classmethod
    def in_ledger(cls, ledger: Ledger) -> Self:
        """Those of the failures that the diagnosis of a ledger leaves unexplained."""
        found = ledger.diagnosis or _NOTHING
        planned = {scenario.id: scenario for scenario in ledger.header.planned}
        left = [name for name in found.unexplained if name in planned]
        return cls((Case(planned[name], ledger.by_scenario.get(name)) for name in left), found)

    def of(self, case: Case) -> Sequence[str]:
        """The clauses that a failure may be about."""
        return sorted(_possible(case), key=self.unlikeliness) if self._rests else case.named_clauses

    def against(self, clause: str) -> int | None:
        """How many passed scenarios rest on a clause, which speaks against it; None if that was not counted."""
        return self._rests.get(clause)

    def unlikeliness(self, clause: str) -> float:
        """The key for sorting: the likeliest clause first."""
        if clause not in self._rests:
            return 0.0  # the right answers do not rest on it
        failures = (self._wrong[clause] + _TWICE * self._cited[clause]) / self._failures
        given = _TWICE * self._gives.get(clause, 0) / self._tried
        return -(failures + given) / (_DAMPING + log1p(self._rests[clause]))


def _cited(case: Case) -> Sequence[str]:
    """The clauses that a failure is evidence for, for the outcome ``failed``."""
    return case.clauses if case.outcome is Outcome.FAILED else ()


def _possible(case: Case) -> Sequence[str]:
    """The clauses that a failure is charged to and, for the outcome ``failed``, those that it is evidence for."""
    return tuple(dict.fromkeys((*case.charged, *_cited(case)))) or case.named_clauses
