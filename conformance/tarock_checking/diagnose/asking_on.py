"""Asks a program back about what was found of it: which of several explanations it plays, and what refutes a cause."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from itertools import takewhile

from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.cause_records import ToldBack, settled_by_asking
from tarock_checking.diagnose.refuting import AskedBack, HeardQuestions, Refuting, asked_back, asked_there, narrowed
from tarock_checking.diagnose.tie_break import Settled, TellingApart
from tarock_checking.diagnose.varied_questions import VariedQuestions
from tarock_language.message import Message
from tarock_protocol.drivers import Conversation
from tarock_protocol.errors import BudgetSpentError
from tarock_reference.deviation_groups import deviations_named, what_is_said
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_running.process.exits import AdapterBrokenError
from tarock_steps.suite.run_so_far import RunSoFar

Connect = Callable[[], AbstractContextManager[Conversation]]
"""Starts the program anew."""


class AskingBack:
    """Asks a program about a diagnosis of the run ``heard``, and keeps what it was asked.

    ``settled`` says which of several explanations it plays, ``back`` how it answers what could refute each cause. It is
    asked nothing if it was ``changed`` since the run, for then its answers say nothing about it.
    """

    def __init__(self, heard: RunSoFar, variant: Variant, program: AskedProgram) -> None:
        self._variant = variant
        self._program = program
        self._questions = VariedQuestions(heard, variant, program.hello)
        self.settled: list[Settled] = []
        self.back: list[AskedBack] = []
        self.changed: Message | None = None

    def name_of(self, cause: str) -> Message:
        """What a cause with this id says."""
        return what_is_said(deviations_named(cause, self._variant), self._variant.rules)

    def ask(self, found: DiagnosisLine) -> ToldBack:
        """The diagnosis after the program was asked about each of its causes."""
        if self.changed is not None:
            return ToldBack(found)
        settled = [*TellingApart(found, self._variant, self._program, self._questions).settled()]
        found = settled_by_asking(found, settled, self._variant)
        back = [*_asked_back(found, self._variant, self._program, self._questions)]
        self.settled += settled
        self.back += back
        return ToldBack(narrowed(found, back), [told.cause for told in back if told.is_dropped])


def asked_anew(
    connect: Connect, heard: RunSoFar, variant: Variant, goes_on: Callable[[], bool], found: DiagnosisLine
) -> ToldBack:
    """The diagnosis after a program, started anew by ``connect``, was asked about it, as long as the search goes on.

    It is unchanged if the program does not start, ends, or has another ``hello`` than in the run.
    """
    if found.causes and goes_on():
        with suppress(AdapterBrokenError, BudgetSpentError), connect() as driver:
            if driver.hello == heard.hello:
                return AskingBack(heard, variant, AskedProgram(driver, goes_on)).ask(found)
    return ToldBack(found)


def _asked_back(
    found: DiagnosisLine, variant: Variant, program: AskedProgram, questions: VariedQuestions
) -> Iterator[AskedBack]:
    refuting = Refuting(found, variant, program.read)
    for cause in found.causes:
        shown = questions.explained(cause.explains)
        telling = [*refuting.telling(cause, shown)]
        among = questions.about(cause.clauses, telling)
        heard = HeardQuestions(telling, questions.answered_rightly(cause.clauses), questions.recorded)
        told = asked_back(cause, refuting, among, program.answer, heard=heard, goes_on=program.goes_on)
        beside = takewhile(lambda _: program.goes_on(), questions.beside(telling))
        yield asked_there(told, cause, refuting, beside, program.answer)
