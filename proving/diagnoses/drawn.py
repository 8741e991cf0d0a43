"""Draws engines with one to six wrong rulings, diagnoses each, and compares the causes found with the mistakes made.

A deviation is a single point in which a program plays otherwise than the rules asked for.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import chain
from typing import Any, Final, NamedTuple

from proving.diagnoses.places import drawn_place
from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.asking_on import AskingBack
from tarock_checking.diagnose.cause_records import ToldBack, diagnosis_of
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_checking.playing.by_default import vectors_by_default
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.meaning import SAYS_WHY
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.deviations import Deviation, of_impostor, only_where
from tarock_reference.impostors import Impostor, impostors
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

MOST_WRONG: Final = 6
"""How many rulings an engine may have wrong."""
_MOST: Final = 400_000
"""Scenarios that a search plays with engines of ours, at most, as in ``tarock diagnose``."""
_OF_QUESTIONS: Final = 6
"""A cause is false if the engine does not play it in more than one of so many questions."""
_HUNDRED: Final = 100
_UNTOLD: Final = SAYS_WHY | {"id"}
"""Keys of an answer that hold reasons and not the result; the text of an error is ignored too."""


class Naming(StrEnum):
    """How a diagnosis names a mistake; ``unheard`` is one that changes no answer to what was asked."""

    EXACTLY = "exactly"
    OTHER_SCOPE = "with another scope"
    MISSED = "missed"
    UNHEARD = "unheard"


class DrawnEngine(NamedTuple):
    """A diagnosis of a drawn engine: how each of its ``wrong`` rulings was named, and the causes that were ``found``.

    ``failed`` scenarios led to it. The engine was asked ``questions``; ``differs`` counts those to which the rule set
    that was found has another answer. ``differs_unasked`` counts the same for questions that it was not asked, because
    a scenario had failed before. ``false`` are causes that the engine plays too seldom. ``seconds`` is the processor
    time of the diagnosis alone.
    """

    number: int
    wrong: dict[str, Naming]
    found: tuple[str, ...]
    false: tuple[str, ...]
    failed: int
    questions: int
    differs: int
    differs_unasked: int
    seconds: float

    @property
    def is_found_out(self) -> bool:
        """Whether the causes found give every answer of the engine that was heard, and are no more than its mistakes.

        They need not be the mistakes themselves.
        """
        return not self.differs and len(self.found) <= len(self.wrong)

    @property
    def is_wholly_found_out(self) -> bool:
        """Whether it also gives the engine's answers to the questions that the suite did not come to."""
        return self.is_found_out and not self.differs_unasked


