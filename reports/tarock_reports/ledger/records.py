"""Reads ledgers of any kind, told apart by their headers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from tarock_reports.ledger import checks, coverage_lines, exercise_lines, mutation_lines, proof_lines
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.jsonlines import Body, Form, LedgerLine, SealLine, bytes_of_file, read_body, read_header

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
class Record:
    """A ledger about the suite itself: ``cut`` says why it is partial, ``faults`` what is wrong with it.

    ``altered`` is the fault that shows that the file is not what was written, empty if there is none.
    """

    path: Path
    kind: str
    header: Header
    lines: tuple[LedgerLine, ...]
    cut: str
    faults: tuple[str, ...]
    altered: str = ""

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
    faults = (*body.faults, *_doubled(body.lines), *_footer_faults(body))
    return Record(path, kind, header, tuple(body.lines), _cut(header, body), faults, body.digest_fault)


def _doubled(lines: list[LedgerLine]) -> Iterator[str]:
    for name, times in Counter(filter(None, map(_name, lines))).items():
        if times > 1:
            yield f"{name}: {times} lines, expected one"


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


def _footer_faults(body: Body[Any, Any]) -> Iterator[str]:
    match body.footer:
        case proof_lines.ProofFooter() as footer:
            expected = proof_lines.footer_of(body.lines, footer.digest)
            if footer != expected:
                yield f"the footer counts {_figures(footer)}, expected {_figures(expected)}"
        case SealLine() as footer if footer.lines != len(body.lines):
            yield f"the footer counts {footer.lines} lines, expected {len(body.lines)}"
    if body.digest_fault:
        yield body.digest_fault


def _figures(footer: proof_lines.ProofFooter) -> str:
    fates = ", ".join(f"{number} {fate}" for fate, number in footer.impostors.items()) or "no impostors"
    readings = sum(footer.readings.values())
    return f"{fates}, {readings} under other readings, {footer.changed} changed expectations, {footer.green} green"


def _cut(header: Header, body: Body[Any, Any]) -> str:
    if not isinstance(header, proof_lines.ProofHeader):
        return body.cut
    missing = header.impostors - sum(isinstance(line, proof_lines.ImpostorLine) for line in body.lines)
    lack = f"{missing} of {header.impostors} impostors have no line" if missing > 0 else ""
    untried = header.readings - sum(isinstance(line, proof_lines.TriedReadingLine) for line in body.lines)
    unread = f"{untried} of {header.readings} readings have no line" if untried > 0 else ""
    return "; ".join(filter(None, (body.cut, lack, unread)))
