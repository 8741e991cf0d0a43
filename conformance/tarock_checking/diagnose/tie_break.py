"""Decides between explanations that fit equally well, by one question on which they differ.

It is one that the suite asks, or one of these by another reading.
"""

from __future__ import annotations

from itertools import chain, count, islice
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.diagnose.comparable_reply import ERROR, meant, said_by
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess, not_offered
from tarock_protocol.messages.questions import Hello
from tarock_reference import option_readings
from tarock_reference.alike import ids_in
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import deviations
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.differences import are_different
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tarock_protocol.drivers import Driver
    from tarock_protocol.messages.questions import Question
    from tarock_reference.deviations import Deviation
    from tarock_reference.variants import Variant
    from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
    from tarock_steps.catalogue.planned import Planned

_RIVALS: Final = 6
"""Explanations of one cause that are compared, at most."""
_VARIED: Final = 2_000
"""Questions with another reading that are tried, at most, if the suite's own questions do not decide."""


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
    said: Mapping[str, dict[str, object]]


class TellingApart:
    """Asks a program, through a ``driver``, which of the explanations of a diagnosis it plays."""

    def __init__(self, found: DiagnosisLine, variant: Variant, driver: Driver) -> None:
        self._found = found
        self._variant = variant
        self._driver = driver
        self._known = {deviation.id: deviation for deviation in deviations(variant)}
        self._ids = count(1)

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
            answer = self._answer(telling.question)
            fitting = tuple(rival for rival in left if not are_different(telling.said[rival], answer))
            if fitting == left:
                break
            left = fitting
        return Settled(cause.id, left, tuple(rival for rival in rivals if rival not in left), tuple(asked))

    def _telling(self, cause: CauseRecord, rivals: Sequence[str]) -> Telling | None:
        """A question on which these differ, first from scenarios that the cause explains; none if nothing is found."""
        hearing = _Hearing({rival: self._engine(cause, rival) for rival in rivals}, self._driver)
        shown = {*cause.explains}
        near = sorted(plan(self._variant.based_on), key=lambda planned: planned.id not in shown)
        heard = chain.from_iterable(map(hearing.play, near))
        return next(chain(heard, hearing.by_other_readings(option_readings(self._variant.based_on))), None)

    def _engine(self, cause: CauseRecord, rival: str) -> Deviant:
        others = (other.id for other in self._found.causes if other.id != cause.id)
        played: list[Deviation] = [self._known[name] for names in (*others, rival) for name in ids_in(names)]
        return Deviant(self._variant.rules_for, played)

    def _answer(self, question: Question) -> dict[str, object]:
        asked = replace(question, id=next(self._ids))
        return meant(asked, lambda: self._driver.ask(asked))


class _Hearing:
    """Several engines that are asked the same questions, as far as the ``driver``'s program offers to answer them."""

    def __init__(self, engines: Mapping[str, Deviant], driver: Driver) -> None:
        self._engines = engines
        self._hello = driver.hello
        self._asked: dict[bytes, Question] = {}
        self._tellings: list[Telling] = []

    def play(self, planned: Planned) -> list[Telling]:
        """The questions of a scenario on which they differ: first those without an error, then the shortest."""
        self._tellings = []
        run = Run(driver=InProcess(self._respond), sink=lambda _: None, source=planned.source, chosen=(planned,))
        play_run(run)
        return sorted(
            self._tellings, key=lambda telling: (ERROR in telling.said.values(), len(codec.encode(telling.question)))
        )

    def by_other_readings(self, readings: Mapping[str, Sequence[str]]) -> Iterator[Telling]:
        """The questions asked so far on which they differ if another reading is asked for."""
        varied = (
            replace(question, options={**question.options, option: reading})
            for question in self._asked.values()
            for option, names in readings.items()
            for reading in names
        )
        yield from filter(None, map(self._part_on, islice(varied, _VARIED)))

    def _respond(self, line: bytes) -> bytes:
        question = codec.decode_question(line)
        if not isinstance(question, Hello):
            self._asked.setdefault(codec.unnumbered(question), question)
            if telling := self._part_on(question):
                self._tellings.append(telling)
        return next(iter(self._engines.values())).respond(line)

    def _part_on(self, question: Question) -> Telling | None:
        if not_offered(self._hello, question):
            return None
        said = {rival: said_by(engine, question) for rival, engine in self._engines.items()}
        first, *others = said.values()
        return Telling(question, said) if any(are_different(first, other) for other in others) else None
