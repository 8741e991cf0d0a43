"""Recognises failures that the author of a program knows of.

By their clauses, or because our engine with that deviation fails alike.

By check a failure is known where its step is named, by clause where every clause that it speaks against is; what fails
in a scenario beside that has to be known too. By cause it is known where an engine that
plays known causes says in it, part by part, just what the program said. A known deviation is *mended* where nothing
went wrong by it in a whole run, and something passed that it would have shown in.
"""

from __future__ import annotations

import functools
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tarock_conformance.diagnose.looking import EnoughError, Look
from tarock_conformance.diagnose.making import variant_asked
from tarock_conformance.diagnose.replays import Replays, together
from tarock_conformance.diagnose.told_scenarios import ToldScenarios
from tarock_conformance.inputs.deviations import deviations_of_cause
from tarock_conformance.inputs.selection import planned
from tarock_conformance.inputs.variants import rules_of_readings, rules_with
from tarock_reference.deviations import forget_engines
from tarock_reports.ledger.known_lines import KnownLine, KnownState
from tarock_reports.verdict.cases import WRONG, Case, ClauseState
from tarock_reports.verdict.summary import summarise
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.verdicts import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from tarock_conformance.check.player import Asking
    from tarock_conformance.diagnose.replays import Together
    from tarock_conformance.inputs.deviations import KnownDeviation
    from tarock_reference.deviations import Deviation
    from tarock_reference.houses.house import House
    from tarock_reports.ledger.checks import Ledger
    from tarock_reports.verdict.summary import Summary
    from tarock_steps.suite.explaining import RunSoFar

_MOST = 100_000
"""How many times scenarios are played at most to find out what is known."""


class FoundKnown(NamedTuple):
    """What became of each known deviation; ``is_all`` says whether there was time to find it out."""

    lines: tuple[KnownLine, ...]
    is_all: bool


@dataclass(frozen=True, kw_only=True)
class KnownDeviations:
    """The deviations that are known of a program asked by the rules of a run."""

    each: tuple[KnownDeviation, ...]
    asking: Asking
    house: House | None

    def covers(self, case: Case, heard: RunSoFar) -> bool:
        """Whether a single scenario that went wrong is known, in each of its checks or by cause."""
        if self._in_each_check(case):
            return True
        causes = self._causes
        if not causes or case.scenario.id not in heard.failed:
            return False
        try:
            replays = self._replays(heard, [case.scenario.id], lambda: True)
            return bool(_explaining(replays, case.scenario.id, _all_of(causes)))
        finally:
            forget_engines()

    def found(self, ledger: Ledger, heard: RunSoFar, may_go_on: Callable[[], bool], *, whole: bool) -> FoundKnown:
        """What became of each in a run that ``heard`` this, as its ledger tells so far.

        Nothing is mended in a run that did not come to its end, ``whole`` says whether it did.
        """
        summary = summarise(ledger)
        cases = [Case(one, ledger.by_scenario.get(one.id)) for one in ledger.expected]
        wrong = [case for case in cases if case.outcome in WRONG]
        causes = self._causes
        by_cause = _ByCause({one: [] for one in causes}, {})
        replays = self._replays(
            heard, [case.scenario.id for case in wrong if case.scenario.id in heard.failed], may_go_on
        )
        is_all = by_cause.fill(replays, causes, summary if whole else None)
        explained = {scenario for several in by_cause.scenarios.values() for scenario in several}
        lines = []
        for one in self.each:
            if one.cause:
                lines.append(_line(one, by_cause.scenarios.get(one, []), by_cause.against.get(one, "")))
                continue
            mine = [case for case in wrong if self._is_about(one, case)]
            known = [case.scenario.id for case in mine if self._in_each_check(case)]
            known = [each for each in known if each not in explained]
            passed = _passed(summary, one) if whole and not mine else ""
            lines.append(_line(one, known, passed, seen=bool(mine)))
        return FoundKnown(tuple(lines), is_all)

    def _is_about(self, one: KnownDeviation, case: Case) -> bool:
        """Whether a scenario that went wrong did so by a clause or in a check that is known."""
        if one.clause:
            return one.clause in case.speaks_about
        steps = self._checks.get((one.scenario, one.step), ()) if one.scenario == case.scenario.id else ()
        return any(step in steps for step, _ in _unmet(case))

    def _in_each_check(self, case: Case) -> bool:
        """Whether all that went wrong in a scenario is known: a known check hides none of the others."""
        clauses = {one.clause for one in self.each if one.clause}
        named = {step for (id_, _), steps in self._checks.items() if id_ == case.scenario.id for step in steps}
        return all(step in named or (about and clauses.issuperset(about)) for step, about in _unmet(case))

    @functools.cached_property
    def _checks(self) -> Mapping[tuple[str, str], Collection[str]]:
        """The checks that are named: by scenario and step as they are written, as they are asked in cards of a run."""
        written = {one.id: one for one in planned(self.asking.source)}
        asked = {one.id: one for one in self.asking.asked}
        return {
            (one.scenario, one.step): {
                told.text
                for line, told in zip(written[one.scenario].lines, asked[one.scenario].lines, strict=True)
                if line.text == one.step
            }
            for one in self.each
            if one.scenario in asked and one.scenario in written
        }

    @functools.cached_property
    def _causes(self) -> Mapping[KnownDeviation, Together]:
        """The known causes that are deviations by the rules of this run."""
        variant = variant_asked(self.asking.source, self.asking.options, self.house)
        named = {one: deviations_of_cause(one.cause, variant) for one in self.each if one.cause}
        return {one: several for one, several in named.items() if several}

    def _replays(self, heard: RunSoFar, failed: Sequence[str], may_go_on: Callable[[], bool]) -> Replays:
        asking = self.asking
        variant = variant_asked(asking.source, asking.options, self.house)
        rules = rules_with(asking.source, variant.readings, self.house) or rules_of_readings(asking.source, {})
        scripts = {one.id: Script.of(one) for one in asking.asked if one.id in {*failed, *heard.passed}}
        said = {each: heard.failed[each] for each in failed}
        told = ToldScenarios(scripts, said, sorted(heard.passed), {}, heard.hello)
        return Replays(told, rules, variant, Look(may_go_on=may_go_on, most=_MOST))


