"""Reads and writes the ledger of a check, from which every table, page and badge is made.

A ledger is a file of JSON lines: a header with the plan, a line for each verdict, a footer. The writer records and does
not judge; the reader says what is wrong. What is merely missing makes a ledger ``is_partial``; what contradicts the
plan or the footer is a fault. A counterpart is a scenario repeated with other labels: other seats, suits or halves of
the Talon.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tarock_language.data import as_data
from tarock_language.message import Argument, Message, Word, message, one_after_another
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.messages.questions import PROTOCOL
from tarock_reports.ledger.check_lines import (
    AgainLine,
    AskedEngine,
    CheckFooter,
    CheckHeader,
    CounterpartLine,
    ExchangeLine,
    FaultLine,
    PlannedScenario,
    ReadingLine,
    UnscoredLine,
    VerdictLine,
    plan_of,
)
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_reports.ledger.jsonlines import (
    AsItWasRead,
    Body,
    Form,
    LedgerError,
    LedgerLine,
    Writer,
    bytes_of_file,
    read_body,
    read_header,
)
from tarock_reports.ledger.known_lines import KnownLine
from tarock_reports.ledger.verdict_lines import encodable, verdict_line
from tarock_reports.ledger.whole_files import Place
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict

__all__ = ["FORM", "Ledger", "LedgerError", "LedgerWriter"]

Line = TypeVar("Line")

FORM: Final = Form(
    CheckHeader,
    (VerdictLine, AgainLine, CounterpartLine, UnscoredLine, ReadingLine, DiagnosisLine, KnownLine, FaultLine),
    CheckFooter,
    message("a verdict, a fault or the footer"),
)

CHANGED: Final = message("asked again later, a fresh process of the program answers the same question differently")
"""The message for a scenario if an answer changed when the question was asked again."""

_WRONG: Final = AMISS | {Outcome.OTHER_READING}
_RIGHT: Final = frozenset({Outcome.PASSED, Outcome.UNPLAYABLE})
"""For these outcomes a ledger leaves the exchanges out: the vector of the scenario has them."""
_TELLING: Final = AMISS | {Outcome.ERRORED, Outcome.SUITE_FAULT}
"""The outcomes of a relabelled copy that are recorded."""


# ----------------------------------------------------------------------------------------- writing


class LedgerWriter(Writer):
    """Writes the ledger of a check."""

    def __init__(self, place: Path | Place, header: CheckHeader) -> None:
        encodable = msgspec.structs.replace(header, engine=_sayable_engine(header.engine))
        super().__init__(place, encodable)
        self._sayable_header = encodable
        self.again = 0
        self.counterparts: Counter[str] = Counter()
        self.milliseconds = 0
        self.cut: Message | str = ""
        self._counts: Counter[str] = Counter()
        self._all_right: list[VerdictLine] | None = []

    def add(
        self,
        verdict: Verdict,
        *,
        asked: Sequence[str] = (),
        question: str = "",
        offered: bool = True,
        milliseconds: int = 0,
    ) -> None:
        """Write a verdict, with the kind of question that was declined, if any, and how long the scenario took.

        If it passed or is unplayable, the exchanges are left out; ``asked`` are the kinds of its questions, which are
        counted. Such a line is left to ``flush`` if the writer ``waits``.
        """
        kinds = tuple(asked) if verdict.outcome in _RIGHT else None
        line = verdict_line(verdict, asked=kinds, question=question, offered=offered, milliseconds=milliseconds)
        self._counts[line.outcome.value] += 1
        if kinds is None:
            self.line(line)
            return
        self._add(line)
        if self._all_right is not None:
            self._all_right.append(line)

    def line(self, line: msgspec.Struct) -> None:
        """Write a line between header and footer, other than that of a scenario that is right."""
        super().line(line)
        self._all_right = None

    def changed(self, line: AgainLine) -> None:
        """Write a question whose answer was different the second time."""
        self.line(
            AgainLine(
                scenario=line.scenario,
                question=encodable(line.question),
                first=encodable(line.first),
                second=encodable(line.second),
            )
        )

    def counterpart(self, verdict: Verdict, symmetry: str) -> None:
        """Count a relabelled copy of a scenario, and write its verdict if it did not pass."""
        self.counterparts[symmetry] += 1
        if verdict.outcome in _TELLING:
            self.line(CounterpartLine(verdict=msgspec.structs.replace(verdict_line(verdict), symmetry=symmetry)))

    def unscored(self, verdict: Verdict) -> None:
        """Write the verdict of a scenario that does not count."""
        self.line(UnscoredLine(verdict=verdict_line(verdict)))

    def plays(self, line: ReadingLine) -> None:
        """Write another reading that explains failures."""
        self.line(line)

    def diagnosed(self, line: DiagnosisLine) -> None:
        """Write the causes of failures that were found."""
        self.line(line)

    def known(self, line: KnownLine) -> None:
        """Write what became of a known deviation."""
        self.line(line)

    def fault(self, message: str, scenario: str = "") -> None:
        """Write a fault of the suite itself."""
        self.line(FaultLine(message=encodable(message), scenario=scenario))

    def remembered(self) -> Ledger:
        """The ledger that was written, even if its file has changed since.

        If every scenario passed or is unplayable, no line is read again.
        """
        if self._all_right is None:
            return assembled(self._sayable_header, self.data())
        return _assembled(self._sayable_header, Body([*self._all_right], self.ending, last=1 + self.lines), altered=())

    @property
    def is_whole(self) -> bool:
        """Whether the run was not cut off."""
        return not self.cut

    def footer(self, digest: str) -> CheckFooter:
        """The last line."""
        return CheckFooter(
            verdicts=self._counts.total(),
            counts=dict(sorted(self._counts.items())),
            again=self.again,
            counterparts=dict(sorted(self.counterparts.items())),
            milliseconds=self.milliseconds,
            cut=str(self.cut),
            message=as_data(self.cut) if isinstance(self.cut, Message) else msgspec.UNSET,
            digest=digest,
        )


def hello_of(engine: AskedEngine) -> HelloAnswer | None:
    """The ``hello`` of a program as far as a ledger keeps it; ``None`` if the ledger has no questions it offers."""
    if not engine.questions:
        return None
    return HelloAnswer(
        protocol=PROTOCOL,
        name=engine.name,
        version=engine.version,
        language=engine.language,
        rules={},
        questions=engine.questions,
        fields=engine.fields,
    )


def _sayable_engine(engine: AskedEngine) -> AskedEngine:
    texts = {name: encodable(text) for name, text in msgspec.structs.asdict(engine).items() if isinstance(text, str)}
    return msgspec.structs.replace(engine, **texts)


# ----------------------------------------------------------------------------------------- reading


@dataclass(frozen=True)
class Ledger(AsItWasRead):
    """A run as its ledger shows it: why it is partial, and what is wrong with it.

    ``said_altered`` are the faults that show that the file is not what the run wrote, none if there are none.
    ``readings`` are those that the program plays although others were asked for. ``diagnosis`` has the causes of
    failures, if they were searched for. ``known`` are the deviations that the program's author knows of; ``unscored``
    are the verdicts of scenarios that do not count.
    """

    header: CheckHeader
    verdicts: tuple[VerdictLine, ...]
    footer: CheckFooter | None
    said_of_cut: Message | str
    said_faults: tuple[Message | str, ...]
    said_altered: Message | None = None
    readings: tuple[ReadingLine, ...] = ()
    diagnosis: DiagnosisLine | None = None
    known: tuple[KnownLine, ...] = ()
    unscored: tuple[VerdictLine, ...] = ()

    @classmethod
    def read(cls, path: Path | str) -> Ledger:
        """Read a ledger from a file; raises ``LedgerError`` if the file or its header cannot be read."""
        place = Path(path)
        data = bytes_of_file(place)
        _, header = read_header(place, data, {"header": FORM})
        return assembled(header, data)

    @property
    def is_partial(self) -> bool:
        """Whether the ledger is cut off or lacks verdicts of planned scenarios."""
        return bool(self.said_of_cut)

    @cached_property
    def expected(self) -> tuple[PlannedScenario, ...]:
        """The scenarios that need a verdict: all that are planned."""
        return tuple(self.header.planned)

    @cached_property
    def worked_out(self) -> dict[Any, Any]:
        """A cache for what other modules compute from the ledger, under a key that they choose."""
        return {}

    @cached_property
    def by_scenario(self) -> Mapping[str, VerdictLine]:
        """The first verdict of each scenario."""
        return {verdict.scenario: verdict for verdict in reversed(self.verdicts)}

    @cached_property
    def known_by_scenario(self) -> Mapping[str, KnownLine]:
        """The first known deviation that explains why a scenario went wrong, by scenario."""
        return {scenario: line for line in reversed(self.known) for scenario in line.scenarios}


def assembled(header: CheckHeader, data: bytes) -> Ledger:
    """The ledger in ``data``, whose header was read already."""
    body = read_body(data, FORM)
    return _assembled(header, body, (*body.faults, *filter(None, (_other_plan(header), body.digest_fault))))


def _assembled(header: CheckHeader, body: Body[Any, CheckFooter], altered: tuple[Message, ...]) -> Ledger:
    """The ledger of a header and a body; ``altered`` are faults that show that no run wrote it this way."""
    verdicts = _lines_of(body, VerdictLine)
    told = map(_told_fault, _lines_of(body, FaultLine))
    faults = (*altered, *told, *_plan_faults(header, verdicts), *_footer_faults(body, verdicts))
    cut = _cut(header, verdicts, body.cut or (body.footer.said if body.footer else ""))
    of_all = one_after_another(altered) if altered else None
    diagnosis = next(reversed(_lines_of(body, DiagnosisLine)), None)
    readings = tuple(line for line in _lines_of(body, ReadingLine) if _is_borne_out(line, diagnosis))
    put_again = [line.verdict for line in _lines_of(body, CounterpartLine)]
    steady = _in_the_end(verdicts, _lines_of(body, AgainLine))
    ended = _explained(_by_symmetry(steady, put_again), readings)
    unscored = tuple(line.verdict for line in _lines_of(body, UnscoredLine))
    known = _lines_of(body, KnownLine)
    return Ledger(header, ended, body.footer, cut, faults, of_all, readings, diagnosis, known, unscored)


def _lines_of(body: Body[Any, CheckFooter], kind: type[Line]) -> tuple[Line, ...]:
    """The lines of a kind, in order."""
    return tuple(line for line in body.lines if isinstance(line, kind))


def _in_the_end(verdicts: tuple[VerdictLine, ...], again: Sequence[AgainLine]) -> tuple[VerdictLine, ...]:
    """The verdicts; scenarios whose answers changed when asked again are errored, unless they were wrong anyway."""
    changes = {line.scenario: line for line in reversed(again)}
    return tuple(
        _unsteady(verdict, changes[verdict.scenario])
        if verdict.scenario in changes and verdict.outcome not in _WRONG
        else verdict
        for verdict in verdicts
    )


def _by_symmetry(verdicts: tuple[VerdictLine, ...], put_again: list[VerdictLine]) -> tuple[VerdictLine, ...]:
    """The verdicts; one that passed is replaced by its first copy that did not, any by one without a symmetry."""
    told = [verdict for verdict in put_again if verdict.outcome in _TELLING]
    last = {verdict.scenario: verdict for verdict in told if not verdict.symmetry}
    first = {verdict.scenario: verdict for verdict in reversed(told)} | last
    return tuple(
        (first if verdict.outcome is Outcome.PASSED else last).get(verdict.scenario, verdict) for verdict in verdicts
    )


def _is_borne_out(reading: ReadingLine, looked: DiagnosisLine | None) -> bool:
    """Whether the diagnosis finds the reading too; always true without a diagnosis."""
    causes = () if looked is None else looked.causes
    told = {name for cause in causes for name in (cause.id, *cause.readings, *(equal.id for equal in cause.equals))}
    return looked is None or f"{reading.option}={reading.reading}" in told


def _explained(verdicts: tuple[VerdictLine, ...], readings: tuple[ReadingLine, ...]) -> tuple[VerdictLine, ...]:
    """The verdicts; a failure that one of the readings explains gets the outcome ``OTHER_READING``."""
    found = {
        scenario: {"option": line.option, "reading": line.reading}
        for line in reversed(readings)
        for scenario in line.scenarios
    }
    return tuple(
        msgspec.structs.replace(verdict, outcome=Outcome.OTHER_READING, **found[verdict.scenario])
        if verdict.scenario in found and verdict.outcome in AMISS
        else verdict
        for verdict in verdicts
    )


def _unsteady(verdict: VerdictLine, change: AgainLine) -> VerdictLine:
    said = message("the same answer again: {answer}", answer=change.first)
    return msgspec.structs.replace(
        verdict,
        outcome=Outcome.ERRORED,
        message=str(CHANGED),
        expected=str(said),
        given=change.second,
        fault=as_data(CHANGED._replace(arguments={"expected": said})),
        exchanges=[*verdict.exchanges, ExchangeLine(change.question, change.second)],
    )


def _other_plan(header: CheckHeader) -> Message | None:
    is_same = header.plan == plan_of(header.planned)
    return None if is_same else message("the header's plan is not the digest of what is planned")


def _told_fault(line: FaultLine) -> Message | str:
    return message("{place}: {fault}", place=line.scenario, fault=line.message) if line.scenario else line.message


def _plan_faults(header: CheckHeader, verdicts: tuple[VerdictLine, ...]) -> Iterator[Message]:
    ids = Counter(scenario.id for scenario in header.planned)
    yield from (
        message("{scenario}: planned {times} times", scenario=id_, times=times)
        for id_, times in ids.items()
        if times > 1
    )
    for scenario, times in Counter(verdict.scenario for verdict in verdicts).items():
        if scenario not in ids:
            yield message("{scenario}: a verdict, although it was not planned", scenario=scenario)
        if times > 1:
            yield message("{scenario}: {number} verdicts, expected one", scenario=scenario, number=times)


def _footer_faults(body: Body[LedgerLine, CheckFooter], verdicts: tuple[VerdictLine, ...]) -> Iterator[Message]:
    footer = body.footer
    if footer is None:
        return
    counts = Counter[str](verdict.outcome for verdict in verdicts)
    if footer.verdicts != counts.total() or Counter(footer.counts) != counts:
        yield message(
            "the footer counts {found} verdicts ({counted}), expected {number} ({counts})",
            found=footer.verdicts,
            counted=_told(footer.counts),
            number=counts.total(),
            counts=_told(counts),
        )


def _told(counts: Mapping[str, int]) -> Argument:
    return [f"{number} {outcome}" for outcome, number in sorted(counts.items()) if number] or Word("none")


def _cut(header: CheckHeader, verdicts: tuple[VerdictLine, ...], where: Message | str) -> Message | str:
    seen = {verdict.scenario for verdict in verdicts}
    owed = header.planned
    missing = [scenario.id for scenario in owed if scenario.id not in seen]
    lack = message("{part} of {whole} planned scenarios have no verdict", part=len(missing), whole=len(owed))
    if not missing:
        return where
    if not where:
        return message("{lack}, the first is {scenario}", lack=lack, scenario=missing[0])
    return message("{first}; {more}", first=where, more=lack)
