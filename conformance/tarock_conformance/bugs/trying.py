"""A mistake put before the suite: what catches it first, and after how many questions."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from tarock_conformance.bugs.frame import RealisticBug, WrongEngine
from tarock_conformance.check.counterparts import PassedScenario, SymmetryShare, counterparts
from tarock_steps.protocol.drivers import Driver, InProcess, WireExchange
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import Question
from tarock_steps.protocol.wrapping import Wrapper
from tarock_steps.suite.scripts import Script, play_script
from tarock_steps.suite.verdicts import Outcome
from tarock_steps.symmetry.relabelled_driver import RelabelledDriver


class CaughtBy(StrEnum):
    """What noticed a mistake."""

    SCENARIO = "scenario"
    SYMMETRY = "symmetry"
    NOTHING = "nothing"


class Attempt(NamedTuple):
    """What caught a mistake, by its name, with which scenario, and after how many questions."""

    name: str
    by: CaughtBy
    with_what: str
    questions: int


class _Counting(Wrapper):
    """Counts what is asked, and keeps the lines of a scenario."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self.number = 0
        self.lines: list[str] = []

    def ask(self, question: Question) -> Answer:
        """The answer of the driver; see there."""
        self.number += 1
        try:
            return self._driver.ask(question)
        finally:
            self._keep(self._driver.last)

    def _keep(self, last: WireExchange | None) -> None:
        if last is not None:
            self.lines.append(last.question)


def attempt(bug: RealisticBug, scripts: tuple[Script, ...]) -> Attempt:
    """Make a mistake in this process, and ask every scenario, then a share of what passed with other labels."""
    engine = WrongEngine()
    bug.makes(engine)
    asked = _Counting(InProcess(engine.respond))
    passed: list[PassedScenario] = []
    for place, script in enumerate(scripts):
        asked.lines = []
        if play_script(script, asked).outcome is not Outcome.PASSED:
            return Attempt(bug.name, CaughtBy.SCENARIO, script.planned.id, asked.number)
        passed.append(PassedScenario(place, script.planned, tuple(asked.lines)))
    for one in counterparts(passed, SymmetryShare.SHARE):
        script = scripts[one.place]
        if play_script(script, RelabelledDriver(asked, one.symmetry)).outcome is not Outcome.PASSED:
            caught = f"{script.planned.id} ({one.symmetry.name})"
            return Attempt(bug.name, CaughtBy.SYMMETRY, caught, asked.number)
    return Attempt(bug.name, CaughtBy.NOTHING, "", asked.number)