class _ByCause(NamedTuple):
    """The scenarios that went wrong by each known cause, and of one that shows in none a scenario that passed."""

    scenarios: dict[KnownDeviation, list[str]]
    against: dict[KnownDeviation, str]

    def fill(self, replays: Replays, causes: Mapping[KnownDeviation, Together], whole: Summary | None) -> bool:
        """Find them, what passed only of a ``whole`` run; tells whether there was time for all of it."""
        try:
            for scenario, explaining in _chosen(replays, _all_of(causes)).items():
                for one, several in causes.items():
                    if any(each in explaining for each in several):
                        self.scenarios[one].append(scenario)
            for one, several in causes.items():
                if not self.scenarios[one] and whole is not None:
                    self.against[one] = _passed_against(replays, several, whole)
        except EnoughError:
            return False
        finally:
            forget_engines()
        return True


def _all_of(causes: Mapping[KnownDeviation, Together]) -> Together:
    """The deviations of all known causes, each once."""
    return tuple(dict.fromkeys(each for several in causes.values() for each in several))


def _unmet(case: Case) -> Iterator[tuple[str, Collection[str]]]:
    """The step of each check of a scenario that was not met, with the clauses that it speaks against.

    Where an action was refused, no check was.
    """
    verdict = case.verdict
    if verdict is None:
        return
    yield "" if case.outcome is Outcome.NOT_REACHED else verdict.step, case.speaks_about
    for one in verdict.also:
        cited = [each for each in case.clauses if each in one.charged]
        yield one.step, cited or one.charged or case.clauses


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
    """The scenario of a known check where it passed, or one that is evidence for a known clause that has passed."""
    if one.scenario:
        passed = (case.scenario.id for case in summary.cases if case.outcome is Outcome.PASSED)
        return one.scenario if one.scenario in passed else ""
    clause, cases = one.clause, summary.clauses.get(one.clause, ())
    if summary.states.get(clause) is not ClauseState.PASSED:
        return ""
    return next(case.scenario.id for case in cases if case.outcome is Outcome.PASSED)


def _chosen(replays: Replays, causes: Sequence[Deviation]) -> dict[str, Together]:
    """By which causes each scenario that failed is known, where it is: those that explain most elsewhere too."""
    ways = {scenario: _explaining(replays, scenario, causes) for scenario in replays.failed if causes}
    shown = Counter(one.id for several in ways.values() for one in {each for way in several for each in way})
    return {
        scenario: max(several, key=lambda way: min(shown[one.id] for one in way))
        for scenario, several in ways.items()
        if several
    }


def _explaining(replays: Replays, scenario: str, causes: Sequence[Deviation]) -> list[Together]:
    """The causes of which an engine that plays them says in a scenario what the program said, none too many in any.

    It is looked for among all that matter there, those but one, each alone, and all of them together.
    """
    right = replays.replay_of_all(scenario, ()).digest
    matter = [one for one in causes if replays.replay_of_all(scenario, (one,)).digest != right]
    found: dict[Together, None] = {}
    for tried in dict.fromkeys(_combinations(causes, matter)):
        if tried and replays.replay_of_all(scenario, tried).is_same:
            needed = tuple(one for one in tried if not replays.replay_of_all(scenario, _but(tried, one)).is_same)
            found[needed or tried] = None
    return list(found)


def _combinations(causes: Sequence[Deviation], matter: Sequence[Deviation]) -> Iterator[Together]:
    if matter:
        yield together(matter)
    yield from (_but(together(matter), one) for one in matter if len(matter) > 1)
    yield from ((one,) for one in matter)
    yield together(causes)


def _but(deviations: Together, one: Deviation) -> Together:
    return tuple(each for each in deviations if each is not one)


def _passed_against(replays: Replays, deviations: Together, summary: Summary) -> str:
    """A scenario that passed although the deviations would have shown in it, looked for where a clause is cited."""
    clauses = frozenset[str]().union(*(one.clauses for one in deviations))
    passed = [case for case in summary.cases if case.scenario.id in replays.passed]
    cited = [case for case in passed if not clauses.isdisjoint(case.scenario.clauses)]
    for case in cited or passed:
        if not replays.replay_of_all(case.scenario.id, together(deviations)).is_same:
            return case.scenario.id
    return ""
