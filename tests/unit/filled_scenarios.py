"""Scenarios filled from the reference: their questions, the right answers, and what the checks expect of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import msgspec

from tarock_protocol import codec
from tarock_protocol.canonical_answers import canonical_answer
from tarock_protocol.drivers import Driver, OurOwn
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.questions import Question
from tarock_reference import hello, respond_to_own
from tarock_steps.catalogue.filled import FORMAT, VectorsHeader, content_digest, line_marks
from tarock_steps.errors import Mismatch
from tarock_steps.suite.checks import Check, checks_at, is_met, put_as_it_is
from tarock_steps.suite.relabelled_parts import put_with
from tarock_steps.suite.scripts import Script, scripts
from tarock_steps.suite.vector_lines import VectorLine, step_text
from tarock_steps.suite.vectors import Listening
from tarock_steps.symmetry.relabelled_driver import RelabelledDriver
from tarock_steps.symmetry.symmetries import Symmetry
from tarock_steps.words.table import Table


def questions_of(asked: Iterable[FilledQuestion]) -> list[Question]:
    return [codec.sound_question(bytes(exchange.question)) for exchange in asked]


class FilledScenario(NamedTuple):
    """A scenario with its questions, and what is expected of the answers."""

    script: Script
    asked: tuple[FilledQuestion, ...]
    checks: tuple[Check, ...]

    @property
    def questions(self) -> list[Question]:
        return questions_of(self.asked)

    def is_answered_right(self, program: Callable[[bytes], bytes]) -> bool:
        """Whether a program gives each right answer to the byte, so that it would be asked the same questions."""
        with suppress(Exception):
            return all(program(exchange.unnumbered) == exchange.reply for exchange in self.asked)
        return False

    @property
    def checked_steps(self) -> list[int]:
        return [check.step for check in self.checks]

    @property
    def line(self) -> VectorLine:
        planned = self.script.planned
        return VectorLine(
            id=planned.id,
            since="0.1",
            rules=planned.source,
            options=dict(self.questions[0].options) if self.asked else {},
            clauses=[*planned.clauses],
            steps=[*map(step_text, planned.lines)],
            asked=self.asked,
            checks=[check.charged_to(planned.clauses) for check in self.checks],
        )


def filled(script: Script, symmetry: Symmetry | None = None) -> FilledScenario:
    """The scenario as it is, or with other labels."""
    listening = Listening(OurOwn(respond_to_own, hello=hello()))
    table = Table(listening if symmetry is None else RelabelledDriver(listening, symmetry))
    asked, checks = list[FilledQuestion](), list[Check]()
    for place, deed in enumerate(script.deeds):
        deed(table)
        asked += listening.taken()
        answers = [msgspec.json.decode(exchange.right) for exchange in asked]
        put = put_as_it_is if symmetry is None else put_with(symmetry, questions_of(asked))
        checks += checks_at(place, table, answers, put=put)
    assert all(is_met(expectation, answers) for expectation in checks)
    return FilledScenario(script, tuple(asked), tuple(checks))


@cache
def filled_scenarios(source: str, *areas: str) -> tuple[FilledScenario, ...]:
    """The scenarios of some areas, or of all where none is named."""
    return tuple(filled(script) for script in scripts(source) if not areas or script.planned.area in areas)


def file_lines(source: str, some: Iterable[FilledScenario]) -> Iterator[bytes]:
    """The lines of a file of vectors."""
    vectors = [msgspec.json.encode(scenario.line) for scenario in some]
    header = VectorsHeader(
        vectors=FORMAT,
        source=source,
        suite="0.1",
        digest="0" * 64,
        options={},
        lines=len(vectors),
        content=content_digest(vectors),
        marks=line_marks(vectors),
    )
    yield msgspec.json.encode(header)
    yield from vectors


def answers_of(driver: Driver, questions: Sequence[Question]) -> Iterator[Any]:
    for question in questions:
        try:
            yield msgspec.to_builtins(canonical_answer(question, driver.ask(question)))
        except (Declined, ProtocolError):
            yield None


def first_unmet(one: FilledScenario, answers: Sequence[Any]) -> int | None:
    """The first step whose expectation is not met."""
    return next((check.step for check in one.checks if not is_met(check, answers)), None)


def by_playing(one: FilledScenario, driver: Driver) -> int | None:
    """The first step that is not met; where an answer is missing, the first step from there on that would read one."""
    table = Table(driver)
    for place, deed in enumerate(one.script.deeds):
        try:
            deed(table)
        except Mismatch:
            return place
        except (Declined, ProtocolError):
            return next(step for step in one.checked_steps if step >= place)
    return None
