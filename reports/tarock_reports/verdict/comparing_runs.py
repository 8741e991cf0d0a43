"""Compares two runs of the same rule set: better, worse, and asked differently.

Only what both runs asked in the same words is compared. *Worse* is what passed and does not any more, and what was
declined and is wrong now; *better* is what passes now and did not; *otherwise* is what is right in neither run, for
example a failure that became an error, or a wrong answer that is declined now. A clause is compared by its state over
the same scenarios. Causes are listed beside that and decide nothing, because what they explain is compared scenario by
scenario.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple

from tarock_language.message import Message, message
from tarock_reports.ledger.check_lines import CheckHeader, PlannedScenario
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.cases import Case, ClauseState, by_clause, clause_state
from tarock_reports.verdict.wording import engine_title, options_text, rules_text, scenarios_text
from tarock_steps.suite.verdicts import Outcome


class Trend(StrEnum):
    """Which way something went."""

    WORSE = "worse"
    BETTER = "better"
    OTHERWISE = "otherwise"


TRENDS: Final = {
    Trend.WORSE: message("worse"),
    Trend.BETTER: message("better"),
    Trend.OTHERWISE: message("otherwise"),
}
"""What each way is called."""


class ScenarioTrend(NamedTuple):
    """A scenario with a different outcome in the later run."""

    trend: Trend
    scenario: PlannedScenario
    old: Outcome
    new: Outcome
    clauses: tuple[str, ...]


class ClauseTrend(NamedTuple):
    """A clause with a different state in the later run."""

    trend: Trend
    clause: str
    old: ClauseState
    new: ClauseState


class CauseFate(IntEnum):
    """What became of a cause, in order from worst (new) to best (gone)."""

    NEW = 0
    GREW = 1
    STAYS = 2
    SHRANK = 3
    GONE = 4

    @property
    def trend(self) -> Trend | None:
        """The direction of the change; ``None`` if nothing changed."""
        if self is CauseFate.STAYS:
            return None
        return Trend.WORSE if self < CauseFate.STAYS else Trend.BETTER


class CauseTrend(NamedTuple):
    """A cause and how many failures it explains in each run; 0 if it was not found in that run."""

    id: str
    said: Message | str
    clauses: tuple[str, ...]
    old: int
    new: int

    @property
    def fate(self) -> CauseFate:
        """Whether the cause is new, grew, stayed, shrank or is gone."""
        if not self.old or not self.new:
            return CauseFate.GONE if self.old else CauseFate.NEW
        return CauseFate.STAYS if self.old == self.new else CauseFate.GREW if self.new > self.old else CauseFate.SHRANK


class RunTrends(NamedTuple):
    """What changed between two runs of one rule set.

    ``asked_otherwise`` lists how the runs differ apart from the answers. ``only_old`` and ``only_new`` count scenarios
    that only one run asked, ``reworded`` those whose steps changed, ``as_before`` those with the same outcome.
    ``causes`` are sorted worst first, new ones before old ones; ``None`` if a run with failures has no diagnosis.
    """

    old: Ledger
    new: Ledger
    asked_otherwise: tuple[Message, ...]
    scenarios: tuple[ScenarioTrend, ...]
    clauses: tuple[ClauseTrend, ...]
    causes: tuple[CauseTrend, ...] | None
    as_before: int
    only_old: int
    only_new: int
    reworded: int

    def number(self, trend: Trend) -> int:
        """How many scenarios changed in this direction."""
        return sum(scenario.trend is trend for scenario in self.scenarios)

    @property
    def is_worse(self) -> bool:
        """Whether anything got worse."""
        return Trend.WORSE in {scenario.trend for scenario in self.scenarios} | {
            clause.trend for clause in self.clauses
        }


_RANKS: Final[Mapping[Outcome, int]] = {
    Outcome.PASSED: 2,
    Outcome.DECLINED: 1,
    Outcome.FAILED: 0,
    Outcome.OTHER_READING: 0,
    Outcome.NOT_REACHED: 0,
    Outcome.BEYOND: 0,
    Outcome.ERRORED: 0,
}
"""The better outcome has the higher rank; unplayable scenarios and faults of the suite are not compared."""

_STATES: Final[Mapping[ClauseState, int]] = {
    ClauseState.PASSED: 2,
    ClauseState.INCONCLUSIVE: 1,
    ClauseState.FAILED: 0,
    ClauseState.ERRORED: 0,
}


def run_trends(old: Ledger, new: Ledger) -> RunTrends:
    """Compare two runs of the same rule set."""
    before, after = _asked(old), _asked(new)
    both = [id_ for id_ in after if id_ in before]
    same = [id_ for id_ in both if before[id_].scenario.steps == after[id_].scenario.steps]
    scenarios = tuple(_scenarios(same, before, after))
    return RunTrends(
        old=old,
        new=new,
        asked_otherwise=tuple(_asked_otherwise(old.header, new.header)),
        scenarios=scenarios,
        clauses=tuple(_clauses([before[id_] for id_ in same], [after[id_] for id_ in same])),
        causes=_causes(old, new),
        as_before=len(same) - len(scenarios),
        only_old=len(before) - len(both),
        only_new=len(after) - len(both),
        reworded=len(both) - len(same),
    )


def _asked(ledger: Ledger) -> dict[str, Case]:
    """The scenarios of a run that can be compared, by id."""
    cases = (Case(scenario, ledger.by_scenario.get(scenario.id)) for scenario in ledger.expected)
    return {case.scenario.id: case for case in cases if case.outcome in _RANKS}


def _scenarios(ids: Sequence[str], before: Mapping[str, Case], after: Mapping[str, Case]) -> Iterator[ScenarioTrend]:
    for id_ in ids:
        old, new = before[id_], after[id_]
        if old.outcome is None or new.outcome is None or old.outcome is new.outcome:
            continue
        told = new if _RANKS[new.outcome] == 0 else old
        trend = _trend(_RANKS[old.outcome], _RANKS[new.outcome])
        yield ScenarioTrend(trend, new.scenario, old.outcome, new.outcome, told.named_clauses)


def _trend(old: int, new: int) -> Trend:
    """The direction between two ranks; from wrong to unanswered is neither better nor worse."""
    if new < old:
        return Trend.WORSE
    return Trend.BETTER if new == max(_RANKS.values()) else Trend.OTHERWISE


def _clauses(before: Sequence[Case], after: Sequence[Case]) -> Iterator[ClauseTrend]:
    old, new = by_clause(tuple(before)), by_clause(tuple(after))
    for clause, cases in new.items():
        was, is_now = clause_state(old.get(clause, ()), clause), clause_state(cases, clause)
        if clause in old and was is not is_now:
            yield ClauseTrend(_trend(_STATES[was], _STATES[is_now]), clause, was, is_now)


def _causes(old: Ledger, new: Ledger) -> tuple[CauseTrend, ...] | None:
    if (_has_failed(old) and old.diagnosis is None) or (_has_failed(new) and new.diagnosis is None):
        return None
    found = [_cause(*pair) for pair in _paired(_found(old), _found(new))]
    return tuple(sorted(found, key=lambda cause: (cause.fate, -max(cause.old, cause.new), cause.id)))


def _has_failed(ledger: Ledger) -> bool:
    return any(_RANKS.get(verdict.outcome) == 0 for verdict in ledger.verdicts)


def _found(ledger: Ledger) -> Sequence[CauseRecord]:
    return () if ledger.diagnosis is None else ledger.diagnosis.causes


def _paired(old: Sequence[CauseRecord], new: Sequence[CauseRecord]) -> Iterator[tuple[CauseRecord, int, int]]:
    """Each cause of either run (in the later run's form, if there), and how many failures it explains in each."""
    left = list(old)
    for cause in new:
        before = next((earlier for earlier in left if earlier.id == cause.id), None)
        before = before or next((earlier for earlier in left if _is_one_mistake(earlier, cause)), None)
        if before is not None:
            left.remove(before)
        yield cause, len(before.explains) if before else 0, len(cause.explains)
    yield from ((cause, len(cause.explains), 0) for cause in left)


def _is_one_mistake(one: CauseRecord, other: CauseRecord) -> bool:
    """Whether two causes are the same, except for some of the games or items that they are about."""
    same = (_way(one), one.clauses) == (_way(other), other.clauses)
    return same and not {*one.about}.isdisjoint(other.about)


def _way(cause: CauseRecord) -> str:
    """The id of a cause without the games or items that it is about."""
    names = f"{{{', '.join(cause.about)}}}" if len(cause.about) > 1 else "".join(cause.about)
    return cause.id.replace(names, "{}", 1) if names else cause.id


def _cause(cause: CauseRecord, old: int, new: int) -> CauseTrend:
    return CauseTrend(cause.id, cause.said, tuple(cause.clauses), old, new)


def _asked_otherwise(old: CheckHeader, new: CheckHeader) -> Iterator[Message]:
    for what, before, now in (
        (message("program"), engine_title(old), engine_title(new)),
        (message("suite"), old.suite, new.suite),
        (message("protocol"), str(old.protocol), str(new.protocol)),
        (message("rules"), rules_text(old), rules_text(new)),
        (message("options"), options_text(old), options_text(new)),
        (message("judged as of version"), _as_of(old), _as_of(new)),
        (message("narrowed to"), _narrowed(old), _narrowed(new)),
    ):
        if before != now:
            yield message("{what}: {before} before, {now} now", what=what, before=before, now=now)
    if old.house and new.house and old.house.name == new.house.name and old.house.digest != new.house.digest:
        yield message("house: {name} has changed", name=old.house.name)


def _as_of(header: CheckHeader) -> Message | str:
    return header.asked.as_of or message("today")


def _narrowed(header: CheckHeader) -> Sequence[Message | str] | Message:
    asked = header.asked
    names: list[Message | str] = [*asked.areas, *asked.clauses]
    if asked.scenarios:
        names.append(scenarios_text(len(asked.scenarios)))
    names += [message("without {pattern}", pattern=pattern) for pattern in asked.excluded]
    return names or message("nothing")
