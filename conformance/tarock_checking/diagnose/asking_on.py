"""Asks the program further questions about causes, and narrows a cause that is wider than what the program plays.

Asked are questions of scenarios that did not pass, and the questions that a cause explains with one thing otherwise.
"""

from __future__ import annotations

from itertools import chain, count, zip_longest
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tarock_checking.diagnose.comparable_reply import DECLINED, meant
from tarock_checking.diagnose.refuting import AskedOn, Refuting, asked_about, neighbours
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess, not_offered
from tarock_protocol.messages.questions import Hello
from tarock_reference import respond
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tarock_protocol.drivers import Driver, WireExchange
    from tarock_protocol.messages.questions import Question
    from tarock_reference.variants import Variant
    from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
    from tarock_steps.catalogue.planned import Planned
    from tarock_steps.suite.explaining import RunSoFar

_VARIED: Final = 4
"""Questions that a cause explains, the first ones, that are asked again with one field changed."""


class AskingOn:
    """Asks a program, through a ``driver``, questions that could refute the causes found in the run ``heard``."""

    def __init__(self, found: DiagnosisLine, heard: RunSoFar, variant: Variant, driver: Driver) -> None:
        self._found = found
        self._heard = heard
        self._variant = variant
        self._driver = driver
        self._ids = count(1)

    def refuted(self) -> Iterator[AskedOn]:
        """Each cause that the program refutes, and each that it plays in some places only, with where it holds."""
        refuting = Refuting(self._found, self._variant)
        for cause in self._found.causes:
            shown = self._shown(cause, refuting)
            told = asked_about(cause, refuting, self._beside(cause, shown), self._answer)
            where = told.where(shown) if told.against else None
            if told.is_refuted or where is not None:
                yield AskedOn(told, where)

    def _shown(self, cause: CauseRecord, refuting: Refuting) -> list[Question]:
        """The questions that a cause explains."""
        exchanges = chain.from_iterable(map(self._exchanges, cause.explains))
        asked = {exchange.question: codec.decode_question(exchange.question.encode()) for exchange in exchanges}
        return refuting.questions(cause, asked.values())

    def _exchanges(self, scenario: str) -> Sequence[WireExchange]:
        return self._heard.failed.get(scenario) or self._heard.errored.get(scenario) or ()

    def _beside(self, cause: CauseRecord, shown: Sequence[Question]) -> Iterator[Question]:
        scenarios = [
            planned for planned in plan(self._variant.based_on) if not {*cause.clauses}.isdisjoint(planned.clauses)
        ]
        unheard = _asked_in([planned for planned in scenarios if planned.id not in self._heard.passed])
        every = [*unheard, *shown]
        known = {codec.unnumbered(question) for question in shown}

        def values(field: str) -> Iterator[object]:
            return iter(dict.fromkeys(getattr(question, field) for question in every if hasattr(question, field)))

        further = chain.from_iterable(zip_longest(neighbours(shown[:_VARIED], values), unheard))
        return (question for question in further if question is not None and codec.unnumbered(question) not in known)

    def _answer(self, question: Question) -> dict[str, object]:
        if not_offered(self._driver.hello, question):
            return DECLINED
        asked = replace(question, id=next(self._ids))
        return meant(asked, lambda: self._driver.ask(asked))


def _asked_in(scenarios: Sequence[Planned]) -> list[Question]:
    """The questions of scenarios, each once, as they are asked of an engine that answers everything right."""
    asked: dict[bytes, Question] = {}

    def reply(line: bytes) -> bytes:
        question = codec.decode_question(line)
        if not isinstance(question, Hello):
            asked.setdefault(codec.unnumbered(question), question)
        return respond(line)

    if scenarios:
        play_run(Run(driver=InProcess(reply), sink=lambda _: None, source=scenarios[0].source, chosen=tuple(scenarios)))
    return [*asked.values()]
