"""Tries one impostor on the scenarios until one fails, or one scenario with each of its expectations changed.

An impostor is the reference engine with one wrong ruling. The result says what caught it, or which change passed
unnoticed.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import NamedTuple

from tarock_language.message import Message, SaidError, message
from tarock_protocol import codec
from tarock_protocol.drivers import Driver, InProcess, OurOwn
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.wrapping import Wrapper
from tarock_reference import hello, respond_to_own
from tarock_reference.convert import rules_of
from tarock_reference.impostors import Impostor
from tarock_reports.ledger import proof_lines
from tarock_running.process.sharing import patience
from tarock_steps.expect.comparing import AS_WRITTEN, Comparison
from tarock_steps.suite.adapting import Rewording, RewordingDriver
from tarock_steps.suite.perturbing import perturbed
from tarock_steps.suite.scripts import Script, ScriptEnding, ended, play_script
from tarock_steps.suite.vectors import NO_VECTORS, Vectors
from tarock_steps.suite.verdicts import AMISS, Outcome
from tarock_steps.table.readings import NOTHING_FIXED, FixedReadings
from tarock_steps.words.table import Table

PATIENCE = 10.0
"""Seconds that an impostor has for one scenario."""

_REFUSAL = re.compile(rb'\{"id":\d+,"error":')


class Trial(NamedTuple):
    """The result of trying an impostor: its fate, the scenarios that caught it, and how many it was asked."""

    fate: proof_lines.Fate
    by: tuple[str, ...]
    asked: int
    trouble: Message | str = ""


class _Watched:
    """An impostor as a function, and whether its last answer was an error that it reported itself."""

    def __init__(self, answer: Callable[[bytes], bytes]) -> None:
        self._answer = answer
        self.refused = False

    def __call__(self, line: bytes) -> bytes:
        self.refused = False
        reply = self._answer(line)
        self.refused = _REFUSAL.match(reply) is not None
        return reply


def try_impostor(impostor: Impostor, scripts: Sequence[Script], vectors: Vectors = NO_VECTORS, *, whole: bool) -> Trial:
    """Try the scenarios that cite the broken clause until one fails; the others only if none of these does.

    With ``whole``, all scenarios are tried, even after one has failed.
    """

    def held(those: Iterable[Script]) -> Iterator[TriedScenario]:
        return (TriedScenario(script, asked=asked_in(script, vectors)) for script in those)

    cites = [impostor.clause in script.planned.clauses for script in scripts]
    own = [script for script, mine in zip(scripts, cites, strict=True) if mine]
    rest = [script for script, mine in zip(scripts, cites, strict=True) if not mine]
    questioning = Questioning(impostor.respond(rules_of, codec.sound_question))
    try:
        caught = questioning.caught_by(held(own), to_the_end=whole)
        refusals, fate = tuple(questioning.refusals), proof_lines.Fate.CAUGHT
        if not caught and refusals:
            caught, fate = refusals, proof_lines.Fate.REFUSED
        if not caught:
            fate = proof_lines.Fate.ELSEWHERE
        if whole or not caught:
            caught += questioning.caught_by(held(rest), to_the_end=whole)
    except CrashError as crash:
        return Trial(proof_lines.Fate.CRASHED, (), questioning.asked, crash.said)
    return Trial(fate if caught else proof_lines.Fate.NOT_CAUGHT, caught, questioning.asked)


class CrashError(SaidError):
    """An impostor broke down, or broke the suite."""


class TriedScenario(NamedTuple):
    """A scenario that impostors are asked: its readings, and how an answer is compared with what is right.

    ``asked`` are its questions with right answers; who gives just these has passed. It is empty if they are not known.
    """

    script: Script
    readings: FixedReadings = NOTHING_FIXED
    comparison: Comparison = AS_WRITTEN
    reworded: Mapping[bytes, Rewording] = MappingProxyType({})
    asked: Sequence[FilledQuestion] = ()

    def played(self, driver: Driver) -> ScriptEnding:
        """Play it step by step with a driver; returns how it ended."""
        return play_script(self.script, RewordingDriver.of(driver, self.reworded), self.readings, self.comparison)


def asked_in(script: Script, vectors: Vectors) -> Sequence[FilledQuestion]:
    """The questions of a scenario with right answers; empty if it does not pass with the reference."""
    vector = vectors.scenarios.get(script.planned.id)
    return () if vector is None or vector.verdict.outcome is not Outcome.PASSED else vector.asked


class Questioning:
    """An impostor and the scenarios it has been asked so far."""

    def __init__(self, answer: Callable[[bytes], bytes]) -> None:
        self.asked = 0
        self.refusals: list[str] = []
        self._answer = answer
        self._watched = _Watched(answer)
        self._driver = InProcess(self._watched, hello=hello())

    def caught_by(self, scenarios: Iterable[TriedScenario], *, to_the_end: bool) -> tuple[str, ...]:
        """The scenarios that fail, or the first that does; CrashError if the impostor breaks down.

        A scenario is played only if an answer of the impostor differs from the right one.
        """
        caught: list[str] = []
        for scenario in scenarios:
            script = scenario.script
            self.asked += 1
            if scenario.asked and is_right_to_the_byte(self._answer, scenario.asked):
                continue
            self._watched.refused = False
            with patience(PATIENCE):
                ending = scenario.played(self._driver)
            if ending.outcome in AMISS:
                caught.append(script.planned.id)
                if not to_the_end:
                    break
            elif ending.outcome is not Outcome.PASSED:
                self._excuse(script, ending)
        return tuple(caught)

    def _excuse(self, script: Script, ending: ScriptEnding) -> None:
        """Note a scenario in which an impostor reported that it cannot answer; anything else raises CrashError."""
        if not self._watched.refused:
            raise CrashError(message("{scenario}: {reason}", scenario=script.planned.id, reason=ending.why))
        self.refusals.append(script.planned.id)


def is_right_to_the_byte(answer: Callable[[bytes], bytes], asked: Iterable[FilledQuestion]) -> bool:
    """Whether each answer is byte for byte the right one; False too if the program breaks down."""
    with suppress(Exception), patience(PATIENCE):
        return all(answer(question.unnumbered) == question.reply for question in asked)
    return False


# ---------------------------------------------------------------------------------------------- perturbation


class _RightAnswers(Wrapper):
    """A driver whose answers to some questions are known already; it is asked each other question only once."""

    def __init__(self, driver: Driver, asked: Iterable[FilledQuestion]) -> None:
        super().__init__(driver)
        self._right = {question.unnumbered: question.reply for question in asked}
        self._known: dict[bytes, Answer] = {}

    def ask(self, question: Question) -> Answer:
        """The known answer, or else that of the driver."""
        asked = codec.unnumbered(question)
        if asked not in self._known:
            right = self._right.get(asked)
            self._known[asked] = self._driver.ask(question) if right is None else codec.own_answer(right, question)
        return self._known[asked]


def perturb(script: Script, vectors: Vectors = NO_VECTORS) -> proof_lines.PerturbedLine:
    """Change each expectation of a scenario in turn; returns which changes no step noticed."""
    table = Table(_RightAnswers(OurOwn(respond_to_own, hello=hello()), asked_in(script, vectors)))
    changes: defaultdict[int, list[Script]] = defaultdict(list)
    for step in perturbed(script):
        changes[step.place].append(step.script)
    green: list[proof_lines.Green] = []
    untouched: ScriptEnding | None = None
    for place, deed in enumerate(script.deeds):
        for changed in changes[place]:
            with table.course.as_it_was():
                ending = untouched or ended(changed.deeds[place], place, table)
            if untouched or ending is None or ending.outcome is not Outcome.FAILED:
                said, told = script.lines[place].told, changed.lines[place].told
                green.append(_green(said, told, "" if ending is None else ending.why))
        if untouched is None and (untouched := ended(deed, place, table)) is not None:
            trouble = message("it does not pass as it stands: {reason}", reason=untouched.why)
            green.insert(0, _green(script.lines[place].told, "", trouble))
    return proof_lines.PerturbedLine(
        scenario=script.planned.id,
        clauses=list(script.planned.clauses),
        changed=sum(map(len, changes.values())),
        green=green,
    )


def _green(step: str, changed: str, trouble: Message | str) -> proof_lines.Green:
    return proof_lines.Green(step=step, changed=changed, trouble=str(trouble), fault=proof_lines.data_of(trouble))
