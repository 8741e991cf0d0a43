"""Runs the suite against one mistake: returns what catches it first, and after how many questions.

A counterpart is a scenario repeated with other labels: other seats, suits or halves of the Talon.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import StrEnum
from typing import Final, NamedTuple

from proving.bugs.loading import TREE, wrong_engine
from tarock_checking.playing.counterparts import PassedScenario, counterparts
from tarock_checking.prove.trials import PATIENCE, asked_in, is_right_to_the_byte
from tarock_protocol import codec
from tarock_protocol.drivers import Driver, InProcess, WireExchange
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.limits import Limits
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.piped import Subprocess
from tarock_protocol.wrapping import Wrapper
from tarock_reference import respond
from tarock_running.inputs.engine_values import SymmetryShare
from tarock_running.process.sharing import done_apart, patience
from tarock_searching.ask.duel import Duel
from tarock_searching.ask.question_blocks import BLOCK, OF_LAWS, Block, play_block
from tarock_searching.make.material import material_of
from tarock_steps.suite.differences import is_different
from tarock_steps.suite.scripts import Script, play_script
from tarock_steps.suite.vectors import Vectors
from tarock_steps.suite.verdicts import Outcome
from tarock_steps.symmetry.relabelled_driver import RelabelledDriver
from tarock_steps.symmetry.symmetries import Symmetry

_RESTARTS: Final = 10
_SEED: Final = 1


class CaughtBy(StrEnum):
    """What noticed a mistake."""

    SCENARIO = "scenario"
    WHOLE = "whole answer"
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


class SourceTrial(NamedTuple):
    """What is put to every program of a source: its scenarios, with the right answers, and so many other questions."""

    source: str
    scripts: tuple[Script, ...]
    vectors: Vectors
    questions: int


def attempt(suite: SourceTrial, name: str, *, laws_only: bool) -> Attempt:
    """Put every scenario to the program that makes a mistake, then a share of them with other labels, then questions.

    Of the questions that no scenario asks, as many are put to laws as in a campaign. With ``laws_only`` nothing else is
    put. This process never answers itself: what an engine remembers, it would say in spite of its mistake.
    """
    found = Attempt(name, CaughtBy.NOTHING, "", 0)
    if not laws_only:
        found = done_apart(lambda: _by_scenarios(suite, name))
    if found.by is CaughtBy.NOTHING:
        found = done_apart(lambda: _by_questions(suite, found, laws_only=laws_only))
    return found


def _by_scenarios(suite: SourceTrial, name: str) -> Attempt:
    """What catches a mistake that this process makes from now on: a scenario, by its steps or beyond, or a copy."""
    respond = wrong_engine(suite.source, name).respond
    asked = _Counting(InProcess(respond))
    passed: list[PassedScenario] = []
    beyond: Attempt | None = None
    for place, script in enumerate(suite.scripts):
        right = asked_in(script, suite.vectors)
        if right and is_right_to_the_byte(respond, right):
            asked.number += len(right)
            asked.lines = [exchange.line for exchange in right]
        elif not _is_passed(script, asked):
            return Attempt(name, CaughtBy.SCENARIO, script.planned.id, asked.number)
        elif beyond is None and _is_beyond(respond, right):
            beyond = Attempt(name, CaughtBy.WHOLE, script.planned.id, asked.number)
        passed.append(PassedScenario(place, script.planned, tuple(asked.lines)))
    if beyond is not None:
        return beyond
    for counterpart in counterparts(passed, SymmetryShare.SHARE):
        script = suite.scripts[counterpart.place]
        if not _is_passed(script, asked, counterpart.symmetry):
            return Attempt(name, CaughtBy.SYMMETRY, f"{script.planned.id} ({counterpart.symmetry.name})", asked.number)
    return Attempt(name, CaughtBy.NOTHING, "", asked.number)


def _is_beyond(respond: Callable[[bytes], bytes], right: Iterable[FilledQuestion]) -> bool:
    """Whether an answer differs from the right one in a part that no step reads, as all steps are met."""
    for vector in right:
        question = vector.decoded()
        with suppress(Declined, ProtocolError):
            given = codec.decode_reply(respond(vector.unnumbered), question)
            if is_different(meaning(question, vector.answer), meaning(question, given)):
                return True
    return False


def _is_passed(script: Script, asked: _Counting, symmetry: Symmetry | None = None) -> bool:
    asked.lines = []
    driver = asked if symmetry is None else RelabelledDriver(asked, symmetry)
    with patience(PATIENCE):
        return play_script(script, driver).outcome is Outcome.PASSED


def _by_questions(suite: SourceTrial, before: Attempt, *, laws_only: bool) -> Attempt:
    """What catches the program that makes a mistake, beside which this process is right: a law, or another answer."""
    of_laws = suite.questions if laws_only else suite.questions // OF_LAWS
    rest = 0 if laws_only else suite.questions - of_laws
    found_here = f"PYTHONPATH={TREE}"  # a program runs in a folder of its own
    command = ["env", found_here, sys.executable, "-m", "proving.bugs.program", suite.source, before.name]
    with Subprocess(command, Limits(timeout=PATIENCE, restarts=_RESTARTS)) as program:
        asked = _Counting(program)
        asked.number = before.questions
        if caught := _by_blocks(asked, suite.source, of_laws, of_laws=True):
            return Attempt(before.name, CaughtBy.LAW, caught, asked.number)
        caught = _by_blocks(asked, suite.source, rest, of_laws=False)
        return Attempt(before.name, CaughtBy.DUEL if caught else CaughtBy.NOTHING, caught, asked.number)


def _by_blocks(asked: _Counting, rules: str, questions: int, *, of_laws: bool) -> str:
    """The first question that is answered otherwise or breaks a law; empty if there is none."""
    duel, material = Duel(asked, InProcess(respond)), material_of(rules, _SEED, respond)
    made: Counter[str] = Counter()
    for number in range(questions // BLOCK):
        result = play_block(material, _SEED, Block(number, BLOCK, {}, made, of_laws), duel)
        if result.finds:
            asked_about, field = next(iter(result.finds))
            return f"{asked_about}, {field}"
        made += result.made
    return ""