class Drawing:
    """Engines of one source, drawn one by one from a seed; ``scoped`` of a hundred mistakes have a condition.

    Unless the diagnosis ``asks_back``, it knows the ledger alone.
    """

    def __init__(self, source: str, seed: int, scoped: int = 50, *, asks_back: bool = True) -> None:
        self.source = source
        self._asks_back = asks_back
        self._seed = seed
        self._scoped = scoped
        self._variant = variant_of_source(source, {})
        self._base = kept(self._variant.rules_for)
        self._impostors = impostors(source)
        self._planned = tuple(plan(source))
        self._questions = self._asked(self._engine(()))[1]

    def drawn(self, number: int) -> DrawnEngine:
        """Draw the engine of this number, ask it all scenarios as a check does, and diagnose it as a check does."""
        wrong = self._wrong(number)
        engine = self._engine(wrong)
        heard, asked = self._asked(engine)
        heard.vectors = vectors_by_default(self.source)
        begun = time.process_time()
        asker = AskingBack(heard, self._variant, AskedProgram(InProcess(engine.respond)))
        ask = asker.ask if self._asks_back else ToldBack
        line = diagnosis_of(self._planned, heard, self._variant, None, SearchLimits(most=_MOST), ask=ask)
        took = time.process_time() - begun
        found = self._found(line)
        played = self._engine(chain.from_iterable(found))
        return DrawnEngine(
            number=number,
            wrong={mistake.id: self._named(mistake, found, asked) for mistake in wrong},
            found=tuple(cause.id for cause in line.causes),
            false=tuple(
                cause.id
                for cause, deviations in zip(line.causes, found, strict=True)
                if self._is_false(deviations, found, engine)
            ),
            failed=len(heard.failed),
            questions=len(asked),
            differs=differing(engine, played, asked),
            differs_unasked=differing(engine, played, self._questions - asked),
            seconds=took,
        )

    def _found(self, line: DiagnosisLine) -> list[tuple[Deviation, ...]]:
        """The causes, each with where it was found to hold."""
        return [deviations_named(cause.id, self._variant) for cause in line.causes]

    def _engine(self, played: Iterable[Deviation]) -> Deviant:
        return Deviant(self._base, tuple(played))

    def _named(self, one: Deviation, found: Sequence[tuple[Deviation, ...]], asked: frozenset[bytes]) -> Naming:
        """How a mistake is named: by something that changes the same answers, or by its ruling played elsewhere."""
        each = [deviation for cause in found for deviation in cause]
        if any(deviation.id == one.id for deviation in each):
            return Naming.EXACTLY
        wrongly = self._wrongly(one, asked)
        if not wrongly:
            return Naming.UNHEARD
        if any(self._wrongly(deviation, asked) == wrongly for deviation in each):
            return Naming.EXACTLY
        is_there = any((deviation.everywhere or deviation).point == (one.everywhere or one).point for deviation in each)
        return Naming.OTHER_SCOPE if is_there else Naming.MISSED

    def _wrongly(self, one: Deviation, asked: frozenset[bytes]) -> dict[bytes, Any]:
        """The answers to some questions that a deviation alone makes wrong."""
        engine, right = self._engine([one]), self._engine(())
        return {line: _said(engine, line) for line in asked if differing(engine, right, [line])}

    def _is_false(self, cause: tuple[Deviation, ...], found: Sequence[tuple[Deviation, ...]], engine: Deviant) -> bool:
        """Whether the engine answers as without a cause where the cause says otherwise, in one of six questions."""
        played = self._engine(chain.from_iterable(found))
        without = self._engine(chain.from_iterable(other for other in found if other is not cause))
        telling = [line for line in self._questions if differing(played, without, [line])]
        against = sum(not differing(engine, without, [line]) for line in telling)
        return against * _OF_QUESTIONS > len(telling)

    def _wrong(self, number: int) -> list[Deviation]:
        """One to six mistakes, each in another ruling; some of them only where a condition holds."""
        chance = random.Random(f"{self.source} {self._seed} {number}")
        several = chance.randint(1, MOST_WRONG)
        chosen: dict[str, Impostor] = {}
        while len(chosen) < several:
            impostor = chance.choice(self._impostors)
            chosen.setdefault(impostor.path, impostor)
        return [self._scope(of_impostor(impostor), chance) for impostor in chosen.values()]

    def _scope(self, wrong: Deviation, chance: random.Random) -> Deviation:
        """A mistake, perhaps only where conditions hold that some, not all, of the questions which show it meet."""
        if chance.randrange(_HUNDRED) >= self._scoped:
            return wrong
        right, other = self._engine(()), self._engine([wrong])
        shown = [line for line in sorted(self._questions) if differing(other, right, [line])]
        where = drawn_place(shown, chance)
        return wrong if where is None else only_where(wrong, where)

    def _asked(self, engine: Deviant) -> tuple[RunSoFar, frozenset[bytes]]:
        """Play all scenarios; returns the results, and the questions that were asked, without their numbers."""
        heard = RunSoFar()
        asked: set[bytes] = set()

        def reply(line: bytes) -> bytes:
            asked.add(codec.unnumbered(codec.sound_question(line)))
            return engine.respond(line)

        right = rules_of_readings(self.source, {})
        play_run(Run(driver=InProcess(reply), sink=heard.verdict, source=self.source, right=lambda: right))
        heard.hello = InProcess(engine.respond).hello
        return heard, frozenset(asked)


def differing(engine: Deviant, other: Deviant, questions: Iterable[bytes]) -> int:
    """How many questions two engines answer differently; a question is skipped where both have the same rules."""
    return sum(
        _said(engine, line) != _said(other, line)
        for line in questions
        if engine.unread != other.unread or _rules(engine, line) is not _rules(other, line)
    )


def _rules(engine: Deviant, line: bytes) -> object:
    question = codec.sound_question(line)
    return engine.rules_for(question) if question.rules else None


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
