"""Finds the clause that is most likely broken if no cause explains a failure.

A failure is charged to every clause on which the differing part of the right answer rests, and the program obeys most
of these: the payments of a deal rest on a dozen clauses. So the search for causes has tried other rulings of them. A
clause is likelier to be broken if another ruling changes more failures, likelier still if it gives what the program
says there or if more failed scenarios cite the clause, and less likely if more of what passed would be otherwise.

Where nothing was tried, failed and passed scenarios are compared, as in fault localisation. A clause is likelier to be
broken if more failures rest on it, and less likely if more passed scenarios do. Passed ones count by their logarithm,
since a mistake in a clause with very many scenarios changes few of them. The clauses that a failed scenario cites are
possible too: who pays double may depend on a clause of the auction, to which no payment is charged.
``python -m proving.suspects`` measures how often the first clause is the right one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log1p
from typing import Final, Self

from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import ClauseTrial, DiagnosisLine
from tarock_reports.verdict.cases import Case
from tarock_steps.suite.verdicts import Outcome

_GIVES, _CITES = 1.5, 2
"""How much more a failure counts that another ruling gives, or whose scenario cites the clause, than a changed one."""
_DAMPING: Final = 2
"""How much counts against every clause, whatever passed."""
_NOTHING: Final = DiagnosisLine(causes=[], unexplained=[])


class Suspects:
    """The clauses that failures without a cause (``cases``) may be about, the likeliest first.

    The diagnosis ``found`` counts the passed scenarios that rest on each clause; without that, the clauses keep the
    order in which a failure names them.
    """

    def __init__(self, cases: Iterable[Case], found: DiagnosisLine) -> None:
        self._rests, self._trials, self._tried = found.rests, found.trials, found.tried
        known = tuple(cases)
        self._wrong = Counter(clause for case in known for clause in _possible(case))
        self._cited = Counter(clause for case in known for clause in _cited(case))
        self._failures = len(known)

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
        if not self._tried:
            return -max(1, self._wrong[clause]) / (1 + log1p(self._rests[clause]))
        trial = self._trials.get(clause) or ClauseTrial(changes=0, gives=0, against=self._rests[clause])
        shown = (trial.changes + _GIVES * trial.gives) / self._tried
        return -(shown + _CITES * self._cited[clause] / self._failures) / (_DAMPING + log1p(trial.against))


def _cited(case: Case) -> Sequence[str]:
    """The clauses that a failure is evidence for, for the outcome ``failed``."""
    return case.clauses if case.outcome is Outcome.FAILED else ()


def _possible(case: Case) -> Sequence[str]:
    """The clauses that a failure is charged to and, for the outcome ``failed``, those that it is evidence for."""
    return tuple(dict.fromkeys((*case.charged, *_cited(case)))) or case.named_clauses
