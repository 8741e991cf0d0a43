"""Gathers the questions of all scenarios of a source, each once, with the answer of a variant and its clauses.

A variant is a source under some readings, or a house. Locks are chosen from these questions.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from tarock_language.message import Language
from tarock_protocol import codec
from tarock_protocol.drivers import Driver, InProcess
from tarock_protocol.errors import ProtocolError
from tarock_protocol.meaning import plain_values, reasoned
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.wrapping import Wrapper
from tarock_reference import respond
from tarock_reference.variants import Variant
from tarock_running.inputs.selection import Wanted, select
from tarock_running.inputs.variants import fixed_readings
from tarock_running.process.progress import progress
from tarock_steps.catalogue.loading import options_to_name
from tarock_steps.catalogue.planned import Planned
from tarock_steps.errors import Mismatch
from tarock_steps.suite.adapting import Adapting
from tarock_steps.suite.part_grounds import clauses_by_part
from tarock_steps.suite.scripts import Script
from tarock_steps.table.readings import FixedReadings
from tarock_steps.words.table import Table


@dataclass(slots=True, kw_only=True)
class AnsweredQuestion:
    """A question with its right answer in normal form (``means``), and the clauses on which each part ``rests``.

    ``line`` and ``reply`` are the lines of the protocol. ``scenario`` is the first scenario that asks it; of all that
    ask it, ``cited`` are the clauses, and ``chosen`` the options of which each of them chooses a reading itself.
    """

    question: Question
    line: bytes
    reply: bytes
    answer: Answer
    means: dict[str, object]
    rests: dict[str, list[str]]
    scenario: str
    cited: set[str] = field(default_factory=set)
    chosen: frozenset[str] = frozenset()

    @property
    def kind(self) -> str:
        """What is asked, as ``settle`` or ``deal``."""
        return codec.kind(self.question)

    @property
    def has_to_name_reading(self) -> bool:
        """Whether it has to name a reading because only scenarios that choose one ask it."""
        return not self.chosen.isdisjoint(self.question.options)

    @property
    def clauses(self) -> frozenset[str]:
        """All clauses on which some part of the answer rests."""
        return frozenset(clause for clauses in self.rests.values() for clause in clauses)


class Gathered(NamedTuple):
    """The questions of a variant, each of which names its options, and those that scenarios ask by other readings."""

    asked: tuple[AnsweredQuestion, ...]
    otherwise: tuple[AnsweredQuestion, ...]


def gather_questions(variant: Variant, clauses: Collection[str] = (), *, say: Language) -> Gathered:
    """Every question that the scenarios ask of a variant and that it can answer, in the order of the plan.

    With ``clauses`` only those that scenarios ask which cite one of them.
    """
    chosen = select(variant.based_on, Wanted(house=variant.house), variant.readings)
    if clauses:
        chosen = tuple(planned for planned in chosen if not set(clauses).isdisjoint(planned.clauses))
    options = options_of(variant)
    listening = _Listening(variant)
    readings = fixed_readings(variant.based_on, variant.readings)
    with progress(say("{variant}: scenarios", variant=variant.name), len(chosen), quiet=bool(clauses), say=say) as step:
        for planned in chosen:
            listening.planned = planned
            _play(Script.of(planned), listening, readings)
            step(0)
    questions = listening.asked.values()
    mine = tuple(question for question in questions if question.question.options == options)
    return Gathered(mine, tuple(question for question in questions if question.question.options != options))


def options_of(variant: Variant) -> dict[str, str]:
    """The options that each question of a variant names: readings that differ from those that hold otherwise."""
    return options_to_name(dict(sorted(variant.readings.items())), variant.based_on)


def answered(variant: Variant, question: Question) -> AnsweredQuestion | None:
    """A question with the answer of a variant; None if it has no answer to it."""
    asked = codec.encode(question)
    reply = variant.respond(asked)
    try:
        answer = codec.own_answer(reply, question)
        said = reasoned(question, answer)
    except ProtocolError:
        return None
    return AnsweredQuestion(
        question=question,
        line=asked,
        reply=reply,
        answer=answer,
        means=plain_values(said),
        rests=clauses_by_part(said),
        scenario="",
    )


class _Listening(Wrapper):
    """A driver that records every question of the scenarios once, with its answer and the scenarios that ask it."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(InProcess(variant.respond))
        self.asked: dict[bytes, AnsweredQuestion] = {}
        self.planned: Planned | None = None
        self.own: dict[str, str] = {}
        self._variant = variant
        self.written = InProcess(respond)
        self.plays_otherwise = bool(variant.readings or variant.profile)

    def ask(self, question: Question) -> Answer:
        """The answer of the variant, or by other readings where the scenario chooses them."""
        asked = msgspec.structs.replace(question, id=0, options=options_to_name(question.options, question.rules))
        line = codec.encode(asked)
        found = self.asked.get(line) or answered(self._variant, asked)
        if found is None or self.planned is None:
            return self._driver.ask(question)
        found.chosen = found.chosen.intersection(self.own) if found.scenario else frozenset(self.own)
        self.asked[line] = found
        found.scenario = found.scenario or self.planned.id
        found.cited.update(self.planned.clauses)
        return found.answer


def _play(script: Script, driver: _Listening, readings: FixedReadings) -> None:
    """Play a scenario up to its end or the first act that is not possible, in words that the variant knows.

    Its expectations are ignored.
    """
    own: dict[str, str] = {}
    driver.own = own
    asked: Driver = Adapting(driver, driver.written, own) if driver.plays_otherwise else driver
    table = Table(asked, readings=readings)
    table.given.options = own
    for deed in script.deeds:
        try:
            deed(table)
        except Mismatch:
            continue
        except Exception:  # noqa: BLE001 - whatever it is, a variant need not be able to play every scenario
            return
