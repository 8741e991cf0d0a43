"""The clause most likely broken where no cause explains a failure.

A failure is charged to every clause on which the differing part of the right answer rests, and most of these are kept:
the payments of a deal rest on a dozen. So they are held against what passed, as is done to find faults in programs
(by Ochiai's ratio): the more of all that rests on a clause went wrong, the likelier it is the broken one, and the less
so the more passed checks rest on it. What a failed scenario cites is looked at too, since its author says that it is
about that: who pays double may depend on a clause of the auction, to which no payment is charged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.cases import Case
from tarock_steps.suite.verdicts import Outcome


class Suspects:
    """The clauses that the unexplained failures of a ledger may be about, the likeliest first.

    Without counts of the passed checks that rest on each clause, they keep the order in which a failure names them.
    """

    def __init__(self, ledger: Ledger) -> None:
        found = ledger.diagnosis
        self._rests = {} if found is None else found.rests
        planned = {scenario.id: scenario for scenario in ledger.header.planned}
        left = [] if found is None else [name for name in found.unexplained if name in planned]
        cases = (Case(planned[name], ledger.by_scenario.get(name)) for name in left)
        self._wrong = Counter(clause for case in cases for clause in _possible(case))

    def of(self, case: Case) -> Sequence[str]:
        """The clauses that a failure may be about."""
        return sorted(_possible(case), key=self._unlikeliness) if self._rests else case.named_clauses

    def _unlikeliness(self, clause: str) -> Fraction:
        if clause not in self._rests:
            return Fraction()  # the right answers do not rest on it
        wrong = max(1, self._wrong[clause])
        return -Fraction(wrong * wrong, wrong + self._rests[clause])


def _possible(case: Case) -> Sequence[str]:
    """The clauses that a failure is charged to and, for the outcome ``failed``, those that it is evidence for."""
    cited = case.clauses if case.outcome is Outcome.FAILED else ()
    return tuple(dict.fromkeys((*case.charged, *cited))) or case.named_clauses
