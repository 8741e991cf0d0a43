"""Engines with one to six wrong rulings, and the results of diagnosing them."""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from proving.scoped.conditions import conditions_of
from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.asking_on import AskingBack
from tarock_checking.diagnose.cause_records import ToldBack, diagnosis_of
from tarock_checking.diagnose.search_progress import Look
from tarock_checking.playing.by_default import vectors_by_default
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.meaning import SAYS_WHY
from tarock_protocol.messages.questions import Hello, Question
from tarock_reference.alike import deviations_named
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviations import Deviation, of_impostor
from tarock_reference.impostors import Impostor, RulesFor, impostors
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.explaining import RunSoFar
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run

MOST_WRONG: Final = 6
"""How many rulings an engine may have wrong."""
_MOST: Final = 400_000
"""Scenarios that a search plays with engines of ours, at most, as in ``tarock diagnose``."""
_OF_QUESTIONS: Final = 6
"""A cause is false if the engine does not play it in more than one of so many questions."""
_HUNDRED: Final = 100
_SEEN: Final = 5
"""Questions of the suite that show a mistake where its condition holds, at least."""
_PLAIN: Final = re.compile(r"\w+ (is|has) ")
"""The beginning of a condition about a field of the question itself, and not about a part of one."""
_UNTOLD: Final = SAYS_WHY | {"id"}
"""Keys of an answer that hold reasons and not the result; the text of an error is ignored too."""


class DrawnEngine(NamedTuple):
    """A diagnosis of a drawn engine: the rulings that it has ``wrong``, and the causes that were ``found``.

    ``failed`` scenarios led to it. The engine was asked ``questions``; ``differs`` counts those to which the rule set
    that was found has another answer. ``unseen`` counts the same for questions that it was not asked, because a
    scenario had failed before. ``false`` are causes that the engine plays too seldom. ``seconds`` is the processor time
    of the diagnosis alone.
    """

    number: int
    wrong: tuple[str, ...]
    found: tuple[str, ...]
    false: tuple[str, ...]
    failed: int
    questions: int
    differs: int
    unseen: int
    seconds: float

    @property
    def is_told(self) -> bool:
        """Whether the rule set found gives every answer that was heard, with no more causes than the engine has."""
        return not self.differs and len(self.found) <= len(self.wrong)

    @property
    def is_told_wholly(self) -> bool:
        """Whether it also gives the engine's answers to the questions that the suite did not come to."""
        return self.is_told and not self.unseen


class PlayedWhere(NamedTuple):
    """Deviations that are played where a question meets a condition; ``where`` is the condition in words."""

    several: tuple[Deviation, ...]
    holds: Callable[[Question], bool] = lambda _: True
    where: str = ""

    @property
    def told(self) -> str:
        """The deviations and the condition in a line."""
        return " + ".join(_ids(self.several)) + (f" only where {self.where}" if self.where else "")


