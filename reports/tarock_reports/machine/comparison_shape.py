"""The types of ``tarock compare --format json``: one object, with one for each rule set."""

from __future__ import annotations

from typing import Literal

import msgspec

from tarock_reports.machine.check_shape import FORMAT, ToldCounts
from tarock_reports.verdict.comparing_runs import Trend


class ToldSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the two runs: who was asked, when, by which suite, and what came of it; ``cut`` where it did not end."""

    ledger: str
    engine: str
    suite: str
    started: str
    verdict: str
    cut: str
    counts: ToldCounts


class ToldScenarioTrend(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario that came out otherwise."""

    trend: Trend
    scenario: str
    clauses: list[str]
    old: str
    new: str


class ToldClauseTrend(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A clause that came to something else."""

    trend: Trend
    clause: str
    old: str
    new: str


class ToldCauseTrend(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A cause, with how many failures it explains in each run, 0 where it was not found."""

    id: str
    sentence: str
    clauses: list[str]
    old: int
    new: int


class ComparedRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What became of one rule set; ``causes`` is none where a run was not looked at for causes."""

    rules: str
    old: ToldSide
    new: ToldSide
    asked_otherwise: list[str]
    scenarios: list[ToldScenarioTrend]
    clauses: list[ToldClauseTrend]
    causes: list[ToldCauseTrend] | None
    as_before: int
    only_old: int
    only_new: int
    reworded: int


class ComparisonObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What became of everything; ``worse`` says whether anything got worse, as the ``exit_code`` does.

    ``only_old`` and ``only_new`` are rule sets that one side alone has.
    """

    kind: Literal["comparison"] = "comparison"
    format: int = FORMAT
    suite: str
    worse: bool
    exit_code: int
    runs: list[ComparedRules]
    only_old: list[str]
    only_new: list[str]
