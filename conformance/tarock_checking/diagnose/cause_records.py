"""Turns what a run recorded into the ledger line with the causes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.diagnose.charged_clauses import clauses_of_cause, clauses_of_deviations
from tarock_checking.diagnose.compared_values import compared
from tarock_checking.diagnose.found_causes import Cause
from tarock_checking.diagnose.held_to_ledger import held_to_ledger
from tarock_checking.diagnose.other_rulings import with_trials
from tarock_checking.diagnose.replays import Replays
from tarock_checking.diagnose.search import diagnose
from tarock_checking.diagnose.search_limits import EnoughError, SearchLimits
from tarock_checking.diagnose.tie_break import Settled
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_checking.playing.declared import told_as_lacking, told_in_hello, told_without_options
from tarock_reference.deviant import forget_engines
from tarock_reference.deviation_conditions import AT
from tarock_reference.deviation_groups import deviations_named, id_of, ids_in, name_in, what_is_said
from tarock_reference.deviations import Deviation, DeviationKind, deviations
from tarock_reference.houses.found import ProfileLine, line_unread, profile_as_found, profile_line
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.orders import orders_of
from tarock_reference.rival_values import rival_values, said_with_rivals
from tarock_reference.variants import Variant, variant_of_house, variant_of_source
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, EqualCause, in_ledger
from tarock_running.inputs.variants import rules_of_readings, rules_with
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import Script

_ROUNDS: Final = 2
"""How often the search goes on, at most, without the causes that the program's answers have dropped."""


def _has_time() -> bool:
    """Return true: there is always time."""
    return True


def variant_asked(source: str, options: Mapping[str, str], house: House | None) -> Variant:
    """The variant whose rules a run asked for: the house, or else the source with these options."""
    return variant_of_house(house) if house is not None else variant_of_source(source, options)


def nothing_found(heard: RunSoFar) -> DiagnosisLine:
    """The diagnosis without any cause, for a search that had no time or that broke."""
    return DiagnosisLine(causes=[], unexplained=[*heard.failed], whole=False)


class ToldBack(NamedTuple):
    """A diagnosis after the program was asked about it, and the ids of the causes that were dropped for its answers."""

    line: DiagnosisLine
    dropped: Collection[str] = ()


def diagnosis_of(  # noqa: PLR0913 - what is searched, and by what
    chosen: Sequence[Planned],
    heard: RunSoFar,
    variant: Variant,
    house: House | None,
    limits: SearchLimits,
    *,
    ask: Callable[[DiagnosisLine], ToldBack] = ToldBack,
) -> DiagnosisLine:
    """Search for the causes of the failures in the chosen scenarios; no causes if nothing failed.

    ``ask`` asks the program about what was found. While that drops causes, or there is time left, the search goes on
    from the causes that are kept.
    """
    kept = {*heard.failed, *heard.passed, *heard.errored}
    scripts = [Script.of(planned) for planned in chosen if heard.failed and planned.id in kept]
    return diagnosis_of_scripts(scripts, heard, variant, house, limits, ask=ask)


def diagnosis_of_scripts(  # noqa: PLR0913 - as above
    scripts: Sequence[Script],
    heard: RunSoFar,
    variant: Variant,
    house: House | None,
    limits: SearchLimits,
    *,
    ask: Callable[[DiagnosisLine], ToldBack] = ToldBack,
) -> DiagnosisLine:
    """Search for the causes in scenarios that need not be of the suite; no causes if there are only errors."""
    if not heard.failed:
        return DiagnosisLine(causes=[], unexplained=[])
    if not limits.may_go_on():
        return nothing_found(heard)
    rules = rules_with(variant.based_on, variant.readings, house) or rules_of_readings(variant.based_on, {})
    told = ToldScenarios.of({script.planned.id: script for script in scripts}, heard)
    evidence, dropped = Replays(told, rules, variant, limits.before_asking(0)), set[str]()

    def told_back(found: DiagnosisLine, before: DiagnosisLine | None = None) -> ToldBack:
        asked = _asked(found, evidence, variant, ask)
        if asked.line.unexplained != (before or found).unexplained:
            limits.step(len(heard.failed) - len({*asked.line.unexplained} & {*heard.failed}), len(heard.failed))
        return asked

    try:
        found = _searched(evidence, variant, limits, dropped)
        asked = told_back(found)
        for number in range(1, 1 + _ROUNDS):
            is_same = [cause.id for cause in asked.line.causes] == [cause.id for cause in found.causes]
            if is_same and (found.whole or not limits.may_go_on()):
                break
            evidence.search_on(limits.before_asking(number))
            dropped.update(_alike(asked.dropped, evidence, variant))
            found = _searched(evidence, variant, limits, dropped, begun=asked.line.causes)
            asked = told_back(found, asked.line)
        if limits.may_go_on():
            evidence.search_on(limits)
            evidence.tell(at_once=False)
        return with_trials(asked.line, evidence, variant)
    finally:
        forget_engines()


