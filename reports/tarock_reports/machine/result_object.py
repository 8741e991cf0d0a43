"""Makes a result to be published, from the ledgers of a program and what only those who ran it know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET

from tarock_language.message import Message, message
from tarock_reports.ledger.check_lines import AskedEngine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.machine.check_object import counts_told, declined_told, house_of_run, narrowing_told
from tarock_reports.machine.result_contradictions import ReadingsOf
from tarock_reports.machine.result_file import result_in
from tarock_reports.machine.result_shape import Relation, ResultObject, ResultProgram, ResultRun, ResultSuite, Unknown
from tarock_reports.verdict.cases import ClauseState
from tarock_reports.verdict.reproduce import whole_command
from tarock_reports.verdict.summary import summarise

_OLDER: Final = "the ledger is of a version of the suite that did not record it"


class Claims(NamedTuple):
    """What only those who ran a program know: each fact, or the reason why it is null."""

    by: str | None = None
    relation: Relation | None = None
    link: str | None = None
    digest: str | None = None
    nulls: Mapping[Unknown, str] = {}


def result_of(
    ledgers: Sequence[Ledger], claims: Claims, areas: tuple[str, ...], readings_of: ReadingsOf
) -> ResultObject | Message:
    """The result of a program, one run for each ledger; or why there is none."""
    if (fault := _not_together(ledgers)) is not None:
        return fault
    runs = [_run(ledger, areas) for ledger in ledgers]
    header = ledgers[0].header
    nulls = dict(claims.nulls)
    for fact, known in (
        (Unknown.SUITE, header.suite_digest),
        (Unknown.VECTORS, all(run.vectors for run in runs)),
        (Unknown.DATE, all(run.date for run in runs)),
    ):
        if not known:
            nulls[fact] = _OLDER
    result = ResultObject(
        suite=ResultSuite(version=header.suite, digest=header.suite_digest or None),
        program=_program(header.engine, claims.digest),
        by=claims.by,
        relation=claims.relation,
        link=claims.link,
        nulls=nulls,
        runs=runs,
    )
    return result_in(msgspec.json.encode(result), readings_of)


def _not_together(ledgers: Sequence[Ledger]) -> Message | None:
    """Why the ledgers do not make one result; None if they do."""
    first = ledgers[0].header
    for ledger in ledgers:
        header = ledger.header
        if ledger.footer is None or ledger.is_partial:
            return message("{rules}: expected a run that came to its end", rules=header.rules)
        if _who(header.engine) != _who(first.engine):
            return message(
                "expected one program, found {one} and {other}", one=first.engine.name, other=header.engine.name
            )
        if (header.suite, header.suite_digest) != (first.suite, first.suite_digest):
            return message("expected runs of one version of the suite; run `tarock check` again")
    return None


def _who(engine: AskedEngine) -> tuple[str, str, str]:
    return engine.name, engine.version, engine.language


def _program(engine: AskedEngine, digest: str | None) -> ResultProgram:
    return ResultProgram(name=engine.name, version=engine.version, language=engine.language, digest=digest)


def _run(ledger: Ledger, areas: tuple[str, ...]) -> ResultRun:
    header, summary = ledger.header, summarise(ledger, areas)
    return ResultRun(
        rules=header.rules,
        source=header.source,
        options=dict(header.options),
        house=house_of_run(header) or UNSET,
        narrowed=narrowing_told(header),
        only_offered=header.asked.only_offered,
        as_of=header.asked.as_of,
        vectors=header.vectors or None,
        date=header.started[:10] or None,
        ledger=ledger.footer.digest if ledger.footer else "",
        verdict=summary.conformity,
        counts=counts_told(summary.total),
        areas={area: counts_told(tally) for area, tally in summary.areas.items()},
        failed=[clause for clause, state in summary.states.items() if state is ClauseState.FAILED],
        declined=declined_told(summary),
        reproduce=whole_command(header, "posix"),
    )
