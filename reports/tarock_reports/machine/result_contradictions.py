"""Finds what in a published result contradicts itself, or contradicts what this suite knows of its own sources."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from datetime import date
from typing import Final

import msgspec
from msgspec import UNSET

from tarock_language.message import Message, message
from tarock_protocol.strangers_text import shown
from tarock_reports.machine.check_shape import ToldCounts
from tarock_reports.machine.result_shape import ResultObject, ResultRun, Unknown
from tarock_reports.verdict.summary import CONFORMITIES, Conformity
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.released import versions

ReadingsOf = Callable[[str], Mapping[str, Sequence[str]]]
"""The readings of each option of one of our sources."""

_MOST: Final = 1_000_000
"""The largest number of scenarios that is believed."""

_OF_FAILURES: Final = frozenset({Conformity.NOT_CONFORM, Conformity.BUT_FOR_KNOWN})
"""The verdicts of runs in which something went wrong."""


def contradiction(result: ResultObject, readings_of: ReadingsOf) -> Message | None:
    """What in a result cannot be, with its place; None if nothing is wrong."""
    told = {fact for fact, reason in result.nulls.items() if reason.strip()}
    if unexplained := sorted(_unknown_facts(result) - told):
        return message("null without a reason in nulls: {facts}", facts=unexplained)
    if superfluous := sorted({*result.nulls} - _unknown_facts(result)):
        return message("a reason in nulls for what is not null: {facts}", facts=superfluous)
    found = next(_faults(result, readings_of), None)
    return None if found is None else message("{place}: {fault}", place=found[0], fault=found[1])


def _faults(result: ResultObject, readings_of: ReadingsOf) -> Iterator[tuple[str, Message]]:
    """What contradicts itself in the runs and contests, each with its place."""
    before: dict[object, str] = {}
    for number, run in enumerate(result.runs):
        place = f"runs[{number}] ({shown(run.rules)})"
        if run.house is UNSET and run.source != run.rules:
            what = message("the source {rules}", rules=shown(run.rules))
            yield f"{place}.source", message("expected {what}, got {given}", what=what, given=shown(run.source))
        yield from ((place, fault) for fault in _faults_of_run(run))
        if run.as_of and run.as_of not in versions():
            yield f"{place}.as_of", _other_than(message("one of: {names}", names=list(versions())), run.as_of)
        if run.source in sources():
            yield from ((f"{place}.{field}", fault) for field, fault in _unknown_here(run, readings_of(run.source)))
        for same in (run.ledger, msgspec.json.encode(_asked_for(run), order="sorted")):
            if (other := before.setdefault(same, place)) != place:
                yield place, message("expected another run than {other}", other=other)
    for number, contest in enumerate(result.contested):
        place = f"contested[{number}]"
        if not _is_day(contest.date):
            yield f"{place}.date", _no_day(contest.date)
        if not _can_be_about(contest.about, {run.source for run in result.runs}):
            what = message("a clause or scenario of its rule sets, or nothing for the whole result")
            yield f"{place}.about", _other_than(what, contest.about)


def _unknown_here(run: ResultRun, readings: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, Message]]:
    """What a run names that its source, one of ours, does not have; each with its field."""
    for option, reading in run.options.items():
        if option not in readings:
            yield "options", _other_than(message("an option of {source}", source=run.source), option)
        elif reading not in readings[option]:
            yield f"options.{option}", _other_than(message("one of: {names}", names=list(readings[option])), reading)
    for clause in (*run.failed, *run.narrowed.clauses):
        if clause not in load_catalogue(run.source).clauses:
            field = "failed" if clause in run.failed else "narrowed.clauses"
            yield field, _other_than(message("a clause of {source}", source=run.source), clause)
    if len({*run.failed}) < len(run.failed):
        yield "failed", message("expected each clause once")


def _other_than(what: Message, given: str) -> Message:
    return message("expected {what}, got {given}", what=what, given=repr(shown(given)))


def _asked_for(run: ResultRun) -> list[object]:
    """What a run was asked for; no two runs of a result are asked for the same."""
    house = None if run.house is UNSET else run.house
    return [run.rules, run.source, run.options, house, run.narrowed, run.only_offered, run.as_of]


def _is_day(day: str) -> bool:
    """Whether there is such a day in the calendar."""
    try:
        date.fromisoformat(day)
    except ValueError:
        return False
    return True


def _no_day(day: str) -> Message:
    return message("expected {what}, got {given}", what=message("a day of the calendar"), given=day)


def _can_be_about(about: str, rule_sets: AbstractSet[str]) -> bool:
    """Whether a contest can be about this: nothing, or a clause or scenario of rule sets, of which some are not ours.

    A scenario may be gone since; a clause never goes.
    """
    if not about or not rule_sets <= {*sources()}:
        return True
    return any(about.startswith(f"{name}/") or about in load_catalogue(name).clauses for name in rule_sets)


def _unknown_facts(result: ResultObject) -> set[Unknown]:
    """The facts that are null."""
    facts: dict[Unknown, list[object]] = {
        Unknown.BY: [result.by],
        Unknown.RELATION: [result.relation],
        Unknown.LINK: [result.link],
        Unknown.PROGRAM: [result.program.digest],
        Unknown.SUITE: [result.suite.digest],
        Unknown.VECTORS: [run.vectors for run in result.runs],
        Unknown.DATE: [run.date for run in result.runs],
    }
    return {fact for fact, values in facts.items() if None in values}


def _faults_of_run(run: ResultRun) -> Iterator[Message]:
    """What contradicts itself in a run."""
    total, areas = msgspec.structs.asdict(run.counts), [*map(msgspec.structs.asdict, run.areas.values())]
    if any(not 0 <= number <= _MOST for counts in (total, *areas) for number in counts.values()):
        yield message("a count is below 0 or above {most:,}", most=_MOST)
    if not all(map(_has_right_sums, (run.counts, *run.areas.values()))):
        yield message("the counts do not add up to what was evaluated and what was planned")
    if any(sum(counts[name] for counts in areas) != number for name, number in total.items()):
        yield message("the counts of the areas do not add up to those of the whole")
    yield from _faults_beside_the_counts(run)
    if run.date is not None and not _is_day(run.date):
        yield _no_day(run.date)
    if run.verdict is Conformity.CONFORM and (run.failed or not _has_only_passed(run.counts)):
        yield message("the verdict is conform, but not everything passed")
    if not (run.counts.passed < run.counts.evaluated or run.counts.not_reached):
        yield from _faults_without_failures(run)
    if run.verdict is Conformity.ADAPTER_BROKEN and not run.counts.errored:
        yield message("the verdict is {verdict}, but nothing is an error", verdict=CONFORMITIES[run.verdict])


def _faults_beside_the_counts(run: ResultRun) -> Iterator[Message]:
    """What contradicts itself in the reasons for declining and in the house of a run."""
    if sum(declined.scenarios for declined in run.declined) != run.counts.declined:
        yield message("the reasons for declining do not add up to what was declined")
    if any(declined.scenarios < 1 for declined in run.declined):
        yield message("expected at least one scenario for each reason for declining")
    if run.house is not UNSET and not 0 <= run.house.differences <= _MOST:
        yield message("the differences of the house are below 0 or above {most:,}", most=_MOST)


def _faults_without_failures(run: ResultRun) -> Iterator[Message]:
    """What contradicts itself in a run in which nothing went wrong."""
    if run.failed:
        yield message("expected no failed clauses, because nothing went wrong")
    if run.verdict in _OF_FAILURES:
        yield message("the verdict is {verdict}, but nothing went wrong", verdict=CONFORMITIES[run.verdict])


def _has_right_sums(counts: ToldCounts) -> bool:
    evaluated = counts.passed + counts.failed + counts.beyond_the_steps + counts.other_reading
    others = counts.not_reached + counts.errored + counts.declined + counts.not_playable + counts.suite_fault
    return counts.evaluated == evaluated and counts.planned == evaluated + others + counts.not_asked


def _has_only_passed(counts: ToldCounts) -> bool:
    broken = counts.not_reached + counts.errored + counts.suite_fault + counts.not_asked
    return counts.passed == counts.evaluated > 0 and not broken
