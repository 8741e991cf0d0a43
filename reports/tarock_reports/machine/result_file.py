"""Reads results, which are files of strangers: of limited size, of the published form, and without contradictions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET

from tarock_language.message import Message, message
from tarock_protocol.decoding_faults import fault_and_place
from tarock_protocol.strangers_text import shown
from tarock_protocol.user_files import file_bytes, reason_of
from tarock_reports.machine.check_shape import ToldCounts
from tarock_reports.machine.result_shape import RESULT_FORMAT, ResultObject, ResultRun, Unknown
from tarock_reports.verdict.summary import CONFORMITIES, Conformity
from tarock_steps.catalogue.loading import load_catalogue, sources

LARGEST_RESULT: Final = 200_000
"""The largest file in bytes; a result of four rule sets has about twenty thousand."""

_PROGRAMS: Final = 500
_RESULTS: Final = 50
"""How many folders there may be, and how many files in each."""

_MOST: Final = 1_000_000
"""The largest number of scenarios that is believed."""

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9.-]{0,79}")
"""The names of folders and files, which become parts of an address."""


_OF_FAILURES: Final = frozenset({Conformity.NOT_CONFORM, Conformity.BUT_FOR_KNOWN})
"""The verdicts of runs in which something went wrong."""


class ResultError(Exception):
    """A file is no result; ``said`` is why."""

    def __init__(self, path: Path, problem: Message | str) -> None:
        self.said = message("{place}: {fault}", place=str(path), fault=problem)
        super().__init__(str(self.said))


class StoredResult(NamedTuple):
    """A result in a folder of results: the folder of its program, the name of its file, and what is in it."""

    program: str
    name: str
    result: ResultObject


class _Kind(msgspec.Struct):
    """The part of a result that says which reader it needs."""

    kind: str
    format: int


def read_results(folder: Path) -> tuple[StoredResult, ...]:
    """The results in a folder with one folder for each program, sorted by name; files directly in it are ignored.

    Raises ``ResultError`` for the first file or folder that does not belong there.
    """
    try:
        programs = [path for path in sorted(folder.iterdir()) if path.is_symlink() or path.is_dir()]
        if len(programs) > _PROGRAMS:
            raise ResultError(folder, message("more than {number} programs", number=_PROGRAMS))
        return tuple(found for program in programs for found in _of_program(program))
    except OSError as fault:
        place = Path(fault.filename or folder)
        raise ResultError(
            place, message("expected a folder of results, but {reason}", reason=reason_of(fault))
        ) from None


def _of_program(folder: Path) -> Iterator[StoredResult]:
    _check_name(folder)
    files = sorted(folder.iterdir())
    if len(files) > _RESULTS:
        raise ResultError(folder, message("more than {number} results", number=_RESULTS))
    for path in files:
        _check_name(path)
        if path.suffix != ".json":
            raise ResultError(path, message("expected a file whose name ends with .json"))
        yield StoredResult(folder.name, path.stem, result_at(path))


def _check_name(path: Path) -> None:
    if path.is_symlink():
        raise ResultError(path, message("expected no link to something else"))
    if not _NAME.fullmatch(path.name):
        raise ResultError(path, message("expected a name of small letters, digits, points and hyphens"))


def result_at(path: Path) -> ResultObject:
    """Read a result; raises ``ResultError`` if it cannot be read, is of another form, or contradicts itself."""
    try:
        found = result_in(file_bytes(path, LARGEST_RESULT))
    except OSError as fault:
        raise ResultError(path, message("expected a result, but {reason}", reason=reason_of(fault))) from None
    if isinstance(found, Message):
        raise ResultError(path, found)
    return found


def result_in(data: bytes) -> ResultObject | Message:
    """The result that is written in JSON; or why it is none."""
    try:
        kind = msgspec.json.decode(data, type=_Kind)
        if (kind.kind, kind.format) != ("result", RESULT_FORMAT):
            return _other_form(kind)
        result = msgspec.json.decode(data, type=ResultObject)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        return message("expected a result: {fault}", fault=fault_and_place(fault))
    return _contradiction(result) or result


def _other_form(kind: _Kind) -> Message:
    return message(
        "expected a result of format {expected}, found a {kind} of format {format}",
        expected=RESULT_FORMAT,
        kind=repr(kind.kind),
        format=kind.format,
    )


def _contradiction(result: ResultObject) -> Message | None:
    """What in a result contradicts itself; None if nothing does."""
    told = {fact for fact, reason in result.nulls.items() if reason.strip()}
    if unexplained := sorted(_unknown_facts(result) - told):
        return message("null without a reason in nulls: {facts}", facts=unexplained)
    if superfluous := sorted({*result.nulls} - _unknown_facts(result)):
        return message("a reason in nulls for what is not null: {facts}", facts=superfluous)
    found = next(_faults(result), None)
    return None if found is None else message("{place}: {fault}", place=found[0], fault=found[1])


def _faults(result: ResultObject) -> Iterator[tuple[str, Message]]:
    """What contradicts itself in the runs and contests, each with its place."""
    before: dict[object, str] = {}
    for number, run in enumerate(result.runs):
        place = f"runs[{number}] ({shown(run.rules)})"
        if run.house is UNSET and run.source != run.rules:
            what = message("the source {rules}", rules=shown(run.rules))
            yield f"{place}.source", message("expected {what}, got {given}", what=what, given=shown(run.source))
        yield from ((place, fault) for fault in _faults_of_run(run))
        for same in (run.ledger, msgspec.json.encode(_asked_for(run), order="sorted")):
            if (other := before.setdefault(same, place)) != place:
                yield place, message("expected another run than {other}", other=other)
    for number, contest in enumerate(result.contested):
        place = f"contested[{number}]"
        if not _is_day(contest.date):
            yield f"{place}.date", _no_day(contest.date)
        if not _can_be_about(contest.about, {run.source for run in result.runs}):
            what = message("a clause or scenario of its rule sets, or nothing for the whole result")
            told = repr(shown(contest.about))
            yield f"{place}.about", message("expected {what}, got {given}", what=what, given=told)


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
    if sum(declined.scenarios for declined in run.declined) != run.counts.declined:
        yield message("the reasons for declining do not add up to what was declined")
    if any(declined.scenarios < 1 for declined in run.declined):
        yield message("expected at least one scenario for each reason for declining")
    if run.date is not None and not _is_day(run.date):
        yield _no_day(run.date)
    if run.verdict is Conformity.CONFORM and (run.failed or not _has_only_passed(run.counts)):
        yield message("the verdict is conform, but not everything passed")
    if not (run.counts.passed < run.counts.evaluated or run.counts.not_reached):
        yield from _faults_without_failures(run)
    if run.verdict is Conformity.ADAPTER_BROKEN and not run.counts.errored:
        yield message("the verdict is {verdict}, but nothing is an error", verdict=CONFORMITIES[run.verdict])


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
