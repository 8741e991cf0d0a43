"""Scenarios that do not count for the verdict: the reason, and their results if they were asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from tarock_reports.ledger.check_lines import NotScored, NotScoredAs, VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_steps.suite.verdicts import Outcome


class NotScoredCases(NamedTuple):
    """Scenarios that are left out for one reason, each with its outcome; ``None`` if it was not asked."""

    reason: NotScored
    scenarios: Mapping[str, Outcome | None]

    @property
    def counts(self) -> Mapping[Outcome | None, int]:
        """How often each outcome occurred."""
        return Counter(self.scenarios.values())

    @property
    def why(self) -> str:
        """The reason in a few words."""
        by = self.reason.by
        match self.reason.kind:
            case NotScoredAs.EXCLUDED:
                return f"excluded by {by}"
            case NotScoredAs.LATER:
                return f"added later, in {by}" if by else "added later, in no version yet"
            case NotScoredAs.WITHDRAWN:
                return f"withdrawn in {by}"

    @property
    def in_words(self) -> str:
        """The reason, the number of scenarios and their outcomes in one line."""
        number, clauses = len(self.scenarios), ", ".join(self.reason.clauses)
        scenarios = "1 scenario" if number == 1 else f"{number:,} scenarios"
        if self.reason.kind is NotScoredAs.EXCLUDED:
            return f"not asked, {self.why}: {scenarios}"
        came = ", ".join(
            f"{times} {outcome.value if outcome else 'not asked'}" for outcome, times in self.counts.items()
        )
        about = f" [{clauses}]: {self.reason.en}" if self.reason.en else ""
        return f"not scored, {self.why}: {scenarios} ({came}){about}"


def left_out(ledger: Ledger) -> tuple[NotScoredCases, ...]:
    """The scenarios that a run left out, grouped by reason."""
    came: Mapping[str, VerdictLine] = {verdict.scenario: verdict for verdict in ledger.unscored}
    return tuple(
        NotScoredCases(reason, {name: came[name].outcome if name in came else None for name in reason.scenarios})
        for reason in ledger.header.left_out
    )
