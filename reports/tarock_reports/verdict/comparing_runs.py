"""Compares two runs of the same rule set: better, worse, and asked differently.

Only what both runs asked in the same words is compared. *Worse* is what passed and does not any more, and what was
declined and is wrong now; *better* is what passes now and did not; *otherwise* is what is not right either way, as
where a failure became an error, or a wrong answer is declined now. A clause goes by its state over the same scenarios.
Causes are told beside that and decide nothing: what they explain is compared scenario by scenario already.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple

from tarock_reports.ledger.check_lines import CheckHeader, PlannedScenario
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.cases import Case, ClauseState, by_clause, clause_state
from tarock_reports.verdict.wording import engine_title, options_text, rules_text
from tarock_steps.suite.verdicts import Outcome


class Trend(StrEnum):
    """Which way something went."""

    WORSE = "worse"
    BETTER = "better"
    OTHERWISE = "otherwise"


class ScenarioTrend(NamedTuple):
    """A scenario that came out otherwise in the later run."""

    trend: Trend
    scenario: PlannedScenario
    old: Outcome
    new: Outcome
    clauses: tuple[str, ...]


class ClauseTrend(NamedTuple):
    """A clause whose scenarios come to something else in the later run."""

    trend: Trend
    clause: str
    old: ClauseState
    new: ClauseState


class CauseFate(IntEnum):
    """What became of a cause: the worst first, and a new one before all that were there."""

    NEW = 0
    GREW = 1
    STAYS = 2
    SHRANK = 3
    GONE = 4

    @property
    def trend(self) -> Trend | None:
        """Which way it went; none where it stays as it was."""
        if self is CauseFate.STAYS:
            return None
        return Trend.WORSE if self < CauseFate.STAYS else Trend.BETTER


class CauseTrend(NamedTuple):
    """A cause with how many failures it explains in each run, 0 where it was not found there."""

    id: str
    sentence: str
    clauses: tuple[str, ...]
    old: int
    new: int

    @property
    def fate(self) -> CauseFate:
        """What became of it."""
        if not self.old or not self.new:
            return CauseFate.GONE if self.old else CauseFate.NEW
        return CauseFate.STAYS if self.old == self.new else CauseFate.GREW if self.new > self.old else CauseFate.SHRANK


class RunTrends(NamedTuple):
    """What became of one rule set.

    ``asked_otherwise`` says in what the runs differ before any answer. ``only_old`` and ``only_new`` count scenarios
    that one of them alone asked, ``reworded`` those that say something else now; ``as_before`` is the rest.
    ``causes`` come worst first, new ones before old ones; it is none where a run was not looked at for causes.
    """

    old: Ledger
    new: Ledger
    asked_otherwise: tuple[str, ...]
    scenarios: tuple[ScenarioTrend, ...]
    clauses: tuple[ClauseTrend, ...]
    causes: tuple[CauseTrend, ...] | None
    as_before: int
    only_old: int
    only_new: int
    reworded: int

    def number(self, trend: Trend) -> int:
        """How many scenarios went this way."""
        return sum(one.trend is trend for one in self.scenarios)

    @property
    def is_worse(self) -> bool:
        """Whether anything got worse."""
        return Trend.WORSE in {one.trend for one in self.scenarios} | {one.trend for one in self.clauses}


_RANKS: Final[Mapping[Outcome, int]] = {
    Outcome.PASSED: 2,
    Outcome.DECLINED: 1,
    Outcome.FAILED: 0,
    Outcome.OTHER_READING: 0,
    Outcome.NOT_REACHED: 0,
    Outcome.ERRORED: 0,
}
"""What is better than what; what the rules do not allow was not asked, and where we are at fault nothing is told."""

_STATES: Final[Mapping[ClauseState, int]] = {
    ClauseState.PASSED: 2,
    ClauseState.INCONCLUSIVE: 1,
    ClauseState.FAILED: 0,
    ClauseState.ERRORED: 0,
}


def run_trends(old: Ledger, new: Ledger) -> RunTrends:
    """What became of a rule set between two runs."""
    before, after = _asked(old), _asked(new)
    both = [each for each in after if each in before]
    same = [each for each in both if before[each].scenario.steps == after[each].scenario.steps]
    scenarios = tuple(_scenarios(same, before, after))
    return RunTrends(
        old=old,
        new=new,
        asked_otherwise=tuple(_asked_otherwise(old.header, new.header)),
        scenarios=scenarios,
        clauses=tuple(_clauses([before[each] for each in same], [after[each] for each in same])),
        causes=_causes(old, new),
        as_before=len(same) - len(scenarios),
        only_old=len(before) - len(both),
        only_new=len(after) - len(both),
        reworded=len(both) - len(same),
    )


def _asked(ledger: Ledger) -> dict[str, Case]:
    """The scenarios that a run asked, with what came of them."""
    cases = (Case(one, ledger.by_scenario.get(one.id)) for one in ledger.expected)
    return {case.scenario.id: case for case in cases if case.outcome in _RANKS}


def _scenarios(ids: Sequence[str], before: Mapping[str, Case], after: Mapping[str, Case]) -> Iterator[ScenarioTrend]:
    for each in ids:
        old, new = before[each], after[each]
        if old.outcome is None or new.outcome is None or old.outcome is new.outcome:
            continue
        told = new if _RANKS[new.outcome] == 0 else old
        trend = _trend(_RANKS[old.outcome], _RANKS[new.outcome])
        yield ScenarioTrend(trend, new.scenario, old.outcome, new.outcome, told.named_clauses)


def _trend(old: int, new: int) -> Trend:
    """Which way a rank went; from wrong to unanswered is neither better nor worse."""
    if new < old:
        return Trend.WORSE
    return Trend.BETTER if new == max(_RANKS.values()) else Trend.OTHERWISE


def _clauses(before: Sequence[Case], after: Sequence[Case]) -> Iterator[ClauseTrend]:
    old, new = by_clause(tuple(before)), by_clause(tuple(after))
    for clause, cases in new.items():
        was, is_now = clause_state(old.get(clause, ())), clause_state(cases)
        if clause in old and was is not is_now:
            yield ClauseTrend(_trend(_STATES[was], _STATES[is_now]), clause, was, is_now)


def _causes(old: Ledger, new: Ledger) -> tuple[CauseTrend, ...] | None:
    if (_failed(old) and old.diagnosis is None) or (_failed(new) and new.diagnosis is None):
        return None
    found = [_cause(*pair) for pair in _paired(_found(old), _found(new))]
    return tuple(sorted(found, key=lambda one: (one.fate, -max(one.old, one.new), one.id)))


def _failed(ledger: Ledger) -> bool:
    return any(_RANKS.get(one.outcome) == 0 for one in ledger.verdicts)


def _found(ledger: Ledger) -> Sequence[CauseRecord]:
    return () if ledger.diagnosis is None else ledger.diagnosis.causes


def _paired(old: Sequence[CauseRecord], new: Sequence[CauseRecord]) -> Iterator[tuple[CauseRecord, int, int]]:
    """Each cause, as the later run has it where it does, with how many failures it explains in each run."""
    left = list(old)
    for one in new:
        before = next((each for each in left if each.id == one.id), None)
        before = before or next((each for each in left if _is_one_mistake(each, one)), None)
        if before is not None:
            left.remove(before)
        yield one, len(before.explains) if before else 0, len(one.explains)
    yield from ((one, len(one.explains), 0) for one in left)


def _is_one_mistake(one: CauseRecord, other: CauseRecord) -> bool:
    """Whether two causes are the same but for some of the games or items that they are about."""
    same = (_way(one), one.sentence, one.clauses) == (_way(other), other.sentence, other.clauses)
    return same and not {*one.about}.isdisjoint(other.about)


def _way(cause: CauseRecord) -> str:
    """What a cause is called without the games or items that it is about."""
    names = f"{{{', '.join(cause.about)}}}" if len(cause.about) > 1 else "".join(cause.about)
    return cause.id.replace(names, "{}", 1) if names else cause.id


def _cause(cause: CauseRecord, old: int, new: int) -> CauseTrend:
    return CauseTrend(cause.id, cause.sentence, tuple(cause.clauses), old, new)


def _asked_otherwise(old: CheckHeader, new: CheckHeader) -> Iterator[str]:
    for what, one, other in (
        ("program", engine_title(old), engine_title(new)),
        ("suite", old.suite, new.suite),
        ("protocol", str(old.protocol), str(new.protocol)),
        ("rules", rules_text(old), rules_text(new)),
        ("options", options_text(old), options_text(new)),
        ("judged as of version", old.asked.as_of or "today", new.asked.as_of or "today"),
        ("narrowed to", _narrowed(old), _narrowed(new)),
    ):
        if one != other:
            yield f"{what}: {one} before, {other} now"
    if old.house and new.house and old.house.name == new.house.name and old.house.digest != new.house.digest:
        yield f"house: {old.house.name} has changed"


def _narrowed(header: CheckHeader) -> str:
    asked = header.asked
    names = [*asked.areas, *asked.clauses]
    if asked.scenarios:
        names.append("1 scenario" if len(asked.scenarios) == 1 else f"{len(asked.scenarios)} scenarios")
    names += [f"without {one}" for one in asked.excluded]
    return ", ".join(names) or "nothing"
