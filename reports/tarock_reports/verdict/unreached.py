"""Counts the acts that a program refuses although they are allowed, and the scenarios that it could not reach so."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from tarock_language.message import Language
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.wording import first_of, scenarios_text, value_told
from tarock_steps.suite.verdicts import Outcome

_CLAUSES: Final = 3
"""How many clauses a line names; the rest is only counted."""


class Unreached(NamedTuple):
    """Scenarios that were not reached because the program refuses an action that ``clauses`` allow.

    ``first`` is the verdict on the first of them.
    """

    clauses: tuple[str, ...]
    first: VerdictLine
    scenarios: tuple[str, ...]

    def refused(self, say: Language) -> str:
        """What the program refuses in the first scenario, and what it answers."""
        told = (shown(value_told(self.first, field, say), SENTENCE) for field in ("action", "given"))
        return ": ".join(told)

    def in_words(self, say: Language) -> str:
        """The number of scenarios, the clauses and the first refusal in one line."""
        scenarios = scenarios_text(len(self.scenarios))
        if not self.clauses:
            return say("{scenarios}, the first at {refused}", scenarios=scenarios, refused=self.refused(say))
        return say(
            "{scenarios}, which {clauses} allows, the first at {refused}",
            "{scenarios}, which {clauses} allow, the first at {refused}",
            number=len(self.clauses),
            scenarios=scenarios,
            clauses=first_of(self.clauses, _CLAUSES),
            refused=self.refused(say),
        )


def unreached(cases: Iterable[Case]) -> tuple[Unreached, ...]:
    """The scenarios that were not reached, grouped by the clauses that allow what was refused, most frequent first."""
    found: dict[tuple[str, ...], list[VerdictLine]] = defaultdict(list)
    for case in cases:
        if case.verdict is not None and case.outcome is Outcome.NOT_REACHED:
            found[case.charged].append(case.verdict)
    each = (
        Unreached(clauses, several[0], tuple(verdict.scenario for verdict in several))
        for clauses, several in found.items()
    )
    return tuple(sorted(each, key=lambda group: (-len(group.scenarios), group.clauses)))
