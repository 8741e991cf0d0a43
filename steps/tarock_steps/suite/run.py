"""The settings of a run of scenarios: the program's driver, the scenarios, the rules, and the receiver of verdicts.

``playing`` and the pytest plugin take a run and play it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tarock_protocol.drivers import Driver
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.withdrawn import withdrawn
from tarock_steps.suite.verdicts import Basis, Verdict
from tarock_steps.table.readings import FixedReadings

if TYPE_CHECKING:
    from tarock_steps.words.table import Table

AfterLine = Callable[[int, "Table", Basis], None]
"""A function that is called after each line: with its place, the table, and the basis of its expectation."""


class OtherRules(msgspec.Struct, frozen=True):
    """Rules that a run uses instead of the scenarios' own: fixed readings, and the engines that know what is right.

    ``reference`` is an engine of ours that plays by these rules. ``written`` is one that plays by the scenarios' own:
    it says what the scenario means as it is written. They are the same engine unless a house changes the rules.
    """

    readings: FixedReadings
    reference: Driver
    written: Driver

    @property
    def has_only_readings(self) -> bool:
        """Whether the rules differ from the source only in readings; a scenario that has them anyway is as written.

        Every question names its readings, so one engine plays by both rules.
        """
        return self.reference is self.written


class Run(msgspec.Struct, frozen=True):
    """The settings of a run; ``play_run`` plays it. ``chosen`` are its scenarios, None for all that fit its rules.

    ``driver`` is the program that is asked. With ``is_reference`` it is our own engine: it is right by definition, and
    has to rest what a scenario checks on every clause that the scenario cites.
    ``rules`` are those by which the run asks, None for each scenario's own. Then ``right`` returns the own rules with
    an engine that knows what is right; it is called only where something went wrong, to find the clauses to charge.
    ``sink`` receives every verdict once, in the order of the plan. ``root`` is the folder of the sources.
    ``after_line`` is called after each line that was played. ``ids`` are the ids of the questions.
    """

    driver: Driver
    sink: Callable[[Verdict], None]
    source: str
    chosen: tuple[Planned, ...] | None = None
    rules: OtherRules | None = None
    is_reference: bool = False
    right: Callable[[], OtherRules] | None = None
    root: Path | None = None
    after_line: AfterLine | None = None
    ids: Iterator[int] = msgspec.field(default_factory=lambda: count(1))

    def planned(self) -> tuple[Planned, ...]:
        """The scenarios of this run, in order."""
        if self.chosen is not None:
            return self.chosen
        left_out = withdrawn(self.root)
        return tuple(
            scenario
            for scenario in plan(self.source, self.root)
            if scenario.id not in left_out and self._is_possible(scenario)
        )

    def right_rules(self) -> OtherRules | None:
        """The rules that decide what is right in this run; None if it has neither ``rules`` nor ``right``."""
        return self.right() if self.rules is None and self.right is not None else self.rules

    @property
    def folder(self) -> Path:
        """The folder with the features of the source."""
        return (self.root or features_root()) / self.source

    def _is_possible(self, one: Planned) -> bool:
        """Whether a scenario fits the fixed readings: it is not about another reading of the same dispute."""
        fixed = {} if self.rules is None else self.rules.readings.chosen
        return one.dispute is None or fixed.get(one.dispute, one.reading) == one.reading
