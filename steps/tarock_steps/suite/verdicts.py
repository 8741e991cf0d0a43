"""The verdict on a scenario."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from tarock_steps.protocol.drivers import WireExchange


class Outcome(StrEnum):
    """How a scenario ended.

    ``errored`` is the adapter's or the protocol's fault and says nothing about a rule; ``declined`` is not
    offered; ``other reading`` is wrong by the rules asked for, and explained by another reading that the program
    plays throughout, which only a whole run can tell. ``not reached`` is what the program refuses to set up although
    it is allowed; it says nothing of what the scenario is about.
    ``not playable`` is what the rules asked for do not allow as it is told, so that nobody was asked.
    ``suite fault`` is a mistake of ours: a scenario that cannot be asked, or a question that our own engine refuses.
    """

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"
    DECLINED = "declined"
    OTHER_READING = "other reading"
    NOT_REACHED = "not reached"
    UNPLAYABLE = "not playable"
    SUITE_FAULT = "suite fault"


AMISS: Final = frozenset({Outcome.FAILED, Outcome.NOT_REACHED})
"""What the program gets wrong by the rules asked for, as far as a scenario alone can tell."""


class Basis(StrEnum):
    """On what a verdict rests: on what is written in the scenario, or on what is right by the rules asked for."""

    TRANSCRIBED = "transcribed"
    DERIVED = "derived"


class Unmet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A further check that was not met: its step, what is said of it, what it ``expected`` and what was ``given``.

    ``lacking`` and ``too_much`` are the parts of a list that are not in what was given, or there and not expected;
    ``charged`` are the clauses on which the differing part of the right answer rests.
    """

    step: str
    message: str
    expected: str
    given: str
    lacking: list[str] = []
    too_much: list[str] = []
    charged: list[str] = []


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What came of one scenario.

    ``step`` is the text of the first step that was not met, with what it ``expected`` and what was ``given``, of a list
    what was ``lacking`` and ``too_much``; ``also`` are the checks behind it that were not met either, and ``after`` was
    exchanged for their sake. ``charged`` are the clauses on which the differing part of the right answer rests; none
    where nobody knew what is right.
    Of a scenario that was not reached ``action`` is what the program refuses, in words with its place in the course,
    ``step`` the step that did it, and ``charged`` are the clauses by which it is allowed.
    ``grounds`` are the clauses that the answers named. ``basis`` is what the answers were held against; ``idle`` are
    the clauses that the scenario cites although nothing in it rests on them by the rules asked for, so that it is no
    evidence for them. ``unsaid`` is what ``hello`` does not offer and a check reads, a question and the field of its
    answer as ``settle.lines``, so that this was left out; where the rest was met and is evidence for one of the clauses
    it passed, and is declined where it is not.
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