def _asked(
    found: DiagnosisLine, evidence: Replays, variant: Variant, ask: Callable[[DiagnosisLine], ToldBack]
) -> ToldBack:
    """The diagnosis after the program was asked about it, with what is left held against the whole run."""
    told = ask(found)
    held = held_to_ledger(told.line, evidence, variant, found)
    return ToldBack(held.line, [*told.dropped, *held.refuted])


def _alike(causes: Iterable[str], evidence: Replays, variant: Variant) -> Iterator[str]:
    """The ids of some causes, wherever they hold, and of what has the same effect, as a reading and its impostor."""
    for name in {name.partition(AT)[0]: None for cause in causes for name in ids_in(cause)}:
        yield name
        with suppress(EnoughError):
            for gone in deviations_named(name, variant):
                akin = (other for other in deviations(variant) if not gone.clauses.isdisjoint(other.clauses))
                first = evidence.everything[0]
                yield from (other.id for other in akin if evidence.has_same_rules(first, (gone,), (other,)))


def _searched(
    evidence: Replays,
    variant: Variant,
    limits: SearchLimits,
    dropped: Collection[str],
    *,
    begun: Sequence[CauseRecord] = (),
) -> DiagnosisLine:
    """The causes that are found among all deviations but the dropped ones, from those that are ``begun``."""
    candidates = [deviation for deviation in deviations(variant) if deviation.id not in dropped]
    orders = [order for order in orders_of(variant.rules) if not any(map(order.is_named_by, dropped))]
    known = (Cause((*deviations_named(cause.id, variant),), (*cause.explains,), cause.agrees) for cause in begun)
    found = diagnose(evidence, candidates, limits.step, orders, known)
    borne_out = {cause.id: cause.asked_back for cause in begun}
    evidence.tell(at_once=not found.is_whole)
    evidence.renew_moment()
    return DiagnosisLine(
        causes=[
            replace(recorded, asked_back=borne_out.get(recorded.id, 0))
            for recorded in (
                _recorded(compared(cause, found.deviations, evidence), variant, found.deviations, evidence)
                for cause in found.causes
            )
        ],
        unexplained=list(found.unexplained),
        contradicted=list(found.contradicted),
        whole=found.is_whole,
    )


def _recorded(one: Cause, variant: Variant, found: Sequence[Deviation], evidence: Replays) -> CauseRecord:
    several = one.deviations
    beside = [deviation for deviation in found if deviation not in several]

    def has_time() -> bool:
        return evidence.has_time

    return CauseRecord(
        id=id_of(several),
        **in_ledger(said_with_rivals(several, one.equals, variant.rules)),
        clauses=clauses_of_cause(one, evidence),
        explains=list(one.explains),
        agrees=one.agrees,
        profile="" if rival_values(several, one.equals) else _lines(several, variant, beside, has_time),
        equals=[_equal(equal, variant, beside, has_time) for equal in one.equals],
        about=_about(several, variant),
        hello=_in_hello(several, variant),
        readings=[f"{option}={reading}" for option, reading in several[0].by_default],
    )


def _in_hello(several: Sequence[Deviation], variant: Variant) -> str:
    """How ``hello`` could declare the reading that a program plays, or what it lacks; empty for other causes."""
    first = several[0]
    if first.kind is DeviationKind.READING:
        return told_in_hello(first.option, first.reading)
    if first.by_default:
        return told_without_options(variant.based_on)
    if first.kind is DeviationKind.LEFT_OUT:
        return told_as_lacking(
            variant.based_on, first.left_out, [deviation.word for deviation in several if deviation.word]
        )
    return ""


