"""Searches for other readings that explain the failures of a whole run.

A run asks a program by some rules, and some scenarios fail. Perhaps the program plays another reading of an option.
Such a reading explains the failures if an engine that plays it answers like the program, in every scenario where that
engine's answers are not the right ones by the rules asked for. A single scenario in which the two answer differently,
failed or passed, refutes the reading.

The program is not asked again. What it says is read out of the answers that it gave, as far as these were kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_protocol.drivers import Driver
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.wrapping import Wrapper
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.adapting import Rewording, RewordingDriver
from tarock_steps.suite.deriving import Barred, right
from tarock_steps.suite.parts_read import Recorded, Said, said_in
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.without_bidding import as_it_was_asked
from tarock_steps.table.readings import FixedReadings

MOST: Final = 30_000
"""Scenarios that one search plays with the reference engine, at most."""


class CandidateReading(NamedTuple):
    """A reading that may explain the failures, and the ``clauses`` that depend on its ``option``.

    ``readings`` makes the reference play by it.
    """

    option: str
    reading: str
    clauses: frozenset[str]
    readings: FixedReadings


class ExplainingReading(NamedTuple):
    """A reading that the program plays, and the ``scenarios`` that failed because of it."""

    option: str
    reading: str
    scenarios: tuple[str, ...]


class FoundReadings(NamedTuple):
    """The readings that explain failures; ``is_all`` says that the search was complete."""

    each: tuple[ExplainingReading, ...]
    is_all: bool


def search_readings(
    chosen: Sequence[Planned],
    heard: RunSoFar,
    rules: OtherRules,
    candidates: Sequence[CandidateReading],
    has_time: Callable[[], bool],
) -> FoundReadings:
    """Search the ``candidates`` for readings that explain the failures of a program that was asked by ``rules``.

    ``chosen`` are the scenarios of the run, ``heard`` is what came of them. The search stops after ``MOST`` scenarios,
    or when the run no longer ``has_time``; the result then has what was found until then.
    """
    if not heard.failed:
        return FoundReadings((), is_all=True)
    search = _Search({planned.id: planned for planned in chosen}, heard, rules, has_time)
    found = []
    try:
        for candidate in candidates:
            scenarios = search.explained_by(candidate)
            if scenarios:
                found.append(ExplainingReading(candidate.option, candidate.reading, scenarios))
    except _EnoughError:
        return FoundReadings(most_telling(found), is_all=False)
    return FoundReadings(most_telling(found), is_all=True)


def most_telling(found: Sequence[ExplainingReading]) -> tuple[ExplainingReading, ...]:
    """The explanations without those that explain only a part of what another one explains."""
    sets = [set(explanation.scenarios) for explanation in found]
    return tuple(
        explanation for explanation, mine in zip(found, sets, strict=True) if not any(mine < other for other in sets)
    )


class _EnoughError(Exception):
    """The limit of scenarios played with the reference, or of time, is reached."""


class _Asking(NamedTuple):
    """A scenario, and the questions that have to be worded otherwise to fit the rules asked for."""

    script: Script
    reworded: Mapping[bytes, Rewording]


class _Search:
    """A search for readings; the right answers and the program's answers are read once and cached."""

    def __init__(
        self, chosen: Mapping[str, Planned], heard: RunSoFar, rules: OtherRules, has_time: Callable[[], bool]
    ) -> None:
        self._chosen = chosen
        self._heard = heard
        self._rules = rules
        self._asking: dict[str, _Asking] = {}
        self._right: dict[str, Said] = {}
        self._given: dict[str, Said] = {}
        self._left = MOST
        self._has_time = has_time

    def explained_by(self, one: CandidateReading) -> tuple[str, ...]:
        """The scenarios that failed because of this reading; empty if it does not explain all that it affects.

        Scenarios about its option come first, then those with the fewest clauses: so most readings are ruled out after
        a few scenarios.
        """
        about = [scenario for scenario, planned in self._chosen.items() if planned.dispute == one.option]
        if self._is_contradicted(one, about):
            return ()
        near = [scenario for scenario in self._heard.failed if one.clauses & self._asked(scenario).grounds]
        near.sort(key=lambda scenario: (scenario not in about, len(self._asked(scenario).grounds)))
        if not near or not self._explains(one, near):
            return ()
        found = self._explains(one, list(self._heard.failed))
        return () if self._is_contradicted(one, list(self._chosen)) else found

    def _is_contradicted(self, one: CandidateReading, scenarios: Sequence[str]) -> bool:
        """Whether this reading would have made a passed scenario fail."""
        passed = (scenario for scenario in scenarios if scenario in self._heard.passed)
        return any(not self._by(one, scenario).is_said_by(self._asked(scenario)) for scenario in passed)

    def _explains(self, one: CandidateReading, failed: Sequence[str]) -> tuple[str, ...]:
        """The scenarios that this reading affects; empty if the program answers differently in one of them.

        Where too little of its answers was kept to decide, the scenario counts neither for the reading nor against it.
        """
        found = []
        for scenario in failed:
            asked, by_it, said = self._asked(scenario), self._by(one, scenario), self._said(scenario)
            if by_it.is_said_by(asked) or said.is_said_by(asked):
                continue
            if not said.is_said_by(by_it):
                return ()
            found.append(scenario)
        return tuple(found)

    def _asked(self, scenario: str) -> Said:
        """What is right by the rules asked for, cached."""
        if scenario not in self._right:
            self._right[scenario] = self._of_reference(scenario, self._rules.reference)
        return self._right[scenario]

    def _by(self, one: CandidateReading, scenario: str) -> Said:
        """What an engine says that plays by this reading."""
        return self._of_reference(scenario, _ByReading(self._rules.reference, one.readings))

    def _of_reference(self, scenario: str, driver: Driver) -> Said:
        if not self._left or not self._has_time():
            raise _EnoughError
        self._left -= 1
        return self._read(scenario, driver)

    def _read(self, scenario: str, driver: Driver) -> Said:
        """What a scenario reads in the answers of a driver to the questions that the program was asked."""
        if scenario not in self._asking:
            script = Script.of(self._chosen[scenario])
            found = right(script, self._rules)
            self._asking[scenario] = _Asking(script, {} if isinstance(found, Barred) else found.reworded)
        script, reworded = self._asking[scenario]
        asked = as_it_was_asked(driver, self._heard.hello, self._rules.reference)
        driver = RewordingDriver.of(asked, reworded)
        return said_in(script, driver, self._rules.readings, whole=scenario in self._heard.beyond)

    def _said(self, scenario: str) -> Said:
        """What the program said, cached."""
        if scenario not in self._given:
            hello = self._heard.hello or self._rules.reference.hello
            recorded = Recorded(hello, self._heard.failed[scenario])
            self._given[scenario] = self._read(scenario, recorded)
        return self._given[scenario]


class _ByReading(Wrapper):
    """A driver of the reference that replaces the readings of each question."""

    def __init__(self, reference: Driver, readings: FixedReadings) -> None:
        super().__init__(reference)
        self._readings = readings

    def ask(self, question: Question) -> Answer:
        """The answer by these readings."""
        return self._driver.ask(replace(question, options=self._readings.over(question.options)))
