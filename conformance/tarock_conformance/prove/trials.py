"""Trials in this process: one impostor before the scenarios, or one scenario with its expectations changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tarock_conformance.process.sharing import patience
from tarock_reference import respond
from tarock_reference.impostors import Impostor
from tarock_reports.ledger import proof_lines
from tarock_steps.expect.comparing import AS_WRITTEN, Comparison
from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import Driver, InProcess
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import Question
from tarock_steps.protocol.wrapping import Wrapper
from tarock_steps.suite.adapting import Rewording, RewordingDriver
from tarock_steps.suite.perturbing import perturbed
from tarock_steps.suite.scripts import Script, ScriptEnding, play_script
from tarock_steps.suite.verdicts import AMISS, Outcome
from tarock_steps.table.readings import NOTHING_FIXED, FixedReadings

PATIENCE = 10.0
"""Seconds that an impostor has for one scenario."""

_REFUSAL = re.compile(rb'\{"id":\d+,"error":')


class Trial(NamedTuple):
    """What became of an impostor before ``equivalent.toml`` was looked at."""

    fate: proof_lines.Fate
    by: tuple[str, ...]
    asked: int
    trouble: str = ""


class _Watched:
    """An impostor, and what happened when it answered last."""

    def __init__(self, answer: Callable[[bytes], bytes]) -> None:
        self._answer = answer
        self.refused = False

    def __call__(self, line: bytes) -> bytes:
        self.refused = False
        reply = self._answer(line)
        self.refused = _REFUSAL.match(reply) is not None
        return reply


def try_impostor(impostor: Impostor, scripts: Sequence[Script], *, whole: bool) -> Trial:
    """Play the scenarios of the broken clause until one fails; the others only where none of them does.

    With ``whole``, all scenarios are played, whatever they say.
    """
    cites = [impostor.clause in script.planned.clauses for script in scripts]
    own = [script for script, mine in zip(scripts, cites, strict=True) if mine]
    rest = [script for script, mine in zip(scripts, cites, strict=True) if not mine]
    questioning = Questioning(impostor.respond())
    try:
        caught = questioning.caught_by(map(Held, own), to_the_end=whole)
        refusals, fate = tuple(questioning.refusals), proof_lines.Fate.CAUGHT
        if not caught and refusals:
            caught, fate = refusals, proof_lines.Fate.REFUSED
        if not caught:
            fate = proof_lines.Fate.ELSEWHERE
        if whole or not caught:
            caught += questioning.caught_by(map(Held, rest), to_the_end=whole)
    except CrashError as crash:
        return Trial(proof_lines.Fate.CRASHED, (), questioning.asked, str(crash))
    return Trial(fate if caught else proof_lines.Fate.NOT_CAUGHT, caught, questioning.asked)


class CrashError(Exception):
    """An impostor broke down, or broke the suite."""


class Held(NamedTuple):
    """A scenario by which readings it is asked, and how what is said is held against what must be so."""

    script: Script
    readings: FixedReadings = NOTHING_FIXED
    comparison: Comparison = AS_WRITTEN
    reworded: Mapping[bytes, Rewording] = MappingProxyType({})


class Questioning:
    """An impostor and the scenarios it has been asked so far."""

    def __init__(self, answer: Callable[[bytes], bytes]) -> None:
        self.asked = 0
        self.refusals: list[str] = []
        self._watched = _Watched(answer)
        self._driver = InProcess(self._watched)

    def caught_by(self, scenarios: Iterable[Held], *, to_the_end: bool) -> tuple[str, ...]:
        """The scenarios that fail, or the first that does; CrashError where the impostor breaks down."""
        caught: list[str] = []
        for one in scenarios:
            script = one.script
            self.asked += 1
            self._watched.refused = False
            with patience(PATIENCE):
                ending = play_script(
                    script, RewordingDriver.of(self._driver, one.reworded), one.readings, one.comparison
                )
            if ending.outcome in AMISS:
                caught.append(script.planned.id)
                if not to_the_end:
                    break
            elif ending.outcome is not Outcome.PASSED:
                self._excuse(script, ending)
        return tuple(caught)

    def _excuse(self, script: Script, ending: ScriptEnding) -> None:
        """Whether an impostor merely said that it cannot answer; all else is a crash."""
        if not self._watched.refused:
            message = f"{script.planned.id}: {ending.message}"
            raise CrashError(message)
        self.refusals.append(script.planned.id)


# ---------------------------------------------------------------------------------------------- perturbation


class _Remembering(Wrapper):
    """A driver that asks the same question once only."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self._known: dict[bytes, Answer] = {}

    def ask(self, question: Question) -> Answer:
        """The answer that was given before, if any was."""
        asked = codec.unnumbered(question)
        if asked not in self._known:
            self._known[asked] = self._driver.ask(question)
        return self._known[asked]


def perturb(script: Script) -> proof_lines.PerturbedLine:
    """Play a scenario with each of its expectations changed, and tell which changes it does not notice."""
    driver = _Remembering(InProcess(respond))
    number, green = 0, []
    untouched = play_script(script, driver)
    if untouched.outcome is not Outcome.PASSED:
        told = f"it does not pass as it stands: {untouched.message}"
        green.append(proof_lines.Green(step=script.lines[untouched.line or 0].text, changed="", trouble=told))
    for number, one in enumerate(perturbed(script), start=1):  # noqa: B007 - the last number is told below
        ending = play_script(one.script, driver)
        if ending.outcome is Outcome.FAILED and ending.line == one.place:
            continue
        said, changed = script.lines[one.place], one.script.lines[one.place]
        green.append(proof_lines.Green(step=said.told, changed=changed.told, trouble=ending.message))
    return proof_lines.PerturbedLine(
        scenario=script.planned.id, clauses=list(script.planned.clauses), changed=number, green=green
    )