def _about(several: Sequence[Deviation], variant: Variant) -> list[str]:
    """The games or items whose rulings have other values by a cause."""
    named = (name_in(deviation, variant.rules) for deviation in several if deviation.impostor is not None)
    return [*dict.fromkeys(filter(None, named))]


def _equal(
    several: Sequence[Deviation],
    variant: Variant,
    beside: Sequence[Deviation],
    has_time: Callable[[], bool] = _has_time,
) -> EqualCause:
    return EqualCause(
        id=id_of(several),
        **in_ledger(what_is_said(several, variant.rules)),
        profile=_lines(several, variant, beside, has_time),
    )


def _lines(
    several: Sequence[Deviation],
    variant: Variant,
    beside: Sequence[Deviation],
    has_time: Callable[[], bool] = _has_time,
) -> str:
    """The lines of a profile that state some deviations, each line once; deviations without such a line are left out.

    As long as the search ``has_time``, a line is kept only if it can be read as part of a profile.
    """

    def line(one: Deviation) -> ProfileLine | None:
        others = (*beside, *(other for other in several if other is not one))
        return profile_line(one, variant, others) if has_time() else line_unread(one, variant, others)

    told = map(line, several)
    return "\n".join(dict.fromkeys(line.told for line in told if line is not None))


def settled_by_asking(found: DiagnosisLine, settled: Iterable[Settled], variant: Variant) -> DiagnosisLine:
    """The same diagnosis, with each cause that was asked about replaced by what the program turned out to play."""
    plays = {result.cause: result.plays for result in settled if result.plays}
    causes = []
    for cause in found.causes:
        others = (other for other in found.causes if other is not cause)
        beside = [deviation for other in others for deviation in deviations_named(other.id, variant)]
        settles = [deviations_named(played, variant) for played in plays.get(cause.id, ())]
        causes.append(_as_played(cause, settles, variant, beside) if settles else cause)
    return replace(found, causes=causes)


def _as_played(
    record: CauseRecord, plays: Sequence[Sequence[Deviation]], variant: Variant, beside: Sequence[Deviation]
) -> CauseRecord:
    first, *others = plays
    return replace(
        record,
        id=id_of(first),
        **in_ledger(said_with_rivals(first, others, variant.rules)),
        clauses=clauses_of_deviations(first),
        profile="" if rival_values(first, others) else _lines(first, variant, beside),
        equals=[_equal(other, variant, beside) for other in others],
        about=_about(first, variant),
        hello=_in_hello(first, variant),
    )


def readings_found(profile: str, diagnosis: DiagnosisLine, variant: Variant) -> Mapping[str, str]:
    """The readings of a profile that the diagnosis found; ``hello`` does not declare these yet."""
    found = {name for cause in diagnosis.causes for name in ids_in(cause.id)}
    readings = (deviation for deviation in deviations(variant) if deviation.kind is DeviationKind.READING)
    options = {deviation.option for deviation in readings if deviation.id in found}
    return {option: reading for option, reading in house_of(profile, "the profile").readings if option in options}


def profile_text(name: str, diagnosis: DiagnosisLine, variant: Variant) -> str:
    """The profile of what was found; comments on each line show its evidence and what fits just as well."""
    records = {identifier: cause for cause in diagnosis.causes for identifier in ids_in(cause.id)}
    played = chain.from_iterable(deviations_named(cause.id, variant) for cause in diagnosis.causes)

    def evidence(one: Deviation) -> Sequence[str]:
        record = records[one.id]
        beside = len(ids_in(record.id)) - 1
        explains = f"explains {len(record.explains)}{f', with {beside} more of this kind' if beside else ''}"
        said, example = what_is_said([one], variant.rules), record.explains[0]
        told = f"{' '.join(record.clauses)}: {said}; {explains}, for example {example}"
        is_reading = one.kind is DeviationKind.READING
        hello = [f"hello has to declare {told_in_hello(one.option, one.reading)}"] if is_reading else []
        equals = ("; ".join(equal.profile.splitlines()) or equal.id for equal in record.equals)
        return [told, *(f"or, equally possible: {equal}" for equal in equals), *hello]

    return profile_as_found(name, variant, [*played], evidence)
