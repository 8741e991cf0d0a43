"""The texts about what the suite would catch, shared by all formats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tarock_reports.evidence.engine import CoveredShare
from tarock_reports.evidence.suite import COMMANDS, Evidence, SourceEvidence
from tarock_reports.ledger.proof_lines import TriedReadingLine, fates_of_pairs

WHAT: Final = {
    "proof": "impostors and changed expectations",
    "exercise": "how often each clause was a ground",
    "coverage": "branches of the engine",
    "mutation": "changes to the engine",
}
"""What each kind of ledger contains."""


def share_text(share: CoveredShare) -> str:
    """A share in words."""
    return f"{share.part:,} of {share.whole:,}"


def figures(evidence: Evidence) -> Iterator[str]:
    """The figures, a line for each kind of evidence and each source."""
    for source in evidence.sources:
        yield from (f"{source.catalogue.source}: {figure}" for figure in _figures_of(source))
    if evidence.coverage:
        for by, share in evidence.coverage.reached.items():
            yield f"branches reached by {by}: {share_text(share)} ({share.percent})"
    if evidence.mutation:
        noticed = evidence.mutation.noticed
        yield f"changes to the engine noticed: {share_text(noticed)} ({noticed.percent}), by {evidence.mutation.asked}"


def _figures_of(source: SourceEvidence) -> Iterator[str]:
    """The figures of a source, a line for each kind of evidence that there is."""
    if source.impostors:
        fates = ", ".join(f"{number} {fate}" for fate, number in source.fates.items())
        yield f"impostors: {share_text(source.caught)} caught ({fates})"
    if source.readings:
        yield under_readings(source.readings)
    if source.noticed.whole:
        yield f"changed expectations: {share_text(source.noticed)} noticed"
    if source.exercise:
        by = ", ".join(f"{share.part} by {who}" for who, share in source.exercised_by.items())
        yield f"clauses exercised: {share_text(source.exercised)} that can be tested ({by})"


def under_readings(lines: Sequence[TriedReadingLine]) -> str:
    """The results of the impostors under other readings, in words."""
    derived, fates = sum(line.derived for line in lines), fates_of_pairs(lines)
    counted = ", ".join(f"{number} {fate}" for fate, number in fates.items())
    return f"under {len(lines)} other readings: {derived} derived scenarios, {sum(fates.values())} impostors: {counted}"


def got_past(evidence: Evidence) -> Iterator[str]:
    """A line for each fault of the ledgers, and for each thing that got past the suite."""
    yield from (f"fault: {fault}" for fault in evidence.faults)
    for source in evidence.sources:
        for impostor in source.unproved:
            yield f"{impostor.fate}: {impostor.id} [{impostor.clause}], {impostor.wrong}"
        for line, pair in source.past_under:
            because = f"; {pair.because}" if pair.because else ""
            reading = f"{line.option}={line.reading}"
            yield f"{pair.fate} under {reading}: {pair.id} [{pair.clause}], {pair.wrong}{because}"
        for green in source.unnoticed:
            trouble = f"; {green.trouble}" if green.trouble else ""
            yield f"stayed green: {green.scenario}: {green.step} as: {green.changed}{trouble}"
        yield from (f"never exercised: {row.id}" for row in source.never)
    for missed in evidence.coverage.missed if evidence.coverage else ():
        if not missed.reason:
            yield f"missed without a reason: {missed.module}:{missed.line} -> {way(missed.to)}, by {missed.by}"


def way(line: int) -> str:
    """The line that a branch leads to, or ``exit``."""
    return str(line) if line > 0 else "exit"


def notes(evidence: Evidence) -> Iterator[str]:
    """A line for each ledger that is partial, narrowed, outdated or missing."""
    yield from (f"partial: {cut}" for cut in evidence.cuts)
    for source in evidence.sources:
        if source.narrowed:
            yield f"{source.catalogue.source}: the proof was narrowed to {', '.join(source.narrowed)}"
        if source.other_plan:
            again = f"`{COMMANDS['proof']}` repeats it"
            yield f"{source.catalogue.source}: the scenarios have changed since the proof; {again}"
    for kind, command in evidence.missing.items():
        yield f"not given: {WHAT[kind]}; `{command}` makes that ledger"
