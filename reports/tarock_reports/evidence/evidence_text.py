"""The sentences on what the suite would catch, for all formats alike.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tarock_language.message import Language, Message, Word, message
from tarock_reports.evidence.engine import CoveredShare
from tarock_reports.evidence.suite import COMMANDS, Evidence, SourceEvidence
from tarock_reports.ledger.proof_lines import Fate, Green, ImpostorLine, Pair, TriedReadingLine, fates_of_pairs
from tarock_reports.verdict.wording import step_told

WHAT: Final = {
    "proof": message("impostors and changed expectations"),
    "exercise": message("how often each clause was a ground"),
    "coverage": message("branches of the engine"),
    "mutation": message("changes to the engine"),
}
"""What each kind of ledger contains."""
NOT_GIVEN: Final = {
    "proof": message("No ledger of impostors and changed expectations was given; this makes one:"),
    "exercise": message("No ledger of how often each clause was a ground was given; this makes one:"),
    "coverage": message("No ledger of branches was given; this makes one:"),
    "mutation": message("No ledger of changes to the engine was given; this makes one:"),
}
"""What is said on a page of a kind of ledger that is not there."""
EXERCISERS: Final[Mapping[str, Message]] = {
    name: message("{who:by}", who=Word(name)) for name in ("features", "laws", "random deals", "everything")
}
"""What whatever exercises clauses is called."""
FATES: Final[Mapping[str, Message]] = {fate.value: message("{fate:fate}", fate=Word(fate.value)) for fate in Fate}
"""What each fate of an impostor is called."""


def share_text(share: CoveredShare) -> Message:
    """A share in words."""
    return message("{part:,} of {whole:,}", part=share.part, whole=share.whole)


def figures(evidence: Evidence) -> Iterator[Message]:
    """The figures, a line for each kind of evidence and each source."""
    for source in evidence.sources:
        name = source.catalogue.source
        yield from (message("{place}: {fault}", place=name, fault=figure) for figure in _of_source(source))
    if evidence.coverage:
        for by, share in evidence.coverage.reached.items():
            told = {"who": EXERCISERS.get(by, by), "share": share_text(share), "percent": share.percent}
            yield message("branches reached by {who}: {share} ({percent})", **told)
    if evidence.mutation:
        noticed = evidence.mutation.noticed
        yield message(
            "changes to the engine noticed: {share} ({percent}), by {asked}",
            share=share_text(noticed),
            percent=noticed.percent,
            asked=evidence.mutation.asked,
        )


def _of_source(source: SourceEvidence) -> Iterator[Message]:
    if source.impostors:
        fates = _counted(source.fates)
        yield message("impostors: {share} caught ({fates})", share=share_text(source.caught), fates=fates)
    if source.readings:
        yield under_readings(source.readings)
    if source.noticed.whole:
        yield message("changed expectations: {share} noticed", share=share_text(source.noticed))
    if source.exercise:
        by = [
            message("{part} by {who}", part=share.part, who=EXERCISERS.get(who, who))
            for who, share in source.exercised_by.items()
        ]
        told = share_text(source.exercised)
        yield message("clauses exercised: {share} that can be tested ({by})", share=told, by=by)


def _counted(fates: Mapping[Fate, int] | Mapping[str, int]) -> list[Message]:
    return [message("{times} {what}", times=number, what=FATES.get(fate, fate)) for fate, number in fates.items()]


def under_readings(lines: Sequence[TriedReadingLine]) -> Message:
    """The results of the impostors under other readings, in words."""
    fates = fates_of_pairs(lines)
    return message(
        "under {readings} other readings: {derived} derived scenarios, {impostors} impostors: {fates}",
        readings=len(lines),
        derived=sum(line.derived for line in lines),
        impostors=sum(fates.values()),
        fates=_counted(fates),
    )


def got_past(evidence: Evidence, say: Language) -> Iterator[Message]:
    """A line for each fault of the ledgers, and for each thing that got past the suite; steps are in a language."""
    yield from (message("fault: {fault}", fault=fault) for fault in evidence.faults)
    for source in evidence.sources:
        yield from _past_source(source, say)
    for missed in evidence.coverage.missed if evidence.coverage else ():
        if not missed.reason:
            branch = f"{missed.module}:{missed.line} -> {way(missed.to)}"
            who = EXERCISERS.get(missed.by, missed.by)
            yield message("missed without a reason: {branch}, by {who}", branch=branch, who=who)


def _past_source(source: SourceEvidence, say: Language) -> Iterator[Message]:
    for impostor in source.unproved:
        yield message("{fate}: {parts:;}", fate=FATES[impostor.fate], parts=[said_impostor(impostor)])
    for line, pair in source.past_under:
        yield said_under(line, pair)
    yield from (said_green(scenario, green, say) for scenario, green in source.unnoticed)
    yield from (message("never exercised: {clause}", clause=row.id) for row in source.never)


def said_impostor(tried: ImpostorLine | Pair) -> Message:
    """An impostor with its clause, and what is wrong with it."""
    return message("{impostor} [{clause}], {wrong}", impostor=tried.id, clause=tried.clause, wrong=tried.said)


def said_green(scenario: str, green: Green, say: Language) -> Message:
    """A changed expectation that stayed green: the step and what it was changed to, both in a language, and why."""
    step, parts = step_told(green.step, say), filter(None, (step_told(green.changed, say), green.why))
    return message("stayed green: {scenario}: {step} as: {changed:;}", scenario=scenario, step=step, changed=[*parts])


def said_under(line: TriedReadingLine, pair: Pair) -> Message:
    """What became of an impostor under a reading, and why."""
    parts = [said_impostor(pair), pair.why] if pair.because else [said_impostor(pair)]
    reading = f"{line.option}={line.reading}"
    return message("{fate} under {reading}: {parts:;}", fate=FATES[pair.fate], reading=reading, parts=parts)


def way(line: int) -> str:
    """The line that a branch leads to, or ``exit``."""
    return str(line) if line > 0 else "exit"


def notes(evidence: Evidence) -> Iterator[Message]:
    """A line for each ledger that is partial, narrowed, outdated or missing."""
    yield from (message("partial: {cut}", cut=cut) for cut in evidence.cuts)
    for source in evidence.sources:
        name = source.catalogue.source
        if source.narrowed:
            yield message("{source}: the proof was narrowed to {names}", source=name, names=source.narrowed)
        if source.other_plan:
            yield message(
                "{source}: the scenarios have changed since the proof; `{command}` repeats it",
                source=name,
                command=COMMANDS["proof"],
            )
    for kind, command in evidence.missing.items():
        yield message("not given: {what}; `{command}` makes that ledger", what=WHAT[kind], command=command)
