"""Recognises failures that the author of a program has listed as known deviations, so that they are reported apart.

An entry names a check (a step of a scenario), a clause, or a cause. By check, a failure is known if its step is named;
by clause, if every clause that it speaks against is. Everything else that fails in the scenario has to be known too. A
fault of an answer that no step looks at has the name ``beyond the steps``, and is known by any of the clauses that it
rests on. By cause, it is known if our engine with the known causes gives just the answers of the program; an error is
known by cause alone, and only if the program reported it itself. A known deviation is *mended* if nothing went wrong by
it in a whole run, and something passed in which it would have shown.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tarock_checking.diagnose.cause_records import variant_asked
from tarock_checking.diagnose.replays import Replays, Together, together
from tarock_checking.diagnose.search_limits import EnoughError, SearchLimits
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_checking.playing.player import Asking
from tarock_protocol.drivers import WireExchange
from tarock_reference.deviant import forget_engines
from tarock_reference.deviations import Deviation
from tarock_reference.houses.house import House
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.known_lines import KnownLine, KnownState
from tarock_reports.verdict.cases import WRONG, Case, ClauseState
from tarock_reports.verdict.summary import Summary, summarise
from tarock_running.inputs.deviations import KnownDeviation, deviations_of_cause
from tarock_running.inputs.selection import planned
from tarock_running.inputs.variants import rules_of_readings, rules_with
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.verdicts import Outcome

_MOST = 100_000
"""How many scenarios are played at most in the test of known deviations."""

_STEPS: Final = {Outcome.NOT_REACHED: "", Outcome.BEYOND: Outcome.BEYOND.value}
"""What stands for the step of a scenario in which no check is wrong."""


class FoundKnown(NamedTuple):
    """The state of each known deviation; ``is_all`` says whether there was time to test all of them."""

    lines: tuple[KnownLine, ...]
    is_all: bool


@dataclass(frozen=True, kw_only=True)
class KnownDeviations:
    """The known deviations of a program, for the rules of a run."""

    each: tuple[KnownDeviation, ...]
    asking: Asking
    house: House | None

    def can_explain(self, case: Case, heard: RunSoFar) -> bool:
        """Whether known deviations explain a scenario that went wrong: each of its checks, or by cause."""
        if case.outcome in WRONG and self._is_known_by_checks(case):
            return True
        causes, said = self._causes, _amiss(heard).get(case.scenario.id)
        if not causes or said is None:
            return False
        try:
            replays = self._replays(heard, {case.scenario.id: said}, lambda: True)
            return bool(_explaining(replays, case.scenario.id, _all_of(causes)))
        finally:
            forget_engines()

    def found(self, ledger: Ledger, heard: RunSoFar, may_go_on: Callable[[], bool], *, whole: bool) -> FoundKnown:
        """The state of each known deviation after a run that ``heard`` this, from its ledger.

        No deviation is mended unless the run was completed, which ``whole`` says.
        """
        summary = summarise(ledger)
        cases = [Case(scenario, ledger.by_scenario.get(scenario.id)) for scenario in ledger.expected]
        wrong = [case for case in cases if case.outcome in WRONG]
        causes = self._causes
        by_cause = _ByCause({deviation: [] for deviation in causes}, {})
        amiss = _amiss(heard)
        told = {
            case.scenario.id: amiss[case.scenario.id]
            for case in cases
            if case.scenario.id in amiss and _is_as_heard(case, heard)
        }
        replays = self._replays(heard, told, may_go_on)
        is_all = by_cause.has_filled(replays, causes, summary if whole else None)
        explained = {scenario for several in by_cause.scenarios.values() for scenario in several}
        lines = []
        for deviation in self.each:
            if deviation.cause:
                lines.append(
                    _line(deviation, by_cause.scenarios.get(deviation, []), by_cause.against.get(deviation, ""))
                )
                continue
            mine = [case for case in wrong if self._is_about(deviation, case)]
            known = [case.scenario.id for case in mine if self._is_known_by_checks(case)]
            known = [scenario for scenario in known if scenario not in explained]
            passed = _passed(summary, deviation) if whole and not mine else ""
            lines.append(_line(deviation, known, passed, seen=bool(mine)))
        return FoundKnown(tuple(lines), is_all)

    def _is_about(self, one: KnownDeviation, case: Case) -> bool:
        """Whether a scenario went wrong by the clause or in the check of a known deviation."""
        if one.clause:
            return one.clause in case.speaks_about
        steps = self._checks.get((one.scenario, one.step), ()) if one.scenario == case.scenario.id else ()
        return any(step in steps for step, _ in _unmet(case))

    def _is_known_by_checks(self, case: Case) -> bool:
        """Whether everything that went wrong in a scenario is known; a known check does not hide the others."""
        clauses = {deviation.clause for deviation in self.each if deviation.clause}
        named = {step for (id_, _), steps in self._checks.items() if id_ == case.scenario.id for step in steps}
        suffices = clauses.intersection if case.outcome is Outcome.BEYOND else clauses.issuperset
        return all(step in named or (about and suffices(about)) for step, about in _unmet(case))

    @functools.cached_property
    def _checks(self) -> Mapping[tuple[str, str], Collection[str]]:
        """The checks of known deviations: their scenario and step as written, with the steps as this run asks them."""
        written = {scenario.id: scenario for scenario in planned(self.asking.source, self.house)}
        asked = {scenario.id: scenario for scenario in self.asking.asked}
        return {
            (deviation.scenario, deviation.step): {
                told.text
                for line, told in zip(written[deviation.scenario].lines, asked[deviation.scenario].lines, strict=True)
                if line.text == deviation.step
            }
            or {deviation.step}
            for deviation in self.each
            if deviation.scenario in asked and deviation.scenario in written
        }

    @functools.cached_property
    def _causes(self) -> Mapping[KnownDeviation, Together]:
        """The deviations that each known cause means by the rules of this run, if any."""
        variant = variant_asked(self.asking.source, self.asking.options, self.house)
        named = {deviation: deviations_of_cause(deviation.cause, variant) for deviation in self.each if deviation.cause}
        return {deviation: several for deviation, several in named.items() if several}

    def _replays(
        self, heard: RunSoFar, amiss: Mapping[str, Sequence[WireExchange]], may_go_on: Callable[[], bool]
    ) -> Replays:
        asking = self.asking
        variant = variant_asked(asking.source, asking.options, self.house)
        rules = rules_with(asking.source, variant.readings, self.house) or rules_of_readings(asking.source, {})
        scripts = {
            scenario.id: Script.of(scenario) for scenario in asking.asked if scenario.id in {*amiss, *heard.passed}
        }
        told = ToldScenarios(scripts, amiss, sorted(heard.passed), {}, heard.hello, beyond=heard.beyond)
        return Replays(told, rules, variant, SearchLimits(may_go_on=may_go_on, most=_MOST))


class _ByCause(NamedTuple):
    """By known cause, the scenarios that went wrong by it; if none did, a scenario that passed against it."""

    scenarios: dict[KnownDeviation, list[str]]
    against: dict[KnownDeviation, str]

    def has_filled(self, replays: Replays, causes: Mapping[KnownDeviation, Together], whole: Summary | None) -> bool:
        """Find both, the passed scenarios only for a ``whole`` run; returns whether there was time for all of it."""
        try:
            for scenario, explaining in _chosen(replays, _all_of(causes)).items():
                for deviation, several in causes.items():
                    if any(cause in explaining for cause in several):
                        self.scenarios[deviation].append(scenario)
            for deviation, several in causes.items():
                if not self.scenarios[deviation] and whole is not None:
                    self.against[deviation] = _passed_against(replays, several, whole)
        except EnoughError:
            return False
        finally:
            forget_engines()
        return True


def _amiss(heard: RunSoFar) -> Mapping[str, Sequence[WireExchange]]:
    """What was exchanged where something went wrong, also by an error that the program reported itself.

    Behind an answer that was not kept whole, no error is known.
    """
    whole = {name: said for name, said in heard.errored.items() if not any(exchange.cut_from for exchange in said)}
    return {**heard.failed, **whole}


def _is_as_heard(case: Case, heard: RunSoFar) -> bool:
    """Whether an error is still the one that was heard, not one of what the program said later."""
    errored = heard.errored.get(case.scenario.id)
    said = () if case.verdict is None else case.verdict.exchanges
    return errored is None or [exchange.answer for exchange in said] == [exchange.answer for exchange in errored]


def _all_of(causes: Mapping[KnownDeviation, Together]) -> Together:
    """The deviations of all known causes, each once."""
    return tuple(dict.fromkeys(deviation for several in causes.values() for deviation in several))


def _unmet(case: Case) -> Iterator[tuple[str, Collection[str]]]:
    """The step of each check of a scenario that was not met, with the clauses that it speaks against.

    If an action was refused, the first step is empty, because no check was reached.
    """
    verdict = case.verdict
    if verdict is None:
        return
    yield _STEPS.get(verdict.outcome, verdict.step), case.speaks_about
    for breach in verdict.also:
        cited = [clause for clause in case.clauses if clause in breach.charged]
        yield breach.step, cited or breach.charged or case.clauses


def _line(one: KnownDeviation, scenarios: Sequence[str], against: str, *, seen: bool = False) -> KnownLine:
    state = KnownState.SEEN if scenarios or seen else KnownState.MENDED if against else KnownState.NOT_SEEN
    return KnownLine(
        clause=one.clause,
        cause=one.cause,
        reason=one.reason,
        link=one.link,
        place=one.place,
        scenario=one.scenario,
        step=one.step,
        state=state,
        scenarios=list(scenarios),
        against=against if state is KnownState.MENDED else "",
    )


def _passed(summary: Summary, one: KnownDeviation) -> str:
    """A scenario that passed against a known deviation: that of its check, or one for its clause; empty if none."""
    if one.scenario:
        passed = (case.scenario.id for case in summary.cases if case.outcome is Outcome.PASSED)
        return one.scenario if one.scenario in passed else ""
    clause, cases = one.clause, summary.clauses.get(one.clause, ())
    if summary.states.get(clause) is not ClauseState.PASSED:
        return ""
    return next(case.scenario.id for case in cases if case.outcome is Outcome.PASSED)


def _chosen(replays: Replays, causes: Sequence[Deviation]) -> dict[str, Together]:
    """The causes that explain each failed scenario; of several sets the one that explains most elsewhere."""
    ways = {scenario: _explaining(replays, scenario, causes) for scenario in replays.failed if causes}
    shown = Counter(cause.id for several in ways.values() for cause in {cause for way in several for cause in way})
    return {
        scenario: max(several, key=lambda way: min(shown[cause.id] for cause in way))
        for scenario, several in ways.items()
        if several
    }


def _explaining(replays: Replays, scenario: str, causes: Sequence[Deviation]) -> list[Together]:
    """The sets of causes with which an engine answers a scenario just as the program did, without needless causes.

    Tried are all causes that matter there, all of these but one, each of them alone, and all causes together.
    """
    right = replays.replay_of_all(scenario, ()).digest
    matter = [cause for cause in causes if replays.replay_of_all(scenario, (cause,)).digest != right]
    found: dict[Together, None] = {}
    for tried in dict.fromkeys(_combinations(causes, matter)):
        if tried and replays.replay_of_all(scenario, tried).is_same:
            needed = tuple(cause for cause in tried if not replays.replay_of_all(scenario, _but(tried, cause)).is_same)
            found[needed or tried] = None
    return list(found)


def _combinations(causes: Sequence[Deviation], matter: Sequence[Deviation]) -> Iterator[Together]:
    if matter:
        yield together(matter)
    yield from (_but(together(matter), cause) for cause in matter if len(matter) > 1)
    yield from ((cause,) for cause in matter)
    yield together(causes)


def _but(deviations: Together, one: Deviation) -> Together:
    return tuple(deviation for deviation in deviations if deviation is not one)


def _passed_against(replays: Replays, deviations: Together, summary: Summary) -> str:
    """A scenario that passed although the deviations would have failed it; those citing their clauses come first."""
    clauses = frozenset[str]().union(*(deviation.clauses for deviation in deviations))
    passed = [case for case in summary.cases if case.scenario.id in replays.passed]
    cited = [case for case in passed if not clauses.isdisjoint(case.scenario.clauses)]
    for case in cited or passed:
        if not replays.replay_of_all(case.scenario.id, together(deviations)).is_same:
            return case.scenario.id
    return ""
