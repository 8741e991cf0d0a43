"""Ledgers: the record of a run that every table, page and badge is a function of.

A ledger is a file of JSON lines: a header with the plan, a line for each verdict, a footer. Every line is
written through at once, so that a killed run leaves what it had. The writer records and does not judge; the
reader says what is wrong. What is merely missing makes a ledger ``partial``; what contradicts the plan or the
footer is a fault.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from tarock_reports.lines import (
    FORMAT,
    AnyLine,
    Engine,
    ExchangeLine,
    FaultLine,
    Footer,
    Header,
    Scenario,
    VerdictLine,
)
from tarock_steps.verdicts import Verdict

_BODY = "a verdict, a fault or the footer"
_BROKEN = (msgspec.MsgspecError, UnicodeError, RecursionError)


class LedgerError(Exception):
    """A file that cannot be read as a ledger at all."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        self.path = path
        self.line = line
        self.problem = problem
        super().__init__(f"{path}, line {line}: {problem}")


# ----------------------------------------------------------------------------------------- writing


class LedgerWriter:
    """Writes a ledger line by line; leaving it without an exception writes the footer."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self._header = msgspec.structs.replace(header, engine=_sayable_engine(header.engine))
        self._counts: Counter[str] = Counter()
        self._digest = hashlib.sha256()
        self._file: BinaryIO | None = None

    def __enter__(self) -> Self:
        """Open the file and write the header."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("wb")
        self._write(self._header)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write the footer, unless the run was broken off, and close the file."""
        try:
            if kind is None:
                self._write(self._footer())
        finally:
            if self._file is not None:
                self._file.close()

    def add(self, verdict: Verdict) -> None:
        """Write a verdict."""
        line = verdict_line(verdict)
        self._counts[line.outcome.value] += 1
        self._digest.update(self._write(line))

    def fault(self, message: str, scenario: str = "") -> None:
        """Write down that the suite itself went wrong."""
        self._digest.update(self._write(FaultLine(message=_sayable(message), scenario=scenario)))

    def _footer(self) -> Footer:
        return Footer(
            verdicts=self._counts.total(),
            counts=dict(sorted(self._counts.items())),
            digest=self._digest.hexdigest(),
        )

    def _write(self, line: AnyLine) -> bytes:
        if self._file is None:
            message = "a ledger is written inside a `with` block"
            raise ValueError(message)
        data = msgspec.json.encode(line) + b"\n"
        self._file.write(data)
        self._file.flush()
        return data


def verdict_line(verdict: Verdict) -> VerdictLine:
    """What a ledger keeps of a verdict."""
    return VerdictLine(
        scenario=verdict.scenario,
        outcome=verdict.outcome,
        message=_sayable(verdict.message),
        step=verdict.step,
        expected=_sayable(verdict.expected),
        given=_sayable(verdict.given),
        reading=verdict.reading,
        exchanges=[ExchangeLine(_sayable(each.question), _sayable(each.answer)) for each in verdict.exchanges],
        grounds=[_sayable(each) for each in verdict.grounds],
    )


def _sayable_engine(engine: Engine) -> Engine:
    return Engine(*map(_sayable, msgspec.structs.astuple(engine)))


def _sayable(text: str) -> str:
    """A stranger's text, with what UTF-8 cannot carry (lone surrogates) replaced."""
    return text.encode("utf-8", "replace").decode("utf-8")


# ----------------------------------------------------------------------------------------- reading


@dataclass(frozen=True)
class Ledger:
    """A run as its ledger tells it: ``cut`` says why it is partial, ``faults`` what is wrong with it."""

    header: Header
    verdicts: tuple[VerdictLine, ...]
    footer: Footer | None
    cut: str
    faults: tuple[str, ...]

    @classmethod
    def read(cls, path: Path | str) -> Ledger:
        """Read a ledger from a file; raises ``LedgerError`` where it has no header that can be read."""
        place = Path(path)
        try:
            data = place.read_bytes()
        except OSError as error:
            raise LedgerError(place, 1, f"expected a ledger, but {error.strerror or error}") from None
        return _assemble(_header(place, data), data)

    @property
    def partial(self) -> bool:
        """Whether something that was planned has not been reported."""
        return bool(self.cut)

    @cached_property
    def expected(self) -> tuple[Scenario, ...]:
        """The scenarios that the run owes a verdict: those planned without the overridden ones."""
        return _owed(self.header)

    @cached_property
    def by_scenario(self) -> Mapping[str, VerdictLine]:
        """The first verdict of each scenario."""
        return {each.scenario: each for each in reversed(self.verdicts)}


def _owed(header: Header) -> tuple[Scenario, ...]:
    overridden = set(header.overridden)
    return tuple(each for each in header.planned if each.id not in overridden)


class _Kind(msgspec.Struct):
    """As much of a first line as tells what it is."""

    kind: str
    format: int = FORMAT


