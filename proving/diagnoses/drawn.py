"""Engines with one to six wrong rulings, and the results of diagnosing them."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tarock_checking.diagnose.replays import Replays
from tarock_checking.diagnose.search import diagnose
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.meaning import SAYS_WHY
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviations import Deviation, deviations, of_impostor
from tarock_reference.impostors import Impostor, impostors
from tarock_reference.variants import variant_of_source
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.suite.explaining import RunSoFar
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.scripts import Script, scripts

MOST_WRONG: Final = 6
"""How many rulings an engine may have wrong."""
_UNTOLD: Final = SAYS_WHY | {"id"}
"""Keys of an answer that hold reasons and not the result; the text of an error is ignored too."""


class DrawnEngine(NamedTuple):
    """A diagnosis of a drawn engine: the rulings that it has ``wrong``, and the deviations that were ``found``.

    ``failed`` scenarios led to it. The engine was asked ``questions``; ``differs`` counts those to which the rule set
    that was found has another answer. ``unseen`` counts the same for questions that it was not asked, because a
    scenario had failed before. ``seconds`` is the processor time of the diagnosis alone.
    """

    number: int
    wrong: tuple[str, ...]
    found: tuple[str, ...]
    failed: int
    questions: int
    differs: int
    unseen: int
    seconds: float

    @property
    def is_told(self) -> bool:
        """Whether the rule set found gives every answer that was heard, with no more deviations than the engine has."""
        return not self.differs and len(self.found) <= len(self.wrong)

    @property
    def is_told_wholly(self) -> bool:
        """Whether it also gives the engine's answers to the questions that the suite did not come to."""
        return self.is_told and not self.unseen


class Drawing:
    """Engines of one source, drawn one by one from a seed."""

    def __init__(self, source: str, seed: int) -> None:
        self.source = source
        self._seed = seed
        self._variant = variant_of_source(source, {})
        self._base = kept(self._variant.rules_for)
        self._candidates = deviations(self._variant)
        self._impostors = impostors(source)
        self._scripts: Mapping[str, Script] = {script.planned.id: script for script in scripts(source)}
        self._questions = self._asked(Deviant(self._base, ()))[1]

    def drawn(self, number: int) -> DrawnEngine:
        """Draw the engine of this number, ask it all scenarios as a check does, and diagnose it."""
        wrong = tuple(map(of_impostor, self._wrong(number)))
        engine = Deviant(self._base, wrong)
        heard, asked = self._asked(engine)
        begun = time.process_time()
        evidence = Replays(ToldScenarios.of(self._scripts, heard), rules_of_readings(self.source, {}), self._variant)
        found = diagnose(evidence, self._candidates).deviations
        took = time.process_time() - begun
        played = Deviant(self._base, found)
        differs = differing(engine, played, asked)
        unseen = differing(engine, played, self._questions - asked)
        return DrawnEngine(number, _ids(wrong), _ids(found), len(heard.failed), len(asked), differs, unseen, took)

    def _wrong(self, number: int) -> Sequence[Impostor]:
        """One to six impostors, each wrong in another ruling."""
        chance = random.Random(f"{self.source} {self._seed} {number}")
        several = chance.randint(1, MOST_WRONG)
        chosen: dict[str, Impostor] = {}
        while len(chosen) < several:
            impostor = chance.choice(self._impostors)
            chosen.setdefault(impostor.path, impostor)
        return tuple(chosen.values())

    def _asked(self, engine: Deviant) -> tuple[RunSoFar, frozenset[bytes]]:
        """Play all scenarios; returns the results, and the questions that were asked, without their numbers."""
        heard = RunSoFar()
        asked: set[bytes] = set()

        def reply(line: bytes) -> bytes:
            asked.add(codec.unnumbered(codec.sound_question(line)))
            return engine.respond(line)

        play_run(Run(driver=InProcess(reply), sink=heard.verdict, source=self.source))
        return heard, frozenset(asked)


def differing(engine: Deviant, other: Deviant, questions: Iterable[bytes]) -> int:
    """How many questions two engines answer differently; a question is skipped where both have the same rules."""
    return sum(
        _said(engine, line) != _said(other, line)
        for line in questions
        if _rules(engine, line) is not _rules(other, line)
    )


def _rules(engine: Deviant, line: bytes) -> object:
    question = codec.sound_question(line)
    return engine.rules_for(question) if question.rules else None


def _ids(of: Sequence[Deviation]) -> tuple[str, ...]:
    return tuple(sorted(deviation.id for deviation in of))


def _said(engine: Deviant, line: bytes) -> Any:
    """An answer without its reasons; ``error`` for every error, also for rules that cannot be played."""
    try:
        said = json.loads(engine.answer(line))
    except Exception:  # noqa: BLE001 - as a program that crashes
        return "error"
    return "error" if "error" in said else _without_reasons(said)


def _without_reasons(said: Any) -> Any:
    if isinstance(said, dict):
        return {key: _without_reasons(value) for key, value in said.items() if key not in _UNTOLD}
    return [_without_reasons(part) for part in said] if isinstance(said, list) else said
