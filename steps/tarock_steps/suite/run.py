"""The settings of a run: the driver, the scenarios, and the receiver of the verdicts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.withdrawn import withdrawn
from tarock_steps.errors import Mismatch, RefusedError
from tarock_steps.protocol.drivers import Driver
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict
from tarock_steps.table.readings import FixedReadings
from tarock_steps.words.table import Table

AfterLine = Callable[[int, Table, Basis], None]
"""What is told of each line that was played: its place, at which table, and on what its expectation rests."""


@dataclass(frozen=True, slots=True)
class OtherRules:
    """Rules by which a run asks instead of the scenarios' own: readings that are fixed, and who knows what is right.

    ``reference`` is an engine that plays by these rules, ``written`` one by those that the scenarios were written for.
    """

    readings: FixedReadings
    reference: Driver
    written: Driver

    @property
    def only_readings(self) -> bool:
        """Whether they differ from the source in nothing but readings: one that has them anyway is as written."""
        return self.reference is self.written


@dataclass(frozen=True, slots=True)
class Run:
    """``chosen`` are the scenarios of the run, all that fit its rules where none are.

    ``rules`` are those by which it asks where these are not each scenario's own.
    ``reference`` demands that every clause a scenario cites is among the grounds of what it checked.
    ``right`` hands over the rules by which it is said on which clauses a failure rests, where ``rules`` are none; it is
    called where something went wrong.
    ``sink`` hears every verdict once, in the order of the plan. ``root`` is where the sources are.
    ``after_line`` is told of each line that was played.
    """

    driver: Driver
    sink: Callable[[Verdict], None]
    source: str
    chosen: tuple[Planned, ...] | None = None
    rules: OtherRules | None = None
    reference: bool = False
    right: Callable[[], OtherRules] | None = None
    root: Path | None = None
    after_line: AfterLine | None = None
    ids: Iterator[int] = field(default_factory=lambda: count(1))

    def planned(self) -> tuple[Planned, ...]:
        """The scenarios of this run, in order."""
        if self.chosen is not None:
            return self.chosen
        wrong = withdrawn(self.root)
        return tuple(one for one in plan(self.source, self.root) if one.id not in wrong and self._fits(one))

    def right_rules(self) -> OtherRules | None:
        """The rules by which this run knows what is right; none where it does not know."""
        return self.right() if self.rules is None and self.right is not None else self.rules

    @property
    def folder(self) -> Path:
        """Where the features of the source are."""
        return (self.root or features_root()) / self.source

    def _fits(self, one: Planned) -> bool:
        """Whether a scenario is not about another reading than the one that is fixed."""
        fixed = {} if self.rules is None else self.rules.readings.chosen
        return one.dispute is None or fixed.get(one.dispute, one.reading) == one.reading


def outcome_of(fault: BaseException) -> Outcome:
    """Whose fault it is."""
    if isinstance(fault, RefusedError):
        return Outcome.NOT_REACHED
    if isinstance(fault, Mismatch):
        return Outcome.FAILED
    if isinstance(fault, Declined):
        return Outcome.DECLINED
    return Outcome.ERRORED if isinstance(fault, ProtocolError) else Outcome.SUITE_FAULT


def fault_message(fault: BaseException) -> str:
    """What is said of it."""
    if isinstance(fault, Mismatch | Declined | ProtocolError):
        return str(fault)
    return f"{type(fault).__name__}: {fault}"
