"""Scenarios that the chosen rules do not allow, counted by the clauses that forbid them."""

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


class Forbidden(NamedTuple):
    """Scenarios that cannot be played by these rules; ``said`` is what ``clauses`` forbid in the first of them.

    ``clauses`` is empty for something that the rules do not know at all, such as a game that a house leaves out.
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


def forbidden(verdicts: Iterable[VerdictLine]) -> tuple[Forbidden, ...]:
    """The scenarios that could not be played, grouped by the clauses that forbid them, most frequent first."""
    found: dict[tuple[tuple[str, ...], str], list[VerdictLine]] = defaultdict(list)
    for verdict in verdicts:
        if verdict.outcome is Outcome.UNPLAYABLE:
            found[tuple(verdict.grounds), "" if verdict.grounds else _unknown_part(verdict.message)].append(verdict)
    each = (
        Forbidden(clauses, several[0].said, tuple(verdict.scenario for verdict in several))
        for (clauses, _), several in found.items()
    )
    return tuple(sorted(each, key=lambda group: (-len(group.scenarios), group.clauses)))


def _unknown_part(message: str) -> str:
    """The part of a question that the rules do not know, without what is there instead."""
    return message.partition(": expected")[0]