def _header(path: Path, data: bytes) -> Header:
    first, end, _ = data.partition(b"\n")
    if not end:
        what = "the file is empty" if not first else "it is cut off"
        raise LedgerError(path, 1, f"expected the header of a ledger, but {what}")
    try:
        seen = msgspec.json.decode(first, type=_Kind)
    except _BROKEN as error:
        raise LedgerError(path, 1, f"expected the header of a ledger: {error}") from None
    if seen.kind != "header":
        raise LedgerError(path, 1, f"expected the header of a ledger, found a line of kind {seen.kind!r}")
    if seen.format != FORMAT:
        raise LedgerError(path, 1, f"expected ledger format {FORMAT}, found format {seen.format}")
    try:
        return msgspec.json.decode(first, type=Header)
    except _BROKEN as error:
        raise LedgerError(path, 1, f"expected the header of a ledger: {error}") from None


@dataclass
class _Body:
    """What is gathered while the lines after the header are read."""

    verdicts: list[VerdictLine]
    faults: list[str]
    footer: Footer | None = None
    cut_line: int = 0
    last: int = 1


def _assemble(header: Header, data: bytes) -> Ledger:
    body = _Body([], [])
    digest = hashlib.sha256()
    for number, text, whole in _numbered(data):
        body.last = number
        before = body.footer
        _take(body, number, text, whole=whole)
        if body.footer is before:
            digest.update(text + b"\n")
    faults = (
        *body.faults,
        *_plan_faults(header, body.verdicts),
        *_footer_faults(body, digest.hexdigest()),
    )
    return Ledger(header, tuple(body.verdicts), body.footer, _cut(header, body), faults)


def _numbered(data: bytes) -> Iterator[tuple[int, bytes, bool]]:
    """Each line after the header with its number, and whether it has an end."""
    *whole, rest = data.split(b"\n")
    for number, text in enumerate(whole[1:], start=2):
        yield number, text, True
    if rest:
        yield len(whole) + 1, rest, False


def _take(body: _Body, number: int, text: bytes, *, whole: bool) -> None:
    try:
        line = msgspec.json.decode(text, type=AnyLine)
    except _BROKEN as error:
        if whole or body.footer is not None:
            body.faults.append(f"line {number}: expected {_BODY}: {error}")
        else:
            body.cut_line = number
        return
    if body.footer is None:
        _sort(body, number, line)
    else:
        body.faults.append(f"line {number}: expected nothing after the footer, found another line")
        if isinstance(line, VerdictLine):
            body.verdicts.append(line)


def _sort(body: _Body, number: int, line: AnyLine) -> None:
    match line:
        case VerdictLine():
            body.verdicts.append(line)
        case FaultLine():
            body.faults.append(f"{line.scenario}: {line.message}" if line.scenario else line.message)
        case Footer():
            body.footer = line
        case Header():
            body.faults.append(f"line {number}: expected {_BODY}, found another header")


def _plan_faults(header: Header, verdicts: list[VerdictLine]) -> Iterator[str]:
    ids = Counter(each.id for each in header.planned)
    yield from (f"{each}: planned {times} times" for each, times in ids.items() if times > 1)
    owed = {each.id for each in _owed(header)}
    for scenario, times in Counter(each.scenario for each in verdicts).items():
        if scenario not in owed:
            left_out = scenario in header.overridden
            yield f"{scenario}: a verdict, although it was {'left out' if left_out else 'not planned'}"
        if times > 1:
            yield f"{scenario}: {times} verdicts, expected one"


def _footer_faults(body: _Body, digest: str) -> Iterator[str]:
    footer = body.footer
    if footer is None:
        return
    counts = Counter(each.outcome.value for each in body.verdicts)
    if footer.verdicts != counts.total() or Counter(footer.counts) != counts:
        wrong = f"{footer.verdicts} verdicts ({_told(footer.counts)})"
        yield f"the footer counts {wrong}, expected {counts.total()} ({_told(counts)})"
    if footer.digest != digest:
        yield "the footer's digest is not that of the lines before it: some were lost, changed or moved"


def _told(counts: Mapping[str, int]) -> str:
    told = (f"{number} {outcome}" for outcome, number in sorted(counts.items()) if number)
    return ", ".join(told) or "none"


def _cut(header: Header, body: _Body) -> str:
    seen = {each.scenario for each in body.verdicts}
    owed = _owed(header)
    missing = [each.id for each in owed if each.id not in seen]
    lack = f"{len(missing)} of {len(owed)} planned scenarios have no verdict" if missing else ""
    if body.footer is not None:
        return f"{lack}, the first is {missing[0]}" if missing else ""
    where = f"the run broke off after line {body.last}, there is no footer"
    if body.cut_line:
        where = f"line {body.cut_line} is cut off in the middle"
    return f"{where}; {lack}" if lack else where