class Engine:
    """The reference engine with deviations, each played only where its condition holds."""

    def __init__(self, base: RulesFor, played: Sequence[PlayedWhere]) -> None:
        self._base = base
        self._played = played
        self._engines: dict[tuple[Deviation, ...], Deviant] = {}

    def answer(self, line: bytes) -> bytes:
        """One reply for one question that is known to be valid."""
        return self._for(codec.sound_question(line)).answer(line)

    def respond(self, line: bytes) -> bytes:
        """The same for a line that may say hello."""
        question = codec.sound_question(line)
        return (
            Deviant(self._base, ()).respond(line) if isinstance(question, Hello) else self._for(question).answer(line)
        )

    def rules_for(self, question: Question) -> object:
        """The rules by which a question is answered."""
        return self._for(question).rules_for(question)

    def _for(self, question: Question) -> Deviant:
        played = tuple(chain.from_iterable(mistake.several for mistake in self._played if mistake.holds(question)))
        if played not in self._engines:
            self._engines[played] = Deviant(self._base, played)
        return self._engines[played]


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
        self._questions = self._asked(Engine(self._base, ()))[1]

    def drawn(self, number: int) -> DrawnEngine:
        """Draw the engine of this number, ask it all scenarios as a check does, and diagnose it as a check does."""
        wrong = self._wrong(number)
        engine = Engine(self._base, wrong)
        heard, asked = self._asked(engine)
        heard.vectors = vectors_by_default(self.source)
        begun = time.process_time()
        asker = AskingBack(heard, self._variant, AskedProgram(InProcess(engine.respond)))
        ask = asker.ask if self._asks_back else ToldBack
        line = diagnosis_of(self._planned, heard, self._variant, None, Look(most=_MOST), ask=ask)
        took = time.process_time() - begun
        found = self._found(line)
        played = Engine(self._base, found)
        return DrawnEngine(
            number=number,
            wrong=tuple(mistake.told for mistake in wrong),
            found=tuple(cause.told for cause in found),
            false=tuple(cause.told for cause in found if self._is_false(cause, found, engine)),
            failed=len(heard.failed),
            questions=len(asked),
            differs=differing(engine, played, asked),
            unseen=differing(engine, played, self._questions - asked),
            seconds=took,
        )

    def _found(self, line: DiagnosisLine) -> list[PlayedWhere]:
        """The causes, each with where it was found to hold."""
        return [PlayedWhere(deviations_named(cause.id, self._variant)) for cause in line.causes]

    def _is_false(self, one: PlayedWhere, found: Sequence[PlayedWhere], engine: Engine) -> bool:
        """Whether the engine answers as without a cause where the cause says otherwise, in one of six questions."""
        played, without = Engine(self._base, found), Engine(self._base, [other for other in found if other is not one])
        telling = [line for line in self._questions if differing(played, without, [line])]
        against = sum(not differing(engine, without, [line]) for line in telling)
        return against * _OF_QUESTIONS > len(telling)

    def _wrong(self, number: int) -> list[PlayedWhere]:
        """One to six mistakes, each in another ruling; some of them only where a condition holds."""
        chance = random.Random(f"{self.source} {self._seed} {number}")
        several = chance.randint(1, MOST_WRONG)
        chosen: dict[str, Impostor] = {}
        while len(chosen) < several:
            impostor = chance.choice(self._impostors)
            chosen.setdefault(impostor.path, impostor)
        return [self._scope(of_impostor(impostor), chance) for impostor in chosen.values()]

    def _scope(self, wrong: Deviation, chance: random.Random) -> PlayedWhere:
        """A mistake, perhaps only where a condition holds that some, not all, of the questions which show it meet."""
        if chance.randrange(_HUNDRED) >= self._scoped:
            return PlayedWhere((wrong,))
        right, other = Engine(self._base, ()), Engine(self._base, [PlayedWhere((wrong,))])
        shown = [line for line in sorted(self._questions) if differing(other, right, [line])]
        often = Counter(told for line in shown for told in conditions_of(line, {}) if _PLAIN.match(told))
        possible = sorted(told for told, number in often.items() if _SEEN <= number < len(shown))
        if not possible:
            return PlayedWhere((wrong,))
        condition = chance.choice(possible)

        def is_met(question: Question) -> bool:
            return condition in conditions_of(codec.encode(question), {})

        return PlayedWhere((wrong,), is_met, condition)

    def _asked(self, engine: Engine) -> tuple[RunSoFar, frozenset[bytes]]:
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


def differing(engine: Engine, other: Engine, questions: Iterable[bytes]) -> int:
    """How many questions two engines answer differently; a question is skipped where both have the same rules."""
    return sum(
        _said(engine, line) != _said(other, line)
        for line in questions
        if _rules(engine, line) is not _rules(other, line)
    )


def _rules(engine: Engine, line: bytes) -> object:
    question = codec.sound_question(line)
    return engine.rules_for(question) if question.rules else None


def _ids(of: Sequence[Deviation]) -> tuple[str, ...]:
    return tuple(sorted(deviation.id for deviation in of))


def _said(engine: Engine, line: bytes) -> Any:
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
