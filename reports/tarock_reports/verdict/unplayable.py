"""What the rules asked for do not allow, counted once: by the clauses that forbid it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from tarock_steps.protocol.strangers_text import SENTENCE, shown
from tarock_steps.suite.verdicts import Outcome

if TYPE_CHECKING:
    from tarock_reports.ledger.check_lines import VerdictLine


class Forbidden(NamedTuple):
    """Scenarios that cannot be played by these rules: what ``clauses`` forbid in the first of them, in words."""

    clauses: tuple[str, ...]
    reason: str
    scenarios: tuple[str, ...]

    @property
    def in_words(self) -> str:
        """A line for people."""
        number = len(self.scenarios)
        scenarios = "1 scenario" if number == 1 else f"{number:,} scenarios"
        return f"{scenarios} by {', '.join(self.clauses) or 'no clause in particular'}, the first as {self.reason}"


def forbidden(verdicts: Iterable[VerdictLine]) -> tuple[Forbidden, ...]:
    """What could not be played, by the clauses that forbid it, most first."""
    found: dict[tuple[str, ...], list[VerdictLine]] = defaultdict(list)
    for one in verdicts:
        if one.outcome is Outcome.UNPLAYABLE:
            found[tuple(one.grounds)].append(one)
    each = (
        Forbidden(clauses, shown(several[0].message, SENTENCE), tuple(one.scenario for one in several))
        for clauses, several in found.items()
    )
    return tuple(sorted(each, key=lambda one: (-len(one.scenarios), one.clauses)))
