"""Makes the object that ``tarock compare --format json`` prints from the ledgers of two runs."""

from __future__ import annotations

from pathlib import Path

from tarock_reports.ledger.checks import Ledger
from tarock_reports.machine import comparison_shape as shape
from tarock_reports.machine.check_object import counts_told
from tarock_reports.verdict.comparing_runs import RunTrends
from tarock_reports.verdict.summary import summarise
from tarock_reports.verdict.wording import engine_title


def compared_rules(trends: RunTrends, paths: tuple[Path, Path]) -> shape.ComparedRules:
    """The comparison of one rule set; ``paths`` are those of its ledgers, the older first."""
    return shape.ComparedRules(
        rules=trends.new.header.rules,
        old=_side(trends.old, paths[0]),
        new=_side(trends.new, paths[1]),
        asked_otherwise=[str(told) for told in trends.asked_otherwise],
        scenarios=[
            shape.ToldScenarioTrend(
                trend=scenario.trend,
                scenario=scenario.scenario.id,
                clauses=list(scenario.clauses),
                old=scenario.old.value,
                new=scenario.new.value,
            )
            for scenario in trends.scenarios
        ],
        clauses=[
            shape.ToldClauseTrend(trend=clause.trend, clause=clause.clause, old=clause.old.value, new=clause.new.value)
            for clause in trends.clauses
        ],
        causes=_causes(trends),
        as_before=trends.as_before,
        only_old=trends.only_old,
        only_new=trends.only_new,
        reworded=trends.reworded,
    )


def _causes(trends: RunTrends) -> list[shape.ToldCauseTrend] | None:
    if trends.causes is None:
        return None
    return [
        shape.ToldCauseTrend(
            id=cause.id, sentence=str(cause.said), clauses=list(cause.clauses), old=cause.old, new=cause.new
        )
        for cause in trends.causes
    ]


def _side(ledger: Ledger, path: Path) -> shape.ToldSide:
    summary = summarise(ledger)
    return shape.ToldSide(
        ledger=str(path),
        engine=engine_title(ledger.header),
        suite=ledger.header.suite,
        started=ledger.header.started,
        verdict=summary.conformity.value,
        cut=ledger.cut,
        counts=counts_told(summary.total),
    )
