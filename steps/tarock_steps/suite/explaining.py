"""Finds other readings that explain the failures of a whole run.

A reading explains what went wrong where an engine that plays it, whatever it is asked, says all that the program said:
in every scenario that it answers otherwise than is right by the rules asked for. One scenario that it touches and does
not explain, be it failed or passed, and nothing is said of it.

Nobody is asked anew: what the program says is read out of the answers that it gave, as far as they go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_protocol.drivers import Driver, WireExchange
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.wrapping import Wrapper
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.adapting import Rewording, RewordingDriver
from tarock_steps.suite.deriving import Barred, right
from tarock_steps.suite.parts_read import Recorded, Said, is_reported, said_in
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.vectors import NO_VECTORS, Vectors
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict
from tarock_steps.suite.without_auction import as_it_was_asked
from tarock_steps.table.readings import FixedReadings

MOST: Final = 30_000
"""The limit for playing scenarios with the reference when a run ends and readings are looked for."""


class Candidate(NamedTuple):
    """Another reading of an option: the clauses it depends on, and ``readings`` under which it is played."""

    option: str
    reading: str
    clauses: frozenset[str]
    readings: FixedReadings


class Explained(NamedTuple):
    """A reading that a program plays, and the scenarios that failed because of it."""

    option: str
    reading: str
    scenarios: tuple[str, ...]


class Found(NamedTuple):
    """The readings that explain failures, and whether the search was complete."""

    each: tuple[Explained, ...]
    is_all: bool


@dataclass(slots=True)
class RunSoFar:
    """The results of a run as far as they depend on rules: failed scenarios with their answers, and passed ones.

    ``errored`` are scenarios in which the program itself reported an error, with its answers.
    ``beyond`` are those of the failed whose steps are met, so that their answers are looked at in whole.
    ``uneven`` are scenarios that passed but do not count as passed, because a copy with other labels did not pass.
    ``hello`` is what the program offers, which limits what is read in its answers; None where it offers everything.
    ``vectors`` have the right answers by the rules of the run, as far as they are filled.
    """

    failed: dict[str, list[WireExchange]] = field(default_factory=dict)
    passed: set[str] = field(default_factory=set)
    errored: dict[str, list[WireExchange]] = field(default_factory=dict)
    beyond: set[str] = field(default_factory=set)
    uneven: set[str] = field(default_factory=set)
    hello: HelloAnswer | None = None
    vectors: Vectors = NO_VECTORS

    def verdict(self, verdict: Verdict) -> None:
        """Record what is needed of a verdict."""
        if verdict.outcome in AMISS:
            self.failed[verdict.scenario] = [*verdict.exchanges, *verdict.after]
            self.beyond.update([verdict.scenario] if verdict.outcome is Outcome.BEYOND else ())
        elif verdict.outcome is Outcome.PASSED:
            self.passed.add(verdict.scenario)
        elif verdict.outcome is Outcome.ERRORED and is_reported(verdict.exchanges):
            self.errored[verdict.scenario] = list(verdict.exchanges)


def explained(
    chosen: Sequence[Planned],
    heard: RunSoFar,
    rules: OtherRules,
    candidates: Sequence[Candidate],
    has_time: Callable[[], bool],
) -> Found:
    """The readings among ``candidates`` that explain the failures of a program that was asked by ``rules``.

    The search stops when the run no longer ``has_time``.
    """
    if not heard.failed:
        return Found((), is_all=True)
    search = _Search({planned.id: planned for planned in chosen}, heard, rules, has_time)
    found = []
    try:
        for candidate in candidates:
            scenarios = search.explained_by(candidate)
            if scenarios:
                found.append(Explained(candidate.option, candidate.reading, scenarios))
    except _EnoughError:
        return Found(most_telling(found), is_all=False)
    return Found(most_telling(found), is_all=True)


def most_telling(found: Sequence[Explained]) -> tuple[Explained, ...]:
    """The explanations without those that explain only a part of what another one explains."""
    sets = [set(explanation.scenarios) for explanation in found]
    return tuple(
        explanation for explanation, mine in zip(found, sets, strict=True) if not any(mine < other for other in sets)
    )


class _EnoughError(Exception):
    """The limit of scenarios played with the reference, or of time, is reached."""


class _Asking(NamedTuple):
    """A scenario, and the questions that it asks in other words."""

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

    def explained_by(self, one: Candidate) -> tuple[str, ...]:
        """The scenarios that failed because of this reading; none where it does not explain all that it affects.

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

    def _is_contradicted(self, one: Candidate, scenarios: Sequence[str]) -> bool:
        """Whether this reading would have made a passed scenario fail."""
        passed = (scenario for scenario in scenarios if scenario in self._heard.passed)
        return any(not self._by(one, scenario).is_said_by(self._asked(scenario)) for scenario in passed)

    def _explains(self, one: Candidate, failed: Sequence[str]) -> tuple[str, ...]:
        """The scenarios that this reading affects; none where the program answers differently in one of them.

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

    def _by(self, one: Candidate, scenario: str) -> Said:
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
