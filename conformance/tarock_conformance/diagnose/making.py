"""Turns what a run recorded into the ledger line with the causes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tarock_conformance.check.declared import told_as_lacking, told_in_hello, told_without_options
from tarock_conformance.diagnose.looking import EnoughError
from tarock_conformance.diagnose.replays import Replays
from tarock_conformance.diagnose.search import diagnose
from tarock_conformance.diagnose.told_scenarios import ToldScenarios
from tarock_conformance.inputs.variants import rules_of_readings, rules_with
from tarock_reference.alike import id_of, ids_in, name_in, sentence_of
from tarock_reference.deviations import DeviationKind, deviations, forget_engines
from tarock_reference.houses.found import line_unread, profile_as_found, profile_line
from tarock_reference.houses.reading import house_of
from tarock_reference.variants import variant_of_house, variant_of_source
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, EqualCause
from tarock_steps.suite.scripts import Script

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from tarock_conformance.diagnose.apart import Settled
    from tarock_conformance.diagnose.looking import Look
    from tarock_conformance.diagnose.search import Cause
    from tarock_reference.deviations import Deviation
    from tarock_reference.houses.found import ProfileLine
    from tarock_reference.houses.house import House
    from tarock_reference.variants import Variant
    from tarock_steps.catalogue.planned import Planned
    from tarock_steps.suite.explaining import RunSoFar


def _always() -> bool:
    """There is time for anything."""
    return True


def variant_asked(source: str, options: Mapping[str, str], house: House | None) -> Variant:
    """The variant by whose rules was asked."""
    return variant_of_house(house) if house is not None else variant_of_source(source, options)


def nothing_found(heard: RunSoFar) -> DiagnosisLine:
    """What there is to tell where there was no time to look for causes, or where the look broke."""
    return DiagnosisLine(causes=[], unexplained=[*heard.failed], whole=False)


def diagnosis_of(
    chosen: Sequence[Planned],
    heard: RunSoFar,
    variant: Variant,
    house: House | None,
    look: Look,
) -> DiagnosisLine:
    """What a program plays otherwise than a variant, of the scenarios it was asked; nothing where nothing failed."""
    kept = {*heard.failed, *heard.passed, *heard.errored}
    return diagnosis_of_scripts(
        [Script.of(one) for one in chosen if heard.failed and one.id in kept], heard, variant, house, look
    )


def diagnosis_of_scripts(
    scripts: Sequence[Script], heard: RunSoFar, variant: Variant, house: House | None, look: Look
) -> DiagnosisLine:
    """The same of scenarios that need be none of the suite; where nothing is wrong but for errors nothing is told."""
    if not heard.failed:
        return DiagnosisLine(causes=[], unexplained=[])
    if not look.may_go_on():
        return nothing_found(heard)
    rules = rules_with(variant.based_on, variant.readings, house) or rules_of_readings(variant.based_on, {})
    told = ToldScenarios.of({one.planned.id: one for one in scripts}, heard)
    evidence = Replays(told, rules, variant, look)
    try:
        found = diagnose(evidence, deviations(variant), look.step)
        evidence.tell(at_once=not found.is_whole)
        return DiagnosisLine(
            causes=[_recorded(one, variant, found.deviations, evidence) for one in found.causes],
            unexplained=list(found.unexplained),
            contradicted=list(found.contradicted),
            whole=found.is_whole,
            rests=_resting(evidence, found.unexplained),
        )
    finally:
        forget_engines()


def _resting(evidence: Replays, unexplained: Sequence[str]) -> dict[str, int]:
    """How many of the scenarios that passed rest on each clause on which an unexplained one rests.

    How each goes where it is right is known by then, unless the look was ended before: then there is nothing to tell.
    """
    try:
        clauses = frozenset[str]().union(*map(evidence.rests_on, unexplained))
        counts = Counter(each for one in evidence.passed for each in clauses & evidence.rests_on(one))
    except EnoughError:
        return {}
    return {clause: counts[clause] for clause in sorted(clauses)}


def _recorded(one: Cause, variant: Variant, found: Sequence[Deviation], evidence: Replays) -> CauseRecord:
    several = one.deviations
    beside = [each for each in found if each not in several]

    def has_time() -> bool:
        return evidence.has_time

    return CauseRecord(
        id=id_of(several, variant.rules),
        sentence=sentence_of(several),
        clauses=_broken(one, evidence),
        explains=list(one.explains),
        agrees=one.agrees,
        profile=_lines(several, variant, beside, has_time),
        equals=[_equal(each, variant, beside, has_time) for each in one.equals],
        about=_about(several, variant),
        hello=_in_hello(several, variant),
        readings=[f"{option}={reading}" for option, reading in several[0].by_default],
    )


def _broken(one: Cause, evidence: Replays) -> list[str]:
    """The clauses of a cause; of one that is about all readings those that it was heard to break, most often first.

    Where a field is not read it is what all rests on that goes wrong by that.
    """
    first = one.deviations[0]
    if not (first.by_default or first.unread):
        return _clauses(one.deviations)
    clauses = [] if first.unread else sorted(first.clauses)
    try:
        rests = [evidence.rests_on(scenario) for scenario in one.explains]
    except EnoughError:
        return clauses
    if first.unread:
        return sorted(frozenset.intersection(*rests)) if rests else []
    often = Counter(each for those in rests for each in first.clauses & those)
    return sorted(often, key=lambda each: (-often[each], each)) or clauses


def _clauses(several: Sequence[Deviation]) -> list[str]:
    return sorted(frozenset[str]().union(*(one.clauses for one in several)))


def _in_hello(several: Sequence[Deviation], variant: Variant) -> str:
    """How a program could say in ``hello`` which readings it plays or what it lacks; empty of all else."""
    first = several[0]
    if first.kind is DeviationKind.READING:
        return told_in_hello(first.option, first.reading)
    if first.by_default:
        return told_without_options(variant.based_on)
    if first.kind is DeviationKind.LEFT_OUT:
        return told_as_lacking(variant.based_on, first.left_out, [one.word for one in several])
    return ""


def _about(several: Sequence[Deviation], variant: Variant) -> list[str]:
    """The games or items to whose rulings a cause gives other values."""
    named = (name_in(one, variant.rules) for one in several if one.impostor is not None)
    return [*dict.fromkeys(filter(None, named))]


def _equal(
    several: Sequence[Deviation], variant: Variant, beside: Sequence[Deviation], has_time: Callable[[], bool] = _always
) -> EqualCause:
    return EqualCause(
        id=id_of(several, variant.rules),
        sentence=sentence_of(several),
        profile=_lines(several, variant, beside, has_time),
    )


def _lines(
    several: Sequence[Deviation], variant: Variant, beside: Sequence[Deviation], has_time: Callable[[], bool] = _always
) -> str:
    """The lines of a profile that say some deviations, each once; those of them that no line says are in none.

    Whether a game can be played by a line is only tried as long as it ``has_time``.
    """

    def line(one: Deviation) -> ProfileLine | None:
        others = (*beside, *(each for each in several if each is not one))
        return profile_line(one, variant, others) if has_time() else line_unread(one, variant, others)

    told = map(line, several)
    return "\n".join(dict.fromkeys(line.told for line in told if line is not None))


def settled_by_asking(found: DiagnosisLine, settled: Iterable[Settled], variant: Variant) -> DiagnosisLine:
    """The same diagnosis with each cause that was asked about as the program turned out to play it."""
    known = {one.id: one for one in deviations(variant)}
    plays = {one.cause: one.plays for one in settled if one.plays}
    causes = []
    for one in found.causes:
        beside = [known[name] for each in found.causes if each is not one for name in ids_in(each.id)]
        settles = [[known[name] for name in ids_in(each)] for each in plays.get(one.id, ())]
        causes.append(_as_played(one, settles, variant, beside) if settles else one)
    return replace(found, causes=causes)


def _as_played(
    record: CauseRecord, plays: Sequence[Sequence[Deviation]], variant: Variant, beside: Sequence[Deviation]
) -> CauseRecord:
    first, *others = plays
    return replace(
        record,
        id=id_of(first, variant.rules),
        sentence=sentence_of(first),
        clauses=_clauses(first),
        profile=_lines(first, variant, beside),
        equals=[_equal(each, variant, beside) for each in others],
        about=_about(first, variant),
        hello=_in_hello(first, variant),
    )


def readings_found(profile: str, diagnosis: DiagnosisLine, variant: Variant) -> Mapping[str, str]:
    """The readings that a profile has because they were found: ``hello`` declares others."""
    found = {each for one in diagnosis.causes for each in ids_in(one.id)}
    readings = (one for one in deviations(variant) if one.kind is DeviationKind.READING)
    options = {one.option for one in readings if one.id in found}
    return {option: one for option, one in house_of(profile, "the profile").readings if option in options}


def profile_text(name: str, diagnosis: DiagnosisLine, variant: Variant) -> str:
    """The profile of what was found, each line with its evidence and with what fits just as well."""
    records = {each: one for one in diagnosis.causes for each in ids_in(one.id)}
    known = {one.id: one for one in deviations(variant) if one.id in records}

    def evidence(one: Deviation) -> Sequence[str]:
        record = records[one.id]
        beside = len(ids_in(record.id)) - 1
        explains = f"explains {len(record.explains)}{f', with {beside} more of this kind' if beside else ''}"
        told = f"{' '.join(record.clauses)}: {one.sentence}; {explains}, for example {record.explains[0]}"
        is_reading = one.kind is DeviationKind.READING
        hello = [f"hello has to declare {told_in_hello(one.option, one.reading)}"] if is_reading else []
        equals = ("; ".join(each.profile.splitlines()) or each.id for each in record.equals)
        return [told, *(f"or, equally possible: {each}" for each in equals), *hello]

    return profile_as_found(name, variant, [known[one] for one in records], evidence)
