"""Decides between explanations that fit equally well, by one question on which they differ.

It is one that the suite asks, one of these with one field changed, or one of these by another reading.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice, takewhile
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.comparable_reply import ERROR, said_by
from tarock_checking.diagnose.varied_questions import VariedQuestions
from tarock_protocol import codec
from tarock_protocol.drivers import not_offered
from tarock_protocol.messages.questions import Question
from tarock_reference import option_readings
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
from tarock_steps.suite.differences import is_different

_RIVALS: Final = 6
"""Explanations of one cause that are compared, at most."""
_NEAR: Final = 1_000
"""Questions about the clauses of the rivals that are tried, at most."""
_VARIED: Final = 2_000
"""Questions with another reading that are tried, at most, if these do not decide."""


class Settled(NamedTuple):
    """The result of asking about one cause: which of its explanations the program ``plays``, and which are ruled out.

    ``plays`` has all of them if no question distinguishes them, and none if the program gives an answer that none
    would give. ``asked`` are the questions, as they go over the wire, without a number.
    """

    cause: str
    plays: tuple[str, ...]
    ruled_out: tuple[str, ...]
    asked: tuple[str, ...]


class Telling(NamedTuple):
    """A question on which explanations differ, and what an engine with each of them says to it."""

    question: Question
    said: Mapping[str, Mapping[str, object]]


class TellingApart:
    """Asks a ``program`` which of the explanations of a diagnosis it plays."""

    def __init__(
        self, found: DiagnosisLine, variant: Variant, program: AskedProgram, questions: VariedQuestions
    ) -> None:
        self._found = found
        self._variant = variant
        self._program = program
        self._questions = questions

    def settled(self) -> Iterator[Settled]:
        """The result for every cause that has other explanations."""
        for cause in self._found.causes:
            if cause.equals:
                yield self._settled(cause)

    def _settled(self, cause: CauseRecord) -> Settled:
        rivals = [cause.id, *(equal.id for equal in cause.equals)][:_RIVALS]
        left, asked = tuple(rivals), list[str]()
        while len(left) > 1:
            telling = self._telling(cause, left)
            if telling is None:
                break
            asked.append(codec.unnumbered(telling.question).decode().strip())
            answer = self._program.answer(telling.question)
            fitting = tuple(rival for rival in left if not is_different(telling.said[rival], answer))
            if fitting == left:
                break
            left = fitting
        return Settled(cause.id, left, tuple(rival for rival in rivals if rival not in left), tuple(asked))

    def _telling(self, cause: CauseRecord, rivals: Sequence[str]) -> Telling | None:
        """A question on which these differ, first from scenarios that the cause explains; none if nothing is found.

        One to which none of them reports an error comes before all others.
        """
        engines = {rival: self._engine(cause, rival) for rival in rivals}
        tellings = filter(None, (self._parting(engines, question) for question in self._among(cause, rivals)))
        with_error: Telling | None = None
        for telling in tellings:
            if ERROR not in telling.said.values():
                return telling
            with_error = with_error or telling
        return with_error

    def _among(self, cause: CauseRecord, rivals: Sequence[str]) -> Iterator[Question]:
        """Questions that may distinguish: those that showed the cause, others about the clauses, and by other readings.

        They end when the search has no more time.
        """
        clauses = {
            clause for rival in rivals for cause in deviations_named(rival, self._variant) for clause in cause.clauses
        }
        shown = self._questions.explained(cause.explains)
        near = [*islice(chain(shown, self._questions.about(sorted(clauses), shown)), _NEAR)]
        varied = (
            replace(question, options={**question.options, option: reading})
            for question in near
            for option, readings in option_readings(self._variant.based_on).items()
            for reading in readings
        )
        offered = (question for question in varied if not not_offered(self._program.hello, question))
        return takewhile(lambda _: self._program.goes_on(), chain(near, islice(offered, _VARIED)))

    def _parting(self, engines: Mapping[str, Deviant], question: Question) -> Telling | None:
        said = {rival: self._program.read(question, said_by(engine, question)) for rival, engine in engines.items()}
        first, *others = said.values()
        return Telling(question, said) if any(is_different(first, other) for other in others) else None

    def _engine(self, cause: CauseRecord, rival: str) -> Deviant:
        others = (other.id for other in self._found.causes if other.id != cause.id)
        played = [deviation for names in (*others, rival) for deviation in deviations_named(names, self._variant)]
        return Deviant(kept(self._variant.rules_for), played)
