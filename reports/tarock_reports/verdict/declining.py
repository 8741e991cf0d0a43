"""What an engine declined: how many scenarios of each kind of question, and for which reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.verdict.by_content import KIND
from tarock_reports.verdict.summary import Case
from tarock_steps.protocol.strangers_text import NAME, shown
from tarock_steps.suite.verdicts import Outcome

REASONS: Final = 12
"""How many reasons are told before the rest is only counted."""


@dataclass(frozen=True, slots=True)
class DeclinedAsk:
    """``number`` scenarios that ended at one kind of question (empty where it is not known) for one reason."""

    ask: str
    reason: str
    number: int

    @property
    def offered(self) -> bool:
        """Whether the engine answers such questions at all."""
        return self.reason != f"does not answer the question {self.ask!r}"


@dataclass(frozen=True, slots=True)
class Declining:
    """What was declined, most first; ``more`` scenarios had reasons that are not among them."""

    each: tuple[DeclinedAsk, ...]
    more: int
    reasons: int
    total: int


def declining(cases: Iterable[Case], limit: int = REASONS) -> Declining:
    """What was declined in these cases, by question and reason."""
    found = Counter(
        (_kind(case.verdict), shown(case.verdict.message, NAME))
        for case in cases
        if case.verdict is not None and case.outcome is Outcome.DECLINED
    )
    first = sorted(found.items(), key=lambda one: (-one[1], one[0]))[:limit]
    each = tuple(DeclinedAsk(ask, reason, number) for (ask, reason), number in first)
    told = sum(one.number for one in each)
    return Declining(each, found.total() - told, len(found) - len(each), found.total())


def in_words(declined: DeclinedAsk) -> str:
    """A line for people: what is needed, and why it is not to be had."""
    scenarios = "1 scenario needs" if declined.number == 1 else f"{declined.number:,} scenarios need"
    what = f"`{declined.ask}`" if declined.ask else "what it declines"
    why = f": {declined.reason}" if declined.offered else ", which is not offered"
    return f"{scenarios} {what}{why}"


def _kind(verdict: VerdictLine) -> str:
    """The kind of question at which the scenario ended; that of the last one where the ledger does not say."""
    asked = KIND.search(verdict.exchanges[-1].question) if verdict.exchanges else None
    return verdict.question or (asked[1] if asked else "")
