"""Reads a ledger of any kind, which its header tells, and returns its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from tarock_language.message import Message, message, one_after_another
from tarock_reports.ledger import checks, coverage_lines, exercise_lines, mutation_lines, proof_lines
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.jsonlines import (
    AsItWasRead,
    Body,
    Form,
    LedgerLine,
    SealLine,
    bytes_of_file,
    read_body,
    read_header,
)

Header = (
    proof_lines.ProofHeader
    | exercise_lines.ExerciseHeader
    | coverage_lines.CoverageHeader
    | mutation_lines.MutationHeader
)

_CHECK: Final = "header"
_FORMS: Final[Mapping[str, Form[Any, Any, Any]]] = {
    _CHECK: checks.FORM,
    "proof": proof_lines.FORM,
    "exercise": exercise_lines.FORM,
    "coverage": coverage_lines.FORM,
    "mutation": mutation_lines.FORM,
}
L = TypeVar("L", bound=LedgerLine)


@dataclass(frozen=True)
class Record(AsItWasRead):
    """A ledger about the suite itself: why it is partial, and what is wrong with it.

    ``said_altered`` is the fault that shows that the file is not what was written, none if there is none.
    """

    path: Path
    kind: str
    header: Header
    lines: tuple[LedgerLine, ...]
    said_of_cut: Message | str
    said_faults: tuple[Message | str, ...]
    said_altered: Message | None = None

    @property
    def rules(self) -> str:
        """The rule set that the ledger is about; empty if it is about all of them."""
        return "" if isinstance(self.header, mutation_lines.MutationHeader) else self.header.rules

    def of(self, kind: type[L]) -> list[L]:
        """The lines of one kind."""
        return [line for line in self.lines if isinstance(line, kind)]


def read_ledger(path: Path) -> Ledger | Record:
    """Read a ledger of any kind; raises ``LedgerError`` if the file or its header cannot be read."""
    data = bytes_of_file(path)
    kind, header = read_header(path, data, _FORMS)
    if kind == _CHECK:
        return checks.assembled(header, data)
    body = read_body(data, _FORMS[kind])
    altered = [*body.faults, *filter(None, [body.digest_fault])]
    faults = (*altered, *_doubled(body.lines), *_footer_faults(body))
    of_all = one_after_another(altered) if altered else None
    return Record(path, kind, header, tuple(body.lines), _cut(header, body), faults, of_all)


def _doubled(lines: list[LedgerLine]) -> Iterator[Message]:
    for name, times in Counter(filter(None, map(_name, lines))).items():
        if times > 1:
            yield message("{name}: {number} lines, expected one", name=name, number=times)


def _name(line: LedgerLine) -> str:
    match line:
        case proof_lines.ImpostorLine() | exercise_lines.ClauseLine():
            return line.id
        case proof_lines.TriedReadingLine():
            return f"{line.option}={line.reading}"
        case proof_lines.PerturbedLine():
            return line.scenario
        case coverage_lines.CoveredModule() | mutation_lines.MutatedModule():
            return line.name
        case coverage_lines.Reached():
            return line.clause
        case _:
            return ""


def _footer_faults(body: Body[Any, Any]) -> Iterator[Message]:
    match body.footer:
        case proof_lines.ProofFooter() as footer:
            expected = proof_lines.footer_of(body.lines, footer.digest)
            if footer != expected:
                yield message(
                    "the footer counts {found}, expected {expected}",
                    found=_figures(footer),
                    expected=_figures(expected),
                )
        case SealLine() as footer if footer.lines != len(body.lines):
            yield message(
                "the footer counts {found} lines, expected {expected}", found=footer.lines, expected=len(body.lines)
            )


def _figures(footer: proof_lines.ProofFooter) -> Message:
    return message(
        "{fates}, {readings} under other readings, {changed} changed expectations, {green} green",
        fates=", ".join(f"{number} {fate}" for fate, number in footer.impostors.items()) or message("no impostors"),
        readings=sum(footer.readings.values()),
        changed=footer.changed,
        green=footer.green,
    )


def _cut(header: Header, body: Body[Any, Any]) -> Message | str:
    found = [body.cut] if body.cut else []
    if not isinstance(header, proof_lines.ProofHeader):
        return body.cut or ""
    missing = header.impostors - sum(isinstance(line, proof_lines.ImpostorLine) for line in body.lines)
    if missing > 0:
        found.append(message("{part} of {whole} impostors have no line", part=missing, whole=header.impostors))
    untried = header.readings - sum(isinstance(line, proof_lines.TriedReadingLine) for line in body.lines)
    if untried > 0:
        found.append(message("{part} of {whole} readings have no line", part=untried, whole=header.readings))
    return one_after_another(found) if found else ""
