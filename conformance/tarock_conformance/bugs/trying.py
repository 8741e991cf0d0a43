"""Runs the suite against one mistake: the first scenario that catches it, and after how many questions."""

from __future__ import annotations

import sys
from collections import Counter
from enum import StrEnum
from typing import Final, NamedTuple

from tarock_conformance.check.counterparts import PassedScenario, SymmetryShare, counterparts
from tarock_conformance.fuzz.blocks import BLOCK, OF_LAWS, Block, play_block
from tarock_conformance.fuzz.duel import Duel
from tarock_conformance.fuzz.material import material_of
from tarock_reference import respond
from tarock_steps.protocol.drivers import Driver, InProcess, WireExchange
from tarock_steps.protocol.limits import Limits
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import Question
from tarock_steps.protocol.piped import Subprocess
from tarock_steps.protocol.wrapping import Wrapper
from tarock_steps.suite.scripts import Script, play_script
from tarock_steps.suite.verdicts import Outcome
from tarock_steps.symmetry.relabelled_driver import RelabelledDriver

_PATIENCE: Final = 10.0
_RESTARTS: Final = 10
_SEED: Final = 1


class CaughtBy(StrEnum):
    """What noticed a mistake."""

    SCENARIO = "scenario"
    SYMMETRY = "symmetry"
    LAW = "law"
    DUEL = "duel"
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


def attempt(rules: str, name: str, scripts: tuple[Script, ...], questions: int, *, laws_only: bool) -> Attempt:
    """Put every scenario to the program that makes a mistake, then a share of them with other labels, then questions.

    ``questions`` is how many of those are put that no scenario asks, as many of them to laws as in a campaign. With
    ``laws_only`` nothing else is put.
    """
    command = [sys.executable, "-P", "-m", "tarock_conformance.bugs", rules, name]
    with Subprocess(command, Limits(timeout=_PATIENCE, restarts=_RESTARTS)) as program:
        asked = _Counting(program)
        if laws_only:
            caught = _by_blocks(asked, rules, questions, of_laws=True)
            return Attempt(name, CaughtBy.LAW if caught else CaughtBy.NOTHING, caught, asked.number)
        found = _by_scenario(asked, scripts)
        if isinstance(found, str):
            return Attempt(name, CaughtBy.SCENARIO, found, asked.number)
        if caught := _by_symmetry(asked, scripts, found):
            return Attempt(name, CaughtBy.SYMMETRY, caught, asked.number)
        if caught := _by_blocks(asked, rules, questions // OF_LAWS, of_laws=True):
            return Attempt(name, CaughtBy.LAW, caught, asked.number)
        if caught := _by_blocks(asked, rules, questions - questions // OF_LAWS, of_laws=False):
            return Attempt(name, CaughtBy.DUEL, caught, asked.number)
        return Attempt(name, CaughtBy.NOTHING, "", asked.number)


def _by_scenario(asked: _Counting, scripts: tuple[Script, ...]) -> str | list[PassedScenario]:
    """The first scenario that fails, or what was asked in all of them where none does."""
    passed: list[PassedScenario] = []
    for place, script in enumerate(scripts):
        asked.lines = []
        if play_script(script, asked).outcome is not Outcome.PASSED:
            return script.planned.id
        passed.append(PassedScenario(place, script.planned, tuple(asked.lines)))
    return passed


def _by_symmetry(asked: _Counting, scripts: tuple[Script, ...], passed: list[PassedScenario]) -> str:
    for one in counterparts(passed, SymmetryShare.SHARE):
        script = scripts[one.place]
        if play_script(script, RelabelledDriver(asked, one.symmetry)).outcome is not Outcome.PASSED:
            return f"{script.planned.id} ({one.symmetry.name})"
    return ""


def _by_blocks(asked: _Counting, rules: str, questions: int, *, of_laws: bool) -> str:
    """The first question that is answered otherwise or breaks a law; empty where there is none."""
    duel, material = Duel(asked, InProcess(respond)), material_of(rules, _SEED, respond)
    made: Counter[str] = Counter()
    for number in range(questions // BLOCK):
        result = play_block(material, _SEED, Block(number, BLOCK, {}, made, of_laws), duel)
        if result.finds:
            asked_about, field = next(iter(result.finds))
            return f"{asked_about}, {field}"
        made += result.made
    return ""
