"""The verdict on a scenario as a record: outcome, failed step, what was expected and given, and the clauses."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

import msgspec

from tarock_language.data import message_from
from tarock_language.message import Message
from tarock_protocol.drivers import WireExchange


class Outcome(StrEnum):
    """How a scenario ended.

    ``errored`` is a fault of the adapter or the protocol and says nothing about a rule; ``declined`` is not offered;
    ``other reading`` is wrong by the rules asked for, but explained by another reading that the program always plays,
    which only a whole run can show. ``not reached`` is where the program refuses an allowed action on the way; it says
    nothing about the rule of the scenario.
    ``beyond the steps`` is where every step was met, but an answer is wrong in a part that none of them reads.
    ``not playable`` is where the rules asked for do not allow the course of the scenario, so that nothing was asked.
    ``suite fault`` is a mistake of ours: a scenario that cannot be asked, or a question that our own engine refuses.
    """

    __hash__ = str.__hash__  # faster than that of an enumeration

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"
    DECLINED = "declined"
    OTHER_READING = "other reading"
    NOT_REACHED = "not reached"
    BEYOND = "beyond the steps"
    UNPLAYABLE = "not playable"
    SUITE_FAULT = "suite fault"


AMISS: Final = frozenset({Outcome.FAILED, Outcome.NOT_REACHED, Outcome.BEYOND})
"""Outcomes where the program is wrong by the rules asked for, as far as a single scenario can show."""


class Basis(StrEnum):
    """The basis of a verdict: the values written in the scenario, or what is right by the rules asked for."""

    TRANSCRIBED = "transcribed"
    DERIVED = "derived"


class Unmet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A further check that was not met: its step, a message, what was ``expected`` and what was ``given``.

    ``lacking`` and ``too_much`` are the expected parts of a list that are missing, and the given ones that are not
    expected; ``charged`` are the clauses on which the differing part of the right answer rests. ``fault`` is the
    message as data.
    """

    step: str
    message: str
    expected: str
    given: str
    lacking: list[str] = []
    too_much: list[str] = []
    charged: list[str] = []
    fault: dict[str, Any] = {}


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, gc=False):
    """The result of one scenario.

    ``step`` is the text of the first step that was not met, with what was ``expected`` and ``given``, and for a list
    what was ``lacking`` and ``too_much``; ``also`` are the later checks that were not met either, and ``after`` the
    exchanges for them. ``charged`` are the clauses on which the differing part of the right answer rests; none where it
    is not known what was right. For a scenario that was not reached, ``action`` is what the program refuses, in words
    with its place in the course, ``step`` the step that did it, and ``charged`` are the clauses that allow it. For one
    that is wrong beyond its steps, ``message`` names the part, and the last of ``exchanges`` has it.
    ``grounds`` are the clauses that the answers named. ``basis`` is what the answers were compared with; ``idle`` are
    the cited clauses on which nothing in the scenario rests by the rules asked for, so that it is no evidence for them.
    ``unsaid`` is a field that a check reads but ``hello`` does not offer, as ``settle.lines``, so that the check was
    skipped; then the scenario passed if the rest was met and is evidence for a clause, and is declined otherwise.
    ``fault`` is ``message`` as data where any language can say it; of what differs it has each text as an argument of
    the same name, and ``what`` differs.
    """

    scenario: str
    outcome: Outcome
    message: str = ""
    step: str = ""
    action: str = ""
    expected: str = ""
    given: str = ""
    lacking: list[str] = []
    too_much: list[str] = []
    charged: list[str] = []
    also: list[Unmet] = []
    exchanges: list[WireExchange] = []
    after: list[WireExchange] = []
    grounds: list[str] = []
    basis: Basis = Basis.TRANSCRIBED
    idle: list[str] = []
    unsaid: str = ""
    fault: dict[str, Any] = {}

    @property
    def said(self) -> Message | str:
        """What went wrong, as a message if there is one, else the text."""
        return message_from(self.fault) if self.fault else self.message


def as_by_steps(verdict: Verdict, unscored: Callable[[Verdict], None]) -> Verdict:
    """The verdict that a scenario has if only the parts count that its steps read.

    What is wrong beyond these is passed to ``unscored``.
    """
    if verdict.outcome is not Outcome.BEYOND:
        return verdict
    unscored(verdict)
    return Verdict(
        scenario=verdict.scenario,
        outcome=Outcome.PASSED,
        exchanges=[*verdict.exchanges, *verdict.after],
        grounds=verdict.grounds,
        idle=verdict.idle,
        unsaid=verdict.unsaid,
    )
