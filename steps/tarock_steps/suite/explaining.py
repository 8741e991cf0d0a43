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

from tarock_steps.catalogue.planned import Planned
from tarock_steps.protocol.drivers import Driver, WireExchange
from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
from tarock_steps.protocol.messages.questions import Question
from tarock_steps.protocol.wrapping import Wrapper
from tarock_steps.suite.adapting import Rewording, RewordingDriver
from tarock_steps.suite.deriving import Barred, right
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.said import Recorded, Said, is_reported, said_in
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.vectors import NO_VECTORS, Vectors
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict
from tarock_steps.suite.without_auction import as_it_was_asked
from tarock_steps.table.readings import FixedReadings

MOST: Final = 30_000
"""How many times scenarios are played before the reference at most, to look for readings after a run."""


class Candidate(NamedTuple):
    """Another reading of an option: the clauses it depends on, and ``readings`` under which it is played."""

    option: str
    reading: str
    clauses: frozenset[str]
    readings: FixedReadings


class Explained(NamedTuple):
    """A reading that a program plays, and the scenarios that went wrong for that."""

    option: str
    reading: str
    scenarios: tuple[str, ...]


class Found(NamedTuple):
    """The readings that explain something, and whether there were more to look at than is looked at."""

    each: tuple[Explained, ...]
    is_all: bool


@dataclass(slots=True)
class RunSoFar:
    """What came of a run as far as it tells of rules: what failed, with its answers, and what passed.

    ``errored`` are scenarios in which the program itself reported an error, with its answers.
    ``uneven`` are scenarios that passed as they stand, and do not count as passed: a copy with other labels did not.
    ``hello`` is what the program offers, on which it hangs what is read in its answers; none where that is all.
    ``vectors`` have the right answers by the rules of the run, as far as it was filled.
    """

    failed: dict[str, list[WireExchange]] = field(default_factory=dict)
    passed: set[str] = field(default_factory=set)
    errored: dict[str, list[WireExchange]] = field(default_factory=dict)
    uneven: set[str] = field(default_factory=set)
    hello: HelloAnswer | None = None
    vectors: Vectors = NO_VECTORS

    def verdict(self, verdict: Verdict) -> None:
        """Keep what is needed of a verdict."""
        if verdict.outcome in AMISS:
            self.failed[verdict.scenario] = [*verdict.exchanges, *verdict.after]
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
    """The other readings that a program plays, of ``candidates``, where it was asked by ``rules``.

    Nothing more is looked at when the run that it belongs to no longer ``has_time``.
    """
    if not heard.failed:
        return Found((), is_all=True)
    search = _Search({one.id: one for one in chosen}, heard, rules, has_time)
    found = []
    try:
        for one in candidates:
            scenarios = search.explained_by(one)
            if scenarios:
                found.append(Explained(one.option, one.reading, scenarios))
    except _EnoughError:
        return Found(most_telling(found), is_all=False)
    return Found(most_telling(found), is_all=True)


def most_telling(found: Sequence[Explained]) -> tuple[Explained, ...]:
    """What is found without what explains only a part of that which another one explains."""
    sets = [set(one.scenarios) for one in found]
    return tuple(one for one, mine in zip(found, sets, strict=True) if not any(mine < other for other in sets))


class _EnoughError(Exception):
    """Scenarios were played before the reference as often, or as long, as is allowed."""


class _Asking(NamedTuple):
    """A scenario, and what it asks in other words than its own."""

    script: Script
    reworded: Mapping[bytes, Rewording]


class _Search:
    """One look for readings: what is right by the rules asked for, and what the program said, are read once."""

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
        """The scenarios that went wrong because of this reading; none where it does not explain all that it touches.

        What is about its option is looked at first, and then what says least: most readings are out of the question
        after a few scenarios.
        """
        about = [each for each, planned in self._chosen.items() if planned.dispute == one.option]
        if self._contradicts(one, about):
            return ()
        near = [each for each in self._heard.failed if one.clauses & self._asked(each).grounds]
        near.sort(key=lambda each: (each not in about, len(self._asked(each).grounds)))
        if not near or not self._explains(one, near):
            return ()
        found = self._explains(one, list(self._heard.failed))
        return () if self._contradicts(one, list(self._chosen)) else found

    def _contradicts(self, one: Candidate, scenarios: Sequence[str]) -> bool:
        """Whether a scenario that passed would not have by this reading."""
        passed = (each for each in scenarios if each in self._heard.passed)
        return any(not self._by(one, each).says(self._asked(each)) for each in passed)

    def _explains(self, one: Candidate, failed: Sequence[str]) -> tuple[str, ...]:
        """Those of the scenarios that are touched; none where the program says anything else in one of them.

        What was kept of its answers may be too little to tell; then it speaks neither for the reading nor against it.
        """
        found = []
        for each in failed:
            asked, by_it, said = self._asked(each), self._by(one, each), self._said(each)
            if by_it.says(asked) or said.says(asked):
                continue
            if not said.says(by_it):
                return ()
            found.append(each)
        return tuple(found)

    def _asked(self, scenario: str) -> Said:
        """What is right by the rules asked for."""
        if scenario not in self._right:
            self._right[scenario] = self._of_reference(scenario, self._rules.reference)
        return self._right[scenario]

    def _by(self, one: Candidate, scenario: str) -> Said:
        """What an engine answers that plays by another reading."""
        return self._of_reference(scenario, _ByReading(self._rules.reference, one.readings))

    def _of_reference(self, scenario: str, driver: Driver) -> Said:
        if not self._left or not self._has_time():
            raise _EnoughError
        self._left -= 1
        return self._read(scenario, driver)

    def _read(self, scenario: str, driver: Driver) -> Said:
        """What is read of the answers to what the program was asked in a scenario."""
        if scenario not in self._asking:
            script = Script.of(self._chosen[scenario])
            found = right(script, self._rules)
            self._asking[scenario] = _Asking(script, {} if isinstance(found, Barred) else found.reworded)
        script, reworded = self._asking[scenario]
        asked = as_it_was_asked(driver, self._heard.hello, self._rules.reference)
        return said_in(script, RewordingDriver.of(asked, reworded), self._rules.readings)

    def _said(self, scenario: str) -> Said:
        """What the program said."""
        if scenario not in self._given:
            hello = self._heard.hello or self._rules.reference.hello
            recorded = Recorded(hello, self._heard.failed[scenario])
            self._given[scenario] = self._read(scenario, recorded)
        return self._given[scenario]


class _ByReading(Wrapper):
    """A driver of the reference that plays by other readings than it is asked for."""

    def __init__(self, reference: Driver, readings: FixedReadings) -> None:
        super().__init__(reference)
        self._readings = readings

    def ask(self, question: Question) -> Answer:
        """The answer by these readings."""
        return self._driver.ask(replace(question, options=self._readings.over(question.options)))
