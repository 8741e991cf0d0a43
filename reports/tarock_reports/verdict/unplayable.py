"""Scenarios that the chosen rules do not allow, counted by the clauses that forbid them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_steps.protocol.strangers_text import SENTENCE, shown
from tarock_steps.suite.verdicts import Outcome

if TYPE_CHECKING:
    from tarock_reports.ledger.check_lines import VerdictLine


_CLAUSES: Final = 3
"""How many clauses are named in a line before the rest is only counted."""


class Forbidden(NamedTuple):
    """Scenarios that cannot be played by these rules: what ``clauses`` forbid in the first of them, in words.

    No clause forbids what the rules do not know at all, such as a game that a house leaves out.
    """

    clauses: tuple[str, ...]
    reason: str
    scenarios: tuple[str, ...]

    @property
    def in_words(self) -> str:
        """A line for people."""
        number = len(self.scenarios)
        scenarios = "1 scenario" if number == 1 else f"{number:,} scenarios"
        first, more = self.clauses[:_CLAUSES], len(self.clauses) - _CLAUSES
        by = f" by {', '.join(first)}{f' and {more} more' if more > 0 else ''}" if first else ""
        return f"{scenarios}{by}, the first as {self.reason}"


def forbidden(verdicts: Iterable[VerdictLine]) -> tuple[Forbidden, ...]:
    """What could not be played, by the clauses that forbid it, most first."""
    found: dict[tuple[tuple[str, ...], str], list[VerdictLine]] = defaultdict(list)
    for one in verdicts:
        if one.outcome is Outcome.UNPLAYABLE:
            found[tuple(one.grounds), "" if one.grounds else _unknown_part(one.message)].append(one)
    each = (
        Forbidden(clauses, shown(several[0].message, SENTENCE), tuple(one.scenario for one in several))
        for (clauses, _), several in found.items()
    )
    return tuple(sorted(each, key=lambda one: (-len(one.scenarios), one.clauses)))


def _unknown_part(message: str) -> str:
    """The part of a question that the rules do not know, without what is there instead."""
    return message.partition(": expected")[0]
