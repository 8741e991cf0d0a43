"""Finds the clause that is most likely broken if no cause explains a failure.

A failure is charged to every clause on which the differing part of the right answer rests, and the program obeys most
of these: the payments of a deal rest on a dozen clauses. So the search for causes says in which failures another ruling
of a clause gives what the program says. Of what it did not try, failed and passed scenarios are compared, as in fault
localisation. A clause is likelier to be broken if more failures rest on it, and less likely if more passed scenarios
do. Passed ones count by their logarithm, since a mistake in a clause with very many scenarios changes few of them. The
clauses that a failed scenario cites are possible too: who pays double may depend on a clause of the auction, to which
no payment is charged. ``python -m proving.suspects`` measures how often the first clause is the right one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import log1p
from types import MappingProxyType
from typing import Self

from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.cases import Case
from tarock_steps.suite.verdicts import Outcome


class Suspects:
    """The clauses that failures without a cause (``cases``) may be about, the likeliest first.

    ``rests`` counts the passed scenarios that rest on each clause; without it, the clauses keep the order in which a
    failure names them. ``fits`` has clauses, the likeliest first, each with the failures that another ruling gives.
    """

    def __init__(
        self,
        cases: Iterable[Case],
        rests: Mapping[str, int],
        fits: Mapping[str, Collection[str]] = MappingProxyType({}),
    ) -> None:
        self._rests = rests
        self._fits = fits
        self._places = {clause: place for place, clause in enumerate(fits)}
        self._wrong = Counter(clause for case in cases for clause in _possible(case))

    @classmethod
    def in_ledger(cls, ledger: Ledger) -> Self:
        """Those of the failures that the diagnosis of a ledger leaves unexplained."""
        found = ledger.diagnosis
        planned = {scenario.id: scenario for scenario in ledger.header.planned}
        left = [] if found is None else [name for name in found.unexplained if name in planned]
        cases = (Case(planned[name], ledger.by_scenario.get(name)) for name in left)
        return cls(cases, {}) if found is None else cls(cases, found.rests, found.fits)

    def of(self, case: Case) -> Sequence[str]:
        """The clauses that a failure may be about; those of which another ruling gives it come first."""
        if not self._rests:
            return case.named_clauses
        fitting = [clause for clause, failures in self._fits.items() if case.scenario.id in failures]
        others = (clause for clause in _possible(case) if clause not in fitting)
        return [*fitting, *sorted(others, key=lambda clause: (self.place(clause), self._unlikeliness(clause)))]

    def place(self, clause: str) -> int:
        """The place of a clause among those of which another ruling was tried, the likeliest first."""
        return self._places.get(clause, len(self._places))

    def against(self, clause: str) -> int | None:
        """How many passed scenarios rest on a clause, which speaks against it; None if that was not counted."""
        return self._rests.get(clause)

    def _unlikeliness(self, clause: str) -> float:
        if clause not in self._rests:
            return 0.0  # the right answers do not rest on it
        return -max(1, self._wrong[clause]) / (1 + log1p(self._rests[clause]))


def _possible(case: Case) -> Sequence[str]:
    """The clauses that a failure is charged to and, for the outcome ``failed``, those that it is evidence for."""
    cited = case.clauses if case.outcome is Outcome.FAILED else ()
    return tuple(dict.fromkeys((*case.charged, *cited))) or case.named_clauses
