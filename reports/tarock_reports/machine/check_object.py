"""Makes the object that ``tarock check --format json`` prints from a ledger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from tarock_protocol.strangers_text import json_without_controls
from tarock_reports.ledger.check_lines import AskedEngine, CheckHeader
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.ledger.known_lines import KnownLine
from tarock_reports.machine import check_shape as shape
from tarock_reports.verdict.cases import Case, Tally
from tarock_reports.verdict.causes import causes
from tarock_reports.verdict.left_out import NotScoredCases
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.summary import Summary, summarise
from tarock_steps.suite.verdicts import Outcome

_WRONG: Final = frozenset(
    {
        *(Outcome.FAILED, Outcome.BEYOND, Outcome.OTHER_READING, Outcome.NOT_REACHED),
        *(Outcome.ERRORED, Outcome.SUITE_FAULT),
    }
)


def json_text(told: msgspec.Struct) -> str:
    """An object as indented JSON text with a line end, so that people can read it too."""
    return msgspec.json.format(json_without_controls(msgspec.json.encode(told))).decode() + "\n"


def rules_run(ledger: Ledger, files: shape.ToldFiles, areas: tuple[str, ...] = (), program: str = "") -> shape.RulesRun:
    """The results of one rule set, its rule areas in the order of ``areas``."""
    header, summary = ledger.header, summarise(ledger, areas)
    looked = ledger.diagnosis
    return shape.RulesRun(
        program=program,
        rules=header.rules,
        engine=engine_told(header.engine),
        options=dict(header.options),
        house=house_of_run(header),
        narrowed=narrowing_told(header),
        as_of=header.asked.as_of,
        started=header.started,
        milliseconds=ledger.footer.milliseconds if ledger.footer else 0,
        verdict=summary.conformity.value,
        words=summary.words,
        cut=ledger.cut,
        counts=counts_told(summary.total),
        counterparts=summary.symmetry.put,
        areas={area: counts_told(tally) for area, tally in summary.areas.items()},
        clauses={clause: state.value for clause, state in summary.states.items()},
        failures=list(_failures(header, summary)),
        causes=None if looked is None else causes_told(causes(ledger)),
        unexplained=[] if looked is None else looked.unexplained,
        declined=declined_told(summary),
        plays={played.option: played.reading for played in summary.plays},
        known=[*map(_known, ledger.known)],
        left_out=[*map(_left_out, summary.left_out)],
        files=files,
    )


def _known(line: KnownLine) -> shape.ToldKnown:
    return shape.ToldKnown(
        clause=line.clause,
        cause=line.cause,
        scenario=line.scenario,
        step=line.step,
        reason=line.reason,
        link=line.link,
        place=line.place,
        state=line.state,
        scenarios=line.scenarios,
    )


def _left_out(told: NotScoredCases) -> shape.ToldNotScored:
    return shape.ToldNotScored(
        kind=told.reason.kind,
        by=told.reason.by,
        clauses=list(told.reason.clauses),
        reason=told.reason.en,
        scenarios={scenario: outcome.value if outcome else None for scenario, outcome in told.scenarios.items()},
    )


def engine_told(engine: AskedEngine) -> shape.ToldEngine:
    """The program that was asked."""
    return shape.ToldEngine(name=engine.name, version=engine.version, language=engine.language, command=engine.command)


def narrowing_told(header: CheckHeader) -> shape.ToldNarrowing:
    """What the run was narrowed to."""
    asked = header.asked
    return shape.ToldNarrowing(
        clauses=asked.clauses, areas=asked.areas, scenarios=asked.scenarios, excluded=asked.excluded
    )


def declined_told(summary: Summary) -> list[shape.ToldDeclined]:
    """What was declined, and for which reasons."""
    return [
        shape.ToldDeclined(question=entry.ask, reason=entry.reason, scenarios=entry.number, offered=entry.by_content)
        for entry in summary.declined
    ]


def house_of_run(header: CheckHeader) -> shape.ToldHouse | None:
    """The house by whose rules was asked; None if there is none."""
    house = header.house
    if house is None:
        return None
    return shape.ToldHouse(name=house.name, differences=house.differences, digest=house.digest, profile=house.profile)


def counts_told(tally: Tally) -> shape.ToldCounts:
    """The numbers of scenarios by outcome."""
    counts = tally.counts
    return shape.ToldCounts(
        planned=tally.planned,
        evaluated=tally.evaluated,
        passed=tally.passed,
        failed=counts[Outcome.FAILED],
        beyond_the_steps=counts[Outcome.BEYOND],
        other_reading=counts[Outcome.OTHER_READING],
        not_reached=counts[Outcome.NOT_REACHED],
        errored=counts[Outcome.ERRORED],
        declined=counts[Outcome.DECLINED],
        not_playable=counts[Outcome.UNPLAYABLE],
        suite_fault=counts[Outcome.SUITE_FAULT],
        not_asked=tally.not_run,
    )


def _failures(header: CheckHeader, summary: Summary) -> Iterator[shape.ToldFailure]:
    return (_failure(header, case) for case in summary.not_passed if case.outcome in _WRONG)


def _failure(header: CheckHeader, case: Case) -> shape.ToldFailure:
    verdict = case.verdict
    if verdict is None:
        message = f"{case.scenario.id} has no verdict to tell of"
        raise ValueError(message)
    return shape.ToldFailure(
        scenario=case.scenario.id,
        outcome=verdict.outcome.value,
        area=case.scenario.area,
        clauses=list(case.named_clauses),
        step=verdict.step,
        expected=verdict.expected,
        given=verdict.given,
        message=verdict.message,
        again=command(header, verdict),
        known=case.known.name if case.known else "",
        symmetry=verdict.symmetry,
    )


def causes_told(found: Iterable[CauseRecord]) -> list[shape.ToldCause]:
    """The causes that a search found, in the same order."""
    return [
        shape.ToldCause(
            id=cause.id,
            sentence=cause.sentence,
            clauses=cause.clauses,
            explains=cause.explains,
            agrees=cause.agrees,
            profile=cause.profile,
        )
        for cause in found
    ]
