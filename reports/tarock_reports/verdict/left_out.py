"""Scenarios of a run that do not count for the verdict: the reason, and their results if they were asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from tarock_language.message import Language, Message, message
from tarock_reports.ledger.check_lines import NotScored, NotScoredAs, VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.wording import OUTCOMES, scenarios_text
from tarock_steps.catalogue.entries import entry_text
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
    def why(self) -> Message:
        """The reason in a few words."""
        by = self.reason.by
        match self.reason.kind:
            case NotScoredAs.EXCLUDED:
                return message("excluded by {pattern}", pattern=by)
            case NotScoredAs.LATER:
                if not by:
                    return message("added later, in no version yet")
                return message("added later, in {version}", version=by)
            case NotScoredAs.WITHDRAWN:
                return message("withdrawn in {version}", version=by)
            case NotScoredAs.LATER_KIND:
                return message("by a kind of test that came later")

    def in_words(self, say: Language) -> str:
        """The reason, the number of scenarios and their outcomes in one line."""
        scenarios = scenarios_text(len(self.scenarios))
        if self.reason.kind is NotScoredAs.EXCLUDED:
            return say("not asked, {why}: {scenarios}", why=self.why, scenarios=scenarios)
        came = [
            message("{times} {what}", times=times, what=OUTCOMES[outcome] if outcome else message("not asked"))
            for outcome, times in self.counts.items()
        ]
        told = say("not scored, {why}: {scenarios} ({came})", why=self.why, scenarios=scenarios, came=came)
        return f"{told} [{', '.join(self.reason.clauses)}]: {entry_text(self.reason, say)}" if self.reason.en else told


def left_out(ledger: Ledger) -> tuple[NotScoredCases, ...]:
    """The scenarios that a run left out, grouped by reason; last those that are wrong by a later kind of test."""
    came: Mapping[str, VerdictLine] = {verdict.scenario: verdict for verdict in ledger.unscored}
    planned = {scenario.id for scenario in ledger.header.planned}
    later = {name: verdict.outcome for name, verdict in came.items() if name in planned}
    by_kind = NotScored(kind=NotScoredAs.LATER_KIND, by="", scenarios=tuple(later))
    listed = tuple(
        NotScoredCases(reason, {name: came[name].outcome if name in came else None for name in reason.scenarios})
        for reason in ledger.header.left_out
    )
    return (*listed, NotScoredCases(by_kind, later)) if later else listed
