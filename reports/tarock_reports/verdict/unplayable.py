"""Scenarios that cannot be played by the rules of a check, grouped by the clauses that forbid them, for its report.

A check asks by other rules than a scenario was written for if it is given readings or a house.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from tarock_language.message import Language, Message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.verdict.wording import first_of, scenarios_text
from tarock_steps.suite.verdicts import Outcome

_CLAUSES: Final = 3
"""How many clauses a line names; the rest is only counted."""


class UnplayableGroup(NamedTuple):
    """The scenarios that the same ``clauses`` forbid; ``said`` is the reason in the first of them.

    Where the rules do not know something at all, such as a game that a house leaves out, ``clauses`` is empty.
    """

    clauses: tuple[str, ...]
    said: Message | str
    scenarios: tuple[str, ...]

    def in_words(self, say: Language) -> str:
        """The number of scenarios, the clauses and the reason in one line."""
        scenarios, reason = scenarios_text(len(self.scenarios)), shown(say.sentence(self.said), SENTENCE)
        if not self.clauses:
            return say("{scenarios}, the first as {reason}", scenarios=scenarios, reason=reason)
        return say(
            "{scenarios} by {clauses}, the first as {reason}",
            scenarios=scenarios,
            clauses=first_of(self.clauses, _CLAUSES),
            reason=reason,
        )


def unplayable_groups(verdicts: Iterable[VerdictLine]) -> tuple[UnplayableGroup, ...]:
    """The scenarios that could not be played, grouped by the clauses that forbid them, most frequent first."""
    found: dict[tuple[tuple[str, ...], str], list[VerdictLine]] = defaultdict(list)
    for verdict in verdicts:
        if verdict.outcome is Outcome.UNPLAYABLE:
            found[tuple(verdict.grounds), "" if verdict.grounds else _unknown_part(verdict.message)].append(verdict)
    each = (
        UnplayableGroup(clauses, several[0].said, tuple(verdict.scenario for verdict in several))
        for (clauses, _), several in found.items()
    )
    return tuple(sorted(each, key=lambda group: (-len(group.scenarios), group.clauses)))


def _unknown_part(message: str) -> str:
    """The part of a question that the rules do not know: a message up to what was expected instead."""
    return message.partition(": expected")[0]
