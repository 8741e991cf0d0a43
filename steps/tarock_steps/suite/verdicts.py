"""What came of a scenario."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from tarock_steps.protocol.drivers import WireExchange


class Outcome(StrEnum):
    """How a scenario ended.

    ``errored`` is the adapter's or the protocol's fault and says nothing about a rule; ``declined`` is not
    offered; ``other reading`` is wrong by the rules asked for, and explained by another reading that the program
    plays throughout, which only a whole run can tell.
    ``not playable`` is what the rules asked for do not allow as it is told, so that nobody was asked.
    """

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"
    DECLINED = "declined"
    OTHER_READING = "other reading"
    UNPLAYABLE = "not playable"


class Basis(StrEnum):
    """On what a verdict rests: on what is written in the scenario, or on what is right by the rules asked for."""

    TRANSCRIBED = "transcribed"
    DERIVED = "derived"


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What came of one scenario.

    ``step`` is the text of the step that was not met, with what it ``expected`` and what was ``given``;
    ``grounds`` are the clauses that the answers named. ``basis`` is what the answers were held against; ``idle`` are
    the clauses that the scenario cites although nothing in it rests on them by the rules asked for, so that it is no
    evidence for them.
    """

    scenario: str
    outcome: Outcome
    message: str = ""
    step: str = ""
    expected: str = ""
    given: str = ""
    exchanges: list[WireExchange] = []
    grounds: list[str] = []
    basis: Basis = Basis.TRANSCRIBED
    idle: list[str] = []
