"""Plays the scenarios of a source under one reading, and counts those that are asked and the clauses left bare."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, NamedTuple

from tarock_checking.prove.readings import ReadingChoice
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_running.inputs.selection import Wanted, select
from tarock_running.inputs.variants import fixed_readings
from tarock_steps.suite.deriving import Barred, right
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.verdicts import Basis

BAR: Final = 97
"""Percent of the scenarios that should be asked under each reading."""

_CLAUSE: Final = re.compile(rb'"([A-Z]{3}-[A-Z]+-\d{3})"')


class UnderReading(NamedTuple):
    """The result of the scenarios under a choice.

    ``barred`` counts the scenarios that are not playable, by the clauses that forbid them. A clause is ``bare`` when
    the engine's answers name it, but no answer to a scenario that cites it does. It is ``abolished`` when no answer
    names it any more.
    """

    source: str
    choice: ReadingChoice
    chosen: int
    derived: int
    barred: Counter[str]
    bare: tuple[str, ...]
    abolished: tuple[str, ...]

    @property
    def in_words(self) -> str:
        """The choice as a line of text."""
        beside = {name: value for name, value in self.choice.options.items() if name != self.choice.option}
        with_ = "".join(f" with {name}={value}" for name, value in beside.items())
        return f"{self.source} {self.choice.option}={self.choice.reading}{with_}"

    @property
    def asked(self) -> int:
        """How many scenarios are asked."""
        return self.chosen - self.barred.total()

    @property
    def has_reached_the_bar(self) -> bool:
        """Whether enough scenarios are asked, and no clause is bare."""
        return 100 * self.asked >= BAR * self.chosen and not self.bare


class _Listening:
    """The reference engine, which notes every clause that its answers name."""

    def __init__(self) -> None:
        self.clauses: set[str] = set()

    def __call__(self, line: bytes) -> bytes:
        reply = respond(line)
        self.clauses.update(found.decode() for found in _CLAUSE.findall(reply))
        return reply


def under_reading(source: str, choice: ReadingChoice) -> UnderReading:
    """Play every scenario of a source under a choice."""
    listening = _Listening()
    rules = OtherRules(fixed_readings(source, choice.options), InProcess(listening), InProcess(respond))
    planned = select(source, Wanted(), choice.options)
    cited: set[str] = set()
    resting: set[str] = set()
    barred: Counter[str] = Counter()
    derived = 0
    for scenario in planned:
        found = right(Script.of(scenario), rules)
        cited.update(scenario.clauses)
        if isinstance(found, Barred):
            barred[", ".join(found.grounds) or str(found.reason)] += 1
        else:
            resting.update(found.grounds.intersection(scenario.clauses))
            derived += found.basis is Basis.DERIVED
    lost = cited - resting
    return UnderReading(
        source=source,
        choice=choice,
        chosen=len(planned),
        derived=derived,
        barred=barred,
        bare=tuple(sorted(lost & listening.clauses)),
        abolished=tuple(sorted(lost - listening.clauses)),
    )
