"""Engines with one to six wrong rulings, and what comes of diagnosing them."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tarock_conformance.diagnose.replays import Replays, ToldScenarios
from tarock_conformance.diagnose.search import diagnose
from tarock_conformance.inputs.variants import rules_of_readings
from tarock_reference.deviations import Deviant, Deviation, deviations, of_impostor
from tarock_reference.impostors import Impostor, impostors
from tarock_reference.variants import variant_of_source
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.suite.explaining import RunSoFar
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.scripts import Script, scripts

MOST_WRONG: Final = 6
"""How many rulings an engine may have wrong."""
_UNTOLD: Final = frozenset({"grounds", "why", "reason", "id"})
"""Parts of an answer that say why and not what; nor does the text of an error."""


class DrawnEngine(NamedTuple):
    """A diagnosis of an engine that was drawn: how many ``wrong`` rulings it has, and how many deviations were found.

    ``failed`` scenarios led to it; ``differs`` is how many questions of the suite it answers otherwise than the rule
    set that was found. ``seconds`` of the processor's time are those of the diagnosis alone.
    """

    number: int
    wrong: tuple[str, ...]
    found: tuple[str, ...]
    failed: int
    questions: int
    differs: int
    seconds: float

    @property
    def is_told(self) -> bool:
        """Whether the rule set found answers everything as the engine does, and has no deviation more than it."""
        return not self.differs and len(self.found) <= len(self.wrong)


class Drawing:
    """Engines of one source, drawn one by one from a seed."""

    def __init__(self, source: str, seed: int) -> None:
        self.source = source
        self._seed = seed
        self._variant = variant_of_source(source, {})
        self._candidates = deviations(self._variant)
        self._impostors = impostors(source)
        self._scripts: Mapping[str, Script] = {one.planned.id: one for one in scripts(source)}

    def drawn(self, number: int) -> DrawnEngine:
        """Draw the engine of this number, ask it all scenarios as a check does, and diagnose it."""
        wrong = tuple(map(of_impostor, self._wrong(number)))
        engine = Deviant(self._variant.rules_for, wrong)
        asked: dict[str, bytes] = {}
        heard = self._heard(engine, asked)
        begun = time.process_time()
        evidence = Replays(ToldScenarios.of(self._scripts, heard), rules_of_readings(self.source, {}), self._variant)
        found = diagnose(evidence, self._candidates).deviations
        took = time.process_time() - begun
        played = Deviant(self._variant.rules_for, found)
        differs = sum(_said(played.respond(line.encode())) != _said(reply) for line, reply in asked.items())
        return DrawnEngine(number, _ids(wrong), _ids(found), len(heard.failed), len(asked), differs, took)

    def _wrong(self, number: int) -> Sequence[Impostor]:
        """One to six impostors, each wrong in another ruling."""
        chance = random.Random(f"{self.source} {self._seed} {number}")
        several = chance.randint(1, MOST_WRONG)
        chosen: dict[str, Impostor] = {}
        while len(chosen) < several:
            one = chance.choice(self._impostors)
            chosen.setdefault(one.path, one)
        return tuple(chosen.values())

    def _heard(self, engine: Deviant, asked: dict[str, bytes]) -> RunSoFar:
        """What comes of all scenarios; ``asked`` gains every question with its reply."""
        heard = RunSoFar()

        def reply(line: bytes) -> bytes:
            said = engine.respond(line)
            asked[line.decode()] = said
            return said

        play_run(Run(driver=InProcess(reply), sink=heard.verdict, source=self.source))
        return heard


def _ids(of: Sequence[Deviation]) -> tuple[str, ...]:
    return tuple(sorted(one.id for one in of))


def _said(reply: bytes) -> Any:
    """What a reply says, without why; of an error that it is one."""
    said = json.loads(reply)
    return "error" if "error" in said else _without_reasons(said)


def _without_reasons(said: Any) -> Any:
    if isinstance(said, dict):
        return {key: _without_reasons(value) for key, value in said.items() if key not in _UNTOLD}
    return [_without_reasons(one) for one in said] if isinstance(said, list) else said
