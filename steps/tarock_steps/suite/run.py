"""The settings of a run: the driver, the scenarios, and the receiver of the verdicts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from tarock_language.message import Message, SaidError, message
from tarock_protocol.drivers import Driver
from tarock_protocol.errors import Declined, ProtocolError, TableError
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.withdrawn import withdrawn
from tarock_steps.errors import CatalogueError, Mismatch, RefusedError
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict
from tarock_steps.table.readings import FixedReadings
from tarock_steps.words.table import Table

AfterLine = Callable[[int, Table, Basis], None]
"""A function that is called after each line: with its place, the table, and the basis of its expectation."""


@dataclass(frozen=True, slots=True)
class OtherRules:
    """Rules that a run uses instead of the scenarios' own: fixed readings, and the engines that know what is right.

    ``reference`` is an engine that plays by these rules, ``written`` one that plays by the scenarios' own.
    """

    readings: FixedReadings
    reference: Driver
    written: Driver

    @property
    def has_only_readings(self) -> bool:
        """Whether the rules differ from the source only in readings; a scenario that has them anyway is as written."""
        return self.reference is self.written


@dataclass(frozen=True, slots=True)
class Run:
    """The settings of a run. ``chosen`` are its scenarios, None for all that fit its rules.

    ``rules`` are those by which it asks, if these are not each scenario's own.
    ``reference`` demands that every clause a scenario cites is among the grounds of what it checked.
    ``right`` returns the rules that decide on which clauses a failure rests, where ``rules`` is None; it is called only
    where something went wrong.
    ``sink`` receives every verdict once, in the order of the plan. ``root`` is the folder of the sources.
    ``after_line`` is called after each line that was played.
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
        return tuple(
            scenario
            for scenario in plan(self.source, self.root)
            if scenario.id not in wrong and self._is_possible(scenario)
        )

    def right_rules(self) -> OtherRules | None:
        """The rules that decide what is right in this run; None where it has none."""
        return self.right() if self.rules is None and self.right is not None else self.rules

    @property
    def folder(self) -> Path:
        """The folder with the features of the source."""
        return (self.root or features_root()) / self.source

    def _is_possible(self, one: Planned) -> bool:
        """Whether a scenario fits the fixed readings: it is not about another reading of the same dispute."""
        fixed = {} if self.rules is None else self.rules.readings.chosen
        return one.dispute is None or fixed.get(one.dispute, one.reading) == one.reading


def outcome_of(fault: BaseException) -> Outcome:
    """The outcome of a scenario that ended with this fault."""
    if isinstance(fault, RefusedError):
        return Outcome.NOT_REACHED
    if isinstance(fault, Mismatch):
        return Outcome.FAILED
    if isinstance(fault, Declined):
        return Outcome.DECLINED
    return Outcome.ERRORED if isinstance(fault, ProtocolError) else Outcome.SUITE_FAULT


def said_of_fault(fault: BaseException) -> Message | str:
    """What is said of this fault, as a message where a language can make a sentence of it."""
    if isinstance(fault, ProtocolError | Declined):
        return fault.said
    if isinstance(fault, Mismatch):
        return str(fault)
    told = fault.said if isinstance(fault, CatalogueError | TableError | SaidError) else str(fault)
    return message("{place}: {fault}", place=type(fault).__name__, fault=told)


def fault_message(fault: BaseException) -> str:
    """What is said of this fault, in English."""
    return str(said_of_fault(fault))
